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

/** Files an author did not write: our own packages, libraries, Node itself. */
const NOT_THEIRS = /packages\/[\w-]+\/(src|dist)\/|node_modules|node:|<anonymous>|evalmachine/;
const FRAME = /((?:file:\/\/)?[^\s()]+:\d+:\d+)\)?$/;

/** Where in an author's own files something was thrown, "games/toy/src/noise.ts:12:5"; if it is known. */
export function whereThrown(stack: string): string | undefined {
  for (const line of stack.split("\n")) {
    if (!/^\s*at /.test(line) || NOT_THEIRS.test(line)) continue;
    const [, file] = FRAME.exec(line) ?? [];
    if (file)
      return file.replace(/^.*?\/(?=(games|examples|packages|bench)\/)/, "").replace("file://", "");
  }
  return undefined;
}

/** What was thrown, and where: for authors, never for players. */
export function sayThrown(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const where = whereThrown(error.stack ?? "");
  return where === undefined ? error.message : `${error.message} (at ${where})`;
}

/** Say what went wrong. On hot paths, where a sentence should not be made before it is needed. */
export function fault(problem: string): never {
  throw new EngineFault(problem);
}

/** Says what was expected when it does not hold. */
export function assert(holds: unknown, expected: string): asserts holds {
  if (!holds) throw new EngineFault(expected);
}
