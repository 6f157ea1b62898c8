/**
 * Where sixteen people sit around a drawn table: no rules, only places. Whoever looks sits at the
 * near edge, in the dock; the others at the far edge and at the sides.
 */
import type { Seat } from "@sprawl/engine";

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };

/** Where somebody sits, as whoever looks sees it: oneself is in the dock, below the edge. */
export type Edge = "top" | "left" | "right" | "self";

/** How many sit at the far edge of the table, and at each side. */
export type Sides = { readonly left: number; readonly top: number; readonly right: number };

/** The room there is, and where the dock shows oneself; undefined for whoever only watches. */
export type Room = {
  readonly width: number;
  readonly height: number;
  readonly self?: { readonly seat: Seat; readonly x: number } | undefined;
  /** Neighbours share loyalty cards: before each lies only an ID. */
  readonly large: boolean;
};

/** Sizes in px that follow from the room. */
export type Sizes = {
  /** Width of a card; it is 1.4 times as high. */
  readonly card: number;
  readonly bust: number;
  readonly plate: { readonly width: number; readonly height: number };
  /** How much larger than at the smallest table what lies in its middle is drawn. */
  readonly things: number;
};

/** The table itself: how high its far edge lies, and how far left its far and its near corner are. */
export type Tabletop = Record<"edge" | "far" | "near", number>;

export type Ring = {
  readonly width: number;
  readonly height: number;
  /** Every seat's box, by its middle: the person, the plate and the cards. */
  readonly seats: readonly Box[];
  readonly edges: readonly Edge[];
  /** Where a seat's cards end and the table begins: weapons lie there, aims begin and end there. */
  readonly fronts: readonly Point[];
  /** Where the card lies that a seat shares with the next one; large tables only. */
  readonly shared: readonly Point[];
  readonly sizes: Sizes;
  /** There is no room beside the people at the sides: their cards lie below them as well. */
  readonly stacked: boolean;
  /** The middle of the table. */
  readonly middle: Box;
  readonly tabletop: Tabletop;
};

const GAP = 8;
/** The far edge keeps clear of the line above it: a seat that glows glows all around. */
const RIM = 5;
/** How high a plate with name and health is, in px, where there is room. */
const PLATE = 32;
/** Below this width, in px, what lies before the people at the sides lies below them. */
const STACKED = 1000;
/** Below this width, in px, words at the near edge of a large table lie between it and oneself. */
export const NARROW = 1088;
/** What is known of people stands in a line of this height, in px, below their cards. */
const LINE = 22;
/** A card is so much higher than wide. */
export const TALL = 1.4;

const clamp = (least: number, value: number, most: number) =>
  Math.round(Math.max(least, Math.min(most, value)));

/** The far edge takes as many as fit; the rest is shared out between the sides. */
export function sidesOf(others: number, room: Pick<Room, "width" | "large">): Sides {
  const slot = room.large ? 128 : 224;
  const fit = Math.max(1, Math.floor((room.width - 16) / slot));
  const least = room.large ? Math.max(2, others - fit) : Math.max(2, others - Math.min(fit, 6));
  const wanted = room.large ? Math.max(least, Math.min(8, others - 5)) : least;
  const beside = Math.min(others, wanted + (room.large ? wanted % 2 : 0));
  const left = Math.ceil(beside / 2);
  return { left, top: others - beside, right: beside - left };
}

/** Beside the cards of people at the sides of a large table so much stays free, in px. */
const CLEAR = 24;

/** The far edge: room for one of those who sit there, and whether those at the sides reach up beside it. */
type Far = { readonly slot: number; readonly free: boolean };

/** People sit together, and at a large table leave the corners to those at the sides where they can. */
function farOf({ width, large }: Room, { top }: Sides, card: number): Far {
  const all = (width - 16) / Math.max(top, 1);
  if (!large) return { slot: Math.min(all, 3 * card + 128), free: false };
  const most = Math.min(all, 2 * card + 64);
  const between = (width - 2 * (WIDEST + card * 2.12 + CLEAR)) / Math.max(top, 1);
  // Room for an ID and the shared cards on both sides of it.
  const free = between >= card * 3.1;
  return { slot: free ? Math.min(most, between) : most, free };
}

/** A plate at a large table is at most so wide, in px. */
const WIDEST = 138;

/** Where the sides begin that reach up beside the far edge. */
const besideFar = (bust: number) => bust * 0.6;

