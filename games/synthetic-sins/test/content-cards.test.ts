import { describe, expect, test } from "vitest";
import {
  ANY_MODIFIER,
  alarmTable,
  type BehaviorRange,
  behaviorAt,
  characters,
  DETECTION_TOKENS,
  type Enemy,
  enemies,
  FIRST_GEAR,
  GEAR_CHOICE,
  GEAR_PRICE,
  type Gear,
  gear,
  holds,
  items,
  KEYS,
  LOCKS,
  MAX_ALARM,
  MAX_ALERTNESS,
  MAX_HEALTH,
  MAX_ITEMS,
  MISSION_OBJECTIVES,
  modifierDeck,
  NOISE_TOKENS,
  OPTIONAL_OBJECTIVES,
  REINFORCEMENT_TOKENS,
  rowFor,
  STANDS_PER_COLOR,
  TILES,
  TRAP_POWER,
  tiles,
  WALLS,
  WAYPOINTS_PER_COLOR,
} from "../src/cards-and-missions.js";

const allGear: readonly Gear[] = Object.values(gear);
const allItems = Object.values(items);
const allEnemies: readonly Enemy[] = Object.values(enemies);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const kebab = /^[a-z]+(-[a-z]+)*$/;

describe("the modifier deck", () => {
  test("SS-2.4 has 36 cards", () => {
    expect(modifierDeck).toHaveLength(36);
  });

  test("SS-4.3 has one card of any value, from -5 to +5", () => {
    expect(modifierDeck.filter((face) => face === "any")).toHaveLength(1);
    expect(ANY_MODIFIER).toEqual({ from: -5, to: 5 });
  });

  test("is symmetric around 0, with all values from -5 to +5", () => {
    const numbers = modifierDeck.filter((face) => face !== "any");
    for (let value = 0; value <= 5; value++) {
      const count = numbers.filter((face) => face === value).length;
      expect(count).toBeGreaterThan(0);
      expect(numbers.filter((face) => face === -value)).toHaveLength(count);
    }
    expect(numbers.every((face) => Math.abs(face) <= 5)).toBe(true);
  });
});

describe("the Alarm Level table", () => {
  test("SS-14.9 gives the tens digit of the Alarm Level as Behavior value, +4 at 43", () => {
    const tens = Array.from({ length: 100 }, (_, alarm) => Math.floor(alarm / 10));
    expect(tens.map((_, alarm) => behaviorAt(alarm))).toEqual(tens);
    expect(behaviorAt(43)).toBe(4);
  });

  test("holds each number from 0 to 99 in exactly one row", () => {
    for (let alarm = 0; alarm <= 99; alarm++) {
      expect(alarmTable.filter(({ from, to }) => from <= alarm && alarm <= to)).toHaveLength(1);
    }
    expect(alarmTable).toHaveLength(10);
  });
});

describe("characters", () => {
  test("SS-21.1 SS-2.19 Garrett has Armor 4, 3 Health and 16 Energy", () => {
    expect(characters.garrett).toMatchObject({ armor: 4, health: 3, energy: 16, canEquip: true });
  });

  test("SS-21.2 SS-2.20 Cass has Armor 6, 3 Health and 3 Traps", () => {
    expect(characters.cass).toMatchObject({ armor: 6, health: 3, traps: 3 });
  });

  test("SS-29.11 Cass has no Energy and uses no gear", () => {
    expect(characters.cass).toMatchObject({ energy: 0, canEquip: false });
  });

  test("SS-9.12 SS-6.6 Cass has no Overwatch, and her second movements are silent", () => {
    expect(characters.cass).toMatchObject({ canOverwatch: false, noisySteps: false });
    expect(characters.garrett).toMatchObject({ canOverwatch: true, noisySteps: true, traps: 0 });
  });
});

