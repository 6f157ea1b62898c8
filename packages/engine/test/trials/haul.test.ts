import type { OpenMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { arranged, offered, playPath, stateOf } from "../table.js";
import { type HaulState, haul } from "./haul.js";

const state = (match: OpenMatch) => stateOf<HaulState>(match);
const held = (match: OpenMatch) => state(match).held.map((ids) => ids.map(({ id }) => id));

function table(rolls: number[], ...pieces: HaulState["held"][number][number]["id"][][]): OpenMatch {
  return arranged<HaulState>(haul, { seats: pieces.length, script: { haul: rolls } }, (s) => {
    s.held = pieces.map((ids) => ids.map((id) => ({ id, charges: 2 })));
  });
}

test("HA-3 a charge right after the die has fallen; the second result counts", () => {
  const match = table([1, 3], [], ["driver"]);
  playPath(match, [
    [0, "roll"],
    [1, "use"],
  ]);
  expect(state(match).chips).toEqual([3, 0]);
  expect(state(match).held[1]).toEqual([{ id: "driver", charges: 1 }]);
});

test("HA-3 two drivers are asked in order, the active seat's first; without a charge it is gone", () => {
  const match = arranged<HaulState>(haul, { script: { haul: [1, 2, 3] } }, (s) => {
    s.turn = 1;
    s.held = [[{ id: "driver", charges: 1 }], [{ id: "driver", charges: 1 }]];
  });
  playPath(match, [
    [1, "roll"],
    [1, "use"],
    [0, "use"],
  ]);
  expect(state(match).chips).toEqual([0, 3]);
  expect(held(match)).toEqual([[], []]);
});

test("HA-4, HA-5 what is carried is 3, 2 more with a sling, 1 less with a howl", () => {
  const match = table([6], ["sling", "howl"], []);
  playPath(match, [[0, "roll"]]);
  expect(state(match).chips).toEqual([4, 0]);
  expect(state(match).riot).toBe(1);
});

test("HA-4, HA-6 a sling that is jammed takes what it carried with it", () => {
  const match = table([6], ["sling"], ["jammer"]);
  playPath(match, [
    [0, "roll"],
    [1, "jam piece=sling target=0"],
  ]);
  expect(state(match).chips).toEqual([3, 0]);
  expect(held(match)).toEqual([[], []]);
});

test("HA-6 a howl cannot be jammed", () => {
  expect(offered(table([], ["jammer"], ["howl", "driver"]), 0)).toEqual([
    "roll",
    "jam piece=driver target=1",
  ]);
});

test("HA-7 a sandbox answers a jammer, and a sandbox a sandbox", () => {
  const match = table([], ["jammer"], ["driver", "sandbox"], ["sandbox"]);
  playPath(match, [
    [0, "jam piece=driver target=1"],
    [1, "use"],
    [2, "use"],
  ]);
  expect(held(match)).toEqual([[], [], []]);
  const stopped = table([], ["jammer"], ["driver", "sandbox"], ["sandbox"]);
  playPath(stopped, [
    [0, "jam piece=driver target=1"],
    [1, "use"],
    [2, "no"],
  ]);
  expect(held(stopped)).toEqual([[], ["driver"], ["sandbox"]]);
});
