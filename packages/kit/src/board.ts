/**
 * What a game's board is given and what it brings. A board draws the view and says which thing on
 * the table is which; it never asks whether something is legal, and it holds no sentence.
 */
import type {
  GameEvent,
  GameText,
  OptionView,
  Plain,
  QuestionView,
  Ref,
  RuleId,
  Seat,
  Speaker,
  View,
} from "@sprawl/engine";
import type { ComponentType } from "react";

/** Somebody at the table. */
export type SeatInfo = {
  readonly seat: Seat;
  readonly name: string;
  readonly by: "you" | "person" | "bot";
  /** Connected; always true for bots and on one screen. */
  readonly here: boolean;
};

export type BarredView = QuestionView["barred"][number];

/** What can be done now, and how to do it. */
export type Choices = {
  /** What the person at the screen is asked; undefined while others think. */
  readonly question: QuestionView | undefined;
  /** Options and barred options that mean this thing. */
  on(ref: Ref): readonly OptionView[];
  barredOn(ref: Ref): readonly BarredView[];
  /** Keys picked so far, where several are to be picked. */
  readonly picked: ReadonlySet<string>;
  /** Keys that a lesson or a hint points at. */
  readonly pointed: ReadonlySet<string>;
  /** Answers; where several are to be picked, picks or drops. */
  choose(option: OptionView): void;
  /** Says why this may not be chosen, with its rule. */
  explain(barred: BarredView): void;
  /** Opens the rules at this rule. */
  openRule(rule: RuleId): void;
};

/** Everything a board can draw from. */
export type Table<S = unknown> = {
  readonly view: View<S>;
  readonly text: GameText;
  readonly speaker: Speaker;
  readonly seats: readonly SeatInfo[];
  /** What happened in the last update; all of it stands in the log. */
  readonly recent: readonly GameEvent[];
  readonly log: readonly GameEvent[];
  readonly choices: Choices;
};

export type BetweenProps = { readonly carried: Plain; readonly speaker: Speaker };

/** What a game brings to the web. Every piece finds what it draws by `useTable()`. */
export type BoardDefinition = {
  /** The table of this game. */
  readonly Board: ComponentType;
  /** The face of a hidden thing; large in a preview. Undefined means its back. */
  readonly Face?: ComponentType<{ readonly face: Plain; readonly large?: boolean }>;
  /** What a campaign carries between two matches. It stands outside of any table. */
  readonly Between?: ComponentType<BetweenProps>;
  /**
   * What the seat whose view this is could believe or know, worked out from that view alone. Shown
   * beside the log in replays of matches that are over, and nowhere else.
   */
  readonly Insight?: ComponentType;
  /**
   * Hides what only the viewer may know until that is asked for (`useCover`). What log and prompt
   * say of it is covered as well.
   */
  readonly covers?: boolean;
  /**
   * Kinds of option for which the board has a picker of its own: where there are many options, the
   * prompt keeps these folded.
   */
  readonly picks?: readonly string[];
  /** A seat's public numbers, for its panel. */
  readonly Panel?: ComponentType<{ readonly seat: Seat }>;
};
