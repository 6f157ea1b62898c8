import { describe, expect, test } from "vitest";
import { gather } from "./gather.js";

const THREE = { characters: ["feykah", "nova", "dee-coy"], general: -1 };
const EVENT = ["event", "pass"];
const CALM = { general: ["blue-1", "red-1"] };

test("TB-31.1, TB-31.2, TB-31.5, TB-31.6 the top of Event I, step by step, then under its deck", () => {
  const t = gather({ ...THREE, steps: EVENT, chance: { "event one": ["crawler-nest"] } });
  expect(t.told(0).slice(0, 3).join(" ")).toBe(
    "Event: Crawler Nest. A Crawler of Level 1 appears on Red 1. Deus +1, now 4.",
  );
  expect(t.seen(1, t.state().events.one.slice(0, 1))).toEqual(["crawler-nest"]);
  expect(t.state().events.one).toHaveLength(16);
});

test("TB-31.3, TB-31.4, TB-31.7 Event II and III by the phases", () => {
  for (const [level, deck, event] of [
    [2, "event two", "crawler-swarm"],
    [3, "event three", "iron-march"],
  ] as const) {
    const t = gather({ ...THREE, set: { level }, steps: EVENT, chance: { [deck]: [event] } });
    expect(t.told(0)[0]).toContain("Event: ");
    expect(t.state().enemies.length).toBeGreaterThan(0);
  }
});

test("TB-32.1 a positive target is met by a total equal to it", () => {
  const t = gather({
    ...THREE,
    players: { 0: { hand: ["blue-4", "blue-3"] } },
    steps: EVENT,
    chance: { "event one": ["blackout-in-block-nine"], ...CALM },
  });
  t.pick([{ card: "blue-4" }, { card: "blue-3" }]);
  expect(t.told(2).join(" ")).toContain("+7 against +7");
  expect(t.at("bars.morale")).toBe(6);
});

test("TB-32.3, TB-32.14, TB-32.15, TB-R95 grey and green cards are counted, others have no effect", () => {
  const t = gather({
    ...THREE,
    players: { 0: { hand: ["grey", "green", "blue-5"] } },
    steps: EVENT,
    chance: { "event one": ["ghost-in-the-relay"], general: ["grey", "red-5"] },
  });
  t.pick([{ card: "grey" }, { card: "green" }, { card: "blue-5" }]);
  expect(t.told(1).join(" ")).toContain("3 grey or green");
  expect(t.at("bars.deus")).toBe(2);
});

test("TB-32.6, TB-32.18, TB-50.6 anything may be given; the number is public, the cards are not", () => {
  const t = gather({
    ...THREE,
    players: { 0: { hand: ["red-5", "blue-1"] }, 1: { hand: ["blue-2"] } },
    steps: EVENT,
    chance: { "event one": ["blackout-in-block-nine"] },
  });
  t.pick([{ card: "red-5" }]);
  expect(t.told(1).join(" ")).toContain("seat 0 gives 1 card");
  const { check } = t.view("spectator").state as { check: { pool: number[] } };
  expect(t.seen(1, check.pool)).toEqual(["hidden"]);
  expect(t.seen(0, check.pool)).toEqual(["hidden"]);
});

test("TB-32.7, TB-32.8 a statement without numbers, true or not", () => {
  const t = gather({
    ...THREE,
    options: { talk: true },
    players: { 0: { hand: ["red-5"] } },
    steps: EVENT,
    chance: { "event one": ["blackout-in-block-nine"] },
  });
  t.pick([]);
  expect(t.offered()).toEqual(["Say nothing", "“A lot”", "“A little”", "“Nothing”"]);
  t.choose("a-lot");
  expect(t.told(1).join(" ")).toContain("seat 0 gives 0 cards, “a lot”");
});

