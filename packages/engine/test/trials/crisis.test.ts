import { drawFrom } from "@sprawl/engine";
import { answer, eventsFor, view } from "@sprawl/engine/host";
import { type OpenMatch, positionOf } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { offered, playPath, sitDown, stateOf, viewers } from "../table.js";
import { type CrisisState, crises } from "./crisis.js";
import { looksTheSame } from "./looks.js";

const state = (match: OpenMatch) => stateOf<CrisisState>(match);

/** Three at the table, with these hands, and these two cards from the deck. */
function table(hands: number[], fate: number[]): OpenMatch {
  return sitDown(crises, { seats: 3, script: { card: hands, fate } });
}

const HANDS = [3, 3, -1, -1, 2, 2, -3, 1, -2, -2, 1, 1];

test("CR-2 how many cards are given is public, which they are is not", () => {
  const match = table(HANDS, []);
  playPath(match, [[0, offered(match, 0).slice(0, 2)]]);
  expect(state(match).given).toEqual([2, 0, 0]);
  const { faces } = view(match, 1);
  for (const card of state(match).pile) expect(faces[card]).toBeUndefined();
  expect(looksTheSame(match, drawFrom("given"), 40)).toBeGreaterThan(10);
});

test("CR-3, CR-4 the total is told; whose cards they were, nobody can say any more", () => {
  const match = table(HANDS, [1, -1]);
  const own = (seat: number, value: number, count = 1) =>
    state(match)
      .hands[seat].filter((card) => match.play.face(card) === value)
      .slice(0, count)
      .map((card) => `give card=${card}`);
  playPath(match, [
    [0, own(0, 3, 2)],
    [1, own(1, -3)],
  ]);
  const events = eventsFor(answer(match, 2, own(2, 1)), 0);
  expect(events.map(({ type, args }) => [type, args])).toEqual([
    ["contributed", { seat: 2, count: 1 }],
    ["crisis-resolved", { total: 4, averted: 1 }],
  ]);
  // The handles are still there, in the discard pile, but nobody sees a face under them.
  expect(state(match).pile).toHaveLength(0);
  expect(state(match).discard).toHaveLength(6);
  for (const viewer of viewers(match)) {
    const { faces } = view(match, viewer);
    for (const card of state(match).discard) expect(faces[card]).toBeUndefined();
  }
  expect(state(match).hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
});

test("CR-4 worlds in which the total would be another do not count, all others look the same", () => {
  const match = table(HANDS, [1, -1]);
  answer(match, 0, offered(match, 0).slice(0, 2));
  answer(match, 1, offered(match, 1).slice(0, 2));
  const { snapshot } = positionOf(match);
  answer(match, 2, []);
  const counted = looksTheSame(match, drawFrom("total"), 100, snapshot);
  expect(counted).toBeGreaterThan(10);
  expect(counted).toBeLessThan(300);
});
