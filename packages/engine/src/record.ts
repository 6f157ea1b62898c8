/** The whole record of a match: how it began and every answer. For replays and for checking deals. */
import type { ChanceScript } from "./chance.js";
import { Check } from "./check.js";
import { checkShared, commitmentOf, type SharedDeal } from "./deal.js";
import { checkEntries, readEntries, type SavedAnswer, writeEntry } from "./entries.js";
import { BadInput } from "./errors.js";
import { type AnyGame, checkOptions, checkSeats, type OptionValues } from "./game.js";
import { createMatch, indexOfSeat, questionsOf } from "./match.js";
import { feed, hashOf } from "./position.js";
import {
  type Entry,
  entriesSince,
  type Header,
  type Match,
  type OpenMatch,
  opened,
} from "./snapshot.js";
import type { Plain } from "./words.js";

export const RECORD_FORMAT = "sprawl-record/1";

export type MatchRecord = {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  /** What the seed was made of, where it was dealt by several. */
  readonly deal?: SharedDeal | undefined;
  readonly carried?: Plain;
  /** Nobody else's before the campaign has ended. */
  readonly sealed?: boolean;
  readonly answers: readonly SavedAnswer[];
  /** Hash of the position after the last answer, so that a replay can be compared. */
  readonly hash: string;
};

/** Everything from the first answer on. Only a match that began here knows it all. */
export function recordOf(hosted: Match): MatchRecord {
  const match = opened(hosted);
  const entries = entriesSince(match.log, 0);
  if (entries.length !== match.play.answers) {
    throw new BadInput("match", "was loaded from a save; its first answers are not in it");
  }
  const { game, version, seats, options, seed, carried, sealed } = match.header;
  return {
    format: RECORD_FORMAT,
    game,
    version,
    seats,
    options,
    seed,
    carried,
    ...(sealed && { sealed }),
    answers: entries.map(writeEntry),
    hash: hashOf(match),
  };
}

/** How a replay went: the match as far as it got, and what did not fit. */
export type Replayed = { readonly match: OpenMatch; readonly misfit?: string };

/** Play a record again, or its first `n` answers. */
export function replay(
  game: AnyGame,
  given: unknown,
  n = Number.MAX_SAFE_INTEGER,
  script?: ChanceScript,
): Replayed {
  const record = checkRecord(game, given);
  const { match, misfit } = runAgain(game, record, n, script);
  if (misfit) return { match, misfit: `answer ${misfit.n}: ${whyMisfit(match, misfit)}` };
  return { match };
}

/** Rules may throw at what a record brings along: then it was no record of this game. */
function runAgain(game: AnyGame, record: MatchRecord, n: number, script?: ChanceScript) {
  try {
    const match = createMatch(game, { ...record, ...(script && { script }) });
    return { match, misfit: feed(match, readEntries(record.answers.slice(0, n))) };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BadInput("record", `does not run: ${why}`);
  }
}

function whyMisfit(match: OpenMatch, { seat, step, kind, nth, given }: Entry): string {
  const question = questionsOf(match.pending)[indexOfSeat(match, seat)];
  if (!question) return `seat ${seat} is not asked`;
  if (question.kind !== kind || match.step !== step || match.nth !== nth) {
    return `seat ${seat} is asked "${match.step}/${question.kind}", not "${step}/${kind}"`;
  }
  return `${JSON.stringify(given)} is not on offer`;
}

export type Verdict = { readonly verified: boolean; readonly problems: readonly string[] };

/** Does this record follow from the seed that was committed to before the first draw? */
export function verify(game: AnyGame, given: unknown, commitment?: string): Verdict {
  const record = checkRecord(game, given);
  const problems: string[] = [];
  if (record.version !== game.version) {
    problems.push(`played by version ${record.version} of the rules; these are ${game.version}`);
  }
  if (commitment !== undefined && commitmentOf(headerOf(record)) !== commitment) {
    problems.push("the seed is not the one that was committed to");
  }
  if (record.deal) problems.push(...checkShared(record.deal, headerOf(record)));
  const { match, misfit } = replay(game, record);
  if (misfit) problems.push(misfit);
  else if (hashOf(match) !== record.hash) problems.push("the replay ends in another position");
  return { verified: problems.length === 0, problems };
}

function headerOf(record: MatchRecord): Header {
  const { game, version, seats, options, seed } = record;
  return { game, version, seats, options, seed };
}

function checkDeal(given: unknown): void {
  const check = new Check("record.deal", given);
  const hex = /^[0-9a-f]{64}$/;
  check.match("server", hex, "must be 64 hex digits");
  const { sat, mixed } = given as SharedDeal;
  const fits =
    Array.isArray(sat) &&
    typeof mixed === "boolean" &&
    sat.every(
      (each) =>
        typeof each === "object" &&
        each !== null &&
        (each.person === undefined || typeof each.person === "string") &&
        (each.share === undefined || (typeof each.share === "string" && hex.test(each.share))),
    );
  if (!fits) throw new BadInput("record.deal", "must say who sat where, and what they gave");
}

function checkRecord(game: AnyGame, given: unknown): MatchRecord {
  const check = new Check("record", given);
  check.is("format", RECORD_FORMAT);
  check.is("game", game.id);
  check.whole("version", 1);
  const seats = checkSeats(game, check.whole("seats", 1));
  const options = checkOptions(game, check.value("options"), "record.options");
  check.match("seed", /^[0-9a-f]{64}$/, "must be 64 hex digits");
  check.match("hash", /^[0-9a-f]{64}$/, "must be 64 hex digits");
  check.plain("carried");
  check.flag("sealed");
  if (check.value("deal") !== undefined) checkDeal(check.value("deal"));
  checkEntries(check, seats);
  return { ...(given as MatchRecord), options };
}
