/**
 * What a game's board is given and what it brings. A board draws the view and says which thing on
 * the table is which; it never asks whether something is legal, and it holds no sentence.
 */
import type {
  AnyQuestions,
  GameEvent,
  GameText,
  OptionIn,
  OptionView,
  Pass,
  Plain,
  QuestionView,
  Ref,
  RuleId,
  Seat,
  View,
} from "@sprawl/engine";
import type { Speaker } from "@sprawl/engine/speech";
import type { ComponentType, ReactNode } from "react";
import type { IconName } from "./icon-paths.js";
import type { Staging } from "./staging.js";

/** Somebody at the table. */
export type SeatInfo = {
  readonly seat: Seat;
  readonly name: string;
  readonly by: "you" | "person" | "bot";
  /** Connected; always true for bots and on one screen. */
  readonly here: boolean;
};

export type BarredView<Q = AnyQuestions> = QuestionView<Q>["barred"][number];

/** What a choice would cost and bring, in a few words each, as the menu at a piece shows it. */
export type Consequence = {
  /** What a menu at the thing calls it, whose head names the thing: "Attack: Silenced Pistol". */
  readonly title?: string | undefined;
  /** Where it is done, for lists: "the kitchen, beside the door". On the board its place says it. */
  readonly where?: string | undefined;
  /** "2 Energy", "3 coins". */
  readonly cost?: string | undefined;
  /** "46%". */
  readonly odds?: string | undefined;
  /** "noisy", "ends your turn". */
  readonly note?: string | undefined;
  /** What the note means for whoever chooses. */
  readonly tone?: "good" | "warm" | "danger" | undefined;
  /** Something worth doing would be left undone: the big button for it is quiet. */
  readonly early?: boolean | undefined;
  /** Things that would be affected: they are hatched while this choice is looked at. */
  readonly affects?: readonly Ref[] | undefined;
};

/** The first piece, or the next, of a choice that names several: the others are chosen after it. */
export type Step = {
  readonly id: string;
  /** What would be done, with what is still open left open: "Play Bug: your … for the … of …". */
  readonly title: string;
  /** All that may come of it. */
  readonly options: readonly OptionView[];
  /** It was taken already; taken again it is put back. */
  readonly taken: boolean;
  /** Another piece was taken before it, or what to do with it was chosen. */
  readonly begun: boolean;
  run(): void;
};

/** What can be done now, and how to do it. */
export type Choices<Q = AnyQuestions> = {
  /** What the person at the screen is asked; undefined while others think. */
  readonly question: QuestionView<Q> | undefined;
  /** Options and barred options that mean this thing; of one verb only, while one is chosen. */
  on(ref: Ref): readonly OptionIn<Q>[];
  barredOn(ref: Ref): readonly BarredView<Q>[];
  /** Of the options that mean this thing: those of which the other pieces are chosen after it. */
  steps?(ref: Ref): readonly Step[];
  /** Keys picked so far, where several are to be picked. */
  readonly picked: ReadonlySet<string>;
  /** Keys that a lesson or a hint points at. */
  readonly pointed: ReadonlySet<string>;
  /** What this choice would cost and bring, where the game says. */
  about?(option: OptionIn<Q>): Consequence | undefined;
  /** Opens its menu even where it is the only choice: it cannot be taken back. */
  isCareful?(option: OptionIn<Q>): boolean;
  /** Answers; where several are to be picked, picks or drops. */
  choose(option: OptionIn<Q>): void;
  /** Says why this may not be chosen, with its rule. */
  explain(barred: BarredView<Q>): void;
  /** Opens the rules at this rule. */
  openRule(rule: RuleId): void;
  /** Rule numbers are shown without being asked for. */
  readonly showRules?: boolean | undefined;
};

/** Where nobody has said which questions a game asks: of their options only the key is known. */
export type Unasked = { readonly unnamed: Pass };

/** Everything a board can draw from, of a game with this state and these questions. */
export type Table<S = unknown, Q = AnyQuestions> = {
  readonly view: View<S, Q>;
  readonly text: GameText;
  readonly speaker: Speaker;
  readonly seats: readonly SeatInfo[];
  /** What happened in the last update; all of it stands in the log. */
  readonly recent: readonly GameEvent[];
  readonly log: readonly GameEvent[];
  /** What happened in the last update is still being shown, deed after deed. */
  readonly playing?: boolean | undefined;
  /** A match is looked back at, at a pace of its own: nothing waits for whoever looks. */
  readonly replayed?: boolean | undefined;
  readonly choices: Choices<Q>;
};

