import { expect, test } from "vitest";
import { lockstep, lockstepOf } from "../src/lockstep.js";
import { Yardstick } from "../src/yardstick.js";

test("the yardstick and the engine play the same matches", () => {
  const { matches, moves } = lockstepOf(60);
  expect(matches).toBe(60);
  expect(moves).toBe(20 * (104 + 102 + 104));
});

test("a yardstick that keeps other rules is found out", () => {
  class Generous extends Yardstick {
    override score(seat: number): number {
      return super.score(seat) + 1;
    }
  }
  class Forgetful extends Yardstick {
    override legal(out: number[]): number {
      return super.legal(out) - 1;
    }
  }
  expect(() => lockstep(2, 1, Generous)).toThrow(/scores/);
  expect(() => lockstep(3, 1, Forgetful)).toThrow(/legal moves/);
});
