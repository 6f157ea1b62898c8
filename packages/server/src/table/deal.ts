/** The beginning of a match: only when everybody is ready is a seed drawn and anything dealt. */
import { createMatch, freshSeed, type Match } from "@sprawl/engine/host";
import { gameOf } from "../games.js";
import type { House } from "../house.js";
import { randomBelow } from "../ids.js";
import type { MatchRow } from "../store/matches.js";
import type { TableDoc } from "./doc.js";

export type Dealt = { readonly doc: TableDoc; readonly row: MatchRow; readonly match: Match };

/** The table with its match begun. Nothing is kept yet. */
export async function dealFor({ hooks, now }: House, doc: TableDoc): Promise<Dealt> {
  const { game } = await gameOf(doc.game);
  const seats = doc.shuffleSeats ? mixed(doc.seats) : doc.seats;
  const row: MatchRow = {
    id: `${doc.id}.${doc.earlier.length + 1}`,
    game: game.id,
    version: game.version,
    seats: seats.length,
    options: doc.options,
    seed: hooks.seed?.(doc) ?? freshSeed(),
    began: now(),
  };
  const match = createMatch(game, row);
  return {
    doc: { ...doc, seats, status: "playing", match: row.id, votes: [] },
    row,
    match: hooks.replaceMatch?.(match) ?? match,
  };
}

function mixed<T>(items: readonly T[]): T[] {
  const order = items.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
