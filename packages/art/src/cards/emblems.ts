/** Emblems of sides: shape and drawing, so that no colour is needed. Box 24 by 24. */
import { fill, line } from "../ink.js";

const EMBLEMS = {
  human: [
    "M2 22V10l8-8h12v12l-8 8z",
    (c: string) => line("M4.500 13.500h4l2-5l3 8l2-5l1 2h3", c, 1.9),
  ],
  machine: [
    "M10 1h4l1 3l3-1l3 3l-1 3l3 1v4l-3 1l1 3l-3 3l-3-1l-1 3h-4l-1-3l-3 1l-3-3l1-3l-3-1v-4l3-1l-1-3l3-3l3 1z",
    (c: string) => fill("M7 9h10v6h-10z", c),
  ],
  outlaw: [
    "M1 2h22l-2 14l-9 7l-9-7z",
    (c: string) =>
      fill("M4.500 8l6 1.500l-1 4l-4-1.500zM19.500 8l-6 1.500l1 4l4-1.500z", c) +
      line("M9.500 18h5", c, 1.6),
  ],
  legion: ["M12 1l10 6v10l-10 6l-10-6V7z", (c: string) => line("M7 9l5 3l5-3M7 14l5 3l5-3", c, 2)],
} as const;

export type Emblem = keyof typeof EMBLEMS;

/** An emblem at x, y with a width: its shape in one tone, its drawing in the other. */
export function drawEmblem(
  name: Emblem,
  x: number,
  y: number,
  width: number,
  tone: string,
  inner: string,
): string {
  const [shape, drawing] = EMBLEMS[name];
  return `<g transform="translate(${x} ${y}) scale(${(width / 24).toFixed(2)})">${fill(shape, tone)}${drawing(inner)}</g>`;
}
