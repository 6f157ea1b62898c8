/**
 * A numbered deck that decides tests. Whoever draws takes the top card; what was drawn lies aside
 * until the test is over. Some numbers make all cards be shuffled anew after the test in which they
 * came up. The order is nobody's to know, what was drawn everybody's.
 */
import type { Play, Secret } from "@sprawl/engine";

type Card = Secret<number>;

export type TestDeck = {
  deck: Card[];
  discard: Card[];
  /** Drawn in the test under way. */
  drawn: Card[];
  /** A number that calls for a shuffle has come up in it. */
  again: boolean;
};

/** So many cards of each number: `counts[0]` cards of the number 1. */
export function makeTestDeck(g: Play, name: string, counts: readonly number[]): TestDeck {
  const numbers = counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1));
  const deck = g.hide(name, numbers);
  g.shuffle(name, deck);
  return { deck, discard: [], drawn: [], again: false };
}

/** The top card's number. An empty deck is made anew of what was discarded before this test. */
export function drawNumber(
  g: Play,
  name: string,
  test: TestDeck,
  shufflers: readonly number[],
): number {
  if (test.deck.length === 0) {
    test.deck = test.discard;
    test.discard = [];
    g.shuffle(name, test.deck);
  }
  const card = g.draw(name, test.deck);
  g.show(card, "all");
  test.drawn.push(card);
  const number = g.face(card);
  if (shufflers.includes(number)) test.again = true;
  return number;
}

/** The test is over. True if all cards were shuffled into a new deck. */
export function endTest(g: Play, name: string, test: TestDeck): boolean {
  for (const card of test.drawn) test.discard.push(card);
  test.drawn = [];
  if (!test.again) return false;
  test.again = false;
  for (const card of test.discard) test.deck.push(card);
  test.discard = [];
  g.shuffle(name, test.deck);
  return true;
}

/** How many cards of each number are left, from what everybody saw: `left[0]` of the number 1. */
export function numbersLeft(counts: readonly number[], seen: readonly number[]): number[] {
  const left = counts.slice();
  for (const number of seen) left[number - 1]--;
  return left;
}

/** Of 1000 draws from these cards, how many come to at most `most`. */
export function chanceOfAtMost(left: readonly number[], most: number): number {
  const all = left.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 0;
  const good = left.reduce((sum, count, i) => sum + (i + 1 <= most ? count : 0), 0);
  return Math.floor((good * 1000) / all);
}

/**
 * Of 1000 opposed tests, how many the first side wins: its card plus `lead` must be greater than the
 * other's card. With `two` it draws two cards and takes the higher one.
 */
export function chanceToBeat(left: readonly number[], lead: number, two = false): number {
  let won = 0;
  let all = 0;
  const cards = left.slice();
  for (let a = 0; a < cards.length; a++) {
    const first = cards[a];
    if (first === 0) continue;
    cards[a]--;
    if (two) {
      for (let b = 0; b < cards.length; b++) {
        const second = cards[b];
        if (second === 0) continue;
        cards[b]--;
        const best = a > b ? a : b;
        for (let c = 0; c < cards.length; c++) {
          const ways = first * second * cards[c];
          all += ways;
          if (best + lead > c) won += ways;
        }
        cards[b]++;
      }
    } else {
      for (let c = 0; c < cards.length; c++) {
        const ways = first * cards[c];
        all += ways;
        if (a + lead > c) won += ways;
      }
    }
    cards[a]++;
  }
  return all === 0 ? 0 : Math.floor((won * 1000) / all);
}
