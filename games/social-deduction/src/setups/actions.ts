/** HG-14.5: the extra action of a scenario, for an unarmed active player. */
import { type Option, pick, type Rule, type Seat } from "@sprawl/engine";
import { heal, isHurt } from "../health.js";
import { discardOptions, giveUpOrDiscard } from "../limit.js";
import { discardAtRandom } from "../pile.js";
import { revealId } from "../reveal.js";
import type { Action, Deduction } from "../state.js";
import { hiddenIds, othersOf } from "../table.js";
import { setupOf } from "./index.js";

/** What each costs, in programs. */
const PRICES: Readonly<Record<string, number>> = { "heal-self": 2, "heal-other": 2, purge: 1 };

export function isSetupAction({ kind }: Action): boolean {
  return kind in PRICES || kind === "show-id";
}

/** Actions that cost programs cannot be chosen for somebody else. */
export function costsPrograms({ kind }: Action): boolean {
  return kind in PRICES;
}

export function setupActions(g: Deduction, seat: Seat): Action[] {
  const { action } = setupOf(g);
  if (!action) return [];
  if (action === "show-id") {
    return hiddenIds(g, seat).map((which) => ({ kind: action, which, rule: "HG-15.36" })); // HG-15.37
  }
  if (discardOptions(g, seat).length < PRICES[action]) return []; // HG-14.6
  switch (action) {
    case "heal-self":
      return isHurt(g, seat) ? [{ kind: action, rule: "HG-15.30" }] : []; // HG-15.41, HG-R18
    case "heal-other":
      return othersOf(g, seat)
        .filter((target) => isHurt(g, target)) // HG-R18
        .map((target) => ({ kind: action, target, on: `seat/${target}`, rule: "HG-15.32" }));
    case "purge":
      return [{ kind: action, rule: "HG-15.34" }];
    default:
      return action satisfies never;
  }
}

export function* resolveSetupAction(g: Deduction, seat: Seat, action: Action): Rule<void> {
  if (action.kind === "show-id") {
    return yield* revealId(g, seat, Number(action.which), seat); // HG-15.36
  }
  const count = PRICES[action.kind];
  const cards = discardOptions(g, seat);
  if (cards.length < count) return; // SD-22.5
  const about = { min: count, max: count, rule: "HG-14.6", args: { count } };
  giveUpOrDiscard(g, seat, yield* pick<Option>(seat, "pay", cards, about));
  if (action.kind === "heal-self") heal(g, seat, 1);
  if (action.kind === "heal-other") heal(g, Number(action.target), 1);
  if (action.kind !== "purge") return;
  for (const other of othersOf(g, seat)) discardAtRandom(g, other); // HG-14.7
}
