/** Heads and what is in a face. A portrait is drawn in a box of 160 by 160; the middle line is x = 80. */
import { dot, fill, line, lit, mix, poly, sym } from "../ink.js";
import { RIM } from "../palette.js";
import type { Sitter } from "./face-type.js";

/** Left halves of outlines, from crown to chin. */
const OUTLINES = {
  lean: "71 26 59 32 54 48 54 75 59 94 70 110 78 115",
  square: "70 25 57 32 52 47 52 82 56 101 67 113 78 115",
  heart: "71 27 59 34 54 49 55 73 62 94 73 109 79 113",
  gaunt: "71 26 60 32 55 47 56 71 62 83 63 98 71 113 79 116",
  round: "70 28 57 36 52 53 53 80 61 99 72 109 79 111",
} as const;

export type Outline = keyof typeof OUTLINES;
export type EyeStyle = keyof typeof OPEN | "shut" | "blind" | "glow";
export type BrowKind = keyof typeof BROWS;
export type MouthStyle = "none" | "lips" | "flat" | "smirk" | "frown" | "smile" | "small";
export type Beard = "stubble" | "moustache" | "goatee" | "full";

export const outline = (g: Sitter): string => sym(OUTLINES[g.p.face ?? "lean"], 5);

export function neck(g: Sitter): string {
  const d = sym("68 98 67 122 58 138 60 150", 3);
  return (
    lit(g, d, [g.skin[1], g.skin[2], RIM], { by: [-9, 0] }) +
    fill(poly("67 110 73 117 72 128 63 136 60 136 66 124", 1), g.skin[0])
  );
}

export function head(g: Sitter): string {
  const { skin, t } = g;
  const ear = "52 66 47 67 47 78 51 88 55 88";
  const ears =
    g.p.ears === false
      ? ""
      : lit(g, poly(ear, 2), [skin[0], skin[1], skin[1]], { by: [-3, -1] }) +
        lit(g, poly("108 66 113 67 113 78 109 88 105 88", 2), [skin[1], skin[2], RIM], {
          by: [-5, 0],
          edge: [-2, 0],
        });
  const face = lit(g, outline(g), [skin[0], skin[1], RIM], { by: [-16 + t, -3] });
  const half = mix(skin[0], skin[1], 0.42);
  const planes =
    fill(poly(`${56} 82 ${63 + t / 2} 90 ${68 + t} 103 ${66} 108 59 96`, 2), half) +
    fill(poly(`${67 + t} 105 ${90 + t} 105 ${84 + t} 110 ${73 + t} 110`, 2), half);
  return ears + face + planes;
}

function eyeShape(x: number, y: number, s: number, open: number): string {
  return poly(
    [
      x - s * 7.2,
      y + 1.2,
      x - s * 3,
      y - 2.6 * open,
      x + s * 3.6,
      y - 2.8 * open,
      x + s * 7.8,
      y - 0.6,
      x + s * 2.6,
      y + 2.8 * open,
      x - s * 3,
      y + 2.9 * open,
    ],
    1.2,
  );
}

const OPEN = { calm: 1, wide: 1.75, narrow: 0.62, tired: 0.8 } as const;

/** Two eyes: calm, wide, narrow, tired, shut, blind or glow. */
export function eyes(g: Sitter): string {
  const { t, skin, p } = g;
  const e = { style: "calm" as const, iris: "#2b3550", look: 0, y: 72, gap: 13, ...p.eyes };
  const dark = mix(skin[2], "#000000", 0.35);
  return [-1, 1]
    .map((s) => {
      if (e.only && e.only !== s) return "";
      const x = 80 + t + s * e.gap;
      const socket = fill(
        poly(
          [
            x - s * 9,
            e.y - 2,
            x - s * 5,
            e.y - 7,
            x + s * 8,
            e.y - 6,
            x + s * 10,
            e.y + 1,
            x + s * 3,
            e.y + 6,
            x - s * 6,
            e.y + 5,
          ],
          3,
        ),
        s < 0 ? mix(skin[0], skin[1], 0.6) : mix(skin[1], skin[2], 0.45),
      );
      const bags =
        e.style === "tired" || e.bags
          ? line(`M${x - 6} ${e.y + 7}q6 4 12 -0.5`, skin[2], 1.6, 'opacity=".7"')
          : "";
      if (e.style === "shut") return socket + line(`M${x - 7} ${e.y}q7 5 14 0`, dark, 2.4);
      if (e.style === "glow")
        return (
          socket + fill(eyeShape(x, e.y, s, 1), dark) + fill(eyeShape(x, e.y, s, 0.72), e.iris)
        );
      const open = e.style === "blind" ? 1 : OPEN[e.style];
      const white = s < 0 ? "#fbf3e7" : "#cdc3cf";
      const iris =
        e.style === "blind"
          ? dot(x, e.y, 3, "#d9ecf5")
          : dot(x + e.look, e.y + 0.2, e.style === "wide" ? 2.6 : 3.1, e.iris) +
            dot(x + e.look, e.y + 0.2, 1.5, "#0b0d14") +
            dot(x + e.look - 1.2, e.y - 1.2, 0.9, "#fff");
      const shape = eyeShape(x, e.y, s, open);
      return (
        socket +
        `<g>${fill(shape, white)}${iris}</g>` +
        line(
          `M${x - s * 7.6} ${e.y + 1.4}L${x - s * 3} ${e.y - 2.9 * open}L${x + s * 3.6} ${e.y - 3.1 * open}L${x + s * 8.6} ${e.y - 0.9}`,
          dark,
          2.3,
        ) +
        bags
      );
    })
    .join("");
}

