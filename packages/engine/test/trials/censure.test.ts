import { clockwise, type Viewer } from "@sprawl/engine";
import { answer, view, waitingFor } from "@sprawl/engine/host";
import { hashOf } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { playPath, sitDown, stateOf } from "../table.js";
import { type CensureState, censure } from "./censure.js";

const sixteen = () => sitDown(censure, { seats: 16 });
const inFavour =
  (...seats: number[]) =>
  (seat: number) =>
    seats.includes(seat) ? "for" : "against";

test("CE-2 sixteen vote in secret; half way through everybody still sees the same", () => {
  const match = sixteen();
  playPath(match, [[0, "nominate target=5"]]);
  const voters = waitingFor(match);
  expect(voters).toEqual(clockwise(16, 0).filter((seat) => seat !== 5));
  const aye = inFavour(1, 3, 7, 9, 11, 13, 14, 15);
  const order = voters.slice().reverse();
  for (const [i, seat] of order.entries()) {
    const some: Viewer[] = [0, 5, 9, "spectator"];
    const before = some.map((viewer) => view(match, viewer));
    playPath(match, [[seat, aye(seat)]]);
    if (i === order.length - 1) continue;
    expect(stateOf<CensureState>(match).shown).toEqual([]);
    for (const [v, viewer] of some.entries()) {
      const { answers, pending, question, undo, ...seen } = view(match, viewer);
      expect(before[v]).toMatchObject(seen);
      expect(pending).toMatchObject({ waiting: voters, left: voters.length - i - 1 });
    }
  }
  const { shown, censured } = stateOf<CensureState>(match);
  expect(shown.filter((vote) => vote === "for")).toHaveLength(8);
  expect(shown[5]).toBe("no vote");
  expect(censured[5]).toBe(true);
});

test("CE-2 the order in which the votes come in makes no difference", () => {
  const hashes = [1, 2, 4, 7].map((stride) => {
    const match = sixteen();
    answer(match, 0, "nominate target=5");
    const voters = waitingFor(match);
    for (let i = 0; i < 15; i++) {
      const seat = voters[(i * stride) % 15];
      answer(match, seat, inFavour(1, 2)(seat));
    }
    return hashOf(match);
  });
  expect(new Set(hashes).size).toBe(1);
});

test("CE-3, CE-4 a tie is broken by the leader; the censured are asked no more", () => {
  const match = sitDown(censure, { seats: 4 });
  // Three voters cannot tie; with one censured, two can.
  playPath(match, [
    [0, "nominate target=3"],
    [1, "for"],
    [2, "for"],
    [0, "for"],
    [1, "nominate target=2"],
    [0, "for"],
    [1, "against"],
  ]);
  expect(waitingFor(match)).toEqual([0]);
  playPath(match, [[0, "for"]]);
  expect(stateOf<CensureState>(match).censured).toEqual([false, false, true, true]);
  expect(match.play.result).toMatchObject({ winners: [0, 1], reason: "not-censured" });
});

test("CE-3 where the leader is the nominee, the seat on turn breaks the tie", () => {
  const match = sitDown(censure, { seats: 3 });
  playPath(match, [
    [0, "nobody"],
    [1, "nominate target=0"],
    [1, "for"],
    [2, "against"],
  ]);
  expect(waitingFor(match)).toEqual([1]);
});
