/** Goods and money, in a box of 80 by 48. */
import { dot, fill, line, neon, oval, rect } from "../ink.js";
import { METAL, part, plain } from "./parts.js";
import type { DrawThing } from "./thing-type.js";

const ingot = (x: number, y: number): string =>
  plain(`${x} ${y} ${x + 16} ${y} ${x + 20} ${y + 8} ${x - 4} ${y + 8}`, "#8ea3c2") +
  plain(`${x} ${y} ${x + 16} ${y} ${x + 14} ${y + 3} ${x + 2} ${y + 3}`, "#dfe9f6") +
  plain(`${x + 16} ${y} ${x + 20} ${y + 8} ${x + 12} ${y + 8} ${x + 12} ${y + 3}`, "#4d5c76");

export const goods = {
  silk: (pen) =>
    part(pen, "12 16 52 10 58 18 58 36 18 42 12 36", "#b84a7c", 4) +
    line("M18 22q20-8 38-6M18 29q20-8 38-6M18 36q20-8 38-6", "#ff9cc8", 1.6) +
    oval(58, 27, 6, 10, "#7a2450") +
    oval(58, 27, 3, 6, "#ff9cc8") +
    oval(58, 27, 1.4, 3, "#4d1230") +
    fill("M52 38q10 2 18-4l2 8q-12 6-22 2z", "#d9639b"),
  salt: (pen) =>
    oval(40, 41, 28, 5, "#01030a", 'opacity=".35"') +
    part(pen, "40 6 54 18 60 32 66 42 14 42 22 28 30 14", "#dfe9f2", 2) +
    plain("40 6 54 18 46 24 40 16", "#ffffff") +
    plain("46 24 54 18 60 32 66 42 50 42", "#9fb4cf") +
    plain("22 28 34 26 30 42 14 42", "#b9cbe0") +
    line("M40 16L34 26L30 42M46 24L50 42M34 26L46 24", "#7f97b8", 1.2),
  spice: (pen) =>
    part(pen, "20 24 60 24 64 42 16 42", "#7a5236", 3) +
    fill("M22 25Q30 6 40 5Q50 6 58 25z", "#e08a2e") +
    fill("M22 25Q30 6 40 5Q36 14 34 25z", "#ffb84d") +
    dot(32, 18, 1.4, "#c2313f") +
    dot(44, 12, 1.4, "#c2313f") +
    dot(49, 20, 1.4, "#7a3b1c") +
    dot(38, 22, 1.2, "#7a3b1c") +
    line("M18 33h44", "#4a2f20", 2),
  steel: () =>
    oval(40, 42, 30, 4, "#01030a", 'opacity=".4"') +
    ingot(14, 34) +
    ingot(36, 34) +
    ingot(25, 25) +
    ingot(47, 25) +
    ingot(36, 16),
  coin: (pen) =>
    part(pen, "40 4 56 12 58 30 48 43 32 43 22 30 24 12", "#d9a23a", 3) +
    line("M40 10L51 16L52 29L46 38H34L28 29L29 16z", "#8a5a12", 1.6) +
    line("M36 16v16M36 16h5q4 0 4 4t-4 4h-5h6q4 0 4 4t-4 4h-6", "#573618", 2.4),
  chip: (pen, c) =>
    part(pen, "20 10 60 10 60 38 20 38", "#1b2942", 2) +
    rect(28, 15, 24, 18, "#0a1120") +
    neon("M34 24h12M40 19v10", c, 1.4) +
    line(
      "M26 10V5M34 10V5M42 10V5M50 10V5M26 38v5M34 38v5M42 38v5M50 38v5M20 17h-5M20 24h-5M20 31h-5M60 17h5M60 24h5M60 31h5",
      METAL,
      1.8,
    ),
  heart: (pen) =>
    part(pen, "40 44 18 24 16 14 22 7 31 6 40 14 49 6 58 7 64 14 62 24", "#e2434f", 4) +
    fill("M22 14q4-6 10-3q-6 2-7 9z", "#ffb3b8"),
  crate: (pen) =>
    part(pen, "16 8 64 8 64 42 16 42", "#8f6a48", 1) +
    line("M16 16H64M16 34H64M24 16V34M56 16V34M24 34L56 16", "#4a3322", 2.4),
  gem: (pen) =>
    part(pen, "30 8 50 8 62 20 40 44 18 20", "#4fdcc6", 1) +
    line("M18 20H62M30 8L33 20L40 44L47 20L50 8", "#ffffff", 1, 'opacity=".6"'),
} as const satisfies Readonly<Record<string, DrawThing>>;
