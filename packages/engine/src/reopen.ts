/** A match made to stand again from what its host has kept of it. */
import type { SavedAnswer } from "./entries.js";
import type { AnyGame } from "./game.js";
import { type Beginning, createMatch } from "./match.js";
import { load } from "./save.js";
import { type Match, opened } from "./snapshot.js";
import { giveAgain } from "./submit.js";

/** What a host keeps of a match. */
export type Kept = {
  readonly begun: Beginning;
  /** The answers that stand, and for each how often something had been taken back before it. */
  readonly answers: readonly { readonly answer: SavedAnswer; readonly takenBack: number }[];
  /** How often something was taken back in all. */
  readonly takenBack: number;
  /** A save from somewhere along these answers: then only those after it are given again. */
  readonly saved?: unknown;
};

export type Reopened = {
  readonly match: Match;
  /** The rules have changed: the answers after those in the match have to be given again. */
  readonly askedAgain: boolean;
};

export function reopen(game: AnyGame, kept: Kept): Reopened {
  const { begun, answers, takenBack, saved } = kept;
  const record = answers.map(({ answer }) => answer);
  const { match, notice } =
    saved === undefined
      ? { match: createMatch(game, begun), notice: undefined }
      : load(game, saved, { record });
  let askedAgain = notice !== undefined;
  for (const each of askedAgain ? [] : answers.slice(match.play.answers)) {
    match.takenBack = each.takenBack;
    if (giveAgain(match, each.answer)) continue;
    askedAgain = true;
    break;
  }
  match.takenBack = takenBack;
  match.play.news = [];
  return { match: opened(match), askedAgain };
}
