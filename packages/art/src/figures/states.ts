/** What a piece is in, drawn on it: never only a letter, never only a colour. */
import { at, dot, fill, line, oval } from "../ink.js";
import { OWNER } from "../palette.js";

export type FigureState =
  | "hidden"
  | "aiming"
  | "stunned"
  | "down"
  | "alert"
  | "chosen"
  | "shielded"
  | "burning";

const star = (x: number, y: number): string =>
  fill(
    "M0-6L1.6-1.8L6 0L1.6 1.8L0 6L-1.6 1.8L-6 0L-1.600-1.800Z",
    "#ffe38a",
    `transform="translate(${x} ${y})"`,
  );

const badge = (inner: string, colour: string): string =>
  dot(0, 0, 11, "#04101a", `stroke="${colour}" stroke-width="1.6"`) + inner;

/** Lies under the figure. */
export const BELOW: Readonly<Partial<Record<FigureState, string>>> = {
  hidden: oval(0, 2, 38, 19, "none", `stroke="${OWNER}" stroke-width="2" stroke-dasharray="5 6"`),
  chosen: oval(
    0,
    2,
    42,
    21,
    "none",
    'stroke="#ffd9b8" stroke-width="2.600" stroke-dasharray="34 16" stroke-dashoffset="8"',
  ),
  shielded: oval(0, 2, 40, 20, OWNER, `fill-opacity=".14" stroke="${OWNER}" stroke-width="2"`),
};

/** Floats over it. */
export const ABOVE: Readonly<Partial<Record<FigureState, string>>> = {
  hidden: at(
    28,
    -98,
    badge(line("M-7 0Q0-6 7 0Q0 6-7 0ZM-5.500 5.500L5.500-5.500", "#d6fff7", 1.6), "#8ff5e4"),
  ),
  aiming: at(
    28,
    -98,
    badge(
      dot(0, 0, 5, "none", 'stroke="#ffc2c7" stroke-width="1.600"') +
        line("M0-9V-3M0 9V3M-9 0H-3M9 0H3", "#ffc2c7", 1.6),
      "#ff6f7b",
    ),
  ),
  stunned:
    oval(0, -112, 19, 6, "none", 'stroke="#ffe38a" stroke-width="1.400" stroke-dasharray="3 4"') +
    star(-17, -112) +
    star(4, -118) +
    star(16, -109),
  alert: at(
    0,
    -126,
    fill("M-9-14H9L13-8V8L9 14H-9L-13 8V-8Z", "#2b0307", 'stroke="#ff6f7b" stroke-width="2"') +
      line("M0-8V1", "#ffc2c7", 4) +
      dot(0, 7, 2.4, "#ffc2c7"),
  ),
  burning:
    fill(
      "M-14-20Q-20-44-6-58Q-8-40 4-46Q0-70 12-84Q10-64 20-52Q28-34 16-18Q2-8-14-20Z",
      "#ff9b54",
      'opacity=".85"',
    ) + fill("M-6-20Q-8-36 2-44Q2-32 10-34Q14-24 8-18Q0-12-6-20Z", "#ffe38a"),
  shielded: at(28, -98, badge(line("M0-6L6-4V1Q5 5 0 7Q-5 5-6 1V-4Z", "#cfe6ff", 1.6), OWNER)),
};
