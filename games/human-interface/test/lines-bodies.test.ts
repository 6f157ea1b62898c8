/** Lines about bodies, gear and doors that only show at an edge. */
import type { Rule } from "@sprawl/engine";
import { advice, campaign, type Model, modelOf, type Veteran } from "@sprawl/human-interface";
import { expect, test } from "vitest";
import { closeAllDoors, closeDoorsOf, lockDown } from "../src/doors.js";
import { scattersTo } from "../src/grenades.js";
import { applyHit, armourAt, stun } from "../src/harm.js";
import { mineFor } from "../src/mines.js";
import { heldTwice, holding } from "../src/missions/scoring.js";
import { hasCyberware, isFaceUp, isFriendly } from "../src/models.js";
import { at, kindsOf, mission, rulesOf } from "./mission.js";

/** A rule in which nobody is asked anything. */
function done<T>(rule: Rule<T>): T {
  const step = rule.next();
  if (!step.done) throw new Error("somebody is asked");
  return step.value;
}

const sums = (t: ReturnType<typeof mission>) =>
  t.told("spectator").filter((line) => line.includes(" against "));

const RANGE = { harvey: { at: [4, 5] }, shoko: { at: [0, 5] }, werner: { at: [9, 5] } };
const range = (
  models: Record<string, Record<string, unknown>> = {},
  setting: Record<string, unknown> = {},
) =>
  mission([["harvey", "shoko"], ["werner"]], {
    models: { ...RANGE, ...models } as never,
    ...setting,
  });
const allies = (models: Record<string, Record<string, unknown>> = {}) =>
  mission([["tomo"], ["rin"]], { mission: "common-enemy", models: models as never });

test("HI-25.13 beside a door, after her shot, Yuko opens nothing", () => {
  const t = mission([["yuko"], ["werner"]], {
    models: { yuko: { at: [9, 5] }, werner: { at: [12, 5], reacted: true } },
    arrange: [{ activate: "yuko" }],
    cards: [2, 9],
  });
  expect(kindsOf(t)).toContain("open-door");
  t.choose({ kind: "attack", model: "werner" }).choose("nothing");
  while (t.asked()?.kind === "second-attack") t.pass();
  expect(kindsOf(t).sort()).toEqual(["end-activation", "move"]);
});

test("HI-37.1 whoever took part comes out of a mission as it left them, the others as they were", () => {
  const night = campaign.begin({}, 2);
  const g = rulesOf(mission([["tomo"], ["rin"]], { mission: "zero-hour" }));
  g.state.veterans = night.rosters.map((roster) => roster.map((veteran) => ({ ...veteran })));
  Object.assign(modelOf(g, "tomo"), { wounds: 3, chips: ["", "cortex-bus"] });
  g.state.teams[0].stock = ["combat-knife"];
  for (const [team, budget] of [0, 4].entries()) g.state.teams[team].budget = budget;
  const result = { winners: [1], reason: "time-is-up" };
  const after = campaign.after(night, { name: "zero-hour", game: "human-interface", result }, g);
  const of = (card: string): Veteran | undefined =>
    after.rosters[0].find((veteran) => veteran.card === card);
  expect(of("tomo")).toMatchObject({ tookPart: true, wounds: 3, chips: ["cortex-bus"] });
  expect(of("shoko")).toMatchObject({ tookPart: false, wounds: 0 });
  expect(after).toMatchObject({ stocks: [["combat-knife"], []], unspent: [0, 4], wins: [1] });
});

test("HI-13.18 Door Breaker is for doors that are locked and closed, no others", () => {
  const offered = (door: { open?: boolean; locked?: boolean }) =>
    kindsOf(
      range(
        { harvey: { at: [9, 5], chips: ["door-breaker"] }, werner: { at: [22, 5] } },
        { arrange: [{ doors: { "9,4": door } }, { activate: "harvey" }] },
      ),
    );
  expect(offered({ locked: true })).toContain("break-door");
  expect(offered({})).not.toContain("break-door");
  expect(offered({ locked: true, open: true })).not.toContain("break-door");
});

test("HI-R135 with Quick Draw a Fast Attack counts 2 less, not 3", () => {
  const answer = (chips: readonly string[]) => {
    const t = range(
      {
        harvey: { at: [0, 6], reacted: true },
        shoko: { at: [4, 5], equipment: ["saipan-sa12"], chips },
      },
      { arrange: [{ activate: "werner" }], cards: [5, 5] },
    );
    t.choose({ kind: "attack", model: "shoko", weapon: "nakamura-type-60" });
    return sums(t.choose({ kind: "answer" }))[0];
  };
  expect(answer([])).toContain(": 5 + 5 = 10.");
  expect(answer(["quick-draw"])).toContain(": 6 + 5 = 11.");
});

