import type { Plain } from "@sprawl/engine";
import { box } from "@sprawl/human-interface";
import { entry } from "@sprawl/human-interface/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { passes } from "../src/cando.js";
import { at, kindsOf, mission, stateOf } from "./mission.js";

type Line = Record<string, Plain>;
const hacker = (team: number, id: string): Line => ({ set: `teams.${team}.hacker`, to: id });
const turn = (team = 0): Line => ({ phase: [4, "cyber-turn", team] });
const told = (t: ReturnType<typeof mission>) => t.told("spectator").join("\n");

test("HI-1.4 a mission beats a card, a card beats a rule", () => {
  const wolf = mission([["rin"]], {
    mission: "lone-wolf",
    seats: 1,
    models: { rin: { at: [0, 5], resources: 9 } },
    arrange: [hacker(0, "rin"), { hand: { team: 0, cards: ["lovebite"] } }, turn()],
    cards: [5, 9],
    chance: { "cards-ai": ["bastion-genbu", "bastion-tenshu"] },
  });
  expect(wolf.offered().some((option) => option.includes("white"))).toBe(false); // Backdoor or not
  wolf.choose({ kind: "attack-terminal", terminal: "orange" }).amount(0);
  expect(told(wolf)).toContain("2 + 5 = 7"); // strength 3, -1 by Backdoor instead of -3
});

test("HI-1.9 with the option the player puts in order what is due at once", () => {
  const t = mission([["harvey"], ["werner", "tetsuo"]], {
    options: { order: "choose" },
    models: {
      harvey: { at: [2, 5], equipment: ["fragmentation-grenades"] },
      werner: { at: [7, 5], reacted: true },
      tetsuo: { at: [8, 5], reacted: true },
    },
    arrange: [{ activate: "harvey" }],
    cards: [9, 4, 8],
  });
  t.choose({ kind: "throw", square: at(7, 5) });
  expect(t.asked()).toEqual({ seats: [0], kind: "order" });
  expect(t.offered()).toEqual(["Werner Kube", "Tetsuo Kenji"]);
  t.choose({ kind: "next", model: "tetsuo" });
  expect(t.at("models.tetsuo.wounds")).toBe(2); // the first card: legs 2, Damage 4
  const team = mission([["tomo", "harvey"], ["rin"]], {
    mission: "kill-switch",
    options: { order: "choose" },
    arrange: [
      { install: { team: 0, field: 1, card: "paper-tiger", owner: 1 } },
      { phase: [1, "infection"] },
    ],
    cards: [9, 2],
  });
  expect(team.asked()).toEqual({ seats: [0], kind: "order" }); // nobody is active: its own player
  team.choose({ model: "harvey" });
  expect(team.at("models.harvey.shock")).toBe(1);
});

test("HI-2.9 all the rest is seen by everybody", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo: { wounds: 2, shock: 4, resources: 3, chips: ["cortex-bus"] } },
    arrange: [
      { install: { team: 0, field: 1, card: "gutterwall", owner: 0 } },
      { push: "mines", value: { at: 5, team: 0, by: "tomo", active: true, card: "kurogane-mine" } },
      { set: "alarm.0", to: 3 },
    ],
  });
  const onlooker = t.view("spectator");
  expect(onlooker.state).toEqual(t.view(0).state);
  const [card] = stateOf(t).teams[0].network;
  expect(onlooker.faces[card.card]).toBe("gutterwall");
});

test("HI-3.10 gear changes the skill before the comparison", () => {
  const tested = (chips: string[]) =>
    mission([["harvey"], ["rin"]], {
      mission: "kill-switch",
      models: { harvey: { chips } },
      arrange: [
        { install: { team: 0, field: 1, card: "paper-tiger", owner: 1 } },
        { phase: [1, "infection"] },
      ],
      cards: [6],
    }).at("models.harvey.shock");
  expect([tested([]), tested(["calm-loop"])]).toEqual([1, 0]); // M 5, or 6
});

