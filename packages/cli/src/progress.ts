/** A bar on stderr that says how far a long command has come; only for people who watch. */
import type { Io } from "./io.js";

export type Progress = { at(done: number, words?: string): void; end(): void };

const WIDTH = 30;
/** Milliseconds between two drawings. */
const EVERY = 100;

export function progressBar({ err, now }: Io, all: number, what: string): Progress {
  if (!err.isTTY) return { at() {}, end() {} };
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    at(done, words = "") {
      if (now() - drawn < EVERY) return;
      drawn = now();
      const full = all === 0 ? WIDTH : Math.floor((WIDTH * done) / all);
      const bar = "#".repeat(full) + ".".repeat(WIDTH - full);
      err.write(`\r\x1b[K[${bar}] ${done}/${all} ${what}${words && `  ${words}`}`);
    },
    end: () => err.write("\r\x1b[K"),
  };
}
