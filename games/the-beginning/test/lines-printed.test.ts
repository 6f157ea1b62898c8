/** What is printed on markers, boxes and sheets, number by number. */
import { box, theBeginning } from "@sprawl/the-beginning";
import { expect, test } from "vitest";
import { campaign } from "../src/campaign.js";
import { sortStack } from "../src/stacks.js";
import type { State } from "../src/state.js";

const LEVELS = [1, 2, 3] as const;

test("TB-25.1, TB-27.1, TB-27.2, TB-27.3, TB-27.4, TB-27.5, TB-27.7 Enemies: die, markers a level, Health, Strength, Combat, Shield, Range", () => {
  const printed = Object.values(box.enemies).map(
    ({ id, dice, count, health, strength, combat, shield, range }) =>
      [id, dice, count, health, strength, combat, shield, range] as const,
  );
  expect(printed).toEqual([
    ["tank", [1], 2, [1, 2, 3], [1, 1, 2], [1, 2, 2], [3, 3, 3], 0],
    ["sniper", [2], 2, [1, 1, 2], [1, 1, 2], [1, 2, 2], [2, 3, 3], 1],
    ["soldier", [3, 4], 3, [1, 2, 2], [1, 1, 2], [1, 2, 2], [2, 2, 3], 0],
    ["crawler", [5, 6], 3, [1, 2, 3], [1, 1, 1], [1, 2, 2], [2, 2, 2], 0],
    ["thief", [7, 8], 2, [1, 2, 2], [1, 1, 1], [1, 2, 2], [1, 2, 3], 0],
  ]);
});

test("TB-16.24, TB-39.12, TB-39.13, TB-39.14, TB-39.15, TB-39.16, TB-39.19, TB-39.20, TB-39.21, TB-39.22 Supply Boxes and Traps: copies, price, attack", () => {
  const printed = Object.entries(box.supply).map(([name, { id, copies, kind, price, attack }]) => {
    expect(id).toBe(name);
    return [id, copies, kind, price, attack?.bonus, attack?.damage];
  });
  expect(printed).toEqual([
    ["pistol", 2, "weapon", 4, 2, 1],
    ["hq-rifle", 1, "weapon", 6, 3, 2],
    ["rifle", 1, "weapon", undefined, 3, 2],
    ["rocket-launcher", 1, "weapon", undefined, 3, 1],
    ["companion", 2, "item", undefined, undefined, undefined],
    ["laser", 1, "weapon", undefined, undefined, undefined],
    ["flash-mine", 1, "trap", undefined, undefined, undefined],
    ["logic-bomb", 1, "trap", undefined, undefined, undefined],
    ["magnet-snare", 1, "trap", undefined, undefined, undefined],
    ["gag-wire", 1, "trap", undefined, undefined, undefined],
  ]);
  expect(box.supply["gag-wire"].stays).toBe(true);
});

test("TB-17.6, TB-17.7, TB-17.8, TB-17.9, TB-17.10, TB-17.11 Recon cards are found by their names", () => {
  expect(Object.entries(box.recon).filter(([name, { id }]) => name !== id)).toEqual([]);
  expect(Object.keys(box.recon).sort()).toEqual([
    "cold-case",
    "dossier",
    "open-book",
    "packet-sniffer",
    "pickpocket-lens",
    "sector-sweep",
  ]);
});

test("TB-25.10, TB-25.11, TB-25.12 what a stack gives first, by the phases that have been", () => {
  const given = LEVELS.map((phase) => {
    const stack = [2, 1, 3, 1, 2, 3].map((level) => level as 1 | 2 | 3);
    sortStack(stack, phase);
    return stack.reverse();
  });
  expect(given).toEqual([
    [1, 1, 2, 2, 3, 3],
    [2, 2, 3, 3, 1, 1],
    [3, 3, 2, 2, 1, 1],
  ]);
});

test("TB-1.1, TB-R12, TB-52.1, TB-52.3, TB-32.7, TB-R167, TB-R180 seats, options and presets of the table", () => {
  const { seats, options, presets, passing, passingAlone, spares } = theBeginning;
  expect(seats).toEqual({ min: 3, max: 6 });
  expect(options).toEqual({
    characters: { type: "choice", values: ["choose", "random"], default: "choose" },
    firstGame: { type: "flag", default: false },
    tips: { type: "flag", default: false },
    talk: { type: "flag", default: true },
    lastRound: { type: "number", min: 1, max: 60, default: 60 },
  });
  expect(presets?.["first-game"]).toEqual({ firstGame: true, tips: true, characters: "random" });
  expect([passing, passingAlone]).toEqual(["unless-target", "unless-anybody"]);
  const at = (phase: string) => ({ turn: { seat: 1, phase } }) as unknown as State;
  expect(
    ["action", "activation", "event"].map((each) => spares?.(at(each), 1, "interval")),
  ).toEqual([true, true, false]);
  expect(spares?.(at("action"), 2, "interval")).toBe(false);
  expect(spares?.(at("action"), 1, "hit")).toBe(false);
});

test("CM-1.1 the campaign: which games, and for how many", () => {
  expect(campaign.games).toEqual(["the-beginning", "social-deduction"]);
  expect(campaign.seats).toEqual({ min: 4, max: 6 });
});

test("TB-3.6, TB-3.12, TB-2.9, TB-4.15, TB-44.1, TB-45.4, TB-49.1, TB-49.4 what the sheets of four characters begin with", () => {
  const { dryden, feykah, jayden, "dee-coy": deeCoy } = box.characters;
  expect([dryden.startPrograms, dryden.startWeapon]).toEqual([2, "pistol"]);
  expect([feykah.startCards, feykah.twoLoyalties]).toEqual([1, true]);
  expect([jayden.objectives, jayden.tricks]).toEqual([2, true]);
  expect([deeCoy.companion, deeCoy.detainedAtZero]).toEqual([true, true]);
});
