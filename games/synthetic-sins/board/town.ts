/** Port Sable by night: quays, streets, houses, and the places of the missions. Drawn once. */
import {
  STUFFS as C,
  LIGHTINGS,
  n1,
  type Point,
  type Space,
  space,
  type Theme,
  thrown,
} from "@sprawl/art";
import type { MissionId } from "../src/content/types.js";

export const TOWN = { width: 1440, height: 660 } as const;
const ANGLE = { s: 62, turn: 24, tilt: 42, ox: 210, oy: 78 };
const [COLUMNS, ROWS] = [15, 9];

type Landmark = {
  readonly at: Point;
  /** How high it stands, and where its flag flies from there, in px of the drawing. */
  readonly top: number;
  readonly flag: Point;
  readonly draw: (g: Space) => void;
};

/** How a place is built; each has a shape of its own. */
const LANDMARKS: Readonly<Record<MissionId, Landmark>> = {
  "back-door": {
    at: [2.9, 6.0],
    top: 0.6,
    flag: [-86, -8],
    draw: (g) => {
      house(g, 1, 0.8, 0.5, "#2f6a5a", C.teal);
      sign(g, [0.1, 0.8, 0.34], "FISH", C.pink);
    },
  },
  "paper-trail": { at: [6.2, 3.3], top: 0.5, flag: [-66, -22], draw: (g) => hall(g, "#8a7a68") },
  "cold-scene": {
    at: [2.4, 2.2],
    top: 0.85,
    flag: [-88, -6],
    draw: (g) => house(g, 0.9, 0.8, 0.7, "#4a3a48", C.sodium),
  },
  "house-keys": {
    at: [5.1, 1.2],
    top: 2.1,
    flag: [-44, 22],
    draw: (g) => tower(g, 0.7, 1.9, "#35507a", "#7cc4ff"),
  },
  "shadow-walk": { at: [5.6, 6.1], top: 0.25, flag: [16, -24], draw: market },
  "kill-corridor": { at: [8.4, 4.0], top: 0.25, flag: [-6, -44], draw: (g) => pit(g) },
  "eyes-everywhere": { at: [9.1, 2.1], top: 1.1, flag: [-22, -22], draw: dishes },
  "volatile-freight": { at: [0.3, 4.9], top: 0.3, flag: [-30, -52], draw: cranes },
  "evidence-room": {
    at: [3.5, 0],
    top: 1,
    flag: [-168, -10],
    draw: (g) => house(g, 1.1, 0.8, 0.9, "#3f5a8a", C.blue),
  },
  "the-courier": { at: [8.2, 0], top: 2.5, flag: [-36, -16], draw: meridian },
  kennel: { at: [12.5, 0.6], top: 0.6, flag: [14, -14], draw: (g) => hangar(g) },
  "last-witnesses": {
    at: [10.1, 5.7],
    top: 1.35,
    flag: [14, -2],
    draw: (g) => house(g, 1.1, 1, 1.2, "#8ea3c2", "#e9eff9"),
  },
  "thirty-ninth-floor": { at: [10.4, 0.3], top: 3.2, flag: [58, 10], draw: lethe },
  absolution: { at: [12.5, 3.0], top: 1.6, flag: [2, -12], draw: mast },
};

const paper = space("town", ANGLE);

/** Where a place lies on the paper, in px of the drawing. */
export function placeOf(mission: MissionId): Point {
  const [x, y] = LANDMARKS[mission].at;
  return paper.P(x + 0.5, y + 0.4, 0.1);
}

/** The pole of a place's flag: from its roof to where the flag flies. */
export function poleOf(mission: MissionId): readonly [roof: Point, flag: Point] {
  const { at, top, flag } = LANDMARKS[mission];
  const roof = paper.P(at[0] + 0.45, at[1] + 0.4, top);
  return [roof, [n1(roof[0] + flag[0]), n1(roof[1] + flag[1])]];
}

