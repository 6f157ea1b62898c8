/** SS-19: walking a patrol, leaving it and coming back to it. */
import type { Rule } from "@sprawl/engine";
import { onEnemy, onSector, settle } from "../choose.js";
import type { Sector, SectorMap } from "../content/types.js";
import { cardOf } from "../enemies.js";
import { distance, FAR, neighbours } from "../map.js";
import type { EnemyStep, SinsQuestions } from "../questions.js";
import { type EnemyToken, NOWHERE, type Seen, type Sins } from "../state.js";
import { loopOf } from "./loop.js";
import { bestSteps, routeBy } from "./routes.js";

/** A possible next step, and the way it is the beginning of. */
export type Way = { readonly to: Sector; readonly path: readonly Sector[] };

/** SS-19.4, SS-19.17: the waypoints of its color; without any, its post. */
export function waypointsOf(g: Seen, enemy: EnemyToken): readonly Sector[] {
  return g.state.waypoints[enemy.color] ?? [enemy.post];
}

/** Steps on shortest paths to the nearest of these sectors (SS-19.1); none if no path leads there. */
export function waysTowards(map: SectorMap, from: Sector, goals: readonly Sector[]): Way[] {
  const nearest = Math.min(FAR, ...goals.map((goal) => distance(map, from, goal)));
  const near = goals.filter((goal) => distance(map, from, goal) === nearest);
  const ways: Way[] = [];
  for (const to of neighbours(map, from)) {
    const goal = near.find((each) => distance(map, to, each) === nearest - 1); // SS-33.4, SS-R47: none is nearer
    if (goal !== undefined) ways.push({ to, path: shortestPath(map, to, goal) });
  }
  return ways;
}

function shortestPath(map: SectorMap, from: Sector, goal: Sector): Sector[] {
  const path = [from];
  for (let at = from; at !== goal; path.push(at)) {
    const left = distance(map, at, goal);
    at = neighbours(map, at).find((to) => distance(map, to, goal) === left - 1) ?? goal;
  }
  return path;
}

/** SS-19.2, SS-33.3: of equally good ways, you choose. */
export function* chooseWay(
  g: Sins,
  enemy: EnemyToken,
  ways: readonly Way[],
  rule: string,
): Rule<Sector> {
  const { ref } = enemy;
  const options = ways.map(
    ({ to, path }): EnemyStep => ({
      kind: "step",
      enemy: ref,
      sector: to,
      on: [onEnemy(ref), ...path.map(onSector)],
      rule,
    }),
  );
  const about = { rule, args: { enemy: ref, sector: enemy.sector } };
  return (yield* settle(g, "enemy-path", options, about)).sector;
}

/** Some enemies have no patrol. */
export function canPatrol(enemy: EnemyToken): boolean {
  const { patrol, fixed } = cardOf(enemy);
  return patrol !== "none" && !fixed; // SS-34.2, SS-34.4
}

/** SS-34.11 */
const walksOnce = (enemy: EnemyToken): boolean => cardOf(enemy).patrol === "once";

/** SS-19.15: an enemy is placed on the map. */
export function* beginPatrol(g: Sins, enemy: EnemyToken): Rule<void> {
  if (!canPatrol(enemy)) return; // SS-34.2, SS-34.4
  if (walksOnce(enemy)) {
    enemy.patrolling = true;
    enemy.next = 0; // SS-19.20
    return;
  }
  const waypoints = waypointsOf(g, enemy);
  const standsOn = waypoints.indexOf(enemy.sector);
  if (standsOn < 0) return yield* maybeRejoin(g, enemy);
  enemy.patrolling = true;
  enemy.next = (standsOn + 1) % waypoints.length; // SS-R56
}