test("HI-3.9, HI-3.11 a skill of 0 or less always fails", () => {
  expect([passes(1, 1), passes(2, 1), passes(1, 0), passes(1, -3)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("HI-3.12, HI-30.20 the answer comes before any card, then the attacker draws first", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
    cards: [2, 9],
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" });
  expect(t.at("cando.drawn")).toEqual([]);
  t.choose("dodge");
  expect(told(t)).toContain("6 + 2 = 8 against Harvey Scott: 10 + 9 = 19");
});

test("HI-R6 two cards are drawn at most, whatever allows it", () => {
  const t = mission([["harvey"], ["tetsuo"]], {
    models: {
      harvey: { at: [8, 5] },
      tetsuo: { at: [9, 5], equipment: ["nakamura-cyberarm-ha9", "nakamura-ceremonial-katana"] },
    },
    arrange: [{ activate: "tetsuo" }],
    cards: [2, 3, 9, 4],
  });
  t.choose({ kind: "use", item: "nakamura-cyberarm-ha9" });
  t.choose({ kind: "attack", weapon: "nakamura-ceremonial-katana" }).choose("dodge");
  expect(t.offered()).toEqual(["Take the 2", "Take the 3"]);
  t.choose({ value: 3 });
  expect(t.at("cando.discard")).toHaveLength(4); // his two, Harvey's one, and the Cybershock test
});

test("HI-R4 a group of draws outside a test reshuffles as one test", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    arrange: [{ phase: [3, "initiative"] }],
    cards: [1, 9],
  });
  t.each({ others: { amount: 0 } });
  expect(t.at("cando.deck")).toHaveLength(40);
});

test("HI-R15 a Terminal beats Tomo with a card 2 higher than his", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo: { at: [8, 2], resources: 9 } },
    arrange: [hacker(0, "tomo"), { hand: { team: 0, cards: ["lovebite"] } }, turn()],
    cards: [2, 5, 7],
    chance: { "cards-ai": ["ice-tetsu"] },
  });
  t.choose({ kind: "attack-terminal", terminal: "orange" }).amount(2).choose({ value: 5 });
  // 3 + 1 + 2 + 5 = 11 against 6 + 7 = 13; with 8 against 6 a tie is reached by two more.
  expect(told(t)).toContain("6 + 5 = 11 against ICE Tetsu of the tower: 6 + 7 = 13");
});

test("HI-4.5 an ammunition card fills a slot of its own", () => {
  const t = table(entry, { seats: 2, options: { mission: "zero-hour", equipment: "choose" } });
  const buy = (...items: string[]) => items.map((item) => ({ kind: "buy", item, model: "harvey" }));
  expect(() => t.pick(buy("tracer-ammunition", "combat-helmet"), 0)).toThrow(/HI-15.17/);
  t.pick(buy("tracer-ammunition"), 0);
});

test("HI-6.8 a card is drawn for each model an explosion hits", () => {
  const t = mission([["harvey"], ["werner", "tetsuo"]], {
    models: {
      harvey: { at: [2, 5], equipment: ["fragmentation-grenades"] },
      werner: { at: [7, 5], reacted: true },
      tetsuo: { at: [8, 5], reacted: true },
    },
    arrange: [{ activate: "harvey" }],
    cards: [9, 4, 8],
  });
  t.choose({ kind: "throw", square: at(7, 5) });
  expect([t.at("models.werner.wounds"), t.at("models.tetsuo.wounds")]).toEqual([3, 0]);
});

test("HI-7.13 a lost character keeps its wounds and side, falls like others, and nobody can help it", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: {
      harvey: { at: [5, 5], reacted: true, equipment: ["first-aid-kit", "trauma-pack"] },
      shoko: { at: [6, 5], team: -1, seat: -1, lost: true, crippled: true, wounds: 5 },
      werner: { at: [9, 5] },
    },
    arrange: [{ activate: "werner" }],
    cards: [4, 2],
  });
  t.choose({ kind: "attack", model: "shoko", weapon: "nakamura-type-60" });
  expect(t.at("models.shoko")).toMatchObject({ condition: "unconscious", crippled: true });
  expect(t.asked()).toEqual({ seats: [0], kind: "act" });
  expect(kindsOf(t)).not.toContain("heal");
  expect(kindsOf(t)).not.toContain("drag");
});

