/** A name or a value that does not exist is an error where a scenario arranges a table. */
import type { Plain } from "@sprawl/engine";
import { table } from "@sprawl/scenarios/testing";
import { entry } from "@sprawl/the-beginning/entry";
import { expect, test } from "vitest";

const SEATED = { table: { characters: ["havoc", "nova", "jayden"] } };
const arranged = (...arrange: Record<string, Plain>[]) => table(entry, { seats: 3, arrange });

test.each<[Record<string, Plain>, RegExp]>([
  [{ player: { seat: 3 } }, /player\.seat/],
  [{ player: { seat: 0, healt: 1 } }, /player\.healt/],
  [{ player: { seat: 0, health: "two" } }, /player\.health/],
  [{ player: { seat: 0, hand: ["blue-9"] } }, /player\.hand/],
  [{ player: { seat: 0, boosts: { hacking: 3 } } }, /player\.boosts\.hacking/],
  [{ player: { seat: 0, boosts: { hackin: 1 } } }, /player\.boosts\.hackin/],
  [{ player: { seat: 0, scanners: [3] } }, /player\.scanners/],
  [{ player: { seat: 0, bar: 6 } }, /player\.bar/],
  [{ player: { seat: 0, faction: "robot" } }, /player\.faction/],
  [{ player: { seat: 0, area: 7 } }, /player\.area/],
  [{ kuro: { area: 1 } }, /kuro/],
  [{ enemy: { type: "soldier", at: "red-5" } }, /enemy\.at/],
  [{ enemy: { type: "soldier", at: "6", damage: "much" } }, /enemy\.damage/],
  [{ network: { alpha: ["green"] } }, /network\.alpha/],
  [{ network: { delta: ["blue"] } }, /network\.delta/],
  [{ sectors: [0, 0, 0, 0] }, /sectors/],
  [{ elite: { apex: 9 } }, /elite\.apex/],
  [{ elite: { health: 2 } }, /elite/],
  [{ box: { area: 3, supply: "lazer" } }, /box/],
])("%j names what does not exist", (line, place) => {
  expect(() => arranged(SEATED, line)).toThrow(place);
});

test.each<[Record<string, Plain>, RegExp]>([
  [{ characters: ["havoc", "nova", "nobody"] }, /table\.characters/],
  [{ characters: ["havoc", "nova", "nova"] }, /table\.characters/],
  [{ characters: ["havoc", "nova", "jayden"], leader: 3 }, /table\.leader/],
  [{ characters: ["havoc", "nova", "jayden"], turn: 3 }, /table\.turn/],
])("table: %j names who is not there", (said, place) => {
  expect(() => arranged({ table: said })).toThrow(place);
});

test("what is arranged is what is there", () => {
  const t = arranged(
    SEATED,
    { player: { seat: 0, area: 2, health: 1, boosts: { hacking: 2 }, scanners: [2] } },
    { enemy: { type: "soldier", level: 2, at: "red-3" } },
    { enemy: { type: "tank", at: 6 } },
    { elite: { deus: 1, before: 2 } },
  );
  expect(t.at("figures.0")).toMatchObject({ area: 2, health: 1, scanners: [false, true] });
  expect(t.at("seats.0.tree.0.level")).toBe(2);
  expect(t.at("enemies")).toMatchObject([
    { type: "soldier", level: 2, spot: "red", space: 3, damage: 0 },
    { type: "tank", level: 1, spot: "6", space: 0 },
  ]);
  expect([t.at("deus"), t.at("bars.deus"), t.at("deusBefore")]).toEqual([
    { status: "in-play", space: 1 },
    9,
    2,
  ]);
});
