import { box } from "@sprawl/human-interface";
import { entry } from "@sprawl/human-interface/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { at, kindsOf, mission, stateOf } from "./mission.js";

test("HI-1.3, HI-19.2, HI-25.2 a turn runs its phases in order", () => {
  const t = mission([["harvey"], ["werner"]], {
    mission: "zero-hour",
    models: { harvey: { at: [5, 21] }, werner: { at: [17, 11] } },
    cards: [9, 2],
  });
  expect(t.asked()).toEqual({ seats: [0, 1], kind: "bid" }); // phases 1 and 2 ask nothing
  t.each({ others: { amount: 0 } }).choose({ faction: "nakamura" });
  expect(t.at("phase")).toBe(5);
  expect(t.asked()).toEqual({ seats: [1], kind: "act" });
  t.choose("end-activation");
  expect(t.asked()).toEqual({ seats: [0], kind: "act" });
});

test("HI-1.11, HI-15.2, HI-15.20, HI-15.23, HI-15.19 a mission begins with healthy Teams, empty networks and the drones of its protocol", () => {
  const t = table(entry, { seats: 2, options: { mission: "zero-hour" } });
  for (let i = 0; i < 6; i++)
    t.choose({ kind: "deploy", square: stateOf(t).models.length ? deployable(t) : 0 });
  const { models, teams } = stateOf(t);
  expect(models.filter(({ kind }) => kind === "character").map(({ id }) => id)).toEqual([
    "tomo",
    "shoko",
    "harvey",
    "tetsuo",
    "werner",
    "markus",
  ]);
  expect(models.every(({ wounds, crippled }) => wounds === 0 && !crippled)).toBe(true);
  expect(teams.map(({ network, hand }) => [network.length, hand.length])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(
    models
      .filter(({ kind, condition }) => kind === "drone" && condition !== "reserve")
      .map(({ card }) => card),
  ).toEqual(["masamune", "muramasa"]);
});

/** The first square offered. */
function deployable(t: ReturnType<typeof table>): number {
  const seat = t.asked()?.seats[0] ?? 0;
  return Number((t.view(seat).question?.options[0] as { square?: number } | undefined)?.square);
}

test("HI-15.22 models are put on the squares of their own zone, the first Team first", () => {
  const t = table(entry, { seats: 2, options: { mission: "zero-hour" } });
  expect(t.asked()).toEqual({ seats: [0], kind: "deploy" });
  expect(t.offered()).toHaveLength(8);
  t.choose({ square: at(5, 20) });
  expect(t.offered()).toHaveLength(7);
});

test("HI-15.5, HI-15.6 four of a Faction are chosen, at most one of them special, in secret", () => {
  const t = table(entry, { seats: 2, options: { mission: "signal-hunt" } });
  expect(t.asked()).toEqual({ seats: [0, 1], kind: "team" });
  expect(t.offered(0)).toEqual([
    "Tomo Kosuda",
    "Shoko Takayama",
    "Harvey Scott",
    "Yuko Oneda",
    "Shinsu Oneda",
    "Phantom",
  ]);
  const four = ["tomo", "shoko", "harvey", "phantom"].map((character) => ({ character }));
  expect(t.view(0).question).toMatchObject({ min: 4, max: 4 });
  t.pick(four, 0);
  expect(t.at("models")).toEqual([]); // nobody knows before all have chosen
  expect(t.asked()).toEqual({ seats: [1], kind: "team" });
});

test("HI-15.7, HI-15.8 both Teams may field Phantom", () => {
  const t = mission(
    [
      ["tomo", "phantom"],
      ["rin", "phantom"],
    ],
    { mission: "signal-hunt" },
  );
  const ids = stateOf(t)
    .models.filter(({ card }) => card === "phantom")
    .map(({ id, team }) => [id, team]);
  expect(ids).toEqual([
    ["phantom", 0],
    ["phantom-2", 1],
  ]);
});

test("HI-2.13 purchases are secret until all have bought", () => {
  const t = table(entry, { seats: 2, options: { mission: "zero-hour", equipment: "choose" } });
  expect(t.asked()).toEqual({ seats: [0, 1], kind: "buy" });
  t.pick([{ kind: "buy", item: "cortex-bus", model: "tomo" }], 0);
  expect(t.told(1)).toEqual([]);
  t.pick([], 1);
  expect(t.told(1)).toContain("Tomo Kosuda gets Cortex Bus.");
  expect(t.at("models.tomo.chips")).toEqual(["cortex-bus"]);
});

test("HI-2.1, HI-3.2 the deck's order is nobody's, what is drawn everybody's", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
    cards: [2, 9],
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("dodge");
  expect(t.seenBy("spectator", "cando.discard")).toEqual(["2", "9"]);
  expect(new Set(t.seenBy(0, "cando.deck"))).toEqual(new Set(["hidden"]));
});

test("HI-3.4, HI-3.5, HI-R2, HI-R3 a 1 brings all forty cards back after the whole test", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
    cards: [1, 9],
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("dodge");
  expect(t.at("cando.deck")).toHaveLength(40);
});