test("HI-8.10 the mark of a hostile program stays as long as the program", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo: { resources: 8 } },
    arrange: [
      hacker(0, "tomo"),
      { install: { team: 0, field: 1, card: "tusk-vs", owner: 1 } },
      { set: "teams.0.network.0.target", to: "tomo" },
      { set: "teams.0.network.0.disables", to: 0 },
      { hand: { team: 0, cards: ["hardrock-256"] } },
      turn(),
    ],
    cards: [9, 8, 2],
  });
  t.choose({ kind: "purge" }).amount(2).choose({ value: 9 });
  expect(stateOf(t).teams[0].network.some(({ target }) => target === "tomo")).toBe(false);
});

test("HI-8.13 there are always tokens enough", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [9, 5] } },
    arrange: [{ set: "alarm.0", to: 36 }, { activate: "werner" }],
    cards: [2, 9],
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("dodge");
  expect(t.at("alarm.0")).toBe(37);
});

test("HI-12.1, HI-12.4 Security Terminals are coloured, with the Strength the mission says; Basic ones white", () => {
  for (const { id, terminals } of Object.values(box.missions)) {
    for (const terminal of terminals) {
      expect(terminal.id, id).toMatch(/^(orange|green|blue|red|white-[1-3])$/);
      expect(terminal.strength, id).toBeGreaterThan(0);
    }
  }
  const t = mission([["rin"]], { mission: "lone-wolf", seats: 1 });
  expect(stateOf(t).terminals.map(({ id, strength }) => [id, strength])).toEqual([
    ["orange", 2],
    ["green", 2],
    ["white-1", 1],
    ["white-2", 1],
  ]);
});

test("HI-12.7, HI-11.7 two Terminals may serve one area", () => {
  const { covers, areas } = box.missions["kill-switch"].plan;
  const both = covers.orange.filter((area) => covers.green.includes(area));
  expect(both.map((area) => areas[area].name)).toEqual(["BH"]);
});

test("HI-12.13, HI-22.1 beside a Terminal, or on it, one is plugged in without an action", () => {
  const sum = (where: readonly [number, number]) => {
    const t = mission([["tomo"], ["rin"]], {
      mission: "kill-switch",
      models: { tomo: { at: [...where], resources: 9 } },
      arrange: [hacker(0, "tomo"), { hand: { team: 0, cards: ["lovebite"] } }, turn()],
      cards: [2, 3, 9],
      chance: { "cards-ai": ["bastion-genbu"] },
    });
    t.choose({ kind: "attack-terminal", terminal: "orange" }).amount(0).choose({ value: 3 });
    return told(t).match(/Lovebite of Übermensch: (\S+)/)?.[1];
  };
  expect([sum([8, 2]), sum([9, 2]), sum([9, 5])]).toEqual(["4", "4", "1"]);
});

test("HI-14.14 what machines do is not heard", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: {
      tomo: { at: [3, 5], reacted: true },
      rin: { at: [23, 17] },
      "masamune-1": { at: [6, 5] },
    },
    arrange: [
      { set: "turn", to: 1 },
      { set: "phase", to: 6 },
      { set: "acting", to: ["masamune-1"] },
      { steps: ["machine", "turn"] },
    ],
    cards: [2, 9],
  });
  t.choose("dodge");
  expect(t.at("alarm.0")).toBe(0);
});

