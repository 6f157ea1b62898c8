/** What an Agent could do in a District in this turn, standing there or hacking there. */
import { chance, testsOf } from "../src/advice/odds.js";
import { canReach, canReachHacking } from "../src/advice/reach.js";
import { isArmoured } from "../src/ambush.js";
import { DISTANCES, HACKING } from "../src/city/layouts.js";
import { featureOf } from "../src/features.js";
import { hackingIncome, isEligible } from "../src/hacking.js";
import { moments } from "../src/moments.js";
import { salaryOf } from "../src/payday.js";
import type { Agent } from "../src/state.js";
import { names, type OpenMission, openMissions } from "../src/stories.js";
import { agentsIn, henchmenIn, layoutOf } from "../src/table.js";
import { DISTRICTS, type District, HQ, NO_POSITION } from "../src/types.js";
import type { Mind } from "./mind.js";
import { might, missionWorth } from "./worth.js";

/** A Mission this Agent could try there, with its chance. */
export type Try = { readonly open: OpenMission; readonly odds: number; readonly worth: number };

export type Prospect = {
  readonly district: District;
  readonly hacks: boolean;
  /** Must the Agent be activated for it? */
  readonly moves: boolean;
  /** Yellow Missions, of which it may try one. */
  readonly tests: readonly Try[];
  /** Money it brings, its Salary taken off. */
  readonly income: number;
  /** Blue Missions, and those that want a Combat. */
  readonly mission: number;
  /** Everything else that does not depend on where the others are. */
  readonly alone: number;
};

/** All an Agent can do: stay, or go to whatever District it can reach. */
export function prospectsOf(mind: Mind, agent: Agent, mayMove: boolean): Prospect[] {
  const { g } = mind;
  const found: Prospect[] = [];
  const stands = agent.district !== HQ && agent.position === HACKING;
  found.push(prospect(mind, agent, agent.district, stands, false));
  if (!mayMove) return found;
  for (const district of DISTRICTS) {
    if (!canReach(g, agent, district)) continue;
    if (district !== agent.district || !atEntry(mind, agent)) {
      found.push(prospect(mind, agent, district, false, true));
    }
    const hacksAlready = district === agent.district && stands;
    if (!hacksAlready && canReachHacking(g, agent, district)) {
      found.push(prospect(mind, agent, district, true, true));
    }
  }
  return found;
}

function atEntry({ g }: Mind, agent: Agent): boolean {
  return agent.zone === layoutOf(g, agent.district).entry;
}

function prospect(
  mind: Mind,
  agent: Agent,
  district: District,
  hacks: boolean,
  moves: boolean,
): Prospect {
  if (district === HQ)
    return { district, hacks, moves, tests: [], income: 0, mission: 0, alone: 0 };
  const { positions, entry } = layoutOf(mind.g, district);
  const zone = hacks ? positions[HACKING].zone : moves ? entry : agent.zone;
  const position = hacks ? HACKING : moves ? NO_POSITION : agent.position;
  const there: Agent = { ...agent, district, zone, position };
  const hacked = hacks && !moments.of(there).bars(mind.g, "barsHacking", there);
  const credit = hacked ? hackingIncome(mind.g, there) : 0;
  const mission = (hacked ? hacking(mind, there, credit) : 0) + combatMissions(mind, there);
  const alone = onward(mind, there) - peril(mind, there);
  const income = credit - salaryOf(mind.g, there);
  return { district, hacks, moves, tests: testsThere(mind, there), income, mission, alone };
}

function testsThere(mind: Mind, there: Agent): Try[] {
  const { g, faces } = mind;
  if (moments.of(there).bars(g, "barsMissions", there)) return [];
  const found: Try[] = [];
  for (const open of openMissions(g, there.org)) {
    const { ask } = open.mission;
    if (ask.kind !== "tests" || !names(open.mission, there.district)) continue;
    const odds = chance(g, faces, there, ask.tests) / 100;
    if (odds > 0) found.push({ open, odds, worth: missionWorth(mind, open) });
  }
  return found;
}

/** The blue Missions that come with a Hacking. */
function hacking(mind: Mind, there: Agent, income: number): number {
  const { g, faces } = mind;
  let value = 0;
  for (const open of openMissions(g, there.org)) {
    if (!isEligible(g, there, income, open)) continue;
    value += (chance(g, faces, there, testsOf(open.mission.ask)) / 100) * missionWorth(mind, open);
  }
  return value;
}

/** Missions that want a Combat, by how likely there will be one. */
function combatMissions(mind: Mind, there: Agent): number {
  const { g } = mind;
  const { district, org } = there;
  const rivals = agentsIn(g, district).some((agent) => agent.org !== org);
  const likely = rivals ? 0.9 : henchmenIn(g, district).length > 0 ? 0.7 : 0.55;
  let value = 0;
  for (const open of openMissions(g, org)) {
    const { ask } = open.mission;
    if (ask.kind !== "combat" || !names(open.mission, district)) continue;
    const odds = ask.elimination ? Math.min(0.75, might(mind, there) / 9) : 1;
    value += missionWorth(mind, open) * likely * odds;
  }
  return value;
}

/** What a fight or an Ambush may cost there; twice as much to the frail. */
function peril(mind: Mind, there: Agent): number {
  const { g } = mind;
  const { district, org, health } = there;
  const strength = might(mind, there) + 1;
  const stronger = agentsIn(g, district).filter(
    (agent) => agent.org !== org && might(mind, agent) > strength,
  ).length;
  const { ambush } = g.state.districts[district - 1];
  const trapped = ambush >= 0 && ambush !== org && !isArmoured(g, there);
  const frail = health <= 1 ? 4 : health <= 2 ? 2 : 1;
  const gangs = henchmenIn(g, district).length;
  return frail * (0.4 + 0.5 * stronger + 0.3 * gangs + (trapped ? 0.8 : 0));
}

/** What the next turn could bring from there: the best Mission elsewhere, by how far it is. */
function onward(mind: Mind, there: Agent): number {
  const { g, faces } = mind;
  const { distances, entry } = layoutOf(g, there.district);
  const points = Math.max(1, featureOf(g, there, "movement"));
  let most = 0;
  for (const open of openMissions(g, there.org)) {
    const { ask } = open.mission;
    const odds = ask.kind === "combat" ? 0.5 : chance(g, faces, there, testsOf(ask)) / 100;
    for (const district of DISTRICTS) {
      if (district === there.district || !names(open.mission, district)) continue;
      const { positions, entry: door, distances: inside } = layoutOf(g, district);
      const deep = ask.kind === "hack" ? inside[door][positions[HACKING].zone] + 1 : 0;
      const way = distances[there.zone][entry] + DISTANCES[there.district][district] + deep;
      const turns = there.wound ? 9 : Math.ceil(way / points);
      const share = turns <= 1 ? 0.35 : turns <= 2 ? 0.15 : 0.05;
      most = Math.max(most, share * odds * missionWorth(mind, open));
    }
  }
  return most;
}
