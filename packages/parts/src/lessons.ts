/** What lessons are made of: which options one points at, and what the learner has done. */
import type { GameEvent, Seat } from "@sprawl/engine";

type Kinded = { readonly kind: string };

/** Of a union of options those that may be of one of these kinds. */
export type OfKind<O, K> = O extends { readonly kind: infer Own }
  ? [Own & K] extends [never]
    ? never
    : O
  : never;

/** Those of these kinds, in the order in which they are offered. */
export function ofKind<O extends Kinded, K extends O["kind"]>(
  options: readonly O[],
  ...kinds: readonly K[]
): OfKind<O, K>[] {
  const isWanted = (option: O): option is OfKind<O, K> =>
    kinds.some((kind) => kind === option.kind);
  return options.filter(isWanted);
}

/** All of the first of these kinds that is offered at all. */
export function firstOf<O extends Kinded, K extends O["kind"]>(
  options: readonly O[],
  ...kinds: readonly K[]
): OfKind<O, K>[] {
  for (const kind of kinds) {
    const found = ofKind<O, K>(options, kind);
    if (found.length > 0) return found;
  }
  return [];
}

export function happened(events: readonly GameEvent[], type: string): boolean {
  return events.some((event) => event.type === type);
}

/** Has this seat done it? */
export function hasDone(seat: Seat, events: readonly GameEvent[], type: string): boolean {
  return events.some(
    (event) => event.type === type && (event.args.seat === seat || event.args.by === seat),
  );
}
