/** A standing person made of parts: legs, arms, what is held, head. Feet at 0,0; 100 high; looks right. */
import { dark, dot, fill, light, line, lit, mix, type Pen, poly, rect } from "../ink.js";
import { OWNER, RIM } from "../palette.js";

const LEGS = {
  wide: [
    "-10.5 0 -4 0 -2.6 -13 -.5 -26 -8.5 -27 -9.2 -14",
    "4.5 0 11.6 0 8.6 -13 7 -27 0 -26 3 -13",
  ],
  walk: [
    "-14 -1.6 -8.4 .6 -4 -12 0 -25 -8 -27 -9.6 -13",
    "6 0 13.4 0 9 -4 8.2 -14 6.6 -27 -.5 -26 2.5 -13",
  ],
  still: ["-7.6 0 -1 0 -.5 -26 -8 -27 -8.4 -13", "1 0 8 0 8.2 -13 7.6 -27 .4 -26"],
  kneel: ["-14 0 -6 0 -3.6 -6 -1 -16 -8 -19 -9.6 -9", "3.4 0 11 0 9.6 -12 6.6 -19 -1 -16 3 -9"],
} as const;

const ARMS = {
  rifle: [
    "-6 -44 -1 -42 6 -38.4 12 -40.4 13 -38.2 6.6 -35 -1 -37 -8 -39",
    "5 -44.5 9 -42 10.6 -38 7.4 -36.4 3 -40",
  ],
  smg: [
    "-6 -44 -1 -43 6 -39 9 -37 7 -34.6 -1 -37 -8 -39.6",
    "5 -44.5 10 -42 13 -39.4 11 -36.8 4 -40",
  ],
  deck: [
    "-6 -44 -2 -42 4 -35.5 12 -35 12 -32.4 2 -32.6 -8 -39",
    "6 -44 10 -41 13 -35 11 -33 6 -38",
  ],
  sword: [
    "-6 -44 -2 -44 6 -46 12 -50 14 -48 7 -42 -2 -39 -8 -40",
    "5 -44.5 10 -45 14 -50.6 16.4 -49 11 -41 5 -40",
  ],
  rest: [
    "-9 -44.5 -5 -44 -6 -34 -7.6 -26 -11 -26.4 -11.4 -36",
    "5.6 -44.5 9.6 -44 11.6 -35 10.6 -26 7.4 -26.4 7 -36",
  ],
  fists: [
    "-6 -44 -2 -43 6 -40 13 -42 14 -39 7 -36 -2 -38 -8 -40",
    "5 -44.5 10 -43 10 -38 16 -36 15 -33 7 -35 4 -40",
  ],
} as const;

const HELD = {
  none: "",
  rifle:
    "-7 -41 -3 -42.4 4 -42.4 4 -43.6 10 -43.6 10 -42.2 24 -41.8 24 -40.4 11 -39.4 8 -36 5.6 -36.4 6.6 -39.4 0 -39 -6 -37.6",
  shotgun: "-6 -40 0 -42 12 -42 22 -42.4 22 -39.6 12 -38.6 4 -38 1 -35 -1.4 -35.6 -1 -38.6 -6 -37",
  smg: "3 -42 13 -42 13 -41 19 -41 19 -39.6 13 -39.2 11.6 -34 9 -34 9.4 -39 7 -39 6 -36 3.6 -36.4",
  pistol: "10 -42 18 -42 18 -39.6 13.4 -39.2 12.6 -36 10 -36.4",
} as const;

type PartOf = (points: string, colour: string, r?: number) => string;

