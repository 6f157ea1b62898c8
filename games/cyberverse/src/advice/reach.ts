/** How far it is: into a District, and onto its Hacking position. */
import { DISTANCES, HACKING } from "../city/layouts.js";
import { featureOf } from "../features.js";
import { moments } from "../moments.js";
import { isFree } from "../movement.js";
import type { Agent, Seen } from "../state.js";
import { layoutOf, mayArrive } from "../table.js";
import { type District, HQ } from "../types.js";

/** Points it takes to stand on the Hacking position after arriving in a District; or to walk there. */
export function hackingCost(g: Seen, agent: Agent, district: District): number {
  const { positions, entry, distances } = layoutOf(g, district);
  const { zone } = positions[HACKING];
  if (agent.district === district && agent.position === HACKING) return 0;
  const from = agent.district === district ? agent.zone : entry;
  return distances[from][zone] * moments.value(g, "zoneCost", 1, district) + 1;
}

/** Points it takes to come into a District, the way to the Entry zone included. */
export function travelCost(g: Seen, agent: Agent, district: District): number {
  if (agent.district === district) return 0;
  const extra = moments.value(g, "enterCost", 0, district);
  if (agent.district === HQ) return extra;
  const { entry, distances } = layoutOf(g, agent.district);
  const express = agent.vehicles.some(({ id, active }) => {
    const piece = g.box.supply[id];
    return active && piece.store === "vehicles" && piece.express;
  });
  return distances[agent.zone][entry] + (express ? 0 : DISTANCES[agent.district][district]) + extra;
}

export function canReach(g: Seen, agent: Agent, district: District): boolean {
  if (agent.district === district) return true;
  if (agent.wound || moments.of(agent).bars(g, "barsLeaving", agent)) return false;
  if (!mayArrive(g, district, layoutOf(g, district).entry)) return false;
  return travelCost(g, agent, district) <= featureOf(g, agent, "movement");
}

/** Can it stand on the Hacking position of this District in this activation? */
export function canReachHacking(g: Seen, agent: Agent, district: District): boolean {
  if (agent.district === district && agent.position === HACKING) return true;
  if (!isFree(g, district, HACKING)) return false;
  return (
    travelCost(g, agent, district) + hackingCost(g, agent, district) <=
    featureOf(g, agent, "movement")
  );
}
