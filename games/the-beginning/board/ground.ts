/**
 * The war map, drawn once: paper and sea, the ground of every Area with its streets and houses, the
 * borders, the lanes of the two mechs, arrows and landmarks. SVG text.
 */
import {
  at,
  fill,
  glowOf,
  light,
  line,
  mix,
  n1,
  oval,
  type Point,
  penFor,
  poly,
  rect,
  thrown,
} from "@sprawl/art";
import { AREAS, type Area, type Place } from "../src/board.js";
import {
  ARROWS,
  BLUE_AT,
  CUBE_AT,
  HEIGHT,
  LANDS,
  PLACE_AT,
  RED_AT,
  SPAWN_AT,
  WIDTH,
  YELLOW_AT,
} from "./geography.js";
import { LANDMARKS, tower } from "./landmarks.js";

export const RED = "#ff4a3d";
export const BLUE = "#59b4ff";
const INK = "#f3e6cb";

const cornersOf = (outline: string): readonly Point[] => {
  const flat = outline.split(" ").map(Number);
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
};

function isInside(x: number, y: number, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + corners.length - 1) % corners.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Where no house stands: circles around what is drawn or walked there. */
const FREE: readonly (readonly [x: number, y: number, r: number])[] = [
  ...Object.values(SPAWN_AT).map(([x, y]) => [x, y - 8, 24] as const),
  ...RED_AT.map(([x, y]) => [x, y, 30] as const),
  ...BLUE_AT.map(([x, y]) => [x, y, 30] as const),
  ...ARROWS.map(({ at: [x, y] }) => [x, y, 18] as const),
  ...Object.values(LANDS).map(({ name: [x, y] }) => [x + 50, y + 12, 44] as const),
  ...(
    [
      ["sector-1", 34],
      ["sector-2", 34],
      ["sector-3", 34],
      ["city", 70],
      ["dark-net", 52],
      ["factory", 58],
      ["nexus", 74],
      ["hq", 84],
      ["monolith", 36],
      ["med-center", 36],
      ["junkyard", 60],
    ] as const
  ).map(([place, r]) => [PLACE_AT[place][0], PLACE_AT[place][1] - 16, r] as const),
  [PLACE_AT.network[0], PLACE_AT.network[1] - 60, 106],
  [PLACE_AT.network[0], PLACE_AT.network[1] - 170, 96],
  [CUBE_AT[0], CUBE_AT[1] - 20, 44],
  [YELLOW_AT[0], YELLOW_AT[1], 46],
  [1088, 350, 120],
  [1000, 350, 60],
];

type Block = { readonly seed: number; readonly high: number; readonly slant: number };
const BLOCKS: Readonly<Record<Area, Block>> = {
  1: { seed: 11, high: 16, slant: 0.08 },
  2: { seed: 22, high: 34, slant: -0.05 },
  3: { seed: 31, high: 18, slant: 0.1 },
  4: { seed: 44, high: 16, slant: 0 },
  5: { seed: 57, high: 26, slant: -0.1 },
  6: { seed: 16, high: 26, slant: 0.06 },
  junkyard: { seed: 66, high: 9, slant: 0 },
  "med-center": { seed: 9, high: 12, slant: 0 },
};
const STEP: Point = [23, 19];
const LOW = 6;
/** Shades of the houses of one Area: few, so that a street is few paths. */
const SHADES = [
  ["#0d0a08", 0.34],
  ["#0d0a08", 0.14],
  ["#2a211b", 0.02],
  ["#d9c39a", 0.1],
  ["#d9c39a", 0.2],
] as const;

