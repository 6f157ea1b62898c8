/** What people wear on the head and before the eyes, and what has been built into them. */
import { dot, fill, line, lit, poly, ring, sym, type Tones, within } from "../ink.js";
import { type Cloth, RIM, STUFF, type Stuff } from "../palette.js";
import { outline } from "./face.js";
import type { Part, Sitter } from "./face-type.js";
import { IMPLANTS } from "./implants.js";

const c = (g: Sitter, part: "hat" | "band", other: Stuff): Cloth =>
  STUFF[g.p.colours?.[part] ?? other];
const three = (s: readonly string[]): Tones => [s[0], s[1], RIM];

const GEAR = {
  ...IMPLANTS,
  hood: {
    back: (g: Sitter) =>
      lit(g, sym("76 4 52 16 38 44 36 86 44 122 79 134", 8), [g.wear[1], g.wear[2], RIM], {
        by: [-24, -3],
      }) + fill(sym("74 22 60 30 50 50 50 84 58 112 79 128", 6), g.wear[2]),
    front: (g: Sitter) => {
      const d = `${sym("76 4 52 16 38 44 36 86 44 122 60 134 79 138", 8)}${sym("74 24 61 32 53 50 53 82 60 106 72 120 79 121", 7)}`;
      return (
        lit(g, d, three(g.wear), {
          by: [-17, -5],
          hole: true,
          solid: sym("74 20 56 30 48 50 48 84 56 112 79 128", 6),
        }) + line("M60 40Q56 60 58 86", g.wear[2], 2, 'opacity=".6"')
      );
    },
  },
  shadow: {
    front: (g: Sitter) =>
      within(
        g,
        sym("74 22 60 30 52 50 52 84 60 110 79 124", 6),
        fill(
          poly("40 0 130 0 130 140 96 140 104 70 88 58 52 60 40 70", 4),
          "#07060d",
          'opacity=".55"',
        ),
      ),
  },
  beanie: {
    front: (g: Sitter) => {
      const s = c(g, "hat", "moss");
      return (
        lit(g, sym("78 6 62 10 52 26 50 46 79 40", 6), three(s), { by: [-16, -4] }) +
        lit(g, poly("47 42 80 36 113 42 114 56 80 49 46 56", 4), three([s[1], s[2]]), {
          by: [-18, -2],
        }) +
        line("M58 42L57 52M69 40L68 50M91 40L92 50M102 42L103 52", s[2], 1.8)
      );
    },
  },
  cap: {
    front: (g: Sitter) => {
      const s = c(g, "hat", "night");
      return (
        lit(g, poly("50 48 53 28 66 16 94 16 107 28 110 48 80 42", 5), three(s), {
          by: [-16, -4],
        }) +
        lit(g, poly("30 52 50 44 80 41 108 45 108 53 78 51 48 57", 3), three([s[1], s[2]]), {
          by: [-20, -3],
        })
      );
    },
  },
  fedora: {
    front: (g: Sitter) => {
      const s = c(g, "hat", "umber");
      return (
        lit(g, poly("52 40 56 12 72 5 80 10 90 4 104 12 108 40", 5), three(s), { by: [-18, -3] }) +
        fill(poly("52 32 108 32 109 43 51 43", 1), c(g, "band", "coal")[1]) +
        lit(g, poly("28 50 44 40 80 38 116 40 132 48 108 54 80 50 52 54", 5), three(s), {
          by: [-30, -3],
        })
      );
    },
  },
  bowler: {
    front: (g: Sitter) => {
      const s = c(g, "hat", "coal");
      return (
        lit(g, "M50 38C50 10 62 2 80 2s30 8 30 36z", three(s), { by: [-17, -4] }) +
        fill("M50 29h60v9H50z", c(g, "band", "red")[1]) +
        fill("M50 29h40v9H50z", c(g, "band", "red")[0]) +
        lit(g, "M34 40q10 10 46 9t46 -9q0 -7 -16 -5q-30 6 -60 0q-14 -2 -16 5z", three(s), {
          by: [-30, -3],
        })
      );
    },
  },
  tophat: {
    front: (g: Sitter) => {
      const s = c(g, "hat", "plum");
      return (
        lit(g, poly("54 40 50 -6 110 -6 106 40", 3), three(s), { by: [-20, 0] }) +
        fill(poly("53 28 107 28 106 39 54 39", 1), c(g, "band", "violet")[1]) +
        fill(poly("53 28 86 28 86 39 54 39", 1), c(g, "band", "violet")[0]) +
        lit(g, poly("32 46 46 38 80 36 114 38 128 46 106 50 80 46 54 50", 4), three(s), {
          by: [-30, -2],
        })
      );
    },
  },
  diner: {
    front: (g: Sitter) =>
      lit(g, poly("54 30 64 12 80 7 96 12 106 30 80 24", 4), three(c(g, "hat", "white")), {
        by: [-14, -3],
      }) + line("M58 27L66 15L80 11L94 15L102 27", c(g, "band", "blue")[0], 2.6),
  },
  turban: {
    back: (g: Sitter) =>
      lit(g, poly("112 46 132 60 136 92 124 130 112 120 118 84 104 60", 6), [
        c(g, "hat", "violet")[1],
        c(g, "hat", "violet")[2],
        RIM,
      ]),
    front: (g: Sitter) => {
      const s = c(g, "hat", "violet");
      return (
        within(
          g,
          outline(g),
          fill(poly("46 50 64 44 80 36 96 44 114 50 112 60 80 46 48 60", 3), g.skin[1]),
        ) +
        lit(g, sym("78 0 57 7 44 26 45 54 62 47 79 35", 6), three(s), {
          by: [-18, -4],
          solid: outline(g),
        }) +
        line(
          "M48 46Q70 34 80 10M112 46Q90 34 80 10M50 30Q68 22 80 10M110 30Q92 22 80 10M60 14Q72 12 80 10M100 14Q88 12 80 10",
          s[2],
          2,
        ) +
        lit(g, poly("80 20 88 30 80 42 72 30", 1), [STUFF.gold[0], STUFF.gold[1]], {
          by: [-5, -1],
        }) +
        fill(poly("80 25 84 30 80 36 76 30", 0.5), "#4fdcc6")
      );
    },
  },
  hoops: {
    front: () =>
      line(ring(49, 98, 7), STUFF.gold[0], 2.8) + line(ring(111, 98, 7), STUFF.gold[1], 2.8),
  },
  rescue: {
    front: (g: Sitter) => {
      const s = c(g, "hat", "sodium");
      return (
        lit(g, sym("76 8 56 16 46 38 46 52 79 46", 8), three(s), { by: [-18, -4] }) +
        lit(g, poly("38 56 46 46 80 42 114 46 122 56 80 53", 4), three([s[1], s[2]]), {
          by: [-24, -2],
        }) +
        fill(poly("75 9 85 9 86 43 74 43", 1), s[2], 'opacity=".45"') +
        fill("M76 20h8v6h6v8h-6v6h-8v-6h-6v-8h6z", "#f4f1ea") +
        dot(104, 34, 5, "#fff6d8")
      );
    },
  },
  mask: {
    front: (g: Sitter) =>
      lit(g, sym("79 84 66 86 55 80 57 98 67 112 79 117", 4), ["#e9f2f3", "#8fa6b3", RIM], {
        by: [-15, -2],
        solid: outline(g),
      }) + line("M57 82L50 74M103 82L110 74M66 94H94M67 102H93", "#6f8794", 1.6),
  },
  aviators: {
    front: (g: Sitter) => {
      const x = 80 + g.t,
        lens = (s: number): string =>
          poly([x + s * 3, 66, x + s * 22, 65, x + s * 23, 74, x + s * 16, 83, x + s * 7, 81], 4);
      return (
        fill(lens(-1), "#182036") +
        fill(lens(1), "#0d1220") +
        within(
          g,
          lens(-1),
          fill(poly([x - 26, 84, x - 12, 62, x - 5, 62, x - 19, 84], 0), "#5f86b8"),
        ) +
        within(
          g,
          lens(1),
          fill(poly([x + 2, 84, x + 16, 62, x + 20, 62, x + 6, 84], 0), "#34507c"),
        ) +
        line(lens(-1), STUFF.gold[0], 1.8) +
        line(lens(1), STUFF.gold[1], 1.8) +
        line(
          `M${x - 4} 68Q${x} 65 ${x + 4} 68M${x - 22} 67L52 70M${x + 22} 67L108 70`,
          STUFF.gold[0],
          1.8,
        )
      );
    },
  },
  rounds: {
    front: (g: Sitter) => {
      const x = 80 + g.t;
      return (
        [-13, 13]
          .map(
            (k) =>
              dot(x + k, 72, 10.5, "#cfe8ff", 'opacity=".18"') +
              line(ring(x + k, 72, 10.5), "#0f1524", 2.8) +
              line(`M${x + k - 6} 76L${x + k + 1} 66`, "#fff", 2, 'opacity=".6"'),
          )
          .join("") +
        line(`M${x - 3} 71q3 -3 6 0M${x - 23} 70L53 68M${x + 23} 70L107 68`, "#0f1524", 2.4)
      );
    },
  },
  bar: {
    front: () =>
      fill("M34 59H126V84H34z", "#05070c") +
      fill("M34 59h92v2h-92z", "#2d4468") +
      fill("M118 84h14v5h-14zM26 54h18v5h-18z", "#05070c"),
  },
  camera: {
    front: (g: Sitter) => {
      const s = STUFF.coal;
      return (
        lit(g, poly("96 88 110 86 118 102 128 166 98 166 94 108", 4), [g.wear[0], g.wear[1], RIM], {
          by: [-10, 0],
        }) +
        lit(g, poly("82 90 108 86 114 96 112 108 96 112 84 104", 4), [g.skin[0], g.skin[1], RIM], {
          by: [-12, -2],
        }) +
        lit(g, poly("72 56 78 56 82 49 100 49 104 56 140 56 142 92 72 93", 4), [s[0], s[1], RIM], {
          by: [-22, -4],
        }) +
        fill(poly("72 63 141 63 141 67 72 68", 0), "#c9ccd6") +
        lit(g, ring(98, 74, 18.5), ["#5a6277", "#1f2432", RIM], { by: [-6, -4] }) +
        dot(98, 74, 13.5, "#0b1020") +
        dot(98, 74, 9.5, "#16366b") +
        dot(98, 74, 5, "#2f7bd6") +
        fill("M91 68a9.5 9.5 0 0 1 8 -3.500l-1.6 4.400a6 6 0 0 0 -3.6 2.600z", "#e8f6ff") +
        fill(poly("112 49 132 49 132 56 112 56", 1), "#20242f") +
        fill(poly("108 34 134 32 136 48 108 49", 2), "#f6f3ea") +
        fill(poly("123 33 134 32 136 48 123 48", 2), "#a9b4c4") +
        dot(78, 60, 2.2, "#ff6f7b") +
        line("M142 30L150 22M146 40H156M136 24L139 14", "#fff6d8", 2.4) +
        lit(
          g,
          poly("132 52 142 50 147 58 146 84 138 88 134 80 140 74 132 70 139 64 132 60", 3),
          [g.skin[1], g.skin[2], RIM],
          { by: [-6, 0] },
        )
      );
    },
  },
  coins: {
    front: () =>
      [
        [58, 128],
        [65, 134],
        [72, 138],
        [80, 140],
        [88, 138],
        [95, 134],
        [102, 128],
      ]
        .map(
          ([x, y], i) =>
            dot(x, y, 4, STUFF.gold[i > 3 ? 1 : 0]) + dot(x - 1, y - 1, 1.4, "#fff1c9"),
        )
        .join(""),
  },
  helmet: {
    back: (g: Sitter) => lit(g, ring(80, 68, 56), [g.wear[0], g.wear[1], RIM], { by: [-20, -8] }),
    front: (g: Sitter) =>
      within(
        g,
        ring(80, 70, 46),
        fill(poly("20 0 74 0 40 140 20 140", 0), "#cfe8ff", 'opacity=".16"') +
          fill("M30 100Q80 116 130 96V130H30z", "#0b1c38", 'opacity=".8"') +
          [
            [44, 94, 6, 14],
            [52, 88, 7, 22],
            [61, 96, 5, 12],
            [96, 92, 7, 16],
            [105, 84, 6, 26],
            [114, 92, 7, 14],
          ]
            .map(([x, y, w, h]) => fill(`M${x} ${y}h${w}v${h}h${-w}z`, "#0b1c38", 'opacity=".85"'))
            .join("") +
          [
            [46, 98],
            [54, 93],
            [107, 90],
            [98, 97],
          ]
            .map(([x, y]) => fill(`M${x} ${y}h2v2h-2z`, "#ff9b54"))
            .join(""),
      ) +
      line(ring(80, 70, 47.5), g.wear[1], 5) +
      line("M42 46A47 47 0 0 1 66 25", "#ffffff", 4.5, 'opacity=".85"') +
      line("M40 60L39 70", "#ffffff", 4, 'opacity=".6"') +
      fill(poly("22 58 34 56 34 86 22 84", 3), g.wear[0]) +
      fill(poly("138 58 126 56 126 86 138 84", 3), g.wear[2]) +
      line("M134 60V82", RIM, 2.4),
  },
  headphones: {
    front: (g: Sitter) =>
      line("M40 70C38 -2 122 -2 120 70", "#171c2a", 7) +
      line("M40 66C40 6 96 0 112 36", "#5c6a86", 2.2) +
      lit(g, poly("34 62 46 58 50 88 38 90", 5), ["#66728a", "#222a3c"], { by: [-5, -1] }) +
      lit(g, poly("126 62 114 58 110 88 122 90", 5), ["#323b50", "#161c2a", RIM], { by: [-5, -1] }),
  },
  port: {
    front: (g: Sitter) =>
      fill(poly("96 84 107 80 104 96 98 102", 2), "#161c2a") +
      line("M98 88L105 85M98 93L104 91", g.glow, 1.8) +
      dot(103.5, 66, 3, "#161c2a") +
      dot(103.5, 66, 1.5, g.glow),
  },
  scar: {
    front: (g: Sitter) =>
      line(`M${62 + g.t} 56L${68 + g.t} 66M${66 + g.t} 78L${71 + g.t} 92`, g.skin[1], 2.6),
  },
  jaw: {
    front: (g: Sitter) =>
      lit(g, sym("79 92 68 91 57 84 59 98 69 113 79 117", 3), [STUFF.iron[0], STUFF.iron[1], RIM], {
        by: [-14, -2],
        solid: outline(g),
      }) +
      [62, 69, 76, 84, 91, 98]
        .map((x, i) =>
          fill(
            poly([x - 4, 97, x + 4, 97, x + (i > 2 ? -1 : 1), 106], 0.5),
            i < 3 ? "#f4efe4" : "#a9a3b5",
          ),
        )
        .join("") +
      [66, 73, 80, 87, 94]
        .map((x) =>
          fill(poly([x - 3.5, 110, x + 3.5, 110, x, 102.5], 0.5), x < 80 ? "#dcd4c8" : "#8b8598"),
        )
        .join(""),
  },
  balaclava: {
    front: (g: Sitter) => {
      const s = g.wear,
        hole = poly("56 66 68 62 80 65 92 62 104 66 105 75 98 81 84 80 80 83 76 80 62 81 55 75", 5);
      const d = sym("72 18 56 27 48 48 48 80 55 104 68 120 79 124", 7) + hole;
      return (
        lit(g, d, three(s), {
          by: [-17, -4],
          hole: true,
          solid: poly("50 60 108 60 108 86 50 86", 2),
        }) +
        line(
          "M62 92Q80 99 98 92M60 100Q80 108 100 100M66 110Q80 115 94 110",
          s[2],
          1.8,
          'opacity=".8"',
        ) +
        line("M52 52Q80 40 108 52", s[2], 1.6, 'opacity=".6"')
      );
    },
  },
  bow: {
    front: (g: Sitter) => {
      const s = c(g, "hat", "blue");
      return (
        line("M51 46Q80 14 109 46", s[1], 6) +
        line("M51 44Q66 24 84 24", s[0], 5) +
        lit(g, poly("84 22 64 2 60 22 72 30", 3), [s[0], s[1]], { by: [-8, -2] }) +
        lit(g, poly("84 22 106 4 110 24 96 30", 3), [s[0], s[1], RIM], { by: [-10, -2] }) +
        dot(84, 23, 5.5, s[2])
      );
    },
  },
  crack: {
    front: (g: Sitter) =>
      fill(poly("88 56 98 62 102 76 95 82 99 92 91 86 86 76 91 70", 1), "#0e0b16") +
      dot(95.5, 72, 4.2, "#ff5a66") +
      dot(94.5, 71, 1.6, "#ffe2d8") +
      line("M88 56L84 44L88 34M91 86L86 94M102 76L108 78M86 76L80 78", g.skin[2], 1.6),
  },
  thirdeye: {
    front: (g: Sitter) =>
      fill(poly("66 44 80 36 94 44 80 53", 3), "#120d1e") +
      fill(poly("69 44 80 38.5 91 44 80 50", 3), g.glow) +
      dot(80, 44, 4, "#1b1230") +
      line("M80 32V24M66 36L60 29M94 36L100 29", g.glow, 2),
  },
  loupe: {
    front: (g: Sitter) => {
      const b = STUFF.gold;
      return (
        line("M50 62H110", "#2a1d1a", 5) +
        lit(g, ring(67, 72, 13), [b[0], b[1]], { by: [-6, -4] }) +
        dot(67, 72, 9.5, "#10202b") +
        dot(67, 72, 7, "#1f5f66") +
        dot(64, 69, 2.6, "#d8fff5") +
        lit(g, ring(95, 71, 15), [b[0], b[1], RIM], { by: [-7, -4] }) +
        dot(95, 71, 11, "#10202b") +
        lit(g, ring(98, 72, 9), [b[1], b[2]], { by: [-4, -3] }) +
        dot(99, 73, 6, "#ff9b54") +
        dot(97.5, 71, 2, "#fff1d8") +
        line("M110 62L120 52M116 70L124 68", b[1], 3) +
        dot(121, 51, 3.5, b[0])
      );
    },
  },
  facepaint: {
    front: (g: Sitter) =>
      fill(poly("60 78 72 80 69 94 64 100", 1), g.glow, 'opacity=".9"') +
      fill(poly("100 78 88 80 91 94 96 100", 1), g.glow, 'opacity=".6"'),
  },
  stitches: {
    front: (g: Sitter) =>
      line("M66 99H94M69 95V103M75 95.500V103M81 95.500V103M87 95.500V103M92 95V103", g.skin[2], 2),
  },
  cigarette: {
    front: (g: Sitter) =>
      line(`M${88 + g.t} 100L${104 + g.t} 105`, "#f4efe4", 3) +
      dot(105 + g.t, 105.5, 2.2, "#ff9b54") +
      line(`M${107 + g.t} 101q6 -8 0 -16t4 -16`, "#dfe6ee", 2, 'opacity=".45"'),
  },
  earpiece: {
    front: () =>
      dot(50, 78, 3, "#e9eff9") +
      line("M50 81Q48 96 56 112", "#e9eff9", 1.6, 'stroke-dasharray="2 2"'),
  },
} as const satisfies Readonly<Record<string, Part>>;

export type Gear = keyof typeof GEAR;
export const gearNames = Object.keys(GEAR) as readonly Gear[];

export const gearOf = (g: Sitter): readonly Part[] => (g.p.gear ?? []).map((name) => GEAR[name]);