test("HI-4.11, HI-4.2 a skill works on its own side only", () => {
  const shot = (crippled: boolean) => {
    const t = mission([["harvey"], ["markus"]], {
      models: { harvey: { at: [3, 5] }, markus: { at: [9, 5], crippled } },
      arrange: [{ activate: "harvey" }],
    });
    t.choose({ kind: "move", square: at(4, 5) });
    return kindsOf(t, 1);
  };
  expect(shot(false)).toContain("fast-attack");
  const spent = (crippled: boolean) => {
    const t = mission([["harvey"], ["markus"]], {
      models: {
        harvey: { at: [3, 5] },
        markus: { at: [9, 5], crippled, reacted: true, fastAttacks: 1 },
      },
      arrange: [{ activate: "harvey" }],
    });
    t.choose({ kind: "move", square: at(4, 5) });
    return t.asked()?.kind;
  };
  expect([spent(false), spent(true)]).toEqual(["react", "act"]);
});

test("HI-4.6 a drone carries drone equipment in two slots", () => {
  for (const { weapons } of Object.values(box.machines)) {
    expect(weapons.length).toBeLessThanOrEqual(2);
    for (const id of weapons) expect(box.weapons[id].drone).toBe(true);
  }
});

test("HI-5.8, HI-25.17 who is unconscious is not activated and does not react", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: {
      harvey: { at: [5, 5] },
      shoko: { at: [5, 6], condition: "unconscious" },
      werner: { at: [9, 5] },
    },
    arrange: [{ activate: "werner" }],
  });
  t.choose({ kind: "move", square: at(10, 5) });
  expect(t.offered(0).some((option) => option.startsWith("Shoko"))).toBe(false);
});

test("HI-12.8, HI-12.10, HI-12.11 only hackers hold Terminals, from anywhere, whoever hacks now", () => {
  const t = mission([["tomo", "phantom"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo: { at: [0, 5] } },
    arrange: [
      { terminal: { id: "orange", team: 0, controller: "tomo" } },
      { set: "teams.0.hacker", to: "phantom" },
      { steps: ["real-world", "clean-up"] },
    ],
  });
  expect(t.asked()).toEqual({ seats: [0], kind: "doors" });
});

test("HI-12.14 one may stand in a Terminal's square", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo: { at: [8, 2] }, rin: { at: [22, 17] } },
    arrange: [{ activate: "tomo" }],
  });
  expect(t.offered()).toContain("Move to (9, 2)");
});

test("HI-12.2, HI-R151 a Basic Terminal serves no doors and no cameras", () => {
  const { plan } = box.missions["lone-wolf"];
  expect(Object.keys(plan.covers)).toEqual(["orange", "green"]);
});

test("HI-31.11, HI-31.12 before a grenade lands one may fire at the thrower or step aside", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [2, 5] }, werner: { at: [6, 5] } },
    arrange: [{ activate: "harvey" }],
    cards: [9],
  });
  t.choose({ kind: "throw", square: at(6, 5) });
  expect(t.offered(1)).toEqual([
    "Werner Kube: Fast Attack with Nakamura Type 60",
    "Werner Kube: Take Cover",
    "Pass",
  ]);
  t.choose({ kind: "take-cover" }).choose({ square: at(7, 5) });
  expect(t.at("models.werner.at")).toBe(at(7, 5));
  expect(t.at("models.werner.tokens")).toHaveLength(2); // still beside it
});

test("HI-33.11, HI-34.4 alone the player chooses every machine, and ties of targets are drawn", () => {
  const t = mission([["tomo", "shoko"]], {
    mission: "lone-wolf",
    seats: 1,
    models: { tomo: { at: [0, 5] }, shoko: { at: [0, 6] }, "masamune-1": { at: [4, 5] } },
    arrange: [
      { set: "turn", to: 1 },
      { set: "phase", to: 6 },
      { set: "acting", to: ["masamune-1"] },
      { steps: ["machine", "real-world", "clean-up"] },
    ],
    chance: { aim: [1] },
  });
  expect(t.asked()?.kind).toBe("react"); // Tomo may react: Shoko is the target
  t.pass();
  expect(t.view(0).question?.args).toMatchObject({ model: "shoko" });
});

test("HI-R112 a drone more than the protocol asks for stays", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: {
      "masamune-1": { at: [13, 1] },
      "masamune-2": { at: [14, 1] },
      "muramasa-1": { at: [15, 1] },
    },
    arrange: [{ set: "turn", to: 1 }, { steps: ["clean-up"] }],
  });
  expect(t.at("models.masamune-2.condition")).toBe("ready");
});

test("HI-1.5, HI-1.8 a mission needs as many players as it has Teams", () => {
  expect(() => table(entry, { seats: 1, options: { mission: "zero-hour" } })).toThrow(/at least 2/);
});

test("HI-40.1, HI-40.4 difficulty is set before the mission", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    options: { drones: 2, strength: 1, damage: true },
  });
  expect(t.view(0).options).toMatchObject({ drones: 2, strength: 1, damage: true });
  expect(t.at("terminals.red.strength")).toBe(2);
});