/** The houses of an Area, from the back to the front, one path a street and shade. */
function houses(area: Area): string {
  const { seed, high, slant } = BLOCKS[area];
  const corners = cornersOf(LANDS[area].outline);
  const next = thrown(seed);
  const base = mix(LANDS[area].tint, "#2a211b", 0.48);
  let drawn = "";
  for (let y = 12; y < HEIGHT; y += STEP[1]) {
    const walls = SHADES.map(() => "");
    const roofs = SHADES.map(() => "");
    const lamps = ["", ""];
    for (let x = 6; x < WIDTH; x += STEP[0]) {
      const [shift, wide, deep, tall, tone, gap] = Array.from({ length: 6 }, next);
      const cx = x + (y - 216) * slant + shift * 5;
      const [w, h] = [STEP[0] * (0.7 + wide * 0.22), STEP[1] * (0.6 + deep * 0.2)];
      const inside = [-1, 1].every((side) =>
        [-1, 1].every((end) => isInside(cx + side * w * 0.6, y + end * h * 0.65, corners)),
      );
      const taken = FREE.some(([fx, fy, r]) => Math.hypot(cx - fx, (y - fy) * 1.25) < r + 6);
      if (!inside || taken || gap < 0.13) continue;
      const up = LOW + tall * tall * (high - LOW);
      const shade = Math.min(SHADES.length - 1, Math.floor(tone * SHADES.length));
      const [left, top, lean] = [cx - w / 2, y - h / 2 - up, slant * h];
      walls[shade] += `M${n1(left)} ${n1(top + h)}h${n1(w)}v${n1(up)}h${n1(-w)}z`;
      roofs[shade] += `M${n1(left - lean)} ${n1(top)}h${n1(w)}l${n1(lean)} ${n1(h)}h${n1(-w)}z`;
      for (let wx = left + 3; wx < left + w - 3; wx += 4.5) {
        for (let wy = top + h + 3; wy < top + h + up - 3; wy += 5) {
          if (next() < 0.24) lamps[next() < 0.75 ? 0 : 1] += `M${n1(wx)} ${n1(wy)}h1.8v2.3h-1.8z`;
        }
      }
    }
    SHADES.forEach(([other, part], i) => {
      if (walls[i] === "") return;
      const tone = mix(base, other, part);
      drawn += fill(walls[i], mix(tone, "#0b0706", 0.6)) + fill(roofs[i], light(tone, 0.07));
    });
    if (lamps[0]) drawn += fill(lamps[0], "#ffb45e", 'opacity=".85"');
    if (lamps[1]) drawn += fill(lamps[1], "#9fe0ff", 'opacity=".85"');
  }
  return drawn;
}

const COAST = "852 604L888 526L944 476L960 352L972 398L1208 398";

function paper(): string {
  const sea = `M${COAST}V604z`;
  const grounds = AREAS.map((area) =>
    fill(
      poly(LANDS[area].outline, 16),
      mix(LANDS[area].tint, "#1d1511", 0.66),
      'stroke="#120c09" stroke-width="7"',
    ),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, "url(#tb-paper)") +
    fill(sea, "#132a30") +
    fill(sea, "url(#tb-wave)") +
    line(`M${COAST}`, "#d9c39a", 2, 'opacity=".5"') +
    grounds.join("") +
    rect(0, 0, WIDTH, HEIGHT, "url(#tb-grid)")
  );
}

