/** Visors, lenses and what has been built into a face. Box 160 by 160. */
import { dot, fill, line, lit, neon, poly, rect, ring, sym, within } from "../ink.js";
import { RIM, STUFF } from "../palette.js";
import { outline } from "./face.js";
import type { Part, Sitter } from "./face-type.js";

const shine = (d: string): string => fill(d, "#ffffff", 'opacity=".14"');

export const IMPLANTS = {
  visor: {
    front: (g: Sitter) =>
      fill(poly("46 60 114 60 111 79 95 83 80 77 65 83 49 79", 2), "#070b14") +
      shine(poly("50 63 84 63 75 74 53 75", 1)) +
      neon("M54 70H106", g.glow, 3.6) +
      line("M54 70H106", "#ffffff", 1.2, 'opacity=".8"'),
  },
  goggles: {
    front: (g: Sitter) =>
      rect(46, 65, 68, 9, "#171d2b") +
      [65, 95]
        .map(
          (x) =>
            lit(g, ring(x, 71, 14), [STUFF.iron[0], STUFF.iron[1], RIM], { by: [-5, -4] }) +
            dot(x, 71, 10.5, "#0a1018") +
            dot(x, 71, 9, g.glow, 'opacity=".85"') +
            dot(x - 3, 68, 3, "#ffffff", 'opacity=".8"'),
        )
        .join(""),
  },
  shades: {
    front: (g: Sitter) =>
      fill(poly("52 63 78 64 76 79 57 80", 3), "#070a12") +
      fill(poly("108 63 82 64 84 79 103 80", 3), "#05070d") +
      line("M50 64L110 64", "#39465e", 2.6) +
      fill(poly("56 66 66 66 60 77", 1), g.glow, 'opacity=".65"'),
  },
  monocle: {
    front: (g: Sitter) =>
      lit(g, ring(67 + g.t, 72, 13), [STUFF.iron[0], STUFF.iron[1], RIM], { by: [-5, -4] }) +
      dot(67 + g.t, 72, 9, "#070b14") +
      dot(67 + g.t, 72, 5, g.glow) +
      dot(65 + g.t, 70, 1.8, "#ffffff") +
      line(`M${55 + g.t} 66L48 60M${55 + g.t} 78L48 82`, "#8fa2bd", 2.2),
  },
  lens: {
    front: (g: Sitter) =>
      dot(94 + g.t, 72, 10.5, "#2b364a") +
      dot(94 + g.t, 72, 7.6, "#070b14") +
      dot(94 + g.t, 72, 4.2, g.glow) +
      dot(94 + g.t, 72, 14, g.glow, 'opacity=".16"') +
      line("M104 66L112 60M105 76L113 78", "#6d7f9b", 2),
  },
  respirator: {
    front: (g: Sitter) =>
      lit(g, sym("79 84 62 86 54 82 57 98 66 112 79 117", 3), ["#39445a", "#1b2333", RIM], {
        by: [-14, -2],
        solid: outline(g),
      }) +
      dot(66, 103, 6, "#0d1420") +
      dot(94, 103, 6, "#0a0f18") +
      line("M74 96v12M80 96v13M86 96v12", g.glow, 2.4),
  },
  plate: {
    front: (g: Sitter) =>
      within(
        g,
        outline(g),
        fill(poly("46 56 114 56 114 82 92 86 80 79 68 86 46 82", 1), "#2a3548") +
          fill(poly("82 56 114 56 114 86 92 86 82 79", 1), "#18212f"),
      ) + neon("M58 69l14 3M102 69l-14 3", g.glow, 3),
  },
  temple: {
    front: (g: Sitter) =>
      neon("M54 54h7l4-6M55 62h5M57 44l6 2", g.glow, 1.8) + dot(66, 47, 2.2, g.glow),
  },
  cheek: {
    front: (g: Sitter) => neon("M58 86h9l6 7M61 93h6", g.glow, 1.8) + dot(74, 94, 2, g.glow),
  },
  steeljaw: {
    front: (g: Sitter) =>
      within(
        g,
        outline(g),
        fill(poly("50 88 64 92 72 108 76 118 50 118", 1), "#55647c") +
          fill(poly("50 88 64 92 67 98 52 97", 1), "#8fa2bd"),
      ) + neon("M60 103l7 5", g.glow, 1.6),
  },
  half: {
    front: (g: Sitter) =>
      within(
        g,
        outline(g),
        fill(poly("82 18 120 18 120 120 80 120 84 100 82 90 89 86 83 62", 1), "#3a485e") +
          fill(poly("98 18 120 18 120 120 96 120 104 86", 1), "#27334a") +
          line(
            "M82 22L83 62L89 86L82 90L84 100L80 116M90 40h18M89 49h20M90 98h14M89 106h10",
            "#7f93b0",
            1.6,
          ),
      ) +
      dot(94, 72, 8, "#0a0f1a") +
      dot(94, 72, 4.6, g.glow) +
      dot(94, 72, 11, "none", `stroke="${g.glow}" stroke-width="1.400" opacity=".7"`),
  },
  warpaint: {
    front: (g: Sitter) => within(g, outline(g), fill("M46 66H114V80H46z", g.glow, 'opacity=".7"')),
  },
  wrinkles: {
    front: (g: Sitter) =>
      line(
        "M62 56h14M64 50h12M84 56h12M60 82l6 4M100 82l-6 4M69 93l-3 8M91 93l3 8",
        g.skin[1],
        1.6,
      ),
  },
  neckwires: { front: (g: Sitter) => neon("M66 122l-7 16M72 128l-5 14M94 122l7 16", g.glow, 1.8) },
  helmetlow: {
    front: (g: Sitter) =>
      lit(
        g,
        sym("79 12 60 16 46 34 44 74 49 92 57 94 57 66 64 52 79 50", 5),
        [STUFF.iron[0], STUFF.iron[1], RIM],
        {
          by: [-16, -4],
          solid: outline(g),
        },
      ) +
      line("M80 12V50M50 40H66M94 40H110", STUFF.iron[2], 2) +
      line("M58 60H102", g.glow, 2, 'opacity=".8"'),
  },
} as const satisfies Readonly<Record<string, Part>>;
