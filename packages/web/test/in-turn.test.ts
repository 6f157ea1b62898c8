/** Messages of one burst are taken one by one, and the page has its turn in between. */
import { expect, test } from "vitest";
import { inTurn } from "../src/feed/in-turn.js";

function mailbox() {
  const turns: (() => void)[] = [];
  const taken: number[] = [];
  const hear = inTurn(
    (message: number) => {
      taken.push(message);
      if (message === 13) throw new Error("not understood");
    },
    (then) => turns.push(then),
  );
  return { hear, taken, turn: () => turns.shift()?.(), turns: () => turns.length };
}

test("the first is taken at once, each other in a turn of its own, in order and none lost", () => {
  const { hear, taken, turn } = mailbox();
  for (const message of [1, 2, 3]) hear(message);
  expect(taken).toEqual([1]);
  turn();
  expect(taken).toEqual([1, 2]);
  hear(4);
  turn();
  turn();
  expect(taken).toEqual([1, 2, 3, 4]);
});

test("after a quiet turn the next is taken at once", () => {
  const { hear, taken, turn, turns } = mailbox();
  hear(1);
  turn();
  expect(turns()).toBe(0);
  hear(2);
  expect(taken).toEqual([1, 2]);
});

test("one that fails holds up none of those after it", () => {
  const { hear, taken, turn } = mailbox();
  expect(() => hear(13)).toThrow("not understood");
  hear(14);
  turn();
  expect(taken).toEqual([13, 14]);
});

test("of itself the page's turn comes, once for each", async () => {
  const taken: number[] = [];
  const hear = inTurn((message: number) => taken.push(message));
  for (const message of [1, 2, 3]) hear(message);
  expect(taken).toEqual([1]);
  await expect.poll(() => taken).toEqual([1, 2, 3]);
});
