import { expect, test } from "vitest";
import { gather, HUMAN } from "./gather.js";

const draw = "draw";

test("SD-5.1, SD-5.2, SD-5.3 turns pass clockwise from living player to living player", () => {
  const t = gather({ out: [1, 2], drawn: ["disarm", "grab"] });
  expect(t.asked()).toMatchObject({ kind: "start" });
  t.act(draw).quiet();
  expect(t.state().turn.seat).toBe(3);
  t.act(draw).quiet();
  expect(t.state().turn.seat).toBe(4);
});

test("SD-5.4, SD-7.1, SD-7.2 who begins with a weapon chooses among drop, change target and shoot", () => {
  const t = gather({ seats: 4, weapons: [{ kind: "pistol", holder: 0, target: 1 }] }).quiet();
  expect(t.offered()).toEqual([
    "Fire the pistol at seat 1",
    "Aim at seat 2 instead",
    "Aim at seat 3 instead",
    "Drop the pistol",
  ]);
  expect(t.barred()).toMatchObject({ "Draw a program": "SD-7.2" });
});

test("SD-5.5, SD-6.1 who begins without one investigates, equips or draws", () => {
  const t = gather({ seats: 4, players: { 0: { programs: [] } } }).quiet();
  expect(new Set(t.view(0).question?.options.map(({ kind }) => kind))).toEqual(
    new Set(["draw", "investigate", "equip"]),
  );
  expect(t.barred()).toMatchObject({ "Fire a weapon": "SD-5.5" });
});

test("SD-5.6, SD-5.11, SD-15.1, SD-15.2, SD-15.3 window, action, window, action done, window, pass", () => {
  const t = gather({ seats: 4, drawn: ["disarm"] });
  const kinds = [t.asked()?.kind];
  t.window();
  kinds.push(t.asked()?.kind);
  t.choose(draw);
  kinds.push(t.asked()?.kind);
  const before = t.state().pile.length;
  t.window();
  kinds.push(t.asked()?.kind);
  expect(t.state().pile.length).toBe(before - 1);
  t.window();
  kinds.push(t.asked()?.kind);
  expect(kinds).toEqual(["start", "announce", "interrupt", "end", "start"]);
  expect(t.state().turn.seat).toBe(1);
});

test("SD-5.7, SD-5.12 programs are no action: several may be played, until the turn is passed", () => {
  const t = gather({
    players: { 0: { programs: ["wiretap", "deep-scan"] } },
    drawn: ["disarm"],
  });
  t.window({ 0: { kind: "wiretap", target: 1, side: "left" } });
  t.window();
  t.choose(draw);
  t.window();
  expect(t.asked()?.kind).toBe("end");
  t.window({ 0: { kind: "deep-scan", target: 1 } });
  expect(t.asked()?.kind).toBe("end");
  expect(t.state().turn.seat).toBe(0);
});

test("SD-5.8, SD-6.11 a Magnetic glove gives an action, to whoever holds no weapon", () => {
  const glove = { seat: 0, program: "magnetic-glove" };
  const pistol = { kind: "pistol", holder: 2, target: 3 };
  const t = gather({ permanents: [glove], weapons: [pistol] }).quiet();
  t.act({ kind: "take-weapon", target: 2 });
  expect(t.asked()?.kind).toBe("aim");
  t.choose({ target: [4] });
  expect(t.weapon("pistol")).toMatchObject({ holder: 0, aim: [4] });
  const rifle = { kind: "rifle", holder: 0, target: 3 };
  const armed = gather({ permanents: [glove], weapons: [pistol, rifle] }).quiet();
  expect(armed.offered().some((text) => text.startsWith("Take the weapon"))).toBe(false);
});

test("SD-5.9, SD-7.8 who gets a weapon in the own turn does not become armed in it", () => {
  const t = gather({
    players: { 0: { programs: ["grab"] } },
    weapons: [{ kind: "rifle", holder: 2, target: 3 }],
  });
  t.window({ 0: { kind: "grab", target: 2 } });
  t.choose({ kind: "aim", target: [3] });
  expect(t.state().turn.armed).toBe(false);
  t.quiet();
  expect(t.barred()).toMatchObject({ "Fire a weapon": "SD-5.9", "Equip the weapon": "SD-6.11" });
  expect(t.offered()).toContain("Draw a program");
});

