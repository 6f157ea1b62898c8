import { table } from "@sprawl/scenarios/testing";
import {
  type AREAS,
  BLUE_PATH,
  box,
  CITY,
  PLACES,
  RED_PATH,
  riotZone,
  SPAWNS,
} from "@sprawl/the-beginning";
import { entry } from "@sprawl/the-beginning/entry";
import { expect, test } from "vitest";
import { gather } from "./gather.js";

const THREE = { characters: ["feykah", "nova", "jayden"], general: -1 };
const all = <T>(pieces: Readonly<Record<string, T>>): T[] => Object.values(pieces);
const copies = (pieces: Readonly<Record<string, { copies: number }>>) =>
  all(pieces).reduce((sum, each) => sum + each.copies, 0);

test("TB-1.3, TB-1.4 four factions for players; Outlaws are nobody's", () => {
  const t = gather(THREE);
  const cards = [
    ...t.faces("loyaltyBox"),
    ...[0, 1, 2].map((seat) => t.face(`seats.${seat}.loyalty.0`)),
  ];
  expect([...new Set(cards)].sort()).toEqual(["Fallen", "Human", "Legion", "Machine"]);
});

test("TB-1.9 any player may play any colour", () => {
  const t = gather({
    ...THREE,
    players: { 0: { faction: "human", hand: ["red-5", "blue-5", "grey", "green"] } },
    steps: ["event", "pass"],
    chance: { "event one": ["blackout-in-block-nine"] },
  });
  expect(t.offered().sort()).toEqual(["blue +5", "green", "grey", "red -5"]);
});

test("TB-2.19, TB-2.20, TB-2.21, TB-34.18, TB-50.20 Morale 5, Riot 0, Security 4, for all to see", () => {
  const { state } = table(entry, { seats: 3 }).view("spectator") as { state: { bars: object } };
  expect(state.bars).toMatchObject({ morale: 5, riot: 0, security: 4 });
});

test("TB-5.11 a board holds one Data Chip, one Supply Box and one Scanner of each kind", () => {
  const t = gather({ ...THREE, players: { 0: { area: 4, chips: ["red"], scanners: [2] } } });
  t.choose({ kind: "move", to: 5 });
  expect(t.at("figures.0.scanners")).toEqual([false, true]);
  expect(t.at("scannersLeft")).toEqual([1, 0]);
});

test("TB-5.13, TB-R1 six characters with decks of 30; Kuro has none", () => {
  const sizes = all(box.characters).map(({ deck }) => {
    const count = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);
    return count(deck.blue) + count(deck.red) + deck.grey + deck.green + deck.unique.length;
  });
  expect(sizes).toEqual([30, 30, 30, 30, 30, 30, 0]);
});

test("TB-R3, TB-R4 180 + 40 + 40 + 5 + 7 + 61 cards, 15 Objectives, 15 Wounds", () => {
  expect(copies(box.programs)).toBe(40);
  expect(all(box.interrogation)).toHaveLength(5);
  expect(all(box.tricks)).toHaveLength(7);
  expect(all(box.events)).toHaveLength(61);
  expect(all(box.objectives)).toHaveLength(15);
  expect(copies(box.wounds)).toBe(15);
  expect(gather(THREE).state().influence.length + gather(THREE).state().discard.length).toBe(40);
});

test("TB-R8, TB-R9, TB-R10 Enemies by the red die, of which 9 to 12 bring nobody", () => {
  expect(all(box.enemies).map(({ id, dice }) => [id, ...dice])).toEqual([
    ["tank", 1],
    ["sniper", 2],
    ["soldier", 3, 4],
    ["crawler", 5, 6],
    ["thief", 7, 8],
  ]);
  expect(all(box.enemies).reduce((sum, { count }) => sum + count * 3, 0)).toBe(36);
});

test("TB-31.8 Events are checks, decisions, raids and EX Events", () => {
  expect([...new Set(all(box.events).map(({ type }) => type))].sort()).toEqual([
    "check",
    "count",
    "decision",
    "ex",
    "raid",
  ]);
});

test("TB-8.16, TB-16.1, TB-20.1, TB-R14, TB-R15, TB-R16 the board: two rows, HQ open, no way into Cube and yellow zone", () => {
  const ways = (area: (typeof AREAS)[number]) =>
    (CITY.waysFrom.get(area) ?? []).map(({ to }) => to);
  expect(ways(1)).toEqual([2, 3, "med-center"]);
  expect(ways(2)).toEqual([1, 4, 6]);
  expect(ways(4)).toEqual([2, 3, 5]);
  expect(ways(5)).toEqual([4, 6, "junkyard"]);
  expect(ways("junkyard")).toEqual([5, 6]);
  expect(PLACES[4]).toEqual(["hq"]);
  expect(PLACES[6]).toEqual(["network"]);
});