const BROWS = { flat: [0, 0], angry: [3.4, -2], worry: [-3, 2], high: [-3, -3.5] } as const;

export function brows(g: Sitter): string {
  const { t, p } = g;
  if (p.brows === false) return "";
  const b = { kind: "flat" as const, colour: g.hair[1], weight: 3, y: 62, ...p.brows };
  const [inner, outer] = BROWS[b.kind];
  return [-1, 1]
    .map((s) => {
      const x = 80 + t + s * 13;
      return fill(
        poly(
          [
            x - s * 8,
            b.y + inner,
            x + s * 4,
            b.y - 2.4 + outer / 2,
            x + s * 10,
            b.y + outer + 1.5,
            x + s * 4,
            b.y - 2.4 + outer / 2 + b.weight,
            x - s * 8,
            b.y + inner + b.weight + 0.6,
          ],
          1,
        ),
        b.colour,
      );
    })
    .join("");
}

export function nose(g: Sitter): string {
  const { t, skin, p } = g;
  const w = p.nose === "broad" ? 2.4 : p.nose === "small" ? -2 : 0;
  const tip = p.nose === "long" ? 3 : p.nose === "small" ? -2 : 0;
  return (
    fill(
      poly(
        [
          80.5 + t,
          65,
          83 + t,
          76,
          87.5 + t + w,
          87 + tip,
          82 + t,
          91 + tip,
          74.5 + t - w,
          90 + tip,
          79 + t,
          86 + tip,
        ],
        1.4,
      ),
      mix(skin[1], skin[2], 0.12),
    ) +
    line(
      `M${75.5 + t - w} ${90 + tip}q2 1.6 4 0.4M${82.5 + t} ${90.4 + tip}q2 .4 3.4 -1.2`,
      skin[2],
      1.5,
    )
  );
}

export function mouth(g: Sitter): string {
  const { t, skin, p } = g;
  const m = { style: "flat" as const, colour: "#c2334a", ...p.mouth };
  const x = 80 + t;
  const dark = mix(skin[2], "#000000", 0.2);
  if (m.style === "none") return "";
  if (m.style === "lips") {
    const c = m.colour;
    return (
      fill(
        poly(
          [x - 10, 99, x - 4, 95.6, x, 96.8, x + 4, 95.6, x + 9.5, 98.6, x + 4, 104, x - 4, 104.4],
          1.4,
        ),
        mix(c, skin[2], 0.35),
      ) +
      fill(poly([x - 9, 99.4, x - 4, 99, x + 1, 99.6, x - 0.5, 104.2, x - 4, 104.2], 1.4), c) +
      line(`M${x - 9.5} 99.1Q${x} 101 ${x + 9} 98.7`, mix(c, "#000000", 0.55), 1.4)
    );
  }
  const shapes = {
    flat: `M${x - 9} 99.5L${x + 9} 98.8`,
    smirk: `M${x - 9} 100.5Q${x + 2} 101.5 ${x + 10} 96.4`,
    frown: `M${x - 9} 101.4Q${x} 97 ${x + 9} 101`,
    smile: `M${x - 10} 97.4Q${x} 103.5 ${x + 10} 96.8`,
    small: `M${x - 5} 99.6L${x + 5} 99.2`,
  };
  return (
    line(shapes[m.style], dark, 2.4) +
    line(`M${x - 4} 104.6h8`, mix(skin[1], skin[2], 0.2), 1.6, 'opacity=".8"')
  );
}

/** What grows below: stubble, moustache, goatee, beard. */
export function beard(g: Sitter): string {
  const { t, p } = g;
  if (!p.beard) return "";
  const c = g.hair;
  const x = 80 + t;
  if (p.beard === "stubble")
    return `<g opacity=".34">${fill(sym("55 84 60 97 70 111 79 115", 3), c[1])}</g>`;
  if (p.beard === "moustache")
    return lit(
      g,
      poly(
        [
          x,
          91,
          x - 6,
          92,
          x - 15,
          99,
          x - 15,
          103,
          x - 5,
          99,
          x,
          97.4,
          x + 5,
          99,
          x + 14,
          102.4,
          x + 14,
          98.6,
          x + 6,
          92,
        ],
        1.6,
      ),
      [c[0], c[1]],
      { by: [-7, -1] },
    );
  if (p.beard === "goatee")
    return lit(
      g,
      poly([x - 8, 105, x, 107, x + 8, 105, x + 6, 114, x, 126, x - 6, 114], 2),
      [c[0], c[1]],
      { by: [-6, 0] },
    );
  return (
    lit(
      g,
      poly(
        [
          53,
          74,
          58,
          88,
          68,
          93,
          x,
          91.5,
          92,
          93,
          102,
          88,
          107,
          74,
          110,
          92,
          104,
          114,
          95,
          128,
          84,
          136,
          74,
          134,
          63,
          126,
          55,
          112,
          50,
          92,
        ],
        3,
      ),
      [c[0], c[1], RIM],
      { by: [-18, -2], solid: outline(g) },
    ) + line(`M${x - 8} 101.5Q${x} 99.5 ${x + 8} 101`, c[2], 3)
  );
}
