/**
 * A match played again, with a hash of everything after every answer. The same module runs in Node,
 * in a page and in a worker; what it returns must be the same in all three.
 */
import { caravan } from "@sprawl/caravan";
import type { AnyGame, Viewer } from "@sprawl/engine";
import { canonical, eventsFor, type MatchRecord, save, sha256Hex, view } from "@sprawl/engine/host";
import {
  createMatch,
  fork,
  give,
  hashOf,
  indexOfSeat,
  type OpenMatch,
  questionsOf,
  readAnswer,
  resample,
} from "@sprawl/engine/search";
import { trials } from "../trials/index.js";

export const games: readonly AnyGame[] = [caravan as AnyGame, ...trials];

/** The hashes of one match: of its positions, of what is seen of them, and of other worlds. */
export type Trace = {
  readonly game: string;
  readonly positions: readonly string[];
  readonly views: readonly string[];
  readonly others: readonly string[];
};

/** Play a record again and look at it after every answer. */
export function traceOf(record: MatchRecord): Trace {
  const game = games.find(({ id }) => id === record.game);
  if (!game) throw new Error(`there is no game "${record.game}" here`);
  const match = createMatch(game, record);
  const viewers: readonly Viewer[] = [...Array(record.seats).keys(), "spectator"];
  const positions = [hashOf(match)];
  const views: string[] = [];
  const others: string[] = [];
  for (const [n, [seat, , , , answer]] of record.answers.entries()) {
    const index = indexOfSeat(match, seat);
    const given = readAnswer(questionsOf(match.pending)[index], answer);
    if (given === undefined) throw new Error(`${record.game}: answer ${n + 1} does not fit`);
    match.play.news = [];
    give(match, index, given);
    positions.push(hashOf(match));
    const viewer = viewers[n % viewers.length];
    views.push(short([view(match, viewer), eventsFor(match.play.news, viewer)]));
    if (n % 20 === 0) others.push(...otherHashes(match, viewer));
  }
  return { game: record.game, positions, views, others };
}

/** What is stored of a match, and what a bot would imagine of it. */
function otherHashes(match: OpenMatch, viewer: Viewer): string[] {
  const world = resample(match, viewer, "a world");
  return [
    short(save(match)),
    hashOf(fork(match)),
    short(world ? [world.play.state, world.play.secrets, world.play.below("next", 1000)] : "none"),
  ];
}

function short(value: unknown): string {
  return sha256Hex(canonical(value)).slice(0, 16);
}
