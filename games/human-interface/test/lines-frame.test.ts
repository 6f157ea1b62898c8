/** Lines of the frame of a mission that only show at an edge: setup, phases, moves under fire. */
import type { Plain, Rule } from "@sprawl/engine";
import { box, modelOf } from "@sprawl/human-interface";
import { entry } from "@sprawl/human-interface/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { wound } from "../src/harm.js";
import { drawPlan } from "../src/plan.js";
import { priceOf, startLevel } from "../src/preparing/purchases.js";
import { shockTest } from "../src/shock.js";
import { at, mission, rulesOf, stateOf } from "./mission.js";

type Line = Record<string, Plain>;
type Table = ReturnType<typeof mission>;
const told = (t: Table) => t.told("spectator").join("\n");
const wholePhase: Line[] = [{ set: "turn", to: 1 }, { steps: ["tower", "clean-up"] }];
const tower = (
  models: Record<string, Plain>,
  lines: readonly Line[] = [],
  more: Record<string, unknown> = {},
) =>
  mission([["tomo", "shoko"], ["rin"]], {
    mission: "kill-switch",
    models: { shoko: { at: [0, 5] }, rin: { at: [23, 17] }, tomo: { at: [0, 6] }, ...models },
    arrange: [...lines, ...wholePhase],
    ...more,
  });
/** Nobody is asked anything. */
function done(rule: Rule<void>): void {
  if (!rule.next().done) throw new Error("somebody is asked");
}

/** Harvey walks through the doorway in which Shoko stands, and Werner fires at him there. */
function underFire(harvey: Record<string, Plain>, cards: readonly number[], ...first: number[][]) {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    models: {
      harvey: { at: [6, 5], equipment: [], ...harvey },
      shoko: { at: [9, 4], reacted: true },
      werner: { at: [9, 1], equipment: ["nakamura-type-60"] },
    },
    arrange: [{ doors: { "9,4": { open: true } } }, { activate: "harvey" }],
    cards,
  });
  for (const [x, y] of [...first, [9, 3]]) t.choose({ kind: "move", square: at(x, y) });
  expect(t.asked()).toEqual({ seats: [1], kind: "react" });
  expect(t.at("models.harvey.at")).toBe(at(9, 4));
  expect(t.view(1).question?.args).toMatchObject({ model: "harvey", moving: 1 });
  return t.choose({ kind: "fast-attack" }).choose("nothing");
}

test("HI-26.9, HI-30.8 who falls in a friend's square lies in the last free square of the way", () => {
  const t = underFire({ crippled: true, wounds: 3, chips: ["sprint-governor"] }, [9, 1]);
  expect(t.at("models.harvey.condition")).toBe("unconscious");
  expect(t.at("models.harvey.at")).toBe(at(9, 5));
  const near = underFire({ at: [9, 6], crippled: true, wounds: 3 }, [9, 1]);
  expect(near.at("models.harvey.at")).toBe(at(9, 5)); // the first square of the way
});

test("HI-26.3 nobody moves to where it stands", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [5, 5] }, werner: { at: [22, 5] } },
    arrange: [{ activate: "harvey" }],
  });
  expect(t.offered()).toContain("Move to (6, 5)");
  expect(t.offered()).not.toContain("Move to (5, 5)");
});

test("HI-26.10 who is crippled on the way has no more steps than that side gives", () => {
  const t = underFire({ wounds: 5 }, [9, 1]);
  expect(t.at("models.harvey")).toMatchObject({ crippled: true, at: at(9, 5) });
  expect(t.at("activation.steps")).toBe(0);
  const near = underFire({ at: [7, 6], wounds: 5 }, [9, 1], [9, 6]);
  expect(near.at("models.harvey")).toMatchObject({ crippled: true, at: at(9, 5) });
  const unhurt = underFire({ chips: ["sprint-governor"] }, [1, 9]);
  expect(unhurt.at("activation.steps")).toBe(1); // six steps, five of them taken
  expect(unhurt.at("models.harvey.at")).toBe(at(9, 3));
});

test("HI-19.36 a hacker who falls hacks no more", () => {
  const g = rulesOf(mission([["tomo"], ["rin"]], { mission: "kill-switch" }));
  g.state.teams[0].hacker = "tomo";
  Object.assign(modelOf(g, "tomo"), { crippled: true });
  wound(g, modelOf(g, "tomo"), 3, 1);
  expect(modelOf(g, "tomo").condition).toBe("unconscious");
  expect(g.state.teams[0].silenced).toBe(true);
});

