/**
 * What a game's rules show: the table of moments, things and audiences. A rule that turns a card
 * towards somebody is believed by the rest of the engine; this table says it a second time, as the
 * rulebook does, and the law `shows` compares the two in every match it plays.
 */
import type { RuleId } from "./words.js";

/**
 * To whom. `holder`: the seat in whose part of the state it lies when the answer is done; `one`: some
 * seat alone; `some`: several seats, but not all; `all`: everybody, spectators too.
 */
export type Shown = "all" | "one" | "holder" | "some";

export type Showing = {
  /**
   * The moment: an event that speaks of the thing, told in the same answer to those who are shown
   * it; or `in <step>`, where nothing is said of it. Setup is `in setup`.
   */
  readonly when: string;
  /** The pool of the thing; `modifier-*` for all that begin so. */
  readonly what: string;
  readonly to: readonly Shown[];
  readonly rule: RuleId;
};

/** One line of the table. */
export function showing(
  when: string,
  what: string,
  to: Shown | readonly Shown[],
  rule: RuleId,
): Showing {
  return { when, what, to: [to].flat(), rule };
}
