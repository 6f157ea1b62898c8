/**
 * What Dark Materia, Exitus and Bloodbeast do to players. Whom they eliminate is judged at no check
 * (HG-6.6, HG-7.4, HG-12.8): not before the next ordinary one, or the defeat of an EX Boss (HG-R9).
 */
import type { Rule, Seat } from "@sprawl/engine";
import { type Demand, damage, demand } from "../health.js";
import { type Deduction, NOBODY } from "../state.js";
import { isLiving, living } from "../table.js";
import { afterEliminations } from "../victory.js";
import type { ExBoss } from "./gate.js";
import { bossWins } from "./wins.js";

/** The victim reveals a card or takes the damage. */
export function* bossDemand(
  g: Deduction,
  boss: ExBoss,
  victim: Seat,
  wanted: Omit<Demand, "by">,
): Rule<void> {
  yield* demand(g, victim, { ...wanted, by: NOBODY, boss: boss.number }); // SD-R54, HG-R30
  yield* withoutCheck(g, boss, victim);
}

export function* bossDamage(g: Deduction, boss: ExBoss, victim: Seat, amount: number): Rule<void> {
  yield* damage(g, victim, amount, { by: NOBODY, boss: boss.number }); // HG-R30
  yield* withoutCheck(g, boss, victim);
}

/** HG-13.6, HG-13.7: nobody is told of teams, and no sudden death begins. */
function* withoutCheck(g: Deduction, boss: ExBoss, victim: Seat): Rule<void> {
  if (isLiving(g, victim) || !g.state.unchecked.includes(victim)) return;
  if (living(g).length === 0) bossWins(g, boss.number, "HG-13.2"); // HG-13.10
  g.state.gate.settled.push(victim);
  yield* afterEliminations(g, [victim]);
}
