/** A head and shoulders in a box of 160 by 160, lit from the left, with a rim in the ground's colour. */
import { dot, fade, fill, line, penFor, poly } from "../ink.js";
import { GLOW, type Ground, type Motif, RIM, SKIN, STUFF } from "../palette.js";
import type { Picture } from "../picture.js";
import { beard, brows, eyes, head, mouth, neck, nose } from "./face.js";
import type { Face, Mood, Part, Sitter } from "./face-type.js";
import { gearOf } from "./gear.js";
import { hairOf } from "./hair.js";
import { drawHead } from "./heads.js";
import { wear } from "./wear.js";

const MOODS: Readonly<Record<Mood, Pick<Face, "eyes" | "mouth"> & { brows?: Face["brows"] }>> = {
  calm: {},
  hit: { eyes: { style: "wide" }, brows: { kind: "worry" }, mouth: { style: "frown" } },
  afraid: { eyes: { style: "wide" }, brows: { kind: "high" }, mouth: { style: "small" } },
  angry: { eyes: { style: "narrow" }, brows: { kind: "angry" }, mouth: { style: "frown" } },
  glad: { eyes: { style: "calm" }, brows: { kind: "high" }, mouth: { style: "smile" } },
  down: { eyes: { style: "shut" }, brows: { kind: "flat" }, mouth: { style: "flat" } },
};

/** The same face in a mood: eyes, brows and mouth change, unless something covers them. */
export function inMood(face: Face, mood: Mood): Face {
  if (mood === "calm" || face.head !== undefined) return face;
  const { eyes: look, brows: raised, mouth: says } = MOODS[mood];
  const covered = face.eyes?.style === "glow" || face.eyes?.style === "blind";
  return {
    ...face,
    mood,
    eyes: covered ? { ...face.eyes } : { ...face.eyes, ...look },
    ...(face.brows === false || raised === undefined
      ? {}
      : { brows: { ...face.brows, ...raised } }),
    mouth: face.mouth?.style === "none" ? { style: "none" } : { ...face.mouth, ...says },
  };
}

const keyOf = (face: Face): string => `face-${face.id}${face.mood ? `-${face.mood}` : ""}`;

/** The person alone, without a ground. Its rim and glow are tinted where it stands. */
export function person(face: Face): Picture {
  return { key: keyOf(face), box: BOX, draw: () => drawPerson(face) };
}

const BOX = "0 0 160 160";

function drawPerson(p: Face): string {
  const g: Sitter = {
    ...penFor(keyOf(p)),
    p,
    t: p.turn ?? 0,
    glow: p.glow ?? GLOW,
    skin: SKIN[p.skin ?? "sand"],
    hair: STUFF[p.hair?.colour ?? "hair"],
    wear: STUFF[p.wear?.colour ?? "night"],
  };
  const parts: readonly Part[] = [hairOf(g), ...gearOf(g)];
  const layer = (which: "back" | "front"): string =>
    parts.map((part) => part[which]?.(g) ?? "").join("");
  const features = (): string => head(g) + eyes(g) + brows(g) + nose(g) + mouth(g) + beard(g);
  const front = p.head ? (p.face ? features() : "") + drawHead(g, p.head) : features();
  return layer("back") + (p.neck === false ? "" : neck(g)) + wear(g) + front + layer("front");
}

const stripes = [-20, 12, 44, 108, 140];

const MOTIFS: Readonly<Record<Motif, (rim: string) => string>> = {
  plain: () => "",
  rings: (rim) =>
    [62, 78, 96, 116]
      .map((r) => dot(80, 70, r, "none", `stroke="${rim}" stroke-opacity=".13" stroke-width="2"`))
      .join(""),
  circuit: (rim) =>
    line(
      "M0 34H22L34 46V160M0 60H14L22 68V120M160 24H138L126 36V84M160 58H146L138 66V160M12 0V18H30L44 4",
      rim,
      2,
      'opacity=".16"',
    ) +
    dot(34, 92, 3.5, rim, 'opacity=".2"') +
    dot(126, 86, 3.5, rim, 'opacity=".2"'),
  slashes: (rim) =>
    fade(
      0.12,
      stripes
        .map((x, i) => fill(poly([x, 160, x + 60, 0, x + 68 + i * 2, 0, x + 12, 160], 0), rim))
        .join(""),
    ),
  lines: (rim) =>
    line("M0 32H160M0 64H160M0 96H160M0 128H160", rim, 1.5, 'opacity=".14"') +
    line("M0 48H10M0 80H10M0 112H10M150 48H160M150 80H160M150 112H160", rim, 1.5, 'opacity=".3"'),
  rain: (rim) =>
    line(
      "M18 8l-5 22M44 40l-4 18M30 96l-5 22M12 70l-3 14M120 14l-5 22M146 52l-5 24M132 92l-4 16M104 2l-3 14M152 120l-4 16",
      rim,
      1.5,
      'opacity=".35"',
    ),
};

/** What stands behind a head. */
export function groundMarkup(ground: Ground, small = false): string {
  if (small) {
    return fill("M0 0H160V160H0z", ground.disc) + fill("M0 110L160 80V160H0z", ground.ground);
  }
  return (
    fill("M0 0H160V160H0z", ground.deep) +
    fill("M0 0H160V112L0 150z", ground.ground) +
    dot(80, 70, 56, ground.disc) +
    MOTIFS[ground.motif](ground.rim) +
    fill("M-10 -10L40 -10L170 130V170H20z", "#ffd9a8", 'opacity=".09"')
  );
}

/** Below this width a portrait is cut to the head and loses its motif. */
export const SMALL = 56;

export const cropOf = (face: Face, small: boolean): string =>
  small ? (face.crop ?? "28 12 104 104") : BOX;

/** A whole portrait as text, for scenes that are drawn as text. */
export const portraitMarkup = (face: Face, ground: Ground): string =>
  groundMarkup(ground) +
  drawPerson(face)
    .replaceAll(RIM, ground.rim)
    .replaceAll(GLOW, face.glow ?? ground.ink);
