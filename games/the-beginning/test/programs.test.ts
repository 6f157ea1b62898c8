import { expect, test } from "vitest";
import { gather } from "./gather.js";

const THREE = { characters: ["feykah", "nova", "jayden"], general: -1 };
const holding = (...programs: string[]) => ({ ...THREE, players: { 0: { programs } } });

test("TB-37.1, TB-37.2, TB-37.3, TB-37.9 one shot: free, then to the open pile", () => {
  const t = gather(holding("data-mine")).act("Data Mine");
  expect(t.state().seats[0].hand).toHaveLength(3);
  expect(t.at("turn.points")).toBe(2);
  expect(t.seen(1, t.state().programDiscard)).toEqual(["data-mine"]);
});

test("TB-37.4, TB-37.5, TB-R116 charged: 2 charges, each used once, then discarded", () => {
  const t = gather({
    characters: ["feykah", "nova", "jayden"],
    general: -1,
    players: { 0: { programs: ["target-lock"], hand: [] } },
    enemies: [
      { type: "soldier", at: "7a" },
      { type: "soldier", at: "7b" },
    ],
    chance: { general: ["blue-1", "grey"] },
  });
  t.act("Target Lock");
  expect(t.at("seats.0.open.0.charges")).toBe(2);
  t.choose({ kind: "attack", enemy: "soldier-1-1" });
  expect(t.asked()).toEqual({ seats: [0], kind: "strike" });
  t.window({ 0: "charge" }).window();
  expect(t.at("seats.0.open.0.charges")).toBe(1);
  expect(t.told(1).join(" ")).toContain("bonus 2");
  t.choose({ kind: "attack", enemy: "soldier-1-2" }).window({ 0: "charge" });
  expect(t.state().seats[0].open).toEqual([]);
});

test("TB-37.6, TB-R114 permanent: it stays and adds up", () => {
  const t = gather(holding("grav-boots")).act("Grav Boots");
  expect(t.state().seats[0].open).toMatchObject([{ id: "grav-boots", charges: 0 }]);
  expect(t.at("turn.movement")).toBe(3);
});

test("TB-R115 Sandbox: the other Program has no effect and both are discarded", () => {
  const t = gather({
    ...THREE,
    players: { 0: { programs: ["data-mine"] }, 1: { programs: ["sandbox"] } },
  });
  t.quiet().choose("Data Mine");
  expect(t.asked()).toEqual({ seats: [1], kind: "played" });
  t.window({ 1: "Sandbox" }).quiet();
  expect(t.state().seats[0].hand).toHaveLength(0);
  expect(t.state().programDiscard).toHaveLength(2);
});

test("TB-37.10, TB-R151 Medkit Routine: up to 2 Health to anybody below full", () => {
  const t = gather({
    ...THREE,
    players: { 0: { programs: ["medkit-routine"] }, 1: { health: 1 } },
  });
  t.quiet().choose("Medkit Routine").quiet().choose("seat 1").quiet();
  expect(t.at("figures.1.health")).toBe(3);
});

test("TB-R37 Adrenal Patch and Slipstream count for this Action Phase", () => {
  const t = gather(holding("adrenal-patch", "slipstream")).act("Adrenal Patch").act("Slipstream");
  expect(t.at("turn.points")).toBe(3);
  expect(t.at("turn.movement")).toBe(4);
});

test("TB-R149 nothing that moves gets anybody out of the Isolation Cube", () => {
  const t = gather({
    ...THREE,
    players: { 0: { programs: ["slipstream", "backdoor"], lies: "detained" } },
  });
  expect(t.quiet().offered()).not.toContain("Slipstream");
  expect(t.offered()).not.toContain("Backdoor");
  const nova = { characters: ["nova", "havoc", "dryden"], general: -1 };
  const hand = ["shortcut"];
  expect(gather({ ...nova, players: { 0: { hand } } }).offered()).toContain("Shortcut");
  const detained = gather({ ...nova, players: { 0: { hand, lies: "detained" } } });
  expect(detained.offered()).not.toContain("Shortcut");
});

test("TB-50.19 Deep Scan: carried here, in the Junkyard, or the top of a Sector", () => {
  const t = gather({
    ...THREE,
    players: { 0: { programs: ["deep-scan"], area: 4 }, 1: { area: 4, chips: ["red"] } },
    lines: [{ junkyard: ["purple"] }],
  });
  t.act("Deep Scan");
  expect(t.offered()).toHaveLength(5);
  t.choose({ kind: "spot" });
  expect(t.seen(0, t.state().junkyard[0].chips)).toEqual(["purple"]);
});