test("HI-9.3, HI-9.4, HI-9.6, HI-9.7 tiles have letters, row by row; a hallway is H, rooms are numbered", () => {
  const { areas } = drawPlan(box.missions["kill-switch"], box.tiles);
  expect(areas.slice(0, 8).map(({ name, tile, room }) => [name, tile, room])).toEqual([
    ["AH", "A", 0],
    ["A1", "A", 1],
    ["A2", "A", 2],
    ["A3", "A", 3],
    ["A4", "A", 4],
    ["BH", "B", 0],
    ["B1", "B", 1],
    ["CH", "C", 0],
  ]);
});

test("HI-12.2, HI-12.6, HI-R130 a Security Terminal serves the doors of its colour that border what it covers; a Basic one none", () => {
  const wolf = drawPlan(box.missions["lone-wolf"], box.tiles);
  expect(Object.keys(wolf.covers)).toEqual(["orange", "green"]);
  const { controls } = drawPlan(box.missions["zero-hour"], box.tiles);
  const orange = [at(2, 4), at(14, 4), at(4, 8), at(19, 8), at(7, 9), at(16, 9)];
  expect(controls.orange).toEqual(orange);
});

test("HI-15.18, HI-15.17, HI-37.4 cards left behind are gone, the others stay; the Level begins with the symbols", () => {
  const t = table(entry, { seats: 2, options: { mission: "zero-hour", equipment: "choose" } });
  t.pick([{ kind: "leave", item: "saipan-ar3", model: "harvey" }], 0);
  t.pick([{ kind: "buy", item: "hayabusa-cyberlegs", model: "werner" }], 1);
  const of = (id: string) => stateOf(t).models.find((model) => model.id === id);
  expect(of("harvey")?.equipment.map(({ id }) => id)).toEqual([
    "flash-bang-grenades",
    "light-ballistic-vest",
  ]);
  expect(t.at("teams.0.stock")).toEqual([]); // only a campaign keeps what is left behind
  expect(of("werner")).toMatchObject({ startShock: 2, shock: 2 });
});

test("HI-15.13 Nakamura's own pay nothing for what is in every shop, but for training", () => {
  const price = (id: string, model: string, item: string) => {
    const g = rulesOf(mission([["harvey"], ["werner"]], { mission: id }));
    const { team } = modelOf(g, model);
    return priceOf(g, g.state.teams[team], modelOf(g, model), item);
  };
  expect(price("zero-hour", "werner", "combat-knife")).toBe(0);
  expect(price("firing-range", "werner", "combat-knife")).toBe(1);
  expect(price("zero-hour", "harvey", "combat-knife")).toBe(1);
});

test("HI-15.15 one symbol less is for Übermensch's own in their own Team", () => {
  const g = rulesOf(mission([["harvey", "phantom"], ["werner"]], { mission: "signal-hunt" }));
  const [ours, theirs] = g.state.teams;
  const level = (id: string, team = ours) =>
    startLevel(g, team, modelOf(g, id), ["reflex-booster"]);
  expect([level("harvey"), level("phantom"), level("werner", theirs)]).toEqual([1, 2, 2]);
  expect(level("harvey", { ...ours, faction: "freelance" })).toBe(2);
});

test("HI-15.19 every deck is shuffled", () => {
  const decks = (seed: string) => {
    const t = table(entry, { seats: 2, seed, options: { mission: "kill-switch" } });
    return ["aiDeck", "teams.0.deck", "teams.1.deck"].map((pile) => t.faces(pile).join());
  };
  const [one, two] = [decks("one"), decks("two")];
  for (const i of [0, 1, 2]) expect(one[i]).not.toBe(two[i]);
});

test("HI-R95 Slammer Rush hampers a Dodge, not Take Cover", () => {
  const sum = (answer: string) => {
    const t = mission([["harvey"], ["rin"]], {
      mission: "kill-switch",
      models: { harvey: { at: [5, 5] }, rin: { at: [8, 5] } },
      arrange: [
        { install: { team: 1, field: 1, card: "slammer-rush", owner: 0 } },
        { set: "teams.1.network.0.target", to: "rin" },
        { activate: "harvey" },
      ],
      cards: [1, 9],
    });
    t.choose({ kind: "attack", model: "rin" }).choose(answer);
    return /against Rin Aoyama: (\d+) \+/.exec(told(t))?.[1];
  };
  expect([sum("dodge"), sum("cover")]).toEqual(["5", "7"]);
});

