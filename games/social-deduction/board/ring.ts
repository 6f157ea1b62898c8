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

type Size = { readonly width: number; readonly height: number };

/**
 * A box for what stands between two seats, or before one: as near to them as it can be without
 * covering a seat or what is there already.
 */
export function gapBox(
  { seats, middle }: Ring,
  [one, other]: readonly [Box, Box],
  size: Size,
  taken: readonly Box[],
): Box {
  const gap = betweenOf(one, other);
  const at = (inwards: number, aside: number): Box => ({
    x: gap.x + (middle.x - gap.x) * inwards + aside,
    y: gap.y + (middle.y - gap.y) * inwards,
    ...size,
  });
  const beside = size.width + 4;
  for (let share = 0; share < 20; share++) {
    for (const aside of [0, -beside, beside]) {
      const box = at(share / 20, aside);
      if ([...seats, ...taken].every((each) => isApart(box, each))) return box;
    }
  }
  return at(0.5, 0);
}
