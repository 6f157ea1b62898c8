import { answer, questionView, waitingFor } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { allAnswer, offered, playPath, sitDown, stateOf, the } from "../table.js";
import { type StandoffState, standoff } from "./standoff.js";

/** Three at the table; these are dealt, two to each. */
function table(...programs: string[]): OpenMatch {
  return sitDown(standoff, { seats: 3, script: { program: programs } });
}

const state = (match: OpenMatch) => stateOf<StandoffState>(match);

test("ST-5 after a jam the action is chosen again, not the same, and a new window opens", () => {
  const match = table("jam", "blank", "jam", "snipe", "jam", "blank");
  playPath(match, [[0, "shoot target=1"]]);
  expect(waitingFor(match)).toEqual([0, 1, 2]);
  playPath(match, [
    [2, "pass"],
    [1, the("jam")],
    [0, "pass"],
  ]);
  expect(waitingFor(match)).toEqual([0]);
  expect(offered(match, 0)).toEqual(["shoot target=2", "draw"]);
  expect(questionView(match, 0)?.barred.map(({ option, rule }) => [option.key, rule])).toEqual([
    ["shoot target=1", "ST-5"],
  ]);
  playPath(match, [[0, "shoot target=2"]]);
  // A new window: another jam, and now the first wish may be announced again.
  expect(waitingFor(match)).toEqual([0, 1, 2]);
  playPath(match, [
    [0, "pass"],
    [1, "pass"],
    [2, the("jam")],
    [0, "shoot target=1"],
  ]);
  allAnswer(match, "pass");
  expect(state(match).health).toEqual([2, 1, 2]);
  expect(state(match).turn).toBe(1);
});

test("ST-3 of several who play, the first clockwise is served; the others keep their programs", () => {
  const match = table("jam", "blank", "jam", "snipe", "jam", "blank");
  playPath(match, [
    [0, "shoot target=1"],
    [2, the("jam")],
    [1, the("snipe", "target=0")],
    [0, "pass"],
  ]);
  expect(state(match).health).toEqual([1, 2, 2]);
  expect(state(match).hands.map((hand) => hand.length)).toEqual([2, 1, 2]);
});

test("ST-4, ST-5 after a snipe the action may be kept", () => {
  const match = table("jam", "blank", "jam", "snipe", "jam", "blank");
  playPath(match, [
    [0, "shoot target=2"],
    [0, "pass"],
    [1, the("snipe", "target=2")],
    [2, "pass"],
  ]);
  expect(state(match).health).toEqual([2, 2, 1]);
  expect(offered(match, 0)).toEqual(["shoot target=1", "shoot target=2", "draw"]);
  playPath(match, [[0, "shoot target=2"]]);
  allAnswer(match, "pass");
  expect(state(match).health).toEqual([2, 2, 0]);
});

test("ST-7 a target that is out meanwhile cannot be shot; another action is announced", () => {
  const match = table("snipe", "jam", "snipe", "snipe", "blank", "blank");
  playPath(match, [
    [0, "shoot target=2"],
    [0, "pass"],
    [1, the("snipe", "target=2")],
    [2, "pass"],
    [0, "shoot target=2"],
    [1, the("snipe", "target=2")],
    [2, "pass"],
    [0, "pass"],
  ]);
  expect(state(match).health).toEqual([2, 2, 0]);
  expect(offered(match, 0)).toEqual(["shoot target=1", "draw"]);
  playPath(match, [[0, "draw"]]);
  expect(waitingFor(match)).toEqual([0, 1]);
});

test("ST-7 a seat that is out in its own action does nothing more", () => {
  const match = table("jam", "jam", "snipe", "snipe", "blank", "blank");
  answer(match, 0, "shoot target=2");
  playPath(match, [
    [0, "pass"],
    [1, the("snipe", "target=0")],
    [2, "pass"],
    [0, "shoot target=2"],
    [0, "pass"],
    [1, the("snipe", "target=0")],
    [2, "pass"],
  ]);
  expect(state(match).health).toEqual([0, 2, 2]);
  expect(state(match).hands[0]).toEqual([]);
  expect(state(match).turn).toBe(1);
  expect(waitingFor(match)).toEqual([1]);
});
