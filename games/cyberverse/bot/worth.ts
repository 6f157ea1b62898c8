/** What things are worth to the bot, in points: one is about half a Victory Point. */

import { featureOf } from "../src/features.js";
import { influenceOf } from "../src/influence-tokens.js";
import type { Agent, Org } from "../src/state.js";
import { names, type OpenMission, openMissions } from "../src/stories.js";
import { canWield, weaponsOf } from "../src/supply/tokens.js";
import { profileOf } from "../src/table.js";
import { type District, HQ } from "../src/types.js";
import type { Mind } from "./mind.js";

/** What a purse is worth after Payday: a debt costs an Agent, plenty is worth little more. */
export function wealth(money: number): number {
  if (money < 0) return money / 50;
  const [some, more] = [Math.min(money, 600), Math.max(0, money - 600)];
  return some / 250 + more / 900;
}

/** A Mission's worth: its reward, and that it brings its Story nearer; most of all the last ones. */
export function missionWorth(mind: Mind, { mission }: OpenMission): number {
  const left = openMissions(mind.g, mind.me).length;
  const nearer = left <= 1 ? 11 : left <= 2 ? 9 : left <= 4 ? 7.5 : 6.5;
  return nearer + mission.money / 400 + mission.xp / 5;
}

/** An Influence token: a Victory Point, perhaps a majority, and money at every Hacking. */
export function influenceWorth({ g }: Mind, org: Org, district: District): number {
  const own = influenceOf(g, org, district);
  if (own >= 3) return 0.2;
  const most = Math.max(
    0,
    ...g.state.districts[district - 1].influence.filter((_, other) => other !== org),
  );
  return 1.8 + (own >= most - 1 && own <= most ? 1 : 0);
}

/** How well an Agent fights, with its best Weapon. */
export function might({ g }: Mind, agent: Agent): number {
  const combat = featureOf(g, agent, "combat");
  const usable = weaponsOf(g, agent).filter(({ weapon }) => canWield(weapon, combat));
  return combat + Math.max(0, ...usable.map(({ weapon }) => weapon.bonus));
}

/** Does this Agent need a rest? */
export function isHurt({ g }: Mind, agent: Agent): boolean {
  return agent.health * 2 <= profileOf(g, agent).health || agent.wound || agent.bleeding;
}

/** Is it wounded, with nothing left to do where it stands? */
export function isStuck({ g }: Mind, agent: Agent): boolean {
  if (agent.district === HQ || !agent.wound) return false;
  return !openMissions(g, agent.org).some(({ mission }) => names(mission, agent.district));
}

/** Can one more be paid, beside so many? Somebody always earns something. */
export function canFeed({ g, me }: Mind, team: number): boolean {
  return g.state.orgs[me].money >= (team === 0 ? 0 : team === 1 ? 300 : 600);
}