const HEADS = {
  hair: (part: PartOf, c: string) =>
    part("-5.6 -52.4 -6.2 -58.6 -2 -61.6 4.2 -60.8 5.4 -56.6 0 -57.6 -3 -54.4 -3.4 -50.6", c),
  helmet: (part: PartOf, c: string, glow: string) =>
    part("-6 -50 -6.4 -56 -3 -61 4 -61 6.6 -56 6.6 -53.6 2 -54 1.6 -50", c) +
    line("M1.6 -54.4h5.6", glow, 2),
  visor: (part: PartOf, c: string, glow: string) =>
    part("-5.6 -53 -5.4 -59.4 -2 -61.6 4.4 -61 5.4 -56.6 -1 -56.4 -3 -52", c) +
    line("M-.6 -54.6h6.4", glow, 2.2),
  hood: (part: PartOf, c: string, glow: string) =>
    part("-8 -46 -7 -57 -3 -62 4 -61.4 6.4 -56 3 -57 -.6 -55 -1.4 -48", c) +
    line("M1 -54.4h4.6", glow, 1.8),
  long: (part: PartOf, c: string) =>
    part("-8 -40 -7 -57 -3 -61.8 4 -61 5.6 -55.4 1 -57 -2 -53 -3.6 -42", c),
  bob: (part: PartOf, c: string) =>
    part("-7 -47 -7 -57 -3 -62 4 -61.4 6 -56 5.4 -53.6 1 -56.6 -1.6 -54 -2 -47.6", c),
  bun: (part: PartOf, c: string) =>
    part("-5.4 -53 -6 -58.6 -2 -61.4 4 -60.6 5 -57 -1 -57.4 -3.6 -53", c) + dot(-4.4, -62, 2.6, c),
  mohawk: (part: PartOf, c: string) => part("-5.6 -56 -6 -64 0 -67 5 -63 4.6 -58 -1 -58", c),
  cap: (part: PartOf, c: string) =>
    part("-6 -55.6 -5.4 -60 -1 -62 4 -61 5.4 -57.4 9.6 -56.6 9 -55.2", c),
  beret: (part: PartOf, c: string, glow: string) =>
    part("-7.6 -56 -7 -60 -2 -63 5 -61.6 6 -57 -1 -57.4", c) + dot(2, -59.6, 1.4, glow),
  hat: (part: PartOf, c: string) =>
    part("-10 -56.6 -5 -58 -4.4 -63 0 -64.6 4.6 -63 5.2 -58 10 -56.6 0 -55.4", c, 1),
  bald: () => "",
  tail: (part: PartOf, c: string) =>
    part("-5 -54 -6 -58.6 -2 -61.4 4 -60.6 5 -57 -1 -57.4 -3 -54", c) +
    part("-5 -59 -9.6 -55 -12 -44 -9 -46 -5 -55", c),
} as const;

type Extra = "cape" | "coat" | "pack" | "blade" | "cyber" | "arm" | "shield" | "case" | "aerial";

export type PersonLook = {
  readonly legs?: keyof typeof LEGS;
  readonly arms?: keyof typeof ARMS;
  readonly held?: keyof typeof HELD;
  readonly head?: keyof typeof HEADS;
  readonly body?: string;
  readonly skin?: string;
  readonly hair?: string;
  readonly bulk?: number;
  readonly extra?: readonly Extra[];
  /** What glows on it; else the owner's colour. */
  readonly glow?: string;
};

const METAL = "#9fb2cc";

