/** What aims keep clear of: people, cards and whatever is written, at places that do not change during a match. */
import { type Box, type Edge, NARROW, type Ring, TALL } from "./ring.js";

/** What a lane keeps clear of: of the first wholly, of the second and of other lanes where it can. */
export type InTheWay = Readonly<Record<"hard" | "soft" | "lines", readonly Box[]>>;

/**
 * What stands in the middle, besides the loyalties: weapons that can be taken, locked ones, and a row
 * for portals, whether one is open or not.
 */
export type OnTable = { readonly free: number; readonly locked: number; readonly portals: boolean };

/** Under the cards stands in a line what is known of whom they belong to. */
const MARKS = 22;
/** What is known best about the middle: sizes of what stands there, in px. */
const PILE = { width: 66, height: 110 };
const FREE = { width: 78, height: 74 };
const LOCKED = { width: 124, height: 76 };
const PORTALS = { width: 250, height: 36 };
/** The same where they need two lines. */
const PORTALS_NARROW = { width: 200, height: 64 };
/** The loyalties that are still hidden; at a small table they stand at the near edge. */
const LOYALTIES = { width: 400, height: 32 };
/** The same where it is narrow: one below the other. */
const UPRIGHT = { width: 176, height: 80 };
const GAP = 8;

type Size = { readonly width: number; readonly height: number };

const larger = ({ width, height }: Size, by: number): Size => ({
  width: width * by,
  height: height * by,
});

/** Weapons to be taken, in as many rows as they need. */
function freeBox(free: number, each: Size, width: number): Size {
  const beside = Math.max(1, Math.floor(width / each.width));
  const rows = Math.ceil(free / beside);
  return { width: Math.min(free, beside) * each.width + GAP, height: rows * each.height };
}

/** The rows of the middle, one below the other around its middle. */
export function middleBoxes(
  { middle, edges, stacked, width, sizes }: Ring,
  { free, locked, portals }: OnTable,
): Box[] {
  const large = edges.length > 8;
  // Beside portals nothing is drawn larger.
  const things = portals ? Math.min(1, sizes.things) : sizes.things;
  const lies = larger(LOCKED, things);
  const cage = { width: locked * lies.width + 4, height: lies.height };
  const items = [
    larger(PILE, things),
    ...(free > 0 ? [freeBox(free, larger(FREE, things), middle.width)] : []),
    ...(large && locked > 0 ? [cage] : []),
  ];
  const rows: Size[] = [{ width: 0, height: 0 }];
  for (const { width, height } of items) {
    const row = rows[rows.length - 1];
    if (row.width > 0 && row.width + width > middle.width) rows.push({ width, height });
    else rows[rows.length - 1] = { width: row.width + width, height: Math.max(row.height, height) };
  }
  if (!large && locked > 0) rows.push(cage);
  if (portals) rows.push(middle.width < PORTALS.width ? PORTALS_NARROW : PORTALS);
  if (stacked || (large && width < NARROW)) rows.push(UPRIGHT);
  else if (large) rows.push(LOYALTIES);
  const all = rows.reduce((sum, { height }) => sum + height, GAP * (rows.length - 1));
  let top = middle.y - all / 2;
  return rows.map(({ width, height }) => {
    const box = { x: middle.x, y: top + height / 2, width, height };
    top += height + GAP;
    return box;
  });
}

/** Everything that is drawn or written at places that do not change during a match. */
export function inTheWay(ring: Ring, onTable: OnTable, bosses: readonly Box[]): InTheWay {
  const { seats, edges, sizes } = ring;
  const tall = sizes.card * TALL;
  const shared = ring.shared.flatMap((at, seat): Box[] => {
    const mine = edges[seat] === "self" || edges[(seat + 1) % seats.length] === "self";
    return mine ? [] : [{ ...at, width: sizes.card, height: tall }];
  });
  return {
    hard: [
      ...seats.flatMap((box, seat) => seatBoxes(ring, box, edges[seat])),
      ...shared,
      ...middleBoxes(ring, onTable),
      ...nearEdge(ring),
      ...bosses,
    ],
    // Nothing runs along the near edge.
    soft: [
      ...saidOver(ring),
      { x: ring.width / 2, y: ring.height - 8, width: ring.width, height: 26 },
    ],
    // My words lie over a line, where it cannot run beside them.
    lines: ownWords(ring),
  };
}

/** What people at the sides say stands over them. */
export function saidOver({ seats, edges, shared }: Ring): Box[] {
  return seats.flatMap((box, seat): Box[] => {
    const edge = edges[seat];
    if (shared.length > 0 || (edge !== "left" && edge !== "right")) return [];
    const half = Math.min(box.width, 160) / 2;
    const x = edge === "left" ? box.x - box.width / 2 + half : box.x + box.width / 2 - half;
    return [{ x, y: box.y - box.height / 2 - 18, width: half * 2, height: 36 }];
  });
}

/** What I say stands at the near edge, beside the middle of my face. */
const OWN = { width: 110, height: 26, aside: 22 };

function ownWords({ height, fronts, edges, shared }: Ring): Box[] {
  const self = fronts[edges.indexOf("self")];
  if (!self || shared.length > 0) return [];
  const { aside, ...size } = OWN;
  return [{ ...size, x: self.x + aside + OWN.width / 2, y: height - OWN.height / 2 }];
}

/** What stands at the near edge: what was just done, the loyalties of a small table, the file. */
export function nearEdge({ shared, stacked, width, height, fronts, edges }: Ring): Box[] {
  if (shared.length > 0 && width < NARROW) {
    return [
      { x: width * 0.75 - 26, y: height - 24, width: 56, height: 48 },
      { x: width / 2, y: height - 24, width: width * 0.38, height: 48 },
    ];
  }
  if (shared.length > 0) {
    return [
      { x: width * 0.78 - 60, y: height - 30, width: 130, height: 50 },
      { x: width / 2, y: height - 30, width: Math.min(480, width * 0.32), height: 52 },
    ];
  }
  const self = fronts[edges.indexOf("self")]?.x ?? width;
  const deeds = Math.min(336, self - 30);
  return [
    { x: width - 72, y: height - 30, width: 130, height: 50 },
    { x: 10 + deeds / 2, y: height - 50, width: deeds, height: 90 },
    ...(stacked ? [] : [{ x: width - 290, y: height - 30, width: 290, height: 44 }]),
  ];
}

/** The person, what lies before them, and the line below that. */
function seatBoxes({ sizes, stacked, shared }: Ring, box: Box, edge: Edge): Box[] {
  if (edge === "self") return [];
  const under = (cards: Box): Box => ({
    ...cards,
    y: cards.y + cards.height / 2 + MARKS / 2,
    height: MARKS,
  });
  const large = shared.length > 0;
  if (edge === "top" || stacked) return large ? [box] : [box, under(box)];
  const plate = sizes.plate.width;
  const sign = edge === "left" ? 1 : -1;
  const person = { ...box, x: box.x - (sign * (box.width - plate)) / 2, width: plate };
  const rest = box.width - plate;
  const cards = { ...box, x: box.x + (sign * plate) / 2, width: rest, height: sizes.card * TALL };
  return large ? [person, cards] : [person, cards, under(cards)];
}
