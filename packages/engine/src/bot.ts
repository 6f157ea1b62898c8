/** What a player that is a program gets and gives back; and what a game brings to the registry. */
import type { CampaignDefinition } from "./campaign.js";
import type { AnyGame } from "./game.js";
import type { Play } from "./play.js";
import type { Draw } from "./resample.js";
import type { GameText } from "./text.js";
import type { QuestionView, View } from "./view.js";
import type { Answer, Plain } from "./words.js";

/** An answer and, for whoever asks, the reason for it. */
export type Thought = { readonly answer: Answer; readonly why?: string };

/**
 * A game's rule-of-thumb player. It gets what a person gets: a view, as inert data, and the question
 * in it. `draw(n)` is its own chance, a whole number below n.
 */
export type Instinct<S = unknown> = {
  decide(view: View<S>, question: QuestionView, draw: Draw): Thought;
}["decide"];

/**
 * A verb of a game's own for arranging positions in scenarios and tests: "hand", "place-enemy". It
 * returns what it means in other verbs, or changes the position itself and returns none.
 */
export type ArrangeVerb<S = unknown, O = unknown> = {
  arrange(g: Play<S, O>, given: Plain): readonly Plain[];
}["arrange"];

/** A game with what belongs to it beside its rules. Every game package exports one as `entry`. */
export type GameEntry = {
  readonly game: AnyGame;
  /** By language; English is complete. */
  readonly text: { readonly en: GameText; readonly [language: string]: GameText };
  readonly instinct?: Instinct;
  readonly campaign?: CampaignDefinition<Plain>;
  readonly arrange?: Readonly<Record<string, ArrangeVerb>>;
};