export type BetweenProps = {
  readonly carried: Plain;
  readonly speaker: Speaker;
  /** What begins or goes on with the next match, to be put where the board speaks of it. */
  readonly begin?: ReactNode;
  /** The same by a press on what stands for it: the match that waits or comes next, by its name. */
  readonly plays?: Readonly<Record<string, () => void>>;
};

/**
 * A way to act that is chosen before what it is done to: "Shoot", then a seat. In the dock it is one
 * button; while it is chosen, only its options glow. Its word is the label `verb.<id>`.
 */
export type Verb<S = unknown> = {
  readonly id: string;
  /** Kinds of option that it stands for. */
  readonly kinds: readonly string[];
  /** Its key, a letter; it never means anything else. */
  readonly key?: string | undefined;
  readonly icon?: IconName | undefined;
  /** The questions at which it stands in the dock, where it has to do with no other. */
  readonly asked?: readonly string[] | undefined;
  /** Its options are offered at pieces only once it was chosen, unless there is nothing else to do. */
  readonly apart?: true;
  /** Is there ever such a way for this viewer? Where it is not said, there is. */
  fits?(view: View<S>): boolean;
};

/** What the end of a match is told with. Everything a game does not draw, the frame does. */
export type EndProps<S = unknown> = {
  /** The last view with every secret turned over, once it has been read. */
  readonly revealed: View<S> | undefined;
  /** "The Machines have won." and why, as the game's text says it. */
  readonly title: string;
  readonly why: string;
  /** What it was part of: by a lesson nothing is earned, and only in a campaign another match follows. */
  readonly within?: "lesson" | "campaign" | undefined;
};

/** A moment worth going back to; its sentence is that of its event. */
export type TurningPoint = { readonly at: number; readonly event: GameEvent };