test("HI-R121 Cortex Firewall steadies against programs alone", () => {
  const g = rulesOf(range({ harvey: { equipment: ["cortex-firewall"] } }));
  expect(advice.shockOdds(g, modelOf(g, "harvey"), "program")).toBe(225);
  expect(advice.shockOdds(g, modelOf(g, "harvey"), "gear")).toBe(500);
});

test("HI-R26 a First-Aid Kit is for wounded friends who are conscious", () => {
  const heals = (shoko: Record<string, unknown>) =>
    range(
      {
        harvey: { at: [4, 5], equipment: ["first-aid-kit"] },
        shoko: { at: [5, 5], wounds: 2, ...shoko },
      },
      { arrange: [{ activate: "harvey" }] },
    )
      .offered()
      .filter((option) => /^(Treat|Heal)/.test(option));
  expect(heals({})).toHaveLength(1);
  expect(heals({ condition: "unconscious" })).toEqual([]);
  expect(heals({ wounds: 0 })).toEqual([]);
});

test("HI-43.6, HI-42.5 Tomo's arms are of metal until they are torn off; nothing else of him is", () => {
  const g = rulesOf(mission([["tomo", "harvey"], ["werner"]]));
  const [tomo, harvey] = [modelOf(g, "tomo"), modelOf(g, "harvey")];
  expect(hasCyberware(g, tomo, "cyberarm")).toBe(true);
  expect(hasCyberware(g, tomo, "cyberlegs")).toBe(false);
  expect(hasCyberware(g, harvey, "cyberarm")).toBe(false);
  expect([armourAt(g, tomo, 5), armourAt(g, tomo, 7), armourAt(g, tomo, 2)]).toEqual([4, 3, 2]);
  tomo.used.push("mission:arms-lost");
  expect(hasCyberware(g, tomo, "cyberarm")).toBe(false);
  expect([armourAt(g, tomo, 5), armourAt(g, tomo, 7), armourAt(g, tomo, 2)]).toEqual([2, 3, 2]);
});

/** A hit on somebody of one's own Team, with the rules of hit locations. */
function hit(id: string, card: number, damage: number, sides: boolean, gear: readonly string[]) {
  const g = rulesOf(
    mission([["tomo", "harvey", "shoko"], ["werner"]], {
      options: { damage: true, sides },
      models: { [id]: { equipment: [...gear] } },
    }),
  );
  const victim = modelOf(g, id);
  const wounds = done(applyHit(g, { victim, card, damage, piercing: 0, by: 1 }));
  const lost = victim.equipment.filter(({ spent }) => spent).map((item) => item.id);
  return { wounds, lost, marks: victim.used };
}

test("HI-42.5, HI-43.6, HI-40.4 who has no metal arms loses none, and all wounds count", () => {
  expect(hit("harvey", 5, 7, false, [])).toEqual({ wounds: 5, lost: [], marks: [] });
  expect(hit("tomo", 5, 8, false, []).marks).toEqual(["mission:arms-lost"]);
  expect(hit("tomo", 5, 8, false, []).wounds).toBe(3);
  expect(hit("tomo", 2, 6, false, [])).toEqual({ wounds: 4, lost: [], marks: [] });
});

test("HI-42.5 without left and right both arms are the one of metal", () => {
  const arm = ["kagoma-cyberarm"];
  expect(hit("harvey", 5, 6, false, arm).lost).toEqual(arm);
  expect(hit("harvey", 5, 6, true, arm).lost).toEqual([]);
  expect(hit("harvey", 6, 6, true, arm).lost).toEqual(arm);
});

test("HI-6.4, HI-6.5 what pierces more than there is meets no Armour; on the head one wound is left whatever takes them away", () => {
  const g = rulesOf(range());
  const struck = (id: string, card: number, damage: number, piercing: number) =>
    done(applyHit(g, { victim: modelOf(g, id), card, damage, piercing, by: 1 }));
  expect(struck("harvey", 2, 3, 4)).toBe(3);
  expect(struck("shoko", 10, 3, 0)).toBe(1); // 3 - 2, and Juggernaut takes one away
  expect(struck("shoko", 8, 5, 0)).toBe(0); // 5 - 4, and Juggernaut
});

