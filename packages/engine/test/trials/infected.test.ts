import type { OpenMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { arranged, offered, playPath, stateOf } from "../table.js";
import { type InfectedState, infected } from "./infected.js";

const state = (match: OpenMatch) => stateOf<InfectedState>(match);

function table(where: number[], ...things: InfectedState["things"]): OpenMatch {
  return arranged<InfectedState>(infected, { seats: 2, script: { where } }, (s) => {
    s.things = things;
  });
}

test("IN-3 shooting back has 3 less, with a quickdraw 2 less instead", () => {
  const plain = table([3, 3], [], []);
  playPath(plain, [
    [0, "attack target=1 weapon=gun"],
    [1, "shoot"],
  ]);
  expect(state(plain).health).toEqual([5, 2]);
  const quick = table([3, 3], [], ["quickdraw"]);
  playPath(quick, [
    [0, "attack target=1 weapon=gun"],
    [1, "shoot"],
  ]);
  expect(state(quick).health).toEqual([4, 2]);
});

test("IN-4, IN-5 an editor takes 1 off the first hit of a turn, never all of a head hit", () => {
  const body = table([3], [], ["editor"]);
  playPath(body, [[0, "attack target=1 weapon=blade"]]);
  expect(state(body).health).toEqual([5, 4]);
  const head = table([3, 1], ["editor"], []);
  playPath(head, [
    [0, "attack target=1 weapon=gun"],
    [1, "shoot"],
  ]);
  expect(state(head).health).toEqual([4, 2]);
});

test("IN-5, IN-6 the second hit of a turn costs all; overclock gives two actions, once", () => {
  const match = table([3, 3], ["overclock"], ["editor"]);
  expect(offered(match, 0)).toContain("overclock");
  playPath(match, [
    [0, "overclock"],
    [0, "attack target=1 weapon=blade"],
  ]);
  expect(offered(match, 0)).not.toContain("overclock");
  expect(offered(match, 0)).toContain("attack target=1 weapon=blade");
  playPath(match, [[0, "attack target=1 weapon=blade"]]);
  expect(state(match).health).toEqual([5, 2]);
  expect(state(match).turn).toBe(1);
});

test("IN-7 a running program switches a weapon off, for attacks and for shooting back", () => {
  const match = table([3], ["ronin"], []);
  playPath(match, [[0, "infect target=1 weapon=gun"]]);
  expect(offered(match, 1)).toEqual([
    "attack target=0 weapon=blade",
    "purge program=ronin",
    "pass",
  ]);
  playPath(match, [
    [1, "pass"],
    [0, "attack target=1 weapon=gun"],
  ]);
  expect(state(match).turn).toBe(1);
});

test("IN-7 what is purged works no more", () => {
  const match = table([], ["ronin"], []);
  playPath(match, [
    [0, "infect target=1 weapon=gun"],
    [1, "purge program=ronin"],
    [0, "pass"],
  ]);
  expect(offered(match, 1)).toContain("attack target=0 weapon=gun");
  expect(offered(match, 1)).not.toContain("purge program=ronin");
});
