import { answer, canUndo, undo, view, waitingFor } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { offered, playPath, sitDown, stateOf } from "../table.js";
import { type AuctionState, auction } from "./auction.js";

const state = (match: OpenMatch) => stateOf<AuctionState>(match);

test("AU-2 a bid says nothing until all are in, and may be thought over until then", () => {
  const low = sitDown(auction, { seats: 3 });
  const high = sitDown(auction, { seats: 3 });
  answer(low, 1, 0);
  answer(high, 1, 12);
  for (const viewer of [0, 2, "spectator"] as const)
    expect(view(high, viewer)).toEqual(view(low, viewer));
  expect(undo(high, 1)).toBeUndefined();
  answer(high, 1, 0);
  answer(high, 0, 3);
  expect(canUndo(high, 1)).toEqual({ possible: false, reason: "another-seat" });
});

test("AU-3, AU-4 a raise decides; the winner pays all, the others half", () => {
  const match = sitDown(auction, { seats: 3 });
  playPath(match, [
    [0, 4],
    [2, 5],
    [1, 5],
  ]);
  expect(waitingFor(match)).toEqual([0]);
  playPath(match, [
    [0, "raise by=2"],
    [1, "raise by=0"],
    [2, "raise by=0"],
  ]);
  expect(state(match)).toMatchObject({ credits: [6, 10, 10], points: [1, 0, 0], lot: 2 });
  // Seat 0 has raised once and is not asked again.
  playPath(match, [
    [0, 1],
    [1, 1],
    [2, 0],
  ]);
  expect(waitingFor(match)).toEqual([1]);
});

test("AU-3 nobody raises beyond what they have", () => {
  const match = sitDown(auction, { seats: 2 });
  playPath(match, [
    [0, 11],
    [1, 12],
  ]);
  expect(offered(match, 0)).toEqual(["raise by=0", "raise by=1"]);
  answer(match, 0, "raise by=0");
  expect(offered(match, 1)).toEqual(["raise by=0"]);
});

test("AU-5 those who tie bid again, from their bids on; a second tie costs all of them", () => {
  const match = sitDown(auction, { seats: 3 });
  const tie = [
    [0, 4],
    [1, 4],
    [2, 3],
    [0, "raise by=0"],
    [1, "raise by=0"],
    [2, "raise by=0"],
  ] as const;
  playPath(match, tie);
  expect(waitingFor(match)).toEqual([0, 1]);
  expect(view(match, 1).question).toMatchObject({ min: 4, max: 12 });
  playPath(match, [
    [1, 6],
    [0, 6],
  ]);
  expect(state(match)).toMatchObject({ credits: [6, 6, 11], points: [0, 0, 0], lot: 2 });
  playPath(match, [...tie, [0, 5], [1, 4]]);
  expect(state(match)).toMatchObject({ credits: [1, 4, 10], points: [2, 0, 0], lot: 3 });
});

test("AU-6 all lots are sold, and the match is over", () => {
  const match = sitDown(auction, { seats: 2 });
  for (let lot = 1; lot <= 4; lot++) {
    answer(match, 0, 3);
    answer(match, 1, lot === 4 ? 2 : 0);
    while (waitingFor(match).length === 1) answer(match, waitingFor(match)[0], "raise by=0");
  }
  expect(match.play.result).toEqual({
    winners: [0],
    reason: "most-points",
    rule: "AU-6",
    scores: [10, 0],
  });
  expect(state(match).credits).toEqual([0, 11]);
});
