/**
 * SS-19.8: routes through waypoints, compared first by U-turns, then by steps. A route is a walk
 * that reaches certain sectors one after the other; its cost is worked out backwards from its end,
 * for every sector it may have come to and every sector it may have come from.
 */
import type { Sector, SectorMap } from "../content/types.js";
import { type Geography, geographyOf } from "../map.js";
import { NOWHERE } from "../state.js";

/** A U-turn outweighs any number of steps (SS-19.8). */
export const U_TURN = 10_000;
export const NO_ROUTE = 1_000_000_000;

/** Where an enemy on its way can be: a sector, and the one it came from. Numbered without gaps. */
type Places = { readonly count: number; readonly numbers: ReadonlyMap<number, number> };

/** The costs from every place to the end of a route, leg by leg. */
export type Costs = { readonly places: Places; readonly legs: readonly (readonly number[])[] };

const nameOf = (sector: Sector, previous: Sector): number => sector * 100 + previous;

const numberOf = ({ numbers }: Places, sector: Sector, previous: Sector): number =>
  numbers.get(nameOf(sector, previous)) ?? -1;

/** The places of a map, numbered once. */
function placesOf({ sectors, neighbours, notes }: Geography): Places {
  let places = notes.get("places") as Places | undefined;
  if (!places) {
    const numbers = new Map<number, number>();
    for (const sector of sectors) {
      for (const previous of [NOWHERE, ...neighbours[sector]]) {
        numbers.set(nameOf(sector, previous), numbers.size);
      }
    }
    places = { count: numbers.size, numbers };
    notes.set("places", places);
  }
  return places;
}

/** The cost of one step. */
export function stepCost(previous: Sector, to: Sector): number {
  return to === previous ? U_TURN + 1 : 1; // SS-19.5, SS-19.7, SS-19.21
}

/** What is left to pay after a step that ends a leg by entering its goal. */
type Ending = (from: Sector, goal: Sector) => number;

/** Costs of the walk that reaches these sectors in order; `ending` is paid at the very end. */
export function costsOf(map: SectorMap, goals: readonly Sector[], ending: Ending): Costs {
  const geography = geographyOf(map);
  const places = placesOf(geography);
  const legs: number[][] = [];
  let after = ending;
  for (let leg = goals.length - 1; leg >= 0; leg--) {
    const costs = legCosts(geography, places, goals[leg], after);
    legs[leg] = costs;
    after = (from, goal) => costs[numberOf(places, goal, from)];
  }
  return { places, legs };
}

/** Lower the costs of one leg until no step improves any of them. */
function legCosts(
  { sectors, neighbours }: Geography,
  places: Places,
  goal: Sector,
  after: Ending,
): number[] {
  const costs = new Array<number>(places.count).fill(NO_ROUTE);
  for (let better = true; better; ) {
    better = false;
    for (const sector of sectors) {
      for (const to of neighbours[sector]) {
        const rest = to === goal ? after(sector, to) : costs[numberOf(places, to, sector)];
        const first = numberOf(places, sector, NOWHERE);
        for (let i = 0; i <= neighbours[sector].length; i++) {
          const previous = i === 0 ? NOWHERE : neighbours[sector][i - 1];
          const cost = stepCost(previous, to) + rest;
          if (cost >= costs[first + i]) continue;
          costs[first + i] = cost;
          better = true;
        }
      }
    }
  }
  return costs;
}

export function costFrom(
  { places, legs }: Costs,
  leg: number,
  sector: Sector,
  previous: Sector,
): number {
  return legs[leg][numberOf(places, sector, previous)];
}

/** The first steps of the best routes to these sectors, lowest number first; none if there is no way. */
export function bestSteps(
  map: SectorMap,
  goals: readonly Sector[],
  sector: Sector,
  previous: Sector,
): Sector[] {
  const costs = routeCosts(map, goals);
  const best = costFrom(costs, 0, sector, previous);
  if (best >= NO_ROUTE) return [];
  return geographyOf(map).neighbours[sector].filter(
    (to) => stepCost(previous, to) + restAfter(costs, goals, 0, sector, to) === best,
  );
}

/** What is left to pay after the step from `sector` to `to`. */
function restAfter(
  costs: Costs,
  goals: readonly Sector[],
  leg: number,
  sector: Sector,
  to: Sector,
): number {
  if (to !== goals[leg]) return costFrom(costs, leg, to, sector);
  return leg + 1 < goals.length ? costFrom(costs, leg + 1, to, sector) : 0;
}

/** The cost of the best route from here to all of these sectors in order. */
export function routeCost(
  map: SectorMap,
  goals: readonly Sector[],
  sector: Sector,
  previous: Sector,
): number {
  return costFrom(routeCosts(map, goals), 0, sector, previous);
}

/** The sectors of a best route that begins with this step, up to the first goal. */
export function routeBy(
  map: SectorMap,
  goals: readonly Sector[],
  sector: Sector,
  step: Sector,
): Sector[] {
  const path = [step];
  let from = sector;
  let at = step;
  while (at !== goals[0]) {
    const [to] = bestSteps(map, goals, at, from);
    if (to === undefined) break;
    path.push(to);
    from = at;
    at = to;
  }
  return path;
}

/** Costs to a route's end, worked out once for every map. */
function routeCosts(map: SectorMap, goals: readonly Sector[]): Costs {
  const { notes } = geographyOf(map);
  const name = `route ${goals.join(" ")}`;
  let costs = notes.get(name) as Costs | undefined;
  if (!costs) {
    costs = costsOf(map, goals, () => 0);
    notes.set(name, costs);
  }
  return costs;
}
