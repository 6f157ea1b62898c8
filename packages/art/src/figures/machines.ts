/** Guards, burglars and machines: bodies that are drawn as they are. Feet at 0,0; a person is 100 high. */
import { dark, dot, fill, gradient, light, line, lit, oval, type Pen, poly, rect } from "../ink.js";
import { OWNER, RIM } from "../palette.js";

type PartOf = (points: string, colour: string, r?: number) => string;

const partsOf =
  (pen: Pen, k = 1): PartOf =>
  (points, colour, r = 1.4) =>
    lit(pen, poly(points, r), [colour, dark(colour, 0.5), RIM], {
      by: [-3 * k, -1.2 * k],
      edge: [-0.9, 0.3],
    });

const sized = (k: number, inner: string): string => `<g transform="scale(${k})">${inner}</g>`;

const eye = (x: number, y: number, r: number): string =>
  dot(x, y, r * 1.8, "#0a0e16") + dot(x, y, r, OWNER) + dot(x, y, r * 2.7, OWNER, 'opacity=".2"');

export const MACHINES = {
  /** Cap, plates, a lit visor, a torch. Looks left. */
  guard(pen: Pen): string {
    const id = pen.id();
    const cloth = `url(#${id})`;
    const edge = 'stroke="#7f9acb" stroke-width="1" stroke-linejoin="round"';
    return (
      gradient(
        id,
        [
          [0, "#41547a"],
          [0.35, "#22304c"],
          [1, "#0a1120"],
        ],
        "across",
      ) +
      fill("M13-76Q23-73 23-58L21-45L15-45L15-60Z", "#131d31", edge) +
      dot(18, -43, 3.6, "#060a14") +
      fill(
        "M-11-46L-13-24L-12-6L-17-3Q-18 1-14 1H-5L-4-22L-1-40L4-22L5 1H13Q17 0 14-4L13-24L12-46Z",
        cloth,
        edge,
      ) +
      fill("M-13-8H-5V1H-14Q-18 1-17-3ZM5-8H13L14-4Q17 0 13 1H5Z", "#060a14") +
      fill("M-12-27H-5V-21H-12ZM5-27H12V-21H5Z", "#0c1424") +
      fill("M-13-43Q-18-60-16-75Q-8-82 0-82Q9-82 16-75Q18-60 13-43Q0-39-13-43Z", cloth, edge) +
      fill("M-12-74H9L11-56Q-1-52-13-56Z", "#1a2743", 'stroke="#5f78a8" stroke-width=".8"') +
      rect(-6, -68, 8, 4.5, "#ff9b54") +
      line("M-11-60H8", "#0a1120", 1.4) +
      fill("M-14-49H14L13-43Q0-39-13-43Z", "#060a14") +
      fill("M-11-48h5v5h-5zM6-48h5v5h-5z", "#33425f") +
      fill(
        "M-20-70Q-22-80-11-81L-9-73Q-14-68-20-70ZM20-70Q22-80 11-81L9-73Q14-68 20-70Z",
        OWNER,
        'stroke="#ffffff" stroke-opacity=".4" stroke-width=".8"',
      ) +
      fill("M-5-86H6V-79H-5Z", "#0a1120") +
      fill("M-10-93Q-11-104 0-105Q11-104 10-93L9-86Q0-81-9-86Z", cloth, edge) +
      fill("M-11.500-97L9-97L8-93H-13Z", "#0a1120") +
      fill("M-10-93.500H5L4-88.500H-9.600Z", "#ff9b54") +
      fill("M-10-93.500H-3L-4-88.500H-9.600Z", "#ffe1b8") +
      fill("M-15-76Q-24-73-25-62L-32-53L-28-48L-19-56Q-16-62-15-68Z", "#2b3c5d", edge) +
      line("M-29-50L-37-46", "#0a1120", 6.4) +
      line("M-36-46.500L-41-44", "#fff0d8", 6)
    );
  },
  /** A hood, one strip of light for eyes, a blade held low. Looks left. */
  burglar(pen: Pen): string {
    const id = pen.id();
    const cloth = `url(#${id})`;
    const edge = `stroke="${RIM}" stroke-width="1.5" stroke-linejoin="round"`;
    return (
      gradient(
        id,
        [
          [0, "#1e5a60"],
          [0.3, "#12303c"],
          [1, "#050c14"],
        ],
        "across",
      ) +
      fill(
        "M-9-34L-13-14L-11-2L-17 0Q-17 3-13 3H-3L-2-18L3-28L9-16L10 2H19Q21 0 17-3L16-18L12-36Z",
        "#0a1420",
        edge,
      ) +
      fill("M10-74Q19-68 19-54L24-40L18-36L11-50Z", "#0b1824", edge) +
      fill(
        "M-12-77Q-21-62-20-44L-24-22Q-14-29-6-25Q4-31 13-25L20-22Q16-44 14-60Q14-72 9-78Z",
        cloth,
        edge,
      ) +
      line("M-2-72L-3-27M6-70L9-27", "#0a1a22", 1.6) +
      line("M-17-47L14-51", "#0a1420", 4) +
      rect(-6, -51, 6, 6, OWNER) +
      fill("M-13-76Q-19-92-8-102Q2-109 11-100Q17-92 12-80Q5-73-3-73Q-10-73-13-76Z", cloth, edge) +
      fill("M-12-80Q-15-94-5-98Q4-96 4-87Q2-78-4-76Q-10-76-12-80Z", "#02060b") +
      fill("M-13-91.500L1-90L.5-85.500L-12.600-86.500Z", OWNER) +
      fill("M-13-91.500L-6-90.800L-6.400-86L-12.600-86.500Z", "#d6fff7") +
      fill("M-13-72Q-22-66-24-52L-30-42L-25-38L-17-48L-11-58Z", "#12303c", edge) +
      line("M-28-42L-33-36", "#02060b", 4.6) +
      fill("M-31-37L-45-22L-36-28Z", "#eaf3ff", 'stroke="#9fb6d6" stroke-width=".6"')
    );
  },
  /** An eye that flies. */
  drone(pen: Pen): string {
    const part = partsOf(pen);
    const body = "#5c6a80";
    return sized(
      1.5,
      oval(0, 0, 15, 6, "#01030a", 'opacity=".4"') +
        line("M-9 -36l-9 -9M9 -36l9 -9", "#39465e", 3) +
        oval(-18, -47, 12, 3.6, "#c9d6ea", 'opacity=".28"') +
        oval(18, -47, 12, 3.6, "#c9d6ea", 'opacity=".28"') +
        line("M-29 -47h22M7 -47h22", "#dfe8f5", 1.1) +
        part("-14 -40 -8 -50 8 -50 15 -40 9 -30 -9 -30", body) +
        part("-6 -32 8 -32 12 -26 4 -22 -5 -24", dark(body, 0.35)) +
        eye(3, -40, 3) +
        line("M-10 -36h8", OWNER, 1.4),
    );
  },
  /** The same with a gun below. */
  gunship(pen: Pen): string {
    return MACHINES.drone(pen) + sized(1.5, line("M6 -27L24 -25M6 -25L24 -23", "#0a0e16", 2.2));
  },
  /** A wall that walks. */
  walker(pen: Pen): string {
    const part = partsOf(pen);
    const body = "#5c6a80";
    return sized(
      1.6,
      part("-20 0 -13 0 -9 -14 -4 -22 -12 -24 -17 -14", dark(body, 0.35)) +
        part("20 0 13 0 9 -14 4 -22 12 -24 17 -14", dark(body, 0.45)) +
        part("-17 -22 -19 -40 -12 -50 10 -52 18 -42 17 -24 8 -18 -9 -18", body, 2) +
        part("-21 -44 -10 -52 -6 -38 -20 -30", light(body, 0.12)) +
        part("21 -46 12 -54 7 -40 19 -32", dark(body, 0.15)) +
        rect(-7, -42, 17, 6, "#0a0e16") +
        line("M-4 -39H8", OWNER, 7, 'opacity=".2"') +
        line("M-4 -39H8", OWNER, 2.6) +
        fill(poly("8 -30 28 -30 28 -23 9 -23", 0), "#0a0e16") +
        line("M10 -28.400h16", "#8fa2bd", 1) +
        line("M-12 -28h12M-12 -24h9", dark(body, 0.6), 2),
    );
  },
  /** A dog of steel with its nose down. Looks left. */
  hound(pen: Pen): string {
    const part = partsOf(pen);
    const body = "#55647c";
    return sized(
      1.35,
      part("14 -24 20 -26 24 -12 20 0 15 0 18 -12", dark(body, 0.45)) +
        part("-14 -24 -8 -24 -9 -10 -6 0 -11 0 -14 -10", dark(body, 0.45)) +
        part("18 -34 30 -44 33 -42 22 -28", dark(body, 0.2)) +
        part("-20 -30 -8 -40 18 -38 24 -28 18 -20 -8 -20 -16 -22", body, 3) +
        part("8 -24 16 -26 16 -14 22 -4 22 0 15 0 10 -12", light(body, 0.05)) +
        part("-20 -26 -12 -28 -13 -14 -18 -4 -14 0 -21 0 -23 -4 -19 -14", light(body, 0.08)) +
        part(
          "-36 -30 -34 -40 -26 -46 -22 -54 -18 -46 -12 -38 -18 -28 -30 -24",
          light(body, 0.1),
          2,
        ) +
        eye(-26, -37, 2.2) +
        line("M-35 -28l5 2l4 -2", "#0a0e16", 1.6) +
        line("M-6 -34H14M-4 -28H12", OWNER, 1.4),
    );
  },
  /** A ball that waits to roll and burst. */
  bomb(pen: Pen): string {
    const part = partsOf(pen, 2);
    return sized(
      1.2,
      part("-18 0 -12 0 -8 -14 -14 -16", "#39465e") +
        part("18 0 12 0 8 -14 14 -16", "#2b3446") +
        lit(pen, "M-22 -28a22 22 0 1 0 44 0a22 22 0 1 0 -44 0", ["#5a4a50", "#271d26", RIM], {
          by: [-7, -5],
        }) +
        line("M-21 -24Q0 -14 21 -24M-21 -32Q0 -22 21 -32", "#140d14", 2) +
        fill("M-13 -38h26v8h-26z", "#140d14") +
        line("M-9 -34h5M-2 -34h4M6 -34h4", OWNER, 3) +
        part("-5 -56 5 -56 6 -48 -6 -48", "#8b9bb5") +
        dot(0, -59, 3.2, "#ff4a3d") +
        dot(0, -59, 8, "#ff4a3d", 'opacity=".25"'),
    );
  },
  /** A gun on three legs. Looks left. */
  turret(pen: Pen): string {
    const part = partsOf(pen);
    return sized(
      1.4,
      part("-3 -26 3 -26 22 0 16 0", "#39465e") +
        part("3 -26 -3 -26 -22 0 -16 0", "#4a5870") +
        part("-3 -26 3 -26 3 0 -3 0", "#2b3446") +
        part("-14 -30 14 -30 16 -24 -16 -24", "#39465e") +
        part("-13 -48 12 -50 18 -42 16 -30 -12 -30 -17 -38", "#6a7890", 2) +
        part("-17 -44 -42 -43 -42 -39 -17 -38", "#1b2333", 1) +
        part("-16 -37 -38 -36 -38 -33 -16 -33", "#141a28", 1) +
        part("6 -56 16 -54 16 -48 6 -49", "#39465e") +
        eye(-6, -40, 2.6) +
        line("M4 -42h8M4 -37h8", OWNER, 1.6),
    );
  },
  /** A giant, blue and upright; about 200 high. */
  colossus(pen: Pen): string {
    const body = "#40618c";
    const part: PartOf = (points, colour, r = 2) => partsOf(pen, 1.7)(points, colour, r);
    return sized(
      1.65,
      part("-30 0 -14 0 -11 -22 -5 -48 -18 -52 -25 -26", dark(body, 0.25)) +
        part("30 0 14 0 11 -22 5 -48 18 -52 25 -26", dark(body, 0.35)) +
        part("-33 2 -12 2 -13 -7 -31 -7", dark(body, 0.5)) +
        part("33 2 12 2 13 -7 31 -7", dark(body, 0.55)) +
        part("-17 -46 17 -46 21 -60 12 -66 -12 -66 -21 -60", dark(body, 0.4)) +
        part("-26 -60 26 -60 32 -88 20 -102 -20 -102 -32 -88", body, 4) +
        part("-34 -92 -28 -108 -44 -106 -55 -92 -52 -78 -38 -76", light(body, 0.14)) +
        part("34 -92 28 -108 44 -106 55 -92 52 -78 38 -76", dark(body, 0.1)) +
        part("-50 -78 -38 -77 -36 -58 -40 -36 -52 -36 -54 -58", dark(body, 0.2)) +
        part("50 -78 38 -77 36 -58 40 -36 52 -36 54 -58", dark(body, 0.35)) +
        part("-56 -38 -36 -38 -34 -22 -44 -16 -57 -22", dark(body, 0.4)) +
        fill(poly("36 -44 60 -44 60 -34 78 -32 78 -26 58 -24 36 -26", 0), "#0b1424") +
        line("M40 -40h18M44 -30h30", OWNER, 1.6) +
        part("-11 -100 -9 -116 -4 -121 6 -121 11 -115 12 -100", light(body, 0.1)) +
        line("M-5 -111H11", OWNER, 9, 'opacity=".35"') +
        line("M-5 -111H11", "#eaf6ff", 3) +
        eye(0, -82, 5.4) +
        line("M-20 -92L-9 -86M20 -92L9 -86M-16 -70h32M-22 -30h9M22 -30h-9", OWNER, 1.4),
    );
  },
  /** A giant, low and many-legged, a face like a lamp; about 220 high. */
  spider(pen: Pen): string {
    const body = "#5a2b30";
    const part: PartOf = (points, colour, r = 2) => partsOf(pen, 1.7)(points, colour, r);
    const leg = (side: 1 | -1, x: number, k: number): string =>
      `<g transform="scale(${side} 1)">${part(
        `${x} -58 ${x + 10} -66 ${x + 30} ${-84 + k} ${x + 42} ${-60 + k} ${x + 48} 2 ${x + 41} 2 ${x + 32} ${-54 + k} ${x + 24} ${-68 + k}`,
        dark(body, 0.3),
        1.4,
      )}</g>`;
    return sized(
      1.65,
      leg(-1, 24, 14) +
        leg(1, 24, 14) +
        leg(-1, 10, -6) +
        leg(1, 10, -6) +
        part("-26 -40 26 -40 34 -62 26 -86 -26 -86 -34 -62", body, 4) +
        part("-20 -38 20 -38 12 -18 0 -12 -12 -18", dark(body, 0.35)) +
        part(
          "-20 -84 -26 -104 -14 -122 0 -128 14 -122 26 -104 20 -84 0 -78",
          light(body, 0.06),
          3,
        ) +
        oval(0, -99, 26, 12, OWNER, 'opacity=".22"') +
        fill("M-17 -104L-4 -99L-6 -92L-16 -96ZM17 -104L4 -99L6 -92L16 -96Z", "#12060a") +
        fill("M-15 -102L-5 -98.400L-7 -94L-14 -97ZM15 -102L5 -98.400L7 -94L14 -97Z", OWNER) +
        fill(poly("0 -126 5 -116 0 -92 -5 -116", 0), dark(body, 0.55)) +
        line("M-8 -86l3 6M0 -86v7M8 -86l-3 6", "#12060a", 2) +
        eye(0, -60, 6.4) +
        dot(0, -60, 14, "none", `stroke="${OWNER}" stroke-width="1.2" opacity=".7"`) +
        line(
          "M-28 -66h14M28 -66h-14M-22 -48h12M22 -48h-12M-14 -120l-8 -16M14 -120l8 -16",
          OWNER,
          1.5,
        ),
    );
  },
  /** A tracked gun of the streets. Looks left. */
  tank(pen: Pen): string {
    const part = partsOf(pen, 2);
    return sized(
      1.3,
      part("-34 -14 34 -14 40 -6 32 0 -32 0 -40 -6", "#2b3446", 3) +
        [-26, -13, 0, 13, 26]
          .map((x) => dot(x, -6.5, 4.4, "#0d1420") + dot(x, -6.5, 1.6, "#8b9bb5"))
          .join("") +
        part("-36 -16 -26 -28 30 -28 38 -16", "#5b6450", 2) +
        part("-16 -28 -12 -42 14 -42 20 -28", "#6a7460", 2) +
        part("-14 -38 -58 -36 -58 -32 -14 -32", "#39422f", 1) +
        line("M-30 -22H32", OWNER, 1.6) +
        eye(2, -36, 2.4),
    );
  },
  /** What crawls out of a factory. Looks left. */
  crawler(pen: Pen): string {
    const part = partsOf(pen);
    const leg = (x: number, way: 1 | -1): string =>
      part(
        `${x} -18 ${x + 12 * way} -30 ${x + 22 * way} 0 ${x + 18 * way} 0 ${x + 10 * way} -22`,
        "#3a2024",
      );
    return sized(
      1.3,
      leg(6, 1) +
        leg(-4, 1) +
        leg(-6, -1) +
        leg(4, -1) +
        part("-20 -18 -12 -32 12 -32 20 -18 10 -8 -10 -8", "#6a2f34", 3) +
        eye(-8, -20, 2.4) +
        eye(6, -20, 2.4) +
        line("M-12 -28H12", OWNER, 1.4),
    );
  },
} as const;

export type Machine = keyof typeof MACHINES;
