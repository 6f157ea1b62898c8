/** The shot that has been announced and may still be answered by programs (SD-15.2). */

import { aimOf, type Target } from "./aim.js";
import type { Moment } from "./cards.js";
import { isShot } from "./questions.js";
import type { Reading, Weapon } from "./state.js";
import { cardOf, weaponOf } from "./weapons.js";

/** The weapon whose shot has just been announced. */
export function announcedWeapon(g: Reading, moment: Moment): Weapon | undefined {
  const { turn } = g.state;
  if (moment !== "interrupt" || !isShot(turn.action) || !turn.armed) return undefined;
  return weaponOf(g, turn.seat);
}

/** What the announced shot is aimed at. */
export function shotAim(g: Reading, weapon: Weapon): readonly Target[] {
  const { action } = g.state.turn;
  return cardOf(weapon).targets === 0 && isShot(action) ? aimOf(action) : weapon.aim;
}
