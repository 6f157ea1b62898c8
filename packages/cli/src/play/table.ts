/** A match with people and bots around it, kept in a file after every answer. */

import { botOf, type SeatedBot, seatBot } from "@sprawl/bots";
import {
  type Answer,
  BadInput,
  type GameEntry,
  type OptionValues,
  type Refusal,
  type Seat,
} from "@sprawl/engine";
import { inTime } from "@sprawl/engine/guard";
import {
  answersGiven,
  canUndo,
  createMatch,
  decisionId,
  hashOf,
  load,
  type Match,
  newsOf,
  type Outcome,
  recordOf,
  replay,
  type StoredEvent,
  save,
  submit,
  undo,
} from "@sprawl/engine/host";
import { FILE_FORMAT, type FilePlayer, type MatchFile, writeMatchFile } from "../files.js";
import { PATIENCE } from "../simulate/one.js";

export type PlayTable = {
  readonly entry: GameEntry;
  readonly match: Match;
  readonly players: readonly FilePlayer[];
  readonly bots: readonly (SeatedBot | undefined)[];
  readonly botSeed: string;
  /** Everything that happened, as it is kept: what a viewer is told is made from it. */
  events: StoredEvent[];
  /** How many of the events each seat has been shown. */
  readonly told: number[];
  thoughts: (readonly [answer: number, why: string])[];
  /** Where the match is kept, and how, if it is part of something larger. */
  readonly path: string;
  readonly keeper?: Keeper | undefined;
};

/** Keeps a match. */
export type Keeper = (file: MatchFile) => void;

export type Opening = {
  readonly players: readonly FilePlayer[];
  readonly botSeed: string;
  readonly path: string;
  readonly keeper?: Keeper;
  readonly now: () => number;
};

/** Begin a match. */
export function newTable(
  entry: GameEntry,
  options: OptionValues,
  seed: string,
  opening: Opening,
): PlayTable {
  const seats = opening.players.length;
  return sitDown(entry, createMatch(entry.game, { seats, options, seed }), [], opening);
}

/** Sit down at a match that has just begun. */
export function tableOf(entry: GameEntry, match: Match, opening: Opening): PlayTable {
  return sitDown(entry, match, [], opening);
}

/** Go on with a match from its file. `notice` says what the people must know. */
export function reopened(
  entry: GameEntry,
  file: MatchFile,
  named: string,
  opening: Opening,
): { table: PlayTable; notice?: string } {
  const thoughts = file.thoughts ?? [];
  let misfit = "it holds neither a record nor a save";
  if (file.record) {
    const again = replay(entry.game, file.record);
    if (!again.misfit && hashOf(again.match) === file.record.hash) {
      return { table: sitDown(entry, again.match, thoughts, opening) };
    }
    misfit = again.misfit ?? "the replay ends in another position";
  }
  if (!file.saved) throw new BadInput(named, `cannot be played on: ${misfit}`);
  const { match, notice } = load(entry.game, file.saved);
  const again = notice ? ` The last ${notice.askedAgain} answers are asked again.` : "";
  const words = `The rules have changed since: what happened before is no longer told.${again}`;
  return { table: sitDown(entry, match, thoughts, opening), ...(file.record && { notice: words }) };
}

function sitDown(
  entry: GameEntry,
  match: Match,
  thoughts: readonly (readonly [number, string])[],
  { players, botSeed, path, keeper, now }: Opening,
): PlayTable {
  if (players.length !== match.header.seats) {
    throw new BadInput("players", `there are ${players.length} for ${match.header.seats} seats`);
  }
  const needs = { instinct: entry.instinct, now, milliseconds: PATIENCE };
  return {
    entry,
    match,
    players,
    bots: players.map(({ bot }, seat) =>
      bot === undefined ? undefined : seatBot(match, seat, botOf(bot, needs), botSeed),
    ),
    botSeed,
    events: newsOf(match).slice(),
    told: players.map(() => 0),
    thoughts: thoughts.slice(),
    path,
    keeper,
  };
}

/** The match as it goes into a file. */
export function tableFile(table: PlayTable): MatchFile {
  const { match, players, botSeed, thoughts } = table;
  const whole = wholeRecord(match);
  return {
    format: FILE_FORMAT,
    game: match.header.game,
    players,
    botSeed,
    ...(thoughts.length > 0 && { thoughts }),
    ...(whole && { record: whole }),
    saved: save(match),
  };
}

/** A match that was carried over a change of rules no longer has its first answers. */
function wholeRecord(match: Match) {
  try {
    return recordOf(match);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

export function keep(table: PlayTable): void {
  if (table.keeper) table.keeper(tableFile(table));
  else writeMatchFile(table.path, tableFile(table));
}

/** How long rules may take over an answer, in seconds. */
const LONGEST = 30;

/** Give an answer; if it is taken, the match is kept before anybody sees what came of it. */
export function give(table: PlayTable, seat: Seat, answer: Answer, why?: string): Outcome {
  const { match } = table;
  const decision = decisionId(match);
  const outcome = inTime(() => submit(match, { seat, decision, answer }), LONGEST);
  if (outcome.status !== "accepted") return outcome;
  table.events.push(...outcome.events);
  if (why !== undefined) table.thoughts.push([answersGiven(match), why]);
  for (const bot of table.bots) bot?.hear(outcome.events);
  keep(table);
  return outcome;
}

/** Take the seat's last answer back, or say why not. */
export function takeBack(table: PlayTable, seat: Seat): Refusal | undefined {
  const { match } = table;
  const refusal = undo(match, seat);
  if (refusal) return refusal;
  const answers = answersGiven(match);
  table.events = table.events.filter(({ at }) => at <= answers);
  table.thoughts = table.thoughts.filter(([answer]) => answer <= answers);
  for (const other of table.told.keys()) {
    table.told[other] = Math.min(table.told[other], table.events.length);
  }
  keep(table);
  return undefined;
}

export function mayTakeBack(table: PlayTable, seat: Seat): boolean {
  return canUndo(table.match, seat).possible;
}
