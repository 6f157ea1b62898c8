/** Each player alone against the pool of cards, and the pool bent until all together use it up. */

import { LOYALTIES } from "../../src/advice/view.js";
import type { Suspect } from "./every-way.js";
import type { Known } from "./know.js";

const ROUNDS = 4;

/** Each player alone; in a large game neighbours tell each other of the card between them. */
export function nearly(known: Known, suspects: readonly Suspect[], isWeighed: boolean): number[][] {
  const ids = meanPool(known);
  const bend = { ids: ids.map(() => 1), loyalty: known.loyaltyPool.map(() => 1) };
  const told = new Map<string, readonly number[]>();
  if (!isWeighed) {
    // Whoever may have the same hands has them with the same chances.
    const lists = new Map<readonly number[], number[]>();
    return suspects.map((suspect) => {
      const list = lists.get(suspect.weights) ?? alone(known, ids, suspect, bend, told);
      lists.set(suspect.weights, list);
      return list;
    });
  }
  let chances: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    chances = suspects.map((suspect) => alone(known, ids, suspect, bend, told));
    if (round === ROUNDS - 1) break; // nobody looks at the pool after the last
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

/** What each card counts for in a hand: how many there are, bent, and what was told of it. */
type Factors = {
  readonly id: readonly number[];
  readonly left: readonly number[];
  /** On the right: beside no unseen card, beside another one, and beside one like it. */
  readonly right: readonly (readonly number[])[];
};

function factorsOf(
  { loyaltyPool }: Known,
  ids: readonly number[],
  { player: { seat } }: Suspect,
  bend: Bend,
  told: ReadonlyMap<string, readonly number[]>,
): Factors {
  const cards = loyaltyPool.reduce((sum, count) => sum + count, 0);
  const [one, other] = [told.get(`${seat} 0`), told.get(`${seat} 1`)];
  const beside = (taken: number, of: number) =>
    loyaltyPool.map((count, i) => (count - taken) * of * bend.loyalty[i] * (other?.[i] ?? 1));
  const rest = cards / Math.max(1, cards - 1);
  return {
    id: ids.map((count, i) => count * bend.ids[i]),
    left: loyaltyPool.map((count, i) => count * bend.loyalty[i] * (one?.[i] ?? 1)),
    right: [beside(0, 1), beside(0, rest), beside(1, rest)],
  };
}

function alone(
  known: Known,
  ids: readonly number[],
  suspect: Suspect,
  bend: Bend,
  told: ReadonlyMap<string, readonly number[]>,
): number[] {
  const { hands, weights } = suspect;
  const factors = factorsOf(known, ids, suspect, bend, told);
  const chances = new Array<number>(hands.length);
  let total = 0;
  for (let h = 0; h < hands.length; h++) {
    const { id, left, right } = hands[h];
    let mass = weights[h];
    if (id >= 0) mass *= factors.id[id];
    if (left >= 0) mass *= factors.left[left];
    if (right >= 0) mass *= factors.right[left < 0 ? 0 : left === right ? 2 : 1][right];
    total += mass;
    chances[h] = mass;
  }
  for (let h = 0; h < chances.length; h++) {
    chances[h] = total > 0 ? chances[h] / total : 1 / chances.length;
  }
  return chances;
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
    const own = chances[i];
    for (let h = 0; h < hands.length; h++) {
      const { id, left, right } = hands[h];
      if (id >= 0) usedIds[id] += own[h];
      if (left >= 0 && counts[0]) used[left] += own[h];
      if (right >= 0 && counts[1]) used[right] += own[h];
    }
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
