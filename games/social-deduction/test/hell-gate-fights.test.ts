import { expect, test } from "vitest";
import { gather, HUMAN, MACHINE } from "./gather.js";

const options = { hellGate: true };
const shooter = { id: "seeker", programs: [] };

/** Seat 0 fires this at an EX Boss in the gap on the right of seat 3. */
function fireAt(number: number, kind: string, about: Parameters<typeof gather>[0] = {}, boss = {}) {
  return gather({
    options,
    ...about,
    players: { 0: shooter, ...about?.players },
    bosses: [{ number, place: 3, ...boss }],
    weapons: [{ kind, holder: 0, boss: [number] }],
  });
}

const aims = (t: ReturnType<typeof gather>, weapon: string) =>
  t.offered().filter((each) => each.startsWith(`Equip the ${weapon}`));

test("HG-4.1, HG-4.2, HG-R6 light weapons may be aimed at a shielded EX Boss, heavy ones only at an open one", () => {
  const unlocked = ["rocket-launcher", "laser", "hell-gate"];
  const at = (open: number) =>
    gather({
      options,
      players: { 0: { unlocked } },
      bosses: [{ number: 3, place: 3, open }],
    }).quiet();
  const shielded = at(1);
  for (const [weapon, boss] of [
    ["pistol", true],
    ["companion", true],
    ["rocket launcher", true],
    ["rifle", false],
    ["Hell Gate", false],
  ] as const) {
    expect(aims(shielded, weapon).some((each) => each.includes("Exitus"))).toBe(boss);
    expect(aims(at(2), weapon).some((each) => each.includes("Exitus"))).toBe(true);
  }
  const laser = (open: number) =>
    gather({
      options,
      bosses: [{ number: 3, place: 3, open }],
      weapons: [{ kind: "laser", holder: 0 }],
    })
      .quiet()
      .offered();
  expect(laser(1)).not.toContain("Fire the laser at Exitus");
  expect(laser(2)).toContain("Fire the laser at Exitus");
});

test("HG-4.3, HG-4.6, HG-4.7, HG-4.11 a light shot reveals an EX loyalty card; the shooter drops and draws", () => {
  const t = fireAt(3, "pistol", { drawn: ["emp"] });
  t.act("shoot-ex").choose("fire");
  expect(t.at("gate.bosses.0")).toMatchObject({ hp: 2, shields: [true, false] });
  expect(t.weapon("pistol").holder).toBe(-1);
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]);
});

test("HG-4.4, HG-10.6 without an unrevealed EX loyalty card a light shot deals 1 damage", () => {
  for (const [number, open] of [
    [3, 2],
    [6, 0],
  ]) {
    const t = fireAt(number, "companion", {}, { open });
    t.act("shoot-ex").choose("fire");
    expect(t.at("gate.bosses.0.hp")).toBe(1);
  }
});

test("HG-4.5 a heavy shot deals 2 damage, to an EX Boss of more HP too", () => {
  for (const weapon of ["rifle", "companion"]) {
    const t = fireAt(4, weapon, {}, { open: 2, hp: 3 });
    t.act("shoot-ex").choose("fire");
    expect(t.at("gate.bosses.0.hp")).toBe(weapon === "rifle" ? 1 : 2);
  }
});

test("HG-4.13, HG-4.14, HG-4.15 a heavy shot deals 2: the EX Boss is out, and the portals go under the pile", () => {
  const t = fireAt(4, "rifle", { portals: ["portal-1", "portal-4", "portal-7"] }, { open: 2 });
  const before = t.state().pile.length;
  t.act("shoot-ex").choose("fire");
  expect(t.at("gate.bosses")).toEqual([]);
  expect(t.at("gate.gone")).toEqual([4]);
  expect(t.at("gate.portals")).toEqual([]);
  expect(t.state().pile).toHaveLength(before + 3);
  const under = [0, 1, 2].map((i) => t.face(`pile.${i}`)).sort();
  expect(under).toEqual(["Portal 1", "Portal 4", "Portal 7"]);
  expect(t.seenBy(0, "pile.0")).toEqual(["hidden"]); // in random order
  expect(t.at("seats.0.programs")).toEqual([]);
});

test("HG-4.8, HG-4.9, HG-9.1, HG-12.1 Omega and Bloodbeast are no targets", () => {
  for (const number of [5, 8]) {
    const t = gather({ options, bosses: [{ number, place: 3 }] }).quiet();
    expect(t.offered().some((each) => /Omega|Bloodbeast/.test(each))).toBe(false);
  }
});

