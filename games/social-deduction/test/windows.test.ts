import type { Plain, View } from "@sprawl/engine";
import { sayPrompt } from "@sprawl/engine/speech";
import type { State } from "@sprawl/social-deduction";
import { expect, test } from "vitest";
import { speakerFor } from "./board-log.js";
import { gather, HUMAN, MACHINE } from "./gather.js";

const pistol = { kind: "pistol", holder: 0, target: 1 };
const rifle = { kind: "rifle", holder: 0, target: 1 };
const draw = "draw";

test("SD-15.6, SD-13.3, SD-13.4 at any time for everybody, on your turn for the active player", () => {
  const both = { programs: ["disarm", "grab"] };
  const t = gather({ players: { 0: both, 1: both }, weapons: [{ ...pistol, holder: 2 }] });
  expect(t.asked()?.seats).toEqual([1, 2, 3, 4, 5]);
  expect(t.offered(1)).toEqual(["Play Disarm on seat 2", "Pass"]);
  expect(t.barred(1)).toMatchObject({ "Play Grab": "SD-13.4" });
  expect(t.offered(0)).toEqual(["Play Disarm on seat 2", "Play Grab on seat 2", "Pass"]);
});

test("SD-15.7, SD-R62 all answers are collected; the first clockwise from the active player is served", () => {
  const t = gather({
    turn: 2,
    players: { 1: { programs: ["disarm"] }, 3: { programs: ["corrupted-memory"] } },
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  });
  t.window({ 1: { kind: "disarm", target: 0 }, 3: { kind: "corrupted-memory", target: 4 } });
  expect(t.told(5)).toContain("seat 3 plays Corrupted memory on seat 4.");
  expect(t.held(0)).toBe("pistol"); // the wish of seat 1 stays a secret
  expect(t.faces("seats.1.programs")).toEqual(["Disarm"]);
});

test("SD-15.8, SD-15.9 after a program the same window opens again, until all pass in a row", () => {
  const t = gather({
    players: { 1: { programs: ["disarm"] }, 3: { programs: ["nano-medkit"] }, 5: { hp: 1 } },
    weapons: [{ kind: "pistol", holder: 2, target: 1 }],
  });
  t.window({ 1: { kind: "disarm", target: 2 } });
  expect(t.asked()).toMatchObject({ kind: "start", seats: [2, 3, 4, 5] }); // 1 has none left
  t.window({ 3: "nano-medkit" });
  expect(t.asked()?.kind).toBe("start");
  t.window();
  expect(t.asked()?.kind).toBe("announce");
});

test("SD-R66 who acts is asked once before the action: for a program or for what to announce", () => {
  const t = gather({
    players: { 0: { programs: ["wiretap", "spam"] }, 1: { programs: ["disarm"] } },
  });
  expect(t.asked()).toEqual({ seats: [1, 2, 3, 4, 5], kind: "start" });
  t.window();
  const kinds = () => t.view(0).question?.options.map(({ kind }) => kind);
  expect(kinds()).toEqual(expect.arrayContaining(["draw", "investigate", "wiretap"]));
  expect(t.barred()).toMatchObject({ "Play Spam": "SD-14.11" });
  t.choose({ kind: "wiretap", target: 2, side: "left" });
  expect(t.told(3)).toContain("seat 0 plays Wiretap on seat 2.");
  expect(t.asked()?.kind).toBe("start"); // SD-15.8: the others may answer to it
  t.window();
  expect(t.asked()).toEqual({ seats: [0], kind: "announce" });
  expect(kinds()).not.toContain("wiretap");
});

test("SD-R66 nothing is played any more once an action was announced, nor before an additional one", () => {
  const t = gather({
    players: { 0: { programs: ["grab"] }, 1: { programs: ["corrupted-memory"] } },
    weapons: [{ ...pistol, holder: 2 }],
  });
  t.window()
    .choose("draw")
    .window({ 1: { kind: "corrupted-memory", target: 3 } });
  t.window();
  expect(t.asked()).toEqual({ seats: [0], kind: "announce" });
  expect(t.view(0).question?.options.map(({ kind }) => kind)).not.toContain("grab");
});

