/**
 * The same can be said in more ways than one: which, follows from who says what of whom and when, so
 * that everybody hears it alike each time. What one has said oneself stands as one chose it.
 */
import type { View, Viewer } from "@sprawl/engine";
import { type Speaker, sayEvent, sayLabel } from "@sprawl/engine/speech";
import type { Statement } from "../src/state.js";

/** So many ways there are for each kind of statement; 0 is the plain one. */
const WAYS = 6;

export function phraseOf(said: Statement, viewer: Viewer): number {
  if (said.by === viewer || said.kind === "report") return 0;
  const whom = said.kind === "claim" ? 0 : said.target + 1;
  return (said.by * 5 + said.round * 7 + whom + said.kind.length) % WAYS;
}

/** A statement in words, without who made it. */
export function sayStatement(
  speaker: Speaker,
  { viewer }: Pick<View, "viewer">,
  said: Statement,
): string {
  if (said.kind === "report") {
    const { target, place, colour } = said;
    return sayLabel(speaker, `said.${place}`, { target, colour });
  }
  const { kind, by, round: _, ...args } = said;
  const phrase = phraseOf(said, viewer);
  if (phrase > 0) return sayLabel(speaker, `said.${kind}-${phrase}`, args);
  const sentence = sayEvent(speaker, { type: `said-${kind}`, at: 0, args: { by, ...args } });
  const head = `${speaker.seat(by)}: `;
  return sentence.startsWith(head) ? sentence.slice(head.length) : sentence;
}
