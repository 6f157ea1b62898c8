/**
 * The same can be said in more ways than one: which, follows from who says what of whom and when, so
 * that everybody hears it alike each time. What one has said oneself stands as one chose it.
 */
import type { Viewer } from "@sprawl/engine";
import type { Statement } from "../src/state.js";

/** So many ways there are for each kind of statement; 0 is the plain one. */
const WAYS = 4;

export function phraseOf(said: Statement, viewer: Viewer): number {
  if (said.by === viewer || said.kind === "report") return 0;
  const whom = said.kind === "claim" ? 0 : said.target + 1;
  return (said.by * 3 + said.round * 5 + whom + said.kind.length) % WAYS;
}
