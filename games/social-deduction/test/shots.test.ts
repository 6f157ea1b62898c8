import { expect, test } from "vitest";
import { gather, HUMAN, MACHINE } from "./gather.js";

const pistol = { kind: "pistol", holder: 0, target: 1 };
const rifle = { kind: "rifle", holder: 0, target: 1 };
const rocket = { kind: "rocket-launcher", holder: 0, target: [1, 2] };
const fresh = { 0: { id: "seeker", programs: [] }, 1: { id: "seer" } };

test("SD-7.7, SD-9.1, SD-9.2, SD-9.3, SD-9.5, SD-9.6, SD-9.7 a pistol: announce, window, answer, drop, draw", () => {
  const t = gather({ players: fresh, weapons: [pistol], drawn: ["emp"] }).quiet();
  t.choose("shoot");
  expect(t.told(3)).toEqual(["seat 0 announces a shot with the pistol at seat 1."]); // SD-9.1
  expect(t.asked()?.kind).toBe("interrupt"); // SD-9.2
  t.window().choose("fire");
  expect(t.asked()).toEqual({ seats: [1], kind: "answer" }); // SD-9.3
  expect(t.offered()).toEqual([
    "Reveal your left loyalty card",
    "Reveal your right loyalty card",
    "Take 1 damage",
  ]);
  t.choose({ kind: "reveal-loyalty", side: "right" });
  expect(t.at("loyalty.3.revealed")).toBe(true);
  expect(t.at("loyalty.2.revealed")).toBe(false);
  expect(t.weapon("pistol").holder).toBe(-1); // SD-9.5
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]); // SD-9.6
  expect(t.at("seats.1.hp")).toBe(2);
});

test("SD-9.14, SD-9.15 the target decides between a card of its choice and damage", () => {
  const t = gather({ players: fresh, weapons: [pistol] });
  t.act("shoot").choose("fire");
  expect(t.asked()?.seats).toEqual([1]);
  t.choose("take-damage").window();
  expect(t.at("seats.1.hp")).toBe(1);
  expect(t.at("loyalty.2.revealed")).toBe(false);
  expect(t.told(2)).toContain("seat 0 hits seat 1: 1 damage, 1 HP left.");
});

test("SD-9.8, SD-9.9, SD-9.10, SD-9.25 a companion shoots, or heals without an answer", () => {
  const companion = { kind: "companion", holder: 0, target: 1 };
  const players = { ...fresh, 1: { id: "seer", hp: 1 } };
  const shot = gather({ players, weapons: [companion] });
  shot.quiet();
  expect(shot.offered().slice(0, 2)).toEqual(["Fire the companion at seat 1", "Heal seat 1"]);
  shot.act("shoot").choose("fire").choose("take-damage");
  expect(shot.asked()?.kind).toBe("hit"); // SD-9.8
  const healed = gather({ players, weapons: [companion], drawn: ["emp"] }).act("heal");
  expect(healed.asked()?.kind).toBe("end"); // no answer
  expect(healed.at("seats.1.hp")).toBe(2);
  expect(healed.weapon("companion").holder).toBe(-1);
  expect(healed.faces("seats.0.programs")).toEqual(["EMP"]);
});

test("SD-10.8, SD-R28 healing at full health is allowed and changes nothing", () => {
  const companion = { kind: "companion", holder: 0, target: 1 };
  const t = gather({ players: fresh, weapons: [companion], drawn: ["emp"] }).act("heal");
  expect(t.at("seats.1.hp")).toBe(2);
  expect(t.told(2)).toContain("seat 1 is not hurt: there is nothing to heal.");
});

test("SD-9.4, SD-9.11, SD-11.1, SD-11.6, SD-11.7 a rifle: the ID is revealed and acts, the weapon is dropped, nothing drawn", () => {
  const t = gather({ players: fresh, weapons: [rifle] });
  t.act("shoot").choose("fire");
  expect(t.offered()).toEqual(["Reveal your ID", "Take 2 damage"]); // SD-9.11
  t.choose("reveal-id");
  expect(t.asked()).toEqual({ seats: [1], kind: "choose-player" }); // SD-9.4, SD-11.7
  t.choose({ target: 3 });
  expect(t.seenBy(1, "seats.3.ids.0.card")[0]).not.toBe("hidden");
  expect(t.weapon("rifle").holder).toBe(-1);
  expect(t.at("seats.0.programs")).toEqual([]);
});

