/** When a match is over its seed is public: nobody takes anything back with it in hand. */
import { caravan } from "@sprawl/caravan";
import type { AnyGame } from "@sprawl/engine";
import {
  answer,
  canUndo,
  createMatch,
  namedSeed,
  safeAnswerFor,
  waitingFor,
} from "@sprawl/engine/host";
import { expect, test } from "vitest";

test("the last answer of a match stays, also where nothing was learned by it", () => {
  const match = createMatch(caravan as AnyGame, { seats: 2, seed: namedSeed("the end") });
  let last = 0;
  let before: unknown;
  for (;;) {
    const [seat] = waitingFor(match);
    if (seat === undefined) break;
    before = canUndo(match, last);
    last = seat;
    answer(match, seat, safeAnswerFor(match, seat) ?? "");
  }
  expect(before, "a pass could be taken back until then").toEqual({ possible: true });
  expect(canUndo(match, last)).toEqual({ possible: false, reason: "shown" });
});
