/** Who is activated and where it goes: as the plan for the turn says. */
import { rescuePrice, TEAM } from "../src/auxiliary.js";
import { HACKING } from "../src/city/layouts.js";
import { type Agent, NOBODY } from "../src/state.js";
import { agentNamed, agentsOf, layoutOf } from "../src/table.js";
import { HQ, NO_POSITION, type Zone } from "../src/types.js";
import { bestOf, type Mind, type Offered, type Thoughts } from "./mind.js";
import { planTurn } from "./plan.js";
import type { Prospect } from "./prospects.js";
import { canFeed, isStuck } from "./worth.js";

/** What Actions that no Agent needs are worth, the best first: a Story, new people, the News. */
function spareWorth(mind: Mind): number[] {
  const { g, me } = mind;
  const { story, money, staff } = g.state.orgs[me];
  const worth: number[] = [];
  if (!story) worth.push(9);
  const team = agentsOf(g, me);
  for (const agent of team) {
    if (isStuck(mind, agent) && money >= rescuePrice(g, agent) + 200) worth.push(5);
  }
  for (let i = team.length; i < TEAM; i++) worth.push(canFeed(mind, i) ? 5 : 1);
  const rewards = g.state.news.filter(
    ({ reward, cancel }) => reward === NOBODY && cancel !== me,
  ).length;
  for (let i = 0; i < Math.min(staff, rewards); i++) worth.push(1.2);
  return [...worth, 0.4, 0.4, 0.4].sort((a, b) => b - a);
}

function planned(mind: Mind, active?: string): Prospect | undefined {
  return planTurn(mind, spareWorth(mind), active).get(active ?? String(mind.args.agent));
}

function call(mind: Mind, options: readonly Offered<"call">[]): Offered<"call"> | undefined {
  const use = options.find(({ kind }) => kind === "use");
  if (use) return use;
  const wanted = planned(mind)?.moves ? "activate" : "leave-be";
  return options.find(({ kind }) => kind === wanted);
}

function move(mind: Mind, options: readonly Offered<"move">[]): Offered<"move"> | undefined {
  const profile = String(mind.args.agent);
  const agent = agentNamed(mind.g, profile);
  const way = planned(mind, profile);
  if (!agent || !way) return undefined;
  if (way.district !== agent.district) {
    const ways = options.flatMap((each) =>
      (each.kind === "enter" || each.kind === "travel") && each.district === way.district
        ? [each]
        : [],
    );
    const chosen = bestOf(
      ways,
      (each) => (each.via === "" ? 1 : 0) - (each.kind === "travel" ? each.cost / 10 : 0),
    );
    if (chosen) return chosen;
  }
  return settle(mind, agent, way, options);
}

/** Where to stand in a District: to hack if that is the plan, else safe and near the way out. */
function settle(
  { g }: Mind,
  agent: Agent,
  way: Prospect,
  options: readonly Offered<"move">[],
): Offered<"move"> | undefined {
  if (agent.district === HQ) return options.find(({ kind }) => kind === "enter") ?? options.at(-1);
  const { positions, distances, entry } = layoutOf(g, agent.district);
  const standing = (position: number, zone: Zone): number => {
    const kind = position === NO_POSITION ? "" : positions[position].kind;
    if (position === HACKING && way.hacks) return 9;
    const cover = kind === "covered" ? 0.4 : kind === "advantageous" ? 0.1 : 0;
    return cover - 0.5 * distances[zone][entry];
  };
  return bestOf(options, (each) => {
    if (each.kind === "stay") return standing(agent.position, agent.zone);
    return each.kind === "walk" ? standing(each.position, each.zone) - each.cost / 100 : -9;
  });
}

export const activationThoughts: Thoughts = { call, move };
