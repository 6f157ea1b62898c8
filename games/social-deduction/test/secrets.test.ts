import { expect, test } from "vitest";
import { gather, HUMAN, MACHINE } from "./gather.js";

test("SD-4.1 an unrevealed ID is known to its owner and to those who have looked", () => {
  const t = gather({ players: { 0: { programs: ["deep-scan"] }, 1: { id: "thief" } } });
  expect(t.seenBy(1, "seats.1.ids.0.card")).toEqual(["Thief"]);
  expect(t.seenBy(0, "seats.1.ids.0.card")).toEqual(["hidden"]);
  t.window({ 0: { kind: "deep-scan", target: 1 } });
  expect(t.seenBy(0, "seats.1.ids.0.card")).toEqual(["Thief"]);
  expect(t.seenBy(2, "seats.1.ids.0.card")).toEqual(["hidden"]);
  t.until(3);
  expect(t.seenBy(0, "seats.1.ids.0.card")).toEqual(["Thief"]);
});

test("SD-4.2, SD-4.3 loyalty cards are known to their owners, at any time", () => {
  const t = gather({ players: { 1: { ...HUMAN } } });
  expect(t.seenBy(1, "loyalty.2.card")).toEqual(["Human"]);
  expect(t.seenBy(2, "loyalty.2.card")).toEqual(["hidden"]);
  t.until(4);
  expect(t.seenBy(1, "loyalty.2.card")).toEqual(["Human"]);
});

test("SD-4.6 loyalty programs stay unrevealed also when their owner is eliminated", () => {
  const t = gather({
    players: {
      0: { id: "seer", ...MACHINE },
      1: { hp: 1, revealed: ["id"], programs: ["human-loyalty"] },
      2: HUMAN,
    },
    weapons: [{ kind: "rifle", holder: 0, target: 1 }],
  });
  t.act("shoot").choose("fire").window();
  for (const seat of [0, 2, 3, 4, 5])
    expect(t.seenBy(seat, "seats.1.programs")).toEqual(["hidden"]);
});

test("SD-4.16 a player whose cards are all revealed goes on playing", () => {
  const t = gather({ players: { 0: { id: "thief", revealed: ["id", "left", "right"] } } });
  expect(t.at("seats.0.hp")).toBe(2);
  t.quiet();
  expect(t.offered()).toContain("Draw a program");
});

test("SD-4.4 Doe Spynetwork sees all programs of its target, now and later", () => {
  const t = gather({
    players: { 0: { programs: ["doe-spynetwork"] }, 1: { programs: ["emp"] } },
    drawn: ["grab"],
  });
  t.window({ 0: { kind: "doe-spynetwork", target: 1 } });
  expect(t.seenBy(0, "seats.1.programs")).toEqual(["EMP"]);
  expect(t.seenBy(2, "seats.1.programs")).toEqual(["hidden"]);
  t.arrange({ turn: 1 });
  t.act("draw");
  expect(t.seenBy(0, "seats.1.programs").sort()).toEqual(["EMP", "Grab"]);
});

test("SD-13.14, SD-R19 Sleeper takes one of the programs of an eliminated player", () => {
  const t = gather({
    players: { 0: { programs: ["sleeper"] }, 1: { programs: ["emp", "human-loyalty"] } },
    out: [1],
  });
  t.window({ 0: { kind: "sleeper", target: 1 } });
  t.choose("Take Human loyalty");
  expect(t.faces("seats.0.programs")).toEqual(["Human loyalty"]);
  expect(t.faces("seats.1.programs")).toEqual(["EMP"]);
  expect(t.seenBy(2, "seats.0.programs")).toEqual(["hidden"]);
});

test("SD-R48 Orellana Effect: chosen in secret, passed to the left together", () => {
  const t = gather({
    seats: 4,
    players: {
      0: { loyalty: ["human", "machine"], programs: ["orellana-effect"] },
      1: { loyalty: ["outlaw", "human"] },
    },
  });
  t.window({ 0: "orellana-effect" });
  expect(t.asked()).toEqual({ seats: [0, 1, 2, 3], kind: "pass-card" });
  t.each({ 0: "pass-loyalty side=right", others: "pass-loyalty side=left" });
  expect(t.face("loyalty.2.card")).toBe("Machine"); // seat 1 gave left, got seat 0's right
  expect(t.face("loyalty.4.card")).toBe("Outlaw");
  expect(t.seenBy(1, "loyalty.2.card")).toEqual(["Machine"]);
  expect(t.seenBy(3, "loyalty.2.card")).toEqual(["hidden"]);
});

