import { entry } from "@sprawl/human-interface/entry";
import { table } from "@sprawl/scenarios/testing";
import { expect, test } from "vitest";
import { at, mission, stateOf } from "./mission.js";

test("HI-38.6 a third Faction has a network of its own and the cards its player chooses", () => {
  const t = table(entry, { seats: 3, options: { mission: "three-way-split" } });
  const team = (...characters: string[]) => characters.map((character) => ({ character }));
  t.pick(team("tomo", "shoko", "harvey"), 0).pick(team("rin", "markus", "isamu"), 1);
  expect(t.asked()).toEqual({ seats: [2], kind: "team" });
  t.pick(team("yuko", "shinsu"), 2).choose({ deck: "nakamura" });
  const cards = new Set(t.faces("teams.2.deck"));
  expect([cards.has("Kabuto"), cards.has("GutterWall")]).toEqual([true, false]);
  expect(t.at("teams.2.network")).toEqual([]);
  expect(t.at("teams.1.deck")).toHaveLength(27 - 2); // Nakamura's own copy is whole
});

test("HI-38.8 each player of a shared Team acts with its own characters; the first-listed says who is next", () => {
  const t = mission([["harvey", "shoko"], ["werner"]], {
    seats: 4,
    models: { harvey: { at: [1, 5] }, shoko: { at: [2, 5] }, werner: { at: [9, 5] } },
    arrange: [{ set: "phase", to: 5 }, { steps: [{ step: "team-turn", arg: 0 }, "clean-up"] }],
  });
  expect(
    stateOf(t)
      .models.slice(0, 2)
      .map(({ seat }) => seat),
  ).toEqual([0, 2]);
  expect(t.asked()).toEqual({ seats: [0], kind: "activate" });
  t.choose({ model: "shoko" });
  expect(t.asked()).toEqual({ seats: [2], kind: "act" });
  const drone = mission([["harvey", "shoko"], ["rin"]], {
    mission: "kill-switch",
    seats: 4,
    models: { "masamune-1": { at: [17, 1] }, "masamune-2": { at: [18, 1] } },
    arrange: [
      { set: "turn", to: 1 },
      { set: "phase", to: 6 },
      { set: "acting", to: ["masamune-1", "masamune-2"] },
      { steps: ["machine", "turn"] },
    ],
  });
  expect(drone.asked()).toEqual({ seats: [0], kind: "drone" });
});

/** Werner hits Harvey with this card, with Hit Location Damage and sides. */
function hitBy(card: number, equipment: readonly string[], more: readonly number[] = []) {
  const t = mission([["harvey"], ["werner"]], {
    models: {
      harvey: { at: [5, 5], equipment: [...equipment] },
      werner: { at: [9, 5], equipment: ["brugg-barret-m46"] },
    },
    arrange: [{ activate: "werner" }],
    cards: [card, 1, ...more],
    options: { damage: true, sides: true },
  });
  t.choose({ kind: "attack", weapon: "brugg-barret-m46" }).choose("nothing");
  return t.choose({ kind: "shift", by: 0 });
}
const spent = (t: ReturnType<typeof mission>) =>
  stateOf(t)
    .models[0].equipment.filter((item) => item.spent)
    .map(({ id }) => id);

test("HI-42.5 a cyberarm sits on the weapon arm, which a 6 strikes; cyberlegs count for both legs", () => {
  expect(spent(hitBy(6, ["kagoma-cyberarm"]))).toEqual(["kagoma-cyberarm"]);
  expect(spent(hitBy(5, ["kagoma-cyberarm"]))).toEqual([]);
  expect(spent(hitBy(2, ["hayabusa-cyberlegs"]))).toEqual(["hayabusa-cyberlegs"]);
  expect(spent(hitBy(4, ["hayabusa-cyberlegs"]))).toEqual(["hayabusa-cyberlegs"]);
});

test("HI-43.4 on the chest all wounds count although the cyberbody is lost", () => {
  const chest = mission([["harvey"], ["werner"]], {
    models: {
      harvey: { at: [5, 5], equipment: ["reflex-booster"] },
      werner: { at: [9, 5], equipment: ["akai-kiku-rocket-tube"] },
    },
    arrange: [{ activate: "werner" }],
    cards: [8, 2],
    options: { damage: true },
  });
  chest.choose({ kind: "attack" }).choose("nothing");
  expect(chest.at("models.harvey.wounds")).toBe(5); // 8 - 3
  expect(spent(chest)).toEqual(["reflex-booster"]);
});

test("HI-43.5 if several sit where the hit is, the owner chooses which is lost", () => {
  const t = hitBy(6, ["kagoma-cyberarm", "momuro-cyberarm"]);
  expect(t.asked()).toEqual({ seats: [0], kind: "lose-cyberware" });
  t.choose({ item: "momuro-cyberarm" });
  expect(spent(t)).toEqual(["momuro-cyberarm"]);
  expect(t.at("models.harvey.at")).toBe(at(5, 5));
});
