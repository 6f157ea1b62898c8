import { answer, waitingFor } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { arranged, playPath, sitDown, stateOf } from "../table.js";
import { type FuseState, fuse } from "./fuse.js";

const state = (match: OpenMatch) => stateOf<FuseState>(match);

/** A table with this health. */
function table(...health: number[]): OpenMatch {
  return arranged<FuseState>(fuse, { seats: health.length }, (s) => {
    s.health = health;
  });
}

test("FU-5, FU-7 the match ends inside a hit back at a hit back", () => {
  const match = table(2, 1);
  playPath(match, [
    [0, "hit target=1"],
    [1, "no"], // the vest
    [1, "use"], // the spike: a hit back
    [0, "use"], // and back again
  ]);
  expect(state(match).depth).toBe(3);
  expect(waitingFor(match)).toEqual([1]);
  answer(match, 1, "no");
  expect(match.play.result).toMatchObject({ winners: [0], reason: "last-in-play" });
  // Nothing of the three hits that were under way has happened after that.
  expect(state(match)).toMatchObject({ health: [2, 0], depth: 3, turn: 0 });
});

test("FU-6, FU-7 a charge set off in a reaction ends the match for all but one", () => {
  const match = table(2, 2, 1);
  playPath(match, [
    [0, "hit target=2"],
    [2, "use"],
  ]);
  expect(match.play.result).toMatchObject({ winners: [2], reason: "last-in-play" });
  expect(state(match).health).toEqual([0, 0, 1]);
});

test("FU-4 a vest thrown away ends the hit, and nothing else hears of it", () => {
  const match = sitDown(fuse, { seats: 2 });
  playPath(match, [
    [0, "hit target=1"],
    [1, "use"],
  ]);
  expect(state(match)).toMatchObject({ health: [3, 3], gear: [["spike"], ["spike"]], depth: 0 });
  expect(waitingFor(match)).toEqual([1]);
  expect(state(match).turn).toBe(1);
});

test("FU-3 what one seat wears is heard in its order, not in that of putting it on", () => {
  const match = table(3, 3, 3, 1);
  answer(match, 0, "hit target=3");
  const heard: string[] = [];
  while (match.pending && "seat" in match.pending && match.pending.seat === 3) {
    heard.push(match.pending.kind);
    answer(match, 3, "no");
  }
  expect(heard).toEqual(["vest", "spike", "charge"]);
});

test("FU-7 whoever hits back and is out hears nothing more", () => {
  const match = table(3, 1, 1);
  playPath(match, [
    [0, "hit target=1"],
    [1, "no"],
    [1, "no"],
  ]);
  expect(state(match).health).toEqual([3, 0, 1]);
  expect(state(match).turn).toBe(2);
});
