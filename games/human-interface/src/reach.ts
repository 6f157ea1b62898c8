/** HI-34.5, HI-34.30: whom a machine attacks from where it stands. */
import { waysToAttack } from "./attacks.js";
import { isConscious, isFaceUp } from "./models.js";
import { canSee, distanceBetween } from "./sight.js";
import type { Interface, Model } from "./state.js";

/** HI-34.5, HI-34.30 before the first Move: effective range; after it: any range. */
export function inReach(g: Interface, model: Model, target: Model, first: boolean): boolean {
  if (!isConscious(target) || !canSee(g, model, target)) return false;
  const ways = waysToAttack(g, model, target);
  if (ways.length === 0) return false;
  return !first || distanceBetween(g, model.at, target.at) <= effectiveRange(g, model);
}

/** HI-34.30: the longest effective range among its usable weapons. */
export function effectiveRange(g: Interface, model: Model): number {
  let longest = 1;
  for (const item of model.equipment) {
    const weapon = g.box.weapons[item.id];
    if (
      !weapon ||
      weapon.class === "grenade" ||
      weapon.class === "mine" ||
      !isFaceUp(g, model, item)
    )
      continue;
    longest = Math.max(longest, weapon.effective.range);
  }
  return longest;
}