describe("what is in the box", () => {
  test.each([
    ["SS-R87 Health goes up to 5", MAX_HEALTH, 5],
    ["SS-14.1 the Alarm Level goes up to 99", MAX_ALARM, 99],
    ["SS-R4 Alertness goes up to 6", MAX_ALERTNESS, 6],
    ["SS-12.5 there are three Noise tokens", NOISE_TOKENS, 3],
    ["SS-13.10 there are two Detection tokens", DETECTION_TOKENS, 2],
    ["SS-R76 there are five stands of each color", STANDS_PER_COLOR, 5],
    ["SS-31.8 a Trap has Attack Power 8", TRAP_POWER, 8],
    ["SS-E46 a Squad Leader gives +1", enemies["squad-leader"].lends, 1],
    ["a Hound Drone hears two sectors far", enemies["hound-drone"].hearing, 2],
    ["SS-30.3 three items can be held", MAX_ITEMS, 3],
    ["SS-28.7 a purchase costs 5 ByteBucks", GEAR_PRICE, 5],
    ["SS-28.8 a purchase shows four cards", GEAR_CHOICE, 4],
    ["there are 10 walls", WALLS, 10],
    ["there are four waypoints of each color", WAYPOINTS_PER_COLOR, 4],
    ["there are two Locks", LOCKS, 2],
    ["there are two Keys", KEYS, 2],
    ["there are four Mission Objectives", MISSION_OBJECTIVES, 4],
    ["there are three Optional Objectives", OPTIONAL_OBJECTIVES, 3],
    ["there are nine Reinforcement tokens", REINFORCEMENT_TOKENS, 9],
  ])("%s", (_, number, expected) => {
    expect(number).toBe(expected);
  });
});

describe("all cards", () => {
  test.each([
    ["enemy", allEnemies],
    ["gear", allGear],
    ["item", allItems],
  ])("every %s card says everything, also what it has not", (_kind, cards) => {
    const said = (card: object) =>
      Object.entries(card).flatMap(([name, value]) => (typeof value === "function" ? [] : [name]));
    const [first, ...others] = cards.map((card) => said(card).sort());
    for (const keys of others) expect(keys).toEqual(first);
  });
});

describe("enemy cards", () => {
  test("there are nine, each under its own id", () => {
    expect(allEnemies).toHaveLength(9);
    for (const [id, enemy] of Object.entries(enemies)) expect(enemy.id).toBe(id);
  });

  test("SS-34.13 a Security Guard has Armor 5", () => {
    expect(enemies["security-guard"].armor).toBe(5);
  });

  test("SS-34.10 a Target has no Vigilance", () => {
    expect(enemies.target.vigilance).toBe(0);
  });

  test.each(allEnemies)("every result has exactly one row of $id", (enemy) => {
    // Behavior values go up to +9 and cards from -5 to +5; beyond that the end rows go on.
    for (let result = -20; result <= 30; result++) {
      const rows = enemy.behavior.filter(({ when }) => {
        if ("below" in when) return result < when.below;
        if ("above" in when) return result > when.above;
        return when.from <= result && result <= when.to;
      });
      expect(rows, `result ${result}`).toEqual([rowFor(enemy, result)]);
    }
  });

  test("SS-15.3 a row `< X` is for lower results only, negative ones too", () => {
    const actions = (result: number) => rowFor(enemies["security-guard"], result).actions;
    expect(actions(-9)).toEqual([{ kind: "nothing" }]);
    expect(actions(-3)).toEqual([{ kind: "nothing" }]);
    expect(actions(-2)).toEqual([{ kind: "move", steps: 1 }]);
  });

  test("SS-15.4 a row `X - Y` includes X and Y", () => {
    const actions = (result: number) => rowFor(enemies["security-guard"], result).actions;
    const row = [{ kind: "move", steps: 1 }, { kind: "search" }];
    expect([2, 3, 4, 5, 6].map((result) => actions(result).length)).toEqual([1, 2, 2, 2, 2]);
    expect([actions(3), actions(5)]).toEqual([row, row]);
    expect(actions(6)).not.toEqual(row);
  });

  test("SS-15.5 a row `> X` is for higher results only", () => {
    const actions = (result: number) => rowFor(enemies["security-guard"], result).actions;
    expect(actions(8)).toEqual([{ kind: "move", steps: 2 }, { kind: "search" }]);
    for (const result of [9, 14]) {
      expect(actions(result)).toEqual([
        { kind: "move", steps: 2 },
        { kind: "search" },
        { kind: "overwatch" },
      ]);
    }
  });

  test("SS-15.3 SS-15.4 SS-15.5 the bounds of a row", () => {
    const held = (when: BehaviorRange) => [1, 2, 3, 4, 5].filter((result) => holds(when, result));
    expect(held({ below: 3 })).toEqual([1, 2]);
    expect(held({ from: 2, to: 4 })).toEqual([2, 3, 4]);
    expect(held({ above: 3 })).toEqual([4, 5]);
  });

  test.each(allEnemies)("$id does more from row to row", ({ behavior }) => {
    const weight = behavior.map(({ actions }) =>
      sum(actions.map((act) => (act.kind === "move" ? act.steps : act.kind === "nothing" ? 0 : 1))),
    );
    for (let row = 1; row < weight.length; row++) {
      // A Tracker searches as it walks, so `Search` alone and `Move 1` weigh the same.
      expect(weight[row]).toBeGreaterThanOrEqual(weight[row - 1]);
    }
    expect(weight[weight.length - 1]).toBeGreaterThan(weight[0]);
  });

  test("only Surveillance Drones and Targets cannot attack", () => {
    const harmless = allEnemies.filter(({ attackPower }) => attackPower === undefined);
    expect(harmless.map(({ id }) => id)).toEqual(["surveillance-drone", "target"]);
    for (const { attackPower } of allEnemies) {
      if (attackPower === undefined) continue;
      expect(attackPower).toBeGreaterThanOrEqual(3);
      expect(attackPower).toBeLessThanOrEqual(7);
    }
  });

  test("a fixed enemy has no steps in its table", () => {
    for (const { traits, behavior } of allEnemies) {
      const moves = behavior.some(({ actions }) => actions.some(({ kind }) => kind === "move"));
      expect(moves).toBe(!traits.includes("fixed"));
    }
  });
});

