import { expect, test } from "vitest";
import { type Gathering, gather, HUMAN, MACHINE } from "./gather.js";

const options = { hellGate: true };
const hp = (t: ReturnType<typeof gather>, seat: number) => t.at(`seats.${seat}.hp`);

/** Seat 0 owns this program. */
const owns = (program: string, about: Gathering = {}) =>
  gather({
    options,
    ...about,
    players: { ...about.players, 0: { id: "seeker", programs: [program], ...about.players?.[0] } },
  });

test("SD-14.4 the second Legion loyalty makes its owner Legion", () => {
  expect(owns("legion-loyalty-2", { players: { 0: { ...HUMAN } } }).team(0)).toBe("legion");
});

test("SD-12.4 Shadow existence: another ID from the box, unrevealed; the old one goes there", () => {
  const t = owns("shadow-existence", { players: { 0: { revealed: ["id"] } } });
  const boxed = t.state().box.ids;
  t.window({ 0: "shadow-existence" });
  const { card, revealed } = t.state().seats[0].ids[0];
  expect(boxed).toContain(card);
  expect(revealed).toBe(false);
  expect(t.seenBy(0, "seats.0.ids.0.card")[0]).not.toBe("hidden");
  expect(t.seenBy(1, "seats.0.ids.0.card")).toEqual(["hidden"]);
  expect(t.state().box.ids.map((_, i) => t.face(`box.ids.${i}`))).toContain("Seeker");
});

test("SD-4.19 Roulette deals the left loyalty cards of the living anew", () => {
  const t = owns("roulette", { players: { 2: { revealed: ["left", "right"] } }, out: [5] });
  const left = [0, 2, 4, 6, 8].map((slot) => t.face(`loyalty.${slot}.card`)).sort();
  const apart = [t.face("loyalty.10.card"), t.face("loyalty.1.card")];
  t.window({ 0: "roulette" });
  expect([0, 2, 4, 6, 8].map((slot) => t.face(`loyalty.${slot}.card`)).sort()).toEqual(left);
  expect([t.face("loyalty.10.card"), t.face("loyalty.1.card")]).toEqual(apart);
  expect([t.at("loyalty.4.revealed"), t.at("loyalty.5.revealed")]).toEqual([false, true]);
  expect(t.seenBy(2, "loyalty.4.card")[0]).not.toBe("hidden");
  expect(t.seenBy(1, "loyalty.4.card")).toEqual(["hidden"]);
});

test("SD-8.20, HG-1.5 the program Hell Gate unlocks the weapon for its owner", () => {
  const t = owns("hell-gate").window({ 0: "hell-gate" }).quiet();
  expect(t.offered().some((each) => each.startsWith("Equip the Hell Gate"))).toBe(true);
});

test("HG-2.5 Seal the rift puts a portal under the pile, while no EX Boss is in play", () => {
  const portals = ["portal-2", "portal-5"];
  const t = owns("seal-the-rift", { portals });
  expect(t.offered(0)).toEqual([
    "Play Seal the rift: portal 2",
    "Play Seal the rift: portal 5",
    "Pass",
  ]);
  t.window({ 0: { kind: "seal-the-rift", portal: 5 } });
  expect(t.seenBy(1, "gate.portals")).toEqual(["Portal 2"]);
  expect(t.face("pile.1")).toBe("Portal 5");
  const busy = owns("seal-the-rift", { portals, bosses: [{ number: 5, place: 2 }] });
  expect(busy.offered(0)).toEqual(["Pass"]);
});

test("SD-22.4 Second wind heals and may hide a loyalty card", () => {
  const t = owns("second-wind", { players: { 2: { hp: 1, revealed: ["right"] } } });
  t.window({ 0: { kind: "second-wind", target: 2 } });
  expect(hp(t, 2)).toBe(2);
  expect(t.asked()).toEqual({ seats: [2], kind: "turn-down" });
  t.choose("pass");
  expect(t.at("loyalty.5.revealed")).toBe(true);
});

