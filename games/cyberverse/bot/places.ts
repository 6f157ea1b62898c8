/** What standing somewhere is worth to an Agent, in points of 200D. */
import { chance } from "../src/advice/odds.js";
import { canReachHacking } from "../src/advice/reach.js";
import { isArmoured } from "../src/ambush.js";
import { DISTANCES, HACKING } from "../src/city/layouts.js";
import { featureOf } from "../src/features.js";
import { hackingIncome, isEligible } from "../src/hacking.js";
import { influenceOf } from "../src/influence-tokens.js";
import { moments } from "../src/moments.js";
import type { Agent } from "../src/state.js";
import { names, type OpenMission, openMissions } from "../src/stories.js";
import { weaponsOf } from "../src/supply/tokens.js";
import { agentsIn, henchmenIn, layoutOf, profileOf } from "../src/table.js";
import { DISTRICTS, type District, type Zone } from "../src/types.js";
import type { Mind } from "./mind.js";

/** What 200D are worth: much to the poor, little to the rich. */
function purse({ g, me }: Mind): number {
  const { money } = g.state.orgs[me];
  return money < 500 ? 1 : money < 1000 ? 0.5 : 0.15;
}

/** A Mission's own worth: its money, its XP, and that it brings a Story nearer. */
function worthOf(mind: Mind, { mission, folder }: OpenMission): number {
  const open = folder.missions.filter((state) => state === "open").length;
  const story = openMissions(mind.g, mind.me).length;
  return (
    (mission.money / 200) * purse(mind) +
    mission.xp / 4 +
    6 +
    (open === 1 ? 1 : 0) +
    (story <= 2 ? 3 : 0)
  );
}

/** How well an Agent fights, with its best Weapon. */
export function might(mind: Mind, agent: Agent): number {
  const { g } = mind;
  const combat = featureOf(g, agent, "combat");
  const usable = weaponsOf(g, agent).filter(({ weapon }) => !weapon.expert || combat >= 3);
  return combat + Math.max(0, ...usable.map(({ weapon }) => weapon.bonus));
}

/** What the best yellow Mission there is worth, others of the Team who stand there left the rest. */
function investigating(mind: Mind, there: Agent): number {
  const { g, faces } = mind;
  if (moments.of(there).bars(g, "barsMissions", there)) return 0;
  const worths = openMissions(g, there.org)
    .flatMap((open) => {
      const { ask } = open.mission;
      if (ask.kind !== "tests" || !names(open.mission, there.district)) return [];
      return [(chance(g, faces, there, ask.tests) / 100) * worthOf(mind, open)];
    })
    .sort((a, b) => b - a);
  const others = agentsIn(g, there.district).filter(
    (each) => each.org === there.org && each.profile !== there.profile,
  );
  return worths[others.length] ?? (worths[0] ?? 0) / 3;
}

/** Income of a Hacking, and the blue Missions that come with it. */
function hackingThere(mind: Mind, there: Agent): number {
  const { g, faces } = mind;
  if (moments.of(there).bars(g, "barsHacking", there)) return 0;
  const income = hackingIncome(g, there);
  let value = (income / 200) * purse(mind);
  for (const open of openMissions(g, there.org)) {
    const { ask } = open.mission;
    if (ask.kind !== "hack" || !isEligible(g, there, income, open)) continue;
    const odds =
      ask.threshold === undefined
        ? 100
        : chance(g, faces, there, [{ feature: "hacking", threshold: ask.threshold }]);
    value += (odds / 100) * worthOf(mind, open);
  }
  return value;
}

/** Being alone in a District: a token, and red Missions. */
function alone(mind: Mind, there: Agent): number {
  const { g } = mind;
  const { district, org } = there;
  const rivals = agentsIn(g, district).filter((agent) => agent.org !== org).length;
  const own = influenceOf(g, org, district);
  const share = rivals === 0 ? 1 : 0.15;
  let value = own < 3 ? 2 : 0.3;
  for (const open of openMissions(g, org)) {
    const { ask } = open.mission;
    if (ask.kind !== "gain" || !names(open.mission, district)) continue;
    const ready =
      (ask.own ?? 1) <= own + 1 && (ask.with === undefined || influenceOf(g, org, ask.with) > 0);
    value += worthOf(mind, open) * (ready ? 1 : 0.4);
  }
  for (const open of openMissions(g, org)) {
    const { ask } = open.mission;
    if (ask.kind === "gain" && ask.with === district && own === 0) value += 2;
  }
  return value * share;
}

