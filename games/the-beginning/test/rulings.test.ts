import { expect, test } from "vitest";
import { checkOne } from "../src/ending.js";
import { gather } from "./gather.js";

const THREE = { characters: ["feykah", "nova", "jayden"], general: -1 };
const DICE = { orange: [4], red: [12], white: [1, 1] };

test("TB-42.5, TB-42.15, TB-R88, TB-R89, TB-R90 Check 1 with one Channel, with ties, for the Fallen, and Tiers 4 and 5", () => {
  expect(
    checkOne([
      ["blue", "blue"],
      ["red", "blue"],
      ["red", "blue"],
    ]),
  ).toBe("human");
  expect(
    checkOne([
      ["blue", "red"],
      ["blue", "red"],
      ["red", "red", "blue", "blue", "blue"],
    ]),
  ).toBe("human");
  expect(checkOne([["purple", "purple"], ["purple", "red"], ["blue"]])).toBe("fallen");
  expect(
    checkOne([
      ["blue", "red"],
      ["red", "blue"],
      ["red", "blue"],
    ]),
  ).toBe("outlaws");
});

test("TB-1.5, TB-43.4, TB-43.5 Jayden needs both Objectives", () => {
  const end = (second: string) =>
    gather({
      characters: ["jayden", "nova", "feykah"],
      general: -1,
      players: {
        0: { faction: "machine", objectives: ["unbroken", second] },
        1: { faction: "human" },
      },
      set: { "bars.resource": 1 },
      leader: 0,
      steps: ["event", "pass"],
      chance: { "event one": ["ration-plan"] },
    })
      .choose("option-a")
      .result();
  expect(end("hunter")?.winners).toEqual([]);
  expect(end("chain-of-command")?.winners).toEqual([0]);
});

test("TB-R48 the Hunter needs three eliminated Enemies", () => {
  const end = (eliminated: number) =>
    gather({
      ...THREE,
      players: { 0: { faction: "machine", objectives: ["hunter"] }, 1: { faction: "human" } },
      set: { "bars.resource": 1, "seats.0.tally.eliminated": eliminated },
      leader: 0,
      steps: ["event", "pass"],
      chance: { "event one": ["ration-plan"] },
    })
      .choose("option-a")
      .result()?.winners;
  expect(end(2)).toEqual([]);
  expect(end(3)).toEqual([0]);
});

test("TB-43.6 an Objective is judged by the state at the end", () => {
  const end = (supply: string[]) =>
    gather({
      ...THREE,
      players: {
        0: { faction: "machine", objectives: ["armed"], supply },
        1: { faction: "human" },
      },
      set: { "bars.resource": 1 },
      leader: 0,
      steps: ["event", "pass"],
      chance: { "event one": ["ration-plan"] },
    })
      .choose("option-a")
      .result();
  expect(end(["laser"])?.winners).toEqual([0]);
  expect(end([])?.winners).toEqual([]);
});

test("TB-51.4 at the end everybody sees whether Objectives were fulfilled", () => {
  const t = gather({
    ...THREE,
    players: { 0: { faction: "machine", objectives: ["unbroken"] }, 1: { faction: "human" } },
    set: { "bars.resource": 1 },
    leader: 0,
    steps: ["event", "pass"],
    chance: { "event one": ["ration-plan"] },
  }).choose("option-a");
  expect(t.told(2)).toContain("Winners: seat 0.");
  expect(t.seen(2, t.state().seats[0].objectives)).toEqual(["unbroken"]);
});

test("TB-6.5, TB-6.6 a phase interrupts the turn, which then goes on", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 5, chips: ["red"] } },
    lines: [{ network: { alpha: ["red"], beta: ["red"] } }],
  });
  t.choose({ kind: "move", to: 6 }).choose("place").quiet();
  expect(t.at("level")).toBe(2);
  expect(t.asked()).toEqual({ seats: [0], kind: "act" });
  expect(t.at("turn.points")).toBe(2);
});

test("TB-8.15 every Area passed through is entered", () => {
  const t = gather({ ...THREE, players: { 0: { area: 4, chips: ["red"] } } });
  t.choose({ kind: "move", to: 5 }).choose({ kind: "move", to: 6 });
  expect(t.at("figures.0.scanners")).toEqual([false, true]);
});

test("TB-9.2, TB-9.4 attacks and Area actions cost points, free actions do not", () => {
  const t = gather({ ...THREE, players: { 0: { area: 2, programs: ["data-mine"] } } });
  t.act("Data Mine");
  expect(t.at("turn.points")).toBe(2);
  t.choose("city-resources").until("act", 0);
  expect(t.at("turn.points")).toBe(1);
});

