/** Things as objects in a box of 80 by 48, light from the left: weapons. `c` is what glows on them. */
import { dot, light, line, neon, rect } from "../ink.js";
import { METAL, part } from "./parts.js";
import type { DrawThing } from "./thing-type.js";

export const weapons = {
  rifle: (pen, c) =>
    part(
      pen,
      "4 22 14 19 22 19 26 16 50 16 50 20 76 20 76 24 50 25 46 28 36 28 33 38 26 38 28 28 22 28 14 33 5 33",
      "#8595b0",
    ) +
    part(pen, "38 28 46 27 49 38 43 40", "#56657f") +
    rect(30, 11, 14, 4, "#4a5973") +
    neon("M52 22h20", c, 1.2) +
    line("M14 24h10M34 22h12", light(METAL, 0.3), 1),
  shotgun: (pen, c) =>
    part(
      pen,
      "4 24 18 19 34 17 74 17 74 22 60 23 60 27 40 27 34 25 26 34 19 33 22 26 8 33",
      "#8f8a7e",
    ) +
    rect(46, 23, 16, 5, "#7a5a3c") +
    line("M36 19.5h36", light(METAL, 0.2), 1) +
    neon("M24 22h8", c),
  pistol: (pen, c) =>
    part(pen, "14 12 62 12 65 16 65 23 38 24 34 30 30 30 27 42 14 42 19 25 13 22", "#8595b0") +
    part(pen, "28 26 37 25 35 33 29 33", "#4a5973") +
    line("M18 15.5h42M22 19h14", light(METAL, 0.25), 1.2) +
    neon("M46 20h14", c),
  smg: (pen, c) =>
    part(
      pen,
      "8 16 56 15 56 18 72 18 72 22 54 24 50 26 47 40 39 40 41 26 30 26 26 36 18 36 21 26 9 24",
      "#8595b0",
    ) +
    rect(24, 11, 18, 4, "#4a5973") +
    neon("M12 20h30", c, 1.2),
  scatter: (pen, c) =>
    part(pen, "6 22 20 16 44 14 74 13 75 24 52 26 42 26 36 38 27 38 30 26 18 29 8 33", "#948871") +
    [16, 19, 22].map((y) => line(`M50 ${y}h24`, "#20242e", 1.6)).join("") +
    neon("M30 20h14", c),
  katana: (_pen, c) =>
    line("M10 38L70 8", "#f4f8ff", 3) +
    line("M11 39.5L70 9.5", c, 1.4) +
    line("M10 38L70 8", c, 8, 'opacity=".18"') +
    line("M24 26l7 9", METAL, 3) +
    line("M8 42L26 31.5", "#2b2430", 5),
  knife: (pen, c) =>
    part(pen, "34 20 68 12 72 15 58 24 36 30", "#cdd8ea") +
    part(pen, "10 28 33 20 37 30 16 38 9 35", "#30384a") +
    neon("M40 25l22 -7", c, 1),
  baton: (pen, c) =>
    part(pen, "8 30 30 22 33 29 12 38", "#30384a") +
    part(pen, "30 22 68 9 70 14 33 29", "#56647e") +
    neon("M42 20l20 -7M46 23l20 -7", c, 1.6),
  sniper: (pen, c) =>
    part(
      pen,
      "3 26 16 20 30 20 34 17 48 17 48 19 79 18 79 21 48 24 40 27 34 36 28 36 30 27 18 29 6 34",
      "#7c8ba6",
    ) +
    part(pen, "24 10 46 9 47 14 25 15", "#4a5973") +
    dot(46, 11.5, 3, c) +
    line("M58 24l-5 14M60 24l7 13", "#56647e", 2),
  grenade: (pen, c) =>
    part(pen, "28 14 52 14 56 22 56 36 50 43 30 43 24 36 24 22", "#5d6b56") +
    rect(33, 6, 14, 8, "#8b9bb5") +
    line("M47 8l10 5l2 9", "#cdd8ea", 2.4) +
    line("M26 24h28M26 33h28", "#36412f", 2) +
    neon("M36 28.5h8", c, 2),
} as const satisfies Readonly<Record<string, DrawThing>>;
