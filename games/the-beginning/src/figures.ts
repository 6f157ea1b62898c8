/** What a finished match came to, for simulations. */
import type { Run } from "@sprawl/engine";
import { CHANNEL_ROOM } from "./board.js";
import type { Beginning } from "./state.js";

export function figures({ state: s }: Beginning): Readonly<Record<string, number>> {
  const chips = s.network.reduce((sum, channel) => sum + channel.length, 0);
  const full = s.network.every((channel) => channel.length >= CHANNEL_ROOM);
  return {
    turns: s.turn.number,
    "Data Chips in the Network": chips,
    ...(full && { "turns to the ninth Data Chip": s.turn.number }),
    "Data Chips in the Junkyard": s.junkyard.length,
    Boosts: s.seats.reduce(
      (sum, { tree }) => sum + tree.reduce((all, { level }) => all + level, 0),
      0,
    ),
    "Enemies eliminated": s.seats.reduce((sum, { tally }) => sum + tally.eliminated, 0),
    Threat: s.bars.threat,
    Morale: s.bars.morale,
  };
}

const settings = { characters: "random" } as const;

export const runs: readonly Run[] = [3, 4, 5, 6].map((seats) => ({
  name: `${seats}-players`,
  seats,
  options: settings,
}));