test("HI-15.21, HI-17.7, HI-17.8 all members pay into one purse; whoever is out of it does not", () => {
  const purse = (condition: string) => {
    const t = mission([["tomo", "harvey"], ["rin"]], {
      mission: "kill-switch",
      models: { tomo: { resources: 1 }, harvey: { resources: 1, condition } },
      arrange: [hacker(0, "tomo"), { hand: { team: 0, cards: ["lovebite"] } }, turn()],
    });
    return kindsOf(t).includes("attack-network");
  };
  expect([purse("ready"), purse("unconscious")]).toEqual([true, false]);
});

test("HI-16.1, HI-16.2, HI-18.9 Phase 1 of the first turn does nothing; later Teams come in the order of the turn before", () => {
  const first = mission([["tomo"], ["rin"]], { mission: "kill-switch" });
  expect(first.asked()?.kind).toBe("bid");
  expect(told(first)).not.toContain("Cybershock test");
  const later = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    arrange: [
      { set: "order", to: [1, 0] },
      { install: { team: 0, field: 1, card: "paper-tiger", owner: 1 } },
      { install: { team: 1, field: 1, card: "w32-navajo", owner: 0 } },
      { phase: [1, "infection"] },
    ],
    cards: [2, 3],
  });
  const tests = later.told("spectator").filter((line) => line.includes("Cybershock test"));
  expect(tests.map((line) => line.match(/Rin|Tomo/)?.[0])).toEqual(["Rin", "Tomo"]);
});

test("HI-17.9 a bid is paid from the purse", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo: { resources: 5 }, rin: { resources: 2 } },
    arrange: [{ phase: [3, "initiative"] }],
    cards: [2, 9],
  });
  t.each({ 0: { amount: 3 }, 1: { amount: 1 } });
  expect([t.at("models.tomo.resources"), t.at("models.rin.resources")]).toEqual([2, 1]);
});

test("HI-25.3, HI-25.4 the player chooses who is next, and each finishes before another begins", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: { harvey: { at: [1, 2] }, shoko: { at: [2, 2] }, werner: { at: [21, 5] } },
    arrange: [{ set: "phase", to: 5 }, { steps: [{ step: "team-turn", arg: 0 }, "clean-up"] }],
  });
  expect(t.offered()).toEqual(["Harvey Scott", "Shoko Takayama"]);
  t.choose({ model: "shoko" }).choose({ kind: "move", square: at(3, 2) });
  expect(t.view(0).question?.args).toMatchObject({ model: "shoko" });
  t.choose("end-activation");
  expect(t.view(0).question?.args).toMatchObject({ model: "harvey" }); // the last one, nobody is asked
});

test("HI-26.3, HI-5.11, HI-R17 one model a square; one that has fallen may be passed, not stood on", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: {
      harvey: { at: [5, 1] },
      shoko: { at: [6, 1], condition: "unconscious" },
      werner: { at: [21, 5] },
    },
    arrange: [{ activate: "harvey" }],
  });
  expect(t.offered()).not.toContain("Move to (6, 1)");
  expect(t.offered()).toContain("Move to (7, 1)");
});

test("HI-R8, HI-R9 wounds equal to the Wound Value suffice; the crippled side begins empty", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5], wounds: 3 }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
    cards: [4, 2],
  });
  t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("nothing"); // 5 - 2 = 3
  expect(t.at("models.harvey")).toMatchObject({ crippled: true, wounds: 0, condition: "ready" });
});

test("HI-R18 whatever hits them, characters only fall", () => {
  const t = mission([["harvey"], ["isamu"]], {
    models: {
      harvey: { at: [5, 5], crippled: true, wounds: 3 },
      isamu: { at: [9, 5], equipment: ["kagutsuchi-plasma-projector"] },
    },
    arrange: [{ activate: "isamu" }],
    cards: [4, 2],
  });
  t.choose({ kind: "attack" }).choose("nothing");
  expect(t.at("models.harvey")).toMatchObject({ condition: "unconscious", at: at(5, 5) });
});

