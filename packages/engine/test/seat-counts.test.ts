/** How many may sit down with which options: the game is asked. */
import { BadInput, defineGame } from "@sprawl/engine";
import { seatCounts } from "@sprawl/engine/host";
import { expect, test } from "vitest";

const game = defineGame<object, { duel: boolean; odd: boolean; broken: boolean }>({
  id: "made-for-a-test",
  version: 1,
  seats: { min: 2, max: 6 },
  options: {
    duel: { type: "flag", default: false },
    odd: { type: "flag", default: false },
    broken: { type: "flag", default: false },
  },
  setup({ seats, options }) {
    if (options.broken) throw new Error("a slip of the pen");
    if (options.duel && seats !== 2) throw new BadInput("seats", "two fight a duel");
    if (options.odd && seats % 2 === 0) throw new BadInput("seats", "must be odd");
    return {};
  },
  steps: {},
  bound: 1,
});

test("some options go with some numbers of seats only", () => {
  expect(seatCounts(game, {})).toEqual([2, 3, 4, 5, 6]);
  expect(seatCounts(game, { duel: true })).toEqual([2]);
  expect(seatCounts(game, { odd: true })).toEqual([3, 5]);
  expect(seatCounts(game, { duel: true, odd: true })).toEqual([]);
  expect(seatCounts(game, { nonsense: true })).toEqual([]);
});

test("a mistake in the rules is not taken for a refusal", () => {
  expect(() => seatCounts(game, { broken: true })).toThrow("a slip of the pen");
});
