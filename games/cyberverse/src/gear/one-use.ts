/** CV-12.25: Gear that is used once and then goes under its stack. */
import type { Rule } from "@sprawl/engine";
import { canHeal, heal } from "../health.js";
import { bearerOf, isBearer, type Self, slotOf } from "../moments.js";
import { movementLeft } from "../movement.js";
import { decide, type Use } from "../questions.js";
import { type Agent, type Cyber, isAgent, type Seen } from "../state.js";
import { removeToken } from "../supply/tokens.js";
import { agentNamed, agentsOf, idOf, onAgent, onToken } from "../table.js";
import { type Gear, HQ } from "../types.js";

/** CV-12.9: used-up tokens go under their stack. */
function spend(g: Cyber, self: Self): void {
  const agent = bearerOf(g, self);
  if (!agent) return;
  g.uses(self.piece.id);
  removeToken(g, agent, slotOf(self)); // CV-12.9
}

function healingUse(self: Self, agent: Agent, target: Agent): Use {
  const on = [onToken(agent.profile, slotOf(self)), onAgent(target.profile)];
  return {
    kind: "use",
    piece: self.piece.id,
    agent: agent.profile,
    target: target.profile,
    on,
    rule: "CV-12.25",
  };
}

function ownHealing(g: Seen, self: Self): Use[] {
  const agent = bearerOf(g, self);
  return agent && canHeal(g, agent) ? [healingUse(self, agent, agent)] : [];
}

/** The first copy offers, so that two of a kind make one option. */
function isFirst(self: Self, agent: Agent): boolean {
  return agent.slots.findIndex(({ id, active }) => active && id === self.piece.id) === slotOf(self);
}

export const mediGel: Gear = {
  id: "medi-gel",
  store: "gear",
  copies: 3,
  price: 200,
  strategyUses: (g, self) => (isFirstOf(g, self) ? ownHealing(g, self) : []),
  callUses: (g, self, agent) =>
    isBearer(self, agent) && isFirst(self, agent) ? ownHealing(g, self) : [],
  *use(g, self) {
    const agent = bearerOf(g, self);
    if (!agent) return;
    spend(g, self);
    yield* heal(g, agent, 1);
  },
};

function isFirstOf(g: Seen, self: Self): boolean {
  const agent = bearerOf(g, self);
  return agent !== undefined && isFirst(self, agent);
}

/** Heals by 2 its Agent or another of the same Organization in the same place. */
export const traumaKit: Gear = {
  id: "trauma-kit",
  store: "gear",
  copies: 2,
  price: 400,
  strategyUses: (g, self) => {
    const agent = bearerOf(g, self);
    if (!agent || !isFirst(self, agent)) return [];
    return agentsOf(g, agent.org)
      .filter((other) => other.district === agent.district && canHeal(g, other))
      .map((other) => healingUse(self, agent, other));
  },
  *use(g, self, { target }) {
    const patient = agentNamed(g, target);
    spend(g, self);
    if (patient) yield* heal(g, patient, 2);
  },
};

/** During its activation in the Activation phase: leave the District from any zone. */
export const forgedPass: Gear = {
  id: "forged-pass",
  store: "gear",
  copies: 2,
  price: 300,
  ways: (_, self, { who }) =>
    isAgent(who) && isBearer(self, who) && isFirst(self, who)
      ? [{ via: self.piece.id, free: false, anywhere: true }]
      : [],
  taken: spend,
};

/** When named as a target, before tokens are revealed: the attack on this Agent is cancelled. */
export const holoDecoy: Gear = {
  id: "holo-decoy",
  store: "gear",
  copies: 2,
  price: 300,
  *decoys(g, self, agent): Rule<boolean> {
    if (!isBearer(self, agent)) return false;
    const decoy = {
      kind: "decoy",
      piece: self.piece.id,
      on: onToken(agent.profile, slotOf(self)),
      rule: "CV-22.27",
    } as const;
    const pass = { kind: "pass" } as const;
    const chosen = yield* decide(g, agent.org, "decoy", [decoy, pass], {
      args: { agent: agent.profile },
      safe: pass,
    });
    if (chosen.kind === "pass") return false;
    spend(g, self);
    g.tell("decoyed", { org: idOf(g, agent.org), agent: agent.profile }, { rule: "CV-22.27" });
    return true;
  },
};

/** After a Brawl card is drawn for this Agent's board: red counts as green. */
export const bribeChip: Gear = {
  id: "bribe-chip",
  store: "gear",
  copies: 1,
  price: 200,
  brawlUses: (g, self) => {
    const agent = bearerOf(g, self);
    const { brawl } = g.state;
    if (!agent || agent.district !== brawl?.district || brawl.colour !== "red") return [];
    const on = onToken(agent.profile, slotOf(self));
    return [
      {
        kind: "react",
        piece: self.piece.id,
        agent: agent.profile,
        target: "",
        on,
        rule: "CV-17.31",
      },
    ];
  },
  use: (g, self) => {
    spend(g, self);
    if (g.state.brawl) g.state.brawl.colour = "green"; // CV-17.31
  },
};

/** When this Agent is activated: +2 Movement for that activation, up to 5. */
export const stimInjector: Gear = {
  id: "stim-injector",
  store: "gear",
  copies: 1,
  price: 300,
  moveUses: (g, self, { who, visited, positions }) => {
    if (!isAgent(who) || !isBearer(self, who) || movementLeft(g, who) <= 0) return [];
    const begun = positions > 0 || (who.district !== HQ && visited.length > 1);
    return begun
      ? []
      : [
          {
            kind: "spur",
            piece: self.piece.id,
            on: onToken(who.profile, slotOf(self)),
            rule: "CV-12.25",
          },
        ];
  },
  useInMove: (g, self, moving) => {
    if (isAgent(moving.who)) moving.points += Math.min(2, movementLeft(g, moving.who)); // CV-6.11
    spend(g, self);
  },
};
