/**
 * The door for hosts: whoever keeps a match and lets people play it. A match is begun, loaded or
 * reopened; answers are proposed, written down, and shown; any moment of it can be looked at. What is
 * inside a match stays there.
 */
import type { GameEntry, Parts } from "./bot.js";
import type { ChanceScript } from "./chance.js";
import type { AnyGame, Casting, TalkRooms } from "./game.js";
import { type Beginning, createMatch as create } from "./match.js";
import { fork as forkOpen } from "./position.js";
import { type MatchRecord, replay as replayOpen } from "./record.js";
import { type LoadHow, type LoadNotice, load as loadOpen } from "./save.js";
import type { Secret } from "./secrets.js";
import { type Match, opened } from "./snapshot.js";
import type { StoredEvent } from "./told.js";
import type { Plain, Result } from "./words.js";

export {
  abandonMatch,
  beginCampaign,
  beginNext,
  CAMPAIGN_FORMAT,
  type Campaign,
  carriedFor,
  concludeMatch,
  endingOf,
  loadCampaign,
  offersOf,
  type PlannedMatch,
  planNext,
  progressOf,
  type SavedCampaign,
  saveCampaign,
  seatsOf,
  winnersOf,
} from "./campaign.js";
export { canonical, sha256Hex } from "./canonical.js";
export { Check, checkPlain } from "./check.js";
export {
  checkKept,
  checkShared,
  commitmentOf,
  type KeptDeal,
  namedSeed,
  placesFrom,
  promiseOf,
  type Sat,
  type Share,
  type SharedDeal,
  seedFrom,
} from "./deal.js";
export type { SavedAnswer } from "./entries.js";
export { sayThrown, whereThrown } from "./errors.js";
export { freshSeed } from "./fresh-seed.js";
export { checkOptions, checkSeats } from "./game.js";
export type { Beginning } from "./match.js";
export { answerOf } from "./options.js";
export { hashOf } from "./position.js";
export { type MatchRecord, RECORD_FORMAT, recordOf, type Verdict, verify } from "./record.js";
export { type Kept, type Reopened, reopen } from "./reopen.js";
export { type LoadNotice, SAVE_FORMAT, type Saved, save } from "./save.js";
export { seatCounts } from "./seat-counts.js";
export { fieldsBySeat, handlesIn, type PathText } from "./shape.js";
export type { Header, Match } from "./snapshot.js";
export * from "./standing.js";
export {
  answer,
  decisionId,
  type FaultReport,
  giveAgain,
  type Outcome,
  type Submission,
  safeAnswerFor,
  sayReport,
  submit,
  waitingFor,
} from "./submit.js";
export * from "./tentative.js";
export { Timeline } from "./timeline.js";
export type { StoredEvent } from "./told.js";
export {
  answersBefore,
  type Cost,
  canUndo,
  costOfTakingBack,
  takeBackTo,
  type UndoReason,
  type UndoState,
  undo,
} from "./undo.js";
export * from "./view.js";

/** Begin a match and run it to its first question. */
export const createMatch: (game: AnyGame, beginning: Beginning) => Match = create;

/** Make a match stand again where it was saved. Throws `BadInput` that names the place. */
export const load: (
  game: AnyGame,
  saved: unknown,
  how?: LoadHow,
) => { readonly match: Match; readonly notice?: LoadNotice } = loadOpen;

/** Play a record again, or its first `n` answers. */
export const replay: (
  game: AnyGame,
  record: unknown,
  n?: number,
) => { readonly match: Match; readonly misfit?: string } = replayOpen;

/** Another match at the same position, which goes its own way from here. */
export const fork: (match: Match) => Match = forkOpen;

/** How many answers have been given. */
export function answersGiven(match: Match): number {
  return opened(match).play.answers;
}

/** How often something was taken back. */
export function timesTakenBack(match: Match): number {
  return opened(match).takenBack;
}

/** How it ended; undefined as long as it has not. */
export function resultOf(match: Match): Result | undefined {
  return opened(match).play.result;
}

/** What the last answer told; of a match that was just begun or replayed, all that was told so far. */
export function newsOf(match: Match): readonly StoredEvent[] {
  return opened(match).play.news;
}

/** Who may talk with whom, where the game says so. */
export function talkOf(match: Match): Partial<TalkRooms> {
  return match.game.talk?.(opened(match).play) ?? {};
}

/** Who is who, where the game says so: right after the deal, and after the end. */
export function castingOf(match: Match): readonly Casting[] {
  return match.game.casting?.(opened(match).play) ?? [];
}

/** What a finished match came to, in numbers. */
export function figuresOf(entry: GameEntry, match: Match): Readonly<Record<string, number>> {
  return entry.figures?.(opened(match).play) ?? {};
}

/** What took part in a finished match of which this was told. */
export function partsOf(entry: GameEntry, match: Match, told: readonly StoredEvent[]): Parts {
  return entry.parts?.(opened(match).play, told) ?? {};
}

/** The face of any hidden thing, whoever has seen it: for matches that are over. */
export function uncoveredFace(match: Match, card: Secret): Plain {
  return opened(match).play.face(card);
}

/** How often chance was asked in a recorded match, under each name. */
export function drawsIn(game: AnyGame, record: MatchRecord): ReadonlyMap<string, number> {
  const askings = (script: ChanceScript) =>
    replayOpen(game, record, record.answers.length, script).match.play.chance.state();
  // Chance counts its askings only under names that a script might answer: ours answers nothing.
  const { names } = askings({});
  const { names: asked, asked: times } = askings(
    Object.fromEntries(names.map((name) => [name, []])),
  );
  return new Map(asked.map((name, i) => [name, times[i]]));
}
