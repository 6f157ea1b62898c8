/** Shoulders and collars. */
import { dot, fill, line, lit, mirror, poly, sym, type Tones } from "../ink.js";
import { type Cloth, GLOW, RIM, STUFF } from "../palette.js";
import type { Sitter } from "./face-type.js";

const SHOULDERS = "64 118 52 124 30 131 16 142 8 166";
const cloth = (g: Sitter, points = SHOULDERS, c: Cloth = g.wear, r = 5): string =>
  lit(g, sym(points, r), [c[0], c[1], RIM], { by: [-26, -3] });
const two = (g: Sitter, points: string, left: Tones, right: Tones, r = 2): string =>
  lit(g, poly(points, r), left, { by: [-8, -3] }) +
  lit(g, poly(mirror(points), r), right, { by: [-8, -3] });
const flaps = (g: Sitter, points: string, c: Cloth = g.wear, r = 2): string =>
  two(g, points, [c[0], c[1]], [c[1], c[2], RIM], r);

const scarfOf = (g: Sitter): Cloth =>
  g.p.colours?.scarf ? STUFF[g.p.colours.scarf] : ["#8c5a4a", "#4a2d33", "#2a181f"];

const WEAR = {
  plain: (g: Sitter) => cloth(g) + line("M60 126Q80 146 100 126", g.wear[2], 3),
  turtle: (g: Sitter) =>
    cloth(g) +
    lit(g, sym("64 106 60 126 66 134 79 136", 4), [g.wear[0], g.wear[1], RIM], { by: [-12, -2] }) +
    line("M64 117Q80 124 96 117", g.wear[2], 1.6),
  trench: (g: Sitter) =>
    cloth(g) +
    fill(poly("66 126 80 150 94 126 92 166 68 166", 1), g.p.shirt ?? "#d9dde6") +
    fill(poly("76 140 84 140 86 150 82 166 78 166 74 150", 1), "#1b2436") +
    flaps(g, "62 108 52 100 44 126 56 150 72 166 78 166 70 140") +
    line("M44 126L70 141M116 126L90 141", g.wear[2], 1.6),
  suit: (g: Sitter) =>
    cloth(g) +
    fill(poly("66 122 80 150 94 122 90 166 70 166", 1), "#eceae6") +
    fill(poly("80 150 94 122 90 166 80 166", 1), "#a9adbd") +
    flaps(g, "64 118 54 124 58 146 50 150 74 166 79 166 68 138") +
    (g.p.tie === "bow"
      ? fill(poly("80 133 64 126 64 142", 1), g.p.tieColour ?? "#c7303c") +
        fill(poly("80 133 96 126 96 142", 1), "#7b1a28") +
        dot(80, 134, 4, "#9c2433")
      : fill(
          poly("75 128 85 128 83 136 88 160 80 166 72 160 77 136", 1),
          g.p.tieColour ?? "#26324c",
        )),
  hoodie: (g: Sitter) =>
    cloth(g) +
    lit(g, sym("60 104 46 116 44 130 60 146 79 150", 6), [g.wear[0], g.wear[1], RIM], {
      by: [-16, -3],
    }) +
    fill(sym("64 112 58 124 66 136 79 140", 4), g.wear[2]) +
    line("M70 140V158M90 140V156", "#e6e1d8", 2.2),
  jacket: (g: Sitter) =>
    cloth(g) +
    fill(poly("66 120 80 136 94 120 92 166 68 166", 1), g.p.shirt ?? "#1a2233") +
    flaps(g, "64 112 56 116 50 132 62 150 66 166 77 166 72 136") +
    line("M72 138V166M88 138V166", g.wear[2], 1.4),
  bomber: (g: Sitter) =>
    cloth(g) +
    lit(g, sym("62 112 52 120 54 134 68 142 79 144", 5), [g.wear[1], g.wear[2], RIM], {
      by: [-10, -3],
    }) +
    line("M80 144V166", g.p.shirt ?? "#e6c15a", 2.4) +
    line("M58 122L62 138M66 118L68 142M94 118L92 142M102 122L98 138", g.wear[2], 1.5),
  apron: (g: Sitter) =>
    cloth(g) +
    fill(poly("60 150 66 166 94 166 100 150 92 140 68 140", 2), "#f4efe8") +
    two(g, "79 128 62 118 50 130 60 144", ["#fbf7f0", "#bdb6c4"], ["#c4bfd0", "#8a86a0", RIM]) +
    fill(poly("104 144 122 142 123 151 105 153", 1), "#f3c766") +
    line("M108 148.500H118", "#573618", 1.8),
  medic: (g: Sitter) =>
    cloth(g) +
    lit(g, sym("64 110 56 118 58 134 79 142", 4), [g.wear[1], g.wear[2], RIM], { by: [-10, -3] }) +
    fill(poly("30 132 42 128 50 166 36 166", 1), "#f4efd8") +
    fill(poly("130 132 118 128 110 166 124 166", 1), "#a8a7b5") +
    line("M80 142V166", g.wear[2], 2.2),
  space: (g: Sitter) =>
    cloth(g, "58 116 40 122 20 132 10 146 4 166") +
    lit(g, "M38 124a42 15 0 1 0 84 0a42 15 0 1 0 -84 0", [g.wear[0], g.wear[1], RIM], {
      by: [-22, -5],
    }) +
    fill("M46 122a34 10 0 1 0 68 0a34 10 0 1 0 -68 0", g.wear[2]) +
    fill(poly("66 146 94 146 94 160 66 160", 2), g.wear[1]) +
    dot(73, 153, 3, "#ff9b54") +
    dot(82, 153, 2.4, "#4fdcc6") +
    line("M88 150V156", "#f2f1ee", 2),
  robe: (g: Sitter) =>
    cloth(g, "62 112 44 122 22 130 8 146 2 166") +
    line(
      "M50 124Q66 148 72 166M110 124Q94 148 88 166M34 132Q46 152 48 166M126 132Q114 152 112 166",
      g.wear[2],
      2,
    ),
  rags: (g: Sitter) =>
    cloth(g, "60 112 42 118 22 132 12 146 4 166") +
    lit(
      g,
      poly(
        "44 118 62 110 80 128 100 112 118 120 112 130 120 138 104 140 98 154 84 144 70 156 60 142 46 144 50 132 38 130",
        1.5,
      ),
      [scarfOf(g)[0], scarfOf(g)[1], RIM],
      { by: [-16, -3] },
    ) +
    line("M52 126L78 142M112 128L90 142", scarfOf(g)[2], 1.8),
  armour: (g: Sitter) =>
    cloth(g, "66 120 56 128 46 150 44 166") +
    flaps(g, "58 122 30 118 10 130 2 150 6 166 40 166 52 140", g.wear, 3) +
    lit(g, sym("66 112 58 122 62 134 79 138", 3), [g.wear[1], g.wear[2], RIM], { by: [-10, -2] }) +
    line("M14 138L44 130M146 138L116 130", RIM, 2, 'opacity=".75"') +
    fill(poly("74 146 86 146 83 158 77 158", 1), GLOW),
  spikes: (g: Sitter) =>
    cloth(g) +
    flaps(g, "62 106 48 112 40 134 58 152 76 166 79 166 70 138") +
    [
      [22, 134, -1],
      [36, 127, -0.6],
      [124, 127, 0.6],
      [138, 134, 1],
    ]
      .map(([x, y, k]) =>
        fill(
          poly([x - 5, y + 3, x + k * 6, y - 13, x + 5, y + 2], 0.6),
          x < 80 ? "#dfe6ee" : "#7c87a0",
        ),
      )
      .join(""),
  fur: (g: Sitter) =>
    cloth(g) +
    lit(
      g,
      poly(
        "80 150 66 148 58 152 54 142 44 142 46 132 38 126 48 122 48 112 58 114 64 106 72 120 80 128 88 120 96 106 102 114 112 112 112 122 122 126 114 132 116 142 106 142 102 152 94 148",
        2,
      ),
      ["#d9c9b4", "#7d6a6c", RIM],
      { by: [-18, -4] },
    ),
  ruff: (g: Sitter) =>
    cloth(g) +
    [-3, 3, -2, 2, -1, 1, 0]
      .map((i) => {
        const x = 80 + i * 13,
          y = 122 - Math.abs(i) * 2;
        return lit(
          g,
          poly(
            [
              x - 3,
              y - 6,
              x + 3,
              y - 6,
              x + 11,
              y + 10,
              x,
              y + 32 - Math.abs(i) * 3,
              x - 11,
              y + 10,
            ],
            2,
          ),
          i % 2 ? ["#efe3cb", "#8f7f86", RIM] : ["#f3c766", "#a66f2d", RIM],
          { by: [-8, -2] },
        );
      })
      .join("") +
    dot(80, 160, 4, "#f3c766"),
  frame: (g: Sitter) =>
    cloth(g, "60 128 40 130 22 134 14 146 12 166") +
    lit(g, sym("70 104 68 132 60 140 79 142", 2), [g.wear[1], g.wear[2], RIM], { by: [-7, 0] }) +
    line("M68 112H92M67 120H93M66 128H94", g.wear[2], 2.4) +
    dot(34, 146, 5, g.wear[2]) +
    dot(126, 146, 5, g.wear[2]) +
    line("M56 166L62 146H98L104 166", g.wear[2], 2.4),
  cape: (g: Sitter) =>
    cloth(g) +
    flaps(g, "64 128 52 112 40 84 34 112 34 140 56 166 79 166 74 144", g.wear, 3) +
    line("M40 88L46 118L70 150M120 88L114 118L90 150", g.glow, 2.2),
} as const satisfies Readonly<Record<string, (g: Sitter) => string>>;

export type Wear = keyof typeof WEAR;
export const wearNames = Object.keys(WEAR) as readonly Wear[];

export const wear = (g: Sitter): string => WEAR[g.p.wear?.style ?? "plain"](g);
