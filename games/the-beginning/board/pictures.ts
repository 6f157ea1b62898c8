/** Small pictures of The Beginning: Data Chips, and what Influence cards show. Box of each: see there. */
import { at, dot, fill, line, mix, type Picture, poly, rect, thing, thingOf } from "@sprawl/art";
import type { Plain } from "@sprawl/engine";

const CHIP_TONES: Readonly<Record<string, string>> = {
  blue: "#59b4ff",
  red: "#ff5b4d",
  purple: "#b57bff",
};
const CHIP = "-11 -7 -7 -10 11 -10 11 7 7 10 -11 10";

/** A Data Chip; without a colour it lies face-down. */
export function chipPicture(colour: Plain): Picture {
  const tone = CHIP_TONES[String(colour)];
  return {
    key: `tb-chip-${tone ? String(colour) : "back"}`,
    box: "-17 -13 34 26",
    draw: () =>
      tone
        ? fill(poly(CHIP, 0), mix(tone, "#0b0908", 0.45), `stroke="${tone}" stroke-width="1.8"`) +
          rect(-5, -5, 10, 10, tone) +
          line("M-11 -3h-4M-11 3h-4M11 -3h4M11 3h4", tone, 1.4)
        : fill(poly(CHIP, 0), "#3a2f22", 'stroke="#d9c39a" stroke-width="1.600"') +
          line("M-6 -4h12M-6 0h12M-6 4h12", "#d9c39a", 1.2, 'opacity=".6"'),
  };
}

/** A box of 96 by 62, on the colour of its kind. */
const scene = (id: string, tone: string, inner: string): Picture => ({
  key: `tb-card-${id}`,
  box: "0 0 96 62",
  draw: () =>
    rect(0, 0, 96, 62, mix(tone, "#120a08", 0.68)) +
    `<ellipse cx="30" cy="16" rx="56" ry="34" fill="${tone}" opacity=".28"/>${inner}`,
});

const person = (x: number, skin: string, coat: string): string =>
  dot(x, 24, 11, skin) + fill(poly([x - 18, 62, x - 14, 42, x + 14, 42, x + 18, 62], 2), coat);
const BLUE = "#59b4ff";
const RED = "#ff5b4d";

