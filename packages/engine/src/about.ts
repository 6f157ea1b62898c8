/** What a game says of itself before anybody plays it: for front pages, lists and invitations. */
import type { GameEntry } from "./bot.js";

/** What it says in one language. */
export type AboutWords = {
  /** One line that makes one want to play. */
  readonly line: string;
  /** Two or three sentences: what one does in it, and against whom. */
  readonly pitch: string;
};

/** How much there is to learn before a first match. */
export type Difficulty = "easy" | "medium" | "hard";

/**
 * Every game package exports one as `about`. It is read before the game is loaded, so it holds
 * nothing of the rules; the cover and the palette lie beside the board.
 */
export type GameAbout = {
  readonly id: string;
  /** The game's folder, from the root of the repository; `games/<id>` unless it is said. */
  readonly folder?: string;
  readonly title: string;
  /** By language; what a language lacks is said in English. */
  readonly words: { readonly en: AboutWords; readonly [language: string]: AboutWords };
  readonly seats: { readonly min: number; readonly max: number };
  /** A usual match, in minutes. */
  readonly minutes: number;
  readonly difficulty: Difficulty;
  /** A small game that is there to learn from. */
  readonly example?: boolean;
  /** The game itself, loaded when somebody wants it. A game without it is still to come. */
  // biome-ignore lint/style/noRestrictedGlobals: hosts wait for a game, its rules never do.
  load?(): Promise<GameEntry>;
};

/** What a game says of itself in this language. */
export function aboutIn(about: GameAbout, language: string): AboutWords {
  return about.words[language] ?? about.words.en;
}