test("SD-22.1 Safe house keeps others from looking", () => {
  const t = gather({
    seats: 4,
    players: { 0: { programs: ["wiretap"] } },
    permanents: [{ seat: 1, program: "safe-house" }],
  });
  expect(t.offered(0).some((text) => text.endsWith("seat 1"))).toBe(false);
  t.quiet();
  expect(t.barred()).toMatchObject({ "Investigate the left loyalty card of seat 1": "SD-22.1" });
});

// --- large games -------------------------------------------------------------------------------

test("SD-20.6, SD-20.7 a shared card is revealed for both neighbours, once", () => {
  const t = gather({ seats: 9, players: { 0: { programs: ["spotlight"] } } });
  t.window({ 0: { kind: "spotlight", target: 3, side: "left" } });
  expect(t.at("loyalty.3.revealed")).toBe(true);
  t.quiet();
  const looks = t.offered().filter((text) => text.startsWith("Investigate"));
  expect(looks).not.toContain("Investigate the right loyalty card of seat 4");
  expect(looks).toContain("Investigate the left loyalty card of seat 4");
});

test("SD-20.13, SD-20.14 if the card that is not the shooter's is open, the target takes the damage", () => {
  const t = gather({
    seats: 10,
    turn: 3,
    players: { 3: { id: "seer" }, 4: { revealed: ["left"] } },
    weapons: [{ kind: "rocket-launcher", holder: 3, target: [4, 5] }],
  });
  t.act("shoot").choose("fire");
  expect(t.asked()?.kind).toBe("hit"); // seat 4 has only the card it shares with the shooter
});

test("SD-20.13 a pistol at a neighbour may be answered with the shared card", () => {
  const t = gather({
    seats: 10,
    turn: 3,
    players: { 3: { id: "seer" } },
    weapons: [{ kind: "pistol", holder: 3, target: 4 }],
  });
  t.act("shoot").choose("fire");
  expect(t.offered()).toEqual([
    "Reveal your left loyalty card",
    "Reveal your right loyalty card",
    "Take 1 damage",
  ]);
});

test("SD-20.15, SD-R35 the eliminated reveal both shared cards, which go on counting for the neighbours", () => {
  const t = gather({
    seats: 9,
    players: {
      0: { id: "seer" },
      4: { id: "thief", hp: 1, revealed: ["id"] },
      3: { id: "seeker", loyalty: ["human", "human"] },
    },
    weapons: [{ kind: "rifle", holder: 0, target: 4 }],
  });
  t.act("shoot").choose("fire").window();
  expect([t.at("loyalty.3.revealed"), t.at("loyalty.4.revealed")]).toEqual([true, true]);
  expect(t.team(3)).toBe("human");
});

test("SD-20.16, SD-R35 a moved shared card counts for both neighbours of its new gap", () => {
  const t = gather({
    seats: 9,
    players: {
      0: { programs: ["exposed"] },
      2: { id: "virus" },
      4: { loyalty: ["machine", "machine"] },
      7: { loyalty: ["human", "human"] },
    },
  });
  t.window({ 0: { kind: "exposed", target: 2 } });
  t.choose({ target: 4, side: "left" }).choose({ target: 7, side: "left" });
  expect([t.face("loyalty.4.card"), t.face("loyalty.7.card")]).toEqual(["Human", "Machine"]);
  expect(t.seenBy(8, "loyalty.7.card")).toEqual(["Machine"]);
  expect(t.seenBy(5, "loyalty.4.card")).toEqual(["Human"]);
});

test("SD-21.14, SD-21.15, SD-20.3 the Legion card makes its owner Legion, in a large game both neighbours", () => {
  const small = gather({
    options: { legionCard: true },
    players: { 2: { id: "01011012", loyalty: ["legion"] } },
  });
  expect(small.team(2)).toBe("legion");
  const large = gather({
    seats: 9,
    options: { legionCard: true },
    players: { 2: { id: "01011012", loyalty: ["legion"] }, 3: { id: "undercover-cop" } },
  });
  expect([large.team(2), large.team(3)]).toEqual(["legion", "legion"]);
});
