import { ask, defineGame } from "@sprawl/engine";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import {
  chanceOfAtMost,
  chanceToBeat,
  drawNumber,
  endTest,
  makeTestDeck,
  numbersLeft,
  type TestDeck,
} from "@sprawl/parts";
import fc from "fast-check";
import { expect, test } from "vitest";

/** A match that only holds a deck. */
function deckOf(counts: readonly number[]) {
  const game = defineGame<{ test: TestDeck }>({
    id: "deck",
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    setup: (g) => {
      g.next("wait");
      return { test: makeTestDeck(g, "deck", counts) };
    },
    steps: {
      *wait() {
        yield* ask(0, "wait", [{ kind: "pass" }]);
      },
    },
    bound: 1,
  });
  const { play } = createMatch(game, { seats: 1, seed: namedSeed("deck") });
  const { test } = play.state as { test: TestDeck };
  return { play, test };
}

test("what was drawn in a test is discarded after it", () => {
  const { play, test } = deckOf([2, 2, 2]);
  drawNumber(play, "deck", test, []);
  expect(test).toMatchObject({ discard: [], again: false });
  expect(test.drawn).toHaveLength(1);
  expect(endTest(play, "deck", test)).toBe(false);
  expect(test.discard).toHaveLength(1);
  expect(test.deck).toHaveLength(5);
});

test("a number that calls for it brings all cards back, after the test and not before", () => {
  const { play, test } = deckOf([0, 0, 4]);
  drawNumber(play, "deck", test, [3]);
  drawNumber(play, "deck", test, [3]);
  expect(test.deck).toHaveLength(2);
  expect(endTest(play, "deck", test)).toBe(true);
  expect(test.deck).toHaveLength(4);
  expect(test).toMatchObject({ discard: [], drawn: [], again: false });
});

test("an empty deck is made of the discarded cards, without those of the test under way", () => {
  const { play, test } = deckOf([3]);
  drawNumber(play, "deck", test, []);
  drawNumber(play, "deck", test, []);
  endTest(play, "deck", test);
  drawNumber(play, "deck", test, []);
  drawNumber(play, "deck", test, []);
  expect(test.drawn).toHaveLength(2);
  expect(test.deck).toHaveLength(1);
});

const few = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 4 });

test("chances are what counting every order of the cards gives", () => {
  fc.assert(
    fc.property(few, fc.integer({ min: -3, max: 3 }), fc.boolean(), (left, lead, two) => {
      const cards = left.flatMap((count, i) => Array.from({ length: count }, () => i + 1));
      let won = 0;
      let all = 0;
      const rows = (taken: number[]): void => {
        if (taken.length < (two ? 3 : 2)) {
          cards.forEach((_, i) => {
            if (!taken.includes(i)) rows([...taken, i]);
          });
          return;
        }
        const numbers = taken.map((i) => cards[i]);
        const mine = two ? Math.max(numbers[0], numbers[1]) : numbers[0];
        all++;
        if (mine + lead > numbers[numbers.length - 1]) won++;
      };
      rows([]);
      expect(chanceToBeat(left, lead, two)).toBe(all === 0 ? 0 : Math.floor((won * 1000) / all));
    }),
    { numRuns: 200 },
  );
});

test("what is left follows from what everybody saw", () => {
  expect(numbersLeft([2, 3, 1], [1, 2, 2])).toEqual([1, 1, 1]);
  expect(chanceOfAtMost([1, 1, 2], 2)).toBe(500);
  expect(chanceOfAtMost([], 2)).toBe(0);
});
