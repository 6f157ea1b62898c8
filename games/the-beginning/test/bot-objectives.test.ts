/** TB-43.2: nobody wins without their Objectives, so bots go out of their way for them. */
import { expect, test } from "vitest";
import { areaWorth } from "../bot/areas.js";
import { destination } from "../bot/chips.js";
import { nexusWorth } from "../bot/deeds.js";
import { enemyWorth, generalWorth, spendsWeapon } from "../bot/fights.js";
import { type Gathering, gather } from "./gather.js";
import { answerAt, mindAt } from "./minds.js";

const FIVE = { characters: ["havoc", "nova", "dryden", "feykah", "jayden"] };
const SOLDIER = { type: "soldier", at: "2" };

function at(objective: string, more = {}, about: Gathering = {}) {
  const player = { faction: "human", objectives: [objective], ...more };
  return mindAt(gather({ ...about, players: { 0: player } }));
}

test("a Hunter shoots at Enemies of Level 1 too", () => {
  const of = (objective: string) =>
    spendsWeapon(at(objective, { supply: ["pistol"] }, { enemies: [SOLDIER] }), "soldier-1-1");
  expect(of("hunter")).toBe(true);
  expect(of("courier")).toBe(false);
});

test("a Data Smuggler brings red into the Network, where others drop it", () => {
  const of = (objective: string, faction: string) => {
    const mind = at(objective, { faction, chips: ["red"] }, { set: { level: 2 } });
    return destination(mind, mind.s.figures[0].chips[0]);
  };
  expect(of("data-smuggler", "human")).toBe("network");
  expect(of("data-smuggler", "fallen")).toBe("network");
  expect(of("courier", "human")).toBe("junkyard");
});

test("whoever needs a Boost goes to the Nexus for it, and into the City to calm Riot", () => {
  const boost = (objective: string, about: Gathering = {}) =>
    at(
      objective,
      { faction: "machine", area: 3, hand: ["blue-3", "blue-4"] },
      { characters: ["dee-coy", "nova", "havoc"], ...about },
    );
  expect(nexusWorth(boost("augmented"))).toBeGreaterThan(nexusWorth(boost("courier")) + 5);
  const city = (riot: number) =>
    areaWorth(boost("augmented", { set: { "bars.riot": riot } }), 0, 2);
  expect(city(5)).toBeGreaterThan(city(1));
});

test("a Team Player gives one low card to a check that is nothing to it", () => {
  const of = (objective: string) =>
    answerAt(
      gather({
        players: { 0: { faction: "machine", objectives: [objective], hand: ["blue-1", "blue-4"] } },
        steps: ["event", "pass"],
        chance: { "event one": ["looters-at-the-depot"] },
      }).until("contribute"),
    );
  expect(of("team-player")).toHaveLength(1);
  expect(of("courier")).toEqual([]);
});

test("among five, who has something to do leaves the streets to the others while they are calm", () => {
  const of = (objective: string, threat: number) => {
    const set = { "bars.threat": threat };
    const mind = at(objective, {}, { ...FIVE, enemies: [SOLDIER], set });
    return enemyWorth(mind, mind.s.enemies[0].id);
  };
  // Nobody has to do anything to be unbroken at the beginning.
  expect(of("courier", 0)).toBeLessThan(of("unbroken", 0));
  expect(of("courier", 2)).toBe(of("unbroken", 2));
});

test("the General clears the streets of five Enemies, and of fewer where Threat has risen", () => {
  const of = (count: number, threat: number) => {
    const types = ["soldier", "soldier", "thief", "thief", "soldier"].slice(0, count);
    const spots = ["2", "3", "4", "5", "7a"];
    const enemies = types.map((type, i) => ({ type, at: spots[i] }));
    const set = { "bars.threat": threat };
    return generalWorth(at("courier", {}, { general: 0, enemies, set }));
  };
  expect(of(5, 0)).toBeGreaterThan(6);
  expect(of(4, 0)).toBe(0);
  expect(of(4, 1)).toBeGreaterThan(6);
});
