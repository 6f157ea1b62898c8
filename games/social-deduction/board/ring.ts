/**
 * Where sixteen people sit around a drawn table: no rules, only places. The viewer sits at the
 * bottom; clockwise is clockwise on the screen, so that the next player sits on one's left.
 */
import type { Seat } from "@sprawl/engine";

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };

/** How many sit at the top, at the bottom, and at each side. */
export type Sides = { readonly top: number; readonly bottom: number; readonly side: number };

/** As wide as the table allows, never more than five beside each other. */
export function sidesOf(seats: number): Sides {
  const side = seats <= 8 ? 1 : seats <= 12 ? 2 : 3;
  const rest = seats - 2 * side;
  return { top: Math.ceil(rest / 2), bottom: Math.floor(rest / 2), side };
}

/** How much room there is: the width, the height of a row of seats, what lies between two seats. */
export type Room = {
  readonly width: number;
  readonly row: number;
  readonly gap: number;
  /** Least height of the middle, and most width of a seat. */
  readonly middle: number;
  readonly widest: number;
};

export type Ring = {
  readonly width: number;
  readonly height: number;
  /** Every seat's box, by its middle. */
  readonly seats: readonly Box[];
  /** The middle of the table. */
  readonly middle: Box;
};

/** Where everybody sits, as `first` sees it. */
export function ringOf(seats: number, first: Seat, room: Room): Ring {
  const { width, row, gap } = room;
  const { top, bottom, side } = sidesOf(seats);
  const columns = Math.max(top, bottom, 3);
  const size = { width: Math.min(width / columns - gap, room.widest), height: row - gap };
  const band = Math.max(side * row, room.middle);
  const height = 2 * row + band;
  const edge = size.width / 2 + gap / 2;
  // Three and more reach from side to side; fewer stand in their shares of the width.
  const across = (i: number, many: number) =>
    many < 3 ? (width * (i + 0.5)) / many : edge + (i * (width - 2 * edge)) / (many - 1);
  const along = (many: number, y: number) =>
    Array.from({ length: many }, (_, i) => ({ x: across(i, many), y }));
  const down = (x: number) =>
    Array.from({ length: side }, (_, i) => ({ x, y: row + (band * (i + 0.5)) / side }));
  const low = along(bottom, height - row / 2);
  // Clockwise from the middle of the bottom: leftwards, up, rightwards, down, and leftwards again.
  const half = Math.floor(bottom / 2) + 1;
  const places = [
    ...low.slice(0, half).reverse(),
    ...down(edge).reverse(),
    ...along(top, row / 2),
    ...down(width - edge),
    ...low.slice(half).reverse(),
  ];
  const boxes = Array.from({ length: seats }, (_, seat): Box => {
    const place = places[(seat - first + seats) % seats] ?? { x: 0, y: 0 };
    return { ...place, ...size };
  });
  const middle = {
    x: width / 2,
    y: height / 2,
    width: width - 2 * (size.width + gap),
    height: band - gap,
  };
  return { width, height, seats: boxes, middle };
}

/** The point on the edge of a box where a line from elsewhere to its middle meets it. */
export function edgeOf(box: Box, from: Point): Point {
  const dx = from.x - box.x;
  const dy = from.y - box.y;
  if (dx === 0 && dy === 0) return { x: box.x, y: box.y };
  const share = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(dy),
    1,
  );
  return { x: box.x + dx * share, y: box.y + dy * share };
}

/** How far a line swings to its left, so that two who aim at each other show two lines. */
const SWING = 22;

/** A line from box to box, bent towards the middle of the table. */
export function aimPath(from: Box, to: Box, middle: Point): string {
  const half = betweenOf(from, to);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const bend = {
    x: half.x + (middle.x - half.x) * 0.35 + (SWING * (to.y - from.y)) / length,
    y: half.y + (middle.y - half.y) * 0.35 - (SWING * (to.x - from.x)) / length,
  };
  const start = edgeOf(from, bend);
  const end = edgeOf(to, bend);
  const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(start)} Q${at(bend)} ${at(end)}`;
}

/** Half way between two neighbours: where a shared card or an EX Boss lies. */
export function betweenOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

const isApart = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
  Math.abs(a.y - b.y) >= (a.height + b.height) / 2;

const isApartFrom = (box: Box, others: readonly Box[]): boolean =>
  others.every((other) => isApart(box, other));

type Size = { readonly width: number; readonly height: number };

/** What is written in the middle of the table: narrow above, wide below, around its middle. */
const WRITTEN: readonly Box[] = [
  { x: 0, y: -85, width: 130, height: 70 },
  { x: 0, y: 35, width: 260, height: 170 },
];
/** So many px further away are better than to cover it. */
const WORTH = 110;
/** Places are tried this far from each other, in px. */
const STEP = 4;

/**
 * A box for what stands between two seats, or before one: as near to them as it can be without
 * covering a seat, what is there already, or what is written in the middle.
 */
export function gapBox(
  ring: Ring,
  gap: readonly [Box, Box],
  size: Size,
  taken: readonly Box[],
): Box {
  return bestBox(ring, gap, size, taken).box;
}

/** The same for several of one size: one above the other, or beside each other. */
export function gapBoxesOf(
  ring: Ring,
  gap: readonly [Box, Box],
  { width, height }: Size,
  many: number,
  taken: readonly Box[],
): readonly Box[] {
  const tall = bestBox(ring, gap, { width, height: height * many }, taken);
  const wide = bestBox(ring, gap, { width: width * many, height }, taken);
  const stacked = tall.badness <= wide.badness;
  const { x, y } = stacked ? tall.box : wide.box;
  return Array.from({ length: many }, (_, i) => {
    const off = i - (many - 1) / 2;
    return { x: stacked ? x : x + off * width, y: stacked ? y + off * height : y, width, height };
  });
}

function bestBox(
  { seats, middle, width, height }: Ring,
  [one, other]: readonly [Box, Box],
  size: Size,
  taken: readonly Box[],
): { readonly box: Box; readonly badness: number } {
  const gap = betweenOf(one, other);
  // A little inwards, so that of two places as near as each other the inner one is taken.
  const wish = { x: gap.x + (middle.x - gap.x) * 0.1, y: gap.y + (middle.y - gap.y) * 0.1 };
  const written = WRITTEN.map((box) => ({ ...box, x: middle.x + box.x, y: middle.y + box.y }));
  const far = ({ x, y }: Point) => Math.hypot(x - wish.x, y - wish.y);
  /** How bad it is to cover something: nothing is worse. */
  const covers = (box: Box) =>
    (isApartFrom(box, written) ? 0 : WORTH) +
    (isApartFrom(box, taken) ? 0 : 1e4) +
    (isApartFrom(box, seats) ? 0 : 1e5);
  let box: Box = { ...wish, ...size };
  let badness = Number.POSITIVE_INFINITY;
  for (let x = size.width / 2; x <= width - size.width / 2; x += STEP) {
    for (let y = size.height / 2; y <= height - size.height / 2; y += STEP) {
      const tried = { x, y, ...size };
      const distance = far(tried);
      if (distance >= badness) continue;
      const bad = distance + covers(tried);
      if (bad < badness) [box, badness] = [tried, bad];
    }
  }
  return { box, badness };
}