test("TB-26.1, TB-R17, TB-R18, TB-R136 Spawn Locations and Watchtowers in their order", () => {
  const of = (area: number) =>
    SPAWNS.filter(({ areas }) => areas.includes(area as 1)).map(({ id }) => id);
  expect([1, 2, 3, 4, 5, 6].map(of)).toEqual([
    ["4", "5"],
    ["4", "6", "8", "6/8", "10"],
    ["2", "3", "4"],
    ["7a", "7b"],
    ["10", "11", "12"],
    ["9", "10"],
  ]);
});

test("TB-29.16, TB-R19, TB-R20 the lanes of Deus and Apex", () => {
  expect(RED_PATH).toEqual([2, 4, 5, 2]);
  expect(BLUE_PATH).toEqual([3, 4, 2]);
});

test("TB-34.2, TB-34.3, TB-R26 zones of Riot", () => {
  const zones = [-7, -6, -4, -3, 0, 3, 4, 6, 7].map((value) => riotZone(value, false, false));
  expect(zones).toEqual([
    "red",
    "yellow",
    "yellow",
    "blue",
    "blue",
    "blue",
    "yellow",
    "yellow",
    "red",
  ]);
});

test("TB-R25 Morale ends the game at -10, not at 0", () => {
  const t = gather({
    ...THREE,
    set: { "bars.morale": 1, level: 2 },
    steps: ["event", "pass"],
    chance: { "event two": ["broadcast-of-fear"], general: ["red-1", "red-1"] },
  });
  expect(t.at("bars.morale")).toBe(-1);
  expect(t.result()).toBeUndefined();
  const lost = gather({
    ...THREE,
    set: { "bars.morale": -8, level: 2 },
    steps: ["event", "pass"],
    chance: { "event two": ["broadcast-of-fear"], general: ["red-1", "red-1"] },
  });
  expect(lost.at("bars.morale")).toBe(-10);
  expect(lost.result()).toBeDefined();
});

test("TB-52.3 the tips are shown to all, if the host asks for it", () => {
  const t = table(entry, {
    seats: 3,
    options: { tips: true, talk: false },
    deal: { "starting player": [0] },
  });
  for (const character of ["jayden", "nova", "havoc"]) t.choose({ character });
  expect(t.asked()).toEqual({ seats: [0, 1, 2], kind: "tips" });
});

test("TB-R5, TB-R6 with 4 players the fourth card is Fallen or Legion, never a second Machine", () => {
  for (const seed of ["a", "b", "c", "d", "e"]) {
    const t = gather({ characters: ["nova", "havoc", "jayden", "dryden"], seed });
    const factions = [0, 1, 2, 3].map((seat) => t.face(`seats.${seat}.loyalty.0`)).sort();
    expect([
      ["Fallen", "Human", "Human", "Machine"],
      ["Human", "Human", "Legion", "Machine"],
    ]).toContainEqual(factions);
  }
});

test("TB-4.8 each player has one Loyalty card", () => {
  expect(
    gather({ characters: ["nova", "havoc", "feykah", "dryden", "jayden"] })
      .state()
      .seats.map(({ loyalty }) => loyalty.length),
  ).toEqual([1, 1, 1, 1, 1]);
});

test("TB-R2, TB-45.4 Feykah has the extra card and the two Loyalty cards", () => {
  expect(box.characters.feykah).toMatchObject({ startCards: 1, twoLoyalties: true });
  expect(
    all(box.characters).filter(({ startCards, twoLoyalties }) => startCards || twoLoyalties),
  ).toHaveLength(1);
});

test("TB-50.7, TB-50.23 decks are hidden, their sizes and those of hands are not", () => {
  const t = gather({ ...THREE, players: { 1: { hand: ["blue-1", "red-1"] } } });
  const s = t.state();
  for (const pile of [s.events.one, s.wounds, s.supply, s.recon, s.interrogation]) {
    expect(new Set(t.seen(0, pile))).toEqual(new Set(["hidden"]));
  }
  expect(t.seen(0, s.seats[1].hand)).toEqual(["hidden", "hidden"]);
});

test("TB-R94 targets do not depend on the number of players", () => {
  const goal = (characters: string[]) =>
    gather({
      characters,
      general: -1,
      players: { 0: { hand: ["blue-1"] } },
      steps: ["event", "pass"],
      chance: { "event one": ["funding-vote"] },
    }).view(0).question?.args?.goal;
  expect(goal(["feykah", "nova", "dee-coy"])).toBe(8);
  expect(goal(["feykah", "nova", "dee-coy", "havoc", "jayden", "dryden"])).toBe(8);
});