test("TB-13.14 cards of a City action are discarded", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 2, hand: ["blue-5"] } },
    chance: { pink: [1] },
  })
    .choose("city-morale")
    .pick([{ card: "blue-5" }]);
  expect(t.seen(1, t.state().discard)).toEqual(["blue-5"]);
});

test("TB-19.5 a detained player plays at most one card in an Event, unique ones included", () => {
  const t = gather({
    characters: ["jayden", "nova", "feykah"],
    general: -1,
    players: { 0: { lies: "detained", hand: ["out-of-time", "blue-1"] } },
    steps: ["event", "pass"],
    chance: { "event one": ["blackout-in-block-nine"], general: ["red-5", "blue-5"] },
  });
  t.pick([{ card: "blue-1" }]);
  expect(t.asked()?.kind).not.toBe("reveal");
});

test("TB-R156 Out of Time: a revealed card counts 0", () => {
  const t = gather({
    characters: ["jayden", "nova", "feykah"],
    general: -1,
    players: { 0: { hand: ["out-of-time"] } },
    steps: ["event", "pass"],
    chance: { "event one": ["checkpoint-panic"], general: ["red-5", "blue-5"] },
  });
  t.pick([]).pick([]);
  expect(t.asked()).toEqual({ seats: [0], kind: "reveal" });
  t.window({ 0: "Out of Time" }).choose({ card: "red-5" });
  expect(t.told(1).join(" ")).toContain("+5 against +6");
});

test("TB-19.21, TB-35.2 a Leader chosen after a detention names the General anew", () => {
  const t = gather({
    ...THREE,
    leader: 1,
    general: 2,
    players: { 0: { deck: 0 }, 1: { deck: 0 }, 2: { deck: 0 } },
    chance: { general: ["blue-5", "grey", "grey"] },
  });
  t.choose("censure")
    .choose("seat 1")
    .each({ others: "for" })
    .choose({ kind: "lay", target: 0 })
    .choose({ kind: "lay", target: 0 })
    .choose({ kind: "lay", target: 0 });
  expect(t.at("leader")).toBe(0);
  expect(t.asked()).toEqual({ seats: [0], kind: "general" });
});

test("TB-21.4, TB-R53 Health never exceeds the maximum; a new point can be used at once", () => {
  const t = gather({ ...THREE, players: { 0: { programs: ["medkit-routine"], health: 1 } } })
    .act("Medkit Routine")
    .choose("seat 0")
    .quiet();
  expect(t.at("figures.0.health")).toBe(2);
  const boost = gather({
    characters: ["havoc", "nova", "jayden"],
    general: -1,
    players: { 0: { area: 1, boosts: { security: 1 } } },
  }).choose({ sector: 3 });
  expect(boost.at("turn.points")).toBe(2);
});

test("TB-22.8, TB-R56 a weapon without any red card", () => {
  const t = gather({
    ...THREE,
    players: { 0: { supply: "pistol" } },
    enemies: [{ type: "thief", at: "7a" }],
    chance: { general: ["grey"] },
  });
  t.choose("attack").pick(["weapon"]);
  expect(t.state().enemies).toEqual([]);
});

test("TB-23.1, TB-24.3, TB-27.6 an activated Soldier attacks one character", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 4, health: 1 }, 1: { area: 4 }, 2: { area: 1 } },
    enemies: [{ type: "soldier", at: "7a" }],
    steps: ["activation", "pass"],
    chance: { ...DICE, general: ["red-1"] },
  });
  expect(t.told(0).filter((each) => each.includes("attacks"))).toHaveLength(1);
});

test("TB-25.3, TB-25.4 the sum of the white dice; a Crawler ignores it", () => {
  const t = gather({
    ...THREE,
    steps: ["activation", "pass"],
    chance: { orange: [1], red: [7], white: [6, 6] },
  });
  expect(t.at("enemies.0.spot")).toBe("12");
  const crawler = gather({
    ...THREE,
    steps: ["activation", "pass"],
    chance: { orange: [1], red: [5], white: [6, 6] },
  });
  expect(crawler.at("enemies.0")).toMatchObject({ spot: "red", space: 1 });
});

test("TB-29.1, TB-30.6, TB-R139 in play the bar is the Health of Apex and of Deus", () => {
  const t = gather({
    ...THREE,
    lines: [{ elite: { apex: 1 } }, { elite: { deus: 1 } }],
    set: { level: 3 },
    steps: ["event", "pass"],
    chance: {
      "event three": ["emergency-channel"],
      "event ex": ["system-shock"],
      general: ["red-1", "blue-1"],
    },
  });
  expect(t.at("bars")).toMatchObject({ apex: 8, deus: 8 });
});

