/** How a match comes to be kept: dealt, written down whole, and only then shown to anybody. */
import { botOf } from "@sprawl/bots";
import { BadInput, type GameEntry, type OptionValues } from "@sprawl/engine";
import {
  answersGiven,
  commitmentOf,
  createMatch,
  freshSeed,
  type Match,
  namedSeed,
  resultOf,
  waitingFor,
} from "@sprawl/engine/host";
import type { KeptMatch, LocalPlayer, LocalStore } from "./kept.js";

export type LocalSetup = {
  readonly game: string;
  readonly players: readonly LocalPlayer[];
  readonly options?: OptionValues;
  /** A name to make the deal from; without it, chance decides. */
  readonly seed?: string;
  /** What the bots' own chance is made from: a lesson goes the same way each time. */
  readonly bots?: string;
};

/** What everything here needs from outside. */
export type Place = {
  readonly store: LocalStore;
  load(game: string): Promise<GameEntry>;
  now(): number;
};

/** A short id nobody can guess. */
export function newId(): string {
  return freshSeed().slice(0, 12);
}

/** Begins a match and keeps it. Throws `BadInput` that names what is wrong with the setup. */
export async function beginMatch(place: Place, setup: LocalSetup): Promise<string> {
  const entry = await place.load(setup.game);
  const { players, options, seed } = setup;
  checkPlayers(entry, players);
  const match = createMatch(entry.game, {
    seats: players.length,
    seed: seed === undefined ? freshSeed() : namedSeed(seed),
    ...(options && { options }),
  });
  const row = rowOf(match, players, place.now(), setup.bots);
  await place.store.begin({ match: row, answers: [] });
  return row.id;
}

/** Every seat has a name, and every bot is one that there is. */
export function checkPlayers(entry: GameEntry, players: readonly LocalPlayer[], place = "players") {
  players.forEach(({ name, bot }, seat) => {
    if (name.trim() === "") throw new BadInput(`${place}[${seat}].name`, "must not be empty");
    if (bot !== undefined) botOf(bot, entry, `${place}[${seat}].bot`);
  });
}

/** The row of a match that stands as it does. */
export function rowOf(
  match: Match,
  players: readonly LocalPlayer[],
  now: number,
  bots = freshSeed(),
): KeptMatch {
  const { game, version, seats, options, seed, carried, sealed } = match.header;
  const result = resultOf(match);
  return {
    id: newId(),
    game,
    version,
    seats,
    options,
    seed,
    ...(carried !== undefined && { carried }),
    ...(sealed && { sealed }),
    commitment: commitmentOf(match.header),
    players,
    bots,
    began: now,
    changed: now,
    revision: 0,
    answers: answersGiven(match),
    backs: 0,
    waiting: waitingFor(match),
    ...(result && { result }),
  };
}
