/** CV-31.9 to CV-31.13: the Strategy turn of the automaton. */
import { leastOf, mostOf } from "@sprawl/parts";
import { featureOf } from "../features.js";
import { statusesOf } from "../health.js";
import type { StrategyAction } from "../questions.js";
import type { Agent, Cyber, Org, Seen } from "../state.js";
import { openMissions } from "../stories.js";
import { canWield, supplyOf, weaponsOf } from "../supply/tokens.js";
import { agentNamed, agentsOf, profileOf } from "../table.js";
import { FEATURES, type Feature } from "../types.js";
import type { Answers } from "./automaton.js";

/** CV-31.9: Salaries of its Agents and 200D are never touched. */
export function reserveOf(g: Seen, org: Org): number {
  let sum = 200; // CV-31.9
  if (g.options.level !== "legend")
    for (const agent of agentsOf(g, org)) sum += profileOf(g, agent).salary;
  return sum;
}

/** The Features of its open Missions, by how many use each (CV-31.13, CV-31.18). */
export function wantedFeatures(g: Seen, org: Org): Record<Feature, number> {
  const wanted: Record<Feature, number> = {
    movement: 0,
    analysis: 0,
    hacking: 0,
    reputation: 0,
    combat: 0,
  };
  for (const { mission } of openMissions(g, org)) {
    const { ask } = mission;
    if (ask.kind === "tests") for (const { feature } of ask.tests) wanted[feature]++;
    if (ask.kind === "hack") wanted.hacking++;
    if (ask.kind === "combat") wanted.combat++;
  }
  return wanted;
}

/** CV-31.12: at most half of its Health, or any Status token. */
function needsTraining(g: Seen, agent: Agent): boolean {
  return agent.health * 2 <= profileOf(g, agent).health || statusesOf(agent).length > 0; // CV-31.12
}

type Buy = StrategyAction & { readonly kind: "buy" };

/** CV-31.13: the first of these that is possible. */
function purchase(g: Seen, org: Org, agent: Agent, offers: readonly Buy[]): Buy | undefined {
  const own = offers.filter((offer) => offer.agent === agent.profile);
  const dearest = (list: readonly Buy[]): Buy | undefined =>
    mostOf(list, ({ token }) => supplyOf(g, token).price)[0];
  const wanted = wantedFeatures(g, org);
  const [feature] = mostOf(FEATURES, (each) => wanted[each]);
  const usable = own.filter(({ token }) => {
    const piece = supplyOf(g, token);
    return piece.store === "weapons" && canWield(piece, featureOf(g, agent, "combat"));
  });
  const implants = own.filter(({ token }) => {
    const piece = supplyOf(g, token);
    return piece.store === "implants" && piece.raises === feature && wanted[feature] > 0;
  });
  return (
    (weaponsOf(g, agent).length === 0 ? dearest(usable) : undefined) ?? // CV-31.13
    dearest(implants) ?? // CV-31.13
    (agent.vehicles.length === 0
      ? dearest(own.filter(({ store }) => store === "vehicles"))
      : undefined) ?? // CV-31.13
    dearest(own.filter(({ store }) => store === "gear")) // CV-31.13
  );
}

/** Which Agents have had their one purchase is remembered among what was used this turn. */
const boughtMark = (agent: Agent): string => `automaton-bought/${agent.profile}`;

function strategy(
  g: Cyber,
  org: Org,
  options: readonly StrategyAction[],
): StrategyAction | undefined {
  const spare = g.state.orgs[org].money - reserveOf(g, org); // CV-31.9
  const free = options.filter(
    (each) => each.kind === "take-support" && each.price === 0 && each.instead === "",
  );
  const [support] = mostOf(free, (each) =>
    each.kind === "take-support" ? g.box.supports[each.support].teammates : 0,
  );
  if (support) return support; // CV-31.10
  const repairs = options.flatMap((each) =>
    each.kind === "repair" && each.price <= spare ? [each] : [],
  );
  if (repairs.length > 0) return leastOf(repairs, ({ price }) => price)[0]; // CV-31.11
  for (const each of options) {
    const agent = each.kind === "train" ? agentNamed(g, each.agent) : undefined;
    if (agent && needsTraining(g, agent)) return each; // CV-31.12
  }
  const offers = options.flatMap((each) =>
    each.kind === "buy" && each.price <= spare ? [each] : [],
  );
  for (const agent of agentsOf(g, org)) {
    if (agent.trained || g.state.used.includes(boughtMark(agent))) continue;
    const bought = purchase(g, org, agent, offers);
    if (!bought) continue;
    g.state.used.push(boughtMark(agent));
    return bought; // CV-31.13
  }
  return options.find(({ kind }) => kind === "end-turn");
}

export const strategyAnswers: Answers = { strategy };
