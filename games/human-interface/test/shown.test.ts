/** What is shown before one is asked: deeds of others, each step of theirs along its way. */
import type { GameEvent, View } from "@sprawl/engine";
import { expect, test } from "vitest";
import { isOthers, stage, stepsIn } from "../board/stage.js";
import type { State } from "../src/index.js";

type Shown = Parameters<typeof stage.moved>[1];

const told = (type: string, args: GameEvent["args"]): GameEvent => ({ type, at: 1, args });

const state = {
  teams: [
    { faction: "ubermensch", seats: [0] },
    { faction: "nakamura", seats: [1] },
  ],
  models: [
    { id: "tomo", team: 0 },
    { id: "rin", team: 1 },
    { id: "drone-1", team: -1 },
  ],
} as unknown as State;
const seenBy = (viewer: number) => ({ state, viewer }) as View<State>;

test("a deed is another's by its model or its Team, a machine's is nobody's own", () => {
  const deeds: readonly (readonly [args: GameEvent["args"], mine: boolean])[] = [
    [{ model: "tomo", victim: "rin" }, true],
    [{ model: "rin", victim: "tomo" }, false],
    [{ model: "drone-1" }, false],
    [{ team: "ubermensch" }, true],
    [{ team: "nakamura" }, false],
    [{ turn: 2 }, true],
  ];
  for (const [args, mine] of deeds) expect(isOthers(told("moved", args), seenBy(0))).toBe(!mine);
  expect(isOthers(told("moved", { model: "tomo" }), seenBy(1))).toBe(true);
});

test("each step begins where the one before it ended", () => {
  const log = [
    told("deployed", { model: "rin", square: 5 }),
    told("deployed", { model: "tomo", square: 9 }),
    told("moved", { model: "rin", square: 6 }),
    told("door-opened", { model: "rin", square: 8 }),
    told("moved", { model: "rin", square: 7 }),
  ];
  expect(stepsIn(log.slice(2), log)).toEqual([
    { who: "rin", from: 5, to: 6 },
    { who: "rin", from: 6, to: 7 },
  ]);
  expect(stage.moved(log[4], { log } as unknown as Shown)).toEqual({
    shape: "step",
    piece: "model/rin",
    from: "step/6",
    to: "step/7",
  });
});