/** What a game brings to the web. Every piece finds what it draws by `useTable()`. */
export type BoardDefinition<S = unknown, Q = AnyQuestions> = {
  /**
   * The table of this game. It fills its box wholly, at every size; what floats over its edges
   * leaves free what `--over-left`, `--over-right`, `--over-top` and `--over-bottom` say.
   */
  readonly Board: ComponentType;
  /** One's own condition and cards, in the dock: health, what one owns, what is left, the danger. */
  readonly Me?: ComponentType;
  /**
   * How the viewer stands, for whoever hears the table: items of a list (`li`), what matters most
   * first, what threatens last.
   */
  readonly InWords?: ComponentType;
  /**
   * What each place holds, for whoever hears the table: for each a heading (`h3`) and a list of
   * sentences, in the order a player asks. Without it the state is listed.
   */
  readonly PlacesInWords?: ComponentType;
  /**
   * All that may be known of a seat, for whoever hears the table: items of a list (`li`). Without it
   * what lies before the seat is listed.
   */
  readonly PlayerInWords?: ComponentType<{ readonly seat: Seat }>;
  /** Round and phase, in the line at the top. */
  readonly Phase?: ComponentType;
  /** Whose turn it is, in games where others are asked during it; nobody's where it is not said. */
  turnOf?(table: Table<S, Q>): Seat | undefined;
  /** Who draws the seats: the frame on a rail at the edge, or the board itself. */
  readonly seats?: "rail" | "board";
  /** A seat's public numbers, for the rail. */
  readonly Panel?: ComponentType<{ readonly seat: Seat }>;
  /** A seat's portrait, square; for the rail, the line at the top, the log and the end. */
  readonly Portrait?: ComponentType<{ readonly seat: Seat }>;
  /** Marks that only this game has, as items of the list (`li`) of what marks mean. */
  readonly Marks?: ComponentType;
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
   * Kinds of option for which the board has a picker of its own: the dock does not show them, and
   * the list of all choices keeps them folded where there are many.
   */
  readonly picks?: readonly string[];

  /** Ways to act, chosen before what they are done to. */
  readonly verbs?: readonly Verb<S>[];
  /** Kinds of option that are the main thing where they are offered, the first of them first. */
  readonly main?: readonly string[];
  /** Kinds of question where the safe answer is picked beforehand: what nearly everybody takes. */
  readonly begins?: readonly (keyof Q & string)[];
  /** Keys of options that such a question begins with instead, where the safe answer is too little. */
  beginsWith?(question: QuestionView, view: View<S>): readonly string[] | undefined;
  /**
   * Kinds of question where any answer will mostly do, such as an order among equals: the big button
   * gives the safe one. Why they are asked at all stands below them, as label "asked.<kind>".
   */
  readonly either?: readonly (keyof Q & string)[];
  /**
   * Kinds of question that are only the rest of the one before: alone, where one answer is left, it is
   * given without asking. What one would have been shown with them stands at the one before.
   */
  readonly forced?: readonly (keyof Q & string)[];
  /**
   * Kinds of option that end what one may do and can be taken back: alone, where nothing else is left
   * to choose, the table takes them after a moment in which that can be stopped.
   */
  readonly ends?: readonly string[];
  /** Kinds that cannot be taken back: a click on their piece opens the menu first. */
  readonly careful?: readonly string[];
  /** Kinds that end a match, a mission or a seat: only in the table's menu, with a question. */
  readonly grave?: readonly string[];
  /**
   * The pieces an option names besides what it is on, each by its names with spaces between. A game
   * that says so has long menus at pieces chosen piece by piece instead.
   */
  pieces?(option: OptionIn<Q>, view: View<S, Q>): readonly Ref[];
  /** The question as it stands now, in one's own words: "G2 has seen you. What now?" */
  asks?(table: Table<S, Q>): string | undefined;
  /** What whoever is asked should know now, in one sentence below the question. */
  situation?(table: Table<S, Q>): string | undefined;
  /** What a press on the board chooses instead, where that is no worse: a hint says that. */
  meant?(option: OptionIn<Q>, offered: readonly OptionIn<Q>[]): OptionIn<Q> | undefined;
  /** What a choice would cost and bring. */
  consequence?(option: OptionIn<Q>, table: Table<S, Q>): Consequence | undefined;

  /** How an event of this type is shown on the board; without it, what it speaks of flashes. */
  readonly stage?: Readonly<Record<string, Stager<S>>>;
  /**
   * The state while it is shown how `before` became `after`: told are the events so far. Figures that
   * step stand where they will stand; the stage walks them there. Without it `after` is drawn.
   */
  meanwhile?(before: S, after: S, told: readonly GameEvent[]): S;
  /** Types of event that are not told while they happen, at most shown; they stand in the log. */
  readonly quiet?: readonly string[];
  /** Types of event that only explain another, draws and sums: in the log they stand behind a click. */
  readonly explains?: readonly string[];
  /** Types of event that nobody does: they are shown even where one's own answer brought them about. */
  readonly byItself?: readonly string[];
  /** Where its event names no seat: is it somebody else's deed? Those are shown before one is asked. */
  isOthers?(event: GameEvent, view: View<S, Q>): boolean;
  /** What belongs to another deed, and is shown with it: it is not told by itself. */
  isPart?(event: GameEvent, table: Table<S, Q>): boolean;
  /** How long it takes to read and look at this, in ms: it stays at least so long, however much waits. */
  reads?(event: GameEvent, table: Table<S, Q>): number;
  /** Is the viewer out, and only watches? Then whoever skips goes on to the next deed, not to the end. */
  isOut?(view: View<S, Q>): boolean;

  /** The scene of the end, above what the frame tells. */
  readonly End?: ComponentType<EndProps<S>>;
  /** Which events are worth going back to at the end, the best at most six. */
  turningPoints?(log: readonly GameEvent[], table: Table<S, Q>): readonly TurningPoint[];
  /**
   * A moment to go back to as a picture, twice as wide as high. Without it the frame draws whoever
   * the event speaks of, and the card.
   */
  readonly Moment?: ComponentType<{ readonly event: GameEvent }>;
  /** Numbers of the state whose way through the match is drawn at the end; none without it. */
  readonly charts?: readonly string[];
  /**
   * Which things each lesson speaks of, by the lesson's id; without it, what it points at. Its card
   * keeps clear of them.
   */
  readonly spotlights?: Readonly<
    Record<string, Spotlight | ((table: Table<S, Q>) => Spotlight | undefined)>
  >;
  /** Who teaches: a picture beside the words of every lesson. */
  readonly Teacher?: ComponentType;
};

/** What a lesson speaks of: one thing, or several. */
export type Spotlight = Ref | readonly Ref[];

/** How an event is shown: one thing, several after another, or nothing but its sentence. */
export type Stager<S = unknown> = (
  event: GameEvent,
  table: Table<S>,
) => Staging | readonly Staging[] | undefined;

/**
 * A board for a game with this state and these questions: what it is given is typed, and a
 * misspelled field of an option does not compile.
 */
export function defineBoard<S, Q>(board: BoardDefinition<S, Q>): BoardDefinition {
  return board as unknown as BoardDefinition; // the frame gives a board tables of its own game only
}