test("TB-32.12, TB-32.16, TB-R97 success and the Wound for who gave nothing", () => {
  const t = gather({
    ...THREE,
    players: { 0: { hand: ["red-5", "red-4"] }, 1: { hand: ["grey"] } },
    steps: EVENT,
    chance: { "event one": ["lights-in-the-factory"], general: ["red-1", "red-1"] },
  });
  t.pick([{ card: "red-5" }, { card: "red-4" }]).pick([{ card: "grey" }]);
  expect(t.at("bars.deus")).toBe(2);
  expect(t.state().seats.map(({ wounds }) => wounds.length)).toEqual([0, 0, 1]);
});

test("TB-32.5, TB-32.19, TB-R99 the Active Player may add at the end, up to 3 in all; all cards are discarded", () => {
  const t = gather({
    ...THREE,
    players: { 0: { hand: ["blue-1", "blue-2", "blue-3", "blue-4"] } },
    steps: EVENT,
    chance: { "event one": ["blackout-in-block-nine"], ...CALM },
  });
  t.pick([{ card: "blue-1" }]);
  expect(t.view(0).question).toMatchObject({ kind: "contribute", max: 2 });
  t.pick([{ card: "blue-2" }, { card: "blue-4" }]);
  expect(t.state().discard).toHaveLength(5);
});

test("TB-R96 if nobody gives anything the random cards decide", () => {
  const t = gather({
    ...THREE,
    steps: EVENT,
    chance: { "event one": ["checkpoint-panic"], general: ["blue-3", "blue-3"] },
    set: { "bars.riot": 3 },
  });
  expect(t.at("bars.riot")).toBe(1);
});

describe("TB-R100, TB-36.3 special cards in Event checks", () => {
  const check = (general: string[], hand: string[], event = "blackout-in-block-nine") => {
    const t = gather({
      ...THREE,
      players: { 0: { hand } },
      steps: EVENT,
      chance: { "event one": [event], general },
    });
    t.pick(hand.map((card) => ({ card })));
    return t.told(1).join(" ");
  };
  test("TB-R100 Static Burst: the highest blue card counts 0", () => {
    expect(check(["static-burst", "grey"], ["blue-5", "blue-4"])).toContain("+4 against +7");
  });
  test("TB-R100 Red Filter: the red card furthest from 0 counts 0", () => {
    expect(check(["red-filter", "grey"], ["red-5", "red-4"], "looters-at-the-depot")).toContain(
      "-4 against -6",
    );
  });
  test("TB-R100 White Noise: ones count 0", () => {
    expect(check(["white-noise", "grey"], ["blue-1", "blue-5"])).toContain("+5 against +7");
  });
  test("TB-R100 Tailwind: 3 towards the target, not beyond it", () => {
    expect(check(["tailwind", "grey"], ["blue-5"])).toContain("+7 against +7");
    expect(check(["tailwind", "blue-5"], ["blue-5"])).toContain("+10 against +7");
  });
});

test("TB-33.1, TB-35.1 the Leader decides between A and B", () => {
  const t = gather({ ...THREE, leader: 2, steps: EVENT, chance: { "event one": ["curfew"] } });
  expect(t.asked()).toEqual({ seats: [2], kind: "decide" });
  t.choose("option-b");
  expect(t.at("bars.riot")).toBe(2);
  expect(t.state().seats.map(({ hand }) => hand.length)).toEqual([1, 1, 1]);
});

test("TB-33.2, TB-R109 without a General option A is resolved", () => {
  const t = gather({
    ...THREE,
    steps: EVENT,
    chance: { "event one": ["suspicious-signal"], red: [12] },
  });
  expect(t.told(0).join(" ")).toContain("The General decides: A.");
});

test("TB-R155 if only one option can be carried out it is chosen", () => {
  const t = gather({
    ...THREE,
    leader: 1,
    set: { level: 3 },
    steps: EVENT,
    chance: { "event three": ["trust-or-betrayal"] },
    lines: [{ network: { alpha: ["blue", "blue"] } }],
  });
  expect(t.told(0).join(" ")).toContain("The Leader decides: B.");
});

