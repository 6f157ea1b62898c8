/** Ambush cards that cost Health or give Status tokens. */
import type { Rule } from "@sprawl/engine";
import { giveStatus, harm } from "../health.js";
import { canPay, pay } from "../money.js";
import { decide } from "../questions.js";
import type { Agent, Cyber } from "../state.js";
import { damage, supplyOf } from "../supply/tokens.js";
import { test } from "../tests.js";
import type { AmbushCard, Feature, Status } from "../types.js";

/** These Status tokens, unless the Agent passes a test. */
function unlessTested(
  g: Cyber,
  agent: Agent,
  feature: Feature,
  threshold: number,
  ...statuses: Status[]
): Rule<boolean> {
  return (function* () {
    if (yield* test(g, agent, feature, threshold)) return false;
    for (const status of statuses) giveStatus(g, agent, status);
    return true;
  })();
}

export const sniperNest: AmbushCard = {
  id: "sniper-nest",
  van: true,
  strike: (g, _, agent) => harm(g, agent, 1),
};
/** Suppression; a Vehicle is broken. */
export const spikeStrip: AmbushCard = {
  id: "spike-strip",
  van: false,
  strike: (g, _, agent) => {
    giveStatus(g, agent, "suppression");
    for (const vehicle of agent.vehicles) if (vehicle.active) damage(g, agent, vehicle);
  },
};
export const tearGas: AmbushCard = {
  id: "tear-gas",
  van: false,
  strike: (g, _, agent) => giveStatus(g, agent, "suppression"),
};
export const pipeBomb: AmbushCard = {
  id: "pipe-bomb",
  van: true,
  *strike(g, _, agent) {
    if (yield* unlessTested(g, agent, "movement", 2, "suppression")) yield* harm(g, agent, 1);
  },
};
export const knifeAlley: AmbushCard = {
  id: "knife-alley",
  van: false,
  *strike(g, _, agent) {
    yield* unlessTested(g, agent, "combat", 2, "bleeding");
  },
};
/** A Health point; whoever has a Vehicle gets Suppression instead. */
export const hitAndRun: AmbushCard = {
  id: "hit-and-run",
  van: false,
  *strike(g, _, agent) {
    if (agent.vehicles.length > 0) giveStatus(g, agent, "suppression");
    else yield* harm(g, agent, 1);
  },
};
export const dosedDrink: AmbushCard = {
  id: "dosed-drink",
  van: true,
  *strike(g, _, agent) {
    yield* unlessTested(g, agent, "analysis", 2, "suppression", "wound");
  },
};
export const collapsingCatwalk: AmbushCard = {
  id: "collapsing-catwalk",
  van: false,
  *strike(g, _, agent) {
    yield* unlessTested(g, agent, "movement", 3, "wound");
  },
};
/** 200D, or a Health point. */
export const ransomNote: AmbushCard = {
  id: "ransom-note",
  van: false,
  *strike(g, _, agent) {
    const harmed = { kind: "take-harm" } as const;
    const paid = { kind: "pay-ransom", price: 200, rule: "CV-1.7" } as const;
    const options = canPay(g, agent.org, 200) ? [paid, harmed] : [harmed];
    const chosen =
      options.length === 1
        ? harmed
        : yield* decide(g, agent.org, "ransom", options, {
            args: { agent: agent.profile },
            safe: paid,
          });
    if (chosen.kind === "pay-ransom") pay(g, agent.org, 200);
    else yield* harm(g, agent, 1);
  },
};
/** A Health point, unless Gear with a Defense bonus protects. */
export const acidRainPipe: AmbushCard = {
  id: "acid-rain-pipe",
  van: false,
  *strike(g, _, agent) {
    const armoured = agent.slots.some(({ id, active }) => {
      const piece = supplyOf(g, id);
      return active && piece.store === "gear" && piece.defense !== undefined;
    });
    if (!armoured) yield* harm(g, agent, 1);
  },
};
export const nowhereToRun: AmbushCard = {
  id: "nowhere-to-run",
  van: true,
  strike: (g, _, agent) => giveStatus(g, agent, "wound"),
};
