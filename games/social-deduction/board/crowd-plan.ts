/**
 * A large table on a phone as a plan: three in a row, four where it is low, with gutters
 * between them. Which way somebody
 * aims follows from where both sit; a line that matters now runs through the gutters, over nobody.
 */
import type { Point } from "./ring.js";

/** So wide are the gutters between people of a row, and so high those between rows, in px. */
export const GUTTER = { wide: 9, high: 5 };
/** Below the last row so much is left for what is aimed at oneself, in px. */
export const FOOT = 11;
/** Lines in one gutter run so far from each other, in px; no more than these find room. */
const BESIDE = 3;
const LANES = [0, 1, -1];
/** A line leaves and reaches a cell so far above or below its middle, as a share of its height. */
const OUT = 0.24;
const IN = -0.2;

export type Plan = {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly columns: number;
  /** Above which point of the lower edge the dock shows oneself. */
  readonly self: number;
};

/** Above and below the rows lie so many px: what was just done, and edges. */
const AROUND = 63;
/** Rows lower than this, in px, become fewer and longer. */
const SHORT = 50;
/** In rows so high a weapon lies on the feet of the cards, lower ones have it beside them. */
const LARGE = 84;
/** How large a portrait and how wide a card is at most, where the row is wide enough, in px. */
const PORTRAIT = { large: 42, low: 38 };
const CARD = { large: 50, low: 24 };
/** In rows lower than this everything is as small as it can be. */
const SLIM = 66;
/** The lowest row there is: lower than this, the rest is scrolled. */
export const LOWEST = 41;

export type CrowdSize = {
  readonly as: "large" | "low" | "slim";
  readonly columns: number;
  readonly rows: number;
  /** How large a portrait is, and how wide a card where the row is wide enough, in px. */
  readonly portrait: number;
  readonly card: number;
};

/** How so many people are laid out on a board that is so high, with so much on it besides, in px. */
export function crowdSize(people: number, height: number, besides: number): CrowdSize {
  const free = height - AROUND - besides;
  const rowsOf = (columns: number) => Math.ceil(people / columns);
  const heightOf = (rows: number) => (free - (rows - 1) * GUTTER.high) / rows;
  const columns = heightOf(rowsOf(3)) < SHORT ? 4 : 3;
  const rows = rowsOf(columns);
  const row = Math.max(LOWEST, heightOf(rows));
  const about = { columns, rows };
  if (row >= LARGE) {
    const portrait = Math.round(Math.min(PORTRAIT.large, row * 0.42));
    const card = Math.min(CARD.large, Math.floor((row - portrait - 9) / 1.4));
    return { as: "large", ...about, portrait, card };
  }
  const portrait = Math.round(Math.max(26, Math.min(PORTRAIT.low, row * 0.46)));
  const card = Math.min(CARD.low, Math.floor((row - portrait - 5) / 1.4));
  return { as: row < SLIM ? "slim" : "low", ...about, portrait, card };
}

/** Somebody's place, counted along the rows; or oneself in the dock, or an EX Boss above everybody. */
export type Spot = number | "self" | "above";

/** The middle of a place. */
export function placeOf(plan: Plan, spot: Spot): Point {
  const { width, height, rows, columns, self } = plan;
  if (spot === "self") return { x: self, y: height + height / rows / 2 };
  if (spot === "above") return { x: width / 2, y: -height / rows / 2 };
  const cell = cellOf(plan);
  return {
    x: (spot % columns) * (cell.width + GUTTER.wide) + cell.width / 2,
    y: Math.floor(spot / columns) * (cell.height + GUTTER.high) + cell.height / 2,
  };
}

const cellOf = ({ width, height, rows, columns }: Plan) => ({
  width: (width - (columns - 1) * GUTTER.wide) / columns,
  height: (height - FOOT - (rows - 1) * GUTTER.high) / rows,
});

/** The direction from one place to another, in degrees: 0 is to the right, 90 down. */
export function directionOf(plan: Plan, from: Spot, to: Spot): number {
  const [one, other] = [placeOf(plan, from), placeOf(plan, to)];
  return Math.round((Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI);
}

/** The gutters beside a column: the first is on the right of the first one. */
const besides = (column: number, columns: number): readonly number[] =>
  [column - 1, column].filter((gutter) => gutter >= 0 && gutter < columns - 1);

/** By its corners, the way from one place to another through the gutters. */
export function wayThrough(plan: Plan, from: number, to: Spot, nth = 0): readonly Point[] {
  const cell = cellOf(plan);
  const aside = (LANES[nth % LANES.length] ?? 0) * BESIDE;
  const gutter = (n: number) => (n + 1) * cell.width + (n + 0.5) * GUTTER.wide + aside;
  const side = (at: Point, x: number) => (x > at.x ? at.x + cell.width / 2 : at.x - cell.width / 2);
  const holder = placeOf(plan, from);
  const start = holder.y + cell.height * OUT;
  const exits = besides(from % plan.columns, plan.columns);
  if (typeof to !== "number") {
    const end = to === "self" ? plan.height - FOOT / 2 : -GUTTER.high;
    const goal = to === "self" ? plan.self : plan.width / 2;
    const near = exits.toSorted((a, b) => Math.abs(gutter(a) - goal) - Math.abs(gutter(b) - goal));
    const x = gutter(near[0]);
    const down = to === "self" ? [{ x: goal, y: plan.height + 2 }] : [];
    return [
      { x: side(holder, x), y: start },
      { x, y: start },
      { x, y: end },
      { x: goal, y: end },
      ...down,
    ];
  }
  const target = placeOf(plan, to);
  const entries = besides(to % plan.columns, plan.columns);
  const shared = exits.find((exit) => entries.includes(exit));
  const ahead = target.x > holder.x;
  const nearest = (gutters: readonly number[], right: boolean) =>
    right ? Math.max(...gutters) : Math.min(...gutters);
  const out = gutter(shared ?? nearest(exits, ahead));
  const into = gutter(shared ?? nearest(entries, !ahead));
  const row = Math.floor(to / plan.columns);
  // Between rows, above whom it is aimed at; in the first row below them.
  const across =
    row > 0 ? target.y - cell.height / 2 - GUTTER.high / 2 : cell.height + GUTTER.high / 2;
  const end = target.y + cell.height * IN;
  return [
    { x: side(holder, out), y: start },
    { x: out, y: start },
    ...(out === into
      ? []
      : [
          { x: out, y: across },
          { x: into, y: across },
        ]),
    { x: into, y: end },
    { x: side(target, into), y: end },
  ];
}

/** The way as a path with round corners. */
export function pathOf(way: readonly Point[]): string {
  const at = ({ x, y }: Point) => `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`;
  return way
    .map((point, i) => {
      const [before, after] = [way[i - 1], way[i + 1]];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const short = (other: Point) =>
        Math.min(4, Math.hypot(other.x - point.x, other.y - point.y) / 2);
      const near = (other: Point): Point => {
        const far = Math.hypot(other.x - point.x, other.y - point.y) || 1;
        const by = short(other) / far;
        return { x: point.x + (other.x - point.x) * by, y: point.y + (other.y - point.y) * by };
      };
      return `L${at(near(before))}Q${at(point)} ${at(near(after))}`;
    })
    .join("");
}
