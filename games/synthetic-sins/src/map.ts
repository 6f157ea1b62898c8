/**
 * SS-3: sectors, walls and distances. A map never changes: taking a wall away makes a new one, so
 * everything worked out about a map is worked out once and kept beside it.
 */
import type { Sector, SectorMap, Wall } from "./content/types.js";
import { NOWHERE } from "./state.js";

/** Farther than any sector of any map: there is no path (SS-R9). */
export const FAR = 999;

/** What follows from a map and nothing else. */
export type Geography = {
  readonly tiles: readonly Sector[];
  readonly sectors: readonly Sector[];
  /** By sector, lowest number first. */
  readonly neighbours: readonly (readonly Sector[])[];
  readonly distances: (readonly number[] | undefined)[];
  /** Whatever other modules work out about this map, by their own names for it. */
  readonly notes: Map<string, unknown>;
};

// deterministic: these only remember what a map, which never changes, leads to every time.
const byMap = new WeakMap<readonly Wall[], Geography>();
// deterministic: see above
const byText = new Map<string, Geography>();

/** What follows from this map. Copies of one map share it. */
export function geographyOf(map: SectorMap): Geography {
  const remembered = byMap.get(map.walls);
  if (remembered && remembered.tiles === map.tiles) return remembered;
  const text = `${map.columns}|${map.tiles.join()}|${map.walls.join()}`;
  const alike = byText.get(text) ?? survey(map);
  const geography = { ...alike, tiles: map.tiles };
  byText.set(text, alike); // deterministic: see above
  byMap.set(map.walls, geography); // deterministic: see above
  return geography;
}

function survey(map: SectorMap): Geography {
  return {
    tiles: map.tiles,
    sectors: map.tiles.filter((tile) => tile !== NOWHERE).sort((a, b) => a - b),
    neighbours: neighboursOf(map),
    distances: [],
    notes: new Map(),
  };
}

function neighboursOf(map: SectorMap): Sector[][] {
  const { rows, columns, tiles } = map;
  const neighbours: Sector[][] = Array.from({ length: 100 }, () => []);
  const join = (a: Sector, b: Sector) => {
    if (a === NOWHERE || b === NOWHERE) return;
    if (isWalled(map, a, b)) return; // SS-3.2
    neighbours[a].push(b);
    neighbours[b].push(a);
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      if (column + 1 < columns) join(tiles[at], tiles[at + 1]); // SS-3.1
      if (row + 1 < rows) join(tiles[at], tiles[at + columns]); // SS-3.1, SS-3.3: never diagonal
    }
  }
  for (const list of neighbours) list.sort((a, b) => a - b);
  return neighbours;
}

export function isWalled(map: SectorMap, a: Sector, b: Sector): boolean {
  return map.walls.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}

export const sectorsOf = (map: SectorMap): readonly Sector[] => geographyOf(map).sectors;

/** SS-3.1: the sectors adjacent to this one, lowest number first. */
export const neighbours = (map: SectorMap, sector: Sector): readonly Sector[] =>
  geographyOf(map).neighbours[sector];

export const isAdjacent = (map: SectorMap, a: Sector, b: Sector): boolean =>
  neighbours(map, a).includes(b);

/** SS-3.6: the least number of movements from one sector to another; Locks do not count. */
export function distance(map: SectorMap, from: Sector, to: Sector): number {
  return distancesTo(map, to)[from] ?? FAR;
}

/** By sector: how far it is to this one. Sectors without a path are FAR. */
export function distancesTo(map: SectorMap, to: Sector): readonly number[] {
  const geography = geographyOf(map);
  let found = geography.distances[to];
  if (!found) {
    found = flood(geography, to);
    geography.distances[to] = found;
  }
  return found;
}

function flood({ neighbours }: Geography, from: Sector): number[] {
  const distances = neighbours.map(() => FAR);
  distances[from] = 0;
  let front: Sector[] = [from];
  for (let steps = 1; front.length > 0; steps++) {
    const reached: Sector[] = [];
    for (const sector of front) {
      for (const next of neighbours[sector]) {
        if (distances[next] !== FAR) continue;
        distances[next] = steps;
        reached.push(next);
      }
    }
    front = reached;
  }
  return distances;
}

/** The sectors in straight lines from here, with no wall and no missing tile in between. */
export function sectorsInLine(map: SectorMap, from: Sector, range: { from: number; to: number }) {
  const { rows, columns, tiles } = map;
  const at = tiles.indexOf(from);
  const found: Sector[] = [];
  const directions = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ];
  for (const [down, right] of directions) {
    let row = Math.floor(at / columns);
    let column = at % columns;
    let last = from;
    for (let steps = 1; steps <= range.to; steps++) {
      row += down;
      column += right;
      if (row < 0 || row >= rows || column < 0 || column >= columns) break;
      const sector = tiles[row * columns + column];
      if (sector === NOWHERE || isWalled(map, last, sector)) break;
      if (steps >= range.from) found.push(sector);
      last = sector;
    }
  }
  return found.sort((a, b) => a - b);
}

/** The walls on the edges of a sector. */
export function wallsAround(map: SectorMap, sector: Sector): Wall[] {
  return map.walls.filter((wall) => wall.includes(sector));
}

/** SS-36.20: the map once this wall is gone. */
export function withoutWall(map: SectorMap, [a, b]: Wall): SectorMap {
  return { ...map, walls: map.walls.filter(([x, y]) => x !== a || y !== b) };
}
