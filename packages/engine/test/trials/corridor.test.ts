import { answer, save, waitingFor } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { allAnswer, arranged, offered, playPath, sitDown, stateOf } from "../table.js";
import { type CorridorState, corridor } from "./corridor.js";

const state = (match: OpenMatch) => stateOf<CorridorState>(match);
const table = (...shot: number[]) => sitDown(corridor, { seats: 3, script: { shot } });

test("CO-2, CO-3 a walk of three squares, with a window on each", () => {
  const match = table();
  for (let square = 1; square <= 3; square++) {
    playPath(match, [[0, `walk to=${square}`]]);
    expect(waitingFor(match)).toEqual([1, 2]);
    allAnswer(match, "pass");
  }
  // The next question is the next turn's first square; a hack is only for square 6.
  expect(state(match)).toMatchObject({ at: 3, turns: 1 });
  expect(offered(match, 0)).toEqual(["walk to=4", "stay"]);
});

test("CO-4 a miss goes on: the window opens again, then the walk continues", () => {
  const match = table(1, 3);
  playPath(match, [
    [0, "walk to=1"],
    [2, "fire"],
    [1, "pass"],
  ]);
  expect(state(match).shots).toEqual([0, 2, 1]);
  expect(waitingFor(match)).toEqual([1, 2]);
  playPath(match, [
    [1, "pass"],
    [2, "fire"],
  ]);
  // Seat 2 has no shot left and is asked no more.
  expect(waitingFor(match)).toEqual([1]);
  playPath(match, [[1, "pass"]]);
  expect(offered(match, 0)).toEqual(["walk to=2", "stay"]);
});

test("CO-5 stopped in the middle: the rest of the walk is dropped, the turn goes on", () => {
  const script = { shot: [5] };
  const match = arranged<CorridorState>(corridor, { seats: 3, script }, (s) => {
    s.at = 5;
  });
  playPath(match, [
    [0, "walk to=6"],
    [1, "fire"],
    [2, "pass"],
  ]);
  // Two squares of the walk were left; what comes is the hack.
  expect(offered(match, 0)).toEqual(["hack", "wait"]);
  expect(save(match).snapshot.steps.map((call) => call.step ?? `end of ${call.scope}`)).toEqual([
    "turn",
    "end of turn",
    "hack",
  ]);
  playPath(match, [[0, "hack"]]);
  expect(match.play.result).toMatchObject({ winners: [0], reason: "hacked" });
});

test("CO-5 killed in the middle: walk and hack are dropped, the next turn begins at 0", () => {
  const match = table(6);
  playPath(match, [
    [0, "walk to=1"],
    [1, "pass"],
    [2, "pass"],
    [0, "walk to=2"],
    [1, "fire"],
    [2, "fire"],
  ]);
  expect(state(match)).toEqual({ at: 0, turns: 1, shots: [0, 1, 2], deaths: 1 });
  expect(offered(match, 0)).toEqual(["walk to=1", "stay"]);
});

test("CO-5 killed in the last turn: the match is over", () => {
  const match = table(6);
  for (const _ of [1, 2]) answer(match, 0, "stay");
  playPath(match, [
    [0, "walk to=1"],
    [1, "fire"],
    [2, "pass"],
  ]);
  expect(match.play.result).toMatchObject({ winners: [1, 2], reason: "held" });
});