describe("gear cards", () => {
  test("SS-R88 there are 31 cards of 28 names, with three doubles", () => {
    expect(allGear).toHaveLength(28);
    expect(sum(allGear.map(({ copies }) => copies))).toBe(31);
    const doubles = allGear.filter(({ copies }) => copies === 2).map(({ id }) => id);
    expect(doubles).toEqual(["movements-accelerator", "smart-bullets", "stamina-booster"]);
  });

  test.each(allGear)("$id lies under its own id", (card) => {
    expect(gear[card.id]).toBe(card);
    expect(card.id).toMatch(kebab);
    expect(card.rules.length).toBeGreaterThan(0);
  });

  test.each(allGear)("$id costs 2 to 5 to equip and at most 3 to use", ({ equipCost, useCost }) => {
    expect(equipCost).toBeGreaterThanOrEqual(2);
    expect(equipCost).toBeLessThanOrEqual(5);
    if (typeof useCost === "number") expect(useCost).toBeLessThanOrEqual(3);
  });

  test.each(allGear)("$id says when it is used, once", ({ timing, window, targets }) => {
    const windows = {
      action: "action",
      free: "your-actions",
      "start-of-turn": "start-of-turn",
      automatic: undefined,
      passive: undefined,
    };
    if (timing !== "reaction") expect(window).toBe(windows[timing]);
    else expect(["search", "your-attack-drawn", "enemy-attack-drawn"]).toContain(window);
    const isWeapon = timing === "action" && targets === undefined;
    expect(targets !== undefined || isWeapon).toBe(window !== undefined);
  });

  test("SS-1.8 the Silenced Pistol is owned from the start", () => {
    expect(FIRST_GEAR).toEqual(["silenced-pistol"]);
  });

  test("SS-35.28 the Silenced Pistol has Attack Power 5 and is silent", () => {
    expect(gear["silenced-pistol"].weapon).toMatchObject({ power: 5, silent: true });
  });

  test("SS-35.37 the Stun Gun has Attack Power 4, plus 1 for each Energy, 0 allowed", () => {
    expect(gear["stun-gun"]).toMatchObject({
      useCost: { x: 0 },
      weapon: { power: 4, powerPerEnergy: 1, silent: true },
    });
  });

  test("SS-35.26 the Shotgun draws two cards", () => {
    const cards = allGear.filter(({ weapon }) => weapon?.cards === 2);
    expect(cards.map(({ id }) => id)).toEqual(["shotgun"]);
  });

  test("SS-35.4 SS-35.18 SS-35.27 SS-35.33 SS-35.38 all weapons but two are noisy", () => {
    const weapons = allGear.filter(({ weapon }) => weapon);
    expect(weapons).toHaveLength(7);
    const silent = weapons.filter(({ weapon }) => weapon?.silent).map(({ id }) => id);
    expect(silent).toEqual(["silenced-pistol", "stun-gun"]);
    expect(weapons.every(({ timing }) => timing === "action")).toBe(true);
  });

  test("SS-R61 every weapon but the Sniper Rifle can be used for Overwatch", () => {
    const not = allGear.filter(({ weapon }) => weapon && !weapon.overwatch).map(({ id }) => id);
    expect(not).toEqual(["sniper-rifle"]);
    expect(gear["sniper-rifle"].weapon?.range).toEqual({ from: 1, to: 3 }); // SS-35.32
  });

  test("SS-35.6 Body Armor and Bulletproof Vest are the cards that change Armor", () => {
    const armor = allGear.filter((card) => card.armor !== undefined);
    expect(armor.map((card) => [card.id, card.armor])).toEqual([
      ["body-armor", 6],
      ["bulletproof-vest", 5],
    ]);
  });

  test("SS-R87 both Stamina Boosters lead to the highest Health there is", () => {
    const { copies, amount } = gear["stamina-booster"];
    expect(characters.garrett.health + copies * (amount ?? 0)).toBe(MAX_HEALTH);
  });
});

