/** What is shown before one is asked: deeds of others, each step of theirs along its way. */
import type { GameEvent, View } from "@sprawl/engine";
import { expect, test } from "vitest";
import { meanwhile } from "../board/meanwhile.js";
import { isOthers, stage, stepsIn } from "../board/stage.js";
import type { State } from "../src/index.js";

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
  type Table = Parameters<typeof stage.moved>[1];
  const shown = (at: number, events = log) =>
    stage.moved(events[at], { recent: events.slice(2), log: events } as unknown as Table);
  // Straight on is one walk; a corner ends it.
  expect(shown(2)).toBeUndefined();
  expect(shown(4)).toEqual({ shape: "step", piece: "model/rin", from: "step/5", to: "step/7" });
  const round = [...log, told("moved", { model: "rin", square: 43 })];
  expect(shown(4, round)).toMatchObject({ from: "step/5", to: "step/7" });
  expect(shown(5, round)).toMatchObject({ from: "step/7", to: "step/43" });
});

test("nobody bleeds, falls or is gone before it is told", () => {
  const floor = (rin: Readonly<Record<string, unknown>>) =>
    ({
      ...state,
      models: [
        { id: "tomo", at: 4, wounds: 0 },
        { id: "rin", ...rin },
      ],
    }) as State;
  const before = floor({ at: 7, wounds: 1, condition: "ready" });
  const after = floor({ at: -1, wounds: 3, condition: "unconscious" });
  const shot = told("attacks", { model: "tomo", victim: "rin" });
  const hit = told("wounded", { model: "rin", wounds: 2 });
  expect(meanwhile(before, after, [shot]).models[1]).toMatchObject({
    at: 7,
    wounds: 1,
    condition: "ready",
  });
  expect(meanwhile(before, after, [shot, hit]).models[1]).toEqual(after.models[1]);
});
