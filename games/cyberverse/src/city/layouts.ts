/** The ten sides of the District boards, written as the catalogue writes them. */
import { pieces } from "../box/pieces.js";
import type { District, Layout, Pair, Zone } from "../types.js";

/** Shapes: for each zone from 1 on its cells, as [column, row]. */
const SHAPES: Readonly<Record<string, readonly (readonly Pair[])[]>> = {
  G6L: [[[0, 0]], [[1, 0]], [[2, 0]], [[2, 1]], [[1, 1]], [[0, 1]]],
  G6C: [[[0, 0]], [[1, 0]], [[2, 0]], [[2, 1]], [[0, 1]], [[1, 1]]],
  G5: [
    [[0, 0]],
    [
      [1, 0],
      [2, 0],
    ],
    [[2, 1]],
    [[1, 1]],
    [[0, 1]],
  ],
};

function pairs(written: string): Pair[] {
  return written.split(", ").map((pair) => {
    const [a, b] = pair.split("-").map(Number);
    return [a, b];
  });
}

function neighboursOf(zones: number, list: readonly Pair[]): Zone[][] {
  const found: Zone[][] = Array.from({ length: zones + 1 }, () => []);
  for (const [a, b] of list) {
    found[a].push(b);
    found[b].push(a);
  }
  for (const each of found) each.sort((a, b) => a - b);
  return found;
}

/** CV-18.15: moves from zone to zone, walls respected. */
function distancesOf(neighbours: readonly (readonly Zone[])[]): number[][] {
  return neighbours.map((_, from) => {
    const far = neighbours.map(() => Number.MAX_SAFE_INTEGER);
    far[from] = 0;
    const open = [from];
    for (const zone of open) {
      for (const next of neighbours[zone]) {
        if (far[next] <= far[zone] + 1) continue;
        far[next] = far[zone] + 1;
        open.push(next);
      }
    }
    return far;
  });
}

type Written = {
  shape: string;
  entry: Zone;
  adjacent: string;
  walls: string;
  hacking: Zone;
  advantageous: Zone;
  covered: Pair;
};

function layout(id: string, written: Written): Layout {
  const { shape, entry, hacking, advantageous, covered } = written;
  const cells = SHAPES[shape];
  const adjacent = pairs(written.adjacent);
  const walls = pairs(written.walls);
  const neighbours = neighboursOf(cells.length, adjacent);
  const district: District = Number(id[1]);
  return {
    id,
    district,
    entry,
    cells,
    adjacent,
    walls,
    // CV-21.9: exactly one Hacking position; it stands first.
    positions: [
      { kind: "hacking", zone: hacking },
      { kind: "advantageous", zone: advantageous },
      { kind: "covered", zone: covered[0] },
      { kind: "covered", zone: covered[1] },
    ],
    neighbours,
    behindWalls: neighboursOf(cells.length, walls),
    distances: distancesOf(neighbours),
  };
}

// biome-ignore format: one line a board, as a table
export const layouts = pieces<Layout>([
  layout("A1", { shape: "G6L", entry: 6, adjacent: "1-2, 2-3, 3-4, 4-5, 5-6, 1-6", walls: "2-5", hacking: 2, advantageous: 4, covered: [1, 5] }),
  layout("B1", { shape: "G5", entry: 5, adjacent: "1-2, 1-5, 2-3, 3-4, 4-5", walls: "2-4", hacking: 3, advantageous: 2, covered: [1, 4] }),
  layout("A2", { shape: "G6L", entry: 6, adjacent: "1-2, 2-3, 2-5, 3-4, 4-5, 5-6", walls: "1-6", hacking: 4, advantageous: 2, covered: [1, 5] }),
  layout("B2", { shape: "G6C", entry: 6, adjacent: "1-2, 2-3, 3-4, 1-5, 5-6, 4-6", walls: "2-6", hacking: 2, advantageous: 1, covered: [3, 4] }),
  layout("A3", { shape: "G6L", entry: 6, adjacent: "1-6, 1-2, 2-3, 3-4, 4-5", walls: "2-5, 5-6", hacking: 2, advantageous: 3, covered: [1, 5] }),
  layout("B3", { shape: "G6C", entry: 6, adjacent: "2-6, 1-2, 2-3, 4-6, 5-6", walls: "1-5, 3-4", hacking: 3, advantageous: 2, covered: [4, 5] }),
  layout("A4", { shape: "G6L", entry: 6, adjacent: "1-6, 5-6, 2-5, 4-5, 2-3", walls: "1-2, 3-4", hacking: 3, advantageous: 4, covered: [1, 2] }),
  layout("B4", { shape: "G5", entry: 5, adjacent: "1-5, 4-5, 2-4, 2-3", walls: "1-2, 3-4", hacking: 2, advantageous: 3, covered: [1, 4] }),
  layout("A5", { shape: "G6L", entry: 6, adjacent: "1-2, 2-3, 1-6, 2-5, 3-4, 5-6", walls: "4-5", hacking: 5, advantageous: 2, covered: [1, 3] }),
  layout("B5", { shape: "G6L", entry: 6, adjacent: "2-3, 1-6, 2-5, 3-4, 4-5, 5-6", walls: "1-2", hacking: 4, advantageous: 2, covered: [1, 3] }),
]);

/** Where the Hacking position stands in every board's list. */
export const HACKING = 0;

/** CV-15.1, CV-R40: Movement points between two Districts, by number. */
export const DISTANCES: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0],
  [0, 0, 1, 2, 3, 1],
  [0, 1, 0, 2, 2, 2],
  [0, 2, 2, 0, 1, 1],
  [0, 3, 2, 1, 0, 2],
  [0, 1, 2, 1, 2, 0],
];
