/** HG-14.5: the extra action of a scenario, for an unarmed active player. */
import type { Rule, Seat } from "@sprawl/engine";
import { heal, isHurt } from "../health.js";
import { discardOptions, giveUpOrDiscard, keepAll } from "../limit.js";
import { discardAtRandom } from "../pile.js";
import { type Action, pick, type SetupAction } from "../questions.js";
import { revealId } from "../reveal-id.js";
import type { Deduction } from "../state.js";
import { everybodyElse, hiddenIds, othersOf } from "../table.js";
import { setupOf } from "./index.js";

/** What each costs, in programs. */
const PRICES: Readonly<Record<SetupAction["kind"], number>> = {
  "heal-self": 2,
  "heal-other": 2,
  purge: 1,
  "show-id": 0,
};

export function isSetupAction(action: Action): action is SetupAction {
  return Object.hasOwn(PRICES, action.kind);
}

/** Actions that cost programs cannot be chosen for somebody else. */
export function costsPrograms(action: Action): boolean {
  return isSetupAction(action) && PRICES[action.kind] > 0;
}

export function setupActions(g: Deduction, seat: Seat): SetupAction[] {
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

export function* resolveSetupAction(g: Deduction, seat: Seat, action: SetupAction): Rule<void> {
  const count = PRICES[action.kind];
  if (count > 0) {
    const cards = discardOptions(g, seat);
    // Who cannot pay any more has shown what is left.
    if (cards.length < count) return keepAll(g, seat); // SD-22.5
    const about = { min: count, max: count, rule: "HG-14.6", args: { count } };
    giveUpOrDiscard(g, seat, yield* pick(seat, "pay", cards, about));
  }
  switch (action.kind) {
    case "show-id":
      return yield* revealId(g, seat, action.which, seat); // HG-15.36
    case "heal-self":
      return heal(g, seat, 1);
    case "heal-other":
      return heal(g, action.target, 1);
    case "purge":
      for (const other of everybodyElse(g, seat)) discardAtRandom(g, other); // HG-14.7, HG-15.34
      return;
    default:
      return action satisfies never;
  }
}
