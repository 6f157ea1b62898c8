/**
 * The beginning of a match: only when everybody is ready is a seed made and anything dealt. The seed
 * is made of a share that was promised when the table was opened, and of one of each person.
 */
import {
  createMatch,
  freshSeed,
  type Match,
  placesFrom,
  promiseOf,
  type Sat,
  type SharedDeal,
  seedFrom,
} from "@sprawl/engine/host";
import { gameOf } from "../games.js";
import type { House } from "../house.js";
import type { MatchRow } from "../store/matches.js";
import { broughtTo } from "./campaigns.js";
import type { SeatDoc, TableDoc } from "./doc.js";

export type Dealt = { readonly doc: TableDoc; readonly row: MatchRow; readonly match: Match };

/** A promise for the next deal of a table, and what keeps it. */
export function promised(): Required<Pick<TableDoc, "share" | "deal">> {
  const share = freshSeed();
  return { share, deal: { promise: promiseOf(share) } };
}

/** The table with its match begun. Nothing is kept yet. */
export async function dealFor({ hooks, now, rules }: House, doc: TableDoc): Promise<Dealt> {
  const { game } = await gameOf(doc.game);
  const { share: server, ...open } = doc;
  const about = { game: game.id, version: game.version, options: doc.options };
  const sat = doc.seats.map(satIn);
  const mixed = doc.shuffleSeats;
  // A table that was opened before there were promises deals as it used to.
  const deal: SharedDeal | undefined = server === undefined ? undefined : { server, sat, mixed };
  const given = hooks.seed?.(doc);
  const seed = given ?? (deal ? seedFrom(deal, about) : freshSeed());
  const seats = placesFrom(seed, { sat, mixed }).map((place) => withoutShare(doc.seats[place]));
  const row: MatchRow = {
    id: `${doc.id}.${doc.earlier.length + 1}`,
    ...about,
    seats: seats.length,
    seed,
    ...(await broughtTo(doc)),
    ...(deal && given === undefined && { deal }),
    began: now(),
  };
  const match = await rules.run(
    game.id,
    () => createMatch(game, row),
    () => ({ begin: row }),
  );
  return {
    doc: {
      ...open,
      ...(doc.deal && { deal: { promise: doc.deal.promise, sat, mixed } }),
      seats,
      status: "playing",
      match: row.id,
      votes: [],
    },
    row,
    match: hooks.replaceMatch?.(match) ?? match,
  };
}

function satIn({ person, share }: SeatDoc): Sat {
  return person === undefined ? {} : { person, ...(share !== undefined && { share }) };
}

function withoutShare({ share: _, ...seat }: SeatDoc): SeatDoc {
  return seat;
}
