/** What a simulation counts: every number of players and every scenario, and what a match came to. */
import type { Run } from "@sprawl/engine";
import { ROWS } from "./rows.js";
import { type Setup, setups } from "./setups/index.js";
import type { Deduction } from "./state.js";
import { isSuddenDeath } from "./victory.js";

/** Every number of players by itself, then every scenario. */
export const runs: readonly Run[] = [
  ...Object.keys(ROWS).map((seats) => ({ name: `${seats}-players`, seats: Number(seats) })),
  ...Object.entries(setups as Readonly<Record<string, Setup>>).flatMap(([scenario, { seats }]) =>
    seats === undefined ? [] : [{ name: scenario, seats, options: { scenario } }],
  ),
];

/** The round a good evening ends by. */
const LONG = 15;

/** Rounds, eliminations, and 1 for a match that went on for too long: its mean is their share. */
export function figures(g: Deduction): Readonly<Record<string, number>> {
  const { state } = g;
  return {
    rounds: state.round,
    eliminations: state.deaths,
    "over 15 rounds": state.round > LONG ? 1 : 0,
    "sudden death": isSuddenDeath(g) ? 1 : 0,
  };
}