test("HG-4.10, HG-R7 a pair may be the EX Boss and a player beside it; these two stay adjacent", () => {
  const players = { 0: { unlocked: ["rocket-launcher"] } };
  const pairs = (about: Parameters<typeof gather>[0]) =>
    aims(
      gather({ options, players, bosses: [{ number: 6, place: 3 }], ...about }).quiet(),
      "rocket",
    );
  expect(pairs({})).toEqual([
    "Equip the rocket launcher, aimed at seat 1, seat 2",
    "Equip the rocket launcher, aimed at seat 2, seat 3",
    "Equip the rocket launcher, aimed at seat 3, seat 4",
    "Equip the rocket launcher, aimed at seat 4, seat 5",
    "Equip the rocket launcher, aimed at seat 3 and Legion God",
    "Equip the rocket launcher, aimed at seat 2 and Legion God",
  ]);
  expect(pairs({ out: [2] })).toContain(
    "Equip the rocket launcher, aimed at seat 1 and Legion God",
  );
  expect(pairs({ out: [1, 2, 3, 4] })).toEqual([
    "Equip the rocket launcher, aimed at seat 5",
    "Equip the rocket launcher, aimed at seat 5 and Legion God",
  ]);
  expect(pairs({ out: [1, 2, 3, 4, 5] })).toEqual([
    "Equip the rocket launcher, aimed at Legion God",
  ]);
});

test("HG-R7 a pair with an EX Boss is hit clockwise", () => {
  const t = gather({
    options,
    players: { 0: shooter },
    bosses: [{ number: 3, place: 3 }],
    weapons: [{ kind: "rocket-launcher", holder: 0, target: [2], boss: [3] }],
  });
  t.act("shoot-ex-pair").choose("fire");
  expect(t.asked()).toEqual({ seats: [2], kind: "answer" });
  expect(t.at("gate.bosses.0.shields")).toEqual([false, false]);
  t.choose("reveal-loyalty side=left");
  expect(t.at("gate.bosses.0.shields")).toEqual([true, false]);
});

test("HG-4.12 a companion aimed at an EX Boss cannot heal it", () => {
  const t = fireAt(6, "companion", {}, { hp: 1 }).quiet();
  expect(t.offered().filter((each) => each.startsWith("Heal"))).toEqual([]);
});

test("HG-4.16 weapons aimed at a defeated EX Boss are aimed anew", () => {
  const t = gather({
    options,
    players: { 0: shooter },
    bosses: [{ number: 6, place: 3, hp: 1 }],
    weapons: [
      { kind: "pistol", holder: 0, boss: [6] },
      { kind: "rifle", holder: 2, boss: [6] },
    ],
  });
  t.act("shoot-ex").choose("fire");
  expect(t.asked()).toEqual({ seats: [2], kind: "aim" });
});

test("HG-4.17, HG-R9, HG-13.6, HG-13.7 the defeat is no elimination, but judges those who died without a check", () => {
  const players = {
    0: { ...shooter, id: "execute", ...MACHINE },
    1: { id: "stealth", loyalty: ["human", "human"] },
    2: { id: "virus", loyalty: ["machine-x2", "machine"] },
  };
  const plain = fireAt(3, "rifle", { players }, { open: 2 });
  plain.act("shoot-ex").choose("fire");
  expect(plain.told(4)).not.toContain("The check is made: the game continues.");
  const t = fireAt(3, "rifle", { players, out: [1], set: { unchecked: [1] } }, { open: 2 });
  t.act("shoot-ex").choose("fire");
  expect(t.told(4)).toContain("The check is made: the game continues.");
  expect(t.at("sightings")).toHaveLength(1);
});

test("HG-4.18, HG-11.6, HG-11.7, HG-R26 the active player may discard two programs to heal Parasite, up to 2", () => {
  const programs = ["emp", "grab", "disarm", "exposed"];
  const t = gather({
    options,
    players: { 0: { programs }, 1: { programs: ["wiretap", "wiretap"] } },
    bosses: [{ number: 7, place: 3, hp: 1 }],
  });
  expect(t.offered(1)).not.toContain("Discard two programs to heal Parasite");
  expect(t.offered(0)).toContain("Discard two programs to heal Parasite");
  t.window({ 0: "heal-parasite" }).pick(["Discard EMP", "Discard Grab"]);
  expect(t.at("gate.bosses.0.hp")).toBe(2);
  expect(t.faces("seats.0.programs").sort()).toEqual(["Disarm", "Exposed"]);
  expect(t.offered(0)).not.toContain("Discard two programs to heal Parasite");
  const poor = gather({
    options,
    players: { 0: { programs: ["spam", "human-loyalty", "emp"] } },
    bosses: [{ number: 7, place: 3, hp: 1 }],
  });
  expect(poor.offered(0)).not.toContain("Discard two programs to heal Parasite");
});

test("HG-4.19, HG-3.8 an EX Boss cannot be investigated, and nobody exchanges cards with it", () => {
  const t = gather({
    options,
    players: { 0: { programs: ["bug"] } },
    bosses: [{ number: 3, place: 1 }],
  });
  expect(t.offered(0).some((each) => each.startsWith("Play Bug") && each.includes("Exitus"))).toBe(
    false,
  );
  t.quiet();
  const looks = t.offered().filter((each) => each.startsWith("Investigate"));
  expect(looks).toHaveLength(10);
  expect(looks.some((each) => each.includes("Exitus"))).toBe(false);
});

