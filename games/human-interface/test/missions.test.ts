import type { Plain } from "@sprawl/engine";
import { box } from "@sprawl/human-interface";
import { expect, test } from "vitest";
import { at, mission, rulesOf, stateOf } from "./mission.js";
import { hacker, hand, install, prepare, turn } from "./tables.js";

type Line = Record<string, Plain>;
/** The Clean-Up Phase of that turn, with these lines before it. */
const cleanUp = (turn: number, ...lines: Line[]): Line[] => [
  { set: "turn", to: turn },
  ...lines,
  { steps: ["clean-up"] },
];
const held = (id: string, team: number, controller: string): Line => ({
  terminal: { id, team, controller },
});
const before = (team: number, ...ids: string[]): Line => ({ set: `teams.${team}.held`, to: ids });
const UB = ["tomo", "shoko", "harvey"];
const NK = ["tetsuo", "werner", "markus"];

test("HI-35.1, HI-36.1 Zero Hour is won by holding orange in two Clean-Up Phases running", () => {
  const once = mission([UB, NK], {
    mission: "zero-hour",
    arrange: cleanUp(3, held("orange", 0, "tomo")),
  });
  expect(once.result()).toBeUndefined();
  const twice = mission([UB, NK], {
    mission: "zero-hour",
    arrange: cleanUp(4, held("orange", 0, "tomo"), before(0, "orange")),
  });
  expect(twice.result()).toMatchObject({ winners: [0], reason: "held-terminal" });
});

test("HI-1.2, HI-35.7 Zero Hour ends after turn 7 for Nakamura", () => {
  const t = mission([UB, NK], { mission: "zero-hour", arrange: cleanUp(7) });
  expect(t.result()).toMatchObject({ winners: [1], reason: "time-is-up" });
});

test("HI-36.4, HI-36.3 with nobody of the other Team conscious or escaped one wins", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { rin: { condition: "unconscious" } },
    arrange: cleanUp(2),
  });
  expect(t.result()).toMatchObject({ winners: [0], reason: "last-standing", rule: "HI-36.4" });
  const fled = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { rin: { condition: "escaped", at: [0, 0] } },
    arrange: cleanUp(2),
  });
  expect(fled.result()).toBeUndefined();
});

const THREE = [["tomo", "harvey"], ["rin"], ["phantom"]];
const rinOut = { rin: { condition: "unconscious" } } as const;

test("HI-36.3 a Team with nobody left is not asked about its hand", () => {
  const t = mission(THREE, {
    mission: "three-way-split",
    seats: 3,
    models: rinOut,
    arrange: cleanUp(2, hand(1, "kabuto"), hand(0, "gutterwall")),
  });
  expect(t.asked()).toEqual({ seats: [0], kind: "clean-hand" });
  t.pick([]);
  expect(stateOf(t).turn).toBe(3);
  expect(t.at("teams.1.hand")).toHaveLength(1);
});

test("HI-36.3 programs of a Team with nobody left go, but for what runs for nothing; nobody is asked", () => {
  const t = mission(THREE, {
    mission: "three-way-split",
    seats: 3,
    models: rinOut,
    arrange: [
      install(1, 1, "kabuto"),
      install(1, 2, "osaka-gate"),
      install(1, 3, "turnstile"),
      prepare(2, 1),
    ],
  });
  expect(stateOf(t).teams[1].network.map(({ field }) => field)).toEqual([3]);
});

test("HI-36.3 whom the programs of a Team with nobody left affect is drawn", () => {
  const t = mission(THREE, {
    mission: "three-way-split",
    seats: 3,
    models: rinOut,
    arrange: [install(0, 1, "tusk-vs", 1), { phase: [1, "infection"] }],
    cards: [2, 2],
    chance: { affected: [1] },
  });
  expect(t.at("teams.0.network.0.target")).toBe("harvey");
});

test("HI-36.5, HI-36.2 with nobody left at all the conditions decide, or it is a draw", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo: { condition: "unconscious" }, rin: { condition: "unconscious" } },
    arrange: cleanUp(2),
  });
  expect(t.result()).toMatchObject({ winners: [], reason: "draw" });
});

test("Kill Switch: a point for each Terminal from turn 2 on, eight win", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    arrange: cleanUp(3, held("orange", 0, "tomo"), held("green", 0, "tomo"), {
      set: "teams.0.points",
      to: 6,
    }),
  });
  expect(t.result()).toMatchObject({ winners: [0], reason: "points", scores: [8, 0] });
  const early = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    arrange: cleanUp(1, held("orange", 0, "tomo")),
  });
  expect(early.at("teams.0.points")).toBe(0);
});

