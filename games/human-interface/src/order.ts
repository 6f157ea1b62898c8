/** HI-1.9: what is due at the same moment, one after another. */
import type { Rule, Seat } from "@sprawl/engine";
import { isOut, leaderOf } from "./models.js";
import { ask } from "./questions.js";
import type { Interface, Model } from "./state.js";

/** Something happens to each of these; who comes next is that player's choice. */
export function* inOrder(
  g: Interface,
  seat: Seat,
  models: readonly Model[],
  happens: (model: Model) => Rule<void>,
): Rule<void> {
  const left = models.slice();
  while (left.length > 0) {
    const next = yield* nextOf(g, seat, left);
    left.splice(left.indexOf(next), 1);
    yield* happens(next);
  }
}

/** Without the option the table takes them in the order of their cards. */
function* nextOf(g: Interface, seat: Seat, left: readonly Model[]): Rule<Model> {
  if (left.length === 1 || g.options.order === "auto") return left[0];
  const options = left.map(({ id }) => ({
    kind: "next" as const,
    model: id,
    on: `model/${id}`,
    rule: "HI-1.9",
  }));
  const { model } = yield* ask(seat, "order", options, { rule: "HI-1.9" });
  return left.find(({ id }) => id === model) ?? left[0];
}

/** The active player; where nobody is active, the first in player order who still decides (HI-36.3). */
export function ordererOf(g: Interface): Seat {
  const { active, models, teams, order } = g.state;
  const seat = models.find(({ id }) => id === active)?.seat ?? -1;
  const first = order.find((index) => !isOut(g, index)) ?? order[0];
  return seat >= 0 ? seat : leaderOf(teams[first]);
}
