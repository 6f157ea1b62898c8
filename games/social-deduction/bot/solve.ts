/**
 * From hands to chances. The unseen cards lie anywhere with equal chance, and each player's hand is
 * weighed by what that player was seen doing. Where few cards are unseen, every way they may lie is
 * counted (`exactly`); where many are, each player is counted alone against the pool of cards, and
 * the pool is bent until the players together use up what there is (`nearly`). Without anything to
 * weigh, the two say the same.
 */
import type { Hand } from "./hands.js";
import { type Known, LOYALTIES, type PlayerKnown } from "./know.js";

/** A player with every hand it may have, and the weight of each beside the draw of its cards. */
export type Suspect = {
  readonly player: PlayerKnown;
  readonly hands: readonly Hand[];
  readonly weights: readonly number[];
};

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

// --- all ways --------------------------------------------------------------------------------

/** Every way the cards may lie, counted player by player: what is left over is all that matters. */
function exactly(
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

// --- each player alone -------------------------------------------------------------------------

const ROUNDS = 4;

/** Each player alone; in a large game neighbours tell each other of the card between them. */
function nearly(known: Known, suspects: readonly Suspect[], isWeighed: boolean): number[][] {
  const ids = meanPool(known);
  const bend = { ids: ids.map(() => 1), loyalty: known.loyaltyPool.map(() => 1) };
  const told = new Map<string, readonly number[]>();
  let chances: number[][] = [];
  for (let round = 0; round < (isWeighed ? ROUNDS : 1); round++) {
    chances = suspects.map((suspect) => alone(known, ids, suspect, bend, told));
    if (!isWeighed) break;
    if (known.large) tellNeighbours(suspects, chances, told);
    bendPools(known, ids, suspects, chances, bend);
  }
  return chances;
}

type Bend = { ids: number[]; loyalty: number[] };

function meanPool({ idPools }: Known): number[] {
  const mean = [0, 0, 0];
  const size = idPools[0].left.reduce((sum, count) => sum + count, 0);
  for (const { left, chance } of idPools) {
    const all = left.reduce((sum, count) => sum + count, 0);
    left.forEach((count, i) => {
      mean[i] += all > 0 ? (chance * count * size) / all : 0;
    });
  }
  return mean;
}

function alone(
  known: Known,
  ids: readonly number[],
  { player, hands, weights }: Suspect,
  bend: Bend,
  told: ReadonlyMap<string, readonly number[]>,
): number[] {
  const { loyaltyPool } = known;
  const cards = loyaltyPool.reduce((sum, count) => sum + count, 0);
  const heard = [told.get(`${player.seat} 0`), told.get(`${player.seat} 1`)];
  let total = 0;
  const masses = hands.map(({ id, left, right }, h) => {
    let mass = weights[h];
    if (id >= 0) mass *= ids[id] * bend.ids[id];
    if (left >= 0) mass *= loyaltyPool[left] * bend.loyalty[left] * (heard[0]?.[left] ?? 1);
    if (right >= 0) {
      const rest = loyaltyPool[right] - (left === right ? 1 : 0);
      const of = left >= 0 ? cards / Math.max(1, cards - 1) : 1;
      mass *= rest * of * bend.loyalty[right] * (heard[1]?.[right] ?? 1);
    }
    total += mass;
    return mass;
  });
  return masses.map((mass) => (total > 0 ? mass / total : 1 / masses.length));
}

/** What a player's own doings say of a shared card is told to the other owner of it. */
function tellNeighbours(
  suspects: readonly Suspect[],
  chances: readonly (readonly number[])[],
  told: Map<string, readonly number[]>,
): void {
  const bySlot = new Map<number, { seat: number; side: 0 | 1; shares: number[] }[]>();
  suspects.forEach(({ player, hands, weights }, i) => {
    ([0, 1] as const).forEach((side) => {
      if (player.seen[side] !== undefined) return;
      const said = LOYALTIES.map(() => 0);
      const base = LOYALTIES.map(() => 0);
      hands.forEach((hand, h) => {
        const card = hand.cards[side];
        said[card] += chances[i][h];
        base[card] += weights[h] > 0 ? chances[i][h] / weights[h] : 0;
      });
      const shares = said.map((mass, card) => (base[card] > 0 ? mass / base[card] : 1));
      const owners = bySlot.get(player.slots[side]) ?? [];
      owners.push({ seat: player.seat, side, shares });
      bySlot.set(player.slots[side], owners);
    });
  });
  for (const owners of bySlot.values()) {
    if (owners.length !== 2) continue;
    const [one, other] = owners;
    told.set(`${one.seat} ${one.side}`, other.shares);
    told.set(`${other.seat} ${other.side}`, one.shares);
  }
}

/** What all players together are thought to hold must be what there is. */
function bendPools(
  known: Known,
  ids: readonly number[],
  suspects: readonly Suspect[],
  chances: readonly (readonly number[])[],
  bend: Bend,
): void {
  const usedIds = ids.map(() => 0);
  const used = known.loyaltyPool.map(() => 0);
  const seen = new Set<number>();
  suspects.forEach(({ player, hands }, i) => {
    const counts = player.slots.map((slot) => !seen.has(slot));
    for (const slot of player.slots) seen.add(slot);
    hands.forEach(({ id, left, right }, h) => {
      if (id >= 0) usedIds[id] += chances[i][h];
      if (left >= 0 && counts[0]) used[left] += chances[i][h];
      if (right >= 0 && counts[1]) used[right] += chances[i][h];
    });
  });
  adjust(ids, usedIds, bend.ids);
  adjust(known.loyaltyPool, used, bend.loyalty);
}

/** Cards with nobody are spread like the pool; each sort is bent towards its true number. */
function adjust(pool: readonly number[], used: readonly number[], bend: number[]): void {
  const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
  const rest = Math.max(0, sum(pool) - sum(used));
  const spread = pool.map((count, i) => count * bend[i]);
  const all = sum(spread);
  pool.forEach((count, i) => {
    const expected = used[i] + (all > 0 ? (rest * spread[i]) / all : 0);
    if (count > 0 && expected > 0) bend[i] *= Math.min(4, Math.max(0.25, count / expected));
  });
}
