/**
 * The house of a mission as a drawing: where every sector lies on the paper, and the place itself,
 * drawn once. Knows no rules: a map in, text and points out.
 */
import {
  type Angle,
  floorDefs,
  floorFill,
  LIGHTINGS,
  n1,
  type Point,
  type Space,
  space,
  type Theme,
} from "@sprawl/art";
import type { Sector, SectorMap } from "../src/content/types.js";
import { NOWHERE } from "../src/index.js";
import { isWalled } from "../src/map.js";
import { roomOf } from "./rooms/index.js";
import { drawShell } from "./shell.js";

/** Units of a room in the drawing. */
const S = 254;
const WIDE = { turn: 22, tilt: 34 };
const TALL = { turn: 82, tilt: [53, 65] };
/** How much higher than wide a phone's board is. */
const UPRIGHT = 1.08;
/** From how far up a turned house is looked at where the window is no higher than wide. */
const LOW_TILT = 42;

export type Spot = { readonly column: number; readonly row: number };

export type House = {
  readonly width: number;
  readonly height: number;
  readonly tall: boolean;
  /** Turned, and looked at from lower: for a window that is not high. */
  readonly low: boolean;
  /** How wide a room is on the paper, along its near edge. */
  readonly room: number;
  readonly spots: ReadonlyMap<Sector, Spot>;
  /** Where a place in a sector lies on the paper; x, y from 0 to 1, z up. */
  readonly at: (sector: Sector, x: number, y: number, z?: number) => Point;
  /** How near a place is: what is nearer is drawn later. */
  readonly near: (sector: Sector, x: number, y: number) => number;
  /** The corners of a sector's floor, drawn in by so much. */
  readonly corners: (sector: Sector, inset?: number) => readonly Point[];
  /** Does a wall stand on the near edge of this room, and hide the floor behind it? */
  readonly walled: (sector: Sector) => boolean;
};

/** Row and column of every sector. */
export function spotsOf({ tiles, columns }: SectorMap): ReadonlyMap<Sector, Spot> {
  const spots = new Map<Sector, Spot>();
  tiles.forEach((sector, at) => {
    if (sector === NOWHERE) return;
    spots.set(sector, { column: at % columns, row: Math.floor(at / columns) });
  });
  return spots;
}

const MARGIN = { top: 70, side: 14, bottom: 30 };

type Lay = { readonly angle: Angle; readonly width: number; readonly height: number };

function lay(map: SectorMap, tall: boolean, low: boolean): Lay {
  if (!tall) return layAt(map, WIDE.turn, WIDE.tilt);
  if (low) return layAt(map, TALL.turn, LOW_TILT);
  // A house of many rows lies flat in a window that is higher than it: it is looked at from higher up.
  const [least, most] = TALL.tilt;
  for (let tilt = least; tilt < most; tilt++) {
    const laid = layAt(map, TALL.turn, tilt);
    if (laid.height >= laid.width * UPRIGHT) return laid;
  }
  return layAt(map, TALL.turn, most);
}

function layAt(map: SectorMap, turn: number, tilt: number): Lay {
  const flat = space("measure", { s: S, turn, tilt, ox: 0, oy: 0 });
  const corners = [
    [0, 0],
    [map.columns, 0],
    [map.columns, map.rows],
    [0, map.rows],
  ].map(([x, y]) => flat.P(x, y));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    angle: { s: S, turn, tilt, ox: MARGIN.side - left, oy: MARGIN.top - top },
    width: Math.max(...xs) - left + 2 * MARGIN.side,
    height: Math.max(...ys) - top + MARGIN.top + MARGIN.bottom,
  };
}

/** Where everything lies. */
export function houseOf(map: SectorMap, tall: boolean, low = false): House {
  const { angle, width, height } = lay(map, tall, low);
  const g = space("house", angle);
  const spots = spotsOf(map);
  const placed = (sector: Sector): Spot => spots.get(sector) ?? { column: 0, row: 0 };
  const at: House["at"] = (sector, x, y, z) => {
    const { column, row } = placed(sector);
    return g.P(column + x, row + y, z);
  };
  return {
    width,
    height,
    tall,
    low,
    room: S * Math.cos((((tall ? 90 : 0) - angle.turn) * Math.PI) / 180),
    spots,
    at,
    near: (sector, x, y) => g.depth(placed(sector).column + x, placed(sector).row + y),
    corners: (sector, inset = 0) => [
      at(sector, inset, inset),
      at(sector, 1 - inset, inset),
      at(sector, 1 - inset, 1 - inset),
      at(sector, inset, 1 - inset),
    ],
    walled: (sector) => {
      const { column, row } = placed(sector);
      const [x, y] = tall ? [column + 1, row] : [column, row + 1];
      const next = x < map.columns ? map.tiles[y * map.columns + x] : undefined;
      return next !== undefined && next !== NOWHERE && isWalled(map, sector, next);
    },
  };
}

/** The place itself: floors, shadows, light, furniture and walls, as text for one sheet. */
export function drawHouse(
  map: SectorMap,
  tall: boolean,
  theme: Theme,
  name = "house",
  low = false,
): string {
  const { angle, width, height } = lay(map, tall, low);
  const g = space(name, angle, LIGHTINGS[theme]);
  const spots = spotsOf(map);
  drawShell(g, map, spots);
  for (const [sector, { column, row }] of spots) {
    const room = roomOf(sector);
    g.within(column, row, () => {
      g.floor(0, 0, 1, 1, floorFill(g, room.floor));
      room.draw(g);
    });
  }
  const { defs, behind, floor, shade, light, things, air } = g.draw();
  const floors = floorDefs(
    g,
    [...spots.keys()].map((sector) => roomOf(sector).floor),
  );
  const ground = [...spots.values()].map((spot) => outlineOf(g, spot)).join("");
  return `<defs>${defs}${floors}<clipPath id="${name}-ground"><path d="${ground}"/></clipPath></defs>${behind}${floor}<g clip-path="url(#${name}-ground)">${shade}${light}</g>${things}${air}<rect width="${n1(width)}" height="${n1(height)}" fill="none"/>`;
}

const outlineOf = (g: Space, { column: x, row: y }: Spot): string =>
  g.trace([
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ]);
