/** Floors as patterns that lie in the projection, measured in rooms. */
import type { Space } from "./space.js";

const check = (w: number, colour: string): string =>
  `<path d="M0 0H${w / 2}V${w / 2}H0ZM${w / 2} ${w / 2}H${w}V${w}H${w / 2}Z" fill="${colour}"/>`;
const lines = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;

type Tone = (colour: string) => string;
type Tile = readonly [w: number, h: number, ground: string, inside: (c: Tone) => string];

const FLOORS = {
  carpet: [0.25, 0.25, "#152743", (c) => check(0.25, c("#1a3050"))],
  tiles: [
    0.125,
    0.125,
    "#37575f",
    (c) =>
      check(0.125, c("#28434c")) + lines("M0 0H1M0 .0625H1M0 0V1M.0625 0V1", c("#10202a"), 0.006),
  ],
  white: [
    0.14,
    0.14,
    "#5a6c80",
    (c) => check(0.14, c("#4c5d72")) + lines("M0 0H.14M0 0V.14", c("#2c3a4c"), 0.006),
  ],
  planks: [
    0.5,
    0.16,
    "#3b2c28",
    (c) =>
      `<rect width=".5" height=".08" fill="${c("#443229")}"/>${lines("M0 0H.5M0 .08H.5M.12 0V.08M.37 .08V.16", c("#1d1513"), 0.007)}`,
  ],
  parquet: [
    0.2,
    0.2,
    "#4a3524",
    (c) =>
      `${check(0.2, c("#553d29"))}${lines("M0 .05H.1M.15 0V.1M.1 .15H.2M.05 .1V.2", c("#2a1c12"), 0.006)}`,
  ],
  lino: [0.2, 0.2, "#4a3a35", (c) => check(0.2, c("#332a2c"))],
  plush: [0.1, 0.1, "#173d40", (c) => lines("M0 .05L.05 0L.1 .05L.05 .1Z", c("#22555a"), 0.008)],
  concrete: [
    0.5,
    0.5,
    "#2a3342",
    (c) =>
      lines("M0 0H.5M0 0V.5", c("#171e2a"), 0.01) +
      lines("M.1 .2L.18 .27L.16 .34", c("#1c2431"), 0.006),
  ],
  marble: [
    0.25,
    0.25,
    "#45556c",
    (c) =>
      `<path d="M0 .125L.125 0L.25 .125L.125 .25Z" fill="${c("#35445a")}"/>${lines("M0 .125L.125 0L.25 .125L.125 .25Z", c("#5d7190"), 0.005)}`,
  ],
  wine: [0.12, 0.12, "#43222f", (c) => check(0.12, c("#3a1d2b"))],
  rubber: [
    0.08,
    0.08,
    "#222c3b",
    (c) => `<circle cx=".04" cy=".04" r=".012" fill="${c("#2e3a4d")}"/>`,
  ],
  wet: [
    1,
    1,
    "#181526",
    (c) => lines("M.1 .3L.4 .28M.6 .7L.9 .66M.2 .85L.45 .83", c("#332a4e"), 0.01),
  ],
  asphalt: [
    0.3,
    0.3,
    "#1b1f2a",
    (c) =>
      `<circle cx=".06" cy=".1" r=".008" fill="${c("#2a303e")}"/><circle cx=".2" cy=".22" r=".008" fill="${c("#2a303e")}"/><circle cx=".24" cy=".06" r=".006" fill="${c("#12151d")}"/>`,
  ],
  grate: [0.05, 0.05, "#070b13", (c) => lines("M0 0H.05M0 0V.05", c("#3a4d6b"), 0.014)],
  plate: [
    0.25,
    0.25,
    "#2f3a4a",
    (c) =>
      lines("M0 0H.25M0 0V.25", c("#1a222e"), 0.012) +
      lines(
        "M.06 .06l.03 .03M.16 .08l.03 -.03M.08 .18l.03 -.03M.16 .16l.03 .03",
        c("#465468"),
        0.01,
      ),
  ],
  paving: [
    0.34,
    0.17,
    "#2c313d",
    (c) => lines("M0 0H.34M0 .085H.34M.17 0V.085M.085 .085V.17M.255 .085V.17", c("#191d27"), 0.008),
  ],
  grass: [
    0.12,
    0.12,
    "#1d3a2c",
    (c) => lines("M.02 .1l.01 -.04M.06 .06l.012 -.04M.1 .1l.008 -.03", c("#2f6044"), 0.01),
  ],
  water: [
    0.3,
    0.14,
    "#12506a",
    (c) => lines("M0 .04q.075 -.04 .15 0t.15 0M0 .11q.075 -.04 .15 0t.15 0", c("#2f88a5"), 0.01),
  ],
  dance: [
    0.25,
    0.25,
    "#2a1440",
    (c) =>
      check(0.25, c("#4a1d63")) +
      lines("M0 0H.25M0 0V.25M.125 0V.25M0 .125H.25", c("#8a3fb0"), 0.008),
  ],
  casino: [
    0.16,
    0.16,
    "#4a1220",
    (c) =>
      `<path d="M.08 .02L.14 .08L.08 .14L.02 .08Z" fill="${c("#5f1a2b")}"/><circle cx=".08" cy=".08" r=".02" fill="${c("#c9933a")}"/>`,
  ],
  glass: [
    0.5,
    0.5,
    "#1a3346",
    (c) =>
      lines("M0 0H.5M0 0V.5", c("#5f93b3"), 0.014) +
      lines("M.1 .3L.3 .1M.2 .4L.4 .2", c("#2d546b"), 0.012),
  ],
} as const satisfies Readonly<Record<string, Tile>>;

export type Floor = keyof typeof FLOORS;
export const floorNames = Object.keys(FLOORS) as readonly Floor[];

/** How a floor is filled in this space. */
export const floorFill = (g: Space, floor: Floor): string => `url(#${g.key}-floor-${floor})`;

/** The patterns of these floors, for the `<defs>` of the drawing. */
export function floorDefs(g: Space, floors: Iterable<Floor>): string {
  return [...new Set(floors)]
    .sort()
    .map((name) => {
      const [w, h, ground, inside]: Tile = FLOORS[name];
      return `<pattern id="${g.key}-floor-${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="${g.lying()}"><rect width="${w}" height="${h}" fill="${g.lighting.tone(ground)}"/>${inside(g.lighting.tone)}</pattern>`;
    })
    .join("");
}
