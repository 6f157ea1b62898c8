/** Things as objects in a box of 80 by 48, light from the left: gear. `c` is what glows on them. */
import { dot, line, neon, oval, rect } from "../ink.js";
import { METAL, part, plain } from "./parts.js";
import type { DrawThing } from "./thing-type.js";

export const gear = {
  vest: (pen, c) =>
    part(pen, "24 6 33 4 36 12 44 12 47 4 56 6 64 14 59 44 21 44 16 14", "#4d5a70") +
    part(pen, "27 18 39 18 39 40 28 40", "#657592") +
    part(pen, "41 18 53 18 52 40 41 40", "#56647e") +
    neon("M30 23h7M43 23h7", c, 1.4),
  armour: (pen, c) =>
    part(pen, "18 8 32 4 40 12 48 4 62 8 68 18 58 22 56 44 24 44 22 22 12 18", "#8a97ad") +
    part(pen, "30 18 50 18 46 36 34 36", "#b5c2d6") +
    neon("M40 20v14", c),
  medkit: (pen) =>
    part(pen, "14 14 66 14 68 18 68 42 12 42 12 18", "#dfe6ee") +
    part(pen, "30 8 50 8 50 14 30 14", "#8b9bb5") +
    rect(36, 19, 8, 18, "#e2434f") +
    rect(31, 24, 18, 8, "#e2434f"),
  gel: (pen, c) =>
    part(pen, "30 8 50 8 52 42 28 42", "#dfe9f2") +
    part(pen, "33 3 47 3 47 9 33 9", "#8b9bb5") +
    rect(31, 22, 18, 12, c) +
    rect(38, 24, 4, 8, "#fff") +
    rect(36, 26, 8, 4, "#fff"),
  goggles: (_pen, c) =>
    line("M6 22q34 -16 68 0", "#39445a", 5) +
    [26, 54]
      .map(
        (x) =>
          dot(x, 26, 13, "#2b3446") +
          dot(x, 26, 9.5, c, 'opacity=".85"') +
          dot(x - 3, 23, 3, "#fff", 'opacity=".8"'),
      )
      .join("") +
    rect(37, 24, 6, 4, "#56647e"),
  eye: (_pen, c) =>
    dot(40, 24, 18, "#dfe6ee") +
    dot(40, 24, 11, "#1c4a46") +
    dot(40, 24, 7, c) +
    dot(40, 24, 3, "#05070d") +
    dot(35, 18, 3, "#fff") +
    neon("M22 24h-12M58 24h12M52 36l8 7", c, 1.4),
  jack: (pen, c) =>
    part(pen, "8 18 34 14 40 18 40 30 34 34 8 30", "#39445a") +
    part(pen, "40 20 66 20 66 28 40 28", "#cdd8ea") +
    line("M66 22h9M66 26h9", c, 2.2) +
    neon("M14 24h18", c),
  cortex: (pen, c) =>
    part(pen, "22 10 40 5 58 10 66 24 58 38 40 43 22 38 14 24", "#6a4f6a") +
    line("M26 14q10 6 4 12t6 12M54 14q-10 6 -4 12t-6 12M40 7v34", "#b58fb5", 1.6) +
    neon("M30 24h20M40 14v20", c, 1.4) +
    dot(40, 24, 4, c),
  spring: (pen, c) =>
    part(pen, "18 6 32 6 30 20 20 20", "#8b9bb5") +
    line("M20 22h12l-12 6h12l-12 6h12", c, 2.6) +
    part(pen, "18 38 34 38 42 44 18 44", "#56647e") +
    part(pen, "48 6 62 6 60 20 50 20", "#8b9bb5") +
    line("M50 22h12l-12 6h12l-12 6h12", c, 2.6) +
    part(pen, "48 38 64 38 72 44 48 44", "#56647e"),
  spikes: (pen, c) =>
    [14, 27, 40, 53]
      .map(
        (x, i) =>
          part(pen, `${x} ${22 - i} ${x + 9} ${22 - i} ${x + 9} 44 ${x} 44`, "#c9a58c") +
          part(
            pen,
            `${x + 1} ${23 - i} ${x + 8} ${23 - i} ${x + 5} ${6 - i} ${x + 4} ${6 - i}`,
            "#dfe6ee",
          ),
      )
      .join("") + neon("M16 32h5M29 32h5M42 32h5M55 32h5", c),
  suit: (pen, c) =>
    part(
      pen,
      "26 6 36 4 40 14 44 4 54 6 66 14 60 26 56 22 56 45 24 45 24 22 20 26 14 14",
      "#2c2740",
    ) +
    plain("36 5 40 15 44 5 42 30 38 30", "#f3efff") +
    plain("39 14 41 14 43 30 40 34 37 30", c) +
    neon("M28 26h6", c),
  shield: (pen, c) =>
    part(pen, "20 4 60 4 64 10 62 30 40 46 18 30 16 10", "#7f95b8", 2) +
    rect(26, 12, 28, 8, "#cfe6ff", 'opacity=".8"') +
    neon("M40 24v16", c),
  decoy: (_pen, c) =>
    oval(40, 42, 18, 4, "#39445a") +
    neon("M40 8l6 6v6l-6 4l-6 -4v-6zM30 40v-10l6 -4h8l6 4v10", c, 1.6) +
    line("M24 20h4M52 20h4M22 30h5M53 30h5", c, 1.4),
  breaker: (pen, c) =>
    part(pen, "14 10 66 10 66 40 14 40", "#2b3446") +
    rect(19, 15, 26, 14, "#05070d") +
    line("M22 19h14M22 23h20M22 27h9", c, 1.5) +
    [50, 56]
      .map((x) => [16, 22, 28].map((y) => dot(x, y, 2, y === 22 ? c : "#56647e")).join(""))
      .join("") +
    line("M66 20h9M66 30h9", METAL, 2),
  patch: (pen, c) =>
    part(pen, "16 16 64 16 64 34 16 34", "#d9b48f") +
    rect(30, 16, 20, 18, "#f0dcc4") +
    neon("M40 19v12M34 25h12", c),
} as const satisfies Readonly<Record<string, DrawThing>>;