test("SD-15.10, SD-R34 after an interruption the action may be kept or changed; without one not", () => {
  const t = gather({
    players: { 1: { programs: ["disarm"] } },
    weapons: [{ kind: "rifle", holder: 3, target: 4 }],
    drawn: ["emp"],
  }).quiet();
  t.choose({ kind: "investigate", target: 2, side: "left" });
  t.window({ 1: { kind: "disarm", target: 3 } });
  expect(t.asked()?.kind).toBe("interrupt");
  t.window();
  expect(t.asked()).toEqual({ seats: [0], kind: "announce" });
  expect(t.offered()[0]).toBe("Keep to the announced action");
  t.choose(draw);
  expect(t.asked()?.kind).toBe("interrupt"); // a new window
  t.window();
  expect(t.asked()?.kind).toBe("end"); // SD-R34: nobody was asked again
});

test("SD-15.11 if the action has become illegal another one must be announced", () => {
  const t = gather({ players: { 1: { programs: ["disarm"] } }, weapons: [pistol] }).quiet();
  t.choose("shoot").window({ 1: { kind: "disarm", target: 0 } });
  t.window();
  expect(t.asked()?.kind).toBe("announce");
  expect(t.offered()).not.toContain("Keep to the announced action");
  expect(t.offered()).toContain("Draw a program");
});

test("SD-15.12 nothing of the action happens before the window has closed", () => {
  const t = gather().quiet();
  const before = t.state().pile.length;
  t.choose(draw);
  expect(t.state().pile).toHaveLength(before);
  const look = gather().quiet().choose({ kind: "investigate", target: 1, side: "left" });
  expect(look.seenBy(0, "loyalty.2.card")).toEqual(["hidden"]);
});

test("SD-15.13 the target and the uninvolved may interrupt as well", () => {
  const t = gather({ weapons: [pistol] })
    .quiet()
    .choose("shoot");
  expect(t.asked()).toEqual({ seats: [0, 1, 2, 3, 4, 5], kind: "interrupt" });
});

test("SD-15.17 to keep a shot means to shoot at whatever the weapon is aimed at by then", () => {
  const t = gather({
    players: { 1: { programs: ["ricochet"] }, 0: { id: "seer" } },
    weapons: [pistol],
  }).quiet();
  t.choose("shoot");
  t.window({ 1: { kind: "ricochet", target: [4] } });
  t.window().choose("keep").window().choose("fire");
  expect(t.asked()).toEqual({ seats: [4], kind: "answer" });
});

test("SD-15.4, SD-R18 in a hit window only programs that heal or speak of damage", () => {
  const t = gather({
    players: {
      0: { id: "seer", programs: ["grab"] },
      1: { hp: 1, revealed: ["left", "right"], programs: ["body-armour", "disarm", "nano-medkit"] },
    },
    weapons: [pistol],
  });
  t.act("shoot").choose("fire");
  expect(t.asked()).toEqual({ seats: [0, 1, 2, 3, 4, 5], kind: "hit" });
  expect(t.offered(1).sort()).toEqual(["Pass", "Play Body armour", "Play Nano-medkit for seat 1"]);
  expect(t.barred(1)).toEqual({ "Play Disarm": "SD-15.4" });
  t.window({ 1: "body-armour" });
  expect(t.at("seats.1.hp")).toBe(1);
  expect(t.asked()?.kind).toBe("end");
});

test("SD-15.5 damage by a program opens no hit window", () => {
  const t = gather({
    players: {
      0: { programs: ["grenade"] },
      1: { revealed: ["left", "right"], programs: ["body-armour"] },
    },
  });
  t.window({ 0: { kind: "grenade", target: 1 } });
  expect(t.at("seats.1.hp")).toBe(1);
  expect(t.asked()?.kind).toBe("start");
});

test("SD-15.14 no window opens while an ability is resolved", () => {
  const t = gather({
    players: { 0: { id: "seer" }, 1: { id: "whistleblower" } },
    weapons: [rifle],
  });
  t.act("shoot").choose("fire").choose("reveal-id");
  expect(t.asked()).toEqual({ seats: [1], kind: "choose-card" });
  t.choose({ target: 2, side: "left" });
  expect(t.asked()).toEqual({ seats: [1], kind: "choose-card" });
});