test("SD-8.12 Smoke screen: holders aim at somebody else", () => {
  const weapons = [
    { kind: "pistol", holder: 1, target: 0 },
    { kind: "rifle", holder: 2, target: 3 },
  ];
  const t = owns("smoke-screen", { weapons }).window({ 0: "smoke-screen" });
  expect(t.asked()).toEqual({ seats: [1], kind: "aim" });
  expect(t.offered()).not.toContain("Aim at seat 0");
  t.choose({ target: [4] });
  expect(t.weapon("pistol").aim).toEqual([4]);
  expect(t.asked()?.kind).toBe("start");
  expect(owns("smoke-screen").offered(0)).toEqual(["Pass"]);
});

test("SD-8.14, SD-15.15 Cross-fire: two holders exchange weapons and aim anew, clockwise from the owner", () => {
  const t = owns("cross-fire", {
    weapons: [
      { kind: "pistol", holder: 4, target: 2 },
      { kind: "rifle", holder: 2, target: 3 },
    ],
  });
  t.window({ 0: { kind: "cross-fire", target: [2, 4] } });
  expect([t.held(2), t.held(4)]).toEqual(["pistol", "rifle"]);
  expect(t.asked()).toEqual({ seats: [2], kind: "aim" });
  t.choose({ target: [1] });
  expect(t.asked()).toEqual({ seats: [4], kind: "aim" });
});

test("SD-8.14 Cross-fire: an aim may be kept, also at who is aimed at last", () => {
  const t = owns("cross-fire", {
    players: { 3: { id: "mistress", revealed: ["id"] } },
    weapons: [
      { kind: "pistol", holder: 4, target: 3 },
      { kind: "rifle", holder: 2, target: 5 },
    ],
  });
  t.window({ 0: { kind: "cross-fire", target: [2, 4] } });
  expect(t.offered()[0]).toBe("Aim at seat 3");
});

test("SD-9.6 Firmware lock: its target draws nothing after a light shot", () => {
  const t = gather({
    options,
    players: { 0: { id: "seeker", programs: [] } },
    permanents: [{ seat: 2, program: "firmware-lock", target: 0 }],
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  });
  t.act("shoot").choose("fire").choose("reveal-loyalty side=left");
  expect(t.at("seats.0.programs")).toEqual([]);
});

test("SD-13.27, SD-E30 Cold storage and Gevers Attack, added up", () => {
  const t = gather({
    options,
    players: {
      0: { id: "sleepless", revealed: ["id"], programs: ["emp", "grab", "exposed", "disarm"] },
    },
    permanents: [
      { seat: 0, program: "cold-storage" },
      { seat: 1, program: "gevers-attack", target: 0 },
    ],
  });
  t.arrange({ steps: [{ step: "limit" }] });
  expect(t.asked()?.kind).toBe("limit"); // five, with Cold storage itself; four are kept
  t.pick(["Discard EMP"]);
  expect(t.at("seats.0.programs")).toHaveLength(3);
});

test("SD-15.4, SD-13.11 Hostage: once, its target takes 1 damage of a shot", () => {
  const t = gather({
    options,
    players: {
      0: { id: "seeker", programs: [] },
      1: { id: "seer", revealed: ["id", "left", "right"] },
    },
    permanents: [{ seat: 1, program: "hostage", target: 3 }],
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  });
  t.act("shoot").choose("fire");
  expect(t.offered(1)).toEqual(["Let seat 3 take 1 damage instead", "Pass"]);
  t.window({ 1: "use-hostage" }).window();
  expect([hp(t, 1), hp(t, 3)]).toEqual([2, 1]);
  expect(t.at("seats.1.permanents")).toEqual([]);
  expect(t.face("pile.0")).toBe("Hostage");
});

