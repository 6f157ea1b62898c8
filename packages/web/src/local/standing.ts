/** A kept match made to stand again, at whatever decision it was left. */
import {
  type AnyGame,
  BadInput,
  giveAgain,
  load,
  type Match,
  type MatchRecord,
  RECORD_FORMAT,
  replay,
  type SavedAnswer,
  type StoredEvent,
} from "@sprawl/engine";
import type { KeptMatch, KeptWhole } from "./kept.js";

export type Standing = {
  readonly match: Match;
  /** What was told so far. Of a match that old rules began, perhaps not all of it. */
  readonly events: readonly StoredEvent[];
  /** The rules have changed: the answers after those in `match` have to be given again. */
  readonly askedAgain: boolean;
  /** All its answers can be played again from the first one on. */
  readonly known: boolean;
};

const NO_HASH = "0".repeat(64);

/** The whole record of a kept match; `hash` is left out where nobody will compare it. */
export function recordOfKept(
  { match }: Pick<KeptWhole, "match">,
  answers: readonly SavedAnswer[],
  hash = NO_HASH,
): MatchRecord {
  const { game, version, seats, options, seed, carried } = match;
  const about = { game, version, seats, options, seed, ...(carried !== undefined && { carried }) };
  return { format: RECORD_FORMAT, ...about, answers, hash };
}

/** Plays all answers again; where they no longer fit, goes on from the snapshot. */
export function standUp(game: AnyGame, whole: KeptWhole): Standing {
  const answers = whole.answers.map(({ a }) => a);
  const replayed = played(game, whole.match, answers);
  if (replayed && replayed.match.play.answers === answers.length) {
    return standing(replayed.match, whole, replayed.match.play.news, false, true);
  }
  const loaded = whole.saved && loadedFrom(game, whole, answers);
  if (loaded) {
    const told = replayed?.match.play.news ?? [];
    return standing(loaded.match, whole, told, loaded.match.play.answers < answers.length, false);
  }
  if (!replayed) throw new BadInput("match", "does not begin under the rules as they are now");
  return standing(replayed.match, whole, replayed.match.play.news, true, true);
}

function standing(
  match: Match,
  whole: KeptWhole,
  events: readonly StoredEvent[],
  askedAgain: boolean,
  known: boolean,
): Standing {
  // An id of a question that was taken back is never used again.
  match.takenBack = Math.max(match.takenBack, whole.match.backs);
  match.play.news = [];
  return { match, events, askedAgain, known };
}

function played(game: AnyGame, match: KeptMatch, answers: readonly SavedAnswer[]) {
  try {
    return replay(game, recordOfKept({ match }, answers));
  } catch {
    return undefined; // the rules threw: a snapshot may still serve
  }
}

function loadedFrom(game: AnyGame, whole: KeptWhole, answers: readonly SavedAnswer[]) {
  try {
    const loaded = load(game, whole.saved, { record: answers });
    if (loaded.notice) return loaded;
    for (const answer of answers.slice(loaded.match.play.answers)) {
      if (!giveAgain(loaded.match, answer)) break;
    }
    return loaded;
  } catch {
    return undefined;
  }
}
