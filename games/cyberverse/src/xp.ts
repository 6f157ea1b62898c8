/** CV-8: experience, and what it buys. */
import type { Rule } from "@sprawl/engine";
import { cappedFeature, featureOf, maximumOf } from "./features.js";
import { decide, type Questions, type XpPayment } from "./questions.js";
import type { Agent, Cyber, Org, Seen } from "./state.js";
import { idOf } from "./table.js";
import type { Feature } from "./types.js";

/** Unused Mission XP of an Organization (CV-8.3), by value. */
export function missionXp(g: Seen, org: Org): { ones: number; twos: number } {
  const found = { ones: 0, twos: 0 };
  for (const folder of g.state.orgs[org].story?.folders ?? []) {
    const { missions } = g.box.investigations[folder.id];
    for (let i = 0; i < missions.length; i++) {
      if (folder.missions[i] !== "validated") continue; // CV-8.5
      if (missions[i].xp === 2) found.twos++;
      else found.ones++;
    }
  }
  return found;
}

/** All XP this Agent could spend: its own and that of the Missions (CV-8.2, CV-8.15). */
export function xpFor(g: Seen, agent: Agent): number {
  const { ones, twos } = missionXp(g, agent.org);
  return agent.ones + ones + 2 * (agent.twos + twos); // CV-8.1
}

/** CV-8.8, CV-8.9: what so many levels cost, paid level by level from the value now. */
export function raisePrice(from: number, levels: number): number {
  let price = 0;
  for (let level = from + 1; level <= from + levels; level++) price += 2 * level; // CV-8.8
  return price;
}

/** CV-8.13: so many levels are left below the maximum. */
function levelsLeft(g: Seen, agent: Agent, feature: Feature): number {
  return maximumOf(feature) - cappedFeature(g, agent, feature);
}

type Raise = Questions["raise"];

/** The levels an Agent can buy now, none first. */
export function raises(g: Seen, agent: Agent, feature: Feature): Raise[] {
  const options: Raise[] = [{ kind: "raise", levels: 0, price: 0 }];
  const xp = xpFor(g, agent);
  if (xp < 2) return options;
  const value = featureOf(g, agent, feature); // CV-8.10
  const left = levelsLeft(g, agent, feature); // CV-8.13
  for (let levels = 1; levels <= left; levels++) {
    const price = raisePrice(value, levels);
    if (price > xp) break;
    options.push({ kind: "raise", levels, price, rule: "CV-8.8" });
  }
  return options;
}

/**
 * CV-8.6: XP may be spent before a test, an attack or a Hacking. Gives the levels bought for it. What
 * it is for (`aim`) is said with the question.
 */
export function* askRaise(
  g: Cyber,
  agent: Agent,
  feature: Feature,
  aim: Readonly<Record<string, number>> = {},
): Rule<number> {
  const options = raises(g, agent, feature);
  if (options.length === 1) return 0;
  const { levels, price } = yield* decide(g, agent.org, "raise", options, {
    rule: "CV-8.6",
    args: { agent: agent.profile, feature, value: featureOf(g, agent, feature), ...aim },
    safe: options[0],
  });
  if (levels === 0) return 0;
  yield* spendXp(g, agent, price); // CV-8.7: and no Action
  g.tell(
    "raised",
    { org: idOf(g, agent.org), agent: agent.profile, feature, levels, price },
    { rule: "CV-8.8" },
  );
  if (!g.options.lastingExperience) return levels; // CV-8.11, CV-R32
  agent.raised[feature] += levels; // CV-30.6
  return 0;
}

/** CV-8.14, CV-8.15: all ways to pay in which no token could be left out. */
export function payments(g: Seen, agent: Agent, price: number): XpPayment[] {
  const mission = missionXp(g, agent.org);
  const options: XpPayment[] = [];
  for (
    let missionTwos = Math.min(mission.twos, Math.ceil(price / 2));
    missionTwos >= 0;
    missionTwos--
  ) {
    for (let missionOnes = Math.min(mission.ones, price); missionOnes >= 0; missionOnes--) {
      for (let twos = Math.min(agent.twos, Math.ceil(price / 2)); twos >= 0; twos--) {
        for (let ones = Math.min(agent.ones, price); ones >= 0; ones--) {
          const over = missionOnes + ones + 2 * (missionTwos + twos) - price;
          const least = ones + missionOnes > 0 ? 1 : 2;
          if (over < 0 || over >= least) continue; // CV-8.14
          options.push({ kind: "spend", ones, twos, missionOnes, missionTwos, rule: "CV-8.15" });
        }
      }
    }
  }
  return options.sort((a, b) => overpaid(a) - overpaid(b) || fromMissions(b) - fromMissions(a));
}

function overpaid({ ones, twos, missionOnes, missionTwos }: XpPayment): number {
  return ones + missionOnes + 2 * (twos + missionTwos);
}

function fromMissions({ missionOnes, missionTwos }: XpPayment): number {
  return missionOnes + 2 * missionTwos;
}

function* spendXp(g: Cyber, agent: Agent, price: number): Rule<void> {
  const options = payments(g, agent, price);
  const chosen =
    options.length === 1
      ? options[0]
      : yield* decide(g, agent.org, "xp", options, {
          rule: "CV-8.15",
          args: { agent: agent.profile, price },
          safe: options[0],
        });
  agent.ones -= chosen.ones; // CV-8.4
  agent.twos -= chosen.twos; // CV-8.4
  turnOverXp(g, agent.org, 1, chosen.missionOnes);
  turnOverXp(g, agent.org, 2, chosen.missionTwos);
}

/** CV-8.5: spent Mission XP is turned over and stays beside its Mission. */
function turnOverXp(g: Cyber, org: Org, value: 1 | 2, count: number): void {
  let left = count;
  for (const folder of g.state.orgs[org].story?.folders ?? []) {
    const { missions } = g.box.investigations[folder.id];
    for (let i = 0; i < missions.length && left > 0; i++) {
      if (missions[i].xp !== value || folder.missions[i] !== "validated") continue;
      folder.missions[i] = "used"; // CV-8.5
      left--;
    }
  }
}

/** CV-8.16, CV-8.17: an Agent receives an XP token. */
export function giveXp(agent: Agent, value: number): void {
  if (value === 2) agent.twos++;
  else agent.ones++;
}
