import { expect, test } from "vitest";
import { again, CASS, kinds, six, sneak } from "./sneak.js";

const end = "end-actions";

test("SS-11.1, SS-11.2, SS-11.3, SS-R24, SS-23.4 one Pick up takes everything that can be taken", () => {
  const t = sneak({
    you: { sector: 20 },
    enemies: {},
    tokens: { keys: [20] },
    set: { "objectives.o1.sector": 20 },
  });
  t.choose("pick-up");
  expect(t.at("objectives")).toEqual({
    m1: { sector: 0, done: true },
    o1: { sector: 0, done: true },
  });
  expect(t.at("you.keys")).toBe(1);
  expect(t.at("keys")).toEqual([]);
});

test("SS-26.3, SS-26.5, SS-37.7 an objective is picked up, and its text is read then and not before", () => {
  const t = sneak({ you: { sector: 20 }, enemies: {} });
  expect(t.at("texts")).toEqual(["introduction"]);
  t.choose("pick-up");
  expect(t.at("texts")).toEqual(["introduction", "m1"]);
});

test("SS-26.2 an objective that must be reached is complete on entering", () => {
  const t = sneak({ options: { mission: "cold-scene" }, you: { sector: 28 }, enemies: {} });
  t.choose({ kind: "free-move", sector: 50 });
  expect(t.at("objectives.m1.done")).toBe(true);
  expect(t.at("texts")).toContain("m1");
});

test("SS-26.8 the Exit is an ordinary sector before everything else is done", () => {
  const t = sneak({ you: { sector: 13 }, enemies: {} }).choose({ kind: "free-move", sector: 1 });
  expect(t.result()).toBeUndefined();
  expect(t.at("you.sector")).toBe(1);
});

test("SS-26.9, SS-R68 the last condition fulfilled on the Exit ends the mission at once", () => {
  const t = sneak({ you: { sector: 1 }, enemies: {}, set: { "objectives.m1.sector": 1 } }).choose(
    "pick-up",
  );
  expect(t.result()).toMatchObject({ winners: [0], reason: "mission-complete" });
});

test("SS-26.9, SS-35.34 so does a Spider Drone that fetches the last thing there", () => {
  const t = sneak({
    gear: ["spider-drone"],
    you: { sector: 1 },
    enemies: {},
    set: { "objectives.m1.sector": 1 },
  });
  t.choose({ kind: "spider-drone", thing: "m1" });
  expect(t.result()).toMatchObject({ winners: [0], reason: "mission-complete" });
});

test("SS-26.1, SS-26.4 Optional Objectives are not needed, and pay when found", () => {
  const t = sneak({ you: { sector: 12 }, enemies: {}, set: { "objectives.m1.done": true } });
  t.choose("pick-up").arrange({ you: { sector: 13 } }, { set: "turn.freeMovement", to: true });
  t.choose({ kind: "free-move", sector: 1 });
  expect(t.at("purse.byteBucks")).toBe(7);
});

test("SS-23.5, SS-23.6, SS-23.8 a carrier keeps its Key from whoever is seen, and drops it when it falls", () => {
  const t = six({
    gear: ["silenced-pistol"],
    enemies: { g1: { at: 2, carries: "key" } },
    cards: [0],
  });
  expect(t.barred()).toMatchObject({ "Pick up what lies here": "SS-23.8" });
  t.choose({ kind: "attack", enemy: "g1" });
  expect(t.at("keys")).toEqual([2]);
  expect(t.at("enemies.g1.carries")).toBe("");
  again(t).choose("pick-up");
  expect(t.at("you.keys")).toBe(1);
});

test("SS-R22 a Key does not travel with a body", () => {
  const t = six({ enemies: { g1: { at: 2, defeated: true } }, tokens: { keys: [2] } });
  t.choose({ kind: "carry", body: "g1", sector: 3 });
  expect(t.at("keys")).toEqual([2]);
});

test("SS-R73 what falls behind a Lock drops in the nearest open sector", () => {
  const t = six({
    you: { items: ["gas-grenade"] },
    enemies: { g1: { at: 3, carries: "key" } },
    tokens: { locks: [3] },
    cards: [0],
  });
  t.choose({ kind: "gas-grenade", sector: 3 });
  expect(t.asked()?.kind).toBe("drop-where");
  t.choose({ sector: 6 });
  expect(t.at("keys")).toEqual([6]);
});

test("SS-R109 the switch of Kill Corridor removes Sentry Guns, not their bodies", () => {
  const t = sneak({
    options: { mission: "kill-corridor" },
    you: { sector: 35 },
    enemies: { s1: { at: 38 }, s2: { at: 23, defeated: true }, g2: { at: 64 } },
  });
  t.choose("pick-up");
  expect(Object.keys(t.at("enemies") as object)).toEqual(["s2", "g2"]);
});

