/** What a law is, what it is tried on, and what is thrown when it does not hold. */
import type { Instinct } from "../bot.js";
import type { AnyGame } from "../game.js";
import type { Draw } from "../resample.js";
import type { GameText } from "../text.js";
import type { Answer, Plain, Result, Seat } from "../words.js";
import type { Setting } from "./setting.js";

export const LAW_NAMES = [
  "ends",
  "answerable",
  "refuses",
  "saves",
  "replays",
  "deterministic",
  "undo",
  "leaks",
  "setup-leaks",
  "sealed",
  "shuffles",
  "mixes",
  "follows",
  "shows",
  "conserves",
  "plain",
  "content",
  "text",
] as const;

export type LawName = (typeof LAW_NAMES)[number];

/** What is put to the test: a game and what belongs to it. */
export type Subject = {
  readonly game: AnyGame;
  /** With it, every other match is played mostly by the game's rule-of-thumb player. */
  readonly instinct?: Instinct | undefined;
  /** With it, everything that is said must have a sentence. */
  readonly text?: GameText | undefined;
  /** What setup finds in `g.carried`. */
  readonly carried?: Plain;
  /** Content that play by chance cannot be expected to reach; scenarios prove it instead. */
  readonly rare?: readonly string[] | undefined;
};

/** One answer of a played match. */
export type Move = { readonly seat: Seat; readonly kind: string; readonly answer: Answer };

/** Why a match could not be played to its end. */
export type Trouble = {
  readonly kind: "declined" | "setup" | "threw" | "stuck" | "endless";
  readonly message: string;
};

/** A match played once, before any law looks at it. */
export type Played = {
  readonly moves: readonly Move[];
  readonly result?: Result | undefined;
  readonly trouble?: Trouble | undefined;
};

/** How much is tried in each match. */
export type Effort = {
  /** Looks through one viewer's eyes at one decision, in one match. */
  readonly looks: number;
  /** Other worlds drawn for each look. */
  readonly samples: number;
};

export const DEFAULT_EFFORT: Effort = { looks: 120, samples: 3 };

/** What must have been seen for a law to count as kept. */
export type MinEvidence = {
  /** Other worlds that counted in the leak test, and how many percent of all drawn. */
  readonly samples: number;
  readonly percent: number;
  /** Of these, worlds in which things of one pool lay differently; asked of every pool. */
  readonly pool: number;
  /** And worlds that counted after the answer to a question, asked of every kind of question. */
  readonly kind: number;
  /** Other outcomes of shuffles that counted. */
  readonly shuffles: number;
  /** Answers that could be taken back. */
  readonly undos: number;
};

/** What was seen, in numbers, and what was used. */
export type Evidence = { readonly counts: Record<string, number>; readonly used: Set<string> };

export function count(evidence: Evidence, what: string, many = 1): void {
  evidence.counts[what] = (evidence.counts[what] ?? 0) + many;
}

/** Where in a match a law was found broken. */
export type Where = {
  /** Number of answers given. */
  readonly after?: number;
  /** Where two things differ that should be equal. */
  readonly difference?: string | undefined;
};

/** One law tried on one match. */
export type Trial = {
  readonly subject: Subject;
  readonly setting: Setting;
  readonly played: Played;
  readonly evidence: Evidence;
  readonly effort: Effort;
  /** Chance for the trial itself; never the match's own. */
  readonly draw: Draw;
  /** The error to throw when the law does not hold. */
  broken(problem: string, where?: Where): LawBroken;
};

export type Law = {
  readonly name: LawName;
  /** What it says, in one sentence. */
  readonly says: string;
  check(trial: Trial): void;
  /** After all matches: what is missing, if anything is. */
  missing?(subject: Subject, evidence: Evidence, least: MinEvidence): string | undefined;
  /** It wants at least so many matches, unless it has seen enough before. */
  readonly wants?: number;
  enough?(subject: Subject, evidence: Evidence): boolean;
};

/** A law does not hold. The message says where, what differs, and how to see it again. */
export class LawBroken extends Error {
  override readonly name = "LawBroken";
  constructor(
    readonly law: LawName,
    readonly problem: string,
    readonly place: string,
    /** The one command that shows it again. */
    readonly command: string,
  ) {
    super(`law "${law}" is broken\n  ${place}\n  ${problem}\n  again: ${command}`);
  }
}
