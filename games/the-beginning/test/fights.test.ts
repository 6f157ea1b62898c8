import { describe, expect, test } from "vitest";
import { gather } from "./gather.js";

const HAVOC = { characters: ["havoc", "feykah", "jayden"], general: -1 };
const DICE = { orange: [4], red: [12], white: [1, 1] };
const ACTIVATE = ["activation", "pass"];

test("TB-22.1, TB-22.5, TB-22.6 Range 0 covers the own Area and costs 1 point", () => {
  const t = gather({
    ...HAVOC,
    enemies: [
      { type: "soldier", at: "7a" },
      { type: "soldier", at: "11" },
    ],
    chance: { general: ["blue-5"] },
  });
  expect(t.offered().filter((each) => each.startsWith("Attack"))).toEqual(["Attack Soldier I"]);
  t.choose("attack");
  expect(t.at("turn.points")).toBe(1);
});

test("TB-22.2, TB-47.8 Range 1 reaches adjacent Areas", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { boosts: { implants: 2 }, area: 4 } },
    enemies: [
      { type: "soldier", at: "11" },
      { type: "soldier", at: "9" },
    ],
  });
  expect(t.offered().filter((each) => each.startsWith("Attack"))).toHaveLength(1);
});

test("TB-22.7, TB-22.9 up to the red-card limit", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { hand: ["red-1", "red-2", "red-3", "blue-5"] } },
    enemies: [{ type: "soldier", at: "7a" }],
  });
  t.choose("attack");
  expect(t.offered()).toEqual(["red -1", "red -2", "red -3"]);
  expect(
    t.refuses({ pick: [{ card: "red-1" }, { card: "red-2" }, { card: "red-3" }] }).rule ??
      "TB-22.7",
  ).toBe("TB-22.7");
});

test("TB-22.10 a blue random card helps the target, others do nothing", () => {
  const hit = (card: string) => {
    const t = gather({
      ...HAVOC,
      players: { 0: { hand: ["red-3"] } },
      enemies: [{ type: "soldier", at: "7a" }],
      chance: { general: [card] },
    });
    t.choose("attack").pick([{ card: "red-3" }]);
    return t.state().enemies.length === 0;
  };
  expect(hit("blue-1")).toBe(false);
  expect(hit("grey")).toBe(true);
  expect(hit("static-burst")).toBe(true);
});

test("TB-22.15, TB-22.17, TB-25.13 damage stays; eliminated, it goes back to the place of its level", () => {
  const t = gather({
    characters: ["feykah", "nova", "jayden"],
    general: -1,
    players: { 0: { hand: ["red-5", "red-5"] } },
    enemies: [{ type: "tank", level: 3, at: "7a" }],
    chance: { general: ["red-5"] },
  });
  t.choose("attack").pick([{ card: "red-5" }]);
  expect(t.at("enemies.0.damage")).toBe(1);
  const soldier = gather({
    ...HAVOC,
    players: { 0: { hand: ["red-5"] } },
    enemies: [{ type: "soldier", level: 2, at: "7a" }],
    chance: { general: ["red-5"] },
  });
  soldier.choose("attack").pick([{ card: "red-5" }]);
  expect(soldier.state().stacks.soldier).toEqual([3, 3, 3, 2, 2, 2, 1, 1, 1]);
});

test("TB-22.19, TB-45.3, TB-R57, TB-R58 Feykah's Wound: all in range, rewards added up", () => {
  const t = gather({
    characters: ["feykah", "nova", "jayden"],
    general: -1,
    players: { 0: { hand: ["red-5"], boosts: {} } },
    enemies: [
      { type: "soldier", at: "7a" },
      { type: "sniper", level: 2, at: "7b" },
    ],
    chance: { general: ["red-5"] },
  });
  t.choose({ kind: "ability", ability: "drive" });
  expect(t.state().seats[0].wounds).toHaveLength(1);
  expect(t.offered().filter((each) => each.startsWith("Take 1 Wound"))).toEqual([]);
  t.choose({ kind: "attack", enemy: "soldier-1-1" }).pick([{ card: "red-5" }]);
  expect(t.state().enemies).toEqual([]);
  expect(t.state().seats[0].hand).toHaveLength(3);
  expect(t.state().seats[0].driven).toBe(false);
});

test("TB-22.20, TB-R49 Deus can be attacked; its bar falls, without reward", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { area: 2, hand: ["red-5"] } },
    lines: [{ elite: { deus: 1, health: 2 } }],
    chance: { general: ["red-1", "blue-1"] },
  });
  t.choose({ kind: "attack", enemy: "deus" }).pick([{ card: "red-5" }]);
  expect(t.at("deus.status")).toBe("destroyed");
  expect(t.state().seats[0].bar).toBe(1);
  expect(t.state().seats[0].hand).toHaveLength(1);
});

