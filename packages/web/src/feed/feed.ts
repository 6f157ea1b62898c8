/**
 * What a table screen is drawn from, wherever the match runs: in a worker of this browser, on a
 * server, or in a record that is played back. The screen knows only this.
 */
import type { Answer, GameEntry, GameEvent, RuleId, Thought, View, Viewer } from "@sprawl/engine";
import type { MatchRecord, StandingAnswer, StandingAnswers } from "@sprawl/engine/host";
import type { SeatInfo } from "@sprawl/kit";

/** Why something was not done. */
export type Refused = {
  readonly code: string;
  readonly message: string;
  readonly rule?: RuleId;
  readonly field?: string;
};

export type ClockState = {
  /** Seconds left in each seat's bank. */
  readonly banks: readonly number[];
  /** When the safe answer will be given, in this machine's time (ms). */
  readonly due?: number;
};

export type FeedState = {
  /** `away` means: not connected just now, trying again. */
  readonly status: "opening" | "live" | "away" | "gone";
  readonly view: View | undefined;
  /** All this viewer was told, oldest first. `event.at` says after how many answers. */
  readonly log: readonly GameEvent[];
  /** How many events at the end of the log came with the last update. */
  readonly fresh: number;
  readonly seats: readonly SeatInfo[];
  readonly clock?: ClockState;
  /** Something to tell once: "asked-again", "fault", "taken-back". */
  readonly notice?: { readonly id: number; readonly code: string };
  /** On one screen with several people: who must take the screen before anything private shows. */
  readonly curtain?: { readonly seat: number };
  /** What whoever looks is passed for; nobody else is told. */
  readonly standing?: StandingAnswers;
};

/** What somebody wants to be passed for, or asked again; the feed knows the round. */
export type StandingWish = Omit<StandingAnswer, "round" | "keep"> & { readonly keep?: boolean };

/** The table as it stood after so many answers. */
export type Moment = {
  readonly answers: number;
  readonly view: View;
  readonly log: readonly GameEvent[];
};

export type Feed = {
  readonly kind: "local" | "online" | "replay";
  readonly entry: GameEntry;
  subscribe(listener: () => void): () => void;
  state(): FeedState;
  answer(decision: string, answer: Answer): Promise<Refused | undefined>;
  undo(): Promise<Refused | undefined>;
  /** Look back, with the same eyes (or others', where that is allowed). */
  moment(answers: number, viewer?: Viewer): Promise<Moment>;
  /** The person whom the curtain names has the screen now. */
  lift?(): void;
  /** Be passed for on this kind of question, or be asked again. */
  setStanding?(kind: string, wish: StandingWish): Promise<void>;
  /** What the rule of thumb would do, from the view alone. */
  hint?(): Promise<Thought | undefined>;
  /** The whole match, where it is ours to give away: for reports and statistics. */
  record?(): Promise<MatchRecord>;
  close(): void;
};