function sizesOf(room: Room, sides: Sides): Sizes {
  const { width, height, large } = room;
  const { left, top } = sides;
  const slot = (width - 16) / Math.max(top, 1);
  if (large) {
    const card = clamp(34, Math.min(slot / 2.9, height * 0.085), 52);
    const far = farOf(room, sides, card);
    const row = (height - (far.free ? 72 : 204)) / Math.max(left, 1);
    const share = far.free ? { height: 0.15, slot: 0.76 } : { height: 0.13, slot: 0.62 };
    const bust = clamp(44, Math.min(row - 34, height * share.height, far.slot * share.slot), 104);
    const plate = { width: clamp(104, far.slot - 14, WIDEST), height: 26 };
    return { card, bust, plate, things: thingsOf(room) };
  }
  // Between the people at both sides there is room for what lies in the middle.
  const beside = width < STACKED ? width : (width - MIDDLE) / 2 - 228;
  const card = clamp(48, Math.min((slot - 56) / 3, height * 0.122, width * 0.075, beside / 3), 84);
  const tall = card * TALL;
  const below = width < STACKED ? tall + 2 * GAP + LINE : 0;
  const bust = clamp(56, Math.min(height * 0.2, bustBeside({ height, left, tall, below })), 150);
  return {
    card,
    bust,
    plate: { width: clamp(132, Math.min(slot - 16, bust * 1.4), 180), height: PLATE },
    things: thingsOf(room),
  };
}

/** What lies in the middle needs this much room, in px. */
const MIDDLE = 276;

/** Of that each weapon, where things are not larger than usual; three lie side by side. */
const LIES = 80;

/** On a high and wide board things lie large in the middle. */
const thingsOf = ({ width, height }: Room) => (width >= 1200 && height >= 640 ? 1.2 : 1);

type Beside = Record<"height" | "left" | "tall" | "below", number>;

/**
 * How high people are drawn so that those at a side, one below the other, find room between the far
 * edge, which grows with them, and what is written at the bottom.
 */
function bustBeside({ height, left, tall, below }: Beside): number {
  const many = Math.max(left, 1);
  const free = height - bottomOf(height) - RIM - PLATE - 2 * GAP - tall;
  return (free - many * (PLATE + GAP + below)) / (many + 1);
}

/** So much of the height belongs to what is written at the bottom. */
const bottomOf = (height: number) => Math.min(height * 0.2, 130);

/** Where everybody sits. Clockwise is clockwise on the screen: the next player sits on one's left. */
export function ringOf(seats: number, room: Room): Ring {
  const { width, height, self, large } = room;
  const first = self ? self.seat + 1 : 0;
  const others = self ? seats - 1 : seats;
  const sides = sidesOf(others, room);
  const sizes = sizesOf(room, sides);
  const { card, bust, plate } = sizes;
  const tall = card * TALL;
  const three = large ? card : 3 * card + 2 * 6;
  const topHeight = bust + plate.height + GAP + tall;
  const stacked = !large && width < STACKED;
  const { slot, free } = farOf(room, sides, card);
  const topWidth = Math.min(slot - 6, Math.max(plate.width, three + (large ? 0 : 44)));
  // The sides begin below the far edge and end above what is written at the bottom.
  const under = RIM + topHeight + (large ? tall * 0.45 : stacked ? LINE : GAP);
  const sideTop = free ? besideFar(bust) : sides.top > 0 ? under : GAP;
  // Below cards that lie below people stands in a line what is known of them.
  const sideBottom = height - (large ? 6 : bottomOf(height) + (stacked ? LINE / 2 : 0));
  const sideHeight = stacked ? topHeight : bust + plate.height;
  const sideWidth = stacked ? topWidth : plate.width + GAP + three + (large ? 0 : 40);
  const across = (i: number): Box => ({
    x: width / 2 + slot * (i + 0.5 - sides.top / 2),
    y: RIM + topHeight / 2,
    width: topWidth,
    height: topHeight,
  });
  const down = (i: number, many: number, x: number): Box => {
    const step = (sideBottom - sideTop) / many;
    const high = Math.max(sideHeight, tall);
    // What room there is lies over them: aims run there, and what they say stands there.
    const over = large ? 0 : Math.max(0, step - high) / 2;
    return { x, y: sideTop + step * (i + 0.5) + over, width: sideWidth, height: high };
  };
  const inward = sideWidth / 2 + 6;
  const placed: { readonly edge: Edge; readonly box: Box }[] = [
    ...Array.from({ length: sides.left }, (_, i) => ({
      edge: "left" as const,
      box: down(sides.left - 1 - i, sides.left, inward),
    })),
    ...Array.from({ length: sides.top }, (_, i) => ({ edge: "top" as const, box: across(i) })),
    ...Array.from({ length: sides.right }, (_, i) => ({
      edge: "right" as const,
      box: down(i, sides.right, width - inward),
    })),
  ];
  const near = large && width < NARROW ? height - 58 : height;
  const own: Box = { x: self?.x ?? width / 2, y: near, width: 80, height: 0 };
  const at = (seat: Seat) =>
    self?.seat === seat
      ? { edge: "self" as const, box: own }
      : (placed[(seat - first + seats) % seats] ?? { edge: "top" as const, box: own });
  const all = Array.from({ length: seats }, (_, seat) => at(seat));
  // At a large table shared cards lie between a side and the middle.
  const past = large ? card * 1.3 : 0;
  // Where cards lie below the people at the sides, so does what they hold.
  const below = stacked ? sideHeight / 2 - tall / 2 : 0;
  // Nobody's aim begins or ends over the people at the sides.
  const inner = 18 + (large || stacked ? sideWidth : plate.width);
  const fronts = all.map(({ edge, box }) => {
    if (edge !== "top") return frontOf(edge, box, { past, below });
    const x = sides.left > 0 ? clamp(inner, box.x, width - inner) : box.x;
    // Below the cards of a small table stands in a line what is known of whom they belong to.
    return { x, y: box.y + box.height / 2 + (large ? 12 : 26) };
  });
  const corner = (width - slot * sides.top) / 2;
  const middleTop = sides.top > 0 ? RIM + topHeight + 12 : 12;
  // Where it is narrow, what was just done needs the lower edge for itself.
  const written = stacked ? 130 : 0;
  // Weapons that are held lie before their holders: what lies in the middle leaves room for them.
  const armed = stacked ? 10 : weaponLength(sizes) + 20;
  const beside = sides.left > 0 ? sideWidth + (large ? card + 16 : armed) : 10;
  return {
    width,
    height,
    seats: all.map(({ box }) => box),
    edges: all.map(({ edge }) => edge),
    fronts,
    shared: large
      ? all.map((each, i) => sharedAt(each, all[(i + 1) % seats], { ...sizes, topHeight, slot }))
      : [],
    sizes,
    stacked,
    tabletop: {
      edge: bust + plate.height * 0.6,
      far: large
        ? Math.min(corner - 6, plate.width + 4)
        : Math.min(corner + (slot - topWidth) / 2 - 16, plate.width * 1.6),
      near: large ? plate.width * 0.7 : -60,
    },
    middle: {
      x: width / 2,
      y: (middleTop + height - written) / 2,
      width: middleWidth(width - 2 * beside, {
        stacked,
        upright: large && width < NARROW,
        things: sizes.things,
      }),
      height: height - middleTop - written,
    },
  };
}

