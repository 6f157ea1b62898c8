/** Bots at seats. They get what a person gets; see the package of bots. */
import { botOf, type SeatedBot, seatBot } from "@sprawl/bots";
import { freshSeed, type GameEntry, type Seat } from "@sprawl/engine";
import type { BotKind } from "./doc.js";
import type { LivePlay } from "./play.js";

/** A bot of this kind in this seat. It thinks no longer than `budget` ms: others wait meanwhile. */
export function seatedBot(
  kind: BotKind,
  { instinct }: GameEntry,
  { match }: LivePlay,
  seat: Seat,
  budget: number,
): SeatedBot {
  const name = kind === "search" ? `search:${budget}ms` : kind;
  const bot = botOf(name, { instinct, now: () => performance.now() });
  return seatBot(match, seat, bot, freshSeed());
}
