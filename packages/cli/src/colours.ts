/** Colours in a terminal. Never the only sign of anything: without them all can still be read. */
import type { Io, Out } from "./io.js";

export type Colours = {
  readonly on: boolean;
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  cyan(text: string): string;
};

/** Colours for what is written there: NO_COLOR and FORCE_COLOR decide, else whether it is a terminal. */
export function coloursFor(out: Out, env: Io["env"]): Colours {
  const on = wanted(out, env);
  const code = (begin: number, end: number) => (text: string) =>
    on && text !== "" ? `\x1b[${begin}m${text}\x1b[${end}m` : text;
  return {
    on,
    bold: code(1, 22),
    dim: code(2, 22),
    red: code(31, 39),
    green: code(32, 39),
    yellow: code(33, 39),
    cyan: code(36, 39),
  };
}

function wanted(out: Out, env: Io["env"]): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== "") return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== "") return env.FORCE_COLOR !== "0";
  return out.isTTY && env.TERM !== "dumb";
}

const CODES = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, "g");

/** How wide a text stands on the screen. */
export function widthOf(text: string): number {
  return [...text.replace(CODES, "")].length;
}

/** Fill up to a width with spaces. */
export function padTo(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}