const lit = (
  g: Space,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  c: string,
  glow: string,
  seed: number,
): void => {
  const r = thrown(seed);
  const rows = Math.max(2, Math.round(h / 0.22));
  const panes = (["y", "x"] as const).flatMap((face) =>
    Array.from({ length: rows * 4 }, (_, i) => [i % 4, Math.floor(i / 4)] as const).flatMap(
      ([a, b]) =>
        r() > 0.45
          ? [
              [
                face,
                0.1 + a * 0.21,
                (b + 0.25) / rows,
                0.2 + a * 0.21,
                (b + 0.6) / rows,
                r() > 0.3 ? C.sodium : glow,
              ] as const,
            ]
          : [],
    ),
  );
  g.box(x, y, z, w, d, h, c, { on: panes });
};

function house(g: Space, w: number, d: number, h: number, c: string, glow: string): void {
  lit(g, 0, 0, 0, w, d, h, c, glow, Math.round(w * 100 + h * 10));
  g.box(w * 0.55, d * 0.2, h, w * 0.3, d * 0.3, 0.12, c, { light: true });
  g.pool(w / 2, d, 0.9, "sodium", 0.6);
}

function tower(g: Space, w: number, h: number, c: string, glow: string): void {
  g.box(-0.15, -0.15, 0, w + 0.3, w + 0.3, 0.16, c);
  lit(g, 0, 0, 0.16, w, w, h, c, glow, Math.round(h * 31));
  g.box(0, 0, h + 0.16, w, w, 0.05, glow, { light: true });
  g.pool(w / 2, w / 2, 1.2, "blue", 0.5);
}

/** Letters that glow on the front of a house. */
function sign(
  g: Space,
  [x, y, z]: readonly [x: number, y: number, z: number],
  text: string,
  colour: string,
  size = 0.26,
): void {
  const look = `font-weight="700" letter-spacing="1" stroke="#0b1322" stroke-width="3" paint-order="stroke" fill="${colour}"`;
  g.put("things", g.depth(x, y, z) + 2, g.letters("y", x, y + 0.02, z, text, size, look));
}

function meridian(g: Space): void {
  tower(g, 0.9, 2.3, "#5a4048", C.sodium);
  sign(g, [0.02, 0.9, 1.9], "MERIDIAN", C.sodium, 0.17);
}

function lethe(g: Space): void {
  tower(g, 0.7, 3, "#1c5a58", C.teal);
  sign(g, [0.02, 0.7, 2.6], "LETHE", C.teal);
}

function hall(g: Space, c: string): void {
  g.box(0, 0, 0, 1.1, 0.7, 0.4, c, {
    on: [0.06, 0.24, 0.42, 0.6, 0.78].map((a) => ["y", a, 0.2, a + 0.1, 1, "#4a3a35"] as const),
  });
  g.box(-0.08, -0.06, 0.4, 1.26, 0.82, 0.08, c, { light: true });
}

function market(g: Space): void {
  for (const [x, y, c] of [
    [0, 0, C.sodium],
    [0.5, 0.1, C.teal],
    [0.2, 0.5, C.violet],
    [0.7, 0.6, C.pink],
  ] as const) {
    g.box(x, y, 0.16, 0.4, 0.36, 0.05, c, { light: true });
    g.box(x + 0.04, y + 0.04, 0, 0.32, 0.28, 0.14, "#3a2a34");
  }
  g.pool(0.5, 0.6, 1, "pink", 0.9);
}

function pit(g: Space): void {
  g.put(
    "floor",
    0,
    g.disc(0.5, 0.4, 0.7, "#05080f") +
      g.disc(0.5, 0.4, 0.7, "none", 'stroke="#5f6f96" stroke-width="3"') +
      g.disc(0.5, 0.4, 0.45, "none", 'stroke="#3d4a6d" stroke-width="2"'),
  );
  g.box(0.36, 0.3, 0, 0.28, 0.2, 0.16, "#a3583f");
  g.pool(0.5, 0.4, 0.8, "sodium", 0.5);
}

function dishes(g: Space): void {
  lit(g, 0, 0, 0, 0.7, 0.7, 0.8, "#4a5a78", C.teal, 7);
  g.stand(
    0.35,
    0.35,
    0.8,
    '<path d="M-22-20Q-26 4 0 6Q20 6 18-8Z" fill="#c9d6e8"/><path d="M0-6L10-26" stroke="#8ea3c2" stroke-width="2"/><circle cx="10" cy="-27" r="3" fill="#ff6f7b"/>',
    { bias: 1 },
  );
}