test("TB-32.11, TB-36.3 special cards count only in Event checks", () => {
  const t = gather({
    ...THREE,
    players: { 0: { lies: "detained", hand: ["blue-5"] } },
    chance: { general: ["static-burst", "grey"] },
  });
  t.choose("plead")
    .choose("plus")
    .pick([{ card: "blue-5" }]);
  expect(t.at("figures.0.lies")).toBe("up");
});

test("TB-46.9, TB-46.12, TB-47.11 columns of Nova and Havoc", () => {
  const nova = gather({
    characters: ["nova", "feykah", "jayden"],
    general: -1,
    players: { 0: { area: 1, chips: ["red"], boosts: { implants: 2 } } },
  }).choose({ sector: 1 });
  expect(nova.state().figures[0].chips).toHaveLength(2);
  const enemy = gather({
    characters: ["nova", "feykah", "jayden"],
    general: -1,
    players: { 0: { supply: "pistol" } },
    enemies: [{ type: "thief", at: "7a" }],
    chance: { general: ["grey"] },
  })
    .choose("attack")
    .pick(["weapon"])
    .quiet();
  expect(enemy.state().seats[0].tree[3].level).toBe(1);
  const havoc = gather({
    characters: ["havoc", "feykah", "jayden"],
    general: -1,
    players: { 0: { area: 2 } },
    chance: { pink: [6] },
  })
    .choose("city-chance")
    .choose("city-resources");
  expect(havoc.state().seats[0].tree[3].level).toBe(1);
});

test("TB-49.2, TB-49.4, TB-R127 Kuro is hurt like a character, and Boosts of Dee Coy are not his", () => {
  const t = gather({
    characters: ["dee-coy", "nova", "feykah"],
    general: -1,
    players: { 0: { area: 1, boosts: { hacking: 2 } }, 1: { area: 1 }, 2: { area: 1 } },
    kuro: { area: 4 },
    enemies: [{ type: "soldier", at: "7a" }],
    steps: ["activation", "pass"],
    chance: { ...DICE, general: ["red-5"] },
  });
  expect(t.at("figures.3.health")).toBe(1);
});

test("TB-50.4 nobody else learns of a recruitment", () => {
  const t = gather({
    characters: ["feykah", "nova", "dee-coy", "havoc", "jayden"],
    general: -1,
    players: {
      0: { area: 5, chips: ["red"], faction: "machine" },
      1: { faction: "human" },
      2: { faction: "human" },
      3: { faction: "human" },
      4: { faction: "legion" },
    },
    lines: [{ network: { alpha: ["blue", "blue"], beta: ["blue", "blue"], gamma: ["blue"] } }],
    set: { level: 2 },
  });
  t.choose({ kind: "move", to: 6 })
    .choose("place")
    .each({ 0: { target: 1 }, others: "confirm" });
  for (const seat of [2, 3, 4]) {
    expect(
      t
        .seen(
          seat,
          t.state().seats.map(({ recruited }) => recruited[0]),
        )
        .filter((face) => face === "changed"),
    ).toEqual([]);
  }
  expect(t.told(3).join(" ")).not.toContain("recruit");
});

test("TB-50.21 what was seen stays in the own view, and in nobody else's", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: "junkyard", hand: ["grey"] } },
    lines: [{ junkyard: ["purple"] }],
  })
    .choose("look")
    .pick([{ card: "grey" }])
    .quiet();
  t.choose("end").until("draw-count");
  expect(t.seen(0, t.state().junkyard[0].chips)).toEqual(["purple"]);
  expect(t.seen(1, t.state().junkyard[0].chips)).toEqual(["hidden"]);
});

test("TB-R34, TB-R130 who lies in the yellow zone takes part in checks and decides as Leader", () => {
  const t = gather({
    ...THREE,
    leader: 1,
    players: { 1: { lies: "yellow-zone", health: 0 } },
    steps: ["event", "pass"],
    chance: { "event one": ["curfew"] },
  });
  expect(t.asked()).toEqual({ seats: [1], kind: "decide" });
});

test("TB-R36 actions go by Area; the standee shifts", () => {
  const t = gather({ ...THREE, players: { 0: { area: 2, hand: ["red-3"] } } })
    .choose("draw-program")
    .pick([{ card: "red-3" }])
    .quiet();
  expect(t.at("figures.0.place")).toBe("dark-net");
});
