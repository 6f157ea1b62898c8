/**
 * SS-19.12: the patrol loop of a color, the closed walk through its waypoints with the fewest
 * U-turns and then the fewest steps. Where several walks tie, all their sectors belong to it.
 */
import type { Sector, SectorMap } from "../content/types.js";
import { geographyOf, neighbours } from "../map.js";
import { type Costs, costFrom, costsOf, NO_ROUTE, stepCost } from "./routes.js";

export type Loop = {
  /** U-turns and steps of the walk, as one number; see routes.ts. */
  readonly cost: number;
  /**
   * By leg, lowest number first: the sectors from one waypoint (included) to the next (excluded).
   * Leg n leads to the waypoint with index n + 1 (SS-R55).
   */
  readonly legs: readonly (readonly Sector[])[];
  readonly sectors: readonly Sector[];
};

/** The loop of these waypoints on the map as it is now (SS-R54). */
export function loopOf(map: SectorMap, waypoints: readonly Sector[]): Loop {
  const { notes } = geographyOf(map);
  const name = `loop ${waypoints.join(" ")}`;
  let loop = notes.get(name) as Loop | undefined;
  if (!loop) {
    loop = waypoints.length === 1 ? postAt(waypoints[0]) : closedWalks(map, waypoints);
    notes.set(name, loop);
  }
  return loop;
}

/** SS-19.17, SS-R58: one waypoint is a post. */
function postAt(sector: Sector): Loop {
  return { cost: 0, legs: [[sector]], sectors: [sector] };
}

/**
 * A closed walk is cut open at waypoint 1. How it comes in there decides whether it turns round
 * there, so every way of coming in is tried.
 */
function closedWalks(map: SectorMap, waypoints: readonly Sector[]): Loop {
  const [first, ...others] = waypoints;
  const goals = [...others, first]; // SS-19.3
  const walks = neighbours(map, first).map((last) => {
    const costs = costsOf(map, goals, (from) => (from === last ? 0 : NO_ROUTE));
    return { last, costs, cost: costFrom(costs, 0, first, last) };
  });
  const cost = Math.min(NO_ROUTE, ...walks.map((walk) => walk.cost)); // SS-19.12
  const legs = goals.map(() => new Set<Sector>());
  for (const walk of walks) {
    if (walk.cost === cost && cost < NO_ROUTE) collect(map, goals, walk.costs, walk.last, legs);
  }
  const lists = legs.map(rising);
  return { cost, legs: lists, sectors: rising(new Set(lists.flat())) };
}

/** Walk all best walks at once, and note every sector with its leg. */
function collect(
  map: SectorMap,
  goals: readonly Sector[],
  costs: Costs,
  last: Sector,
  legs: readonly Set<Sector>[],
): void {
  const first = goals[goals.length - 1];
  const seen = new Set<string>();
  const open: [leg: number, sector: Sector, previous: Sector][] = [[0, first, last]];
  for (let at = open.pop(); at; at = open.pop()) {
    const [leg, sector, previous] = at;
    if (seen.has(at.join(" "))) continue;
    seen.add(at.join(" "));
    legs[leg].add(sector);
    const best = costFrom(costs, leg, sector, previous);
    for (const to of neighbours(map, sector)) {
      const arrives = to === goals[leg];
      const ends = arrives && leg + 1 === goals.length;
      if (ends && sector !== last) continue;
      const next = arrives ? leg + 1 : leg;
      const rest = ends ? 0 : costFrom(costs, next, to, sector);
      if (stepCost(previous, to) + rest === best && !ends) open.push([next, to, sector]);
    }
  }
}

function rising(sectors: ReadonlySet<Sector>): Sector[] {
  return [...sectors].sort((a, b) => a - b);
}
