/** What is said of tests before they are taken, from the cards that are left. */
import { advice, box, modelOf } from "@sprawl/human-interface";
import { expect, test } from "vitest";
import { interveningIn, makeAttack, waysToAttack } from "../src/attacks.js";
import { at, mission, rulesOf, stateOf } from "./mission.js";

test("HI-7.3, HI-3.9 of forty cards twenty are above M 5, fewer with a Calm Loop", () => {
  const t = mission([["harvey", "tomo"], ["werner"]]);
  const g = rulesOf(t);
  expect(advice.shockOdds(g, modelOf(g, "harvey"), "gear")).toBe(500);
  const calm = rulesOf(
    mission([["harvey"], ["werner"]], { models: { harvey: { chips: ["calm-loop"] } } }),
  );
  expect(advice.shockOdds(calm, modelOf(calm, "harvey"), "gear")).toBe(350);
  expect(advice.isNearBreaking({ ...modelOf(g, "harvey"), shock: 9 })).toBe(true);
  expect(advice.isNearBreaking({ ...modelOf(g, "harvey"), shock: 8 })).toBe(false);
});

test("HI-31.3 a throw over five squares needs a 3", () => {
  const g = rulesOf(mission([["harvey"], ["werner"]], { models: { harvey: { at: [2, 5] } } }));
  const { "flash-bang-grenades": flash } = box.weapons;
  expect(advice.throwOdds(g, modelOf(g, "harvey"), flash, at(7, 5))).toBe(875);
});

test("HI-44.2 PH 8 forces a door with an 8, PH 6 with a 9", () => {
  const g = rulesOf(mission([["shoko", "harvey"], ["werner"]]));
  expect(advice.forceOdds(g, modelOf(g, "shoko"))).toBe(225);
  expect(advice.forceOdds(g, modelOf(g, "harvey"))).toBe(125);
});

/** Of 1000: how often one card and a lead beat another card, every pair counted. */
function beats(left: readonly number[], lead: number): number {
  let [won, all] = [0, 0];
  for (const [i, a] of left.entries()) {
    for (const [j, b] of left.entries()) {
      const ways = a * (i === j ? b - 1 : b);
      all += ways;
      if (i + lead > j) won += ways;
    }
  }
  return Math.floor((1000 * won) / all);
}

const network = (teams: readonly (readonly string[])[], hacker: string) =>
  mission(teams, {
    mission: "kill-switch",
    arrange: [
      { install: { team: 1, field: 1, card: "paper-tiger", owner: 1 } },
      { install: { team: 1, field: 2, card: "lovebite", owner: 0 } },
      { set: "teams.1.hacker", to: hacker },
    ],
  });

test("HI-23.2, HI-23.3 a purge is as likely as two cards of those left make it", () => {
  const t = mission([["tomo"], ["rin"]], {
    mission: "kill-switch",
    arrange: [
      { install: { team: 1, field: 1, card: "lovebite", owner: 0 } },
      { install: { team: 1, field: 2, card: "sentinel", owner: 1 } },
      { set: "teams.1.hacker", to: "rin" },
    ],
  });
  const g = rulesOf(t);
  const [hostile, own] = stateOf(t).teams[1].network.map(({ card }) => card);
  const lead = box.programs.sentinel.strength - box.programs.lovebite.strength;
  const odds = advice.purgeOdds(g, { team: 1, card: own, hostile });
  expect(odds).toBe(beats(advice.leftInDeck(g), lead));
});

test("HI-20.8, HI-21.5 a defence holds the better the stronger it is; without one the card is alone", () => {
  const t = network([["phantom"], ["rin"]], "rin");
  const g = rulesOf(t);
  const bare = advice.defenceOdds(g, 2, 0, 1, undefined);
  expect(bare).toBe(1000 - beats(advice.leftInDeck(g), 2));
  const { card } = stateOf(t).teams[1].network[0];
  expect(advice.defenceOdds(g, 2, 0, 1, card)).toBeGreaterThan(bare);
});

test("HI-41.2, HI-3.6 whoever stands between and a second card count in the chance to hit", () => {
  const line = { werner: { at: [3, 5] }, harvey: { at: [8, 5] } };
  const chance = (models: Record<string, { at: number[] }>, intervening: boolean) => {
    const g = rulesOf(
      mission([["harvey", "shoko"], ["werner"]], {
        models: { shoko: { at: [2, 1] }, ...line, ...models },
        options: { intervening },
      }),
    );
    const [werner, harvey] = [modelOf(g, "werner"), modelOf(g, "harvey")];
    const [means] = waysToAttack(g, werner, harvey);
    const attack = makeAttack(g, werner, harvey, means);
    return [advice.chanceOf(g, attack), interveningIn(g, attack).length];
  };
  const [clear] = chance({}, true);
  const [hindered, between] = chance({ shoko: { at: [5, 5] } }, true);
  expect(between).toBe(1);
  expect(hindered).toBeLessThan(clear);
  const sword = rulesOf(
    mission([["harvey"], ["tetsuo"]], {
      models: { harvey: { at: [8, 5] }, tetsuo: { at: [9, 5] } },
    }),
  );
  const [tetsuo, victim] = [modelOf(sword, "tetsuo"), modelOf(sword, "harvey")];
  const [means] = waysToAttack(sword, tetsuo, victim);
  const blow = makeAttack(sword, tetsuo, victim, means);
  expect(advice.chanceOf(sword, blow)).toBeGreaterThan(advice.oddsOf(sword, blow).chance);
});
