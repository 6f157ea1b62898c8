/** Bots at seats. They get what a person gets; see the package of bots. */
import { botOf, type SeatedBot, seatBot } from "@sprawl/bots";
import type { GameEntry, Seat } from "@sprawl/engine";
import { freshSeed, type Match } from "@sprawl/engine/host";
import type { BotKind } from "./doc.js";

/**
 * A bot in this seat that answers at once: it plays by its rule of thumb. One that thinks ahead does
 * so on another thread; see thinkers.ts.
 */
export function seatedBot(
  kind: BotKind,
  { instinct }: GameEntry,
  match: Match,
  seat: Seat,
  seed = freshSeed(),
): SeatedBot {
  const bot = botOf(kind === "random" ? kind : "instinct", { instinct });
  return seatBot(match, seat, bot, seed);
}