test("TB-22.21 characters and Apex are no targets", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { area: 3 }, 1: { area: 3 } },
    lines: [{ elite: { apex: 1 } }],
  });
  expect(t.offered().filter((each) => each.startsWith("Attack"))).toEqual([]);
});

test("TB-22.22, TB-26.3, TB-26.6 a Watchtower can be attacked from three Areas", () => {
  for (const area of [2, 5, 6]) {
    const t = gather({
      ...HAVOC,
      players: { 0: { area } },
      enemies: [{ type: "soldier", at: "10" }],
    });
    expect(t.offered()).toContain("Attack Soldier I");
  }
  const far = gather({
    ...HAVOC,
    players: { 0: { area: 4 } },
    enemies: [{ type: "soldier", at: "10" }],
  });
  expect(far.offered()).not.toContain("Attack Soldier I");
});

describe("TB-23.2, TB-23.5, TB-23.6, TB-23.8, TB-23.9 whom an Enemy attacks", () => {
  test("TB-23.2, TB-23.17, TB-29.14 Apex first", () => {
    const t = gather({
      ...HAVOC,
      players: { 0: { area: 4 } },
      lines: [{ elite: { apex: 2 } }],
      enemies: [{ type: "soldier", at: "7a" }],
      steps: ACTIVATE,
      chance: { ...DICE, general: ["blue-1", "red-5"] },
    });
    expect(t.at("bars.apex")).toBe(8);
    expect(t.told(0).join(" ")).toContain("attacks Apex");
  });
  test("TB-23.5 the lowest Health if nobody carries", () => {
    const t = gather({
      ...HAVOC,
      players: { 0: { area: 4, health: 3 }, 1: { area: 4, health: 1 }, 2: { area: 5 } },
      enemies: [{ type: "soldier", at: "7a" }],
      steps: ACTIVATE,
      chance: { ...DICE, general: ["red-1"] },
    });
    expect(t.told(0).join(" ")).toContain("Soldier I attacks seat 1");
  });
  test("TB-23.3 a carrier nobody undercuts", () => {
    const t = gather({
      ...HAVOC,
      players: {
        0: { area: 4, health: 2 },
        1: { area: 4, health: 2, chips: ["red"] },
        2: { area: 5 },
      },
      enemies: [{ type: "soldier", at: "7a" }],
      steps: ACTIVATE,
      chance: { ...DICE, general: ["red-1"] },
    });
    expect(t.told(0).join(" ")).toContain("Soldier I attacks seat 1");
  });
  test("TB-23.6, TB-49.22, TB-R62 Kuro last", () => {
    const t = gather({
      characters: ["dee-coy", "feykah", "jayden"],
      general: -1,
      players: { 0: { area: 5 }, 1: { area: 4 }, 2: { area: 5 } },
      kuro: { area: 4, health: 1, chips: ["red"] },
      enemies: [{ type: "soldier", at: "7a" }],
      steps: ACTIVATE,
      chance: { ...DICE, general: ["red-1"] },
    });
    expect(t.told(0).join(" ")).toContain("Soldier I attacks seat 1.");
  });
  test("TB-23.8, TB-23.9, TB-16.2, TB-19.4 nobody in range: the detained and those in the yellow zone are not", () => {
    const t = gather({
      ...HAVOC,
      players: { 0: { lies: "detained" }, 1: { lies: "yellow-zone", health: 0 }, 2: { area: 5 } },
      enemies: [{ type: "soldier", at: "7a" }],
      steps: ACTIVATE,
      chance: DICE,
    });
    expect(t.told(0).join(" ")).toContain("finds nobody in range");
  });
});

test("TB-23.14, TB-23.15 other cards turned over have no effect and are discarded", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { area: 4 }, 1: { area: 5 }, 2: { area: 5 } },
    enemies: [{ type: "soldier", at: "7a" }],
    steps: ACTIVATE,
    chance: { ...DICE, general: ["blue-5", "grey", "red-2"] },
  });
  expect(t.at("figures.0.health")).toBe(3);
  expect(t.state().discard).toHaveLength(3);
});

test("TB-24.1, TB-24.2, TB-24.4, TB-24.6 the dice together: first activation, then the new Enemy", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { area: 4 } },
    steps: ACTIVATE,
    chance: { orange: [4], red: [3], white: [3, 4] },
  });
  expect(t.state().enemies).toMatchObject([{ type: "soldier", spot: "7a" }]);
  expect(t.told(0).join(" ")).not.toContain("attacks");
});

