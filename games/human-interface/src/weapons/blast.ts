/** Weapons whose hits reach those beside the target. */
import type { Rule } from "@sprawl/engine";
import type { Attack } from "../attacks.js";
import { strayHit } from "../harm.js";
import { othersBeside } from "../models.js";
import { inOrder, ordererOf } from "../order.js";
import { isAdjacent } from "../sight.js";
import type { Interface } from "../state.js";

/** Every other model adjacent to the target takes a hit of this Damage: HI-6.8. */
export function* blastBeside(
  g: Interface,
  { attacker, target }: Attack,
  damage: number,
): Rule<void> {
  if (target.at < 0) return;
  const near = othersBeside(g, target.at, [target], (a, b) => isAdjacent(g, a, b));
  yield* inOrder(g, ordererOf(g), near, function* (other) {
    yield* strayHit(g, other, damage, attacker.team);
  });
}
