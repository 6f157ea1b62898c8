/** Random legal answers to every form of question. */
import type { Draw, Given, Option, Question } from "@sprawl/engine";
import { safeAnswer } from "@sprawl/engine/search";

/** Random sets that are tried before all sets are gone through, and how many of those at most. */
const TRIES = 64;
const MOST_SETS = 20_000;

/** A random answer, as the rules see it. */
export function randomGiven(question: Question, draw: Draw): Given {
  switch (question.form) {
    case "choose":
      return question.options[draw(question.options.length)];
    case "amount":
      return question.min + draw(question.max - question.min + 1);
    case "pick": {
      const { options, min, max, check } = question;
      const picked = (set: readonly number[]): Option[] => set.map((i) => options[i]);
      const fits = (set: readonly number[]) => check?.(picked(set)) === undefined;
      const set = randomSet(options.length, min, max, draw, fits);
      return set ? picked(set) : safeAnswer(question);
    }
    default:
      return question satisfies never;
  }
}

/**
 * A random set of `min` to `max` of the numbers below `count` that fits, in rising order. When luck
 * does not find one, the sets are gone through in order; undefined if none of them fits either.
 */
export function randomSet(
  count: number,
  min: number,
  max: number,
  draw: Draw,
  fits: (set: readonly number[]) => boolean,
): readonly number[] | undefined {
  const most = Math.min(max, count);
  if (min > most) return undefined;
  for (let i = 0; i < TRIES; i++) {
    const set = someOf(count, min + draw(most - min + 1), draw);
    if (fits(set)) return set;
  }
  let left = MOST_SETS;
  for (const set of setsOf(count, min, most)) {
    if (fits(set)) return set;
    if (--left === 0) return undefined;
  }
  return undefined;
}

function someOf(count: number, size: number, draw: Draw): number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  for (let i = 0; i < size; i++) {
    const j = i + draw(count - i);
    const other = all[i];
    all[i] = all[j];
    all[j] = other;
  }
  return all.slice(0, size).sort((a, b) => a - b);
}

/** Every set of `min` to `max` of the numbers below `count`, the small ones first. */
export function* setsOf(count: number, min: number, max: number): Generator<readonly number[]> {
  for (let size = min; size <= Math.min(max, count); size++) yield* setsOfSize(count, size);
}

function* setsOfSize(count: number, size: number): Generator<readonly number[]> {
  const set = Array.from({ length: size }, (_, i) => i);
  for (;;) {
    yield set.slice();
    let at = size - 1;
    while (at >= 0 && set[at] === count - size + at) at--;
    if (at < 0) return;
    set[at]++;
    for (let i = at + 1; i < size; i++) set[i] = set[i - 1] + 1;
  }
}

/** How many sets of `min` to `max` out of `count` there are; no more than `limit` are counted. */
export function numberOfSets(count: number, min: number, max: number, limit: number): number {
  let sum = 0;
  for (let size = min; size <= Math.min(max, count); size++) {
    let sets = 1;
    for (let i = 0; i < size; i++) sets = (sets * (count - i)) / (i + 1);
    sum += sets;
    if (sum >= limit) return limit;
  }
  return sum;
}
