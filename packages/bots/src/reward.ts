/** What the end of a match is worth to each seat, from 0 to 1. */
import type { Result } from "@sprawl/engine";

/** How much of the worth depends on scores, where a game has them; the rest is winning. */
const FOR_SCORE = 0.5;
/** A lead of this share of both scores is as good as any. */
const FULL_LEAD = 0.25;

/** One number a seat. A match without an end is worth half to everybody. */
export function rewardsOf(result: Result | undefined, seats: number): number[] {
  const rewards: number[] = [];
  for (let seat = 0; seat < seats; seat++) rewards.push(result ? rewardOf(result, seat) : 0.5);
  return rewards;
}

function rewardOf({ winners, scores }: Result, seat: number): number {
  const won = winners.includes(seat) ? 1 : 0;
  if (!scores || scores.length < 2) return won;
  return (1 - FOR_SCORE) * won + FOR_SCORE * lead(scores, seat);
}

/** How far ahead of the best other score: 1 for far ahead, 0.5 for equal, 0 for far behind. */
function lead(scores: readonly number[], seat: number): number {
  const own = scores[seat];
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) if (i !== seat) best = Math.max(best, scores[i]);
  const size = Math.abs(own) + Math.abs(best);
  if (size === 0) return 0.5;
  const ahead = (own - best) / (size * FULL_LEAD);
  return 0.5 + Math.max(-1, Math.min(1, ahead)) / 2;
}