test("SD-5.10 an armed player who loses the weapon becomes unarmed at once", () => {
  const t = gather({
    players: { 1: { programs: ["disarm"] } },
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  });
  expect(t.state().turn.armed).toBe(true);
  t.window({ 1: { kind: "disarm", target: 0 } });
  expect(t.state().turn.armed).toBe(false);
  t.quiet();
  expect(t.offered()).toContain("Draw a program");
});

test("SD-5.13, SD-R15 at the limit nothing can be played any more", () => {
  const t = gather({
    players: { 0: { programs: ["disarm", "nano-medkit"], hp: 1 } },
    drawn: ["emp"],
  });
  t.act(draw);
  expect(t.asked()?.kind).toBe("end"); // SD-R15
  t.window();
  expect(t.asked()).toEqual({ seats: [0], kind: "limit" });
  expect(t.offered()).toEqual(
    expect.arrayContaining(["Discard Disarm", "Discard Nano-medkit", "Discard EMP"]),
  );
});

test("SD-5.14 if the active player is out, the turn passes without the limit", () => {
  const t = gather({
    players: {
      0: { id: "seer", hp: 1, programs: ["disarm", "emp", "grab"], ...HUMAN },
      1: { id: "nemesis", loyalty: ["machine", "machine"] },
      2: { loyalty: ["human-x2", "human"] },
    },
    weapons: [{ kind: "rifle", holder: 0, target: 1 }],
  });
  t.act("shoot").choose("fire");
  t.choose("reveal-id").window();
  expect(t.state().seats[0].hp).toBe(0);
  expect(t.state().turn.seat).toBe(1);
  expect(t.asked()?.kind).toBe("start");
  expect(t.state().seats[0].programs).toHaveLength(3);
  expect(t.state().weapons.every(({ holder }) => holder < 0)).toBe(true);
});

test("SD-5.15, SD-R16 without any legal action the turn passes without one", () => {
  const open = { revealed: ["id", "left", "right"] };
  const t = gather({
    seats: 4,
    players: {
      0: open,
      1: { id: "homeless", ...open },
      2: open,
      3: open,
    },
    weapons: [
      { kind: "pistol", holder: 1, target: 2 },
      { kind: "rifle", holder: 2, target: 3 },
    ],
  }).quiet();
  expect(t.offered()).toEqual(["No action is possible"]);
  t.choose("no-action");
  expect(t.asked()?.kind).toBe("end");
});

test("SD-5.16, SD-R55 nobody may do nothing if something can be done", () => {
  const t = gather({ seats: 4 }).quiet();
  expect(t.refuses({ choose: "pass" }).code).toBe("unknown-option");
  expect(t.refuses({ choose: "no-action" }).code).toBe("unknown-option");
  const open = { revealed: ["id", "left", "right"] };
  const one = gather({
    seats: 4,
    players: { 0: open, 1: { id: "seer", ...open }, 2: open, 3: open },
    weapons: [
      { kind: "pistol", holder: 1, target: 2 },
      { kind: "rifle", holder: 2, target: 3 },
    ],
  }).quiet();
  expect(one.offered()).toEqual(["Draw a program"]);
});

test("SD-5.17, SD-5.18, SD-R56 armed is settled before start-of-turn effects", () => {
  const t = gather({
    players: { 0: { id: "fortune-teller", revealed: ["id"] } },
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  });
  expect(t.asked()).toEqual({ seats: [0], kind: "top-card" }); // before the window
  expect(t.state().turn).toMatchObject({ armed: true, began: "pistol-1" });
  t.choose("leave-on-top");
  expect(t.asked()?.kind).toBe("start");
});

