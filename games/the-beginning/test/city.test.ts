import { expect, test } from "vitest";
import { gather } from "./gather.js";

const CITY = { characters: ["feykah", "havoc", "dee-coy"], general: -1 };
const at = (hand: readonly string[] = [], more = {}) => ({
  ...CITY,
  players: { 0: { area: 2, hand, ...more } },
});

test("TB-13.1 each City action once a turn", () => {
  const t = gather(at()).choose("city-resources");
  expect(t.barred()).toMatchObject({ "City: draw 3 General cards, Resource -1": "TB-13.1" });
});

test("TB-13.1, TB-R42 Dee Coy and Kuro count as one", () => {
  const t = gather({
    characters: ["dee-coy", "havoc", "feykah"],
    general: -1,
    players: { 0: { area: 2 } },
    kuro: { area: 2 },
  });
  t.choose({ figure: 0 }).choose("city-resources").choose("end");
  expect(t.barred()).toMatchObject({ "City: draw 3 General cards, Resource -1": "TB-13.1" });
});

test("TB-13.2 Riot only from a yellow zone", () => {
  expect(gather({ ...at(), set: { "bars.riot": 3 } }).barred()).toMatchObject({
    "City: calm or stir Riot": "TB-13.2",
  });
  expect(gather({ ...at(), set: { "bars.riot": -6 } }).offered()).toContain(
    "City: calm or stir Riot",
  );
});

test("TB-13.6, TB-33.7 into a red zone: an EX Event, then Riot 0", () => {
  const t = gather({
    ...at(),
    set: { "bars.riot": 6 },
    chance: { pink: [3], "event ex": ["confiscation"] },
  });
  t.choose("city-riot").choose("positive");
  expect(t.told(1).join(" ")).toContain("Event: Confiscation.");
  expect(t.at("bars.riot")).toBe(0);
  expect(t.at("bars.security")).toBe(4);
});

test("TB-13.8 at 0 or below nothing happens to Morale", () => {
  const t = gather({ ...at(["blue-2", "red-1"]), chance: { pink: [2] } });
  t.choose("city-morale").pick([{ card: "blue-2" }]);
  expect(t.at("bars.morale")).toBe(5);
  expect(t.state().discard).toHaveLength(1);
});

const ROLLS = [
  [1, { deus: 4 }],
  [2, { riot: -2 }],
  [3, { riot: 2 }],
  [4, { morale: 7 }],
  [5, { resource: 12 }],
  [6, { resource: 12 }],
] as const;

for (const [roll, bars] of ROLLS) {
  test(`TB-13.11, TB-13.12 City Action 4 with a ${roll}`, () => {
    const t = gather({ ...at(), chance: { pink: [roll] } }).choose("city-chance");
    expect(t.at("bars")).toMatchObject(bars);
  });
}

test("TB-13.13 no City action changes Security", () => {
  const t = gather({ ...at(), chance: { pink: [5] } })
    .choose("city-chance")
    .choose("city-resources");
  expect(t.at("bars.security")).toBe(4);
});

test("TB-14.1, TB-14.2, TB-14.4, TB-50.15 a displayed Program at its price, replaced at once", () => {
  const t = gather(at(["blue-5", "blue-5"]));
  const [first] = t.state().display;
  t.choose({ kind: "buy-program", card: first })
    .pick([{ card: "blue-5" }, { card: "blue-5" }])
    .quiet();
  const { display, seats } = t.state();
  expect(display).toHaveLength(3);
  expect(display).not.toContain(first);
  expect(seats[0].programs).toHaveLength(1);
});

test("TB-14.3 pay 3 for the top Program", () => {
  const t = gather(at(["red-3"]));
  const top = t.state().programs.at(-1);
  t.choose("draw-program")
    .pick([{ card: "red-3" }])
    .quiet();
  const { programs } = t.state().seats[0];
  expect(programs).toEqual([top]);
  expect(t.seen(0, programs)).not.toEqual(["hidden"]);
  expect(t.seen(1, programs)).toEqual(["hidden"]);
});

test("TB-15.2 a result of 1 to 3 raises Apex by 1", () => {
  const t = gather({ ...at(["blue-4"], { area: 3 }), chance: { pink: [1] } })
    .choose("nexus")
    .pick([{ card: "blue-4" }]);
  expect(t.at("bars.apex")).toBe(3);
});

test("TB-15.4 exactly 0 does nothing", () => {
  const t = gather({ ...at(["blue-4"], { area: 3 }), chance: { pink: [4] } })
    .choose("nexus")
    .pick([{ card: "blue-4" }]);
  expect(t.at("bars")).toMatchObject({ apex: 2, morale: 5 });
});

test("TB-15.5, TB-15.6 without cards the result is negative and Morale falls", () => {
  const t = gather({ ...at([], { area: 3 }), chance: { pink: [1] } }).choose("nexus");
  expect(t.at("bars")).toMatchObject({ apex: 2, morale: 4 });
  expect(t.state().seats[0].tally.nexus).toBe(0);
});

test("TB-15.7, TB-46.10 a positive result is a success", () => {
  const t = gather({
    characters: ["nova", "havoc", "feykah"],
    general: -1,
    players: { 0: { area: 3, hand: ["blue-5"] } },
    chance: { pink: [4] },
  });
  t.choose("nexus").pick([{ card: "blue-5" }]);
  expect(t.state().seats[0].tree[2].level).toBe(1);
});

test("TB-15.8 a success restores Apex, to at most 9", () => {
  const t = gather({
    ...at(["blue-5", "blue-5"], { area: 3 }),
    lines: [{ elite: { apex: 1, health: 8 } }],
    chance: { pink: [1] },
  });
  t.choose("nexus").pick([{ card: "blue-5" }, { card: "blue-5" }]);
  expect(t.at("bars.apex")).toBe(9);
});

test("TB-15.9, TB-30.8 with Apex destroyed the bar stays, success and Morale remain", () => {
  const gone = { "apex.status": "destroyed", "bars.apex": 0 };
  const t = gather({ ...at(["blue-5"], { area: 3 }), set: gone, chance: { pink: [1] } })
    .choose("nexus")
    .pick([{ card: "blue-5" }]);
  expect(t.at("bars.apex")).toBe(0);
  expect(t.state().seats[0].tally.nexus).toBe(1);
});

test("TB-14.5 the Factory offers no action of its own", () => {
  const t = gather(at());
  expect(t.offered().filter((each) => each.includes("Factory"))).toEqual([]);
});

test("TB-29.2, TB-29.3, TB-35.4 Apex enters at 9 on Blue 1, and the General holds the Control Panel", () => {
  const t = gather({
    ...at(["blue-5", "blue-5"], { area: 3 }),
    general: 0,
    set: { "bars.apex": 7 },
    chance: { pink: [1] },
  });
  t.choose("nexus").pick([{ card: "blue-5" }, { card: "blue-5" }]);
  expect(t.at("apex")).toEqual({ status: "in-play", space: 1 });
  expect(t.at("bars.apex")).toBe(9);
  expect(t.offered()).toContain("Control Panel: Apex moves");
});

test("TB-30.2, TB-30.3, TB-30.4, TB-R73 Deus enters at 9 on Red 1, its marker before the Active Player", () => {
  const t = gather({
    ...at(),
    set: { "bars.deus": 8 },
    enemies: [{ type: "crawler", at: "red-1" }],
    chance: { pink: [1] },
  });
  t.choose("city-chance");
  expect(t.at("deus")).toEqual({ status: "in-play", space: 1 });
  expect(t.at("deusBefore")).toBe(0);
  expect(t.at("enemies.0.space")).toBe(2);
});