test("HI-R141, HI-19.36 who is down is not stunned, who is stunned is not stunned again; a stunned hacker hacks no more", () => {
  const g = rulesOf(
    mission([["tomo", "harvey"], ["rin"]], {
      mission: "kill-switch",
      models: { harvey: { condition: "unconscious" } },
    }),
  );
  g.state.teams[0].hacker = "tomo";
  const told: unknown[] = [];
  Object.assign(g, { tell: (type: string) => told.push(type) });
  stun(g, modelOf(g, "harvey"));
  expect([modelOf(g, "harvey").stunned, told]).toEqual([false, []]);
  stun(g, modelOf(g, "tomo"));
  stun(g, modelOf(g, "tomo"));
  expect([modelOf(g, "tomo").stunned, told]).toEqual([true, ["stunned"]]);
  expect(g.state.teams[0].silenced).toBe(true);
});

test("HI-4.13, HI-R122 what is used up protects nobody, and of two suits of armour one does", () => {
  const chest = (items: readonly string[], spent: boolean) => {
    const g = rulesOf(range({ harvey: { equipment: items } }));
    const harvey = modelOf(g, "harvey");
    if (spent) harvey.equipment[0].spent = true;
    return armourAt(g, harvey, 8);
  };
  const [vest, plates] = ["light-ballistic-vest", "kawashima-combat-armour"];
  expect([chest([], false), chest([vest], false), chest([vest], true)]).toEqual([3, 4, 3]);
  expect(chest([vest, plates], false)).toBe(4);
  expect(chest([vest, "combat-helmet"], false)).toBe(4);
});

test("HI-8.5, HI-R124 a card is disabled up to its turn, or while a program holds its slot; spent it is for good", () => {
  const t = mission([["tomo"], ["rin", "werner"]], {
    mission: "kill-switch",
    arrange: [
      { install: { team: 1, field: 1, card: "black-ronin", owner: 0 } },
      { activate: "rin" },
    ],
  });
  const g = rulesOf(t);
  g.state.turn = 3;
  Object.assign(g.state.teams[1].network[0], { target: "rin", disables: 1 });
  const faceUp = (id: string): boolean[] => {
    const model = modelOf(g, id);
    return model.equipment.map((item) => isFaceUp(g, model, item));
  };
  expect(faceUp("rin")).toEqual([true, false, true]);
  expect(faceUp("werner")).toEqual([true, true, true]);
  const [first, second, third] = modelOf(g, "werner").equipment;
  Object.assign(first, { offUntil: 3 });
  Object.assign(second, { offUntil: 2 });
  Object.assign(third, { spent: true });
  expect(faceUp("werner")).toEqual([false, true, false]);
});

test("HI-1.7 allied Teams are friends of each other, never of the tower", () => {
  const g = rulesOf(allies());
  const friends = (a: string, b: string) => isFriendly(g, modelOf(g, a), modelOf(g, b));
  expect([friends("tomo", "rin"), friends("rin", "tomo")]).toEqual([true, true]);
  for (const id of ["tomo", "rin"]) {
    expect([friends(id, "avatar"), friends("avatar", id)]).toEqual([false, false]);
  }
  const foes = rulesOf(mission([["tomo"], ["rin"]], { mission: "kill-switch" }));
  expect(isFriendly(foes, modelOf(foes, "tomo"), modelOf(foes, "rin"))).toBe(false);
});

test("HI-R105 a mine knows its own Team and its allies, even when nobody of that Team is left", () => {
  const mined = (g: ReturnType<typeof rulesOf>, id: string, team: number): boolean => {
    g.state.mines = [{ at: at(3, 17), team, by: "", active: true, card: "kurogane-mine" }];
    return mineFor(g, modelOf(g, id), at(3, 17)) !== undefined;
  };
  const g = rulesOf(allies());
  expect([mined(g, "rin", 0), mined(g, "tomo", 0), mined(g, "avatar", 0)]).toEqual([
    false,
    false,
    true,
  ]);
  const foes = rulesOf(mission([["tomo"], ["rin"]], { mission: "kill-switch" }));
  expect([mined(foes, "rin", 0), mined(foes, "tomo", 0)]).toEqual([true, false]);
  Object.assign(modelOf(foes, "tomo"), { team: -1, lost: true });
  expect([mined(foes, "rin", 0), mined(foes, "tomo", 0)]).toEqual([true, true]);
});