test("Dry Run: the Terminal, programs in the other network and those out of action count", () => {
  const t = mission([["tomo"], ["rin", "werner"]], {
    mission: "dry-run",
    models: { werner: { condition: "unconscious" } },
    arrange: cleanUp(4, held("orange", 1, "rin"), {
      install: { team: 1, field: 1, card: "lovebite", owner: 0 },
    }),
  });
  expect(t.result()).toMatchObject({ winners: [0], scores: [2, 1] });
});

test("Signal Hunt: cores out count 3, carried 2, Terminals 1", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "signal-hunt",
    arrange: cleanUp(
      8,
      { set: "objectives.0.out", to: 1 },
      { set: "objectives.1.carrier", to: "tomo" },
      held("orange", 0, "tomo"),
    ),
  });
  expect(t.result()).toMatchObject({ winners: [], scores: [3, 3] });
});

test("Extraction: dragging the doctor onto one's own lift wins at once", () => {
  const t = mission([["harvey"], ["rin"]], {
    mission: "extraction",
    models: { harvey: { at: [5, 20] }, rin: { at: [22, 1] }, doctor: { at: [5, 22] } },
    arrange: [{ models: { harvey: { at: [5, 21] } } }, { activate: "harvey" }],
  });
  t.choose({ kind: "drag", model: "doctor" }).choose({ kind: "move", square: at(5, 20) });
  expect(t.result()).toMatchObject({ winners: [0], reason: "doctor-extracted" });
});

test("Core Meltdown: the red Terminal held twice, or the core alone after the Avatar", () => {
  const red = mission([["tomo"], ["rin"]], {
    mission: "core-meltdown",
    arrange: cleanUp(4, held("red", 1, "rin"), before(1, "red")),
  });
  expect(red.result()).toMatchObject({ winners: [1], reason: "held-terminal" });
  const core = mission([["tomo"], ["rin"]], {
    mission: "core-meltdown",
    models: { avatar: { condition: "destroyed" }, tomo: { at: [16, 17] } },
    arrange: cleanUp(4),
  });
  expect(core.result()).toMatchObject({ winners: [0], reason: "core-taken" });
});

test("HI-36.6 Lone Wolf is won with both files and a hacker and one other out, else lost", () => {
  const files = ["white-1", "white-2"].map((id) => held(id, 0, "tomo"));
  const won = mission([["tomo", "harvey", "shoko"]], {
    mission: "lone-wolf",
    seats: 1,
    models: { tomo: { condition: "escaped" }, harvey: { condition: "escaped" } },
    arrange: cleanUp(6, ...files),
  });
  expect(won.result()).toMatchObject({ winners: [0], reason: "files-out" });
  const late = mission([["tomo", "harvey", "shoko"]], {
    mission: "lone-wolf",
    seats: 1,
    arrange: cleanUp(14, ...files),
  });
  expect(late.result()).toMatchObject({ winners: [], reason: "time-is-up" });
});

test("HI-36.6 Night Shift is won with all three Terminals", () => {
  const all = ["orange", "green", "blue"].map((id) => held(id, 0, "rin"));
  const t = mission([["rin", "werner", "markus", "isamu"]], {
    mission: "night-shift",
    seats: 1,
    arrange: cleanUp(5, ...all),
  });
  expect(t.result()).toMatchObject({ winners: [0], reason: "all-terminals" });
});

test("HI-36.7, HI-1.7 Common Enemy is won or lost together", () => {
  const won = mission([["tomo"], ["rin"]], {
    mission: "common-enemy",
    models: { avatar: { condition: "destroyed" } },
    arrange: cleanUp(4),
  });
  expect(won.result()).toMatchObject({ winners: [0, 1], reason: "avatar-slain" });
  const lost = mission([["tomo"], ["rin"]], {
    mission: "common-enemy",
    models: { rin: { condition: "unconscious" } },
    arrange: cleanUp(4),
  });
  expect(lost.result()).toMatchObject({ winners: [] });
});

test("HI-38.5, HI-38.7 Three-Way Split: cases, Terminals and those one felled", () => {
  const t = mission([["tomo"], ["rin", "werner"], ["phantom"]], {
    mission: "three-way-split",
    seats: 3,
    models: { werner: { condition: "unconscious", felledBy: 0 } },
    arrange: cleanUp(8, { set: "objectives.0.carrier", to: "phantom" }, held("orange", 0, "tomo")),
  });
  expect(t.result()).toMatchObject({ winners: [2], scores: [2, 0, 3] });
});

