/** What a simulation counts: every mission as a run of its own, and what each match came to. */
import type { Run } from "@sprawl/engine";
import { missions } from "./content/missions/index.js";
import type { Sins } from "./state.js";

/** Every mission by itself, in the order of the campaign. */
export const runs: readonly Run[] = missions.map(({ id }) => ({
  name: id,
  options: { mission: id },
}));

/** Turns, the Alarm Level at the end; and, of a completed mission, the Health that is left. */
export function figures({ state }: Sins): Readonly<Record<string, number>> {
  const { alarm, outcome, turn, you } = state;
  return {
    turns: turn.number,
    "alarm at end": alarm,
    ...(outcome === "success" && { "health left": you.health }),
  };
}