test("SD-9.14, SD-15.2 Mirror protocol strikes back after step 6", () => {
  const t = gather({
    options,
    players: {
      0: { id: "seeker", programs: [] },
      1: { id: "seer", programs: ["mirror-protocol"] },
    },
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
    drawn: ["emp"],
  }).quiet();
  expect(t.choose("shoot").offered(1)).toContain("Play Mirror protocol");
  t.window({ 1: "mirror-protocol" }).window().choose("keep").window().choose("fire");
  t.choose("reveal-loyalty side=left");
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]); // after step 6
  expect(t.asked()).toEqual({ seats: [0], kind: "answer" });
  t.choose("take-damage").window();
  expect(hp(t, 0)).toBe(1);
});

test("SD-16.10, SD-R54 Dead man's switch: after the check the killer reveals the ID or takes 2 damage", () => {
  const killed = (killer: object) =>
    gather({
      options,
      players: {
        0: { id: "seeker", ...HUMAN, programs: [], ...killer },
        1: { id: "execute", ...MACHINE, hp: 1, revealed: ["id"] },
        2: { id: "stealth", loyalty: ["human-x2", "human"] },
        3: { id: "virus", loyalty: ["machine-x2", "machine"] },
      },
      permanents: [{ seat: 1, program: "dead-mans-switch" }],
      weapons: [{ kind: "rifle", holder: 0, target: 1 }],
    }).act("shoot");
  const t = killed({}).choose("fire").window();
  expect(t.at("sightings")).toHaveLength(1);
  expect(t.asked()).toEqual({ seats: [0], kind: "answer" });
  t.choose("take-damage").window();
  expect(hp(t, 0)).toBe(0);
  expect(t.at("sightings")).toHaveLength(2);
  expect(t.at("seats.1.permanents")).toEqual([]);
});

test("SD-5.19, SD-9.22 a shooter who was out and came back during the own shot draws nothing", () => {
  const t = gather({
    options,
    players: {
      0: { id: "rocky", hp: 1, ...HUMAN, programs: [], revealed: [] },
      1: { id: "execute", ...MACHINE, hp: 1, revealed: ["id", "left", "right"] },
      2: { id: "stealth", loyalty: ["human-x2", "human"] },
      3: { id: "virus", loyalty: ["machine-x2", "machine"] },
    },
    permanents: [{ seat: 1, program: "dead-mans-switch" }],
    weapons: [{ kind: "pistol", holder: 0, target: 1 }],
  }).act("shoot");
  t.choose("fire").window();
  t.choose("take-damage").window();
  expect(t.at("seats.0.hp")).toBe(1);
  expect(t.at("seats.0.programs")).toEqual([]);
  expect(t.at("turn.seat")).toBe(2);
});

test("SD-13.6 Data leak tells everybody how many loyalty programs each player owns", () => {
  const t = gather({
    options,
    seats: 4,
    players: {
      0: { id: "seeker", programs: [] },
      1: { id: "seer", programs: ["human-loyalty", "human-loyalty", "emp"] },
      2: { id: "stealth", programs: ["spam"] },
    },
    out: [3],
    drawn: ["data-leak"],
  }).act("draw");
  expect(t.told(2)).toEqual(
    expect.arrayContaining([
      "seat 0 owns 0 loyalty programs.",
      "seat 1 owns 2 loyalty programs.",
      "seat 2 owns 0 loyalty programs.",
    ]),
  );
});

test("HG-2.18 Rift echo turns three over; what is no portal goes under the pile without effect", () => {
  const t = gather({
    options,
    players: { 0: { id: "seeker", programs: [] } },
    drawn: ["rift-echo", "trojan", "portal-3", "march-of-the-fallen", "emp"],
  }).act("draw");
  expect(t.seenBy(1, "gate.portals")).toEqual(["Portal 3"]);
  expect(t.at("gate.marching")).toEqual([]);
  expect([t.face("pile.0"), t.face("pile.1"), t.face("pile.2")]).toEqual([
    "Rift echo",
    "March of the Fallen",
    "Trojan",
  ]);
  expect(t.faces("seats.0.programs")).toEqual(["EMP"]);
});