test("TB-33.3, TB-R174 if neither can be carried out nothing happens, and the Event goes under its deck", () => {
  const t = gather({
    ...THREE,
    leader: 1,
    set: { level: 3 },
    steps: EVENT,
    chance: { "event three": ["trust-or-betrayal"] },
  });
  expect(t.told(0).join(" ")).toContain("Neither option can be carried out.");
  expect(t.seen(0, t.state().events.three.slice(0, 1))).toEqual(["trust-or-betrayal"]);
});

test("TB-33.4, TB-33.5, TB-R68, TB-R98 a raid: a red die each, white dice of their own, no activation", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 3 } },
    set: { level: 3 },
    steps: EVENT,
    chance: {
      "event three": ["emergency-channel"],
      "event ex": ["city-on-fire"],
      general: ["red-1", "blue-1"],
      red: [3, 6],
      white: [1, 1],
    },
  });
  expect(t.state().enemies).toMatchObject([
    { type: "soldier", spot: "2" },
    { type: "crawler", space: 1 },
  ]);
  expect(t.told(0).join(" ")).not.toContain("attacks");
});

test("TB-33.6, TB-33.8, TB-33.9, TB-R102 an Event may call an EX Event; Riot becomes 0 all the same", () => {
  const t = gather({
    ...THREE,
    set: { level: 3, "bars.riot": 2 },
    steps: EVENT,
    chance: {
      "event three": ["emergency-channel"],
      "event ex": ["booby-traps"],
      general: ["red-1", "blue-1"],
      orange: [1, 1],
    },
  });
  expect(t.at("bars.riot")).toBe(0);
  expect(t.seen(0, t.state().events.ex.slice(0, 1))).toEqual(["booby-traps"]);
  expect(t.seen(0, t.state().events.three.slice(0, 1))).toEqual(["emergency-channel"]);
});

test("TB-34.1, TB-34.4, TB-34.17, TB-R32 Riot stops at its end", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 2, hand: ["blue-5"] } },
    set: { "bars.riot": 6 },
    chance: { pink: [6], "event ex": ["confiscation"] },
  });
  t.choose("city-riot").choose("positive").choose({ card: "blue-5" });
  expect(t.told(1).join(" ")).toContain("Riot +1, now 7.");
});

test("TB-34.8, TB-34.11, TB-34.13 bars stop at +10, 12 and 5", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 2, hand: ["blue-5", "blue-5", "blue-5"], programs: ["patrol-routine"] } },
    set: { "bars.morale": 8, "bars.resource": 12, "bars.security": 5 },
    chance: { pink: [1, 6] },
  });
  t.quiet()
    .choose("city-morale")
    .pick([{ card: "blue-5" }, { card: "blue-5" }, { card: "blue-5" }])
    .quiet()
    .act("city-chance")
    .act("Patrol Routine");
  expect(t.at("bars")).toMatchObject({ morale: 10, resource: 12, security: 5 });
});

test("TB-34.12, TB-42.16 Resource 0 is a Machine victory", () => {
  const t = gather({
    ...THREE,
    leader: 0,
    players: { 0: { faction: "human" }, 1: { faction: "machine", objectives: ["unbroken"] } },
    set: { "bars.resource": 1 },
    steps: EVENT,
    chance: { "event one": ["ration-plan"] },
  });
  t.choose("option-a");
  expect(t.result()).toMatchObject({ reason: "machine-resource", winners: [1] });
});