test("SS-R109 in Absolution the broadcast waits for the rest, and the console calms the building", () => {
  const t = sneak({
    options: { mission: "absolution" },
    you: { sector: 72 },
    enemies: {},
    set: { alarm: 25 },
  });
  expect(kinds(t)).not.toContain("pick-up");
  for (const ref of ["m1", "m2", "m3"]) t.arrange({ set: `objectives.${ref}.done`, to: true });
  expect(kinds(t)).toContain("pick-up");
  t.arrange({ you: { sector: 51 } }).choose("pick-up");
  expect(t.at("alarm")).toBe(15);
});

test("SS-27.2, SS-R109 a trail longer than three sectors is lost at Clean up", () => {
  const t = sneak({
    options: { mission: "shadow-walk", chooseForMe: true },
    you: { sector: 7, hidden: true },
    enemies: { t1: { at: 67 } },
  });
  t.choose(end);
  expect(t.result()).toMatchObject({ winners: [], reason: "trail-lost", rule: "SS-27.2" });
});

test("SS-27.2 defeating the one you follow loses the mission", () => {
  const t = sneak({
    options: { mission: "shadow-walk" },
    you: { sector: 4, items: ["gas-grenade"] },
    enemies: { t1: { at: 50 } },
    cards: [0],
  });
  t.choose({ kind: "gas-grenade", sector: 50 });
  expect(t.result()).toMatchObject({ reason: "target-defeated" });
});

test("SS-27.1, SS-27.3 at 0 Health the mission fails at once, without reward", () => {
  const t = six({ you: { health: 1 }, enemies: { g1: { at: 2 }, g2: { at: 2 } }, cards: [1] });
  t.choose({ kind: "free-move", sector: 3 }).choose({ enemy: "g1" });
  expect(t.result()).toMatchObject({ winners: [], reason: "no-health", rule: "SS-27.1" });
  expect(t.at("purse.byteBucks")).toBe(0);
  expect(t.told(0).join()).not.toContain("G2");
});

test("SS-R69 a Trap that kills Cass fails the mission", () => {
  const t = six({
    options: { mission: "cold-scene" },
    you: { hidden: true, health: 1 },
    enemies: { g1: { at: 1 } },
    tokens: { detection: [2], traps: [2] },
    cards: [0, 0, 0],
  });
  t.choose(end);
  expect(t.result()).toMatchObject({ reason: "no-health" });
});

test("SS-36.13 a Lock Breaker needs no Key", () => {
  const t = six({ you: { items: ["lock-breaker"] }, tokens: { locks: [6, 4] } });
  t.choose({ kind: "lock-breaker", sector: 6 });
  expect(t.at("locks")).toEqual([4]);
});

test("SS-10.9 picking up leaves you Hidden, and Overwatch beside you silent", () => {
  const t = six({
    you: { hidden: true },
    enemies: { g1: { at: 2, overwatch: true } },
    tokens: { keys: [2] },
  });
  t.choose("pick-up");
  expect(t.at("you.hidden")).toBe(true);
  expect(t.at("alarm")).toBe(0);
});

test("SS-R72, SS-R126 a Drone Bomb that goes up drops what it carried, and leaves no body", () => {
  const t = six({
    enemies: { b1: { type: "drone-bomb", at: 2, carries: "key" } },
    cards: [-5],
  });
  t.choose({ kind: "free-move", sector: 3 });
  expect(t.at("enemies")).toEqual({});
  expect(t.at("keys")).toEqual([2]);
});

test("SS-R72 a carrier that falls to a Trap drops it, and does not take it back when it stands up", () => {
  const t = six({
    options: { ...CASS, nonLethal: true },
    you: { sector: 6, hidden: true },
    enemies: { g1: { at: 2, carries: "key" }, g2: { at: 1 } },
    tokens: { traps: [3], noise: [3] },
    set: { alarm: 0, reinforcements: [] },
    cards: [0, 5, -5, -1],
  });
  t.choose("end-actions");
  expect(t.at("enemies.g1")).toMatchObject({ defeated: true, carries: "" });
  expect(t.at("keys")).toEqual([3]);
  t.arrange({ enemies: { g1: { at: 3, defeated: true }, g2: { at: 3 } } });
  t.arrange({ tokens: { noise: [], keys: [3] } });
  t.choose("end-actions");
  expect(t.at("enemies.g1")).toMatchObject({ defeated: false, carries: "" });
  expect(t.at("keys")).toEqual([3]);
});

test("SS-R72 a Sentry Gun that is switched off drops what it carries", () => {
  const t = sneak({
    options: { mission: "kill-corridor" },
    you: { sector: 35 },
    enemies: { s1: { at: 38, carries: "key" } },
  });
  t.choose("pick-up");
  expect(t.at("enemies")).toEqual({});
  expect(t.at("keys")).toEqual([38]);
});
