/**
 * The ground of a District board: three zones wide and two deep, seen from the street. Where a place in
 * a zone lies on the paper, in the one drawing at a desk and in the steeper one on a phone.
 */
import { type Angle, type Point, space } from "@sprawl/art";
import type { Layout, Zone } from "../src/types.js";

export type Ground = {
  readonly width: number;
  readonly height: number;
  readonly angle: Angle;
  /** Figures are so many times their size in the drawing. */
  readonly figure: number;
  /** Letters of names on the ground. */
  readonly letters: number;
  /** How high the houses behind the zones are, in units. */
  readonly front: number;
};

const COLUMNS = 3;
const ROWS = 2;

/** A ground of this size: its near edge as wide as the paper, its far edge `far` of that. */
function groundOf(
  size: { readonly width: number; readonly height: number; readonly above: number },
  look: { readonly tilt: number; readonly far: number },
): Pick<Ground, "width" | "height" | "angle"> {
  const { width, height, above } = size;
  const foot = 6;
  const side = 10;
  const by = (1 / look.far - 1) / ROWS;
  const drop = (height - above - foot) / (1 - look.far);
  return {
    width,
    height,
    angle: {
      s: (width - 2 * side) / COLUMNS,
      turn: 0,
      tilt: look.tilt,
      ox: width / 2,
      oy: height - foot - drop,
      lens: { near: ROWS, middle: COLUMNS / 2, by, drop },
    },
  };
}

export const GROUNDS: { readonly wide: Ground; readonly tall: Ground } = {
  wide: {
    ...groundOf({ width: 860, height: 430, above: 84 }, { tilt: 36, far: 0.8 }),
    figure: 1.2,
    letters: 15,
    front: 0.44,
  },
  tall: {
    ...groundOf({ width: 560, height: 500, above: 56 }, { tilt: 46, far: 0.86 }),
    figure: 1.12,
    letters: 19.2,
    front: 0.4,
  },
};

export type Area = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** The cells of a zone as one rectangle. */
export function areaOf(layout: Layout, zone: Zone): Area {
  const cells = layout.cells[zone - 1];
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

const measures = new Map<Ground, ReturnType<typeof space>>();

function measure(ground: Ground): ReturnType<typeof space> {
  const known = measures.get(ground);
  if (known) return known;
  const made = space("cv-measure", ground.angle);
  measures.set(ground, made);
  return made;
}

/** A place on the ground, x over the columns and y over the rows, on the paper. */
export const on = (ground: Ground, x: number, y: number, z = 0): Point =>
  measure(ground).P(x, y, z);

/** How large things are at this depth. */
export const sizeAt = (ground: Ground, y: number): number => measure(ground).k(y);

/** The outline of a zone, drawn in by so much. */
export function cornersOf(ground: Ground, area: Area, inset = 0): readonly Point[] {
  const { x, y, w, h } = area;
  return [
    on(ground, x + inset, y + inset),
    on(ground, x + w - inset, y + inset),
    on(ground, x + w - inset, y + h - inset),
    on(ground, x + inset, y + h - inset),
  ];
}

export const traceOf = (points: readonly Point[]): string =>
  `M${points.map((point) => point.join(" ")).join("L")}Z`;

/** Where those stand who hold no position, one after another; and the position itself. */
const STANDS: readonly Point[] = [
  [0.25, 0.36],
  [0.6, 0.8],
  [0.18, 0.6],
];
const PAD: Point = [0.74, 0.52];

/** Where the n-th of a zone stands, over columns and rows. */
export function standIn(area: Area, n: number): Point {
  const [x, y] = STANDS[n % STANDS.length];
  return [area.x + x * area.w, area.y + y];
}

/** Where the Tactical Position of a zone lies: no zone has two. */
export const padIn = (area: Area): Point => [area.x + (area.w - 1) + PAD[0], area.y + PAD[1]];

export const middleOf = (area: Area): Point => [area.x + area.w / 2, area.y + 0.55];