test("TB-R51 Remote Detonator: 1 damage anywhere", () => {
  const t = gather({
    ...THREE,
    players: { 0: { programs: ["remote-detonator"] } },
    enemies: [{ type: "soldier", at: "12" }],
  }).act("Remote Detonator");
  expect(t.state().enemies).toEqual([]);
});

test("TB-9.6, TB-9.7 Crowd Control in another's turn, and in which direction", () => {
  const t = gather({
    ...THREE,
    players: { 1: { programs: ["crowd-control"] } },
    steps: [{ step: "turn", arg: 0 }],
  });
  t.window({ 1: "Crowd Control" }).quiet().choose("down");
  expect(t.at("bars.riot")).toBe(-2);
});

for (const [program, bar, value] of [
  ["Patrol Routine", "security", 5],
  ["De-escalation", "threat", 1],
  ["Kill Switch", "deus", 1],
  ["Overdrive Reactor", "apex", 4],
] as const) {
  test(`TB-37.8 ${program} moves ${bar}`, () => {
    const t = gather({
      ...holding(program.toLowerCase().replace(" ", "-")),
      set: { "bars.threat": 2 },
    }).act(program);
    expect(t.at(`bars.${bar}`)).toBe(value);
  });
}

test("TB-5.12 Exo-Frame, Neural Cache, Long Barrel and Reinforced Vest raise what they say", () => {
  const t = gather({
    ...THREE,
    players: {
      0: {
        open: ["exo-frame", "neural-cache", "long-barrel"],
        hand: ["red-1", "red-1", "red-2", "blue-1", "blue-2", "blue-3", "blue-4", "grey", "green"],
      },
    },
    enemies: [{ type: "soldier", at: "11" }],
  });
  t.choose("attack");
  expect(t.view(0).question?.args?.limit).toBe(3);
  t.pick([]).quiet().choose("end");
  expect(t.asked()?.kind).not.toBe("hand-limit");
});

test("TB-R152 Frame-Up: a Censure Motion anywhere", () => {
  const t = gather({ ...THREE, players: { 0: { programs: ["frame-up"], area: 1 } } }).act(
    "Frame-Up",
  );
  expect(t.asked()?.kind).toBe("nominee");
});

test("TB-8.9 Backdoor leads to Area 6 from anywhere", () => {
  const t = gather({ ...THREE, players: { 0: { programs: ["backdoor"], area: 1 } } }).act(
    "Backdoor",
  );
  t.choose({ kind: "move", to: 6 });
  expect(t.at("figures.0")).toMatchObject({ area: 6, enteredNetwork: true });
});

test("TB-39.2 Salvage Drone: a Supply Box here, to take at once", () => {
  const t = gather(holding("salvage-drone")).act("Salvage Drone").choose("yes").quiet();
  expect(t.state().figures[0].supply.length + t.state().supplyDiscard.length).toBe(1);
});

test("TB-R165 Cargo Sling: 2 Data Chips, and one goes to the Junkyard when it leaves", () => {
  const t = gather({
    ...THREE,
    players: {
      0: {
        open: ["cargo-sling", "grav-boots", "exo-frame"],
        programs: ["wiretap"],
        chips: ["red", "blue"],
      },
    },
  });
  t.quiet().choose("end").pick(["Cargo Sling"]);
  expect(t.asked()?.kind).toBe("lose-chip");
  t.choose("red Data Chip");
  expect(t.state().junkyard).toHaveLength(1);
});

test("TB-R156 Memory Wipe: a revealed card is replaced by the top of the General deck", () => {
  const t = gather({
    characters: ["feykah", "nova", "dee-coy"],
    general: -1,
    players: { 0: { hand: ["red-5"] }, 1: { programs: ["memory-wipe"] } },
    steps: ["event", "pass"],
    chance: { "event one": ["blackout-in-block-nine"], general: ["blue-3", "blue-2", "blue-4"] },
  });
  t.quiet().pick([{ card: "red-5" }]);
  expect(t.asked()).toEqual({ seats: [1], kind: "reveal" });
  t.window({ 1: "Memory Wipe" }).choose({ card: "red-5" }).quiet();
  expect(t.told(0).join(" ")).toContain("+9 against +7");
});

test("TB-R134 without Programs nothing is drawn", () => {
  const t = gather({
    ...THREE,
    players: { 0: { area: 2, hand: ["red-3"] } },
    lines: [{ move: "programs", to: "seats.1.gag" }],
  });
  expect(t.barred()).toMatchObject({ "Pay 3 and draw a Program": "TB-R134" });
});