test("HI-14.10 IDS Alpha is heard where the hacker is as soon as it is turned up", () => {
  const t = mission([["phantom"], ["rin"]], {
    mission: "kill-switch",
    models: { phantom: { at: [5, 5], resources: 9, equipment: [] } },
    arrange: [
      { set: "teams.0.hacker", to: "phantom" },
      { hand: { team: 0, cards: ["lovebite"] } },
      { phase: [4, "cyber-turn", 0] },
    ],
    cards: [2, 9],
    chance: { "cards-ai": ["ids-alpha-class"] },
  });
  t.choose({ kind: "attack-terminal", terminal: "orange" }).amount(0);
  expect(t.at("alarm.0")).toBe(1);
});

test("HI-R135 Overwatch is for a second Fast Attack, not for a first after Take Cover, nor for a third", () => {
  const asked = (fastAttacks: number) =>
    mission([["harvey"], ["markus"]], {
      models: { harvey: { at: [3, 5] }, markus: { at: [9, 5], reacted: true, fastAttacks } },
      arrange: [{ activate: "harvey" }],
    })
      .choose({ kind: "move", square: at(4, 5) })
      .asked()?.kind;
  expect([asked(0), asked(1), asked(2)]).toEqual(["act", "react", "act"]);
});

test("HI-R135 Covering Fire: Harvey's Fast Attack on one who moves counts 1 less, not 3", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [3, 5] }, werner: { at: [9, 5] } },
    arrange: [{ activate: "werner" }],
    cards: [5, 5],
  });
  t.choose({ kind: "move", square: at(8, 5) })
    .choose({ kind: "fast-attack" })
    .choose("dodge");
  expect(told(t)).toContain("Harvey Scott: 5 + 5 = 10 against");
});

test("HI-R93 who has nowhere to go takes cover where it stands", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { at: [0, 5] }, werner: { at: [5, 5] } },
    arrange: [{ activate: "werner" }],
  });
  t.choose({ kind: "move", square: at(4, 5) }).choose({ kind: "take-cover" });
  expect(t.asked()?.kind).not.toBe("cover-square");
  expect(t.at("models.harvey")).toMatchObject({ at: at(0, 5), reacted: true });
});

test("HI-R116, HI-R147 no test for machines, the lost and the unconscious", () => {
  const g = rulesOf(
    mission([["tomo", "shoko"], ["rin"]], {
      mission: "kill-switch",
      models: { "masamune-1": { at: [9, 5] } },
    }),
  );
  Object.assign(modelOf(g, "tomo"), { lost: true, team: -1 });
  Object.assign(modelOf(g, "shoko"), { condition: "unconscious" });
  const before = JSON.stringify(g.state);
  for (const id of ["masamune-1", "tomo", "shoko"]) done(shockTest(g, modelOf(g, id), "gear"));
  expect(JSON.stringify(g.state)).toBe(before);
});

test("HI-25.17 a Team of the stunned loses its tokens, and its turn", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { stunned: true } },
    arrange: [{ set: "phase", to: 5 }, { steps: [{ step: "team-turn", arg: 0 }, "real-world"] }],
  });
  expect(t.at("models.harvey")).toMatchObject({ stunned: false, activated: true });
});

test("HI-34.9 a machine guards the area it shares with somebody, and no other", () => {
  const t = tower({
    tomo: { at: [13, 10] },
    shoko: { at: [0, 5] },
    "masamune-1": { at: [21, 2] },
    "muramasa-1": { at: [6, 17] },
  });
  expect(t.at("models.masamune-1.guards")).toBe(5);
  expect(t.at("models.muramasa-1.guards")).toBe(-1);
});

test("HI-18.7 whoever has the initiative chooses the first machine", () => {
  const two = { "masamune-1": { at: [21, 2] }, "muramasa-1": { at: [6, 17] } };
  for (const team of [0, 1]) {
    const t = tower(two, [{ set: "initiative", to: team }]);
    expect(t.asked()).toEqual({ seats: [team], kind: "drone" });
  }
});

