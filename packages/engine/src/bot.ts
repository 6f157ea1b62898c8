/** What a player that is a program gets and gives back; and what a game brings to the registry. */
import type { CampaignDefinition } from "./campaign.js";
import type { AnyGame, OptionValues } from "./game.js";
import type { Play } from "./play.js";
import type { Draw } from "./resample.js";
import type { GameText } from "./text.js";
import type { AnyQuestions, OptionIn, QuestionView, View } from "./view.js";
import type { Answer, GameEvent, Plain } from "./words.js";

/** The reason for an answer: the label "why.<id>" of the game's text, with arguments. */
export type Grounds = { readonly id: string; readonly args?: Readonly<Record<string, Plain>> };

/**
 * An answer and, for whoever asks, the reason for it. A game's bot gives `because`, which its text
 * puts into words; `why` is what a search found, in figures.
 */
export type Thought = {
  readonly answer: Answer;
  readonly why?: string;
  readonly because?: Grounds;
};

/**
 * A game's rule-of-thumb player. It gets what a person gets: a view, as inert data, and the question
 * in it. `draw(n)` is its own chance, a whole number below n.
 */
export type Instinct<S = unknown, Q = AnyQuestions> = {
  decide(view: View<S, Q>, question: QuestionView<Q>, draw: Draw): Thought;
}["decide"];

/**
 * A verb of a game's own for arranging positions in scenarios and tests: "hand", "place-enemy". It
 * returns what it means in other verbs, or changes the position itself and returns none.
 */
export type ArrangeVerb<S = unknown, O = unknown, B = unknown> = {
  arrange(g: Play<S, O, B>, given: Plain, place: string): readonly Plain[];
}["arrange"];

/**
 * A first match that teaches: one with a fixed deal over the real table, and lessons one after the
 * other. A lesson's sentence is the label "lesson.<id>" of the game's text.
 */
export type Tutorial<S = unknown, Q = AnyQuestions> = {
  /** A name the deal is made from. */
  readonly seed: string;
  readonly seats: number;
  readonly options?: OptionValues;
  /**
   * Only what a lesson points at is offered, and nothing while one only explains: with a chosen deal,
   * nobody can stray or lose. Without it every option stays open.
   */
  readonly guided?: true;
  readonly lessons: readonly Lesson<S, Q>[];
};

export type Lesson<S = unknown, Q = AnyQuestions> = {
  readonly id: string;
  /**
   * Has the learner done it? `events` are those since the lesson began. A lesson without this only
   * explains: the learner says when to go on.
   */
  done?(view: View<S, Q>, events: readonly GameEvent[]): boolean;
  /** Which options the lesson points at; none if it only explains. */
  points?(view: View<S, Q>, options: readonly OptionIn<Q>[]): readonly OptionIn<Q>[];
  /**
   * The kinds of question it speaks of. Any other that it leaves one answer to is not asked; where
   * it is not said, all are.
   */
  readonly asks?: readonly string[];
  /** Where a number is asked for, or how many are picked: what a guided lesson leaves of it. */
  amount?(view: View<S, Q>): number | undefined;
};

/** A first match of a game with this state and these questions: its lessons are given those types. */
export function defineTutorial<S, Q>(tutorial: Tutorial<S, Q>): Tutorial {
  return tutorial as unknown as Tutorial; // lessons are given views of their own game only
}

/** One setting worth comparing with others: a mission, a scenario, a number of seats. */
export type Run = {
  readonly name: string;
  readonly seats?: number;
  readonly options?: OptionValues;
};

/** How often something took part in a match, and how often on the winner's side. */
export type Part = { readonly times: number; readonly won: number };

/** By kind (cards, people, places in the order) and name; what did not take part stands there with 0. */
export type Parts = Readonly<Record<string, Readonly<Record<string, Part>>>>;

/** A game with what belongs to it beside its rules. Every game package exports one as `entry`. */
export type GameEntry = {
  readonly game: AnyGame;
  /** By language; English is complete. */
  readonly text: { readonly en: GameText; readonly [language: string]: GameText };
  /** Texts in other languages, each loaded only by whoever reads it. */
  // biome-ignore lint/style/noRestrictedGlobals: texts are fetched by pages; no rule waits for one.
  readonly languages?: Readonly<Record<string, () => Promise<GameText>>>;
  readonly instinct?: Instinct;
  readonly campaign?: CampaignDefinition<Plain>;
  readonly arrange?: Readonly<Record<string, ArrangeVerb>>;
  readonly tutorial?: Tutorial;
  /** Further ones by name, in the order they build on each other; labels "tutorial.<name>". */
  readonly tutorials?: Readonly<Record<string, Tutorial>>;
  /** What a simulation compares when it is told nothing else, in the order of the table. */
  readonly runs?: readonly Run[];
  /** What a finished match came to, in whole numbers by name; what does not apply is left out. */
  figures?(g: Play): Readonly<Record<string, number>>;
  /** What took part in a finished match, of which this was told; only whoever counts asks for it. */
  parts?(g: Play, told: readonly Pick<GameEvent, "type" | "args">[]): Parts;
};
