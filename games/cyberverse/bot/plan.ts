/**
 * A plan for this turn: what each Agent still to be called does, chosen for all of them together, so
 * that two do not go for the same Mission and somebody stays alone where influence is wanted.
 */
import { DISTRICT_LIMIT, hasMost, influenceOf } from "../src/influence-tokens.js";
import type { Agent } from "../src/state.js";
import { names, openMissions } from "../src/stories.js";
import { agentsOf } from "../src/table.js";
import { DISTRICTS, type District } from "../src/types.js";
import type { Mind } from "./mind.js";
import { type Prospect, prospectsOf, type Try } from "./prospects.js";
import { influenceWorth, might, missionWorth, wealth } from "./worth.js";

/** Most ways thought of for one Agent. */
const BREADTH = 7;

export type Plan = ReadonlyMap<string, Prospect>;

/** `spare`: what Actions that are left over are worth, the best use first. */
export function planTurn(mind: Mind, spare: readonly number[], active?: string): Plan {
  const { g, me } = mind;
  // Whoever is on the move has paid its Action already.
  const actions = g.state.orgs[me].actions + (active === undefined ? 0 : 1);
  const ways = agentsOf(g, me).map((agent): readonly Prospect[] => {
    const free = agent.profile === active || mayStillMove(agent);
    return prune(mind, agent, prospectsOf(mind, agent, free && actions > 0));
  });
  const value = valueOfWays(mind, agentsOf(g, me));
  const chosen: Prospect[] = [];
  let best: readonly Prospect[] = ways.map(([first]) => first);
  let most = Number.NEGATIVE_INFINITY;
  const choose = (index: number, left: number): void => {
    if (index === ways.length) {
      let worth = value(chosen);
      for (let i = 0; i < left; i++) worth += spare[i] ?? 0;
      if (worth > most) {
        most = worth;
        best = chosen.slice();
      }
      return;
    }
    for (const way of ways[index]) {
      if (way.moves && left === 0) continue;
      chosen[index] = way;
      choose(index + 1, way.moves ? left - 1 : left);
    }
  };
  choose(0, actions);
  return new Map(agentsOf(g, me).map(({ profile }, i) => [profile, best[i]]));
}

function mayStillMove({ called, trained, recruited }: Agent): boolean {
  return !called && !trained && !recruited;
}

/** The ways worth thinking of: those best for the Agent itself; staying always. */
function prune(mind: Mind, agent: Agent, ways: readonly Prospect[]): readonly Prospect[] {
  if (ways.length <= BREADTH) return ways;
  const value = valueOfWays(mind, [agent]);
  const [stay, ...others] = ways;
  const ranked = others
    .map((way) => ({ way, worth: value([way]) }))
    .sort((a, b) => b.worth - a.worth);
  return [stay, ...ranked.slice(0, BREADTH - 1).map(({ way }) => way)];
}

/** The worth of a plan: what each does by itself, the tests shared out, and influence. */
function valueOfWays(mind: Mind, team: readonly Agent[]): (ways: readonly Prospect[]) => number {
  const standing = DISTRICTS.map((district) => solitude(mind, district));
  const strength = team.map((agent) => might(mind, agent));
  return (ways) => {
    let value = 0;
    let { money } = mind.g.state.orgs[mind.me];
    const positions: District[] = [];
    for (const way of ways) {
      value += way.alone + way.mission;
      money += way.income;
      if (!way.hacks) continue;
      if (positions.includes(way.district)) value -= 5; // one Hacking position a board
      positions.push(way.district);
    }
    for (const district of DISTRICTS) {
      const there = ways.filter((way) => way.district === district);
      if (there.length === 0) continue;
      const force = ways.reduce(
        (sum, way, i) => sum + (way.district === district ? strength[i] : 0),
        0,
      );
      value += standing[district - 1] * oddsOfSolitude(mind, district, force);
      value -= 0.3 * (there.length - 1);
      value += shareTests(there.map(({ tests }) => tests));
    }
    return value + wealth(money);
  };
}

/** Each Agent tries one Mission; one that was passed already is worth no more. */
function shareTests(tries: readonly (readonly Try[])[]): number {
  let value = 0;
  const left = new Map<Try["open"]["mission"], number>();
  for (const each of tries) {
    let best: Try | undefined;
    let most = 0;
    for (const one of each) {
      const gain = (left.get(one.open.mission) ?? 1) * one.odds * one.worth;
      if (gain <= most) continue;
      most = gain;
      best = one;
    }
    if (!best) continue;
    value += most;
    const { mission } = best.open;
    left.set(mission, (left.get(mission) ?? 1) * (1 - best.odds));
  }
  return value;
}

/** What being the only Organization in a District is worth: influence, and red Missions. */
function solitude(mind: Mind, district: District): number {
  const { g, me } = mind;
  const own = influenceOf(g, me, district);
  let value = influenceWorth(mind, me, district);
  for (const open of openMissions(g, me)) {
    const { ask } = open.mission;
    // Every token there raises what a Hacking credits.
    if (ask.kind === "hack" && ask.amount !== undefined && names(open.mission, district)) {
      if (own < DISTRICT_LIMIT) value += missionWorth(mind, open) * 0.25;
    }
    if (ask.kind !== "gain") continue;
    if (ask.with === district && own === 0) value += missionWorth(mind, open) * 0.4;
    if (!names(open.mission, district)) continue;
    const ready =
      (ask.own ?? 1) <= Math.min(DISTRICT_LIMIT, own + 1) &&
      (ask.with === undefined || influenceOf(g, me, ask.with) > 0) &&
      (!ask.remove || own === DISTRICT_LIMIT || rivalTokens(mind, district) > 0) &&
      (!ask.most || own + 1 > strongest(mind, district) || hasMost(g, me, district));
    value += missionWorth(mind, open) * (ready ? 1 : 0.4);
  }
  return value;
}

function rivalTokens(mind: Mind, district: District): number {
  const { influence } = mind.g.state.districts[district - 1];
  return influence.reduce((sum, tokens, org) => sum + (org === mind.me ? 0 : tokens), 0);
}

function strongest(mind: Mind, district: District): number {
  const { influence } = mind.g.state.districts[district - 1];
  return Math.max(0, ...influence.filter((_, org) => org !== mind.me));
}

/** Rivals may go, and others may come; those who stay have to be fought. */
function oddsOfSolitude(mind: Mind, district: District, force: number): number {
  const { g, me } = mind;
  let odds = 1;
  for (const agent of g.state.agents) {
    if (agent.org === me) continue;
    const free = mayStillMove(agent) && g.state.phase === "activation";
    if (agent.district === district) {
      const beaten = (force - 3 - might(mind, agent) / 2) / (5 * agent.health);
      odds *= Math.max(free && !agent.wound ? 0.3 : 0.05, Math.min(0.6, beaten));
    } else if (free) odds *= 0.93;
  }
  return odds;
}
