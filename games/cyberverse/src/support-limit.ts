/** CV-6.16, CV-13.5, CV-13.11: how many Support cards an Organization may hold. */
import type { Rule } from "@sprawl/engine";
import { featureOf } from "./features.js";
import { moments } from "./moments.js";
import { decide, type Questions } from "./questions.js";
import type { Cyber, Org, Seen } from "./state.js";
import { agentsOf, idOf, onSupport } from "./table.js";

export const SUPPORT_SLOTS = 3; // CV-13.5

export function reputationSum(g: Seen, org: Org): number {
  let sum = 0;
  for (const agent of agentsOf(g, org)) sum += featureOf(g, agent, "reputation");
  return sum;
}

export function supportLimit(g: Seen, org: Org): number {
  const sum = moments.of(org).value(g, "supportLimit", reputationSum(g, org));
  return Math.min(sum, SUPPORT_SLOTS); // CV-6.16, CV-13.5
}

/** CV-13.14: to the discard pile. */
export function discardSupport(g: Cyber, org: Org, id: string): void {
  const { supports } = g.state.orgs[org];
  const [{ card }] = supports.splice(
    supports.findIndex((held) => held.id === id),
    1,
  );
  g.state.piles.supports.discard.push(card); // CV-13.14
  g.tell("support-discarded", { org: idOf(g, org), support: id }, { rule: "CV-13.14" });
}

/** CV-13.11, CV-13.12, CV-R17: whoever holds more than allowed discards at once. */
export function* adjustSupports(g: Cyber, org: Org): Rule<void> {
  const { supports } = g.state.orgs[org];
  while (supports.length > supportLimit(g, org)) {
    if (supportLimit(g, org) === 0) {
      discardSupport(g, org, supports[0].id); // CV-13.11: all of them, so there is nothing to choose
      continue;
    }
    const options: Questions["support-limit"][] = supports.map(({ id }) => ({
      kind: "discard-support",
      support: id,
      on: onSupport(id),
      rule: "CV-13.11",
    }));
    const safe = options.slice().sort((a, b) => leastWorth(g, a.support, b.support))[0];
    const { support } = yield* decide(g, org, "support-limit", options, { rule: "CV-13.11", safe });
    discardSupport(g, org, support);
  }
}

/** The fewest Teammates, then the lowest cost. */
function leastWorth(g: Seen, a: string, b: string): number {
  const { supports } = g.box;
  return supports[a].teammates - supports[b].teammates || supports[a].cost - supports[b].cost;
}
