/** Who is first, who is nearest, and who are equals. */
import type { Seat } from "@sprawl/engine";

/** All things of which none is better; `compare` is negative if the first of two comes before. */
export function best<T>(things: Iterable<T>, compare: (a: T, b: T) => number): T[] {
  let equals: T[] = [];
  for (const thing of things) {
    const order = equals.length === 0 ? -1 : compare(thing, equals[0]);
    if (order < 0) equals = [thing];
    else if (order === 0) equals.push(thing);
  }
  return equals;
}

/** All things with the least of something, in the order given. */
export function leastOf<T>(things: Iterable<T>, amount: (thing: T) => number): T[] {
  return best(things, (a, b) => amount(a) - amount(b));
}

/** All things with the most of something, in the order given. */
export function mostOf<T>(things: Iterable<T>, amount: (thing: T) => number): T[] {
  return best(things, (a, b) => amount(b) - amount(a));
}

/** How many places clockwise it is from one seat to another. */
export function distanceClockwise(seats: number, from: Seat, to: Seat): number {
  return (to - from + seats) % seats;
}
