/** SS-36.19: one more card for a draw, and you choose which of them counts. */
import { ask, type Rule } from "@sprawl/engine";
import { type Ability, type Use, when } from "../cards.js";
import { addCard } from "../draws.js";
import { type Sins, YOU } from "../state.js";
import type { Moment } from "../windows.js";

export const stochasticModifier: Ability = {
  targets: (_g, { draw }) => when(draw !== undefined),
  *play(g: Sins, _use: Use, { draw }: Moment): Rule<void> {
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
};