test("HG-4.20, HG-6.7, HG-R25 who defeats Dark Materia has unlocked rocket launcher and laser", () => {
  const t = fireAt(2, "rifle", {}, { open: 2 }).choose("reveal-loyalty side=left");
  t.act("shoot-ex").choose("fire");
  expect(t.at("seats.0.unlocked")).toEqual(["rocket-launcher", "laser"]);
  expect(t.at("seats.1.unlocked")).toEqual([]);
});

test("HG-3.9, HG-3.14, HG-R33 programs and abilities neither name an EX Boss nor change a shot at it", () => {
  const weapons = [{ kind: "pistol", holder: 1, target: 2 }];
  const hijack = gather({
    options,
    players: { 0: { programs: ["hijack"] } },
    bosses: [{ number: 6, place: 3 }],
    weapons,
  });
  expect(hijack.offered(0).filter((each) => each.includes("Legion God"))).toEqual([]);
  const musician = gather({
    options,
    players: { 0: { id: "musician", programs: ["exposed"] } },
    bosses: [{ number: 6, place: 3 }],
    weapons,
  });
  musician.window({ 0: { kind: "exposed", target: 0 } });
  expect(musician.asked()).toEqual({ seats: [0], kind: "aim" });
  expect(musician.offered()).not.toContain("Aim at Legion God");
  const apex = fireAt(6, "pistol", {
    players: { 0: { ...shooter, id: "apex", revealed: ["id"] } },
  });
  apex.act("shoot-ex");
  expect(apex.at("gate.bosses.0.hp")).toBe(1);
  const anew = gather({
    options,
    players: { 0: { id: "seer", ...HUMAN, hp: 1, revealed: ["id", "left", "right"] } },
    bosses: [{ number: 6, place: 3 }],
    weapons: [
      { kind: "pistol", holder: 2, target: 0 },
      { kind: "rifle", holder: 1, target: 0 },
    ],
    turn: 1,
  });
  anew.act("shoot").choose("fire").window();
  expect(anew.asked()).toEqual({ seats: [2], kind: "aim" });
  expect(anew.offered()).toContain("Aim at Legion God");
});

test("HG-R10 a lone player may aim at an EX Boss only, and drops what cannot be aimed at it", () => {
  const t = gather({
    options,
    players: { 0: shooter },
    bosses: [{ number: 3, place: 2 }],
    out: [1, 2, 3, 4, 5],
  }).quiet();
  const equips = t.offered().filter((each) => each.startsWith("Equip"));
  expect(equips).toEqual([
    "Equip the pistol, aimed at Exitus",
    "Equip the companion, aimed at Exitus",
  ]);
});

test("SD-R24, HG-R10 whoever is left alone with an EX Boss aims at it, or drops the weapon", () => {
  const leftWith = (kind: string) =>
    gather({
      seats: 4,
      options,
      players: { 0: { id: "seeker", hp: 1, revealed: ["id"] } },
      bosses: [{ number: 3, place: 0 }],
      weapons: [{ kind, holder: 1, target: 0 }],
      out: [2, 3],
      turn: 3,
      chance: { exitus: ["judgement"] },
    })
      .arrange({ steps: ["pass"] })
      .window();
  const rifle = leftWith("rifle"); // not at a shielded EX Boss
  expect(rifle.weapon("rifle").holder).toBe(-1);
  const pistol = leftWith("pistol");
  expect(pistol.asked()).toEqual({ seats: [1], kind: "aim" });
  expect(pistol.offered()).toEqual(["Aim at Exitus"]);
});

test("SD-R54 a reveal that an EX Boss demanded was caused by nobody: Nemesis chooses", () => {
  const t = gather({
    options,
    players: { 0: { id: "nemesis", revealed: [] } },
    bosses: [{ number: 3, place: 0 }],
    turn: 5,
    chance: { exitus: ["judgement"] },
  }).arrange({ steps: ["pass"] });
  t.choose("reveal-id");
  expect(t.asked()?.seats).toEqual([0]);
  t.choose({ target: 3 }).window();
  expect(t.at("seats.3.hp")).toBe(1);
});

test("SD-9.20, HG-R9 a shot that eliminates nobody brings no check for those who died without one", () => {
  const t = gather({
    options: { hellGate: true },
    players: { 0: { revealed: ["id"], programs: [] } },
    out: [5],
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
    set: { unchecked: [5], "gate.settled": [5] },
  });
  t.act("shoot").choose("reveal-loyalty side=left");
  expect(t.asked()?.kind).toBe("end");
  expect(t.at("sightings")).toEqual([]);
  expect(t.at("unchecked")).toEqual([5]);
});
