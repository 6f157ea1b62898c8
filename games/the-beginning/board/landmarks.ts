/** What every Area is known by, drawn large. Each stands on 0,0. SVG text, the same every time. */
import {
  at,
  dark,
  dot,
  fill,
  line,
  lit,
  mix,
  neon,
  oval,
  type Pen,
  penFor,
  poly,
  rect,
} from "@sprawl/art";

const SHADE = "#000000";

/** A lit block. */
const block = (pen: Pen, points: string, colour: string, r = 1.5, rim?: string): string =>
  lit(pen, poly(points, r), [colour, dark(colour, 0.5), rim ?? mix(colour, "#ffb45e", 0.55)], {
    by: [-4, -1.5],
    edge: [-1, 0.3],
  });

const shadow = (rx: number, ry: number): string => oval(0, 0, rx, ry, SHADE, 'opacity=".5"');

export function silo(key: string, shut: boolean): string {
  const pen = penFor(key);
  return (
    shadow(30, 12) +
    block(pen, "-26 -4 26 -4 26 -58 0 -66 -26 -58", shut ? "#4a4540" : "#5d6c78") +
    oval(0, -60, 26, 9, "#7d8d99", 'stroke="#aebdc8"') +
    oval(0, -60, 15, 5, "#20282e") +
    line("M-26 -22h52M-26 -42h52", "#2b343b", 2) +
    (shut ? line("M-22 -54L22 -8M22 -54L-22 -8", "#ff5b4d", 4) : "")
  );
}

const nexus = (pen: Pen): string =>
  shadow(70, 16) +
  block(pen, "-62 0 62 0 62 -34 40 -62 -40 -62 -62 -34", "#45607e", 2, "#8fd0ff") +
  fill(poly("-40 0 40 0 40 -36 26 -50 -26 -50 -40 -36", 0), "#0c1520") +
  line("M-40 -36L40 -36M-26 -50V0M26 -50V0M0 -50V0", "#59b4ff", 1.2, 'opacity=".6"') +
  block(pen, "-74 0 -66 0 -66 -84 -74 -84", "#6d7f94") +
  block(pen, "-76 -84 -20 -90 -20 -84 -76 -78", "#6d7f94") +
  line("M-34 -86V-62", "#c9d6e4", 1.2) +
  block(pen, "66 0 74 0 74 -70 66 -70", "#6d7f94") +
  dot(0, -24, 12, "#59b4ff", 'opacity=".3"') +
  dot(0, -24, 5, "#9fdcff");

const hq = (pen: Pen): string =>
  shadow(84, 18) +
  block(pen, "-78 0 78 0 70 -26 -70 -26", "#6e664b") +
  block(pen, "-56 -24 56 -24 46 -58 -46 -58", "#857b59") +
  block(pen, "-28 -56 28 -56 22 -80 -22 -80", "#98906c") +
  oval(0, -80, 18, 6, "#2d2a1f", 'stroke="#ffe08a"') +
  line("M-4 -83v6M4 -83v6M-4 -80h8", "#ffe08a", 1.6) +
  fill(poly("-12 0 12 0 12 -17 -12 -17", 0), "#120f08") +
  line("M-50 -12h26M50 -12h-26M-34 -40h18M34 -40h-18", "#ffd98a", 2, 'stroke-dasharray="4 4"') +
  line("M0 -80V-108", "#c9c2a4", 1.6) +
  fill("M0 -108L24 -102L0 -94z", "#d9b45e") +
  block(pen, "-86 2 -70 2 -72 -40 -84 -40", "#5f583f") +
  block(pen, "86 2 70 2 72 -40 84 -40", "#5f583f");

const monolith = (pen: Pen): string =>
  oval(0, 0, 42, 13, SHADE, 'opacity=".55"') +
  block(pen, "-30 2 30 2 22 -12 -22 -12", "#4a3a40") +
  block(pen, "-17 -10 17 -10 13 -112 0 -124 -13 -112", "#221c22", 1, "#ff5b4d") +
  neon("M0 -118V-14", "#ff5b4d", 2) +
  line("M0 -96h-9M0 -78h9M0 -60h-9M0 -42h9", "#ff5b4d", 1.4) +
  dot(0, -64, 40, "#ff5b4d", 'opacity=".07"');

const medCenter = (pen: Pen): string =>
  shadow(34, 10) +
  block(pen, "-30 0 30 0 30 -30 -30 -30", "#8a9a84") +
  block(pen, "-16 -28 16 -28 16 -52 -16 -52", "#a5b49e") +
  rect(-4, -49, 8, 18, "#e2434f") +
  rect(-9, -44, 18, 8, "#e2434f") +
  line("M-24 -18h10M14 -18h10M-24 -10h10M14 -10h10", "#ffe9b8", 3) +
  rect(-6, -14, 12, 14, "#1d241b");