/** Where it is narrow, what lies in the middle leaves room for aims on both sides of it. */
function middleWidth(
  free: number,
  { stacked, upright, things }: Record<"stacked" | "upright", boolean> & Pick<Sizes, "things">,
) {
  if (upright) return clamp(160, free, 200);
  return stacked ? clamp(160, free, 252) : Math.max(MIDDLE, 3 * Math.ceil(LIES * things) + 8, free);
}

/** How long a weapon is drawn, in px: on a large board like an object one could pick up. */
export const weaponLength = ({ card, things }: Sizes) =>
  things > 1 ? clamp(66, card * (card < 60 ? 1.3 : 1.5), 122) : clamp(50, card * 1.25, 96);

/** An aim at somebody ends so far from what they hold themselves, in px. */
export const NEXT_TO = 14;

/** Where a seat's cards end. */
function frontOf(edge: Edge, box: Box, { past, below }: Record<"past" | "below", number>): Point {
  const y = box.y + below - NEXT_TO;
  if (edge === "left") return { x: box.x + box.width / 2 + past + 4, y };
  if (edge === "right") return { x: box.x - box.width / 2 - past - 4, y };
  return { x: box.x, y: box.y - 2 };
}

type Placed = { readonly edge: Edge; readonly box: Box };

/** Between two neighbours: beside their IDs at the far edge, a little inwards at the sides. */
function sharedAt(
  one: Placed,
  next: Placed,
  about: Sizes & { readonly topHeight: number; readonly slot: number },
): Point {
  const { card, topHeight, slot } = about;
  const row = RIM + topHeight - (card * TALL) / 2;
  const inner = ({ edge, box }: Placed) =>
    edge === "left" ? box.x + box.width / 2 + card * 0.62 : box.x - box.width / 2 - card * 0.62;
  const half = betweenOf(one.box, next.box);
  if (one.edge === "top" && next.edge === "top") return { x: half.x, y: row };
  if (one.edge === "top") return { x: one.box.x + slot / 2 - card * 0.55, y: row };
  if (next.edge === "top") return { x: next.box.x - slot / 2 + card * 0.55, y: row };
  if (one.edge === next.edge) return { x: inner(one), y: half.y };
  // Nobody sits between them at the near edge.
  return { x: half.x, y: Math.max(one.box.y, next.box.y) };
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

/** Where a thread is tied to a seat: at its plate, towards the table. */
export function tieOf({ seats, edges, sizes }: Ring, seat: Seat): Point {
  const { x, y, width } = seats[seat];
  const { bust, plate } = sizes;
  if (edges[seat] === "top") return { x, y: RIM + bust + plate.height };
  const inward = edges[seat] === "left" ? 1 : -1;
  return { x: x + inward * (plate.width - width / 2), y: y + bust / 2 };
}

/** Half way between two neighbours: where a shared card or an EX Boss lies. */
export function betweenOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
