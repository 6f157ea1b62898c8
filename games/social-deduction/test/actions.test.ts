import { expect, test } from "vitest";
import { gather } from "./gather.js";

const faceDown = { id: "seer", loyalty: ["machine", "human"] };

test("SD-6.2, SD-4.11 Investigate looks at one unrevealed loyalty card, and only the looker sees it", () => {
  const t = gather({ seats: 4, players: { 1: faceDown } });
  t.act({ kind: "investigate", target: 1, side: "left" });
  expect(t.told(0)).toContain("seat 0 looks at the left loyalty card of seat 1.");
  expect(t.told(2)).toContain("seat 0 looks at the left loyalty card of seat 1.");
  expect(t.seenBy(0, "loyalty.2.card")).toEqual(["Machine"]);
  expect(t.seenBy(0, "loyalty.3.card")).toEqual(["hidden"]);
  expect(t.seenBy(2, "loyalty.2.card")).toEqual(["hidden"]);
  expect(t.at("loyalty.2.revealed")).toBe(false);
});

test("SD-6.3, SD-6.4, SD-6.5 the ID can be investigated only when both loyalty cards are revealed", () => {
  const t = gather({
    seats: 4,
    players: {
      0: { id: "seeker" },
      1: { id: "seer", revealed: ["left", "right"] },
      2: { id: "alice", revealed: ["left"] },
      3: { id: "thief", revealed: ["id", "left", "right"] },
    },
  }).quiet();
  const looks = t.offered().filter((text) => text.startsWith("Investigate"));
  expect(looks).toEqual([
    "Investigate the ID of seat 1",
    "Investigate the right loyalty card of seat 2",
  ]);
  expect(t.barred()).toMatchObject({
    "Investigate the ID of seat 2": "SD-6.4",
    "Investigate the ID of seat 3": "SD-6.5",
  });
  t.act("Investigate the ID of seat 1");
  expect(t.seenBy(0, "seats.1.ids.0.card")).toEqual(["Seer"]);
});

test("SD-6.6, SD-R36 nobody investigates themselves; a shared card may be chosen as the neighbour's", () => {
  const t = gather({ seats: 9, turn: 3 }).quiet();
  expect(t.offered().some((text) => text.includes("of seat 3"))).toBe(false);
  t.act({ kind: "investigate", target: 4, side: "right" });
  expect(t.told(0)).toContain("seat 3 looks at the right loyalty card of seat 4.");
});

test("SD-6.7, SD-R63 what was seen may be reported truly, falsely or not at all", () => {
  const t = gather({ seats: 4, options: { talk: true }, players: { 1: faceDown } });
  t.act({ kind: "investigate", target: 1, side: "left" }).until(0);
  const reports = t.offered().filter((text) => text.startsWith("Say: the left"));
  expect(reports).toEqual([
    "Say: the left loyalty card of seat 1 is Human",
    "Say: the left loyalty card of seat 1 is Machine",
    "Say: the left loyalty card of seat 1 is Outlaw",
  ]);
  t.choose("Say: the left loyalty card of seat 1 is Human");
  expect(t.told(3)).toEqual(["seat 0: the left loyalty card of seat 1 is Human."]);
  expect(t.asked()).toEqual({ seats: [0], kind: "announce" });
  expect(t.offered().some((text) => text.startsWith("Say"))).toBe(false);
});

test("SD-4.12, SD-R63 statements do not depend on what is true, and nothing depends on them", () => {
  const [human, machine] = ["human", "machine"].map((loyalty) =>
    gather({
      seats: 4,
      options: { talk: true },
      players: { 0: { id: "seer", loyalty: [loyalty, loyalty], programs: ["spam"] } },
    }).quiet(),
  );
  expect(human.offered()).toEqual(machine.offered());
  expect(human.offered()).toContain("Say: I am Human");
  const before = JSON.stringify({ ...human.state(), said: [], turn: {} });
  human.choose("Say: I am Human");
  expect(JSON.stringify({ ...human.state(), said: [], turn: {} })).toBe(before);
});