const factory = (pen: Pen): string =>
  shadow(62, 14) +
  block(
    pen,
    "-58 0 58 0 58 -24 38 -36 38 -24 18 -36 18 -24 -2 -36 -2 -24 -22 -36 -22 -24 -58 -24",
    "#5c4238",
  ) +
  block(pen, "-52 -22 -42 -22 -44 -58 -50 -58", "#6d5246") +
  block(pen, "-36 -22 -26 -22 -28 -66 -34 -66", "#6d5246") +
  line("M-46 -12h90", "#ff7a2a", 5, 'stroke-dasharray="8 6"') +
  dot(-47, -60, 7, "#ff7a2a", 'opacity=".5"') +
  dot(-31, -68, 8, "#ff7a2a", 'opacity=".5"');

/** A square full of people. */
const plaza = (pen: Pen): string => {
  const crowd = Array.from({ length: 46 }, (_, i) => {
    const [turn, far] = [i * 2.4, 6 + i * 0.9];
    const tone = i % 5 === 0 ? "#ffb45e" : i % 7 === 0 ? "#ff5b4d" : "#e9d8b6";
    return dot(Math.cos(turn) * far * 1.3, Math.sin(turn) * far * 0.62, 2.3, tone);
  });
  const barriers = [
    [-58, 20],
    [-40, 28],
    [44, 26],
    [62, 16],
  ];
  return (
    oval(0, 0, 74, 36, "#5a4632", 'stroke="#d9c39a" stroke-width="1.2" stroke-opacity=".6"') +
    crowd.join("") +
    block(pen, "-6 -2 6 -2 4 -30 -4 -30", "#b8a888") +
    dot(0, -34, 6, "#b8a888") +
    line("M3 -34l12 -10", "#b8a888", 3) +
    barriers
      .map(([x, y]) => at(x, y, line("M-9 4L9 -4M-9 -4L9 4M-11 0h22", "#c9a46a", 2.2)))
      .join("")
  );
};

const darkNet = (): string =>
  oval(0, 0, 60, 26, "#6fe08a", 'opacity=".12"') +
  oval(0, 0, 44, 18, "#0c140e", 'stroke="#6fe08a" stroke-width="1.4"') +
  fill(poly("-26 -2 26 -2 18 10 -18 10", 0), "#050a06") +
  line("M-22 0L-14 9M-10 0L-6 9M2 0v9M14 0L10 9", "#6fe08a", 1.2, 'opacity=".7"');

const cube = (pen: Pen): string =>
  shadow(40, 12) +
  block(pen, "-32 0 4 8 4 -44 -32 -52", "#7f9aa0", 1, "#9fe0ff") +
  block(pen, "4 8 36 -4 36 -54 4 -44", "#56707a", 1, "#9fe0ff") +
  fill(poly("-32 -52 4 -62 36 -54 4 -44", 0), "#a5c0c6") +
  line("M-24 -48V2M-14 -46V4M-5 -44V6", "#20303a", 2) +
  line("M13 -46V4M22 -48V1M30 -51V-2", "#1a262e", 2);

const network = (pen: Pen): string =>
  oval(0, 2, 112, 18, SHADE, 'opacity=".55"') +
  block(pen, "-104 2 104 2 96 -16 -96 -16", "#3d605e") +
  block(pen, "-88 -12 88 -12 88 -200 70 -212 -70 -212 -88 -200", "#2c4a4c", 2, "#8ff0e0") +
  line("M0 -212V-230M-40 -212v-10M40 -212v-10", "#8ff0e0", 2) +
  dot(0, -232, 4, "#8ff0e0");

const heap = (pen: Pen): string =>
  oval(0, 0, 48, 12, SHADE, 'opacity=".45"') +
  block(pen, "-44 2 -30 -18 -18 -12 -8 -34 8 -24 18 -30 30 -12 44 2", "#6b5a3e", 1) +
  block(pen, "-22 2 -12 -12 4 -8 16 -16 28 2", "#8a7450", 1) +
  line("M-8 -34l4 -12M18 -30l10 -10M-26 -14l-10 -8", "#b09a70", 2) +
  dot(-20, -4, 6, "#2b2418", 'stroke="#b09a70" stroke-width="2"');

/** A Watchtower, with the deck on which an Enemy stands. */
export const tower = (): string =>
  fill(poly("-12 4 12 4 8 -34 -8 -34", 0), "#2b241b", 'stroke="#d9c39a" stroke-width="1.2"') +
  line("M-10 -6L8 -20M10 -6L-8 -20M-9 -20L8 -32M9 -20L-8 -32", "#d9c39a", 1) +
  fill(poly("-17 -34 17 -34 14 -42 -14 -42", 0), "#4a3d2c", 'stroke="#d9c39a" stroke-width="1.2"');

export const LANDMARKS = {
  nexus,
  hq,
  monolith,
  "med-center": medCenter,
  factory,
  city: plaza,
  "dark-net": darkNet,
  cube,
  network,
  junkyard: heap,
} as const;