test("SD-15.16, SD-16.1 the eliminated take no part, but may play backup.exe in the first window", () => {
  const t = gather({
    players: {
      0: { id: "seer" },
      1: { hp: 1, revealed: ["id"], programs: ["backup-exe", "disarm"], ...HUMAN },
      2: { loyalty: ["human-x2", "human"] },
      3: MACHINE,
    },
    weapons: [rifle],
  });
  t.act("shoot").choose("fire").window();
  expect(t.asked()).toEqual({ seats: [0, 2, 3, 4, 5, 1], kind: "end" });
  expect(t.offered(1)).toEqual(["Play backup.exe for seat 1", "Pass"]);
  expect(t.barred(1)).toEqual({ "Play Disarm": "SD-15.16" });
  t.window({ 1: "backup-exe" });
  expect(t.at("seats.1.hp")).toBe(1);
  expect(t.asked()?.seats).toEqual([0, 1, 2, 3, 4, 5]);
});

test("SD-15.16 after that window it is too late", () => {
  const t = gather({
    players: {
      0: { id: "seer" },
      1: { hp: 1, revealed: ["id"], programs: ["backup-exe"], ...HUMAN },
      2: { loyalty: ["human-x2", "human"] },
      3: MACHINE,
    },
    weapons: [rifle],
  });
  t.act("shoot").choose("fire").window().window();
  expect(t.asked()).toEqual({ seats: [3, 4, 5, 0], kind: "start" });
});

test("SD-13.9 while a program is resolved no other can be played", () => {
  const t = gather({
    players: { 0: { programs: ["exposed"] }, 1: { id: "whistleblower", programs: ["disarm"] } },
    weapons: [{ ...pistol, holder: 3 }],
  });
  t.window({ 0: { kind: "exposed", target: 1 } });
  expect(t.asked()).toEqual({ seats: [1], kind: "choose-card" });
});

test("SD-R44 whoever is away passes, draws, and reveals rather than dies", () => {
  const t = gather();
  expect(t.view(3).question?.safe).toBe("pass");
  t.quiet();
  expect(t.view(0).question?.safe).toBe("draw");
  const shot = (hp: number) =>
    gather({ players: { 0: { id: "seer" }, 1: { id: "thief", hp } }, weapons: [pistol] })
      .act("shoot")
      .choose("fire")
      .view(1).question?.safe;
  expect([shot(1), shot(2)]).toEqual(["reveal-loyalty side=left", "take-damage amount=1"]);
});

test("SD-R65, SD-4.5 who has no program is not asked to play one, and where nobody has any, nobody is", () => {
  const none = { programs: [] };
  const some = gather({
    seats: 4,
    players: { 0: none, 1: { programs: ["spam"] }, 2: none, 3: none },
  });
  expect(some.asked()).toEqual({ seats: [1], kind: "start" }); // whatever the program is
  const nobody = gather({ seats: 4, players: { 0: none, 1: none, 2: none, 3: none } });
  expect(nobody.asked()).toEqual({ seats: [0], kind: "announce" });
});

test("SD-R65 who may do something else is asked without a program", () => {
  const t = gather({
    seats: 4,
    options: { hellGate: true },
    players: {
      0: { programs: [] },
      1: { id: "seeker", programs: [], revealed: ["id", "left", "right"] },
      2: { id: "grunwald", revealed: ["id"], programs: [] },
      3: { programs: [] },
    },
    weapons: [{ kind: "pistol", holder: 0, target: [1] }],
  });
  t.choose("shoot").choose("fire");
  expect(t.asked()).toEqual({ seats: [2], kind: "hit" });
});

test("SD-5.6, SD-15.2 whoever may play against an action is told which it is", () => {
  const asked = (weapons: readonly (typeof rifle)[], action: string | Fields) => {
    const t = gather({ players: { 1: { programs: ["disarm"] } }, weapons }).quiet();
    t.choose(action);
    const { question, faces } = t.view(1) as View<State>;
    return sayPrompt(speakerFor({ faces }), "interrupt", question?.args);
  };
  expect(asked([rifle], "shoot")).toMatch(/^Ann announces a shot at Bea \(rifle\)\. /);
  expect(asked([], "draw")).toMatch(/^Ann announces to draw\. /);
  expect(asked([], { kind: "investigate", target: 2, side: "left" })).toMatch(
    /^Ann announces a look at a card of Cem\. /,
  );
});

type Fields = Readonly<Record<string, Plain>>;
