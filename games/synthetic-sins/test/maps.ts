/** Small random maps, and walks found the long way: the judges of the pathfinding tests. */
import { drawFrom } from "@sprawl/engine";
import { type content, geography } from "@sprawl/synthetic-sins";

type Sector = content.Sector;
export type Small = { readonly map: content.SectorMap; readonly waypoints: readonly Sector[] };

/** A map of 2 or 3 rows with walls and gaps, and waypoints on it; the same for the same seed. */
export function smallMap(seed: string, count: number): Small {
  const draw = drawFrom(seed);
  const rows = 2 + draw(2);
  const columns = 2 + draw(2);
  const tiles = Array.from({ length: rows * columns }, (_, i) => (draw(8) === 0 ? 0 : i + 1));
  const walls: [Sector, Sector][] = [];
  for (let at = 0; at < tiles.length; at++) {
    for (const next of [(at + 1) % columns === 0 ? -1 : at + 1, at + columns]) {
      if (tiles[at] && tiles[next] && draw(5) === 0) walls.push([tiles[at], tiles[next]]);
    }
  }
  const map = { rows, columns, tiles, walls };
  const sectors = geography.sectorsOf(map);
  const waypoints: Sector[] = [];
  while (waypoints.length < Math.min(count, sectors.length)) {
    const sector = sectors[draw(sectors.length)];
    if (!waypoints.includes(sector)) waypoints.push(sector);
  }
  return { map, waypoints };
}

/** U-turns first, then steps. */
export type Cost = readonly [turns: number, steps: number];

export const isLess = (a: Cost, b: Cost): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** A walk that is still being walked: the way so far, and how many goals it has reached. */
type Walk = { readonly path: readonly Sector[]; readonly reached: number; readonly turns: number };

/**
 * All cheapest walks that reach the goals in order, found by walking every walk, the cheap ones
 * first, and dropping a walk only if a cheaper one has been in the very same place before.
 */
export function cheapestWalks(
  map: content.SectorMap,
  goals: readonly Sector[],
  from: Sector,
  previous: Sector,
  /** The sector the last step must come from; without it, any. */
  last?: Sector,
): { cost: Cost; walks: (readonly Sector[])[] } | undefined {
  let open: Walk[] = [{ path: previous === 0 ? [from] : [previous, from], reached: 0, turns: 0 }];
  const start = open[0].path.length;
  const seen = new Map<string, Cost>();
  const done: { cost: Cost; path: readonly Sector[] }[] = [];
  for (let steps = 0; open.length > 0 && steps < 60; steps++) {
    const next: Walk[] = [];
    for (const walk of open) {
      for (const further of stepsOf(map, goals, walk)) {
        const cost: Cost = [further.turns, further.path.length - start];
        if (further.reached === goals.length) {
          if (last !== undefined && further.path.at(-2) !== last) continue;
          done.push({ cost, path: further.path.slice(start) });
          continue;
        }
        const place = `${further.path.slice(-2)} ${further.reached}`;
        const best = seen.get(place);
        if (best && isLess(best, cost)) continue;
        if (!best || isLess(cost, best)) seen.set(place, cost);
        next.push(further);
      }
    }
    open = next;
  }
  if (done.length === 0) return undefined;
  const cost = done.reduce(
    (best, each) => (isLess(each.cost, best) ? each.cost : best),
    done[0].cost,
  );
  const best = done.filter((each) => !isLess(cost, each.cost));
  return { cost, walks: best.map(({ path }) => path) };
}

function stepsOf(map: content.SectorMap, goals: readonly Sector[], walk: Walk): Walk[] {
  const { path, reached, turns } = walk;
  const at = path[path.length - 1];
  const before = path[path.length - 2];
  return geography.neighbours(map, at).map((to) => ({
    path: [...path, to],
    reached: to === goals[reached] ? reached + 1 : reached,
    turns: turns + (to === before ? 1 : 0),
  }));
}
