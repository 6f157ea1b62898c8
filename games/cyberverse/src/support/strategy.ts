/** Support cards of the Strategy phase. */
import { putUnder } from "@sprawl/parts";
import { canHeal, heal } from "../health.js";
import type { Use } from "../questions.js";
import { stockUp, supplyOf } from "../supply/tokens.js";
import { agentNamed, agentsOf, isUsed, markUsed, onAgent, onStock } from "../table.js";
import { HQ, STORES, type StoreName, type Support } from "../types.js";

/** Once per turn: heal one Agent in HQ by 1. */
export const mamaOyelaran: Support = {
  id: "mama-oyelaran",
  phase: "strategy",
  cost: 400,
  teammates: 0,
  strategyUses: (g, self) =>
    isUsed(g, self.piece.id)
      ? []
      : agentsOf(g, self.owner)
          .filter((agent) => agent.district === HQ && canHeal(g, agent))
          .map(
            ({ profile }): Use => ({
              kind: "use",
              piece: self.piece.id,
              target: profile,
              on: onAgent(profile),
              rule: "CV-13.9",
            }),
          ),
  *use(g, self, { target }) {
    markUsed(g, self.piece.id); // CV-13.10
    const agent = agentNamed(g, target);
    if (agent) yield* heal(g, agent, 1);
  },
};

/** Cheaper by 100D (at least 100D), and repaired for nothing. */
function dealer(id: string, store: StoreName): Support {
  return {
    id,
    phase: "strategy",
    cost: 500,
    teammates: 1,
    priceFor: (_, __, value, piece) => (piece.store === store ? Math.max(100, value - 100) : value),
    repairPrice: (_, __, value, piece) => (piece.store === store ? 0 : value),
  };
}
export const chromeSally = dealer("chrome-sally", "implants");
export const oldBolts = dealer("old-bolts", "weapons");

/** Once per turn: a stocked token goes under its stack, and the stock is refilled. */
export const coyoteSands: Support = {
  id: "coyote-sands",
  phase: "strategy",
  cost: 400,
  teammates: 1,
  strategyUses: (g, self) => {
    if (isUsed(g, self.piece.id)) return [];
    const stocked = STORES.flatMap((store) => g.state.stores[store].stock.map(({ id }) => id));
    return [...new Set(stocked)].map((id): Use => {
      const on = onStock(supplyOf(g, id).store, id);
      return { kind: "use", piece: self.piece.id, target: id, on, rule: "CV-13.9" };
    });
  },
  use: (g, self, { target }) => {
    markUsed(g, self.piece.id); // CV-13.10
    const { store } = supplyOf(g, target);
    const { stack, stock } = g.state.stores[store];
    const index = stock.findIndex(({ id }) => id === target);
    const [{ card }] = stock.splice(index, 1);
    putUnder(g, stack, card); // CV-12.9
    stockUp(g, store);
  },
};

/** Training gives an XP token of value 2. */
export const professorNwosu: Support = {
  id: "professor-nwosu",
  phase: "strategy",
  cost: 500,
  teammates: 0,
  trainingXp: () => 2,
};
