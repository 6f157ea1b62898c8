/** The colours of pictures. The page around them uses the tokens of the house. */
import { mix } from "./ink.js";

/** Lit side, shade, lines. Shades lean to violet, as in one and the same room. */
export type Cloth = readonly [lit: string, shade: string, lines: string];

export const SKIN = {
  pale: ["#f2cbb0", "#ad6d6c", "#5d3346"],
  sand: ["#e3b083", "#9a5f55", "#4f2c3a"],
  olive: ["#cf9a68", "#86544a", "#452733"],
  brown: ["#a76b45", "#653c39", "#351e29"],
  dark: ["#7a4a36", "#46292b", "#26151e"],
  porcelain: ["#f3ede4", "#9c93ab", "#4a4260"],
  ash: ["#c9c3cf", "#7d7690", "#3a344c"],
  steel: ["#c4cfdd", "#66748c", "#2d374b"],
} as const satisfies Readonly<Record<string, Cloth>>;

export const STUFF = {
  night: ["#28344f", "#121a2c", "#0a0f1b"],
  coal: ["#2b2c38", "#15161f", "#0b0b12"],
  steel: ["#c4cfdd", "#66748c", "#2d374b"],
  iron: ["#66728a", "#323b50", "#161c2a"],
  bone: ["#efe3cb", "#a08d86", "#4a3d46"],
  white: ["#f2f1ee", "#a3a5b8", "#4b4d63"],
  sodium: ["#ffb368", "#b8622f", "#5b2c1c"],
  gold: ["#f3c766", "#a66f2d", "#573618"],
  red: ["#e2414b", "#8a1e2e", "#440d19"],
  wine: ["#8d2a45", "#4d1630", "#28091a"],
  teal: ["#4fdcc6", "#1c7f78", "#0b3b3c"],
  blue: ["#4d8fdc", "#24508f", "#11284c"],
  sky: ["#a9d4f5", "#5583b4", "#284668"],
  moss: ["#7d8a56", "#454f36", "#22291f"],
  umber: ["#8a6446", "#4c3530", "#281b1d"],
  violet: ["#8f78c9", "#4c3d7c", "#261d44"],
  plum: ["#5a4675", "#2f2446", "#181126"],
  pink: ["#ff8fc0", "#a83f77", "#55193f"],
  ginger: ["#d9773a", "#8a3d26", "#461b18"],
  blond: ["#f0cf85", "#a97b47", "#573b27"],
  hair: ["#3a2f3f", "#1c1724", "#0e0b14"],
  raven: ["#2b3550", "#121828", "#080c16"],
  brunet: ["#6b4636", "#38242a", "#1b1118"],
  silver: ["#d5dbe6", "#7c87a0", "#3a4257"],
  green: ["#5fd6a3", "#22755a", "#0d3a30"],
  shade: ["#1e5a60", "#12303c", "#050c14"],
} as const satisfies Readonly<Record<string, Cloth>>;

export type Skin = keyof typeof SKIN;
export type Stuff = keyof typeof STUFF;

/** What stands behind a head: three tones, the colour of its edge, of its glow, and a motif. */
export type Ground = {
  readonly deep: string;
  readonly ground: string;
  readonly disc: string;
  readonly rim: string;
  readonly ink: string;
  readonly motif: Motif;
};

export type Motif = "lines" | "rings" | "circuit" | "slashes" | "rain" | "plain";

/** Grounds of sides, tuned by hand. For open cards only: a player's side is a secret. */
export const GROUNDS = {
  human: ground("#0a1f42", "#124684", "#2173c9", "#b9e4ff", "#7cc4ff", "rings"),
  machine: ground("#34080f", "#771722", "#c02b33", "#ffbfa6", "#ff7f7c", "circuit"),
  outlaw: ground("#1b1727", "#3b3450", "#685c8a", "#e6d8ff", "#c0b3de", "slashes"),
  legion: ground("#07251a", "#12553a", "#1f8f5c", "#b8ffd2", "#7fe0a8", "rain"),
  night: ground("#060c18", "#12243f", "#1d3a5c", "#9ff2e4", "#4fdcc6", "rain"),
} as const;

export type Side = keyof typeof GROUNDS;

function ground(
  deep: string,
  middle: string,
  disc: string,
  rim: string,
  ink: string,
  motif: Motif,
): Ground {
  return { deep, ground: middle, disc, rim, ink, motif };
}

/** A ground in any colour, nearly night: a seat's, a faction's. */
export function groundOf(colour: string, motif: Motif = "lines"): Ground {
  return ground(
    "#0a1120",
    mix(colour, "#0c1526", 0.78),
    mix(colour, "#0c1526", 0.55),
    mix(colour, "#ffffff", 0.35),
    colour,
    motif,
  );
}

/** The colours of seats, as the night theme has them: pictures keep their own light. */
export const SEAT_COLOURS = [
  "#7cc4ff",
  "#ffb648",
  "#5fd6a3",
  "#f0899b",
  "#f2e25a",
  "#c6a4ff",
  "#ff8a4d",
  "#dfe6ee",
] as const;

export const seatGround = (seat: number): Ground =>
  groundOf(SEAT_COLOURS[seat % SEAT_COLOURS.length]);

/** What a picture is tinted with where it stands: the light from behind, and what glows. */
export const RIM = "var(--rim,#b9e4ff)";
export const GLOW = "var(--glow,#63e6d2)";
/** The colour of whom a piece belongs to. */
export const OWNER = "var(--owner,#63e6d2)";