describe("weapons", () => {
  const weapons = allGear.filter((card) => card.weapon !== undefined);

  test("SS-35.37 get no power from Energy, but for the Stun Gun", () => {
    const fed = weapons.filter(({ weapon }) => weapon?.powerPerEnergy !== 0);
    expect(fed.map(({ id }) => id)).toEqual(["stun-gun"]);
  });
});

describe("item cards", () => {
  test("there are 17, all different, numbered in the order of their names", () => {
    expect(allItems).toHaveLength(17);
    const numbers = allItems.map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
  });

  test.each(allItems)("$id lies under its own id", (card) => {
    expect(items[card.id]).toBe(card);
    expect(card.id).toMatch(kebab);
    expect(card.windows.length).toBeGreaterThan(0);
    expect(card.rules.length).toBeGreaterThan(0);
  });

  test("SS-7.5 none of them takes the second action", () => {
    expect(allItems.filter(({ windows }) => windows.includes("action"))).toEqual([]);
  });

  test("SS-36.7 SS-36.11 an EMP Grenade attacks drones only, a Gas Grenade humans only", () => {
    expect(items["emp-grenade"].attack).toEqual({ power: 9, against: "drone" });
    expect(items["gas-grenade"].attack).toEqual({ power: 8, against: "human" });
    expect(items["assault-grenade"].attack).toEqual({ power: 7, against: "enemy" });
  });

  test("SS-36.1 SS-R97 an Alarm Adjuster is worth 10, also before the reinforcement check", () => {
    expect(items["alarm-adjuster"].amount).toBe(10);
    expect(items["alarm-adjuster"].windows).toEqual(["your-actions", "before-reinforcements"]);
  });

  test("items that are used out of turn name their moment", () => {
    const moments = allItems.flatMap(({ id, windows }) =>
      windows.filter((window) => window !== "your-actions").map((window) => [id, window]),
    );
    expect(moments).toEqual([
      ["alarm-adjuster", "before-reinforcements"],
      ["distracting-hologram", "search"],
      ["drone-override-matrix", "drone-activation"],
      ["focus-enhancer", "your-attack-drawn"],
      ["sound-dampener", "token"],
      ["stochastic-modifier", "card-drawn"],
    ]);
  });
});

describe("sector tiles", () => {
  test("SS-3.5 there are 73, numbered from 1, and nothing is on them", () => {
    expect(tiles.map(({ number }) => number)).toEqual(
      Array.from({ length: TILES }, (_, i) => i + 1),
    );
    for (const tile of tiles) expect(Object.keys(tile).sort()).toEqual(["district", "number"]);
  });
});
