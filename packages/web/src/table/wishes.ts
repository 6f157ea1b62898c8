/** Which standing answers a window offers in passing. Pure. */
import type { GameText, Seat, View } from "@sprawl/engine";
import { EVERY, type StandingAnswers } from "@sprawl/engine/host";

export type Wish = "target" | "turn";

/** Those that make sense now and are not set. `turn` is whose turn it is, where the game says. */
export function offeredWishes(
  { pending, question, seats, viewer }: View,
  standing: StandingAnswers,
  turn: Seat | undefined,
): Wish[] {
  // Alone there is nobody to hold up.
  if (pending?.form !== "window" || !question || seats < 2) return [];
  const set = standing[EVERY];
  const wishes: Wish[] = [];
  if (question.targets) wishes.push("target"); // the game says whom its windows are about
  if (turn !== undefined && turn !== viewer) wishes.push("turn");
  return wishes.filter((wish) => !set?.pass || set.until !== wish);
}

/**
 * The kind of window of one's own turn that somebody may wish never to be asked in, where the game has
 * words for that wish: "wish.<kind>". It is passed whatever is held, so that nobody learns from it.
 */
export function ownWish(
  { pending, question, viewer }: View,
  { labels }: GameText,
  standing: StandingAnswers,
  turn: Seat | undefined,
): string | undefined {
  if (pending?.form !== "window" || !question || turn !== viewer) return undefined;
  const { kind } = question;
  return labels?.[`wish.${kind}`] !== undefined && !standing[kind]?.pass ? kind : undefined;
}