const SCENES: Readonly<Record<string, string>> = {
  "blue-1":
    fill(poly("14 12 62 12 62 38 34 38 24 48 26 38 14 38", 3), "#cfe8ff") +
    line("M22 21h30M22 29h22", "#27405c", 3),
  "blue-2":
    fill(poly("0 62 0 40 22 40 22 30 44 30 44 44 62 44 62 26 96 26 96 62", 0), "#16303a") +
    line("M4 40L24 28L46 28L64 22L92 24", "#59d8ff", 2, 'stroke-dasharray="5 4"') +
    dot(70, 12, 3.5, "#e9f6ff") +
    line("M70 16l-2 8l-5 4M68 24l5 2M70 18l6 2M70 18l-6 1", "#e9f6ff", 2.2),
  "blue-3":
    person(30, "#7b4d35", "#1f3a34") +
    person(64, "#caa07c", "#27405c") +
    line("M42 22q6 -6 12 0", "#9fdcff", 2),
  "blue-4":
    fill(
      poly("48 6 76 16 72 42 48 58 24 42 20 16", 3),
      "#2d6ca3",
      'stroke="#cfe8ff" stroke-width="2"',
    ) + line("M48 16v30M33 28h30", "#cfe8ff", 4),
  "blue-5":
    dot(48, 31, 22, "#12304d", 'stroke="#cfe8ff" stroke-width="2"') +
    line(
      "M48 4v10M48 48v10M20 31h10M66 31h10M28 11l7 7M61 44l7 7M68 11l-7 7M35 44l-7 7",
      "#9fdcff",
      3,
    ) +
    fill(poly("48 17 52 27 62 28 54 35 57 46 48 40 39 46 42 35 34 28 44 27", 0), "#e9f6ff"),
  "red-1":
    line("M0 44L96 34", "#ffe08a", 1.6) +
    fill("M18 62L22 24H26L30 62zM70 62L73 20H78L82 62z", "#5a4632") +
    dot(74, 34, 11, RED, 'opacity=".3"') +
    dot(74, 34, 6, RED),
  "red-2":
    fill(poly("30 18 58 12 70 18 72 36 60 46 36 46 28 36", 3), "#c98f6a") +
    line("M40 16v12M50 14v13M60 14v13", "#7a4d34", 2.2) +
    fill(poly("8 30 30 24 30 42 10 46", 2), "#4a353b") +
    line("M76 14l10 -8M80 26h12M76 40l12 6", "#ffd36b", 3),
  "red-3":
    fill(poly("14 46 60 14 78 8 70 24 26 54", 1), "#d7d3cc") +
    line("M22 52L14 60M18 42l14 14", "#7a4d34", 5) +
    line("M4 30q16 -12 30 -10M2 40q10 -6 16 -6", "#ffb45e", 1.6),
  "red-4":
    fill(
      poly("8 24 62 20 62 14 92 14 92 20 72 24 66 34 56 34 52 26 26 30 20 44 8 44", 2),
      "#2b2422",
      'stroke="#a5968a" stroke-width="1.2"',
    ) + fill(poly("90 8 96 17 90 26 86 17", 0), "#ffd36b"),
  "red-5":
    dot(48, 34, 21, "#3a120c") +
    fill(
      "M48 6L55 22L72 14L66 30L84 36L66 42L70 58L54 50L42 60L40 48L22 54L30 38L12 30L32 26L28 10L42 20z",
      "#ff7a2a",
    ) +
    dot(48, 35, 11, "#ffd36b"),
  grey:
    fill(poly("26 24 70 24 74 50 22 50", 2), "#5d4a34") +
    line("M40 24v-8h16v8", "#b09a70", 2.6) +
    rect(44, 32, 8, 6, "#f2c230") +
    fill("M4 62L14 36H22L18 62zM92 62L82 36H74L78 62z", "#2b2430"),
  green:
    fill(
      poly("30 12 66 12 66 24 58 32 66 40 66 52 30 52 30 40 38 32 30 24", 3),
      "#123820",
      'stroke="#6fe08a" stroke-width="2"',
    ) +
    dot(48, 42, 7, "#6fe08a") +
    dot(48, 22, 4, "#b9f0c6"),
  unique:
    dot(48, 31, 24, "#3a2a08") +
    line("M20 46L40 30L46 40L74 14", "#ffe08a", 4) +
    fill("M62 10L80 8L76 26z", "#ffe08a"),
};

export const CARD_TONES: Readonly<Record<string, string>> = {
  blue: BLUE,
  red: RED,
  grey: "#b9ada0",
  green: "#6fe08a",
  unique: "#f2c230",
  program: "#6fe08a",
  wound: "#ff8a5c",
  recon: "#8ff0e0",
  supply: "#d9c39a",
};

/** What an Influence card shows, by its face: its colour and value, or that it is unique. */
export function influencePicture(face: string): Picture {
  const kind = SCENES[face] ? face : "unique";
  const tone = CARD_TONES[kind.split("-")[0]] ?? CARD_TONES.unique;
  return scene(kind, tone, SCENES[kind]);
}

const box = thingOf(
  "thing-tb-box",
  () =>
    fill(poly("18 14 62 14 66 42 14 42", 2), "#6b5a3e", 'stroke="#d9c39a" stroke-width="1.600"') +
    line("M40 14v28M14 28h52", "#d9c39a", 1.6) +
    at(40, 28, dot(0, 0, 6, "#2b2418", 'stroke="#ffb45e" stroke-width="2"')),
);

const SUPPLIES = {
  pistol: thing("pistol"),
  "hq-rifle": thing("rifle"),
  rifle: thing("rifle"),
  "rocket-launcher": thing("shotgun"),
  laser: thing("smg"),
  companion: thing("guard-drone"),
  "flash-mine": thing("flashbang"),
  "logic-bomb": thing("emp"),
  "magnet-snare": thing("trap"),
  "gag-wire": thing("muffler"),
} as const;

/** A Supply Box; the face of it where that is known. */
export function supplyPicture(face: Plain): Picture {
  return Object.hasOwn(SUPPLIES, String(face))
    ? SUPPLIES[String(face) as keyof typeof SUPPLIES]
    : box;
}

export const programPicture = thing("matrix");
export const reconPicture = thing("goggles");
export const woundPicture = thing("medkit");
export const objectivePicture = thing("ledger");
