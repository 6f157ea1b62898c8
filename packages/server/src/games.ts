/** The games of the registry, loaded once each. */
import type { GameEntry } from "@sprawl/engine";
import { findGame } from "@sprawl/games";
import { notFound } from "./errors.js";

/** Games that threads cannot know. */
const lent = new Map<string, GameEntry>();
const loaded = new Map<string, Promise<GameEntry>>();

/** The game with this id. Throws `not-found`. */
export function gameOf(id: string): Promise<GameEntry> {
  let entry = loaded.get(id);
  if (!entry) {
    const listing = findGame(id);
    if (!listing) return Promise.reject(notFound("game"));
    entry = listing.load();
    loaded.set(id, entry);
    entry.catch(() => loaded.delete(id));
  }
  return entry;
}

/** Lend the server a game that is not in the registry, for tests. */
export function lendGame(entry: GameEntry): void {
  lent.set(entry.game.id, entry);
  loaded.set(entry.game.id, Promise.resolve(entry));
}

/** The game with this id, if it is lent. */
export function lentGame(id: string): GameEntry | undefined {
  return lent.get(id);
}