test("HI-35.1 a Terminal counts that is held now and was in the Clean-Up Phase before", () => {
  const g = rulesOf(mission([["tomo"], ["rin"]], { mission: "zero-hour" }));
  const [orange] = g.state.terminals;
  const now = () => [heldTwice(g, 0, "orange"), holding(g, 0, "orange").n];
  expect(now()).toEqual([false, 0]);
  g.state.teams[0].held = ["orange"];
  expect(now()).toEqual([false, 0]);
  orange.team = 0;
  expect(now()).toEqual([true, 2]);
  g.state.teams[0].held = [];
  expect(now()).toEqual([false, 1]);
  expect(holding(g, 0, "orange").of).toBe(2);
});

test("HI-31.6 the card of a scattering throw turns it clockwise from straight on; 9 and 10 do not", () => {
  const g = rulesOf(mission([["harvey"], ["werner"]]));
  const landing = Array.from({ length: 10 }, (_, i) => scattersTo(g, at(15, 8), at(18, 8), i + 1));
  expect(landing.map((square) => [square % 36, Math.floor(square / 36)])).toEqual([
    [19, 8],
    [19, 9],
    [18, 9],
    [17, 9],
    [17, 8],
    [17, 7],
    [18, 7],
    [19, 7],
    [19, 8],
    [19, 8],
  ]);
});

test("HI-R27 whoever throws a grenade among allies takes a test; among enemies alone none", () => {
  const thrown = (rin: readonly number[]) => {
    const t = mission([["harvey"], ["rin"]], {
      mission: "common-enemy",
      models: {
        harvey: { at: [5, 17], equipment: ["flash-bang-grenades"] },
        rin: { at: [...rin] },
        "masamune-1": { at: [9, 17] },
      },
      arrange: [{ activate: "harvey" }],
    });
    t.choose({ kind: "throw", square: at(9, 17) });
    return t.told("spectator").filter((line) => line.includes("Cybershock test of Harvey")).length;
  };
  expect(thrown([9, 18])).toBe(1);
  expect(thrown([20, 17])).toBe(0);
});

test("HI-13.24, HI-13.12 a door that was held when it should have closed closes after the next Team's turn", () => {
  const g = rulesOf(range({ harvey: { at: [9, 4] } }));
  const door = g.state.doors[3];
  Object.assign(door, { open: true, openedBy: 0 });
  closeDoorsOf(g, 0);
  expect(door.open).toBe(true);
  modelOf(g, "harvey").at = at(9, 5);
  closeDoorsOf(g, 1);
  expect(door.open).toBe(false);
  Object.assign(door, { open: true, openedBy: -1, passing: false });
  modelOf(g, "harvey").at = at(9, 4);
  closeAllDoors(g);
  expect(door).toMatchObject({ open: true, openedBy: -3 });
  Object.assign(door, { openedBy: -1, passing: true });
  closeAllDoors(g);
  expect(door).toMatchObject({ open: true, openedBy: -1 }); // it shuts behind the drone in it
});

test("HI-13.6 a door that was forced does not lock", () => {
  const g = rulesOf(mission([["tomo"], ["werner"]], { mission: "zero-hour" }));
  Object.assign(g.state.doors[0], { open: true, forced: true });
  lockDown(g);
  expect(g.state.doors[0].locked).toBe(false);
  expect(g.state.doors[1].locked).toBe(true);
});

test("HI-13.16, HI-13.17, HI-R42, HI-R44 the holder closes and locks a door that stands open; it is nobody's then", () => {
  const t = mission([["tomo"], ["werner"]], {
    mission: "zero-hour",
    arrange: [
      { doors: { "2,4": { open: true, openedBy: 0 } } },
      { terminal: { id: "orange", team: 0, controller: "tomo" } },
      { steps: ["real-world", "clean-up"] },
    ],
  });
  t.choose({ kind: "set-door", square: at(2, 4), open: false, locked: true });
  expect(t.at("doors.0")).toMatchObject({ open: false, locked: true, openedBy: -1 });
});

test("HI-44.1, HI-44.2, HI-44.4 cyberlegs force a door as well; PH 7 needs an 8; it is heard", () => {
  const t = range(
    { harvey: { at: [9, 5], equipment: ["hayabusa-cyberlegs"] }, werner: { at: [22, 5] } },
    { arrange: [{ doors: { "9,4": { locked: true } } }, { activate: "harvey" }], cards: [9] },
  );
  t.choose({ kind: "force-door" });
  expect(t.at("doors.3")).toMatchObject({ open: true, forced: true });
  expect(t.at("alarm.0")).toBe(1);
  const g = rulesOf(mission([["shoko"], ["markus", "werner"]]));
  const odds = (id: string) => advice.forceOdds(g, modelOf(g, id) as Model);
  expect([odds("markus"), odds("werner")]).toEqual([225, 125]);
});