test("M4: each other Terminal a Team holds gives its programs 1 more against the red one", () => {
  const against = (...lines: Line[]): string =>
    mission([["phantom"], ["rin"]], {
      mission: "core-meltdown",
      models: { phantom: { at: [17, 18], resources: 9 } },
      arrange: [...lines, hacker(0, "phantom"), hand(0, "lovebite"), turn()],
      cards: [5, 9],
      chance: { "cards-ai": ["bastion-genbu", "bastion-tenshu", "ids-alpha-class"] },
    })
      .choose({ kind: "attack-terminal", terminal: "red" })
      .amount(0)
      .told("spectator")
      .join("\n");
  expect(against()).toContain("3 + 5 = 8");
  const both = [held("orange", 0, "phantom"), held("green", 0, "phantom")];
  expect(against(...both)).toContain("5 + 5 = 10");
});

test("M1: drones and Nakamura leave each other alone until the first takeover", () => {
  const { neutral } = box.missions["zero-hour"];
  expect(neutral).toBeDefined();
  const t = mission([["tomo"], ["werner"]], {
    mission: "zero-hour",
    models: { werner: { at: [17, 8] }, "masamune-1": { at: [17, 6] } },
    arrange: [{ activate: "werner" }],
  });
  expect(t.offered().filter((option) => option.startsWith("Attack"))).toEqual([]);
  const after = mission([["tomo"], ["werner"]], {
    mission: "zero-hour",
    models: { werner: { at: [17, 8] }, "masamune-1": { at: [17, 6] } },
    arrange: [{ set: "lockdown", to: true }, { activate: "werner" }],
  });
  expect(after.offered()).toContain("Attack Masamune 1 with Nakamura Type 60");
});

test("HI-38.1, HI-38.2, HI-38.3, HI-38.4, HI-2.12 players who share a Faction share its hand and part its characters", () => {
  const t = mission([UB, NK], {
    mission: "zero-hour",
    seats: 4,
    arrange: [{ hand: { team: 0, cards: ["lovebite"] } }],
  });
  expect(t.at("teams.0.seats")).toEqual([0, 2]);
  expect(UB.map((id) => t.at(["models", id, "seat"]))).toEqual([0, 2, 0]);
  expect(t.seenBy(2, "teams.0.hand")).toEqual(["Lovebite"]);
  expect(t.seenBy(1, "teams.0.hand")).toEqual(["hidden"]);
});

test("HI-40.3 with the option every Terminal is stronger by one", () => {
  const t = mission([UB, NK], { mission: "zero-hour", options: { strength: 1 } });
  expect(t.at("terminals.orange.strength")).toBe(2);
});

test("HI-36.1 the board says how near each side is to its aim", () => {
  const near = (t: ReturnType<typeof mission>) => {
    const g = rulesOf(t);
    return g.box.missions[g.state.mission].progress(g);
  };
  const night = mission([["tomo"], ["werner"]], {
    mission: "zero-hour",
    arrange: [{ set: "turn", to: 2 }, { terminal: { id: "orange", team: 0, controller: "tomo" } }],
  });
  expect(near(night)).toEqual([
    { team: 0, what: "held", n: 1, of: 2 },
    { team: 1, what: "turns", n: 5 },
  ]);
  const range = mission([["harvey"], ["werner", "markus"]], {
    models: { werner: { condition: "unconscious" }, markus: { crippled: true } },
  });
  expect(near(range).map(({ n }) => n)).toEqual([3, 0]);
  const wolf = mission([["tomo", "harvey"]], {
    mission: "lone-wolf",
    seats: 1,
    models: { harvey: { condition: "escaped" } },
    arrange: [{ terminal: { id: "white-1", team: 0, controller: "tomo" } }],
  });
  expect(near(wolf).map(({ what, n, of }) => [what, n, of])).toEqual([
    ["files", 1, 2],
    ["out", 1, 2],
  ]);
  const shift = mission([["rin", "werner"]], {
    mission: "night-shift",
    seats: 1,
    models: { werner: { condition: "unconscious" } },
    arrange: [{ terminal: { id: "blue", team: 0, controller: "rin" } }],
  });
  expect(near(shift).map(({ what, n, of }) => [what, n, of])).toEqual([
    ["terminals", 1, 3],
    ["down", 1, 3],
  ]);
  const enemy = mission([["tomo"], ["rin"]], {
    mission: "common-enemy",
    models: { avatar: { wounds: 5 } },
    arrange: [{ terminal: { id: "blue", team: 1, controller: "rin" } }],
  });
  expect(near(enemy).map(({ what, n, of }) => [what, n, of])).toEqual([
    ["terminals", 1, 2],
    ["avatar", 5, 12],
  ]);
});
