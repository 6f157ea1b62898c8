/** CV-31.14: what a District is worth to an Agent of the automaton. */

import { canReachHacking } from "../advice/reach.js";
import { isArmoured } from "../ambush.js";
import type { Faced } from "../attack-sums.js";
import { featureOf } from "../features.js";
import { hackingIncome, isEligible } from "../hacking.js";
import type { Agent, Org } from "../state.js";
import { names, openMissions } from "../stories.js";
import { agentsIn } from "../table.js";
import { MODIFIERS, modifiersLeft, testBonus, thresholdOf } from "../tests.js";
import type { District, Test } from "../types.js";

/** Percent of the Modifier cards left that bring this sum above the threshold. */
export function passing(g: Faced, org: Org, sum: number, threshold: number): number {
  return shareAbove(modifiersLeft(g, org), sum, threshold);
}

function shareAbove(cards: readonly number[], sum: number, threshold: number): number {
  return Math.floor((100 * cards.filter((card) => sum + card > threshold).length) / cards.length);
}

/**
 * Chance to pass all these tests in one attempt, in percent, by what is known of the Modifier deck.
 * Whoever comes to a second test has passed the first, and draws from a whole deck (CV-7.5).
 */
export function chanceOf(g: Faced, agent: Agent, tests: readonly Test[]): number {
  let percent = 100;
  let cards: readonly number[] = modifiersLeft(g, agent.org);
  for (const { feature, threshold } of tests) {
    const sum = featureOf(g, agent, feature) + testBonus(g, agent, feature);
    percent = (percent * shareAbove(cards, sum, thresholdOf(g, agent, threshold))) / 100;
    cards = MODIFIERS; // CV-7.5
  }
  return percent;
}

/** CV-31.14, in hundredths, so that chances stay whole numbers. */
export function worthOf(g: Faced, agent: Agent, district: District): number {
  const humans = agentsIn(g, district).filter(({ org }) => org !== agent.org);
  const hacks = canReachHacking(g, agent, district);
  const there: Agent = { ...agent, district };
  let value = 0;
  let best = 0;
  for (const open of openMissions(g, agent.org)) {
    const { ask } = open.mission;
    if (!names(open.mission, district)) continue;
    if (ask.kind === "gain" && humans.length === 0) value += 600; // CV-31.14
    if (ask.kind === "hack" && hacks && isEligible(g, there, hackingIncome(g, there), open))
      value += 600; // CV-31.14
    if (ask.kind === "tests") best = Math.max(best, chanceOf(g, there, ask.tests));
  }
  value += 8 * Math.floor(best); // CV-31.14
  if (hacks) value += Math.floor(hackingIncome(g, there) / 2); // CV-31.14
  if (humans.length === 0) value += 200; // CV-31.14
  const combat = featureOf(g, agent, "combat");
  for (const human of humans) if (featureOf(g, human, "combat") > combat) value -= 100; // CV-31.14
  const { ambush } = g.state.districts[district - 1];
  if (ambush >= 0 && ambush !== agent.org && !isArmoured(g, agent)) value -= 300; // CV-31.14
  if (agentsIn(g, district).some((other) => other !== agent && other.org === agent.org))
    value -= 300; // CV-31.14
  return value;
}
