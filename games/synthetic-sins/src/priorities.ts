/** SS-18: what directs an enemy's next step. Attacking and bodies are in activation.ts. */
import type { Rule } from "@sprawl/engine";
import type { Sector } from "./content/types.js";
import { cardOf } from "./enemies.js";
import { distance } from "./map.js";
import { chooseWay, patrolWays, type Way, waysTowards } from "./patrol/patrol.js";
import type { EnemyToken, Sins } from "./state.js";

/** One enemy's activation, while it lasts. */
export type Activation = {
  readonly enemy: EnemyToken;
  stepsLeft: number;
  /** Sectors it has been in during this activation, the first one included (SS-R44). */
  readonly visited: Sector[];
};

/** What directs a step: a token, the patrol, or the way back to it. */
export type Drive = "noise" | "detection" | "patrol" | "back";

export type NextStep = { readonly to: Sector; readonly why: Drive };

/** Can it step at all, where it stands? */
export function canStep(g: Sins, enemy: EnemyToken): boolean {
  if (enemy.detected) return false; // SS-R46
  if (cardOf(enemy).sleeps && g.state.detection.length === 0) return false; // SS-34.1, SS-R108
  return enemy.sector !== g.state.turn.glue; // SS-R120
}

/** The token that draws an enemy, and the ways to it; none if none does. */
type Lure = { readonly by: "noise" | "detection"; readonly ways: readonly Way[] };

/** SS-18.3, SS-18.9: the ways to a token that draws this enemy; none if none does. */
export const tokenWays = (g: Sins, activation: Activation): readonly Way[] =>
  lureOf(g, activation).ways;

function lureOf(g: Sins, { enemy, visited }: Activation): Lure {
  if (!cardOf(enemy).notices) return { by: "noise", ways: [] }; // SS-34.12
  const { map, noise, detection } = g.state;
  const heard = noise.filter((sector) => isHeard(g, enemy, sector) && !visited.includes(sector)); // SS-18.7
  const ways = waysTowards(map, enemy.sector, heard); // SS-18.3, SS-18.4, SS-19.11
  if (ways.length > 0) return { by: "noise", ways };
  return { by: "detection", ways: waysTowards(map, enemy.sector, detection) }; // SS-18.9, SS-18.10, SS-18.13, SS-R45
}

/** SS-12.2: only Noise next to an enemy matters to it; a Hound Drone hears further. */
function isHeard(g: Sins, enemy: EnemyToken, sector: Sector): boolean {
  return distance(g.state.map, enemy.sector, sector) <= cardOf(enemy).hearing; // SS-12.2
}

/** SS-18.1: the next step by the first priority that applies; undefined if the step is lost. */
export function* nextStep(g: Sins, activation: Activation): Rule<NextStep | undefined> {
  const { enemy } = activation;
  if (!canStep(g, enemy)) return undefined; // SS-16.13
  const lure = lureOf(g, activation);
  if (lure.ways.length > 0) {
    const rule = lure.by === "noise" ? "SS-18.8" : "SS-18.10";
    return { to: yield* chooseWay(g, enemy, lure.ways, rule), why: lure.by };
  }
  if (cardOf(enemy).patrol === "none") return undefined; // SS-34.2
  const ways = yield* patrolWays(g, enemy); // SS-18.6, SS-18.19
  if (ways.length === 0) return undefined; // SS-R42
  const to = yield* chooseWay(g, enemy, ways, "SS-19.2");
  return { to, why: enemy.patrolling ? "patrol" : "back" };
}
