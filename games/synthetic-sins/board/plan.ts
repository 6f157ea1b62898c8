/** Where things lie on the drawn map: no rules, only places. */

import type { Sector } from "../src/content/types.js";
import { NOWHERE, type SinsState } from "../src/index.js";

/** The side of a tile on the drawing, and the room around its floor. */
export const TILE = 100;
export const EDGE = 5;

export type Spot = { readonly column: number; readonly row: number };
export type Point = { readonly x: number; readonly y: number };
type Map = SinsState["map"];

/** Row and column of every sector. */
export function spotsOf({ tiles, columns }: Map): ReadonlyMap<Sector, Spot> {
  const spots = new globalThis.Map<Sector, Spot>();
  tiles.forEach((sector, at) => {
    if (sector === NOWHERE) return;
    spots.set(sector, { column: at % columns, row: Math.floor(at / columns) });
  });
  return spots;
}

export function centreOf({ column, row }: Spot): Point {
  return { x: (column + 0.5) * TILE, y: (row + 0.5) * TILE };
}

/** The line a wall between two neighbours is drawn along. */
export function wallLine(a: Spot, b: Spot): readonly [Point, Point] {
  const x = Math.max(a.column, b.column) * TILE;
  const y = Math.max(a.row, b.row) * TILE;
  if (a.row === b.row) return [point(x, a.row * TILE), point(x, (a.row + 1) * TILE)];
  return [point(a.column * TILE, y), point((a.column + 1) * TILE, y)];
}

const point = (x: number, y: number): Point => ({ x, y });

/** A way through sectors as the path of a drawing, a little off the middle, so that several can be seen. */
export function wayOf(
  spots: ReadonlyMap<Sector, Spot>,
  way: readonly Sector[],
  off: number,
): string {
  const points = way.flatMap((sector) => {
    const spot = spots.get(sector);
    return spot ? [centreOf(spot)] : [];
  });
  return points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x + off} ${y + off}`).join(" ");
}
