/** CV-31.15, CV-31.16: which Agents the automaton activates, and where they go. */
import type { Plain } from "@sprawl/engine";
import { canReach, canReachHacking } from "../advice/reach.js";
import { HACKING } from "../city/layouts.js";
import type { CallOption, MoveOption } from "../questions.js";
import type { Agent, Cyber, Org } from "../state.js";
import { agentNamed, layoutOf } from "../table.js";
import { DISTRICTS, HQ, NO_POSITION } from "../types.js";
import type { Answers } from "./automaton.js";
import { worthOf } from "./value.js";

/** CV-31.15: the reachable District of highest value; staying wins ties, then the lower number. */
export function bestDistrict(g: Cyber, agent: Agent): number {
  let best = agent.district;
  let most = best === HQ ? Number.MIN_SAFE_INTEGER : worthOf(g, agent, best);
  for (const district of DISTRICTS) {
    if (district === agent.district || !canReach(g, agent, district)) continue;
    const value = worthOf(g, agent, district);
    if (value > most) {
      best = district;
      most = value;
    }
  }
  return best;
}

function call(g: Cyber, _: Org, options: readonly CallOption[]): CallOption | undefined {
  const go = options.find(({ kind }) => kind === "activate");
  const agent = go?.kind === "activate" ? agentNamed(g, go.agent) : undefined;
  if (!agent) return undefined;
  const best = bestDistrict(g, agent);
  const hacks =
    agent.position !== HACKING && best === agent.district && canReachHacking(g, agent, best);
  return best !== agent.district || hacks ? go : options.find(({ kind }) => kind === "leave-be"); // CV-31.15
}

/**
 * Who is being moved: the Agent that was activated last and has not been done with. Where it was sent
 * is found once; who has arrived weighs no other District.
 */
function move(
  g: Cyber,
  org: Org,
  options: readonly MoveOption[],
  { arrived }: Readonly<Record<string, Plain>>,
): MoveOption | undefined {
  const agent = g.state.agents.filter((each) => each.org === org && each.activated).at(-1);
  const moved = mover(g, org) ?? agent;
  if (!moved) return undefined;
  const best = arrived ? moved.district : bestDistrict(g, moved);
  const way = options.find(
    (each) =>
      (each.kind === "enter" || each.kind === "travel") &&
      each.district === best &&
      each.via === "",
  );
  return way ?? settle(g, moved, options); // CV-31.15, CV-31.16
}

/** The Agent in question is the last one called: all called before have had their move. */
function mover(g: Cyber, org: Org): Agent | undefined {
  const called = g.state.agents.filter((each) => each.called);
  const last = called.at(-1);
  return last?.org === org ? last : undefined;
}

/** CV-31.16: the Hacking position, else a Covered one, else as near to it as can be. */
function settle(g: Cyber, agent: Agent, options: readonly MoveOption[]): MoveOption | undefined {
  const { positions, distances } = layoutOf(g, agent.district);
  const stay = options.find(({ kind }) => kind === "stay");
  if (agent.position === HACKING) return stay;
  const walks = options.flatMap((each) => (each.kind === "walk" ? [each] : []));
  const hacking = walks.find(({ position }) => position === HACKING);
  if (hacking) return hacking; // CV-31.16
  const covered = walks.find(
    ({ position }) => position !== NO_POSITION && positions[position].kind === "covered",
  );
  if (covered) return covered; // CV-31.16
  const far = (zone: number): number => distances[zone][positions[HACKING].zone];
  let best: MoveOption | undefined = stay;
  let least = far(agent.zone);
  for (const walk of walks) {
    if (walk.position !== NO_POSITION || far(walk.zone) >= least) continue;
    best = walk;
    least = far(walk.zone);
  }
  return best; // CV-31.16
}

export const activationAnswers: Answers = { call, move };
