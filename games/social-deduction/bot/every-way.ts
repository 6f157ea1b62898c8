/** Every way the unseen cards may lie, counted player by player: only what is left over matters. */
import type { Hand } from "./hands.js";
import type { PlayerKnown } from "./know.js";

/** A player with every hand it may have, and the weight of each beside the draw of its cards. */
export type Suspect = {
  readonly player: PlayerKnown;
  readonly hands: readonly Hand[];
  readonly weights: readonly number[];
};

/** How much weight all ways have together, and those with each hand of each player. */
export function exactly(
  idPool: readonly number[],
  loyalty: readonly number[],
  suspects: readonly Suspect[],
) {
  const start = [...idPool, ...loyalty];
  const radix = start.map((count) => count + 1);
  const places = radix.map((_, i) => radix.slice(0, i).reduce((all, size) => all * size, 1));
  const countAt = (key: number, i: number) => Math.floor(key / places[i]) % radix[i];
  const first = start.reduce((key, count, i) => key + count * places[i], 0);
  const uses = suspects.map(({ hands }) => hands.map((hand) => usedBy(hand)));

  /**
   * In how many ways this hand's unseen cards come from what is left, and what is left then. Every
   * hand of a player takes as many cards, so ways are as good as chances.
   */
  const drawn = (key: number, used: readonly number[]): readonly [number, number] => {
    let ways = 1;
    let now = key;
    for (const card of used) {
      ways *= countAt(now, card);
      if (ways === 0) return [0, now];
      now -= places[card];
    }
    return [ways, now];
  };

  // Forwards: how likely it is to come to each rest; backwards: how much follows from it.
  const reached: Map<number, number>[] = [new Map([[first, 1]])];
  suspects.forEach(({ weights }, i) => {
    const next = new Map<number, number>();
    for (const [key, mass] of reached[i]) {
      weights.forEach((weight, h) => {
        if (weight === 0) return;
        const [chance, rest] = drawn(key, uses[i][h]);
        if (chance > 0) next.set(rest, (next.get(rest) ?? 0) + mass * chance * weight);
      });
    }
    reached.push(next);
  });
  let follows = new Map<number, number>();
  for (const key of reached[suspects.length].keys()) follows.set(key, 1);
  const sums = suspects.map(({ hands }) => hands.map(() => 0));
  for (let i = suspects.length - 1; i >= 0; i--) {
    const before = new Map<number, number>();
    for (const [key, mass] of reached[i]) {
      let all = 0;
      suspects[i].weights.forEach((weight, h) => {
        if (weight === 0) return;
        const [chance, rest] = drawn(key, uses[i][h]);
        if (chance === 0) return;
        const part = chance * weight * (follows.get(rest) ?? 0);
        sums[i][h] += mass * part;
        all += part;
      });
      before.set(key, all);
    }
    follows = before;
  }
  return { total: follows.get(first) ?? 0, sums };
}

/** Places of a hand's unseen cards in the list of all that is left. */
function usedBy({ id, left, right }: Hand): number[] {
  const used: number[] = [];
  if (id >= 0) used.push(id);
  if (left >= 0) used.push(3 + left);
  if (right >= 0) used.push(3 + right);
  return used;
}