/** SS-19.14: on its loop, with no token to follow, an enemy is on patrol again. */
export function* maybeRejoin(g: Sins, enemy: EnemyToken): Rule<void> {
  if (!canPatrol(enemy)) return; // SS-34.2, SS-34.4
  const waypoints = waypointsOf(g, enemy);
  const ends = headings(g.state.map, waypoints, enemy.sector);
  if (ends.length === 0) return; // SS-19.13
  if (!ends.includes(enemy.next)) enemy.next = yield* chooseWaypoint(g, enemy, ends, waypoints); // SS-19.18, SS-R55
  enemy.patrolling = true; // SS-19.19
}

/** The waypoints one may head for from a sector of the loop, lowest sector first (SS-R114). */
export function headings(
  map: SectorMap,
  waypoints: readonly Sector[],
  sector: Sector,
): readonly number[] {
  const { legs } = loopOf(map, waypoints);
  const ends = legs.flatMap((leg, i) => (leg.includes(sector) ? [(i + 1) % waypoints.length] : []));
  return ends.sort((a, b) => waypoints[a] - waypoints[b]); // SS-R114
}

type Heading = SinsQuestions["next-waypoint"];

/** SS-R55: a sector on several legs leads to several waypoints. */
function* chooseWaypoint(
  g: Sins,
  { ref }: EnemyToken,
  ends: readonly number[],
  waypoints: readonly Sector[],
): Rule<number> {
  const rule = "SS-R55";
  const options = ends.map((end): Heading => {
    const sector = waypoints[end];
    return { kind: "head-for", enemy: ref, waypoint: end + 1, sector, on: onSector(sector), rule };
  });
  const { waypoint } = yield* settle(g, "next-waypoint", options, { rule, args: { enemy: ref } });
  return waypoint - 1;
}

/** The ways its patrol may take it from here; none if it stays. Rejoins the loop first if it can. */
export function* patrolWays(g: Sins, enemy: EnemyToken): Rule<readonly Way[]> {
  const { map } = g.state;
  const waypoints = waypointsOf(g, enemy);
  if (!enemy.patrolling) yield* maybeRejoin(g, enemy);
  if (!enemy.patrolling) return waysTowards(map, enemy.sector, loopOf(map, waypoints).sectors); // SS-19.13
  return routeWays(map, plan(enemy, waypoints), enemy); // SS-19.19, SS-R123
}

/** SS-19.9: the sectors an enemy on patrol means to reach, in order. */
export function plan(enemy: EnemyToken, waypoints: readonly Sector[]): readonly Sector[] {
  if (walksOnce(enemy)) return waypoints.slice(enemy.next); // SS-19.20
  if (waypoints.length === 1) return []; // SS-19.17
  const lap = [...waypoints.slice(enemy.next), ...waypoints.slice(0, enemy.next)];
  return [...lap, waypoints[enemy.next]]; // SS-19.9, SS-19.10, SS-R52
}

export function routeWays(
  map: SectorMap,
  goals: readonly Sector[],
  { sector, previous }: EnemyToken,
): Way[] {
  if (goals.length === 0) return []; // SS-34.11
  const steps = bestSteps(map, goals, sector, previous); // SS-19.6, SS-19.8, SS-R51
  return steps.map((to): Way => ({ to, path: routeBy(map, goals, sector, to) }));
}

/** SS-19.16: entering its next waypoint turns an enemy to the one after it. */
export function maybeReachWaypoint(g: Seen, enemy: EnemyToken): void {
  const waypoints = waypointsOf(g, enemy);
  if (waypoints[enemy.next] !== enemy.sector) return; // SS-R57
  const once = walksOnce(enemy);
  enemy.next = once ? enemy.next + 1 : (enemy.next + 1) % waypoints.length; // SS-19.3, SS-34.11
}

/** SS-R53: whatever is not a patrol step ends the patrol and clears the previous sector. */
export function leavePatrol(enemy: EnemyToken): void {
  enemy.previous = NOWHERE;
  if (!walksOnce(enemy)) enemy.patrolling = false; // SS-19.19, SS-19.20
}
