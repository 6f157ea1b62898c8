/**
 * The route an enemy walks if nothing disturbs it: from public rules only, so that a board can show
 * it on demand and a bot can reckon with it. Where the rules leave a choice, the lowest is taken, as
 * "choose for me" does, and the others are named.
 */
import type { Ref, Sector } from "../content/types.js";
import { loopOf } from "../patrol/loop.js";
import {
  canPatrol,
  headings,
  maybeReachWaypoint,
  plan,
  routeWays,
  type Way,
  waypointsOf,
  waysTowards,
} from "../patrol/patrol.js";
import { type EnemyToken, NOWHERE, type Seen } from "../state.js";

/** One step of a route. */
export type Ahead = {
  readonly sector: Sector;
  /** Where it may step instead, if you choose so. */
  readonly or: readonly Sector[];
};

/** The next steps of this enemy, as long as no token, body or person gets into its way. */
export function routeAhead(seen: Seen, ref: Ref, steps: number): Ahead[] {
  const walker = { ...seen.state.enemies[ref] };
  const ahead: Ahead[] = [];
  if (walker.defeated) return ahead;
  for (let n = 0; n < steps; n++) {
    const [way, ...others] = patrolWaysOf(seen, walker);
    if (!way) break;
    walk(seen, walker, way.to);
    ahead.push({ sector: way.to, or: others.map(({ to }) => to) });
  }
  return ahead;
}

/** The ways its patrol may take it from here, best listed first; puts it on patrol again. */
export function patrolWaysOf(seen: Seen, walker: EnemyToken): readonly Way[] {
  if (!canPatrol(walker)) return [];
  const { map } = seen.state;
  const waypoints = waypointsOf(seen, walker);
  if (!walker.patrolling) rejoin(seen, walker);
  if (!walker.patrolling) return waysTowards(map, walker.sector, loopOf(map, waypoints).sectors);
  return routeWays(map, plan(walker, waypoints), walker);
}

/** On its loop it is on patrol. */
function rejoin(seen: Seen, walker: EnemyToken): void {
  const ends = headings(seen.state.map, waypointsOf(seen, walker), walker.sector);
  if (ends.length === 0) return;
  if (!ends.includes(walker.next)) walker.next = ends[0];
  walker.patrolling = true;
}

/** A step of its patrol, or back to it. */
function walk(seen: Seen, walker: EnemyToken, to: Sector): void {
  walker.previous = walker.patrolling ? walker.sector : NOWHERE;
  walker.sector = to;
  maybeReachWaypoint(seen, walker);
}