test("SD-9.12, SD-9.19, SD-15.15 a rocket launcher hits both, one after the other, clockwise from the left", () => {
  const t = gather({
    turn: 2,
    players: { 2: { id: "seeker", programs: [] } },
    weapons: [{ kind: "rocket-launcher", holder: 2, target: [0, 5] }],
    drawn: ["emp"],
  });
  t.act("shoot").choose("fire");
  expect(t.asked()).toEqual({ seats: [5], kind: "answer" });
  t.choose("take-damage").window();
  expect(t.at("seats.5.hp")).toBe(1);
  expect(t.asked()).toEqual({ seats: [0], kind: "answer" });
  t.choose("reveal-loyalty side=left");
  expect(t.faces("seats.2.programs")).toEqual(["EMP"]);
});

test("SD-9.13 a laser: the named target reveals the ID or takes 2 damage, and nothing is drawn", () => {
  const t = gather({ players: fresh, weapons: [{ kind: "laser", holder: 0 }] });
  t.act({ kind: "shoot", target: [1] }).choose("fire");
  expect(t.offered()).toEqual(["Reveal your ID", "Take 2 damage"]);
  t.choose("take-damage").window();
  expect(t.at("seats.1.hp")).toBe(0);
  expect(t.weapon("laser").holder).toBe(-1);
  expect(t.at("seats.0.programs")).toEqual([]);
});

test("SD-9.16, SD-9.17 only unrevealed cards of the demanded kind can answer", () => {
  const one = gather({ players: { 1: { id: "seer", revealed: ["left"] } }, weapons: [pistol] });
  one.act("shoot").choose("fire");
  expect(one.offered()).toEqual(["Reveal your right loyalty card", "Take 1 damage"]);
  const none = { 1: { id: "seer", revealed: ["left", "right"] } };
  const light = gather({ players: none, weapons: [pistol] })
    .act("shoot")
    .choose("fire");
  expect(light.asked()?.kind).toBe("hit"); // SD-9.17: no question, the ID does not help
  const heavy = gather({ players: { 1: { id: "seer", revealed: ["id"] } }, weapons: [rifle] });
  heavy.act("shoot").choose("fire");
  expect(heavy.asked()?.kind).toBe("hit");
});

test("SD-9.18, SD-10.2, SD-10.5 a heavy shot that is not answered eliminates, and HP never go below 0", () => {
  const t = gather({ players: { 1: { revealed: ["id"], hp: 1 } }, weapons: [rifle] });
  t.act("shoot").choose("fire").window();
  expect(t.at("seats.1.hp")).toBe(0);
  expect(t.told(3)).toContain("seat 0 hits seat 1: 1 damage, 0 HP left.");
});

test("SD-9.20, SD-17.6 the check comes when the last target has been dealt with", () => {
  const open = { hp: 1, revealed: ["left", "right"] };
  const t = gather({
    players: {
      0: { id: "seeker", programs: [] },
      1: { id: "seer", ...open, ...HUMAN },
      2: { id: "thief", ...open, ...MACHINE },
      3: { loyalty: ["human-x2", "human"] },
    },
    weapons: [rocket],
    drawn: ["emp"],
  });
  t.act("shoot").choose("fire").window();
  expect(t.at("seats.1.hp")).toBe(0);
  expect(t.at("sightings")).toEqual([]); // not yet
  t.window();
  expect(t.at("seats.2.hp")).toBe(0);
  expect(t.at("sightings")).toHaveLength(1);
  expect(t.at("sightings.0.by")).toEqual([1, 2]);
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]); // the game goes on
});

test("SD-9.20 a won game has no step 5 and 6", () => {
  const t = gather({
    seats: 4,
    out: [2, 3],
    players: {
      0: { id: "seeker", programs: [], ...HUMAN },
      1: { id: "seer", hp: 1, revealed: ["left", "right"], ...MACHINE },
      2: { loyalty: ["outlaw", "outlaw"] },
    },
    weapons: [pistol],
  });
  t.act("shoot").choose("fire").window();
  expect(t.result()).toMatchObject({ reason: "human-won", winners: [0] });
  expect(t.weapon("pistol").holder).toBe(0);
  expect(t.at("seats.0.programs")).toEqual([]);
});

test("SD-9.21, SD-R27 a pistol stolen in its own shot counts as fired", () => {
  const t = gather({
    players: { 0: { id: "seeker", programs: [] }, 1: { id: "undercover-cop" } },
    weapons: [{ kind: "laser", holder: 0 }],
  });
  t.act({ kind: "shoot", target: [1] })
    .choose("fire")
    .choose("reveal-id");
  expect(t.held(1)).toBe("laser");
  expect(t.asked()?.kind).toBe("end");
});

