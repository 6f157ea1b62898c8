/** What is wrong with a file, as far as whoever chose it can do something about it. Pure. */
import { BadInput } from "@sprawl/engine";

export type FileFault = "gone" | "foreign" | "cut" | "game" | "newer" | "settings" | "damaged";

/** Problems that are told by their words, since their place does not tell them. */
export const GONE = "is no longer open";
export const CUT_SHORT = "ends in the middle";
export const NEWER = "is of a newer version";
export const SETTINGS = "is a file of settings";

export function faultOf(error: unknown): FileFault {
  if (!(error instanceof BadInput)) return "damaged";
  const { place, problem } = error;
  if (problem === GONE) return "gone";
  if (problem === CUT_SHORT) return "cut";
  if (problem === NEWER) return "newer";
  if (problem === SETTINGS) return "settings";
  if (place === "file" || place === "file.format") return "foreign";
  // Ours, and its parts are written in a way that is not known here yet.
  if (place.endsWith(".format")) return "newer";
  return place.endsWith(".game") ? "game" : "damaged";
}