export function drawPerson(pen: Pen, look: PersonLook): string {
  const { legs = "wide", arms = "rifle", held = "none", head = "hair", bulk = 1 } = look;
  const { body = "#2a3648", skin = "#c98f6a", hair = "#14151c", extra = [], glow = OWNER } = look;
  const part: PartOf = (points, colour, r = 1.2) =>
    lit(pen, poly(points, r), [colour, dark(colour, 0.5), RIM], {
      by: [-2.2, -0.8],
      edge: [-0.8, 0.2],
    });
  const has = (name: Extra): boolean => extra.includes(name);
  const low = dark(body, 0.28);
  const behind =
    (has("cape") ? part("-10 -45 -3 -46 -2 -28 -7 -9 -17 -6 -14 -26", dark(body, 0.35)) : "") +
    (has("pack")
      ? part("-14 -45 -8 -46 -7 -27 -14 -28", mix(body, "#6b7c96", 0.4)) +
        line("M-12 -40v6", glow, 1.4)
      : "") +
    (has("aerial") ? line("M-9 -40L-11 -64", METAL, 1) + dot(-11, -64, 1.2, glow) : "") +
    (has("blade")
      ? line("M-13 -24L8 -50", dark(METAL, 0.5), 2.6) + line("M5 -46.4L9 -51.6", glow, 2.4)
      : "");
  const trunk =
    part(ARMS[arms][1], has("arm") ? mix(METAL, body, 0.25) : dark(body, 0.3)) +
    (has("coat") ? part("-9 -30 8 -30 12 -8 4 -10 0 -9 -6 -10 -13 -7", dark(body, 0.16)) : "") +
    part("-9 -24.6 8.6 -24.6 9.8 -38 7.6 -45.6 2 -47.6 -3 -47.6 -9 -45.2 -10.6 -38", body) +
    fill(
      poly("-4 -46.4 3 -46.4 6.6 -40 5 -31 -6 -31 -7.6 -40", 0),
      light(body, 0.12),
      'opacity=".75"',
    ) +
    line("M-9 -27.4H8.6", dark(body, 0.75), 2.4) +
    rect(-1.6, -28.8, 4, 2.8, glow) +
    fill(poly("-10.4 -42 -7.4 -45.4 -4 -44 -6 -38.6 -10.2 -38", 0), glow, 'opacity=".95"');
  const front =
    heldOf(held, arms, glow) +
    part(ARMS[arms][0], has("cyber") ? METAL : body) +
    part("-4.4 -47.6 4 -47.6 5.2 -53.4 4 -58.6 -3 -59 -5.4 -55", skin, 1.6) +
    HEADS[head](part, hair, glow) +
    (has("case")
      ? part("-15 -25 -6 -25 -6 -16 -15 -16", "#4a3a30") + line("M-12 -25v-2h4v2", METAL, 1)
      : "") +
    (has("shield") ? shieldOf(part, body, glow) : "");
  const drop = legs === "kneel" ? 9 : 0;
  return `<g transform="scale(${(1.65 * bulk).toFixed(2)} 1.65)">${behind && `<g transform="translate(0 ${drop})">${behind}</g>`}${part(LEGS[legs][0], dark(low, 0.2))}${part(LEGS[legs][1], low)}<g transform="translate(0 ${drop})">${trunk}${front}</g></g>`;
}

function heldOf(held: keyof typeof HELD, arms: keyof typeof ARMS, glow: string): string {
  const gun =
    held === "none"
      ? ""
      : fill(poly(HELD[held], 0), "#0a0e16") +
        line(`M3 -42.6H${held === "pistol" ? 17 : 19}`, METAL, 0.9);
  if (arms === "deck") {
    return (
      gun +
      fill(poly("7 -36 17 -38 19 -33.6 9 -31.4", 0), "#0b1220") +
      fill(poly("9 -38.4 18 -40.6 17 -38 8 -36", 0), glow, 'opacity=".9"')
    );
  }
  if (arms === "sword") {
    return (
      gun +
      line("M15 -50L33 -63", glow, 4, 'opacity=".28"') +
      line("M15 -50L33 -63", "#ffffff", 1.9) +
      line("M12.6 -52.6l4.4 5", METAL, 1.8)
    );
  }
  return gun;
}

const shieldOf = (part: PartOf, body: string, glow: string): string =>
  part("4 -50 17 -51 18 -12 12 -5 5 -11", mix(body, "#8fa6c8", 0.45), 2) +
  rect(7.5, -46, 7, 5, "#cfe6ff", 'opacity=".75"') +
  line("M11 -36v20M6.500 -28h9.500", glow, 1.3);
