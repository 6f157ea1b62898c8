/** What stands around the rooms: outer walls with windows, walls that bar a way, thresholds, the slab. */
import { STUFFS as C, type Patch, type Space, sign, thrown } from "@sprawl/art";
import { tiles as allTiles } from "../src/content/tiles.js";
import type { Sector, SectorMap } from "../src/content/types.js";
import { NOWHERE } from "../src/index.js";
import { isWalled } from "../src/map.js";
import type { Spot } from "./house.js";

const WALL = 0.3;
const DEEP = 0.3;
/** How high a wall between two rooms is. */
export const BARRIER = 0.24;

type Sign = {
  readonly words: string;
  readonly colour: string;
  readonly size: number;
  readonly x: number;
  /** How high it hangs: on a wall, and without one, if it hangs there at all. */
  readonly z: readonly [wall: number, open?: number];
};

/** What glows behind a room: on its wall, clear of what stands before that. */
const SIGNS: ReadonlyMap<Sector, Sign> = new Map([
  [1, { words: "NOODLES", colour: C.pink, size: 0.13, x: 0.04, z: [0.095, 0.24] }],
  [12, { words: "LETHE", colour: C.sodium, size: 0.13, x: 0.24, z: [0.1] }],
]);

/** Streets lie in the open: no wall behind them. */
const isOutside = (sector: Sector): boolean => allTiles[sector - 1].district === "streets";

export function drawShell(g: Space, map: SectorMap, spots: ReadonlyMap<Sector, Spot>): void {
  const sectorAt = (column: number, row: number): Sector =>
    column < 0 || row < 0 || column >= map.columns || row >= map.rows
      ? NOWHERE
      : map.tiles[row * map.columns + column];
  for (const [sector, { column, row }] of spots) {
    const [left, up] = [sectorAt(column - 1, row), sectorAt(column, row - 1)];
    if (up === NOWHERE && !isOutside(sector)) backWall(g, column, row, "y", sector);
    if (left === NOWHERE && !isOutside(sector)) backWall(g, column, row, "x", sector);
    if (left !== NOWHERE) divide(g, column, row, "down", isWalled(map, left, sector));
    if (up !== NOWHERE) divide(g, column, row, "right", isWalled(map, up, sector));
    const onWall = up === NOWHERE ? !isOutside(sector) : isWalled(map, up, sector);
    hang(g, column, row, SIGNS.get(sector), onWall);
    if (sectorAt(column, row + 1) === NOWHERE) front(g, column, row, "y", sector);
    if (sectorAt(column + 1, row) === NOWHERE) front(g, column, row, "x", sector);
  }
}

function hang(g: Space, x: number, y: number, what: Sign | undefined, onWall: boolean): void {
  const z = what?.z[onWall ? 0 : 1];
  if (what && z !== undefined)
    sign(g, "y", x + what.x, y + 0.045, z, what.words, what.size, what.colour);
}

/** A wall behind a room, with windows on the town. */
function backWall(g: Space, x: number, y: number, side: "x" | "y", sector: Sector): void {
  const windows =
    sector % 3 === 0 ? [] : [0.08, 0.4, 0.72].flatMap((a) => pane(a, sector + a * 9, side));
  const foot: Patch = [side, 0, 0.86, 1, 1, "#0a1120", 'opacity=".6"'];
  const look = { on: [foot, ...windows], bias: -3, light: true, top: "#8296b6" };
  if (side === "y") g.box(x, y - 0.05, 0, 1, 0.05, WALL, "#3a4d6b", look);
  else g.box(x - 0.05, y, 0, 0.05, 1, WALL, "#465a7a", look);
}