test("SD-R63 once a round all may say something, sealed and read out together", () => {
  const t = gather({
    seats: 4,
    turn: 3,
    options: { talk: true },
    set: { starter: 0 },
    drawn: ["emp"],
  });
  t.act("draw").quiet();
  expect(t.asked()).toEqual({ seats: [3, 0, 1, 2], kind: "talk" });
  t.choose("claim team=human", 1);
  expect(t.told(0)).toEqual([]);
  t.pass(3).pass(0);
  t.choose({ kind: "accuse", target: 1, team: "machine" }, 2);
  expect(t.told(0)).toEqual([
    "seat 1: I am Human.",
    "seat 2: seat 1 is Machine.",
    "seat 0 is the active player.",
  ]);
  expect(t.at("said")).toHaveLength(2);
});

test("SD-4.13, SD-4.14 no option shows an own unrevealed card to another", () => {
  const players = { 0: { programs: [] } };
  const t = gather({ seats: 4, options: { talk: true }, players }).quiet();
  const kinds = new Set(t.view(0).question?.options.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([
    "accuse",
    "claim",
    "draw",
    "equip",
    "investigate",
    "propose",
    "vouch",
  ]);
});

test("SD-6.8, SD-8.4 Equip takes a weapon from the middle and aims it at once", () => {
  const t = gather({ seats: 4 });
  t.act({ kind: "equip", weapon: "rifle", target: [2] });
  expect(t.weapon("rifle")).toMatchObject({ holder: 0, aim: [2] });
  expect(t.told(1)).toContain("seat 0 equips the rifle, aimed at seat 2.");
});

test("SD-6.9 with the rocket launcher and the laser in the middle anybody may equip them", () => {
  const t = gather({ seats: 11 }).quiet();
  expect(t.offered()).toContain("Equip the rocket launcher, aimed at seat 1, seat 2");
  t.act({ kind: "equip-unaimed", weapon: "laser" });
  expect(t.weapon("laser")).toMatchObject({ holder: 0, aim: [] });
});

test("SD-6.10, SD-8.18, SD-8.19, SD-8.20 a locked weapon is for those who have unlocked it", () => {
  const t = gather({
    players: { 0: { programs: ["laser"] } },
    permanents: [{ seat: 1, program: "rocket-launcher" }],
  });
  t.window();
  expect(t.barred()).toMatchObject({
    "Equip the laser": "SD-8.18",
    "Equip the rocket launcher": "SD-8.18",
  });
  t.arrange({ turn: 0 }).window({ 0: { kind: "laser" } });
  t.quiet();
  expect(t.barred()["Equip the laser"]).toBeUndefined();
  expect(t.barred()["Equip the rocket launcher"]).toBe("SD-8.18"); // SD-8.19
  t.act({ kind: "equip-unaimed", weapon: "laser" });
  expect(t.held(0)).toBe("laser");
});

test("SD-6.12 Draw takes the top program", () => {
  const t = gather({ players: { 0: { programs: [] } } });
  const top = t.state().pile.at(-1) ?? -1;
  t.act("draw");
  expect(t.state().pile).not.toContain(top);
  expect(t.faces("seats.0.programs")).toHaveLength(1);
});

test("SD-6.13, SD-13.22, SD-R11 no Draw from an empty pile or where it is forbidden", () => {
  const empty = gather({ seats: 4, emptyPile: true }).quiet();
  expect(empty.barred()).toMatchObject({ "Draw a program": "SD-6.13" });
  expect(empty.offered()).not.toContain("Draw a program");
  const last = gather({ seats: 4, emptyPile: true })
    .arrange({ move: "box.programs", to: "pile", count: 1, seen: "none" })
    .quiet();
  expect(last.offered()).toContain("Draw a program"); // the last card can be drawn
  const shot = gather({
    seats: 4,
    emptyPile: true,
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  });
  const had = shot.state().seats[0].programs.length;
  shot.act("shoot").choose("fire").choose("reveal-loyalty side=left");
  expect(shot.asked()?.kind).toBe("end"); // SD-13.22
  expect(shot.state().seats[0].programs).toHaveLength(had);
  const homeless = gather({ players: { 1: { id: "homeless", revealed: ["id"] } } }).quiet();
  expect(homeless.barred()).toMatchObject({ "Draw a program": "SD-6.13" });
  expect(homeless.offered()).not.toContain("Draw a program");
});
