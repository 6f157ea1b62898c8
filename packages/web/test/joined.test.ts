/** What comes in a burst is drawn once. */
import { expect, test } from "vitest";
import { joined } from "../src/feed/joined.js";

function burst() {
  const listeners = new Set<() => void>();
  const turns: (() => void)[] = [];
  let told = 0;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const stop = joined(subscribe, (then) => turns.push(then))(() => {
    told += 1;
  });
  return {
    stop,
    told: () => told,
    change: () => {
      for (const listener of listeners) listener();
    },
    /** The page has its turn. */
    turn: () => turns.shift()?.(),
    turns: () => turns.length,
    listening: () => listeners.size,
  };
}

test("the first change is told at once, what follows in the same turn is told once", () => {
  const page = burst();
  page.change();
  expect(page.told()).toBe(1);
  for (let n = 0; n < 100; n++) page.change();
  expect(page.told()).toBe(1);
  page.turn();
  expect(page.told()).toBe(2);
});

test("after a quiet turn the next change is told at once, and none that did not happen", () => {
  const page = burst();
  page.change();
  page.turn();
  expect(page.told()).toBe(1);
  expect(page.turns()).toBe(0);
  page.change();
  expect(page.told()).toBe(2);
});

test("whoever has gone is told nothing, also of what was still to be told", () => {
  const page = burst();
  page.change();
  page.change();
  page.stop();
  expect(page.listening()).toBe(0);
  page.turn();
  expect(page.told()).toBe(1);
});
