/** What a match comes to in numbers: from its record if there is one, else from what was told. */
import type { AnyGame, GameEvent, Seat } from "@sprawl/engine";
import { drawsIn, type MatchRecord } from "@sprawl/engine/host";
import { actorOf, isOpening } from "../log/group.js";

export type Statistics = {
  readonly answers: number;
  /** By seat; from the record. */
  readonly answersBySeat: readonly number[] | undefined;
  /** By seat: acts that the log tells of. */
  readonly actsBySeat: readonly number[];
  readonly turns: number | undefined;
  /** How often each source of chance was asked. */
  readonly chance: readonly (readonly [name: string, times: number])[];
  /** How often what happened, the most frequent first. */
  readonly events: readonly (readonly [type: string, times: number])[];
};

export function statisticsOf(
  game: AnyGame,
  seats: number,
  answers: number,
  log: readonly GameEvent[],
  record: MatchRecord | undefined,
): Statistics {
  const turns = log.filter(isOpening).length;
  return {
    answers,
    answersBySeat:
      record &&
      countBySeat(
        seats,
        record.answers.map(([seat]) => seat),
      ),
    actsBySeat: countBySeat(seats, log.map(actorOf)),
    turns: turns > 0 ? turns : undefined,
    chance: record ? chanceOf(game, record) : [],
    events: counted(log.map(({ type }) => type)),
  };
}

function countBySeat(seats: number, acts: readonly (Seat | undefined)[]): readonly number[] {
  const counts = Array.from({ length: seats }, () => 0);
  for (const seat of acts) if (seat !== undefined && seat < seats) counts[seat]++;
  return counts;
}

/** Plays the record again and asks its chance what it was asked for. */
function chanceOf(game: AnyGame, record: MatchRecord): readonly (readonly [string, number])[] {
  try {
    return [...drawsIn(game, record)].filter(([, times]) => times > 0);
  } catch {
    return []; // a record of other rules: then the numbers are left out
  }
}

function counted(types: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
