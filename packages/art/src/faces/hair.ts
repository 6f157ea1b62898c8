/** Hair: for each style what is behind the head and what is before it. */
import { dot, fill, line, lit, type Point, poly, sym, within } from "../ink.js";
import { RIM } from "../palette.js";
import { outline } from "./face.js";
import type { Part, Sitter } from "./face-type.js";

/** Hair throws a shadow on the face before it is drawn. */
const front = (points: string, g: Sitter, by: Point = [-14, -4], r = 3): string => {
  const d = poly(points, r);
  const shadow = within(g, outline(g), fill(d, g.skin[1], 'transform="translate(2 5)"'));
  return shadow + lit(g, d, [g.hair[0], g.hair[1], RIM], { by, solid: outline(g) });
};
const back = (points: string, g: Sitter, r = 4): string =>
  lit(g, poly(points, r), [g.hair[1], g.hair[2], RIM], { by: [-20, -2] });
const strands = (d: string, g: Sitter, w = 1.6): string => line(d, g.hair[2], w, 'opacity=".7"');

const HAIR = {
  none: {},
  short: {
    front: (g: Sitter) =>
      front(
        "52 62 49 44 54 28 68 17 90 16 105 24 112 42 109 62 106 52 100 42 84 44 68 36 60 44 56 54",
        g,
      ) + strands("M66 36Q74 24 90 22M84 43Q92 34 104 36", g),
  },
  crop: {
    front: (g: Sitter) =>
      front("53 58 51 42 57 28 70 21 90 21 103 28 109 42 107 58 104 46 98 38 80 36 62 38 56 46", g),
  },
  mess: {
    back: (g: Sitter) => back("44 70 40 44 52 22 80 12 108 22 120 44 116 70", g),
    front: (g: Sitter) =>
      front(
        "50 66 40 60 47 53 37 45 47 40 42 27 54 29 56 14 68 21 78 8 86 19 101 10 103 23 117 22 112 35 122 42 113 49 119 58 109 66 106 52 99 44 94 54 86 42 78 52 70 41 63 54 58 46",
        g,
        [-14, -4],
        1.5,
      ),
  },
  bob: {
    back: (g: Sitter) => back("46 52 52 26 80 14 108 26 114 52 118 100 112 112 48 112 42 100", g),
    front: (g: Sitter) =>
      front(
        "43 104 46 52 54 27 72 16 94 17 108 28 115 54 117 104 104 106 107 74 104 56 96 52 88 56 70 55 58 58 55 74 57 106",
        g,
      ) + strands("M66 54Q66 34 80 20M88 55Q92 36 88 20M104 56Q106 38 98 24", g),
  },
  long: {
    back: (g: Sitter) => back("44 56 50 26 80 13 110 26 116 56 120 116 126 150 34 150 40 116", g),
    front: (g: Sitter) =>
      front(
        "40 132 44 56 52 27 74 14 92 16 108 27 116 56 120 132 108 128 108 78 102 52 90 38 76 34 62 46 54 68 53 128",
        g,
      ) + strands("M78 33Q64 36 57 58M92 39Q106 50 111 84", g),
  },
  straight: {
    back: (g: Sitter) => back("46 50 54 24 80 15 106 24 114 50 118 158 42 158", g),
    front: (g: Sitter) =>
      front(
        "42 154 46 50 54 26 74 15 92 16 106 26 114 50 118 154 103 150 106 70 103 50 57 50 54 70 57 150",
        g,
        [-13, -2],
        2,
      ) + strands("M62 50V30M72 50V22M82 50V20M92 50V24M100 50V32", g),
  },
  quiff: {
    front: (g: Sitter) =>
      front(
        "54 60 53 44 50 34 56 20 74 8 100 4 116 12 110 20 118 26 108 34 109 46 106 60 104 46 96 38 78 38 62 36 57 46",
        g,
        [-16, -3],
      ) + strands("M66 34Q74 18 100 12M82 36Q90 26 108 24", g, 2),
  },
  curls: {
    back: (g: Sitter) =>
      `<g>${[
        [48, 60, 17],
        [44, 84, 15],
        [112, 60, 17],
        [117, 84, 15],
        [58, 34, 19],
        [80, 26, 20],
        [103, 34, 19],
      ]
        .map(([x, y, r]) =>
          lit(
            g,
            `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
            [g.hair[0], g.hair[1], RIM],
            { by: [-9, -5] },
          ),
        )
        .join("")}</g>`,
    front: (g: Sitter) =>
      [
        [60, 40, 11],
        [74, 32, 12],
        [89, 32, 12],
        [102, 41, 11],
      ]
        .map(([x, y, r]) =>
          lit(
            g,
            `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
            [g.hair[0], g.hair[1]],
            { by: [-7, -5] },
          ),
        )
        .join(""),
  },
  bun: {
    back: (g: Sitter) =>
      lit(g, "M62 14a18 14 0 1 0 36 0a18 14 0 1 0 -36 0", [g.hair[0], g.hair[1], RIM], {
        by: [-12, -4],
      }),
    front: (g: Sitter) =>
      front(
        "52 66 50 46 56 29 72 20 90 20 104 29 110 46 108 66 104 50 92 36 80 42 66 37 56 52",
        g,
      ) + strands("M80 41V24M66 36Q70 26 78 22M93 35Q92 27 84 22", g),
  },
  waves: {
    back: (g: Sitter) =>
      back(
        "42 60 50 28 80 14 110 28 118 60 112 78 122 96 114 116 124 134 36 134 46 116 38 96 48 78",
        g,
      ),
    front: (g: Sitter) =>
      front(
        "47 96 52 80 44 64 52 32 72 18 96 18 110 32 116 60 109 80 113 96 104 92 108 62 98 44 84 34 68 44 56 58 57 84",
        g,
      ) + strands("M82 34Q64 40 56 62M96 42Q108 54 110 70", g),
  },
  mohawk: {
    back: (g: Sitter) =>
      lit(
        g,
        poly("66 40 60 12 69 16 68 -2 78 8 84 -8 90 8 100 -4 98 14 108 8 98 40", 1),
        [g.hair[0], g.hair[1], RIM],
        { by: [-9, -2] },
      ),
    front: (g: Sitter) =>
      lit(g, poly("68 42 65 20 80 10 95 20 92 42 84 35 80 46 75 35", 1.5), [g.hair[0], g.hair[1]], {
        by: [-9, -3],
      }) +
      line("M55 52L60 34M105 52L100 34M58 46L64 32M102 46L96 32", g.skin[2], 1.8, 'opacity=".55"'),
  },
  braids: {
    back: (g: Sitter) =>
      [44, 116]
        .map((x, s) =>
          [0, 1, 2, 3, 4]
            .map((i) =>
              lit(
                g,
                poly([x - 8, 88 + i * 14, x, 80 + i * 14, x + 8, 88 + i * 14, x, 102 + i * 14], 4),
                [g.hair[s ? 1 : 0], g.hair[s ? 2 : 1], RIM],
                { by: [-6, -2] },
              ),
            )
            .join(""),
        )
        .join(""),
    front: (g: Sitter) =>
      front(
        "50 84 47 56 54 28 72 17 90 17 106 28 113 56 110 84 106 62 98 46 81 28 80 28 62 46 54 62",
        g,
      ) + strands("M80 27V18M66 42Q60 54 56 66M94 42Q101 54 104 66", g),
  },
  side: {
    front: (g: Sitter) =>
      front(
        "53 60 51 40 58 25 74 14 96 14 114 26 120 50 118 84 110 98 108 72 104 50 92 40 76 34 64 38 58 48",
        g,
        [-15, -3],
      ) +
      strands("M74 34Q98 30 112 62M84 26Q108 32 116 60", g) +
      line("M54 50L57 38M57 46L61 36", g.skin[2], 1.6, 'opacity=".5"'),
  },
  cables: {
    back: (g: Sitter) =>
      [
        "M58 44C26 40 28 82 18 92S30 122 14 150",
        "M54 56C36 64 44 96 32 110S44 138 34 160",
        "M102 44C134 40 132 82 142 92S130 122 146 150",
        "M106 56C124 64 116 96 128 110S116 138 126 160",
        "M66 32C44 6 26 24 14 36",
        "M94 32C116 6 134 24 146 36",
        "M76 28C66 4 52 6 44 0",
        "M86 28C96 4 108 8 118 0",
      ]
        .map(
          (d, i) =>
            line(d, g.hair[2], 13) +
            line(d, g.hair[i % 2 ? 1 : 0], 9.5) +
            line(d, g.glow, 1.6, 'stroke-dasharray="1 9"'),
        )
        .join(""),
    front: (g: Sitter) =>
      lit(g, sym("74 16 56 26 49 46 51 60 58 44 70 38 79 40", 4), [g.hair[0], g.hair[1], RIM], {
        by: [-12, -3],
        solid: outline(g),
      }) + [62, 72, 83, 94].map((x, i) => dot(x, 33 - (i % 3 ? 4 : 0), 2.4, g.glow)).join(""),
  },
} as const satisfies Readonly<Record<string, Part>>;

export type HairStyle = keyof typeof HAIR;
export const hairNames = Object.keys(HAIR) as readonly HairStyle[];

export const hairOf = (g: Sitter): Part => HAIR[g.p.hair?.style ?? "none"];
