/** Negative effects that several Event cards share (CV-10.8). */

import type { Listens } from "../moments.js";
import { lose } from "../money.js";
import { isAgent } from "../state.js";
import { agentsOf, idOf } from "../table.js";
import { type District, EVERYWHERE, type Feature, HQ } from "../types.js";

/** CV-10.10: in the District of the card, or everywhere. */
export function touches(card: District, where: District): boolean {
  return card === EVERYWHERE || card === where; // CV-10.10, CV-R92
}

/** Moving between zones costs 2 Movement points. */
export const slowZones = (district: District): Listens => ({
  zoneCost: (_, __, value, where) => (where === district ? value + 1 : value),
});

/** Entering costs 1 more Movement point, from HQ too. */
export const slowEntry = (district: District): Listens => ({
  enterCost: (_, __, value, where) => (where === district ? value + 1 : value),
});

/** A Hacking credits less. */
export const poorHacking = (district: District, amount: number): Listens => ({
  hackingLoss: (_, __, value, agent) =>
    touches(district, agent.district) ? value + amount : value,
});

/** In Payday each Organization pays 100D for each of its Agents there, as far as it can. */
export const chargePresence = (district: District): Listens => ({
  startOfPayday: (g, self) => {
    for (const org of g.state.order) {
      const there = agentsOf(g, org).filter((agent) => agent.district === district).length;
      if (there === 0) continue;
      const amount = lose(g, org, 100 * there); // CV-1.6, CV-27.16
      g.tell("charged", { org: idOf(g, org), event: self.piece.id, amount }, { rule: "CV-27.16" });
    }
  },
});

/** No Influence token can be placed. */
export const closedToInfluence = (district: District): Listens => ({
  barsPlacing: (_, __, where) => (where === district ? "CV-10.9" : undefined),
});

/** Thresholds of tests are 1 higher. */
export const harderTests = (district: District): Listens => ({
  threshold: (_, __, value, agent) => (agent.district === district ? value + 1 : value),
});

/** Positions of this kind give no bonus. */
export const uselessPositions = (district: District, kind: string): Listens => ({
  positionBonus: (_, __, value, where, which) => (where === district && which === kind ? 0 : value),
});

/** Henchmen of this type have +1 Attack. */
export const strongerHenchmen = (district: District, type: string): Listens => ({
  attackBonus: (_, __, value, { attacker }) =>
    !isAgent(attacker) && attacker.type === type && attacker.district === district
      ? value + 1
      : value,
});

/** Agents there have 1 less of a Feature. */
export const weakerFeature = (district: District, feature: Feature): Listens => ({
  featureLoss: (_, __, value, agent, which) =>
    which === feature && agent.district === district ? value + 1 : value,
});

/** Every Brawl card counts as red. */
export const alwaysRed = (district: District): Listens => ({
  reddens: (_, __, where) => touches(district, where),
});

/** Supply tokens of a store cost more. */
export const dearer = (store: string, amount: number): Listens => ({
  priceFor: (_, __, value, piece) => (piece.store === store ? value + amount : value),
});

/** Every Salary is higher. */
export const higherSalaries = (amount: number): Listens => ({
  salaryFor: (_, __, value, agent) => (agent.district === HQ ? value : value + amount),
});