function cranes(g: Space): void {
  g.floor(-0.4, -0.2, 2, 1.4, "#3a4150");
  for (const [x, c] of [
    [0, "#a3483f"],
    [0.5, "#3f6a90"],
    [1, "#c98a3c"],
  ] as const)
    g.box(x, 0.4, 0, 0.42, 0.22, 0.18, c);
  g.stand(
    0.1,
    0.2,
    0,
    '<path d="M0 0V-74L52-60M0-74L-26-62M0-40L30-66" fill="none" stroke="#e0902e" stroke-width="4"/>',
    { bias: 0.6 },
  );
}

function hangar(g: Space): void {
  g.box(0, 0, 0, 1.3, 0.8, 0.36, "#5b6450", { on: [["y", 0.2, 0.3, 0.8, 1, "#12160f"]] });
  g.box(0.1, 0.1, 0.36, 1.1, 0.6, 0.1, "#6a7460", { light: true });
}

function mast(g: Space): void {
  lit(g, 0, 0, 0, 0.9, 0.8, 0.6, "#5a2f3a", C.red, 11);
  sign(g, [0.06, 0.8, 0.36], "ON AIR", C.red);
  g.stand(
    0.45,
    0.4,
    0.6,
    '<path d="M-10 0L0-64L10 0M-7-18H7M-4-40H4" fill="none" stroke="#c9d6e8" stroke-width="2.4"/><circle cy="-66" r="3.4" fill="#ff6f7b"/>',
    { bias: 1 },
  );
}

/** Streets between the blocks; places of missions keep their ground free. */
function blocks(g: Space): void {
  const r = thrown(77);
  const taken = Object.values(LANDMARKS).map(({ at }) => at);
  for (let x = 0; x < COLUMNS; x++) {
    for (let y = 0; y < ROWS; y++) {
      const [w, d, h] = [0.55 + r() * 0.25, 0.5 + r() * 0.25, 0.25 + r() * 0.6];
      const free = !taken.some(([a, b]) => x > a - 1 && x < a + 1.35 && y > b - 1 && y < b + 1.2);
      const canal = Math.abs(x - (4 + y * 0.55)) < 0.7 && y > 3;
      const sea = y > 4 + x * 0.42 || x + y < 1;
      const colour = ["#22304a", "#2a3450", "#35304c", "#263a4a"][Math.floor(r() * 4)];
      if (!free || canal || sea) continue;
      lit(g, x + 0.1, y + 0.1, 0, w, d, h, colour, C.pink, x * 31 + y);
      if (h > 0.4) g.box(x + 0.2, y + 0.18, h, w * 0.3, d * 0.35, 0.09, colour, { light: true });
    }
  }
}

/** A fishing boat on its way home, its lamp lit. */
function boat([x, y]: Point, k: number): string {
  return `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cy="13" rx="46" ry="5" fill="#ff9b54" opacity=".2"/><path d="M-38 0H38L26 14H-30Z" fill="#3a2a34" stroke="#6d86ac" stroke-width="1.5"/><path d="M-20 0V-16H4V0Z" fill="#22304a" stroke="#6d86ac" stroke-width="1.5"/><path d="M-15-11h6v6h-6zM-5-11h6v6h-6z" fill="#ffd25a"/><path d="M14 0V-44M14-40L34-4M14-40L-6-16" fill="none" stroke="#8ea3c2" stroke-width="1.5"/><circle cx="14" cy="-46" r="3" fill="#ff6f7b"/></g>`;
}

/** The light at the harbour's mouth, and what it sweeps over: clear of the mist below. */
const LIGHTHOUSE =
  '<g transform="translate(4 -104)"><path d="M62 548L540 468V566Z" fill="url(#town-ray)"/><path d="M10 640Q20 612 60 612T116 640Z" fill="#1a2334" stroke="#3a4e70" stroke-width="1.5"/><path d="M46 618L51 560H73L78 618Z" fill="#e9eff9"/><path d="M47.500 602L49 585H75L76.500 602ZM50.300 570L51 560H73L73.800 570Z" fill="#c23a48"/><path d="M62 618L73 560L78 618Z" fill="#05080f" opacity=".28"/><path d="M47 560H77" stroke="#8ea3c2" stroke-width="3"/><path d="M54 560V540H70V560Z" fill="#ffd25a"/><path d="M51 540H73L62 528Z" fill="#3a4e70"/><circle cx="62" cy="550" r="22" fill="#ffd25a" opacity=".18"/></g>';

