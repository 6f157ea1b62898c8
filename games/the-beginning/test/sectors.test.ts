import { expect, test } from "vitest";
import { gather } from "./gather.js";

const AT_ONE = {
  characters: ["feykah", "nova", "dee-coy"],
  general: -1,
  players: { 0: { area: 1 }, 1: { area: 1 }, 2: { area: 4 } },
  kuro: { area: 4 },
};

test("TB-12.4, TB-12.8, TB-50.9, TB-50.10, TB-R76 Sector I: the top Data Chip, seen by its owner only", () => {
  const t = gather({ ...AT_ONE, chance: { "sector 1": ["red"] } }).choose({
    kind: "sector",
    sector: 1,
  });
  const { figures, values, sectors } = t.state();
  expect(t.seen(0, figures[0].chips)).toEqual(["red"]);
  expect(t.seen(1, figures[0].chips)).toEqual(["hidden"]);
  expect(values).toEqual([1, 0, 0]);
  expect(sectors[0]).toHaveLength(10);
});

test("TB-12.6, TB-12.7 without a free slot no Sector can be used", () => {
  const t = gather({ ...AT_ONE, players: { ...AT_ONE.players, 0: { area: 1, chips: ["blue"] } } });
  expect(Object.values(t.barred())).toEqual(["TB-12.6", "TB-12.6", "TB-12.6"]);
  const two = gather({
    ...AT_ONE,
    players: { ...AT_ONE.players, 0: { area: 1, open: ["cargo-sling"] } },
  });
  two.choose({ kind: "sector", sector: 1 });
  expect(two.state().figures[0].chips).toHaveLength(1);
});

test("TB-12.7 with two slots the second Data Chip of Sector II still goes to somebody else", () => {
  const t = gather({
    ...AT_ONE,
    players: { ...AT_ONE.players, 0: { area: 1, open: ["cargo-sling"] } },
    chance: { "sector 2": ["red", "blue", "purple"] },
  });
  t.choose({ kind: "sector", sector: 2 }).choose("purple Data Chip");
  expect(t.asked()).toEqual({ seats: [1], kind: "equip-chip" });
  expect(t.state().figures[0].chips).toHaveLength(1);
});

test("TB-12.9, TB-12.11 who carries one already receives none", () => {
  const t = gather({
    ...AT_ONE,
    players: { 0: { area: 1 }, 1: { area: 1 }, 2: { area: 1, chips: ["blue"] } },
    chance: { "sector 2": ["red", "blue", "purple"] },
  });
  t.choose({ kind: "sector", sector: 2 }).choose("purple Data Chip");
  expect(t.asked()).toEqual({ seats: [1], kind: "equip-chip" });
});

test("TB-12.9 Sector II needs somebody else in Area 1 with a free slot", () => {
  const alone = gather({ ...AT_ONE, players: { ...AT_ONE.players, 1: { area: 4 } } });
  expect(alone.barred()).toMatchObject({ "Take a Data Chip from Sector II": "TB-12.9" });
  const laden = gather({
    ...AT_ONE,
    players: { ...AT_ONE.players, 1: { area: 1, chips: ["blue"] } },
  });
  expect(laden.barred()).toMatchObject({ "Take a Data Chip from Sector II": "TB-12.9" });
});

test("TB-12.10, TB-12.11, TB-12.12, TB-12.13, TB-20.4, TB-50.11 Sector II: one kept, one taken, one to the Junkyard", () => {
  const t = gather({ ...AT_ONE, chance: { "sector 2": ["red", "blue", "purple"] } });
  t.choose({ kind: "sector", sector: 2 });
  expect(t.offered().sort()).toEqual(["blue Data Chip", "purple Data Chip", "red Data Chip"]);
  t.choose("purple Data Chip");
  expect(t.asked()).toEqual({ seats: [1], kind: "equip-chip" });
  expect(t.offered().sort()).toEqual(["blue Data Chip", "red Data Chip"]);
  t.choose("red Data Chip");
  const { figures, junkyard } = t.state();
  expect(t.seen(0, figures[0].chips)).toEqual(["purple"]);
  expect(t.seen(1, figures[1].chips)).toEqual(["red"]);
  expect(t.seen(0, figures[1].chips)).toEqual(["hidden"]);
  expect(junkyard).toMatchObject([{ by: 1, spot: 1 }]);
  expect(t.seen(1, junkyard[0].chips)).toEqual(["blue"]);
  expect(t.seen(2, junkyard[0].chips)).toEqual(["hidden"]);
});

