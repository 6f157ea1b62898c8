import { entry } from "@sprawl/caravan/entry";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";

const everyCard = ["silk", "salt", "spice", "steel"].flatMap((suit) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((rank) => `${suit} ${rank}`),
);

test("CA-1.1 two, three or four seats play, and no others", () => {
  for (const seats of [2, 3, 4]) {
    expect(table(entry, { seats }).at("hands")).toHaveLength(seats);
  }
  for (const seats of [1, 5]) {
    expect(() => createMatch(entry.game, { seats, seed: namedSeed("x") })).toThrow(/2 to 4/);
  }
});

test("CA-1.2 the forty cards are four suits of ten ranks", () => {
  const t = table(entry, { seats: 2 });
  const dealt = ["deck", "market", "hands.0", "hands.1"].flatMap((pile) => t.faces(pile));
  expect(dealt.toSorted()).toEqual(everyCard.toSorted());
});

test("CA-1.2 the deck is shuffled: another seed, another deal", () => {
  const deals = ["one", "two"].map((seed) => table(entry, { seats: 2, seed }).faces("hands.0"));
  expect(deals[0]).not.toEqual(deals[1]);
});

test("CA-1.3 every seat starts with five cards and three coins", () => {
  const t = table(entry, { seats: 4 });
  expect(t.at("coins")).toEqual([3, 3, 3, 3]);
  for (const seat of [0, 1, 2, 3]) expect(t.at(["hands", seat])).toHaveLength(5);
  expect(t.at("deck")).toHaveLength(40 - 4 * 5 - 4);
});

test("CA-1.4 the market is four cards that everybody sees", () => {
  const t = table(entry, { seats: 2 });
  expect(t.at("market")).toHaveLength(4);
  expect(t.seenBy("spectator", "market")).toEqual(t.faces("market"));
});

test("CA-1.5 a hand is known to its owner alone, the deck to nobody", () => {
  const t = table(entry, { seats: 2 });
  expect(t.seenBy(0, "hands.0")).toEqual(t.faces("hands.0"));
  expect(t.seenBy(1, "hands.0")).toEqual(Array(5).fill("hidden"));
  expect(t.seenBy("spectator", "hands.0")).toEqual(Array(5).fill("hidden"));
  expect(t.seenBy(0, "deck")).toEqual(Array(26).fill("hidden"));
});