const DEFS = `${glowOf("tb-paper", [
  [0, "#4a3a2b"],
  [0.6, "#2f241b"],
  [1, "#181210"],
])}${["ff7a2a", "ff3a2a", "3d8fff", "4fdcc6"]
  .map((tone) =>
    glowOf(`tb-glow-${tone}`, [
      [0, `#${tone}`, 0.42],
      [0.6, `#${tone}`, 0.14],
      [1, `#${tone}`, 0],
    ]),
  )
  .join(
    "",
  )}<pattern id="tb-grid" width="48" height="48" patternUnits="userSpaceOnUse"><path d="M48 0H0V48" fill="none" stroke="#f3e6cb" stroke-width=".7" opacity=".09"/></pattern><pattern id="tb-wave" width="44" height="16" patternUnits="userSpaceOnUse"><path d="M0 10q11 -8 22 0t22 0" fill="none" stroke="#7fa6ae" stroke-width="1" opacity=".28"/></pattern>`;

const glow = (x: number, y: number, r: number, tone: string): string =>
  oval(x, y, r, r * 0.72, `url(#tb-glow-${tone})`);

function lamps(): string {
  return (
    glow(480, 130, 220, "ff7a2a") +
    glow(560, 250, 130, "ff7a2a") +
    glow(790, 450, 190, "ff3a2a") +
    glow(200, 450, 140, "3d8fff") +
    glow(462, 430, 120, "3d8fff") +
    glow(868, 150, 190, "4fdcc6")
  );
}

const p = (point: Point): string => `${point[0]} ${point[1]}`;

/** The two lanes, as if drawn with a grease pencil. */
function lanes(): string {
  const lane = (d: string, tone: string): string =>
    line(d, "#120806", 15, 'opacity=".75"') +
    line(d, tone, 9, 'opacity=".92"') +
    line(d, light(tone, 0.45), 1.6, 'stroke-dasharray="10 9" opacity=".9"');
  const [r1, r2, r3, r4, mouth] = RED_AT;
  const [b1, b2] = BLUE_AT;
  return (
    lane(`M${p(b1)}C372 508 404 476 ${p(b2)}S600 306 ${p(r4)}`, BLUE) +
    lane(`M${p(r1)}C460 350 560 350 ${p(r2)}S736 470 ${p(r3)}`, RED) +
    lane(`M${p(r3)}C764 396 724 336 ${p(r4)}`, RED) +
    lane(`M${p(r4)}C714 228 744 238 ${p(mouth)}`, RED)
  );
}

function pad([x, y]: Point, words: string, tone: string, r = 21): string {
  return at(
    x,
    y,
    oval(0, 3, r + 3, r * 0.55 + 3, "#0b0504") +
      oval(0, 0, r, r * 0.55, mix(tone, "#160a08", 0.62), `stroke="${tone}" stroke-width="3"`) +
      `<text y="6" font-size="17" fill="#fff4e4" text-anchor="middle" font-weight="700">${words}</text>`,
  );
}

function pads(): string {
  const [r1, r2, r3, r4] = RED_AT;
  const [b1, b2] = BLUE_AT;
  return (
    pad(r1, "1", RED) +
    pad(r2, "2", RED) +
    pad(r3, "3", RED, 26) +
    pad(r4, "4", RED, 24) +
    oval(r4[0], r4[1], 29, 17, "none", `stroke="${BLUE}" stroke-width="3"`) +
    pad(b1, "1", BLUE) +
    pad(b2, "2", BLUE, 26)
  );
}

const BOTH = "M-17 0L-5 -10V-4.500H5V-10L17 0L5 10V4.500H-5V10z";
const ONE = "M-15 -5H4V-11L17 0L4 11V5H-15z";

function arrows(): string {
  return ARROWS.map(({ at: [x, y], turn, free }) =>
    at(
      x,
      y,
      fill(
        free ? ONE : BOTH,
        free ? "#ff9b3d" : INK,
        'stroke="#120c09" stroke-width="2.500" stroke-linejoin="round"',
      ),
      ` rotate(${turn})`,
    ),
  ).join("");
}

/** Hatching of the yellow zone, where those lie who have fallen. */
function yellowZone(): string {
  const [x, y] = YELLOW_AT;
  return at(
    x,
    y,
    oval(0, 0, 44, 17, "#2a220c", 'stroke="#f2c230" stroke-width="3" stroke-dasharray="9 5"'),
  );
}

function landmarks(): string {
  const pen = penFor("tb-land");
  const standing: readonly (readonly [Point, string])[] = [
    ...(
      ["city", "dark-net", "factory", "nexus", "hq", "monolith", "network", "med-center"] as const
    ).map((place) => [PLACE_AT[place as Place], LANDMARKS[place](pen)] as const),
    [CUBE_AT, LANDMARKS.cube(pen)],
    [[1040, 330], LANDMARKS.junkyard(pen)],
    [[1150, 322], LANDMARKS.junkyard(pen)],
    [SPAWN_AT[4], tower()],
    [SPAWN_AT[10], tower()],
  ];
  return standing
    .toSorted(([a], [b]) => a[1] - b[1])
    .map(([[x, y], drawn]) => at(x, y, drawn))
    .join("");
}

/** All of it. */
export function drawGround(): string {
  const borders = AREAS.map((area) =>
    line(
      poly(LANDS[area].outline, 16),
      light(LANDS[area].tint, 0.35),
      1.6,
      'stroke-dasharray="12 5" opacity=".85"',
    ),
  );
  return [
    `<defs>${DEFS}</defs>`,
    paper(),
    lamps(),
    ...AREAS.map(houses),
    ...borders,
    yellowZone(),
    lanes(),
    pads(),
    landmarks(),
    arrows(),
  ].join("");
}

/** A house on fire. */
export const fire = (x: number, y: number, size: number): string =>
  at(x, y, oval(0, 4, 30, 20, "url(#tb-glow-ff7a2a)") + flame, ` scale(${size})`);

/** A fire without the light it throws. */
export const flame =
  fill("M-6 4C-9 -4 -3 -6 -4 -14C2 -11 1 -6 4 -9C9 -4 8 2 5 5C2 8 -4 8 -6 4Z", "#ff7a2a") +
  fill("M-3 4C-4 0 -1 -2 -1 -6C3 -4 4 0 3 4C1 6 -2 6 -3 4Z", "#ffd36b");

/** Where it burns, the first first. */
export const FIRES: readonly (readonly [x: number, y: number, size: number])[] = [
  [440, 70, 1],
  [600, 216, 1],
  [260, 60, 0.8],
  [700, 486, 0.9],
  [300, 392, 0.9],
  [686, 88, 0.8],
  [84, 214, 0.9],
  [930, 332, 0.8],
  [516, 440, 0.8],
  [146, 220, 0.7],
  [630, 330, 0.8],
  [1090, 180, 0.7],
];
