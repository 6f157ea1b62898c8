import { clockwise } from "@sprawl/engine";
import { best, distanceClockwise, leastOf, mostOf } from "@sprawl/parts";
import { array, assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";

describe("the best of several", () => {
  const things = array(integer({ min: 0, max: 5 }));

  test("are exactly those that nothing beats, in the order given", () => {
    assert(
      property(things, (numbers) => {
        const least = numbers.filter((n) => numbers.every((other) => n <= other));
        expect(leastOf(numbers, (n) => n)).toEqual(least);
        const most = numbers.filter((n) => numbers.every((other) => n >= other));
        expect(mostOf(numbers, (n) => n)).toEqual(most);
      }),
    );
  });

  test("equals stay apart things", () => {
    const pair = [
      { name: "a", rank: 1 },
      { name: "b", rank: 1 },
      { name: "c", rank: 2 },
    ];
    expect(best(pair, (a, b) => a.rank - b.rank).map(({ name }) => name)).toEqual(["a", "b"]);
    expect(best([], () => 0)).toEqual([]);
  });
});

test("clockwise distance is the place in the clockwise order", () => {
  for (let seats = 1; seats <= 16; seats++) {
    for (let from = 0; from < seats; from++) {
      const order = clockwise(seats, from);
      for (let to = 0; to < seats; to++) {
        expect(distanceClockwise(seats, from, to)).toBe(order.indexOf(to));
      }
    }
  }
});
