/** Ambush cards that cost tokens, cards or money. */
import type { Rule } from "@sprawl/engine";
import { gain, lose } from "../money.js";
import { decide, type Questions } from "../questions.js";
import type { Agent, Cyber } from "../state.js";
import { damage, removeToken, supplyOf, tokenAt, tokensOf } from "../supply/tokens.js";
import { discardSupport } from "../support-limit.js";
import { idOf, onSupport, onToken } from "../table.js";
import { test } from "../tests.js";
import type { AmbushCard, StoreName } from "../types.js";

/** One active token of this kind, of its owner's choice; none if there is none (CV-1.14). */
function* choose(g: Cyber, agent: Agent, store: StoreName): Rule<number | undefined> {
  const options = tokensOf(agent)
    .filter(({ supply }) => supply.active && supplyOf(g, supply.id).store === store)
    .map(({ place, supply }): Questions["lose-token"] => ({
      kind: "lose-token",
      place,
      token: supply.id,
      on: onToken(agent.profile, place),
    }));
  if (options.length <= 1) return options[0]?.place;
  const { place } = yield* decide(g, agent.org, "lose-token", options, {
    args: { agent: agent.profile },
    safe: options[0],
  });
  return place;
}

function* flip(g: Cyber, agent: Agent, store: StoreName): Rule<void> {
  const place = yield* choose(g, agent, store);
  if (place !== undefined) damage(g, agent, tokenAt(agent, place));
}

/** One active Cyber-Implant is grilled. */
export const liveWire: AmbushCard = {
  id: "live-wire",
  van: true,
  strike: (g, _, agent) => flip(g, agent, "implants"),
};
/** One active Gear is scrapped. */
export const bagSnatchers: AmbushCard = {
  id: "bag-snatchers",
  van: false,
  *strike(g, _, agent) {
    const place = yield* choose(g, agent, "gear");
    if (place !== undefined) removeToken(g, agent, place);
  },
};
export const shakedown: AmbushCard = {
  id: "shakedown",
  van: false,
  strike: (g, _, agent) => {
    lose(g, agent.org, 200); // CV-1.6
  },
};
export const virusMine: AmbushCard = {
  id: "virus-mine",
  van: true,
  *strike(g, _, agent) {
    if (!(yield* test(g, agent, "hacking", 2))) yield* flip(g, agent, "implants");
  },
};
/** One active Weapon is broken. */
export const weaponJam: AmbushCard = {
  id: "weapon-jam",
  van: false,
  strike: (g, _, agent) => flip(g, agent, "weapons"),
};
/** Its Organization discards a Support card. */
export const doubleAgent: AmbushCard = {
  id: "double-agent",
  van: true,
  *strike(g, _, agent) {
    const options = g.state.orgs[agent.org].supports.map(({ id }): Questions["support-limit"] => ({
      kind: "discard-support",
      support: id,
      on: onSupport(id),
    }));
    if (options.length === 0) return;
    const { support } =
      options.length === 1
        ? options[0]
        : yield* decide(g, agent.org, "support-limit", options, { safe: options[0] });
    discardSupport(g, agent.org, support);
  },
};
/** Nothing, but the owner of the token gains 100D once. */
export const emptyStreet: AmbushCard = {
  id: "empty-street",
  van: false,
  sprung: (g, self) => {
    gain(g, self.owner, 100);
    g.tell("gained", { org: idOf(g, self.owner), amount: 100 }, { rule: "CV-16.4" });
  },
};