test("TB-34.15, TB-34.16, TB-42.17, TB-R93 Threat 4: Legion if in play, otherwise the Outlaws", () => {
  const end = (faction: string) =>
    gather({
      ...THREE,
      players: { 0: { faction: "human" }, 1: { faction }, 2: { faction: "human" } },
      set: { "bars.threat": 3 },
      enemies: [{ type: "soldier", at: "9" }],
      steps: ["activation", "pass"],
      chance: { orange: [1], red: [3], white: [4, 5] },
    }).result();
  expect(end("legion")?.reason).toBe("legion-threat");
  expect(end("machine")?.reason).toBe("outlaws-threat");
});

test("TB-42.18, TB-1.6, TB-42.2 if the Outlaws are victorious everybody loses", () => {
  const t = gather({
    ...THREE,
    players: {
      0: { faction: "human", objectives: ["unbroken"] },
      1: { faction: "machine" },
      2: { faction: "human" },
    },
    set: { "bars.threat": 3 },
    enemies: [{ type: "soldier", at: "9" }],
    steps: ["activation", "pass"],
    chance: { orange: [1], red: [3], white: [4, 5] },
  });
  expect(t.result()?.winners).toEqual([]);
});

test("TB-42.14, TB-R91 Check 2 counts for nothing without a Fallen player", () => {
  const t = gather({
    ...THREE,
    players: { 0: { faction: "human" }, 1: { faction: "machine" }, 2: { faction: "human" } },
    lines: [{ junkyard: ["purple", "purple", "purple"] }],
    set: { "bars.threat": 3 },
    enemies: [{ type: "soldier", at: "9" }],
    steps: ["activation", "pass"],
    chance: { orange: [1], red: [3], white: [4, 5] },
  });
  expect(t.result()?.reason).toBe("outlaws-threat");
});

test("TB-42.20, TB-R31 the first condition that is met ends the game; nothing follows", () => {
  const t = gather({
    ...THREE,
    players: { 0: { faction: "human" } },
    set: { level: 2, "bars.morale": -9, "bars.riot": 6 },
    steps: EVENT,
    chance: { "event two": ["broadcast-of-fear"], general: ["red-1", "red-1"] },
  });
  expect(t.result()?.reason).toBe("outlaws-morale");
  expect(t.at("bars.riot")).toBe(6);
});

describe("TB-35.5, TB-35.6, TB-35.11 the General", () => {
  test("TB-35.5, TB-35.6 chooses 4 of more, without reward, in anybody's turn", () => {
    const t = gather({
      ...THREE,
      general: 2,
      leader: 1,
      enemies: ["2", "3", "5", "9", "11"].map((at) => ({
        type: at === "11" ? "thief" : at === "2" ? "tank" : "soldier",
        level: at === "9" ? 2 : 1,
        at,
      })),
      steps: [{ step: "turn", arg: 0 }],
    });
    expect(t.asked()).toEqual({ seats: [2], kind: "interval" });
    t.window({ 2: "general" });
    expect(t.view(2).question).toMatchObject({ kind: "enemies", min: 4, max: 4 });
    t.pick([
      { enemy: "tank-1-1" },
      { enemy: "soldier-1-2" },
      { enemy: "soldier-1-3" },
      { enemy: "thief-1-5" },
    ]);
    expect(t.state().enemies.map(({ id }) => id)).toEqual(["soldier-2-4"]);
    expect(t.state().seats[2].hand).toHaveLength(0);
    expect(t.at("seats.2.revoked")).toBe(true);
  });
  test("TB-35.8, TB-35.11, TB-35.13 nobody can be General twice; at last the badge is gone", () => {
    const t = gather({
      ...THREE,
      general: 0,
      leader: 1,
      enemies: [{ type: "soldier", at: "2" }],
      set: { "seats.1.revoked": true, "seats.2.revoked": true },
    });
    t.choose("general");
    expect(t.at("general")).toBe(-1);
    expect(t.at("badgeGone")).toBe(true);
  });
});

