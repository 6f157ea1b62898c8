/**
 * Where everything lies on the war map: the Areas' outlines, their names, Places, Spawn Locations,
 * the two lanes, and who stands where. Pure; all numbers are px of the world.
 */
import type { Point } from "@sprawl/art";
import type { Area, Place, SpawnId } from "../src/board.js";

export const WIDTH = 1208;
export const HEIGHT = 604;

/** A row of figures: their feet, and from where to where. */
type Row = { readonly y: number; readonly from: number; readonly to: number };

export type Land = {
  /** Corners, "x y x y". */
  readonly outline: string;
  readonly tint: string;
  /** The left upper corner of its name. */
  readonly name: Point;
  readonly rows: readonly Row[];
};

export const LANDS: Readonly<Record<Area, Land>> = {
  1: {
    outline: "16 8 352 8 338 156 320 284 166 306 96 284 16 246",
    tint: "#5b6a74",
    name: [24, 14],
    rows: [
      { y: 238, from: 50, to: 276 },
      { y: 268, from: 130, to: 270 },
    ],
  },
  2: {
    outline: "358 8 744 8 736 156 760 282 692 312 406 312 326 286 344 156",
    tint: "#8a6a4a",
    name: [366, 14],
    rows: [
      { y: 192, from: 486, to: 654 },
      { y: 290, from: 500, to: 612 },
    ],
  },
  3: {
    outline: "108 310 320 290 386 318 398 602 50 602 96 446 116 386",
    tint: "#4f6a8a",
    name: [122, 326],
    rows: [
      { y: 570, from: 176, to: 360 },
      { y: 540, from: 176, to: 300 },
    ],
  },
  4: {
    outline: "402 318 690 318 702 602 404 602",
    tint: "#7d7458",
    name: [604, 324],
    rows: [
      { y: 574, from: 474, to: 640 },
      { y: 540, from: 480, to: 640 },
    ],
  },
  5: {
    outline: "696 320 766 290 894 292 948 348 942 476 888 526 852 602 708 602",
    tint: "#6b4f58",
    name: [742, 324],
    rows: [
      { y: 574, from: 776, to: 848 },
      { y: 520, from: 842, to: 890 },
    ],
  },
  6: {
    outline: "750 8 1206 8 1206 156 1104 216 1030 262 894 286 766 284 742 156",
    tint: "#4e7a76",
    name: [758, 14],
    rows: [
      { y: 226, from: 968, to: 1070 },
      { y: 168, from: 994, to: 1094 },
    ],
  },
  junkyard: {
    outline: "914 290 1034 268 1110 222 1206 166 1206 394 970 394 960 348",
    tint: "#75603f",
    name: [1086, 200],
    rows: [
      { y: 306, from: 1000, to: 1160 },
      { y: 282, from: 1060, to: 1180 },
    ],
  },
  "med-center": {
    outline: "10 256 92 290 110 386 90 444 10 470",
    tint: "#6f7f66",
    name: [14, 396],
    rows: [{ y: 440, from: 34, to: 80 }],
  },
};

/** Where each Place stands on the ground. */
export const PLACE_AT: Readonly<Record<Place, Point>> = {
  "sector-1": [92, 150],
  "sector-2": [166, 150],
  "sector-3": [240, 150],
  city: [478, 92],
  "dark-net": [638, 74],
  factory: [560, 274],
  nexus: [196, 474],
  hq: [560, 532],
  monolith: [876, 462],
  network: [868, 262],
  junkyard: [1110, 300],
  "med-center": [54, 376],
};

/** The Isolation Cube, and the yellow zone of HQ. */
export const CUBE_AT: Point = [1146, 112];
export const YELLOW_AT: Point = [556, 372];

export const SPAWN_AT: Readonly<Record<SpawnId, Point>> = {
  2: [356, 362],
  3: [122, 548],
  4: [322, 304],
  5: [310, 84],
  6: [390, 124],
  "7a": [434, 556],
  "7b": [676, 552],
  8: [708, 134],
  "6/8": [372, 212],
  9: [1008, 78],
  10: [766, 308],
  11: [914, 408],
  12: [734, 560],
};

