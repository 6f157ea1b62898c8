/**
 * Rooms told apart without reading: each kind has its lamp, its floor and its furniture along the
 * walls, where it stands in nobody's way and means nothing for the rules.
 */

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** A room, and the longest piece of the wall behind it that no doorway breaks. */
export type Room = Box & { readonly back: { readonly x: number; readonly w: number } };

export type RoomKind = {
  /** The lamp's colour in the middle, the floor's towards the walls, the wall's. */
  readonly lamp: string;
  readonly floor: string;
  readonly wall: string;
  readonly pattern: FloorPattern;
  readonly furniture: (room: Room) => string;
};

export type FloorPattern = keyof typeof FLOOR_PATTERNS;

/** What a floor is made of, as the inside of a pattern of 24 by 24. */
export const FLOOR_PATTERNS = {
  planks: '<path d="M0 .5H24M0 8.5H24M0 16.5H24M7 0v8M18 8v8M11 16v8"/>',
  tiles: '<path d="M0 .5H24M.5 0V24M0 12.5H24M12.5 0V24"/>',
  grating: '<path d="M0 4H24M0 10H24M0 16H24M0 22H24M4 0V24M16 0V24" stroke-width=".7"/>',
  carpet: '<path d="M6 2v4M18 8v4M6 14v4M18 20v4" stroke-width="2"/>',
  concrete: '<path d="M2 20l6-6M14 22l8-8M4 8l4-4" stroke-width=".8"/>',
} as const;

/** How high the wall behind a room stands on the paper. */
export const WALL_HEIGHT = 24;

/** A box: its top, and below it the face that looks at us. */
function box(x: number, y: number, w: number, d: number, h: number, colour: string): string {
  return (
    `<path d="M${x} ${y - h}h${w}v${d}h${-w}z" fill="${colour}"/>` +
    `<path d="M${x} ${y - h}h${w}v${d}h${-w}z" fill="#fff" fill-opacity=".16"/>` +
    `<path d="M${x} ${y - h + d}h${w}v${h}h${-w}z" fill="${colour}"/>` +
    `<path d="M${x} ${y - h + d}h${w}v${h}h${-w}z" fill="#000" fill-opacity=".34"/>` +
    `<path d="M${x} ${y + d}h${w}l4 5h${-w}z" fill="#000" fill-opacity=".25"/>`
  );
}

const flat = (x: number, y: number, w: number, h: number, colour: string, opacity = 1): string =>
  `<path d="M${x} ${y}h${w}v${h}h${-w}z" fill="${colour}" fill-opacity="${opacity}"/>`;

const disc = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" fill-opacity="${opacity}"/>`;

/** As many of a thing as fit side by side. */
function along(from: number, width: number, each: number, draw: (x: number) => string): string {
  const count = Math.floor(width / each);
  const gap = (width - count * each) / 2;
  return Array.from({ length: count }, (_, n) => draw(from + gap + n * each)).join("");
}

/** A screen on the wall behind, lit. */
const screen = (x: number, y: number, w: number, glow: string): string =>
  flat(x, y - 19, w, 13, "#0a101c") + flat(x + 2, y - 17, w - 4, 9, glow, 0.8);

/** A picture on the wall behind. */
const picture = (x: number, y: number): string =>
  flat(x, y - 19, 26, 13, "#1a1410") +
  flat(x + 2, y - 17, 22, 9, "#d9c79a", 0.8) +
  `<path d="M${x + 3} ${y - 9}l6 -5l5 3l5 -4l4 6z" fill="#3f7a66"/>`;

const plant = (x: number, y: number): string =>
  disc(x, y + 3, 9, 4, "#000", 0.3) +
  `<path d="M${x - 5} ${y - 4}h10l-2 8h-6z" fill="#7a5a44"/>` +
  `<path d="M${x} ${y - 4}q-13 -6 -11 -15q8 2 11 9q0 -11 6 -16q6 9 -1 15q6 -4 10 -2q-2 8 -15 9z" fill="#3f9a5c"/>` +
  `<path d="M${x} ${y - 4}q-3 -9 1 -17M${x} ${y - 4}q-6 -3 -9 -11" stroke="#1f5c38" stroke-width="1.2" fill="none"/>`;