test("TB-36.2, TB-36.5, TB-36.7, TB-36.8 an empty General deck is made anew of the pile; without both nothing is drawn", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 2 }, 1: {} },
    lines: [{ move: "influence", to: "discard", count: 39, seen: "all" }],
  });
  expect(t.state().influence).toHaveLength(1);
  t.choose("city-resources").choose("no");
  expect(t.state().seats[0].hand).toHaveLength(3);
  expect(t.state().influence).toHaveLength(37);
  expect(t.state().discard).toHaveLength(0);
  const none = gather({
    ...THREE,
    players: { 0: { area: 2 } },
    lines: [{ move: "influence", to: "seats.1.deck" }],
  });
  none.choose("city-resources").choose("no");
  expect(none.state().seats[0].hand).toHaveLength(0);
});

test("TB-36.10 a unique card counts 0 in a check and is neither grey nor green", () => {
  const t = gather({
    ...THREE,
    players: { 0: { hand: ["overclock"] } },
    steps: EVENT,
    chance: { "event one": ["ghost-in-the-relay"], general: ["red-1", "blue-1"] },
  });
  t.pick([{ card: "overclock" }]);
  expect(t.told(1).join(" ")).toContain("0 grey or green");
});

describe("EX Events", () => {
  const ex = (event: string, more = {}) =>
    gather({
      ...THREE,
      ...more,
      set: { level: 3, ...((more as { set?: object }).set ?? {}) },
      steps: EVENT,
      chance: {
        "event three": ["emergency-channel"],
        "event ex": [event],
        general: ["red-1", "blue-1"],
        ...((more as { chance?: object }).chance ?? {}),
      },
    });
  test("TB-33.10 Confiscation: down to 4 cards", () => {
    const t = ex("confiscation", {
      players: { 1: { hand: ["blue-1", "blue-2", "blue-3", "blue-4", "blue-5"] } },
    }).pick([]);
    t.pick([{ card: "blue-5" }]);
    expect(t.state().seats[1].hand).toHaveLength(4);
  });
  test("TB-34.5 Zero Tolerance and Eyes Everywhere make 6 red", () => {
    expect(ex("zero-tolerance").at("anarchy")).toBe(true);
    expect(ex("eyes-everywhere").at("surveillance")).toBe(true);
    expect(ex("eyes-everywhere", { set: { surveillance: true } }).at("bars.morale")).toBe(4);
  });
  test("TB-R103 Grid Failure takes a Program of everybody who has one", () => {
    const t = ex("grid-failure", { players: { 1: { programs: ["wiretap"] } } }).quiet();
    expect(t.state().seats[1].programs).toEqual([]);
  });
  test("TB-R138 Outbreak: 2 cards or a Wound", () => {
    const t = ex("outbreak", {
      players: { 0: { hand: ["blue-1", "blue-2"] }, 1: { hand: ["blue-1"] } },
    })
      .pick([])
      .pick([])
      .pick([]);
    expect(t.refuses({ pick: [{ card: "blue-1" }] })).toBeDefined();
    t.pick([{ card: "blue-1" }, { card: "blue-2" }]);
    expect(t.state().seats.map(({ wounds }) => wounds.length)).toEqual([0, 1, 1]);
  });
  test("TB-R163, TB-42.4 Data Purge: the tops of the Sectors to the Junkyard", () => {
    const t = ex("data-purge");
    expect(t.state().junkyard).toHaveLength(3);
    expect(t.state().junkyard.every(({ by, effect }) => by === -1 && effect === "data-purge")).toBe(
      true,
    );
  });
  test("TB-16.11, TB-R161 Coup: a New Leader vote", () => {
    const t = ex("coup");
    expect(t.asked()?.kind).toBe("leader-card");
  });
  test("TB-21.8 System Shock: Apex -1, Deus -1, each character loses 1 Health", () => {
    const t = ex("system-shock");
    expect(t.at("bars")).toMatchObject({ apex: 1, deus: 2 });
    expect(t.state().figures.map(({ health }) => health)).toEqual([1, 2, 1, 1]);
  });
});
