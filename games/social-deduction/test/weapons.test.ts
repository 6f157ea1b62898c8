import { expect, test } from "vitest";
import { gather, HUMAN } from "./gather.js";

const pistol = { kind: "pistol", holder: 0, target: 1 };
const rocket = { kind: "rocket-launcher", holder: 0, target: [1, 2] };

const pairs = (texts: readonly string[]) => texts.filter((text) => text.startsWith("Aim at"));

test("SD-7.3, SD-8.17 Drop puts the weapon back in the middle, and no program is drawn", () => {
  const t = gather({ weapons: [pistol] });
  const before = t.state().pile.length;
  t.act("drop");
  expect(t.weapon("pistol")).toMatchObject({ holder: -1, home: "middle", aim: [] });
  expect(t.state().pile).toHaveLength(before);
});

test("SD-8.17 a weapon from the locked side goes back there", () => {
  const t = gather({ weapons: [{ kind: "laser", holder: 0 }] });
  t.act("drop");
  expect(t.told(1)).toContain("seat 0 drops the laser; it goes to the locked side.");
  t.until(1);
  expect(t.barred()).toMatchObject({ "Equip the laser": "SD-8.18" });
});

test("SD-7.4, SD-7.5 Change target names another target", () => {
  const t = gather({ seats: 4, weapons: [pistol] }).quiet();
  expect(pairs(t.offered())).toEqual(["Aim at seat 2 instead", "Aim at seat 3 instead"]);
  t.act({ kind: "change-target", target: [3] });
  expect(t.weapon("pistol").aim).toEqual([3]);
  const alone = gather({ seats: 4, weapons: [pistol], out: [2, 3] }).quiet();
  expect(alone.barred()).toMatchObject({ "Aim at somebody else": "SD-7.5" });
});

test("SD-7.6, SD-8.9 a laser has no target before it fires", () => {
  const t = gather({ seats: 4, weapons: [{ kind: "laser", holder: 0 }] }).quiet();
  expect(t.offered()).toEqual([
    "Fire the laser at seat 1",
    "Fire the laser at seat 2",
    "Fire the laser at seat 3",
    "Drop the laser",
  ]);
  expect(t.barred()).toMatchObject({ "Aim at somebody else": "SD-7.6" });
});

test("SD-7.9 a weapon may be kept for any number of turns without a shot", () => {
  const t = gather({ seats: 4, weapons: [pistol] });
  for (const target of [2, 3, 1, 2]) {
    t.act({ kind: "change-target", target: [target] }).until(0);
    expect(t.weapon("pistol")).toMatchObject({ holder: 0, aim: [target] });
  }
});

test("SD-8.1, SD-8.16, SD-R25 who would get a second weapon keeps one of the two", () => {
  const t = gather({
    players: { 1: { id: "undercover-cop" } },
    weapons: [
      { kind: "rifle", holder: 0, target: 1 },
      { kind: "pistol", holder: 1, target: 0 },
    ],
  });
  t.act("shoot").choose("fire").choose("reveal-id");
  expect(t.asked()).toEqual({ seats: [1], kind: "keep-weapon" });
  expect(t.offered()).toEqual(["Keep the pistol", "Keep the rifle"]);
  t.choose("Keep the rifle").choose({ kind: "aim", target: [0] });
  expect(t.held(1)).toBe("rifle");
  expect(t.weapon("pistol").holder).toBe(-1);
  expect(t.weapon("rifle").holder).toBe(1); // SD-9.21
});

test("SD-8.2, SD-8.3, SD-22.2 nobody aims at themselves or at the eliminated", () => {
  const t = gather({ seats: 5, out: [3] }).quiet();
  const rifles = t.offered().filter((text) => text.startsWith("Equip the rifle"));
  expect(rifles).toEqual([
    "Equip the rifle, aimed at seat 1",
    "Equip the rifle, aimed at seat 2",
    "Equip the rifle, aimed at seat 4",
  ]);
});

test("SD-8.5, SD-8.7, SD-R24 the rocket launcher is aimed at two who are adjacent, not over its holder", () => {
  const t = gather({ seats: 5, weapons: [rocket] }).quiet();
  expect(pairs(t.offered())).toEqual([
    "Aim at seat 2, seat 3 instead",
    "Aim at seat 3, seat 4 instead",
  ]);
});

test("SD-8.6 for the rocket launcher the eliminated are skipped", () => {
  const t = gather({ seats: 5, weapons: [rocket], out: [3] }).quiet();
  expect(pairs(t.offered())).toEqual(["Aim at seat 2, seat 4 instead"]);
});

test("SD-8.7 with three living the other two are adjacent the long way round", () => {
  const t = gather({ seats: 4, out: [2], players: { 0: { unlocked: ["rocket-launcher"] } } });
  t.quiet();
  const rockets = t.offered().filter((text) => text.includes("rocket"));
  expect(rockets).toEqual(["Equip the rocket launcher, aimed at seat 1, seat 3"]);
});

test("SD-8.8 with one other living player it is aimed at that one alone", () => {
  const t = gather({ seats: 4, out: [1, 2], players: { 0: { unlocked: ["rocket-launcher"] } } });
  t.act({ kind: "equip", weapon: "rocket-launcher" });
  expect(t.weapon("rocket-launcher").aim).toEqual([3]);
});

test("SD-8.10, SD-4.10 holder, weapon and target are public", () => {
  const t = gather({ weapons: [pistol] });
  const { weapons, seats, pile } = t.view("spectator").state as ReturnType<typeof t.state>;
  expect(weapons.find(({ holder }) => holder === 0)).toMatchObject({ kind: "pistol", aim: [1] });
  expect(seats.map(({ hp }) => hp)).toHaveLength(6);
  expect(pile.length).toBeGreaterThan(40);
});

