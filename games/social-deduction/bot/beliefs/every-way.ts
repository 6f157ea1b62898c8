/** Every way the unseen cards may lie, counted player by player: only what is left over matters. */
import type { Hand } from "./hands.js";
import type { PlayerKnown } from "./know.js";

/** A player with every hand it may have, and the weight of each beside the draw of its cards. */
export type Suspect = {
  readonly player: PlayerKnown;
  readonly hands: readonly Hand[];
  readonly weights: readonly number[];
};

/** Hands that take the same unseen cards: what is left after them is the same. */
type Takes = {
  /** Places of the cards in the list of all that is left; -1 for none. */
  readonly id: number;
  readonly one: number;
  readonly other: number;
  /** By how much the number of the rest falls. */
  readonly step: number;
  weight: number;
  /** The weight of all ways with one of these hands, for a weight of 1. */
  sum: number;
};

/**
 * How much weight all ways have together, and those with each hand of each player. What is left
 * over is one number, written with a digit for each sort of card; going forwards it is found how
 * likely each rest is come to, and going backwards how much follows from it.
 */
export function exactly(
  idPool: readonly number[],
  loyalty: readonly number[],
  suspects: readonly Suspect[],
) {
  const start = [...idPool, ...loyalty];
  const places: number[] = [];
  let size = 1;
  for (const count of start) {
    places.push(size);
    size *= count + 1;
  }
  const first = start.reduce((rest, count, i) => rest + count * places[i], 0);
  const taking = suspects.map((suspect) => takesOf(suspect, places));
  const left = new Int32Array(start.length);
  const spell = (rest: number) => {
    for (let i = start.length - 1, now = rest; i >= 0; i--) {
      left[i] = Math.floor(now / places[i]);
      now -= left[i] * places[i];
    }
  };

  const rests: number[][] = [[first]];
  const reached: Float64Array[] = [new Float64Array(size)];
  reached[0][first] = 1;
  taking.forEach(({ takes }, i) => {
    const mass = new Float64Array(size);
    const found: number[] = [];
    for (const rest of rests[i]) {
      spell(rest);
      for (const each of takes) {
        const ways = each.weight === 0 ? 0 : waysOf(left, each);
        if (ways === 0) continue;
        const then = rest - each.step;
        if (mass[then] === 0) found.push(then);
        mass[then] += reached[i][rest] * ways * each.weight;
      }
    }
    rests.push(found);
    reached.push(mass);
  });

  let follows = new Float64Array(size).fill(1);
  for (let i = suspects.length - 1; i >= 0; i--) {
    const before = new Float64Array(size);
    for (const rest of rests[i]) {
      spell(rest);
      let all = 0;
      for (const each of taking[i].takes) {
        const ways = each.weight === 0 ? 0 : waysOf(left, each);
        if (ways === 0) continue;
        const part = ways * follows[rest - each.step];
        each.sum += reached[i][rest] * part;
        all += part * each.weight;
      }
      before[rest] = all;
    }
    follows = before;
  }
  const sums = suspects.map(({ weights }, i) =>
    weights.map((weight, h) => weight * taking[i].takes[taking[i].of[h]].sum),
  );
  return { total: follows[first], sums };
}

/**
 * In how many ways these cards come from what is left. Every hand of a player takes as many cards,
 * so ways are as good as chances.
 */
function waysOf(left: Int32Array, { id, one, other }: Takes): number {
  let ways = id < 0 ? 1 : left[id];
  if (one >= 0) ways *= left[one];
  if (other >= 0) ways *= left[other] - (one === other ? 1 : 0);
  return ways;
}

/** The hands of a player by what they take, and for each hand which of these it is. */
function takesOf({ hands, weights }: Suspect, places: readonly number[]) {
  const takes: Takes[] = [];
  const known = new Map<number, number>();
  const of = hands.map(({ id, left, right }, h) => {
    const one = Math.max(left, right);
    const other = Math.min(left, right);
    const key = (id + 1) * 1024 + (one + 1) * 32 + other + 1;
    let at = known.get(key);
    if (at === undefined) {
      at = takes.length;
      known.set(key, at);
      const cards = [id, one < 0 ? -1 : 3 + one, other < 0 ? -1 : 3 + other];
      const step = cards.reduce((sum, card) => sum + (card < 0 ? 0 : places[card]), 0);
      takes.push({ id: cards[0], one: cards[1], other: cards[2], step, weight: 0, sum: 0 });
    }
    takes[at].weight += weights[h];
    return at;
  });
  return { takes, of };
}
