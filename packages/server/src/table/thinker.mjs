/**
 * The thread on which bots think ahead. It gets a match as it would be saved; the bot in it sees what
 * its seat sees, as everywhere.
 *
 * Plain JavaScript with types in comments, like the writing thread: it must start also when the
 * sources are run as they stand. What it imports is compiled, wherever it is started from.
 */
import { parentPort } from "node:worker_threads";
import { botOf, seatBot } from "@sprawl/bots";
import { load } from "@sprawl/engine/host";
import { findGame } from "@sprawl/games";

/** @typedef {import("./thinkers.js").Wish} Wish */
/** @typedef {import("./thinkers.js").Report} Report */

/** @param {Wish} wish */
async function think({ saved, seat, seed, budget }) {
  const listing = findGame(saved.game);
  if (!listing) return undefined;
  const { game, instinct } = await listing.load();
  const { match } = load(game, saved);
  const bot = botOf(`search:${budget}ms`, { instinct, now: () => performance.now() });
  return seatBot(match, seat, bot, seed).decide();
}

/** @param {Report} report */
const tell = (report) => parentPort?.postMessage(report);

parentPort?.on(
  "message",
  /** @param {Wish} wish */ (wish) => {
    const { id } = wish;
    think(wish).then(
      (thought) => tell(thought ? { id, thought } : { id }),
      (error) => tell({ id, error: String(error?.message) }),
    );
  },
);
