/** Things as objects in a box of 80 by 48, light from the left: vehicles. `c` is what glows on them. */
import { dot, line, neon, rect } from "../ink.js";
import { part, plain } from "./parts.js";
import type { DrawThing } from "./thing-type.js";

const wheel = (x: number, y: number, r: number): string =>
  dot(x, y, r, "#0a0d14", 'stroke="#56647e" stroke-width="2"') + dot(x, y, r * 0.35, "#8b9bb5");

export const vehicles = {
  scooter: (pen, _c) =>
    wheel(20, 38, 8) +
    wheel(62, 38, 8) +
    part(pen, "10 30 22 24 36 30 46 30 54 14 60 14 58 20 64 32 54 36 26 36 12 34", "#3f9a92") +
    line("M52 12h10", "#cdd8ea", 2.4) +
    rect(14, 22, 16, 4, "#20242e"),
  racer: (pen, _c) =>
    part(pen, "4 32 12 24 26 22 36 13 56 13 66 23 76 26 77 34 70 38 8 38", "#3aa69a") +
    plain("30 22 38 15 48 15 48 22", "#9fdcff", 'opacity=".8"') +
    plain("51 15 55 15 62 22 51 22", "#5f8fb0") +
    wheel(20, 37, 7.5) +
    wheel(60, 37, 7.5) +
    neon("M4 30h8M70 28h7", "#ffffff", 1.4) +
    line("M12 32h54", "#a7eee4", 1),
  van: (pen, c) =>
    part(pen, "4 12 54 8 66 12 74 24 76 38 4 38", "#3c4658") +
    plain("56 13 64 14 70 24 57 24", "#9fdcff", 'opacity=".75"') +
    line("M8 18h42M8 26h44M30 12v26", "#20283a", 1.6) +
    wheel(20, 38, 7.5) +
    wheel(60, 38, 7.5) +
    neon("M6 32h20", c, 1.6) +
    rect(72, 28, 4, 5, "#fff3b0"),
  cab: (pen) =>
    part(pen, "6 30 14 24 24 14 52 13 62 23 74 26 75 37 6 37", "#e0b23c") +
    plain("22 23 28 16 38 16 38 23", "#8fd8ff") +
    plain("41 16 51 16 58 23 41 23", "#5f8fb0") +
    rect(32, 8, 14, 5, "#fff3b0") +
    wheel(20, 37, 7) +
    wheel(60, 37, 7) +
    line("M10 29h60", "#20242e", 2, 'stroke-dasharray="4 4"'),
} as const satisfies Readonly<Record<string, DrawThing>>;
