import { expect, test } from "vitest";
import { gather, HUMAN, MACHINE } from "./gather.js";

const pistol = { kind: "pistol", holder: 0, target: 1 };

test("SD-5.6, SD-22.1 Overclock gives one more action, and never a third", () => {
  const t = gather({
    players: { 0: { programs: ["overclock"] } },
    drawn: ["emp", "grab"],
  });
  t.window({ 0: "overclock" });
  t.act("draw").quiet();
  expect(t.asked()).toEqual({ seats: [0], kind: "announce" });
  t.choose("draw").window();
  expect(t.faces("seats.0.programs").sort()).toEqual(["EMP", "Grab"]);
  t.quiet();
  expect(t.state().turn.seat).toBe(1);
});

test("SD-5.9 the additional action is an armed one only with the weapon the turn began with", () => {
  const equipped = gather({ players: { 0: { programs: ["overclock"] } } });
  equipped.window({ 0: "overclock" });
  equipped.act({ kind: "equip", weapon: "rifle", target: [2] }).quiet();
  expect(equipped.offered()).toContain("Draw a program");
  expect(equipped.offered().some((text) => text.startsWith("Fire"))).toBe(false);
  const armed = gather({ players: { 0: { programs: ["overclock"] } }, weapons: [pistol] });
  armed.window({ 0: "overclock" });
  armed.act({ kind: "change-target", target: [3] }).quiet();
  expect(armed.offered()).toContain("Fire the pistol at seat 3");
});

test("SD-9.2 Jammed trigger: the weapon cannot be fired this turn, and its holder stays armed", () => {
  const t = gather({
    players: { 1: { programs: ["jammed-trigger"] } },
    weapons: [{ kind: "companion", holder: 0, target: 1 }],
  }).quiet();
  expect(t.state().turn.action).toBeUndefined();
  t.choose("shoot");
  t.window({ 1: "jammed-trigger" }).window();
  expect(t.offered()).not.toContain("Keep to the announced action");
  expect(t.offered()).toContain("Heal seat 1"); // SD-9.25: no shot
  expect(t.offered()).toContain("Drop the companion");
  expect(t.barred()).toMatchObject({ "Fire a weapon": "SD-22.1", "Draw a program": "SD-7.2" });
});

test("SD-9.25 programs against a shot do not help against healing", () => {
  const t = gather({
    players: { 1: { programs: ["jammed-trigger", "ricochet"] } },
    weapons: [{ kind: "companion", holder: 0, target: 1 }],
  }).quiet();
  t.choose("heal");
  expect(t.offered(1)).toEqual(["Pass"]);
});

test("SD-8.2 Ricochet aims elsewhere, and its owner cannot be aimed at again this turn", () => {
  const t = gather({ seats: 4, players: { 1: { programs: ["ricochet"] } }, weapons: [pistol] });
  t.quiet().choose("shoot");
  expect(t.offered(1)).toEqual([
    "Play Ricochet towards seat 2",
    "Play Ricochet towards seat 3",
    "Pass",
  ]);
  t.window({ 1: { kind: "ricochet", target: [2] } }).window();
  expect(t.weapon("pistol").aim).toEqual([2]);
  expect(t.offered()).toEqual([
    "Keep to the announced action",
    "Aim at seat 3 instead",
    "Drop the pistol",
  ]);
});

test("SD-15.17 Ricochet turns a laser as well", () => {
  const t = gather({
    seats: 4,
    players: { 0: { id: "seer" }, 1: { programs: ["ricochet"] } },
    weapons: [{ kind: "laser", holder: 0 }],
  });
  t.quiet().choose({ kind: "shoot", target: [1] });
  t.window({ 1: { kind: "ricochet", target: [3] } }).window();
  expect(t.offered()).not.toContain("Fire the laser at seat 1");
  t.choose("keep").window().choose("fire");
  expect(t.asked()).toEqual({ seats: [3], kind: "answer" });
});

test("SD-8.5 Ricochet of a pair without another one merely takes its owner out", () => {
  const t = gather({
    seats: 4,
    out: [3],
    players: { 0: { id: "seer" }, 1: { programs: ["ricochet"] } },
    weapons: [{ kind: "rocket-launcher", holder: 0, target: [1, 2] }],
  });
  t.quiet().choose("shoot");
  t.window({ 1: { kind: "ricochet" } }).window();
  expect(t.weapon("rocket-launcher").aim).toEqual([2]);
  t.choose("keep").window().choose("fire");
  expect(t.asked()).toEqual({ seats: [2], kind: "answer" });
});

test("SD-13.3 Hijack names a new target for a weapon of another, not for a laser", () => {
  const t = gather({
    seats: 4,
    players: { 2: { programs: ["hijack"] } },
    weapons: [pistol, { kind: "laser", holder: 3 }],
  });
  expect(t.offered(2)).toEqual([
    "Play Hijack: pistol of seat 0 at seat 2",
    "Play Hijack: pistol of seat 0 at seat 3",
    "Pass",
  ]);
  t.window({ 2: { kind: "hijack", target: [3] } });
  expect(t.weapon("pistol").aim).toEqual([3]);
});