test("TB-R79 of several the acting player chooses who receives", () => {
  const t = gather({ ...AT_ONE, kuro: { area: 1 } });
  t.choose({ kind: "sector", sector: 2 }).choose(t.offered()[0]);
  expect(t.asked()).toEqual({ seats: [0], kind: "receiver" });
  expect(t.offered()).toEqual(["seat 1", "seat 2's Kuro"]);
});

test("TB-R77 two Data Chips: one each; one: for the acting player", () => {
  const two = gather({ ...AT_ONE, lines: [{ sectors: [11, 2, 11] }] });
  two.choose({ kind: "sector", sector: 2 }).choose(two.offered()[0]);
  expect(two.state().junkyard).toEqual([]);
  expect(two.state().figures[1].chips).toHaveLength(1);
  const one = gather({ ...AT_ONE, lines: [{ sectors: [11, 1, 11] }] });
  one.choose({ kind: "sector", sector: 2 });
  expect(one.state().figures[0].chips).toHaveLength(1);
  expect(one.state().figures[1].chips).toHaveLength(0);
});

test("TB-12.14 Sector III with Guard 2 or 3 gives its top Data Chip", () => {
  const t = gather({ ...AT_ONE, set: { guard: 2 }, chance: { "sector 3": ["purple"] } });
  t.choose({ kind: "sector", sector: 3 });
  expect(t.seen(0, t.state().figures[0].chips)).toEqual(["purple"]);
  expect(t.at("guard")).toBe(2);
});

test("TB-12.15, TB-12.16 with Guard 1 one of two, and Guard becomes 3", () => {
  const t = gather({ ...AT_ONE, set: { guard: 1 }, chance: { "sector 3": ["purple", "red"] } });
  t.choose({ kind: "sector", sector: 3 }).choose("red Data Chip");
  expect(t.seen(0, t.state().figures[0].chips)).toEqual(["red"]);
  expect(t.seen(0, t.state().junkyard[0].chips)).toEqual(["purple"]);
  expect(t.at("guard")).toBe(3);
});

test("TB-R78 with Guard 1 and a single Data Chip nothing is discarded", () => {
  const t = gather({ ...AT_ONE, set: { guard: 1 }, lines: [{ sectors: [11, 18, 1] }] });
  t.choose({ kind: "sector", sector: 3 });
  expect(t.state().junkyard).toEqual([]);
  expect(t.at("guard")).toBe(3);
});

test("TB-12.1, TB-12.3, TB-R28 at 4 a Sector stays at 4 while no other is below 2", () => {
  const t = gather({ ...AT_ONE, set: { values: [4, 2, 2] } }).choose({ kind: "sector", sector: 1 });
  expect(t.at("values")).toEqual([4, 2, 2]);
  const low = gather({ ...AT_ONE, set: { values: [4, 1, 2] } });
  expect(low.barred()).toMatchObject({ "Take a Data Chip from Sector I": "TB-12.2" });
});

test("TB-12.5, TB-R29 an empty Sector cannot be used and holds nobody back", () => {
  const t = gather({ ...AT_ONE, set: { values: [4, 0, 3] }, lines: [{ sectors: [5, 0, 5] }] });
  expect(t.barred()).toMatchObject({ "Take a Data Chip from Sector II": "TB-12.5" });
  expect(t.offered()).toContain("Take a Data Chip from Sector I");
});
