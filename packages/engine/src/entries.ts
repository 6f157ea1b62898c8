/** Given answers as they are stored, and back. */
import type { Check } from "./check.js";
import { answerOf } from "./options.js";
import type { Entry } from "./snapshot.js";
import type { Answer, Seat } from "./words.js";

/**
 * A stored answer: who, in which step, to what kind of question, the how many-th of that step, and
 * what. Everything before the answer says what was asked, so that changed rules are noticed.
 */
export type SavedAnswer = readonly [
  seat: Seat,
  step: string,
  kind: string,
  nth: number,
  answer: Answer,
];

export function writeEntry(entry: Entry): SavedAnswer {
  const { seat, step, kind, nth, given } = entry;
  return [seat, step, kind, nth, answerOf(given)];
}

/** Stored answers as entries, numbered on from `n`; not chained to one another. */
export function readEntries(answers: readonly SavedAnswer[], n = 0): Entry[] {
  return answers.map(([seat, step, kind, nth, given], i) => ({
    before: undefined,
    n: n + i + 1,
    seat,
    step,
    kind,
    nth,
    given,
    asked: 0,
    takenBack: 0,
  }));
}

/** Stored answers as a chain, from the first one on. */
export function chain(answers: readonly SavedAnswer[]): Entry | undefined {
  let log: Entry | undefined;
  for (const entry of readEntries(answers)) log = { ...entry, before: log };
  return log;
}

/** Does the field `answers` hold stored answers? */
export function checkEntries(check: Check, seats: number): void {
  for (const each of check.list("answers")) {
    const items = each.tuple(5);
    items[0].wholeHere(0, seats - 1);
    items[1].textHere();
    items[2].textHere();
    items[3].wholeHere(1);
    items[4].answerHere();
  }
}
