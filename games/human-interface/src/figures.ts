/** What a finished mission came to, for statistics. */
import type { Play, Run } from "@sprawl/engine";
import { box } from "./box.js";
import type { State } from "./state.js";

/** One run a mission, with as many seats as it has Teams. */
export const runs: readonly Run[] = Object.values(box.missions).map(({ id, teams }) => ({
  name: id,
  seats: teams.length,
  options: { mission: id },
}));

export function figures(g: Play): Readonly<Record<string, number>> {
  const state = g.state as State;
  const characters = state.models.filter(({ kind }) => kind === "character");
  const won = new Set(g.result?.winners ?? []);
  const found: Record<string, number> = {
    turns: state.turn,
    unconscious: characters.filter(({ condition }) => condition === "unconscious").length,
    lost: characters.filter(({ lost }) => lost).length,
    terminals: state.terminals.filter(({ taken }) => taken).length,
    drawn: won.size === 0 ? 1 : 0,
  };
  for (const team of state.teams)
    found[`won by ${team.faction}`] = team.seats.some((seat) => won.has(seat)) ? 1 : 0;
  return found;
}
