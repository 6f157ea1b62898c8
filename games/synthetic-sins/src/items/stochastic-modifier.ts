/** SS-36.19: one more card for a draw, and you choose which of them counts. */
import type { Rule } from "@sprawl/engine";
import { type Target, when } from "../cards.js";
import { addCard } from "../draws.js";
import { ask } from "../questions.js";
import { type Sins, YOU } from "../state.js";
import type { Moment } from "../windows.js";
import { type Item, reaction } from "./item.js";

export const stochasticModifier: Item = reaction("card-drawn", {
  id: "stochastic-modifier",
  number: 16,
  rules: ["SS-36.19", "SS-R124"],
  targets: (_g, { draw }) => when(draw !== undefined),
  *play(g: Sins, _target: Target, { draw }: Moment): Rule<void> {
    if (!draw) return;
    yield* addCard(g, draw); // SS-R124: it gets its value at once
    const rule = "SS-R124";
    const options = draw.cards.map((card, i) => ({
      kind: "count-card" as const,
      card,
      value: draw.values[i],
      on: `card/${card}`,
      rule,
    }));
    const args = { purpose: draw.purpose, base: draw.base, against: draw.against };
    const safe = options[draw.counts];
    const chosen = yield* ask(YOU, "which-card", options, { rule, args, safe });
    draw.counts = options.indexOf(chosen); // SS-36.19
  },
});
