import { expect, test } from "vitest";
import { gather, HUMAN } from "./gather.js";

const draw = "draw";

test("SD-13.1, SD-4.4, SD-4.5 programs lie face down, seen by their owner; how many is public", () => {
  const t = gather({ players: { 1: { programs: ["disarm", "human-loyalty"] } } });
  expect(t.seenBy(1, "seats.1.programs").sort()).toEqual(["Disarm", "Human loyalty"]);
  expect(t.seenBy(0, "seats.1.programs")).toEqual(["hidden", "hidden"]);
});

test("SD-13.2, SD-13.7 a used program is read out and goes to the bottom of the pile", () => {
  const t = gather({ players: { 0: { programs: ["wiretap"] } } });
  t.window({ 0: { kind: "wiretap", target: 1, side: "left" } });
  expect(t.told(3)).toContain("seat 0 plays Wiretap on seat 1.");
  expect(t.face("pile.0")).toBe("Wiretap");
  expect(t.seenBy(3, "pile.0")).toEqual(["Wiretap"]);
});

test("SD-13.5, SD-13.10, SD-13.11 a permanent program stays, with the target chosen when it was played", () => {
  const t = gather({ players: { 0: { programs: ["gevers-attack"] } } });
  t.window({ 0: { kind: "gevers-attack", target: 4 } });
  expect(t.at("seats.0.permanents.0")).toMatchObject({ program: "gevers-attack", target: 4 });
  expect(t.at("seats.0.programs")).toEqual([]);
  t.quiet();
  expect(t.at("seats.0.permanents")).toHaveLength(1);
});

test("SD-13.6, SD-13.25 an open immediate program acts when drawn and goes under the pile", () => {
  const t = gather({ players: { 0: { id: "seer" } }, drawn: ["trojan"] });
  t.act(draw);
  expect(t.told(4)).toContain("seat 0 draws Trojan, which acts at once.");
  expect(t.asked()).toEqual({ seats: [0], kind: "trojan" });
  t.choose("Reveal your right loyalty card");
  expect(t.at("loyalty.1.revealed")).toBe(true);
  expect(t.face("pile.0")).toBe("Trojan");
});

test("SD-13.26, SD-R52, SD-13.21 an immediate program inside another effect acts at once, then the effect goes on", () => {
  const t = gather({
    players: { 0: { id: "seer", programs: ["download"] } },
    drawn: ["trojan", "emp"],
  });
  t.window({ 0: "download" });
  expect(t.asked()?.kind).toBe("trojan");
  expect(t.at("seats.0.programs")).toEqual([]);
  t.choose("Reveal your left loyalty card");
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]);
});

test("SD-13.8, SD-R12 discarded programs go under the pile face down, in the order discarded", () => {
  const t = gather({
    players: { 0: { programs: ["disarm", "emp", "grab"] } },
    drawn: ["spotlight"],
  });
  t.act(draw).quiet();
  t.pick(["Discard EMP", "Discard Disarm"]);
  expect([t.face("pile.1"), t.face("pile.0")]).toEqual(["EMP", "Disarm"]);
  expect(t.seenBy(1, "pile.0")).toEqual(["hidden"]);
  expect(t.seenBy(0, "pile.0")).toEqual(["Disarm"]); // SD-4.9
  expect(t.told(1)).toContain("seat 0 discards 2 programs.");
});

test("SD-4.9 the order of the pile is known to nobody, but for cards put under it or looked at", () => {
  const t = gather();
  for (let seat = 0; seat < 6; seat++) {
    expect(new Set(t.seenBy(seat, "pile"))).toEqual(new Set(["hidden"]));
  }
});

test("SD-13.12, SD-R47 a stolen permanent program keeps its target, also the thief", () => {
  const t = gather({
    players: { 0: { programs: ["data-theft"] } },
    permanents: [{ seat: 1, program: "gevers-attack", target: 0 }],
    drawn: ["emp"],
  });
  t.arrange({ player: { seat: 0, programs: ["data-theft", "disarm", "grab"] } });
  t.window({ 0: { kind: "data-theft", target: 1, program: "gevers-attack" } });
  expect(t.at("seats.0.permanents.0")).toMatchObject({ target: 0 });
  t.act(draw).quiet();
  expect(t.view(0).question?.min).toBe(2); // 3 programs, limit 2 - 1
});

