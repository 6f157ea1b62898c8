/** What threads are asked, and what they say. Plain data, as every message between threads is. */
import type { Answer, Seat, Thought, Viewer } from "@sprawl/engine";
import type { Saved } from "@sprawl/engine/host";
import type { MatchRow } from "../store/matches.js";

/** Think ahead for a seat, for so many ms. */
export type Think = {
  readonly kind: "think";
  readonly saved: Saved;
  readonly seat: Seat;
  readonly seed: string;
  readonly budget: number;
};

/** What somebody wants to see of a match; what comes of it is sent as it is. */
export type Wanted =
  | { readonly view: "replay"; readonly step: number; readonly viewer: Viewer }
  | { readonly view: "record" }
  | { readonly view: "verify"; readonly link?: string }
  | { readonly view: "log"; readonly after: number; readonly viewer: Viewer }
  | { readonly view: "past"; readonly step: number; readonly viewer: Viewer };

/** Look back at a match. */
export type Look = {
  readonly kind: "look";
  readonly match: string;
  readonly row: MatchRow;
  /** How it began, where that is not what the row says: in tests. */
  readonly begun?: Saved;
  /** The acts after the first `from`, as they are written; the thread knows the others. */
  readonly from: number;
  readonly acts: readonly string[];
  readonly wanted: Wanted;
};

/** Try whether the rules come to an end: at the beginning, or with this answer. */
export type Try = {
  readonly kind: "try";
  readonly game: string;
  readonly begin?: Pick<MatchRow, "seats" | "options" | "seed">;
  readonly answer?: {
    readonly saved: Saved;
    readonly seat: Seat;
    readonly decision: string;
    readonly answer: Answer;
  };
  /** A match as it is kept: its row, and its acts as they are written. */
  readonly reopen?: { readonly row: MatchRow; readonly acts: readonly string[] };
};

export type Asked = Think | Look | Try;

export type Told =
  | { readonly thought: Thought | undefined }
  /** What is to be sent, in JSON. */
  | { readonly body: Uint8Array<ArrayBuffer> }
  | { readonly tried: true }
  /** It does not know the first `from` acts (any more). */
  | { readonly missing: true }
  /** The rules have changed since: what was answered then no longer fits. */
  | { readonly otherRules: true }
  /** It knows no such game: one that is lent, in tests. */
  | { readonly unknown: true }
  | { readonly error: string };
