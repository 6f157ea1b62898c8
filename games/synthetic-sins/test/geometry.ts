/**
 * Walking on a map, written as plainly as possible and apart from the rules: the tests of the
 * content use it, and it is an oracle for the rules' own path finding.
 */
import type { Sector, SectorMap } from "../src/cards-and-missions.js";

export type Neighbours = ReadonlyMap<Sector, readonly Sector[]>;

/** For each sector the ones that share an edge without a wall, in rising order. */
export function neighboursOf({ rows, columns, tiles, walls }: SectorMap): Neighbours {
  const walled = (a: Sector, b: Sector) =>
    walls.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
  const found = new Map<Sector, Sector[]>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = tiles[row * columns + column];
      if (here === 0) continue;
      const beside: Sector[] = [];
      const look = (r: number, c: number) => {
        if (r < 0 || c < 0 || r >= rows || c >= columns) return;
        const there = tiles[r * columns + c];
        if (there !== 0 && !walled(here, there)) beside.push(there);
      };
      look(row - 1, column);
      look(row + 1, column);
      look(row, column - 1);
      look(row, column + 1);
      found.set(
        here,
        beside.sort((a, b) => a - b),
      );
    }
  }
  return found;
}

/** Every sector one can get to from here without entering a closed one. */
export function reachable(
  neighbours: Neighbours,
  from: Sector,
  closed: ReadonlySet<Sector> = new Set(),
): ReadonlySet<Sector> {
  const seen = new Set([from]);
  for (const here of seen) {
    for (const there of neighbours.get(here) ?? []) if (!closed.has(there)) seen.add(there);
  }
  return seen;
}

/** A way of walking: U-turns count first, then steps. */
export type Walk = {
  readonly uturns: number;
  readonly steps: number;
  readonly path: readonly Sector[];
};

const better = (a: Walk, b: Walk) => a.uturns - b.uturns || a.steps - b.steps;

type Search = {
  readonly neighbours: Neighbours;
  /** Waypoints to be reached one after the other; the last ends the walk. */
  readonly goals: readonly Sector[];
  /** Cost of ending the walk at its last goal, coming from this sector. */
  readonly ending?: (previous: Sector) => number;
};

/**
 * All best walks from `start` through the goals. `previous` is the sector one came from, 0 for
 * none. Paths begin with `start`.
 */
export function bestWalks(
  { neighbours, goals, ending = () => 0 }: Search,
  start: Sector,
  previous: Sector,
): readonly Walk[] {
  // By the state one is in (sector, previous sector, goals reached): the best ways to get there.
  const best = new Map<string, Walk[]>();
  type Stand = { readonly previous: Sector; readonly reached: number; readonly walk: Walk };
  let ring: Stand[] = [{ previous, reached: 0, walk: { uturns: 0, steps: 0, path: [start] } }];
  let ends: Walk[] = [];
  const keep = (list: readonly Walk[], walk: Walk): Walk[] => {
    const order = list.length === 0 ? -1 : better(walk, list[0]);
    if (order < 0) return [walk];
    return order === 0 ? [...list, walk] : [...list];
  };
  while (ring.length > 0) {
    const next: Stand[] = [];
    for (const { previous, reached, walk } of ring) {
      const here = walk.path[walk.path.length - 1];
      for (const there of neighbours.get(here) ?? []) {
        const stepped: Walk = {
          uturns: walk.uturns + (there === previous ? 1 : 0),
          steps: walk.steps + 1,
          path: [...walk.path, there],
        };
        const now = there === goals[reached] ? reached + 1 : reached;
        if (now === goals.length) {
          ends = keep(ends, { ...stepped, uturns: stepped.uturns + ending(here) });
          continue;
        }
        const state = `${there} ${here} ${now}`;
        const before = best.get(state) ?? [];
        const after = keep(before, stepped);
        if (!after.includes(stepped)) continue;
        best.set(state, after);
        next.push({ previous: here, reached: now, walk: stepped });
      }
    }
    ring = next;
  }
  return ends;
}

/** All best closed walks through these waypoints in order, each written from the first on. */
export function bestLoops(neighbours: Neighbours, waypoints: readonly Sector[]): readonly Walk[] {
  const [first, ...rest] = waypoints;
  const walks = (neighbours.get(first) ?? []).flatMap((second) => {
    const goals = rest[0] === second ? [...rest.slice(1), first] : [...rest, first];
    // Turning round at the first waypoint shows only when the walk closes.
    const ending = (previous: Sector) => (previous === second ? 1 : 0);
    return bestWalks({ neighbours, goals, ending }, second, first).map(
      ({ uturns, steps, path }) => ({
        uturns,
        steps: steps + 1,
        path: [first, ...path.slice(0, -1)],
      }),
    );
  });
  const least = [...walks].sort(better)[0];
  return walks.filter((walk) => better(walk, least) === 0);
}
