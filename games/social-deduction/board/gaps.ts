/** Room for what stands between two seats, or before one: EX Bosses, and the gaps among which one chooses. */
import { nearEdge } from "./in-the-way.js";
import { type Box, betweenOf, type Point, type Ring } from "./ring.js";

const isApart = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
  Math.abs(a.y - b.y) >= (a.height + b.height) / 2;

const isApartFrom = (box: Box, others: readonly Box[]): boolean =>
  others.every((other) => isApart(box, other));

export type Size = { readonly width: number; readonly height: number };

/** What is written in the middle of the table: narrow above, wide below, around its middle. */
const WRITTEN: readonly Box[] = [
  { x: 0, y: -85, width: 130, height: 70 },
  { x: 0, y: 45, width: 340, height: 190 },
];
/** What was just done is written in the corner at the bottom, where there is room for three lines. */
const TICKER: Size = { width: 346, height: 110 };
/** So many px further away are better than to cover it. */
const WORTH = 200;
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

/** What is written around the middle, in the corner, and at the near edge. */
function writtenIn(ring: Ring): Box[] {
  const { middle, height } = ring;
  const corner = { ...TICKER, x: TICKER.width / 2, y: height - TICKER.height / 2 };
  const around = WRITTEN.map((box) => ({ ...box, x: middle.x + box.x, y: middle.y + box.y }));
  return [...around, corner, ...nearEdge(ring)];
}

/** Does none of these cover anything? */
export function coverNothing(ring: Ring, boxes: readonly Box[], taken: readonly Box[]): boolean {
  const others = [...writtenIn(ring), ...taken, ...ring.seats];
  return boxes.every((box) => isApartFrom(box, others));
}

function bestBox(
  ring: Ring,
  [one, other]: readonly [Box, Box],
  size: Size,
  taken: readonly Box[],
): { readonly box: Box; readonly badness: number } {
  const { seats, middle, width, height } = ring;
  const gap = betweenOf(one, other);
  // A little inwards, so that of two places as near as each other the inner one is taken.
  const wish = { x: gap.x + (middle.x - gap.x) * 0.1, y: gap.y + (middle.y - gap.y) * 0.1 };
  const written = writtenIn(ring);
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