const BOATS: readonly (readonly [Point, number])[] = [
  [[214, 486], 0.9],
  [[150, 634], 1.1],
  [[372, 616], 0.8],
];

/** From the middle of the town to the sea; `blocks` leaves it free. */
const CANAL: readonly Shore[] = [
  [5.3, 3.1],
  [6.0, 3.1],
  [9.15, 9.98],
  [8.1, 9.19],
];

type Shore = readonly [number, number];

/** How far the quays stand out of the water. */
const QUAY = 0.34;

/** The walls of the quays that are seen, with lamps on them and their light in the water. */
function quay(g: Space, shore: readonly Shore[]): string {
  const sides = shore.slice(2).map((from, i): readonly [Shore, Shore] => {
    return [from, shore[i + 3] ?? from];
  });
  return sides
    .map(([[x, y], [toX, toY]]) => {
      const wall = g.face(
        [
          [x, y],
          [toX, toY],
          [toX, toY, -QUAY],
          [x, y, -QUAY],
        ],
        g.seen("#22304a"),
      );
      const many = Math.round(Math.hypot(toX - x, toY - y) / 0.7);
      const lamps = Array.from({ length: many }, (_, i) => {
        const at = (i + 0.5) / many;
        const [a, b] = [x + (toX - x) * at, y + (toY - y) * at];
        const [cx, cy] = g.P(a, b, 0.06);
        const [, low] = g.P(a, b, -QUAY);
        return `<path d="M${cx} ${low}v26" stroke="#ff9b54" stroke-width="5" opacity=".12"/><path d="M${cx} ${low}v12" stroke="#ffb26b" stroke-width="1.6" opacity=".4"/><circle cx="${cx}" cy="${cy}" r="7" fill="#ff9b54" opacity=".22"/><circle cx="${cx}" cy="${cy}" r="2.2" fill="#ffe0b0"/>`;
      });
      return wall + lamps.join("");
    })
    .join("");
}

export function drawTown(theme: Theme): string {
  const g = space("town", ANGLE, LIGHTINGS[theme]);
  const shore: readonly Shore[] = [
    [-0.4, -0.6],
    [COLUMNS, -0.6],
    [COLUMNS, ROWS + 1.2],
    [9, ROWS + 1],
    [7, 8.2],
    [4.2, 8],
    [2.4, 6.6],
    [-0.4, 5.8],
  ];
  g.put(
    "floor",
    0,
    g.face(
      shore.map(([x, y]) => [x, y, -QUAY]),
      g.seen("#0a1018"),
    ) +
      quay(g, shore) +
      g.face(shore, g.seen("#1a2334"), `stroke="${g.seen("#6d86ac")}" stroke-width="2"`) +
      g.face(CANAL, g.seen("#123c4c"), `stroke="${g.seen("#3a4e70")}" stroke-width="2"`),
  );
  for (let x = 1; x < COLUMNS; x += 2) g.floor(x - 0.08, -0.5, 0.12, 7, "#2c3950");
  for (let y = 1; y < 7; y += 2) g.floor(-0.3, y - 0.08, COLUMNS, 0.12, "#2c3950");
  blocks(g);
  for (const { at, draw } of Object.values(LANDMARKS)) g.within(at[0], at[1], () => draw(g));
  const { defs, floor, shade, light, things } = g.draw();
  const [high, , low] = LIGHTINGS[theme].sky;
  const waves = thrown(3);
  const sea = Array.from(
    { length: 90 },
    () => `M${n1(waves() * TOWN.width)} ${n1(180 + waves() * 480)}h${n1(12 + waves() * 40)}`,
  ).join("");
  return `<defs>${defs}<linearGradient id="town-ray"><stop stop-color="#ffe9c2" stop-opacity=".45"/><stop offset="1" stop-color="#ffe9c2" stop-opacity="0"/></linearGradient><linearGradient id="town-sea" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><path d="M0 0H${TOWN.width}V${TOWN.height}H0z" fill="url(#town-sea)"/><path d="${sea}" stroke="#4fb0c6" stroke-width="1.4" opacity=".28"/>${BOATS.map(([at, k]) => boat(at, k)).join("")}${LIGHTHOUSE}${floor}${shade}${light}${things}`;
}
