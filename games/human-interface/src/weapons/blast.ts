/** Weapons whose hits reach those beside the target. */
import type { Rule } from "@sprawl/engine";
import type { Attack } from "../attacks.js";
import { othersBeside } from "../fighting.js";
import { strayHit } from "../harm.js";
import { isAdjacent } from "../sight.js";
import type { Interface } from "../state.js";

/** Every other model adjacent to the target takes a hit of this Damage: HI-6.8. */
export function* blastBeside(
  g: Interface,
  { attacker, target }: Attack,
  damage: number,
): Rule<void> {
  const centre = target.at < 0 ? attacker.at : target.at;
  if (target.at < 0) return;
  for (const other of othersBeside(g, centre, [target], (a, b) => isAdjacent(g, a, b))) {
    yield* strayHit(g, other, damage, attacker.team);
  }
}
