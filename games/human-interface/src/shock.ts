/** HI-7: Cybershock, and what becomes of those it overcomes. */
import type { Rule } from "@sprawl/engine";
import { drawCanDo, passes, testOver } from "./cando.js";
import type { ShockCause } from "./content.js";
import { isConscious, sideOf } from "./models.js";
import { moments, tally } from "./moments.js";
import { leavesPlay } from "./out-of-action.js";
import { ask } from "./questions.js";
import { AI, type Interface, type Model } from "./state.js";

export const BREAKING_POINT = 10; // HI-7.7

/** HI-7.3: a standard test on M; a failure raises the level by 1. */
export function* shockTest(g: Interface, model: Model, cause: ShockCause): Rule<void> {
  if (model.kind !== "character" || model.lost || !isConscious(model)) return; // HI-R116, HI-R147
  let passed = testOnce(g, model, cause);
  if (!passed && moments.of(model).some(g, "repeatsShock")) {
    const options = [{ kind: "repeat" as const }, { kind: "pass" as const }];
    const wish = yield* ask(model.seat, "repeat", options, {
      args: { model: model.id },
      safe: options[0],
    });
    if (wish.kind === "repeat") passed = testOnce(g, model, cause);
  }
  if (!passed) raiseShock(g, model, 1); // HI-7.4
}

function testOnce(g: Interface, model: Model, cause: ShockCause): boolean {
  const mental = tally(
    g,
    moments.of(model).reckon(g, "composure", sideOf(g, model).mental, cause),
  ).value; // HI-3.10
  const card = drawCanDo(g);
  const passed = passes(card, mental); // HI-3.9, HI-3.11
  g.tell(
    "shock-test",
    { model: model.id, drawn: card, mental, passed: passed ? 1 : 0 },
    { rule: "HI-7.3" },
  );
  testOver(g);
  return passed;
}

/** HI-7.14: the level rises; at 10 the character is lost. */
export function raiseShock(g: Interface, model: Model, by: number): void {
  if (model.kind !== "character" || model.lost) return;
  model.shock = Math.min(BREAKING_POINT, model.shock + by);
  g.tell("shock-raised", { model: model.id, level: model.shock }, { rule: "HI-7.4" });
  if (model.shock >= BREAKING_POINT) loseToCyberpsychosis(g, model); // HI-7.7
}

/** HI-7.6 */
export function lowerShock(model: Pick<Model, "shock">, by: number): void {
  model.shock = Math.max(0, model.shock - by);
}

/** HI-7.8, HI-7.9, HI-7.10, HI-7.11, HI-R20 */
function loseToCyberpsychosis(g: Interface, model: Model): void {
  g.tell("lost-to-cyberpsychosis", { model: model.id }, { rule: "HI-7.7" });
  model.lost = true;
  leavesPlay(g, model); // HI-7.10
  model.team = AI; // HI-7.9, HI-7.11
  model.seat = -1; // HI-7.8
}