test("SD-13.13, SD-13.23, SD-16.5, SD-16.14 permanent programs sleep while their owner is out", () => {
  const t = gather({
    players: { 0: { programs: ["backup-exe"] }, 2: { programs: ["disarm", "emp"] } },
    permanents: [{ seat: 1, program: "gevers-attack", target: 2 }],
    out: [1],
    turn: 2,
  });
  t.act({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(t.state().turn.seat).toBe(3); // limit 2
  t.arrange({ turn: 2 });
  t.window({ 0: { kind: "backup-exe", target: 1 } });
  t.act({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(t.asked()).toEqual({ seats: [2], kind: "limit" }); // limit 1
});

test("SD-13.15, SD-13.18, SD-13.20 above 2 programs at the end of the own turn one discards by choice", () => {
  const t = gather({
    players: { 0: { programs: ["disarm", "emp"] }, 1: { programs: ["grab", "grab", "wiretap"] } },
    drawn: ["spotlight"],
  });
  t.act(draw).quiet();
  expect(t.asked()).toEqual({ seats: [0], kind: "limit" }); // seat 1 keeps three (SD-13.20)
  expect(t.view(0).question).toMatchObject({ min: 1, max: 1 });
  t.pick(["Discard EMP"]);
  expect(t.faces("seats.0.programs").sort()).toEqual(["Disarm", "Spotlight"]);
});

test("SD-13.16, SD-13.19, SD-R13 revealed permanents count, and may be given up", () => {
  const t = gather({
    players: { 0: { programs: ["disarm"] } },
    permanents: [{ seat: 0, program: "safe-house" }],
    drawn: ["spotlight"],
  });
  t.act(draw).quiet();
  expect(t.offered()).toContain("Give up Safe house");
  t.pick(["Give up Safe house"]);
  expect(t.at("seats.0.permanents")).toEqual([]);
  expect(t.face("pile.0")).toBe("Safe house");
});

test("SD-13.17, SD-13.30 Gevers Attack and Doe Spynetwork do not count and cannot be discarded", () => {
  const t = gather({
    players: { 0: { programs: ["disarm"] } },
    permanents: [
      { seat: 0, program: "gevers-attack", target: 1 },
      { seat: 0, program: "doe-spynetwork", target: 1 },
    ],
    drawn: ["spotlight"],
  });
  t.act(draw).quiet();
  expect(t.state().turn.seat).toBe(1);
  const over = gather({
    players: { 0: { programs: ["disarm", "emp"] } },
    permanents: [{ seat: 0, program: "gevers-attack", target: 1 }],
    drawn: ["spotlight"],
  });
  over.act(draw).quiet();
  expect(over.offered().some((text) => text.startsWith("Give up"))).toBe(false);
});

test("SD-13.24, SD-R14 a program can be played only if it would change or show something", () => {
  const t = gather({
    players: {
      0: { programs: ["nano-medkit", "disarm", "blackout", "emp"] },
      1: { revealed: ["left", "right"] },
    },
  });
  expect(t.offered(0)).toEqual(["Pass"]);
  expect(new Set(Object.values(t.barred(0)))).toEqual(new Set(["SD-13.24"]));
  const known = gather({ seats: 4, players: { 0: { programs: ["wiretap"] } } });
  known.act({ kind: "investigate", target: 1, side: "left" });
  expect(known.offered(0)).not.toContain("Play Wiretap: left loyalty card of seat 1");
  expect(known.offered(0)).toContain("Play Wiretap: right loyalty card of seat 1");
});

test("SD-13.27, SD-R58 the limit: base, plus, minus, at least 0", () => {
  const collector = gather({
    players: {
      0: { id: "collector", revealed: ["id"], programs: ["disarm", "emp", "grab", "wiretap"] },
    },
    permanents: [{ seat: 1, program: "gevers-attack", target: 0 }],
  });
  collector.act({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(collector.view(0).question?.min).toBe(1); // 4 - 1
  const large = gather({
    seats: 9,
    players: {
      0: { id: "collector", revealed: ["id"], programs: ["disarm", "emp", "grab", "wiretap"] },
    },
  });
  large.act({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(large.view(0).question?.min).toBe(1); // 3
  const none = gather({
    seats: 9,
    players: { 0: { programs: ["disarm"] } },
    permanents: [
      { seat: 1, program: "gevers-attack", target: 0 },
      { seat: 2, program: "safe-house" },
    ],
  });
  none.act({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(none.view(0).question?.min).toBe(1); // 0
});

test("SD-13.28 a stolen program is received, not drawn: Homeless does not forbid it", () => {
  const t = gather({
    players: {
      0: { programs: ["data-theft"] },
      1: { programs: ["emp"] },
      2: { id: "homeless", revealed: ["id"] },
    },
  });
  t.window({ 0: { kind: "data-theft", target: 1 } });
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]);
});

test("SD-13.29 looking at cards of the pile, alone, is not drawing; those then drawn act as usual", () => {
  const t = gather({
    players: { 0: { programs: ["exposed"], id: "seer" }, 1: { id: "astronaut", programs: [] } },
    drawn: ["trojan", "emp", "grab", "disarm", "wiretap"],
  });
  t.window({ 0: { kind: "exposed", target: 1 } });
  expect(t.asked()).toEqual({ seats: [1], kind: "draw-one" });
  for (const card of t.state().inspected) {
    const sees = [0, 1, 2, 3, 4, 5].filter((seat) => t.view(seat).faces[card] !== undefined);
    expect(sees).toEqual([1]);
  }
  expect(t.offered().sort()).toEqual([
    "Draw Disarm",
    "Draw EMP",
    "Draw Grab",
    "Draw Trojan",
    "Draw Wiretap",
  ]);
  t.choose("Draw Trojan").choose("Reveal your left loyalty card").choose("Draw EMP");
  t.choose("Put Grab under the pile").choose("Put Wiretap under the pile");
  expect(t.faces("seats.1.programs")).toEqual(["EMP"]);
  expect([t.face("pile.4"), t.face("pile.3"), t.face("pile.2")]).toEqual([
    "Trojan",
    "Grab",
    "Wiretap",
  ]);
});

// --- SD-14 -------------------------------------------------------------------------------------

test("SD-14.3, SD-14.11, SD-4.6 loyalty programs and Spam are never played", () => {
  const t = gather({ players: { 0: { programs: ["human-loyalty", "spam"] } } });
  expect(t.offered(0)).toEqual(["Pass"]);
  expect(t.barred(0)).toEqual({ "Play Human loyalty": "SD-14.3", "Play Spam": "SD-14.11" });
});

test("SD-14.4 the green loyalty program makes its owner Legion", () => {
  const t = gather({
    players: { 0: { id: "seer", ...HUMAN, programs: [] } },
    drawn: ["legion-loyalty"],
  });
  t.act(draw);
  expect(t.team(0)).toBe("legion");
});

test("SD-14.5, SD-14.6, SD-R17 loyalty programs count, and are protected while another can go", () => {
  const t = gather({
    players: { 0: { programs: ["human-loyalty", "spam"] } },
    drawn: ["nano-medkit"],
  });
  t.act(draw).quiet();
  expect(t.offered()).toEqual(["Discard Nano-medkit"]);
  expect(t.barred()).toEqual({
    "Discard Human loyalty": "SD-14.6",
    "Discard Spam": "SD-14.6",
  });
});

test("SD-14.7, SD-14.8 of three loyalty programs one must go, of the owner's choice", () => {
  const three = ["human-loyalty", "machine-loyalty", "outlaw-loyalty"];
  const t = gather({ players: { 0: { programs: three.slice(0, 2) } }, drawn: three.slice(2) });
  t.act(draw).quiet();
  expect(t.offered()).toHaveLength(3);
  t.pick(["Discard Machine loyalty"]);
  expect(t.faces("seats.0.programs").sort()).toEqual(["Human loyalty", "Outlaw loyalty"]);
  const roomy = gather({
    players: { 0: { id: "collector", revealed: ["id"], programs: [...three, "emp"] } },
  });
  roomy.act({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(roomy.view(0).question?.min).toBe(1);
  expect(roomy.refuses({ pick: ["Discard EMP"] }).rule).toBe("SD-14.7");
});

test("SD-20.8, SD-20.9 in large games the limit is 1, for loyalty programs too", () => {
  const t = gather({ seats: 9, players: { 0: { programs: ["human-loyalty"] } }, drawn: ["spam"] });
  t.act(draw).quiet();
  expect(t.view(0).question).toMatchObject({ kind: "limit", min: 1 });
  const roomy = gather({
    seats: 9,
    players: {
      0: { id: "collector", revealed: ["id"], programs: ["human-loyalty", "outlaw-loyalty"] },
    },
  });
  roomy.act({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(roomy.view(0).question?.min).toBe(1); // SD-20.9
});

test("SD-20.10, SD-20.11 programs that unlock what lies in the middle are Spam", () => {
  const t = gather({ seats: 11, players: { 0: { programs: ["rocket-launcher", "laser"] } } });
  expect(t.offered(0)).toEqual(["Pass"]);
  const full = gather({ seats: 11, players: { 0: { programs: ["rocket-launcher", "emp"] } } });
  full.act({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(full.offered()).toEqual(["Discard EMP"]);
  expect(full.barred()).toEqual({ "Discard Rocket launcher": "SD-14.6" });
  const nine = gather({ seats: 9, players: { 0: { programs: ["rocket-launcher", "laser"] } } });
  expect(nine.offered(0)).toEqual(["Play Laser", "Pass"]);
});

test("SD-21.6, SD-21.7, SD-21.19, SD-R59 No spam: one of several loyalty programs may go, once, before the limit", () => {
  const two = ["human-loyalty", "machine-loyalty"];
  const t = gather({ options: { noSpam: true }, players: { 0: { programs: two } } });
  t.act({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(t.asked()).toEqual({ seats: [0], kind: "no-spam" });
  expect(t.offered().sort()).toEqual(["Discard Human loyalty", "Discard Machine loyalty", "Pass"]);
  t.choose("Discard Human loyalty");
  expect(t.state().turn.seat).toBe(1);
  const one = gather({
    options: { noSpam: true },
    players: { 0: { programs: ["human-loyalty", "emp"] } },
  });
  one.act({ kind: "investigate", target: 3, side: "left" }).quiet();
  expect(one.offered()).toEqual(["Pass"]); // SD-21.7
});

test("SD-R43 while Homeless is revealed others draw nothing, whatever the cause", () => {
  const t = gather({
    players: { 0: { programs: ["download"], id: "seer" }, 1: { id: "homeless", revealed: ["id"] } },
    weapons: [{ kind: "pistol", holder: 0, target: 2 }],
  });
  expect(t.offered(0)).toEqual(["Pass"]);
  t.act("shoot").choose("fire").choose("reveal-loyalty side=left");
  expect(t.told(3)).toContain("seat 0 cannot draw.");
  expect(t.held(0)).toBeUndefined();
  const own = gather({
    turn: 1,
    players: { 1: { id: "homeless", revealed: ["id"] } },
    drawn: ["emp"],
  });
  own.act(draw);
  expect(own.faces("seats.1.programs")).toContain("EMP");
});

test("SD-14.6, SD-20.10 a program for a weapon that is locked is no Spam: it can be discarded", () => {
  const t = gather({ players: { 0: { programs: ["laser", "spam", "emp"] } } });
  t.arrange({ steps: [{ step: "limit" }] });
  expect(t.offered().sort()).toEqual(["Discard EMP", "Discard Laser"]);
});

test("SD-14.6, SD-14.7 where a loyalty program must go, a second one does not save the others", () => {
  const loyalty = ["human-loyalty", "machine-loyalty", "outlaw-loyalty"];
  const t = gather({ players: { 0: { programs: [...loyalty, "emp"] } } });
  t.arrange({ steps: [{ step: "limit" }] });
  const two = ["Discard Human loyalty", "Discard Machine loyalty"];
  expect(t.refuses({ pick: two })).toMatchObject({ code: "not-together", rule: "SD-14.6" });
  t.pick(["Discard Human loyalty", "Discard EMP"]);
  expect(t.faces("seats.0.programs")).toHaveLength(2);
});

test("SD-20.10, SD-13.24 who has unlocked a weapon already has no use for its program", () => {
  const t = gather({ players: { 0: { unlocked: ["laser"], programs: ["laser"] } } });
  expect(t.offered(0)).toEqual(["Pass"]);
});