function pane(a: number, seed: number, side: "x" | "y"): readonly Patch[] {
  const r = thrown(Math.round(seed * 77));
  const lights = Array.from({ length: 5 }, (_, i): Patch => {
    const [x, y] = [a + 0.2 * (0.08 + r() * 0.8), 0.3 + r() * 0.3];
    return [side, x, y, x + 0.018, y + 0.05, i % 3 === 0 ? C.teal : C.sodium];
  });
  return [
    [side, a, 0.14, a + 0.2, 0.7, "#1c3352", 'stroke="#7f97bd" stroke-width="1.2"'],
    ...lights,
  ];
}

/** Between two rooms: a wall that bars the way, or two low posts and a lit threshold. */
function divide(g: Space, x: number, y: number, way: "down" | "right", walled: boolean): void {
  const along = way === "right";
  const part = (
    a: number,
    long: number,
    thick: number,
    h: number,
    c: string,
    on: readonly Patch[] = [],
    top?: string,
  ): void => {
    const look = { on, ...(top && { top, rim: "#eef4fc" }) };
    if (along) g.box(x + a, y - thick / 2, 0, long, thick, h, c, look);
    else g.box(x - thick / 2, y + a, 0, thick, long, h, c, look);
  };
  if (walled) {
    const face = along ? "y" : "x";
    const joints = [0.25, 0.5, 0.75].flatMap((v, k): readonly Patch[] => [
      [face, 0, v - 0.012, 1, v + 0.012, "#0c1424", 'opacity=".5"'],
      [
        face,
        k % 2 === 0 ? 0.5 : 0.02,
        v - 0.25,
        k % 2 === 0 ? 0.53 : 0.05,
        v,
        "#0c1424",
        'opacity=".5"',
      ],
    ]);
    for (let i = 0; i < 4; i++) part(i / 4, 0.25, 0.075, BARRIER, "#7f90ab", joints, "#d5e0ee");
    return;
  }
  for (const a of [0, 0.8]) part(a, 0.2, 0.03, 0.075, "#2c3c58");
  const t = 0.025;
  g.floor(
    along ? x + 0.2 : x - t / 2,
    along ? y - t / 2 : y + 0.2,
    along ? 0.6 : t,
    along ? t : 0.6,
    "#93abd0",
    'opacity=".35"',
  );
}

/** The sides of the house that look at us, going down into the dark. */
function front(g: Space, x: number, y: number, side: "x" | "y", sector: Sector): void {
  const r = thrown(sector * 5 + (side === "x" ? 1 : 2));
  const [from, to] =
    side === "y"
      ? ([
          [x, y + 1],
          [x + 1, y + 1],
        ] as const)
      : ([
          [x + 1, y],
          [x + 1, y + 1],
        ] as const);
  const strip = (
    a: number,
    b: number,
    top: number,
    low: number,
    colour: string,
    more = "",
  ): string => {
    const p = (k: number): readonly [number, number] => [
      from[0] + (to[0] - from[0]) * k,
      from[1] + (to[1] - from[1]) * k,
    ];
    return g.face(
      [
        [...p(a), top],
        [...p(b), top],
        [...p(b), low],
        [...p(a), low],
      ],
      g.seen(colour),
      more,
    );
  };
  const bands = [0, 1, 2, 3].map((i) =>
    strip(
      0,
      1,
      (-DEEP * i) / 4,
      (-DEEP * (i + 1)) / 4,
      side === "y" ? "#22304a" : "#141d30",
      `opacity="${1 - i * 0.26}"`,
    ),
  );
  const lights = Array.from({ length: 8 }, (_, i) => i).flatMap((i) =>
    r() > 0.5
      ? [
          strip(
            0.06 + i * 0.117,
            0.12 + i * 0.117,
            -0.08 - (i % 2) * 0.07,
            -0.12 - (i % 2) * 0.07,
            r() > 0.75 ? C.teal : C.sodium,
            'opacity=".4"',
          ),
        ]
      : [],
  );
  g.put("floor", 0, bands.join("") + lights.join(""));
  g.put("floor", 0, strip(0, 1, 0.004, -0.006, "#8aa5d0"));
}