/** Where Supply Boxes lie, side by side. */
export const BOX_AT: Readonly<Record<Area, Point>> = {
  1: [40, 66],
  2: [382, 66],
  3: [138, 378],
  4: [424, 346],
  5: [724, 384],
  6: [1070, 46],
  junkyard: [1180, 270],
  "med-center": [34, 318],
};

/** The Programs on display at the Dark Net, and the weapons of HQ: the first card's middle. */
export const DISPLAY_AT: Point = [602, 38];
export const WEAPONS_AT: Point = [520, 408];
export const CARD_STEP = 34;

/** An Enemy stands this much above the foot of a Watchtower. */
export const TOWER = 38;

/** Red 1 to Red 4, then the mouth of the Network; Blue 1 to Blue 3. */
export const RED_AT: readonly Point[] = [
  [438, 258],
  [646, 430],
  [782, 478],
  [678, 258],
  [786, 246],
];
export const BLUE_AT: readonly Point[] = [
  [304, 488],
  [462, 448],
  [678, 258],
];

/** Arrows between Areas: where, how they are turned, and whether they cost nothing one way. */
export const ARROWS: readonly {
  readonly at: Point;
  readonly turn: number;
  readonly free?: true;
}[] = [
  { at: [347, 40], turn: 0 },
  { at: [216, 300], turn: 96 },
  { at: [538, 316], turn: 90 },
  { at: [746, 60], turn: 4 },
  { at: [396, 540], turn: 4 },
  { at: [698, 372], turn: 0 },
  { at: [836, 290], turn: 90 },
  { at: [938, 320], turn: 150 },
  { at: [1066, 250], turn: 125 },
  { at: [64, 270], turn: 110, free: true },
  { at: [104, 424], turn: 195, free: true },
];
export const BLOCKADE_AT: Point = [746, 60];

/** Wider than a name under a figure; and as near as two may stand. */
const GAP = 60;
const LEAST = 40;

/** Where this many figures stand in an Area, by the Places they stand at, the front row last. */
export function standing(area: Area, places: readonly Place[]): readonly Point[] {
  const { rows } = LANDS[area];
  const room = rows.map(({ from, to }) => 1 + Math.floor((to - from) / LEAST));
  const first = Math.min(places.length, Math.max(room[0], places.length - (room[1] ?? 0)));
  const front = rows[1];
  return [
    ...along(rows[0], places.slice(0, first)),
    ...(front ? along(front, places.slice(first)) : []),
  ];
}

/** As near to their Places as the gaps between them allow. */
function along({ y, from, to }: Row, places: readonly Place[]): readonly Point[] {
  const last = places.length - 1;
  const gap = last < 1 ? GAP : Math.min(GAP, (to - from) / last);
  const wanted = places
    .map((place, i) => ({ i, x: Math.min(to, Math.max(from, PLACE_AT[place][0])) }))
    .sort((a, b) => a.x - b.x || a.i - b.i);
  // Spread around what they share, then pushed apart, then back into the row.
  const xs = wanted.map(({ x }) => x);
  const middle = xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length);
  for (let i = 0; i <= last; i++) {
    if (xs[i] === xs[0] && xs[last] === xs[0]) xs[i] = middle + (i - last / 2) * gap;
  }
  xs[0] = Math.max(from, xs[0]);
  for (let i = 1; i <= last; i++) xs[i] = Math.max(xs[i], xs[i - 1] + gap);
  for (let i = last, most = to; i >= 0; i--, most = xs[i + 1] - gap) xs[i] = Math.min(xs[i], most);
  const points: Point[] = [];
  wanted.forEach(({ i }, order) => {
    points[i] = [xs[order], y];
  });
  return points;
}

/** Slots of the Network: the middle of a slot, by Channel and Tier from 0. */
export const SLOT = { width: 48, height: 34 } as const;
export function slotAt(channel: number, tier: number): Point {
  const [x, y] = PLACE_AT.network;
  return [x - 52 + channel * 52, y - 35 - tier * 36];
}

/** Spots of the Junkyard, in rows of eight. */
export function spotAt(index: number, all: number): Point {
  const columns = Math.max(8, Math.ceil(all / 2));
  const wide = 224 / columns;
  return [976 + wide / 2 + (index % columns) * wide, 324 + Math.floor(index / columns) * 26];
}
