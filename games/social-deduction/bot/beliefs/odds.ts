/**
 * How often a player of each team does a thing to a player of each team, told from how people play:
 * liars lie, so their word counts for what it is worth. Only the proportions matter.
 */

import { TEAMS } from "../../src/advice/view.js";
import type { Team } from "../../src/state.js";

/** Rows: who does it. Columns: to whom. Human, Machine, Outlaw, Legion, Fallen. */
export type Matrix = readonly (readonly number[])[];

export const AIM: Matrix = [
  [0.5, 1, 0.8, 0.8, 0.8],
  [1, 0.4, 0.6, 0.6, 0.6],
  [0.7, 0.9, 0.7, 0.7, 0.7],
  [0.8, 0.8, 0.8, 0.4, 0.8],
  [0.8, 0.8, 0.8, 0.8, 0.4],
];
export const KILL: Matrix = [
  [0.25, 1, 0.8, 0.8, 0.8],
  [1, 0.25, 0.5, 0.5, 0.5],
  [0.6, 0.9, 0.6, 0.6, 0.6],
  [0.8, 0.8, 0.8, 0.2, 0.8],
  [0.8, 0.8, 0.8, 0.8, 0.2],
];
export const VOUCH: Matrix = [
  [1, 0.35, 0.5, 0.5, 0.5],
  [0.6, 1, 0.7, 0.7, 0.7],
  [0.9, 0.7, 0.8, 0.8, 0.8],
  [0.8, 0.7, 0.8, 1, 0.8],
  [0.8, 0.7, 0.8, 0.8, 1],
];

// By team of who accuses: somebody of the own team, of the team that is named, or anybody else.
const OWN = [0.35, 0.35, 0.7, 0.4, 0.4];
const NAMED = [1, 0.9, 0.9, 0.8, 0.8];
const ANYBODY = [0.7, 0.7, 0.7, 0.8, 0.8];

function blame(named: Team): Matrix {
  return TEAMS.map((by, a) =>
    TEAMS.map((to) => {
      if (by === to && by !== "outlaw") return OWN[a]; // Outlaws are no team (SD-17.9)
      if (to === named) return NAMED[a];
      return by === "machine" && to === "human" ? 1 : ANYBODY[a]; // tip 21
    }),
  );
}

/** An accusation, by the team it names. Of being Human is what Machines say: it vouches. */
export const ACCUSE: Readonly<Record<Team, Matrix>> = {
  human: VOUCH,
  machine: blame("machine"),
  outlaw: blame("outlaw"),
  legion: blame("legion"),
  fallen: blame("fallen"),
};

/** Tip 19: who holds a weapon and aims it past a proven Machine is less likely Human. */
export const SPARES = [0.88, 1, 1, 1, 1];

/** How often a report is true, and how often it names one certain other colour, by team. */
export const TRUE = [0.94, 0.6, 0.62, 0.6, 0.6];
export const FALSE = [0.02, 0.14, 0.13, 0.14, 0.14];

/** Everybody says to be Human, so that says nothing; to say anything else is mostly true. */
export function ownedUp(named: Team): readonly number[] {
  return TEAMS.map((team) => (team === named ? 1 : named === "outlaw" ? OUTLAW[team] : 1 / 6));
}

/** Who says to be an Outlaw and is none: a Human hardly ever. */
const OUTLAW: Readonly<Record<Team, number>> = {
  human: 0.1,
  machine: 0.5,
  outlaw: 1,
  legion: 0.5,
  fallen: 0.5,
};

export const TEAM_SEEN = 25;

export function weigh(weights: number[], factors: readonly number[]): void {
  factors.forEach((factor, i) => {
    weights[i] *= factor;
  });
}

export function mix(chances: readonly number[], odds: readonly number[]): number {
  return chances.reduce((sum, chance, i) => sum + chance * odds[i], 0);
}