test("HI-35.8 alone as well what heals in the Clean-Up Phase heals once", () => {
  const t = mission([["isamu"]], {
    mission: "night-shift",
    seats: 1,
    models: { isamu: { wounds: 3 } },
    arrange: [{ set: "turn", to: 1 }, { steps: ["clean-up"] }],
  });
  expect(t.at("models.isamu.wounds")).toBe(2);
});

test("HI-17.1 who is stunned keeps no SR of the turn before", () => {
  const t = mission([["harvey"], ["werner"]], {
    models: { harvey: { resources: 9, stunned: true } },
    arrange: [{ phase: [2, "resources"] }],
  });
  expect(t.at("models.harvey.resources")).toBe(0);
});

test("HI-33.9 when no drone of the kind is left one of the other kind comes", () => {
  const gone = (card: string) =>
    Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`${card}-${i}`, { condition: "destroyed" }]));
  const out = (t: Table) =>
    stateOf(t).models.flatMap(({ kind, condition, card }) =>
      kind === "drone" && (condition === "ready" || condition === "waiting") ? [card] : [],
    );
  expect(new Set(out(tower(gone("masamune"))))).toEqual(new Set(["muramasa"]));
  expect(new Set(out(tower(gone("muramasa"))))).toEqual(new Set(["masamune"]));
});

test("HI-33.7, HI-33.6, HI-R4 one free entry point needs no card; a character in the way is not one to stand behind", () => {
  const one = tower({ tomo: { at: [17, 0] } });
  expect(one.at("models.masamune-1.entry")).toBe(at(5, 23));
  expect(told(one)).not.toContain("is drawn for the entry point");
  const none = tower({
    tomo: { at: [17, 0] },
    shoko: { at: [5, 23] },
    "muramasa-1": { at: [6, 17] },
  });
  expect(none.at("models.masamune-1")).toMatchObject({ condition: "waiting", behind: 0 });
  const drawn = tower({ "muramasa-1": { at: [21, 2] } }, [], { cards: [3, 10] });
  expect(drawn.at("models.masamune-1.entry")).toBe(at(5, 23));
  expect(drawn.at("cando.drawn")).toEqual([]);
  expect(drawn.at("cando.deck")).toHaveLength(40);
});

test("HI-6.8 a rocket hits everybody beside its target too", () => {
  const t = mission([["harvey", "shoko"], ["isamu"]], {
    models: {
      harvey: { at: [3, 5], reacted: true, equipment: [] },
      shoko: { at: [4, 6], reacted: true },
      isamu: { at: [9, 5], equipment: ["akai-kiku-rocket-tube"] },
    },
    arrange: [{ activate: "isamu" }],
    cards: [4, 1, 10],
  });
  t.choose({ kind: "attack", model: "harvey" }).choose("nothing");
  expect(t.at("models.shoko.wounds")).toBe(1); // 4 against head 2, and Juggernaut
});

test("HI-6.4 what a blade ignores it ignores in the hand of whoever holds it, and no other weapon does", () => {
  const hit = (weapon: string) => {
    const t = mission([["harvey"], ["werner"]], {
      models: {
        harvey: { at: [8, 5], reacted: true, equipment: [] },
        werner: { at: [9, 5], equipment: ["amm-needle", "akai-kiku-p9"] },
      },
      arrange: [{ activate: "werner" }],
      cards: [8, 1],
    });
    return told(t.choose({ kind: "attack", weapon }).choose("nothing"));
  };
  expect(hit("amm-needle")).toContain("Armour 1"); // chest 3
  expect(hit("akai-kiku-p9")).toContain("Armour 3");
});

test("HI-1.5, HI-1.8, HI-40.2, HI-40.3 four may play, with two more drones of a kind and a point of Strength at most", () => {
  const begun = (seats: number, options: Record<string, number>) => () =>
    table(entry, { seats, options: { mission: "kill-switch", ...options } });
  expect(begun(4, { drones: 2, strength: 1 })).not.toThrow();
  expect(begun(5, {})).toThrow(/seats/);
  expect(begun(2, { drones: 3 })).toThrow(/drones/);
  expect(begun(2, { strength: 2 })).toThrow(/strength/);
});
