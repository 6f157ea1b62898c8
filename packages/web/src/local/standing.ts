/** A kept match made to stand again, at whatever decision it was left. */
import { type AnyGame, BadInput } from "@sprawl/engine";
import {
  createMatch,
  type Match,
  type MatchRecord,
  RECORD_FORMAT,
  type Reopened,
  reopen,
  type SavedAnswer,
  Timeline,
} from "@sprawl/engine/host";
import type { KeptMatch, KeptWhole } from "./kept.js";

export type StoodUp = {
  readonly match: Match;
  /** With what was told so far. Of a match that old rules began, perhaps not all of it. */
  readonly timeline: Timeline;
  /** The rules have changed: the answers after those in `match` have to be given again. */
  readonly askedAgain: boolean;
};

const NO_HASH = "0".repeat(64);

/** The whole record of a kept match; `hash` is left out where nobody will compare it. */
export function recordOfKept(
  { match }: Pick<KeptWhole, "match">,
  answers: readonly SavedAnswer[],
  hash = NO_HASH,
): MatchRecord {
  const { game, version, seats, options, seed, carried, sealed } = match;
  const brought = { ...(carried !== undefined && { carried }), ...(sealed && { sealed }) };
  const about = { game, version, seats, options, seed, ...brought };
  return { format: RECORD_FORMAT, ...about, answers, hash };
}

/** Plays all answers again; where they no longer fit, goes on from the snapshot. */
export function standUp(game: AnyGame, whole: KeptWhole): StoodUp {
  const { backs } = whole.match;
  const answers = whole.answers.map(({ a }) => a);
  const timeline = playedThrough(game, whole.match, answers);
  if (timeline?.last === answers.length) {
    return { match: timeline.goOn(backs), timeline, askedAgain: false };
  }
  const reopened = whole.saved && reopenedFrom(game, whole, answers);
  if (reopened) {
    const told = timeline?.eventsUpTo(timeline.last) ?? [];
    return { ...reopened, timeline: new Timeline(reopened.match, [], told) };
  }
  if (!timeline) throw new BadInput("match", "does not begin under the rules as they are now");
  // An id of a question that was taken back is never used again.
  return { match: timeline.goOn(backs + 1), timeline, askedAgain: true };
}

function playedThrough(
  game: AnyGame,
  match: KeptMatch,
  answers: readonly SavedAnswer[],
): Timeline | undefined {
  try {
    const timeline = new Timeline(createMatch(game, match), answers);
    timeline.advance(answers.length);
    return timeline;
  } catch {
    return undefined; // the rules threw: a snapshot may still serve
  }
}

function reopenedFrom(
  game: AnyGame,
  { match, saved }: KeptWhole,
  answers: readonly SavedAnswer[],
): Reopened | undefined {
  const takenBack = match.backs;
  const given = answers.map((answer) => ({ answer, takenBack }));
  try {
    return reopen(game, { begun: match, answers: given, takenBack, saved });
  } catch {
    return undefined;
  }
}