const lethal = {
  players: {
    0: { id: "seer", programs: ["disarm"] },
    1: { id: "thief", hp: 1, revealed: ["id", "left", "right"], ...HUMAN },
    2: { loyalty: ["human-x2", "human"] },
    3: { loyalty: ["machine", "machine"] },
  },
};

test("SD-8.11, SD-8.12, SD-16.9, SD-R42 who aimed at the eliminated aims anew, and nobody else", () => {
  const t = gather({
    ...lethal,
    seats: 7,
    weapons: [
      { kind: "rifle", holder: 0, target: 1 },
      { kind: "pistol", holder: 2, target: 1 },
      { kind: "companion", holder: 4, target: 5 },
    ],
  });
  t.act("shoot").choose("fire").window();
  expect(t.asked()).toEqual({ seats: [2], kind: "aim" });
  expect(t.offered()).not.toContain("Aim at seat 1");
  t.choose({ target: [3] });
  expect(t.asked()?.kind).toBe("end");
  expect(t.weapon("pistol").aim).toEqual([3]);
  expect(t.weapon("companion").aim).toEqual([5]);
});

test("SD-8.13 if one of a pair is eliminated the holder chooses a new pair", () => {
  const t = gather({
    ...lethal,
    weapons: [
      { kind: "rifle", holder: 0, target: 1 },
      { kind: "rocket-launcher", holder: 3, target: [1, 2] },
    ],
  });
  t.act("shoot").choose("fire").window();
  expect(t.asked()).toEqual({ seats: [3], kind: "aim" });
  expect(t.offered()).toEqual([
    "Aim at seat 4, seat 5",
    "Aim at seat 5, seat 0",
    "Aim at seat 0, seat 2",
  ]);
});

test("SD-8.14, SD-8.21, SD-R26, SD-R41 a stolen weapon may be aimed anew, must be if aimed at the thief, and needs no unlocking", () => {
  const t = gather({
    players: { 0: { programs: ["grab"] } },
    weapons: [{ kind: "rocket-launcher", holder: 2, target: [0, 1] }],
  });
  t.window({ 0: { kind: "grab", target: 2 } });
  expect(t.asked()).toEqual({ seats: [0], kind: "aim" });
  expect(t.offered()).toEqual([
    "Aim at seat 1, seat 2",
    "Aim at seat 2, seat 3",
    "Aim at seat 3, seat 4",
    "Aim at seat 4, seat 5",
  ]);
  t.choose({ target: [3, 4] })
    .act("draw")
    .until(0);
  expect(t.offered()).toContain("Fire the rocket launcher at seat 3, seat 4"); // SD-8.21
});

test("SD-8.15 a weapon keeps its target whatever becomes of the cards of the two", () => {
  const t = gather({
    players: { 2: { programs: ["screensaver"] } },
    weapons: [pistol],
  });
  t.window({ 2: { kind: "screensaver", target: [0, 1] } });
  expect(t.weapon("pistol")).toMatchObject({ holder: 0, aim: [1] });
});

test("SD-8.22 while somebody holds a locked weapon nobody else can equip it", () => {
  const t = gather({
    players: { 0: { unlocked: ["laser"] } },
    weapons: [{ kind: "laser", holder: 3 }],
  }).quiet();
  expect(t.offered().some((text) => text.includes("laser"))).toBe(false);
});

test("SD-4.17 who has unlocked what is public", () => {
  const t = gather({ permanents: [{ seat: 2, program: "laser" }] });
  const state = t.view("spectator").state as ReturnType<typeof t.state>;
  expect(state.seats[2].permanents).toMatchObject([{ program: "laser" }]);
});

test("SD-R40 an exchanged weapon keeps its holder armed", () => {
  const t = gather({
    players: { 1: { programs: ["exposed"] }, 0: { id: "undercover-cop" } },
    weapons: [pistol, { kind: "rifle", holder: 2, target: 3 }],
  });
  t.arrange({ player: { seat: 0, programs: ["exposed"] } });
  t.window({ 0: { kind: "exposed", target: 0 } });
  t.choose("Keep the rifle").choose({ kind: "aim", target: [3] });
  expect(t.state().turn.armed).toBe(true);
  t.quiet();
  expect(t.offered()).toContain("Fire the rifle at seat 3");
});

test("SD-8.6, SD-8.11 whoever comes back between the two targets of a rocket launcher parts them", () => {
  const t = gather({
    players: { 0: { programs: ["backup-exe"] } },
    weapons: [
      { kind: "rocket-launcher", holder: 1, target: [3, 5] },
      { kind: "pistol", holder: 2, target: 5 },
    ],
    out: [4],
  });
  t.window({ 0: { kind: "backup-exe", target: 4 } });
  expect(t.asked()).toEqual({ seats: [1], kind: "aim" });
  t.choose({ target: [4, 5] });
  expect(t.weapon("rocket-launcher").aim).toEqual([4, 5]);
  expect(t.asked()?.kind).toBe("start"); // the pistol stays aimed
});

test("SD-8.14 the aim of a weapon that is taken over may be kept, also at who is aimed at last", () => {
  const t = gather({
    players: { 0: { programs: ["grab"] }, 2: { id: "mistress", revealed: ["id"] } },
    weapons: [{ kind: "rifle", holder: 1, target: 2 }],
  });
  t.window({ 0: { kind: "grab", target: 1 } });
  expect(t.asked()).toEqual({ seats: [0], kind: "aim" });
  expect(t.offered()).toEqual([2, 1, 3, 4, 5].map((seat) => `Aim at seat ${seat}`));
});
