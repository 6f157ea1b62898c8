/** HG-4: shots at an EX Boss, and its defeat. */
import type { Rule, Seat } from "@sprawl/engine";
import { bossCard } from "../moments.js";
import { putUnder } from "../pile.js";
import type { Deduction, Weapon } from "../state.js";
import { victoryCheck } from "../victory.js";
import { aimWhereNeeded, cardOf } from "../weapons.js";
import type { ExBoss } from "./gate.js";
import { bossNumbered } from "./in-play.js";

/** A shot reaches an EX Boss, which makes no choice (HG-4.7). */
export function* shootBoss(
  g: Deduction,
  shooter: Seat,
  weapon: Weapon,
  number: number,
): Rule<void> {
  const boss = bossNumbered(g, number);
  const { damage } = cardOf(weapon);
  if (!boss) return;
  const hidden = boss.shields.indexOf(false);
  if (hidden < 0) return yield* hurtBoss(g, boss, damage, shooter); // HG-4.4, HG-4.5, HG-4.6
  boss.shields[hidden] = true; // HG-4.3
  g.state.stirred = true;
  g.tell("ex-loyalty-revealed", { boss: [number] }, { rule: "HG-4.3" });
}

export function* hurtBoss(g: Deduction, boss: ExBoss, amount: number, by: Seat): Rule<void> {
  const lost = Math.min(amount, boss.hp);
  boss.hp -= lost;
  g.state.stirred = true; // SD-R45
  g.tell("ex-damaged", { boss: [boss.number], amount: lost, hp: boss.hp }, { rule: "HG-4.4" });
  if (boss.hp === 0) yield* defeat(g, boss, by); // HG-4.13
}

/** HG-4.13: an EX Boss is out of the game; `by` has defeated it (HG-4.20). */
function* defeat(g: Deduction, boss: ExBoss, by: Seat): Rule<void> {
  const { gate } = g.state;
  const card = bossCard(g, boss.number);
  g.tell("ex-defeated", { boss: [boss.number] }, { rule: "HG-4.13" });
  if (card.defeated) yield* card.defeated(g, boss, by);
  gate.bosses = gate.bosses.filter((other) => other !== boss); // HG-4.13, HG-4.15
  gate.gone.push(boss.number); // HG-2.16
  g.shuffle("portals", gate.portals);
  for (const portal of gate.portals) putUnder(g, portal); // HG-4.14
  gate.portals = [];
  yield* victoryCheck(g); // HG-4.17, HG-11.11, HG-R9
  yield* aimWhereNeeded(g); // HG-4.16
}
