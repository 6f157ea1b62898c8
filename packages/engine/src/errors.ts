/**
 * The two kinds of error. A `Refusal` is what a person gets for something not allowed: typed, with
 * the rule or the field, nothing changed. An `EngineFault` means that a game (or we) went wrong.
 */
import type { RuleId } from "./words.js";

export type RefusalCode =
  | "not-asked" // this seat is not asked anything now
  | "stale" // the answer belongs to another decision
  | "unknown-option" // no such option
  | "barred" // the option is there, but a rule forbids it
  | "out-of-range" // an amount or a number of picks outside its bounds
  | "not-together" // these picks may not be made together
  | "malformed" // not the shape of an answer
  | "over" // the match has ended
  | "cannot-undo";

export type Refusal = {
  readonly code: RefusalCode;
  /** The rule that forbids it, where one does. */
  readonly rule?: RuleId;
  /** The part of the input that is wrong. */
  readonly field?: string;
  readonly message: string;
};

/** Bad input of any other kind: a save, an option set, a campaign. Names the place. */
export class BadInput extends Error {
  override readonly name = "BadInput";
  constructor(
    readonly place: string,
    readonly problem: string,
  ) {
    super(`${place}: ${problem}`);
  }
}

/** A rule or the engine itself is wrong. */
export class EngineFault extends Error {
  override readonly name = "EngineFault";
}

/** Say what went wrong. On hot paths, where a sentence should not be made before it is needed. */
export function fault(problem: string): never {
  throw new EngineFault(problem);
}

/** Says what was expected when it does not hold. */
export function assert(holds: unknown, expected: string): asserts holds {
  if (!holds) throw new EngineFault(expected);
}
