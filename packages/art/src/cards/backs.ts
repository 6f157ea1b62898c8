/** Backs of cards, and the paper that Social Deduction is played with. Box 96 by 134. */
import { dot, fill, line, mix, type Pen, penFor, poly, within } from "../ink.js";
import type { Picture } from "../picture.js";
import { drawEmblem } from "./emblems.js";

export const CARD_BOX = "0 0 96 134";
const BODY = "M6 0H90a6 6 0 0 1 6 6V128a6 6 0 0 1 -6 6H6a6 6 0 0 1 -6 -6V6a6 6 0 0 1 6 -6z";

/** A card cut to its shape, with an edge. */
export const cut = (pen: Pen, inner: string, edge: string, shape = BODY): string =>
  within(pen, shape, inner) + line(shape, edge, 2);

const letter = (text: string, x: number, y: number, size: number, colour: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Share Tech Mono,monospace" font-size="${size}" fill="${colour}">${text}</text>`;

function fingerprint(x: number, y: number): string {
  const loops = [5, 10, 15, 20, 25].map(
    (r, i) =>
      `M${x - r} ${y + r * 0.9 + 6}V${y}a${r} ${r * 1.1} 0 0 1 ${2 * r} 0V${y + r * 0.7 + (i % 2 === 1 ? 12 : 2)}`,
  );
  return (
    line(`${loops.join("")}M${x} ${y + 2}V${y + 20}`, "#7d5c37", 2.2) +
    line(`M${x - 24} ${y + 12}l8 -4M${x + 8} ${y - 22}l3 7M${x + 12} ${y + 22}l8 3`, "#b8966a", 3)
  );
}

/** A file on somebody. */
const folder = (pen: Pen): string =>
  cut(
    pen,
    fill("M0 0H96V134H0z", "#8f7048") +
      fill("M0 12H34L42 4H96V134H0z", "#c2a06d") +
      fill("M0 12H34L42 4H96V10L0 122z", "#d3b27e") +
      fingerprint(48, 60) +
      fill(poly("14 104 82 104 82 124 14 124", 1), "#eadcba") +
      fill("M14 104h6v20h-6z", "#c9303c") +
      letter("ID", 51, 119.5, 18, "#2b1e10"),
    "#5f4629",
  );

const knot = (x: number, y: number): string =>
  dot(x, y, 6.5, "#5d1219") + dot(x - 1, y - 1, 5, "#c9303c") + dot(x - 2, y - 2, 1.6, "#ffb3a6");

/** A tied envelope: left and right are told apart by the side of the thread and by the letter. */
const envelope = (side: "L" | "R") => (pen: Pen) =>
  cut(
    pen,
    fill("M0 0H96V134H0z", "#a27f57") +
      fill("M0 0L48 62L96 0V134H0z", "#96744d") +
      fill("M0 134L40 74L48 82L56 74L96 134z", "#8a6a45") +
      fill("M0 0H96L48 66z", "#bb976a") +
      line("M0 0L48 66L96 0", "#6d5232", 2) +
      line("M0 134L38 78M96 134L58 78", "#6d5232", 1.6) +
      line(
        side === "L"
          ? "M-2 44C20 50 34 56 48 58C62 60 40 84 48 86S66 60 48 58"
          : "M98 44C76 50 62 56 48 58C34 60 56 84 48 86S30 60 48 58",
        "#d6303e",
        2.8,
      ) +
      knot(48, 58) +
      knot(48, 86) +
      letter(side, side === "L" ? 14 : 82, 126, 22, "#2b1e10"),
    "#4f3a22",
  );

/** Lines of a board around a sign in the middle, in any colour. */
const board = (tone: string, sign: string) => (pen: Pen) =>
  cut(
    pen,
    fill("M0 0H96V134H0z", mix(tone, "#050a12", 0.9)) +
      fill("M0 0H96V30L0 118z", mix(tone, "#050a12", 0.8)) +
      line("M12 12H84V122H12z", mix(tone, "#050a12", 0.55), 1.6) +
      line(
        "M48 12V40M48 94V122M12 48H26M70 48H84M12 86H26M70 86H84M26 12V30L34 38M70 12V30L62 38M26 122V104L34 96M70 122V104L62 96",
        mix(tone, "#050a12", 0.4),
        2,
      ) +
      line("M48 38L73 52V82L48 96L23 82V52z", tone, 3) +
      sign,
    mix(tone, "#050a12", 0.4),
  );

const core = (tone: string): string =>
  line("M48 50L62 58V76L48 84L34 76V58z", tone, 2, 'opacity=".6"') + dot(48, 67, 5, tone);
const eye = (tone: string): string =>
  line("M30 67Q48 50 66 67Q48 84 30 67z", tone, 2.6) + dot(48, 67, 6, tone);
const slash = (tone: string): string => line("M36 55L60 79M60 55L36 79", tone, 4);
const tower = (tone: string): string =>
  line("M38 82V56L48 48L58 56V82M44 82V70H52V82M38 64H58", tone, 2.4);
const bolt = (tone: string): string => fill("M51 48L36 70H46L43 86L60 62H50z", tone);

const BACKS = {
  folder,
  "envelope-left": envelope("L"),
  "envelope-right": envelope("R"),
  circuit: board("#4fdcc6", core("#4fdcc6")),
  eye: board("#4fdcc6", eye("#8ff5e4")),
  riot: board("#ff9b54", slash("#ffb27a")),
  neon: board("#ff4fa3", bolt("#ff8fc8")),
  tower: board("#7cc4ff", tower("#b9e4ff")),
  caravan: board("#e0b23c", line("M32 76Q40 54 48 66Q56 50 66 76z", "#ffd25a", 2.6)),
} as const;

export type CardBackKind = keyof typeof BACKS;
export const cardBackKinds = Object.keys(BACKS) as readonly CardBackKind[];

export function cardBack(kind: CardBackKind): Picture {
  const key = `back-${kind}`;
  return { key, box: CARD_BOX, draw: () => BACKS[kind](penFor(key)) };
}

/** An envelope one has looked into: the slip stands out, for that viewer alone. */
export function openedEnvelope(
  side: "L" | "R",
  slip: {
    readonly sign: Parameters<typeof drawEmblem>[0];
    readonly ground: string;
    readonly disc: string;
    readonly ink: string;
    readonly deep: string;
  },
  twice: boolean,
): Picture {
  const key = `opened-${side}-${slip.sign}${twice ? "-twice" : ""}`;
  const paper = poly("10 0 86 0 86 78 10 78", 3);
  const emblem = (x: number, width: number): string =>
    drawEmblem(slip.sign, x, 10, width, slip.ink, slip.deep);
  const draw = (): string =>
    fill(paper, slip.ground) +
    fill(poly("10 0 60 0 30 78 10 78", 3), slip.disc) +
    line(paper, slip.ink, 2) +
    (twice ? emblem(22, 28) + emblem(50, 28) : emblem(31, 34)) +
    cut(
      penFor(key),
      fill("M0 46L48 92L96 46V134H0z", "#96744d") +
        fill("M0 134L48 84L96 134z", "#a9865c") +
        line("M0 46L48 92L96 46M0 134L40 92M96 134L56 92", "#6d5232", 2) +
        letter(side, side === "L" ? 14 : 82, 126, 22, "#2b1e10"),
      "#4f3a22",
      poly("0 46 48 92 96 46 96 134 0 134", 2),
    ) +
    dot(48, 112, 11, "#0b1020") +
    line("M40 112q8-8 16 0q-8 8-16 0z", "#ffd9b8", 1.8) +
    dot(48, 112, 2.4, "#ffd9b8");
  return { key, box: CARD_BOX, draw };
}
