/** CV-10.16, CV-R102: what the reward slot of an Event gives. */
import type { Rule } from "@sprawl/engine";
import { drawFrom, putUnder } from "@sprawl/parts";
import { canHeal, heal } from "./health.js";
import { maySettle, settleInfluence } from "./influence-tokens.js";
import { moments } from "./moments.js";
import { gain } from "./money.js";
import { decide, type Questions } from "./questions.js";
import type { Agent, Cyber, Org } from "./state.js";
import { gainSupport } from "./strategy.js";
import { equip, hasSlot, stockUp } from "./supply/tokens.js";
import { supportLimit } from "./support-limit.js";
import { agentNamed, agentsOf, idOf, onAgent } from "./table.js";
import type { Reward, StoreName } from "./types.js";
import { giveXp } from "./xp.js";

/** One of these Agents, chosen by the Organization; nobody if there is none (CV-1.14). */
export function* whom(
  g: Cyber,
  org: Org,
  agents: readonly Agent[],
  reason: string,
  rule: string,
): Rule<Agent | undefined> {
  if (agents.length <= 1) return agents[0];
  const options: Questions["whom"][] = agents.map(({ profile }) => ({
    kind: "agent",
    agent: profile,
    on: onAgent(profile),
    rule,
  }));
  const { agent } = yield* decide(g, org, "whom", options, {
    rule,
    args: { reason },
    safe: options[0],
  });
  return agentNamed(g, agent);
}

export function* takeReward(g: Cyber, org: Org, reward: Reward): Rule<void> {
  const extra = moments.of(org).value(g, "rewardBonus", 0);
  if (extra > 0) gain(g, org, extra);
  switch (reward.kind) {
    case "money":
      gain(g, org, reward.amount); // CV-10.16
      return;
    case "xp": {
      const agent = yield* whom(g, org, agentsOf(g, org), "xp", "CV-10.16");
      if (agent) giveXp(agent, reward.value);
      return;
    }
    case "healing": {
      const agent = yield* whom(
        g,
        org,
        agentsOf(g, org).filter((each) => canHeal(g, each)),
        "healing",
        "CV-10.16",
      );
      if (agent) yield* heal(g, agent, reward.points);
      return;
    }
    case "token":
      return yield* freeToken(g, org, reward.store);
    case "support":
      return freeSupport(g, org);
    case "influence":
      if (maySettle(g, org, reward.district)) yield* settleInfluence(g, org, reward.district); // CV-26.15
      return;
    default:
      return reward satisfies never;
  }
}

/** The top token of a stack goes to a fitting free slot, or back under the stack. */
function* freeToken(g: Cyber, org: Org, store: StoreName): Rule<void> {
  const { stack } = g.state.stores[store];
  if (stack.length === 0) return; // CV-R102
  const card = g.draw(store, stack);
  g.show(card, "all");
  const id = g.face(card);
  g.state.table.push(card);
  const agent = yield* whom(
    g,
    org,
    agentsOf(g, org).filter((each) => hasSlot(each, store)),
    "token",
    "CV-10.16",
  );
  g.state.table.splice(g.state.table.indexOf(card), 1);
  if (agent) equip(g, agent, { card, id });
  else putUnder(g, stack, card);
  g.tell(
    "token-won",
    { org: idOf(g, org), token: id, kept: agent !== undefined },
    { rule: "CV-10.16" },
  );
  stockUp(g, store);
}

function freeSupport(g: Cyber, org: Org): void {
  if (g.state.orgs[org].supports.length >= supportLimit(g, org)) return; // CV-13.6
  const card = drawFrom(g, "support", g.state.piles.supports);
  if (card === undefined) return;
  g.show(card, "all");
  gainSupport(g, org, card);
}
