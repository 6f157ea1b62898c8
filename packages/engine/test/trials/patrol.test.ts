import { answer, canUndo, view } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { arranged, offered, playPath, sitDown, stateOf } from "../table.js";
import { type PatrolState, patrol, planOf } from "./patrol.js";

const state = (match: OpenMatch) => stateOf<PatrolState>(match);
const table = () => sitDown(patrol, { seats: 1 });

test("PA-3 the guard takes two steps towards the noise; of equal ones you choose", () => {
  const match = table();
  playPath(match, [
    [0, "walk sector=1"],
    [0, "pass"],
  ]);
  expect(offered(match, 0)).toEqual(["step sector=5", "step sector=7"]);
  playPath(match, [
    [0, "step sector=5"],
    [0, "pass"],
  ]);
  expect(offered(match, 0)).toEqual(["step sector=2", "step sector=4"]);
  playPath(match, [[0, "step sector=4"]]);
  expect(state(match)).toEqual({ you: 1, guard: 4, noise: 1, pebbles: 2, turn: 2 });
});

test("PA-4 a pebble between two steps makes the guard plan the second anew", () => {
  const match = table();
  playPath(match, [
    [0, "walk sector=3"],
    [0, "pass"],
    [0, "step sector=7"],
  ]);
  expect(state(match)).toMatchObject({ guard: 7, noise: 3 });
  expect(planOf(state(match))).toEqual([4, 6]);
  playPath(match, [[0, "throw sector=8"]]);
  // One step is best now, so nothing is asked: it went back where it came from.
  expect(state(match)).toMatchObject({ guard: 8, noise: 8, pebbles: 1, turn: 2 });
});

test("PA-4 a pebble at its feet makes the guard stand", () => {
  const match = table();
  playPath(match, [
    [0, "walk sector=1"],
    [0, "throw sector=8"],
    [0, "pass"],
  ]);
  expect(state(match)).toMatchObject({ guard: 8, pebbles: 1, turn: 2 });
});

test("PA-5 it catches you in the middle of its move; its second step never comes", () => {
  const match = arranged<PatrolState>(patrol, { seats: 1 }, (s) => {
    s.guard = 4;
  });
  playPath(match, [
    [0, "walk sector=1"],
    [0, "pass"],
  ]);
  expect(match.play.result).toMatchObject({ reason: "caught" });
  expect(match.play.steps).toEqual([]);
  expect(view(match, 0).pending).toBeUndefined();
});

test("PA-6 you are out when you reach the exit", () => {
  const match = arranged<PatrolState>(patrol, { seats: 1 }, (s) => {
    Object.assign(s, { you: 7, guard: 0 });
  });
  playPath(match, [[0, "walk sector=8"]]);
  expect(match.play.result).toMatchObject({ winners: [0], reason: "out" });
});

test("alone and without chance, everything can be taken back", () => {
  const match = table();
  for (const key of ["walk sector=1", "pass", "step sector=5"]) answer(match, 0, key);
  expect(canUndo(match, 0)).toEqual({ possible: true });
});

test("PA-6 who waits too long is found", () => {
  const match = arranged<PatrolState>(patrol, { seats: 1 }, (s) => {
    s.pebbles = 0;
  });
  for (let turn = 1; turn <= 8; turn++) answer(match, 0, "wait");
  expect(match.play.result).toMatchObject({ winners: [], reason: "found" });
});
