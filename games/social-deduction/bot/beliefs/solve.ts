/**
 * From hands to chances. The unseen cards lie anywhere with equal chance, and each player's hand is
 * weighed by what that player was seen doing. Where few cards are unseen, every way they may lie is
 * counted (`exactly`); where many are, each player is counted alone against the pool of cards, and
 * the pool is bent until the players together use up what there is (`nearly`). Without anything to
 * weigh, the two say the same.
 */
import { exactly, type Suspect } from "./every-way.js";
import type { Known } from "./know.js";
import { nearly } from "./one-by-one.js";

/** For every suspect the chance of each hand. */
export type Solved = { readonly chances: readonly (readonly number[])[]; readonly exact: boolean };

/** More ways to lie than this are not counted one by one. */
const MOST = 40_000;

/** `isWeighed` says whether the weights hold more than what cards say by themselves. */
export function solve(known: Known, suspects: readonly Suspect[], isWeighed: boolean): Solved {
  if (known.large || !isWeighed || waysToLie(known, suspects) > MOST) {
    return { chances: nearly(known, suspects, isWeighed), exact: !isWeighed };
  }
  const counted = known.idPools.map(({ left, chance }) => {
    const { total, sums } = exactly(left, known.loyaltyPool, suspects);
    const share = chance / waysToDeal(left, suspects);
    return { total: total * share, sums: sums.map((each) => each.map((sum) => sum * share)) };
  });
  const total = counted.reduce((sum, each) => sum + each.total, 0);
  if (total <= 0) return { chances: nearly(known, suspects, isWeighed), exact: false };
  const chances = suspects.map(({ hands }, i) =>
    hands.map((_, h) => counted.reduce((sum, { sums }) => sum + sums[i][h], 0) / total),
  );
  return { chances, exact: true };
}

/** In how many ways the unseen IDs can come to the players at all. */
function waysToDeal(left: readonly number[], suspects: readonly Suspect[]): number {
  let rest = left.reduce((sum, count) => sum + count, 0);
  let ways = 1;
  for (const { hands } of suspects)
    if (hands.some(({ id }) => id >= 0)) ways *= Math.max(1, rest--);
  return ways;
}

/** About how much work it is to count them. */
function waysToLie({ loyaltyPool, idPools }: Known, suspects: readonly Suspect[]): number {
  const states = [...loyaltyPool, ...idPools[0].left].reduce((all, count) => all * (count + 1), 1);
  const most = Math.max(1, ...suspects.map(({ hands }) => hands.length));
  return (states * most) / Math.max(1, suspects.length); // a player meets only a part of them
}
