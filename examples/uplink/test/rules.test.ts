import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { table } from "@sprawl/scenarios/testing";
import { entry } from "@sprawl/uplink/entry";
import { expect, test } from "vitest";

test("UP-1.1 two, three or four seats play, and no others", () => {
  for (const seats of [2, 3, 4]) {
    expect(table(entry, { seats }).at("hands")).toHaveLength(seats);
  }
  for (const seats of [1, 5]) {
    expect(() => createMatch(entry.game, { seats, seed: namedSeed("x") })).toThrow(/2 to 4/);
  }
});

test("UP-1.2 the signals are the strengths 1 to 10, each twice, shuffled", () => {
  const t = table(entry, { seats: 2 });
  const dealt = ["deck", "air", "hands.0", "hands.1"].flatMap((pile) => t.faces(pile));
  for (let strength = 1; strength <= 10; strength++) {
    expect(dealt.filter((face) => face === `signal ${strength}`)).toHaveLength(2);
  }
  expect(dealt).toHaveLength(20);
  const again = table(entry, { seats: 2, seed: "another" });
  expect(again.faces("hands.0")).not.toEqual(t.faces("hands.0"));
});

test("UP-1.3 four signals each, known to their owner alone", () => {
  const t = table(entry, { seats: 3 });
  expect(t.seenBy(1, "hands.1")).toEqual(t.faces("hands.1"));
  expect(t.seenBy(0, "hands.1")).toEqual(Array(4).fill("hidden"));
});

test("UP-1.4 one signal is on the air for all to see", () => {
  const t = table(entry, { seats: 2 });
  expect(t.seenBy("spectator", "air")).toEqual(t.faces("air"));
  expect(t.at("air")).toHaveLength(1);
});

test("UP-2.1, UP-2.4 turns go clockwise, and who listens takes a signal", () => {
  const t = table(entry, { seats: 3 });
  for (const seat of [0, 1, 2]) {
    expect(t.at("seat")).toBe(seat);
    t.choose("Listen");
    expect(t.at(["hands", seat])).toHaveLength(5);
  }
  expect(t.at("seat")).toBe(0);
  expect(t.at("deck")).toHaveLength(20 - 3 * 4 - 1 - 3);
});

test("UP-3.1 whoever sends the last signal of a hand wins", () => {
  const arrange = [{ hand: { seat: 0, cards: [8] } }, { air: 7 }];
  const t = table(entry, { seats: 2, arrange }).choose("Send signal 8");
  expect(t.result()).toMatchObject({ winners: [0], reason: "all-sent", rule: "UP-3.1" });
});

test("UP-3.2 when the deck is empty, the fewest signals win, and all of them if equal", () => {
  const arrange = [
    { hand: { seat: 0, cards: [8, 8] } },
    { hand: { seat: 1, cards: [2, 3] } },
    { hand: { seat: 2, cards: [4, 5] } },
    { move: "deck", to: "air", count: 12, seen: "all" },
  ];
  const t = table(entry, { seats: 3, arrange });
  expect(t.at("deck")).toHaveLength(1);
  t.choose("Listen");
  expect(t.result()).toMatchObject({ winners: [1, 2], reason: "silence", rule: "UP-3.2" });
});