test("SD-9.22, SD-9.24, SD-R49, SD-R54 a shooter who dies in the own shot draws nothing, and the others still answer", () => {
  const t = gather({
    players: {
      0: { id: "seeker", hp: 1, programs: [], ...HUMAN },
      1: { id: "nemesis", ...MACHINE },
      2: { id: "seer", loyalty: ["outlaw", "human"] },
      3: { loyalty: ["human-x2", "human-x2"] },
    },
    weapons: [{ kind: "hell-gate", holder: 0, target: [1, 2] }],
  });
  t.act("shoot").choose("fire").choose("reveal-id").window();
  expect(t.at("seats.0.hp")).toBe(0);
  expect(t.at("sightings")).toHaveLength(1); // SD-R21: checked at once
  expect(t.asked()).toEqual({ seats: [2], kind: "answer" }); // SD-9.24
  t.choose("take-damage").window();
  expect(t.at("seats.2.hp")).toBe(0);
  expect(t.at("seats.0.programs")).toEqual([]); // SD-9.22
  expect(t.state().turn.seat).toBe(1);
});

test("SD-9.23 once the window has closed nobody can stop the shot", () => {
  const t = gather({
    players: { ...fresh, 1: { id: "seer", programs: ["disarm", "ricochet"] } },
    weapons: [pistol],
  });
  t.act("shoot").choose("fire");
  expect(t.asked()).toEqual({ seats: [1], kind: "answer" });
  t.choose("take-damage");
  expect(t.barred(1)).toMatchObject({ "Play Disarm": "SD-15.4", "Play Ricochet": "SD-15.4" });
});

test("SD-11.4 Assassin may be revealed before the own shot, and no target may answer", () => {
  const t = gather({
    players: { 0: { id: "assassin" }, 1: { id: "seer" }, 2: { loyalty: ["human", "human"] } },
    weapons: [rifle],
  });
  t.act("shoot");
  expect(t.offered()).toEqual(["Fire", "Reveal Assassin and fire"]);
  t.choose("assassin");
  expect(t.asked()?.kind).toBe("hit");
  t.window();
  expect(t.at("seats.1.hp")).toBe(0);
  expect(t.at("seats.0.ids.0.revealed")).toBe(true);
});

test("SD-11.4 every shooter with an unrevealed ID is asked alike", () => {
  const t = gather({ players: fresh, weapons: [rifle] }).act("shoot");
  expect(t.asked()).toEqual({ seats: [0], kind: "before-shot" });
  expect(t.offered()).toEqual(["Fire"]);
  const open = gather({ players: { 0: { id: "seer", revealed: ["id"] } }, weapons: [rifle] });
  expect(open.act("shoot").asked()?.kind).toBe("answer");
});

test("SD-10.3, SD-10.4 healing never goes above the maximum", () => {
  const t = gather({ players: { 0: { programs: ["nano-medkit"] }, 1: { hp: 1 } } });
  expect(t.offered(0)).toEqual(["Play Nano-medkit for seat 1", "Pass"]);
  t.window({ 0: "nano-medkit" });
  expect(t.at("seats.1.hp")).toBe(2);
});

test("SD-10.6 HP stay with the player when IDs are exchanged", () => {
  const t = gather({
    players: {
      0: { id: "seer", hp: 1, revealed: ["id"] },
      1: { id: "thief" },
      2: { programs: ["screensaver"] },
    },
  });
  t.window({ 2: { kind: "screensaver", target: [0, 1] } });
  expect([t.at("seats.0.hp"), t.at("seats.1.hp")]).toEqual([1, 2]);
  expect(t.face("seats.0.ids.0.card")).toBe("Thief");
});

test("SD-10.9, SD-16.6, SD-16.7, SD-13.14, SD-11.10 the eliminated cannot be healed, aimed at or chosen", () => {
  const t = gather({
    seats: 4,
    out: [2],
    players: { 0: { programs: ["nano-medkit"] }, 1: { hp: 1, id: "photographer" }, 3: { hp: 1 } },
    weapons: [rifle],
  });
  expect(t.offered(0)).toEqual([
    "Play Nano-medkit for seat 1",
    "Play Nano-medkit for seat 3",
    "Pass",
  ]);
  t.quiet();
  expect(t.offered()).not.toContain("Aim at seat 2 instead");
  t.act("shoot").choose("fire").choose("reveal-id");
  expect(t.offered()).toEqual(["seat 3", "seat 0"]);
});