test("HI-R20, HI-R23 level 10 is final, and what the lost one carried lies in its square", () => {
  const t = mission([["tomo", "harvey"], ["rin"]], {
    mission: "signal-hunt",
    models: { harvey: { shock: 9 } },
    arrange: [
      { set: "objectives.0.carrier", to: "harvey" },
      { install: { team: 0, field: 1, card: "paper-tiger", owner: 1 } },
      { phase: [1, "infection"] },
    ],
    cards: [2, 9],
  });
  expect(t.at("models.harvey")).toMatchObject({ lost: true, shock: 10, team: -1 });
  expect(t.at("objectives.0")).toMatchObject({ carrier: "", at: t.at("models.harvey.at") });
});

test("HI-R24 a stun costs one activation, before or after acting", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { stunned: true, activated: true }, werner: { at: [21, 5] } },
    arrange: [{ set: "turn", to: 1 }, { set: "phase", to: 7 }, { steps: ["clean-up"] }],
  });
  expect(t.at("models.harvey.stunned")).toBe(true); // it still loses the next one
});

test("HI-R28, HI-R37 a doorway is a square of its own; without a door it is open for good", () => {
  const { plan } = box.missions["kill-switch"];
  expect(plan.floor.ground[at(17, 3)]).toBe(2);
  expect(plan.doorOf[at(17, 3)]).toBe(-1);
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    models: { tomo: { at: [17, 2] } },
    arrange: [{ activate: "tomo" }],
  });
  expect(t.offered()).toContain("Move to (17, 4)");
});

test("HI-R45, HI-R47 a second shot in the same area is not heard again; a miss is", () => {
  const t = mission([["harvey"], ["werner", "markus"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [9, 5] }, markus: { at: [10, 6] } },
    arrange: [
      { set: "phase", to: 5 },
      { steps: [{ step: "team-turn", arg: 1 }, { step: "team-turn", arg: 0 }, "clean-up"] },
    ],
    cards: [2, 9, 2, 9],
  });
  t.choose({ model: "werner" }).choose({ kind: "attack", weapon: "nakamura-type-60" });
  t.choose("dodge");
  expect(t.at("alarm.0")).toBe(1);
  t.choose({ kind: "attack", weapon: "brugg-barret-m46" }).choose("dodge");
  expect(t.at("alarm.0")).toBe(1);
});

test("HI-R54 allies bid like anybody", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "common-enemy",
    arrange: [{ phase: [3, "initiative"] }],
  });
  expect(t.asked()).toEqual({ seats: [0, 1], kind: "bid" });
});

test("HI-R121 what helps in a Cybershock test gives no SR", () => {
  const sr = (chips: string[]) =>
    mission([["rin"], ["tomo"]], {
      mission: "kill-switch",
      models: { rin: { chips } },
      arrange: [{ phase: [2, "resources"] }],
    }).at("models.rin.resources");
  expect(sr(["calm-loop"])).toBe(sr([]));
});

test("HI-R125, HI-15.24 free goods are bounded by slots and copies alone", () => {
  const t = table(entry, { seats: 2, options: { mission: "zero-hour", equipment: "choose" } });
  const buy = (item: string, ...models: string[]) =>
    models.map((model) => ({ kind: "buy", item, model }));
  expect(() => t.pick(buy("combat-helmet", "werner", "tetsuo"), 1)).toThrow(/HI-15.24/);
  t.pick([...buy("combat-helmet", "werner"), ...buy("thermal-visor", "tetsuo")], 1);
});

test("HI-R127, HI-6.2 legs, arms, chest and head by the card", () => {
  const place = (card: number) => {
    const t = mission([["harvey"], ["werner"]], {
      models: { harvey: { at: [5, 5] }, werner: { at: [9, 5] } },
      arrange: [{ activate: "werner" }],
      cards: [card, 2],
    });
    t.choose({ kind: "attack", weapon: "nakamura-type-60" }).choose("nothing");
    return told(t).match(/hit in the (\w+)/)?.[1];
  };
  expect([4, 5, 6, 7, 9, 10].map(place)).toEqual([
    "legs",
    "arms",
    "arms",
    "chest",
    "chest",
    "head",
  ]);
});