const chair = (x: number, y: number, colour: string): string =>
  disc(x, y + 3, 8, 4, "#000", 0.28) +
  disc(x, y, 7, 5, colour) +
  disc(x, y - 3, 7, 3, "#fff", 0.14);

function desk(x: number, y: number): string {
  return (
    box(x + 4, y + 2, 50, 9, 9, "#8a6243") +
    flat(x + 20, y - 17, 18, 11, "#0a101c") +
    flat(x + 22, y - 15, 14, 7, "#ffd9a0", 0.75) +
    flat(x + 8, y - 5, 8, 5, "#e8e0d0", 0.55) +
    chair(x + 29, y + 24, "#4a3a38")
  );
}

function rack(x: number, y: number): string {
  const lights = [0, 1, 2, 3]
    .map(
      (row) =>
        flat(x + 5, y - 18 + row * 6, 13, 2, row % 2 ? "#4fdcc6" : "#6fb2ff", 0.85) +
        flat(x + 20, y - 18 + row * 6, 2, 2, row === 2 ? "#ff6f7b" : "#9fe08a"),
    )
    .join("");
  return `${box(x + 2, y + 1, 23, 6, 28, "#1d2c44")}${lights}`;
}

function shelf(x: number, y: number, colours: readonly string[]): string {
  const rows = [0, 1]
    .map((row) =>
      [0, 1, 2, 3, 4]
        .map((n) => {
          const high = 7 + ((n * 5 + row * 3) % 4);
          const colour = colours[(n + row) % colours.length];
          return flat(x + 6 + n * 6, y - 12 + row * 13 - high, 5, high, colour, 0.9);
        })
        .join(""),
    )
    .join("");
  return `${box(x + 2, y + 1, 36, 6, 28, "#3a2c26")}${flat(x + 4, y - 19, 32, 24, "#0a0f18", 0.55)}${rows}`;
}

function crate(x: number, y: number, size: number): string {
  return (
    box(x, y, size, size * 0.7, size * 0.7, "#a2793f") +
    `<path d="M${x} ${y}h${size}M${x + 3} ${y + 2}l${size - 6} ${size * 0.7 - 5}" stroke="#4f3a1e" stroke-width="1.6" fill="none"/>`
  );
}

function bench(x: number, y: number): string {
  return (
    box(x + 3, y + 2, 58, 8, 10, "#5f6b86") +
    `<path d="M${x + 14} ${y - 14}h4v4l4 8h-12l4 -8z" fill="#d88cff" fill-opacity=".85"/>` +
    flat(x + 30, y - 15, 5, 11, "#7cf5d8", 0.85) +
    flat(x + 38, y - 12, 5, 8, "#ff9b54", 0.85) +
    disc(x + 52, y - 7, 4, 3, "#cfe2ff", 0.7)
  );
}

function tank(x: number, y: number): string {
  return (
    disc(x, y + 5, 15, 6, "#000", 0.35) +
    `<path d="M${x - 12} ${y - 30}v32a12 5 0 0 0 24 0v-32z" fill="#7cf5d8" fill-opacity=".34" stroke="#7cf5d8" stroke-opacity=".6"/>` +
    disc(x, y - 30, 12, 5, "#2b3b52") +
    disc(x, y + 2, 12, 5, "#2b3b52", 0.8) +
    `<path d="M${x} ${y - 22}q5 6 2 12q4 3 0 8q-5 -2 -4 -8q-4 -6 2 -12z" fill="#0d3b35" fill-opacity=".7"/>`
  );
}

function table({ x, y, w, h }: Box): string {
  const [cx, cy] = [x + w / 2, y + h * 0.5];
  const rx = w * 0.24;
  const ry = Math.min(h * 0.15, rx * 0.6);
  const seats = [-0.6, 0, 0.6].flatMap((part) => [
    chair(cx + rx * part * 1.2, cy - ry - 11, "#35366b"),
    chair(cx + rx * part * 1.2, cy + ry + 15, "#35366b"),
  ]);
  return (
    seats.join("") +
    disc(cx, cy + 8, rx, ry, "#000", 0.3) +
    disc(cx, cy + 5, rx, ry, "#28294f") +
    disc(cx, cy, rx, ry, "#5558a0") +
    disc(cx, cy, rx * 0.5, ry * 0.4, "#9fb4ff", 0.35)
  );
}