/** Fights: what Missions want one, and what it may cost. */
function fighting(mind: Mind, there: Agent): number {
  const { g } = mind;
  const { district, org } = there;
  const strength = might(mind, there);
  let value = 0;
  for (const open of openMissions(g, org)) {
    const { ask } = open.mission;
    if (ask.kind !== "combat" || open.mission.district !== district) continue;
    value += worthOf(mind, open) * (ask.elimination ? Math.min(0.8, strength / 8) * 0.7 : 0.6);
  }
  const rivals = agentsIn(g, district).filter((agent) => agent.org !== org);
  const stronger = rivals.filter((agent) => might(mind, agent) > strength).length;
  const gangs = henchmenIn(g, district).length;
  const frail = there.health <= 2 ? 2 : 1;
  value -= frail * (0.8 * stronger + 0.4 * gangs + (strength < 3 ? 0.4 : 0));
  const { ambush } = g.state.districts[district - 1];
  if (ambush >= 0 && ambush !== org && !isArmoured(g, there)) value -= 1.5 * frail;
  return value;
}

/** The worth of a place for an Agent: the District, where it stands, and what it leads on to. */
export function placeWorth(
  mind: Mind,
  agent: Agent,
  district: District,
  hacks: boolean,
  zone?: Zone,
): number {
  const { positions, entry } = layoutOf(mind.g, district);
  const stands = zone ?? (hacks ? positions[HACKING].zone : entry);
  const there: Agent = { ...agent, district, zone: stands, position: hacks ? HACKING : -1 };
  const company = agentsIn(mind.g, district).filter(
    (each) => each.org === agent.org && each.profile !== agent.profile,
  );
  const value =
    investigating(mind, there) + fighting(mind, there) + (hacks ? hackingThere(mind, there) : 0);
  return value + (company.length > 0 ? -1 : alone(mind, there)) + future(mind, there);
}

/** What the next turn could bring from there: Missions elsewhere, if they can be reached. */
function future(mind: Mind, there: Agent): number {
  const { g } = mind;
  const { distances, entry } = layoutOf(g, there.district);
  const points = featureOf(g, there, "movement");
  let most = 0;
  for (const district of DISTRICTS) {
    if (district === there.district) continue;
    const way = distances[there.zone][entry] + DISTANCES[there.district][district];
    const share = way <= points ? 0.6 : way <= 2 * points ? 0.25 : 0.1;
    most = Math.max(most, share * prospect(mind, { ...there, district }));
  }
  return most;
}

/** What a District holds for an Agent: Missions it could complete there. */
function prospect(mind: Mind, there: Agent): number {
  const { g, faces } = mind;
  let most = 0;
  for (const open of openMissions(g, there.org)) {
    const { ask } = open.mission;
    if (!names(open.mission, there.district)) continue;
    const odds =
      ask.kind === "tests"
        ? chance(g, faces, there, ask.tests) / 100
        : ask.kind === "hack"
          ? ask.threshold === undefined
            ? 0.8
            : chance(g, faces, there, [{ feature: "hacking", threshold: ask.threshold }]) / 100
          : 0.6;
    most = Math.max(most, odds * worthOf(mind, open));
  }
  return most;
}

/** The worth of a District, if the Agent does its best there. */
export function districtWorth(mind: Mind, agent: Agent, district: District): number {
  const hacks = canReachHacking(mind.g, agent, district);
  const plain = placeWorth(mind, agent, district, false);
  return hacks ? Math.max(plain, placeWorth(mind, agent, district, true)) : plain;
}

/** Does this Agent need a rest? */
export function isHurt({ g }: Mind, agent: Agent): boolean {
  return agent.health * 2 <= profileOf(g, agent).health || agent.wound || agent.bleeding;
}
