/** What whoever plays alone is advised: worlds are played on from here, and what led further is said. */
import { searchBot, seatBot } from "@sprawl/bots";
import type { Answer, GameEntry, Seat } from "@sprawl/engine";
import type { Match } from "@sprawl/engine/host";
import { thoughtOf } from "./seated.js";

/** More worlds than these say little more, and nobody waits longer than this, in ms. */
const WORLDS = 150;
const LONGEST = 1_200;

export type Patience = { readonly worlds?: number; readonly milliseconds?: number };

/** The answer that a little thought finds; the rule of thumb's own, unless another proved better. */
export function thoughtAhead(
  { instinct }: GameEntry,
  match: Match,
  seat: Seat,
  now: () => number,
  { worlds = WORLDS, milliseconds = LONGEST }: Patience = {},
): Answer | undefined {
  const bot = searchBot({ instinct, iterations: worlds, milliseconds, now });
  return thoughtOf(seatBot(match, seat, bot, "hint"))?.answer;
}