function sofa(x: number, y: number, length: number): string {
  return (
    box(x, y, 20, length, 8, "#2f7d62") +
    flat(x, y - 14, 7, length + 6, "#3f9a78") +
    flat(x + 8, y + length * 0.5 - 9, 12, 1.5, "#0d2a22", 0.6)
  );
}

const locker = (x: number, y: number): string =>
  `${box(x + 1, y + 1, 17, 6, 28, "#5c2f38")}<path d="M${x + 5} ${y - 16}h8M${x + 5} ${y - 12}h8M${x + 14} ${y - 4}v5" stroke="#1c0d12" stroke-width="1.6"/>`;

/** Never two alike beside each other: areas take them by turns. */
export const ROOMS: readonly RoomKind[] = [
  {
    lamp: "#7a543a",
    floor: "#33261f",
    wall: "#8d6f5c",
    pattern: "planks",
    furniture: ({ x, y, w, h, back }) =>
      along(back.x + 4, back.w - 8, 64, (at) => desk(at, y + 4)) +
      plant(x + w - 13, y + h - 8) +
      box(x + 5, y + h - 14, 34, 8, 6, "#6f5038"),
  },
  {
    lamp: "#2f7290",
    floor: "#16303f",
    wall: "#4f7f9c",
    pattern: "grating",
    furniture: ({ y, back }) => along(back.x + 2, back.w - 4, 27, (at) => rack(at, y + 2)),
  },
  {
    lamp: "#85343d",
    floor: "#3a1c24",
    wall: "#955a63",
    pattern: "concrete",
    furniture: ({ y, back: { x, w } }) =>
      along(x + 4, w * 0.45, 20, (at) => locker(at, y + 2)) +
      screen(x + w * 0.58, y, w * 0.17, "#ff8f9a") +
      screen(x + w * 0.78, y, w * 0.17, "#ffd0a0") +
      box(x + w * 0.56, y + 3, w * 0.4, 8, 7, "#4a2730"),
  },
  {
    lamp: "#2f7a60",
    floor: "#17372f",
    wall: "#5b9480",
    pattern: "carpet",
    furniture: ({ x, y, w, h, back }) =>
      disc(x + w * 0.5, y + h * 0.52, w * 0.2, h * 0.16, "#8fe0b8", 0.12) +
      disc(x + w * 0.5, y + h * 0.52, w * 0.17, h * 0.13, "#17372f", 0.25) +
      sofa(x + 3, y + h * 0.3, h * 0.36) +
      along(back.x + 24, back.w - 48, 96, (at) => picture(at + 30, y)) +
      plant(back.x + back.w - 13, y + 10) +
      plant(back.x + 14, y + 10) +
      plant(x + w - 13, y + h - 8),
  },
  {
    lamp: "#7c6830",
    floor: "#332d1b",
    wall: "#93835a",
    pattern: "concrete",
    furniture: ({ x, y, w, h, back }) =>
      crate(back.x + back.w - 26, y + 8, 22) +
      crate(back.x + 6, y + 6, 24) +
      crate(back.x + 32, y + 4, 18) +
      crate(x + w - 28, y + h - 20, 24) +
      crate(x + w - 50, y + h - 17, 20),
  },
  {
    lamp: "#54529c",
    floor: "#26264c",
    wall: "#7472b4",
    pattern: "carpet",
    furniture: (room) =>
      screen(room.back.x + room.back.w * 0.3, room.y, room.back.w * 0.4, "#9fb4ff") + table(room),
  },
  {
    lamp: "#7c4884",
    floor: "#33203c",
    wall: "#9468a0",
    pattern: "tiles",
    furniture: ({ x, y, w, h, back }) =>
      along(back.x + 4, back.w - 8, 66, (at) => bench(at, y + 4)) + tank(x + w - 16, y + h - 12),
  },
  {
    lamp: "#447840",
    floor: "#1e3620",
    wall: "#6f9a68",
    pattern: "planks",
    furniture: ({ x, y, w, h, back }) =>
      along(back.x + 2, back.w - 4, 42, (at) =>
        shelf(at, y + 2, ["#c8a15a", "#8fb56a", "#b0645a", "#d8cfae"]),
      ) + box(x + w - 42, y + h - 14, 36, 8, 6, "#6a5638"),
  },
];

export const HALL = { lamp: "#3d5f92", floor: "#22355a", wall: "#7c9bd0" } as const;
