/** HI-32: mines. */
import type { Rule } from "@sprawl/engine";
import type { Square } from "@sprawl/parts";
import { raiseAlarm } from "./alarm.js";
import { testOver } from "./cando.js";
import { strayHit } from "./harm.js";
import { isFriendly, othersBeside, planOf, whereIs } from "./models.js";
import { inOrder, ordererOf } from "./order.js";
import { isAdjacent } from "./sight.js";
import type { Interface, Mine, Model } from "./state.js";

/** HI-32.4: an active mine that this model would set off in that square. */
export function mineFor(g: Interface, model: Model, at: Square): Mine | undefined {
  return g.state.mines.find((mine) => {
    if (mine.at !== at || !mine.active) return false;
    return !g.state.models.some((it) => it.team === mine.team && isFriendly(g, it, model)); // HI-R105
  });
}

/** HI-32.4: a dive and a push lead into a mine as well as a step does. */
export function* setsOff(g: Interface, model: Model): Rule<void> {
  const mine = mineFor(g, model, model.at);
  if (mine) yield* explodes(g, mine, model);
}

/** HI-32.5, HI-32.6 */
export function* explodes(g: Interface, mine: Mine, model: Model): Rule<void> {
  g.state.mines = g.state.mines.filter((other) => other !== mine); // HI-32.6
  g.uses(mine.card);
  g.tell("mine-exploded", { model: model.id, ...whereIs(g, mine.at) }, { rule: "HI-32.5" });
  yield* strayHit(g, model, DAMAGE, mine.team);
  const near = (a: Square, b: Square): boolean => isAdjacent(g, a, b);
  yield* inOrder(g, ordererOf(g), othersBeside(g, mine.at, [model], near), function* (other) {
    yield* strayHit(g, other, BESIDE, mine.team);
  });
  testOver(g);
  raiseAlarm(g, planOf(g).areaOf[mine.at], "heavy"); // HI-32.7
}

/** Kurogane Mine. */
const DAMAGE = 7;
const BESIDE = 4;

/** HI-32.3: the next player's turn or Phase 6 begins. */
export function armMines(g: Interface): void {
  for (const mine of g.state.mines) mine.active = true;
}