test("TB-24.7, TB-31.10 also in the turn of a detained character", () => {
  const t = gather({
    ...HAVOC,
    players: { 0: { lies: "detained" } },
    chance: { orange: [4], red: [3], white: [3, 4], "event one": ["crawler-nest"] },
  });
  t.choose("end").quiet();
  expect(t.state().enemies).toHaveLength(2);
});

describe("TB-25.1, TB-25.2, TB-25.3 what the red die brings", () => {
  for (const [die, type] of [
    [1, "tank"],
    [2, "sniper"],
    [4, "soldier"],
    [6, "crawler"],
    [8, "thief"],
    [9, undefined],
    [12, undefined],
  ] as const) {
    test(`TB-25.1, TB-25.2 a ${die}: ${type ?? "nobody"}`, () => {
      const t = gather({
        ...HAVOC,
        steps: ACTIVATE,
        chance: { orange: [6], red: [die], white: [1, 1] },
      });
      expect(t.state().enemies.map((enemy) => enemy.type)).toEqual(type ? [type] : []);
      if (type === "crawler") expect(t.at("enemies.0")).toMatchObject({ spot: "red", space: 1 });
    });
  }
});

test("TB-25.5, TB-25.6, TB-25.8, TB-26.2 an occupied Spawn Location: Threat rises", () => {
  const t = gather({
    ...HAVOC,
    enemies: [{ type: "soldier", at: "9" }],
    steps: ACTIVATE,
    chance: { orange: [1], red: [3], white: [4, 5] },
  });
  expect(t.at("bars.threat")).toBe(1);
  expect(t.state().enemies).toHaveLength(1);
});

test("TB-25.7, TB-R22 7a before 7b; 6 before 6/8", () => {
  const seven = gather({
    ...HAVOC,
    players: { 0: { area: 1 }, 1: { area: 1 }, 2: { area: 1 } },
    enemies: [{ type: "soldier", at: "7a" }],
    steps: ACTIVATE,
    chance: { orange: [1], red: [3], white: [3, 4] },
  });
  expect(seven.at("enemies.1.spot")).toBe("7b");
  const six = gather({
    ...HAVOC,
    enemies: [{ type: "soldier", at: "6" }],
    steps: ACTIVATE,
    chance: { orange: [1], red: [3], white: [3, 3] },
  });
  expect(six.at("enemies.1.spot")).toBe("6/8");
});

test("TB-25.9, TB-R75 an empty stack: Threat rises", () => {
  const t = gather({
    ...HAVOC,
    set: { "stacks.soldier": [] },
    steps: ACTIVATE,
    chance: { orange: [1], red: [3], white: [4, 5] },
  });
  expect(t.at("bars.threat")).toBe(1);
});

test("TB-26.10, TB-25.6 a destroyed Spawn Location: Threat rises", () => {
  const t = gather({
    ...HAVOC,
    set: { deadZones: ["9"] },
    steps: ACTIVATE,
    chance: { orange: [1], red: [3], white: [4, 5] },
  });
  expect(t.at("bars.threat")).toBe(1);
});

test("TB-26.7, TB-2.13, TB-R23, TB-8.17 the Blockade needs 5 players and an Enemy on 6 or 8, not on 6/8", () => {
  const five = ["havoc", "feykah", "jayden", "nova", "dryden"];
  const open = gather({
    characters: five,
    general: -1,
    players: { 0: { area: 2 } },
    enemies: [{ type: "soldier", at: "6/8" }],
  });
  expect(open.offered()).toContain("Move to Area 6, the Network");
  const small = gather({
    ...HAVOC,
    players: { 0: { area: 2 } },
    enemies: [{ type: "soldier", at: "6" }],
  });
  expect(small.offered()).toContain("Move to Area 6, the Network");
  const closed = gather({
    characters: five,
    general: -1,
    players: { 0: { area: 2 } },
    enemies: [{ type: "soldier", at: "6" }],
  });
  expect(closed.offered()).not.toContain("Move to Area 6, the Network");
});

test("TB-R160 when all Dead Zone markers are used, Threat rises instead", () => {
  const t = gather({
    ...HAVOC,
    set: { deadZones: ["2", "3", "5", "12"], level: 2 },
    steps: ["event", "pass"],
    chance: { "event two": ["burned-street"], white: [4, 5], red: [12] },
  });
  expect(t.at("bars.threat")).toBe(1);
  expect(t.state().deadZones).toHaveLength(4);
});