test("SD-8.17 EMP makes everybody drop, also its owner", () => {
  const t = gather({
    players: { 0: { programs: ["emp"] } },
    weapons: [pistol, { kind: "rifle", holder: 2, target: 3 }],
  });
  t.window({ 0: "emp" });
  expect([t.held(0), t.held(2)]).toEqual([undefined, undefined]);
  expect(t.state().turn.armed).toBe(false);
});

test("SD-9.14 Grenade: a loyalty card or 1 damage, by choice of the victim", () => {
  const t = gather({ players: { 0: { programs: ["grenade"] } } });
  t.window({ 0: { kind: "grenade", target: 2 } });
  expect(t.asked()).toEqual({ seats: [2], kind: "answer" });
  t.choose("reveal-loyalty side=right");
  expect(t.at("loyalty.5.revealed")).toBe(true);
});

test("SD-4.11 Gavrick Files look at the ID or at the loyalty cards", () => {
  const t = gather({ players: { 0: { programs: ["gavrick-files"] }, 2: { id: "thief" } } });
  expect(t.offered(0)).toContain("Play Gavrick Files: ID of seat 2");
  t.window({ 0: { kind: "gavrick-files", target: 2, what: "loyalty" } });
  expect(t.seenBy(0, "loyalty.4.card")[0]).not.toBe("hidden");
  expect(t.seenBy(0, "loyalty.5.card")[0]).not.toBe("hidden");
  expect(t.seenBy(0, "seats.2.ids.0.card")).toEqual(["hidden"]);
});

test("SD-4.19 Bug exchanges a loyalty card of each, as they lie", () => {
  const t = gather({
    players: { 0: { programs: ["bug"], ...HUMAN, revealed: ["left"] }, 2: { ...MACHINE } },
  });
  t.window({ 0: { kind: "bug", target: 2, own: "left", side: "right" } });
  expect([t.face("loyalty.0.card"), t.face("loyalty.5.card")]).toEqual(["Machine", "Human"]);
  expect([t.at("loyalty.0.revealed"), t.at("loyalty.5.revealed")]).toEqual([false, true]);
  expect(t.seenBy(0, "loyalty.0.card")).toEqual(["Machine"]);
  expect(t.seenBy(2, "loyalty.0.card")).toEqual(["Machine"]); // nobody forgets
});

test("SD-11.16 Screensaver exchanges two IDs and turns both face down", () => {
  const t = gather({
    players: {
      1: { id: "thief", revealed: ["id"] },
      2: { id: "awesome-backer" },
      4: { programs: ["screensaver"] },
    },
  });
  t.window({ 4: { kind: "screensaver", target: [1, 2] } });
  expect(t.face("seats.2.ids.0.card")).toBe("Thief");
  expect([t.at("seats.1.ids.0.revealed"), t.at("seats.2.ids.0.revealed")]).toEqual([false, false]);
  expect(t.seenBy(5, "seats.2.ids.0.card")).toEqual(["Thief"]); // it was open before
});

test("SD-13.8 Corrupted memory makes a player discard one program at random", () => {
  const t = gather({
    players: { 2: { programs: ["corrupted-memory"] }, 3: { programs: ["emp"] } },
  });
  t.window({ 2: { kind: "corrupted-memory", target: 3 } });
  expect(t.at("seats.3.programs")).toEqual([]);
  expect(t.seenBy(3, "pile.1")).toEqual(["EMP"]);
  expect(t.seenBy(0, "pile.1")).toEqual(["hidden"]);
});

test("SD-15.15 System update: everybody draws, clockwise from who drew it", () => {
  const t = gather({
    seats: 4,
    players: { 0: { programs: [] }, 1: { programs: [] }, 2: { programs: [] }, 3: { programs: [] } },
    drawn: ["system-update", "emp", "grab", "disarm", "wiretap"],
  });
  t.act("draw");
  expect([0, 1, 2, 3].map((seat) => t.faces(["seats", seat, "programs"])[0])).toEqual([
    "EMP",
    "Grab",
    "Disarm",
    "Wiretap",
  ]);
});

test("SD-R53 Stasis cannot be played on the active player, nor twice on one", () => {
  const t = gather({
    seats: 4,
    players: { 1: { programs: ["stasis"] } },
    set: { "seats.2.skips": 1 },
  });
  expect(t.offered(1)).toEqual(["Play Stasis on seat 3", "Pass"]);
});

test("SD-13.6 everybody has read a program that took effect when it was drawn, and knows where it went", () => {
  const t = gather({ players: { 0: { programs: [] } }, drawn: ["system-update"] }).act("draw");
  expect(t.seenBy(3, "pile.0")).toEqual(["System update"]);
  expect(t.seenBy(3, "pile.1")).toEqual(["hidden"]);
});