test("SD-5.19, SD-R56 who dies and returns in the own turn takes no further part in it", () => {
  const t = gather({
    players: {
      0: { id: "seer", hp: 1, ...HUMAN },
      1: { id: "nemesis" },
      2: { id: "deathbringer", revealed: ["id"] },
    },
    weapons: [{ kind: "rifle", holder: 0, target: 1 }],
    set: { "seats.2.waitsForDeath": true },
  });
  t.act("shoot").choose("fire").choose("reveal-id");
  t.window();
  expect(t.state().seats[0].hp).toBe(1);
  expect(t.state().turn.seat).toBe(1);
});

test("SD-R53 a skipped turn has no beginning and no end", () => {
  const t = gather({
    players: { 0: { programs: ["stasis"] }, 1: { id: "fortune-teller", revealed: ["id"] } },
    weapons: [{ kind: "pistol", holder: 1, target: 0 }],
    drawn: ["disarm"],
  });
  t.window({ 0: { kind: "stasis", target: 1 } });
  t.act(draw).quiet();
  expect(t.state().turn.seat).toBe(2);
  expect(t.held(1)).toBe("pistol");
  expect(t.at("seats.1.skips")).toBe(0);
});

test("SD-R45 twelve quiet rounds end the game, and so does the hundredth", () => {
  const quiet = gather({ turn: 5, set: { starter: 0, quiet: 11 }, drawn: ["disarm"] });
  quiet.act(draw).quiet();
  expect(quiet.result()).toMatchObject({ winners: [], reason: "quiet" });
  const stirred = gather({
    turn: 5,
    set: { starter: 0, quiet: 11, stirred: true },
    drawn: ["disarm"],
  });
  stirred.act(draw).quiet();
  expect(stirred.result()).toBeUndefined();
  expect(stirred.at("quiet")).toBe(0);
  const long = gather({
    turn: 5,
    set: { starter: 0, round: 100, stirred: true },
    drawn: ["disarm"],
  });
  long.act(draw).quiet();
  expect(long.result()).toMatchObject({ winners: [], reason: "too-long" });
});

test("SD-R45 a reveal breaks the quiet, and the round ends also over an empty place", () => {
  const t = gather({
    turn: 4,
    out: [5, 0],
    set: { starter: 0, quiet: 3 },
    players: { 4: { programs: ["spotlight"] } },
    drawn: ["disarm"],
  });
  t.window({ 4: { kind: "spotlight", target: 1, side: "left" } });
  t.act(draw).quiet();
  expect(t.state()).toMatchObject({ round: 2, quiet: 0 });
  expect(t.state().turn.seat).toBe(1);
});

test("SD-R45 lost HP, a reanimation and a revealed card each break the quiet", () => {
  const open = ["id", "left", "right"];
  const playing = (program: string, target: number, about: Parameters<typeof gather>[0] = {}) => {
    const players = { ...about.players, 0: { id: "seer", programs: [program] } };
    const t = gather({ ...about, players });
    expect(t.at("stirred")).toBe(false);
    const key = t
      .quiet()
      .view(0)
      .question?.options.find((option) => option.kind === program && option.target === target)?.key;
    return t.window({ 0: key ?? "none" }).at("stirred");
  };
  expect(playing("grenade", 1, { players: { 1: { revealed: open } } })).toBe(true);
  expect(playing("backup-exe", 1, { out: [1] })).toBe(true);
  expect(playing("exposed", 1, { players: { 1: { id: "firewall" } } })).toBe(true);
  expect(playing("spotlight", 1)).toBe(true);
  expect(playing("nano-medkit", 1, { players: { 1: { hp: 1 } } })).toBe(false);
  const boss = gather({
    options: { hellGate: true },
    players: { 0: { revealed: ["id"], programs: [] } },
    bosses: [{ number: 1, place: 3, open: 2 }],
    weapons: [{ kind: "rifle", holder: 0, boss: [1] }],
  });
  expect(boss.at("stirred")).toBe(false);
  boss.act("shoot-ex");
  expect(boss.at("stirred")).toBe(true);
});
