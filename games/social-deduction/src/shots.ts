/** SD-9: the procedure of a used weapon, from the third step on. */
import type { Rule, Seat } from "@sprawl/engine";
import { aimOf, isExBoss, isPlayer, numberOf, type Target } from "./aim.js";
import { draw } from "./drawing.js";
import { damage, demand } from "./health.js";
import { shootBoss } from "./hell-gate/fight.js";
import { shotPlace } from "./hell-gate/in-play.js";
import { moments } from "./moments.js";
import { ask, type BeforeShot, type Shoot } from "./questions.js";
import { revealId } from "./reveal-id.js";
import { setupOf } from "./setups/index.js";
import { standing } from "./standing.js";
import type { Deduction, Side, Weapon } from "./state.js";
import { hiddenIds, hiddenSides, isLarge, isLiving, ownersOf, slotOf } from "./table.js";
import { victoryCheck } from "./victory.js";
import { cardOf, drop, weaponOf } from "./weapons.js";

/** The announced shot is resolved; nobody can stop it any more (SD-9.23). */
export function* shoot(g: Deduction, shooter: Seat, action: Shoot): Rule<void> {
  const weapon = weaponOf(g, shooter);
  if (!weapon) return;
  const s = g.state;
  const card = cardOf(weapon);
  const targets = inShotOrder(g, shooter, card.targets === 0 ? aimOf(action) : weapon.aim);
  s.shot = { weapon: weapon.id, shooter, barred: false, guards: [] };
  yield* askBeforeShot(g, shooter);
  const at = targets.filter(isPlayer);
  const about = { seat: shooter, weapon: weapon.kind };
  if (at.length > 0) g.tell("fired", { ...about, target: at }, { rule: "SD-9.3" });
  else
    g.tell(
      "fired-ex",
      { ...about, boss: targets.filter(isExBoss).map(numberOf) },
      { rule: "SD-9.3" },
    );
  g.uses(`weapon-${weapon.kind}`);
  const deaths = s.deaths;
  for (const target of targets) yield* hitTarget(g, shooter, weapon, target); // SD-9.19, SD-9.24
  if (s.deaths > deaths) yield* victoryCheck(g); // SD-9.20
  yield* moments.raise(g, "afterHits", weapon); // HG-9.8
  const stillHeld = weapon.holder === shooter;
  s.shot = undefined;
  if (setupOf(g).opensWeapons) weapon.home = "middle"; // HG-15.20
  if (stillHeld) drop(g, shooter); // SD-9.5, SD-9.21, SD-R27
  const draws = card.program && isLiving(g, shooter) && !moments.bars(g, "barsProgram", shooter);
  if (draws && !s.turn.over) yield* draw(g, shooter); // SD-9.6, SD-9.22, HG-4.11
  yield* moments.raise(g, "afterShot", shooter, targets);
}

/** SD-9.19: clockwise from the shooter's left. */
function inShotOrder(g: Deduction, shooter: Seat, aim: readonly Target[]): Target[] {
  return aim.slice().sort((a, b) => shotPlace(g, shooter, a) - shotPlace(g, shooter, b)); // HG-R7
}

/** SD-9.3: one target decides, and what it decides is resolved completely. */
function* hitTarget(g: Deduction, shooter: Seat, weapon: Weapon, target: Target): Rule<void> {
  if (!isPlayer(target)) return yield* shootBoss(g, shooter, weapon, numberOf(target));
  if (!isLiving(g, target)) return;
  const { heavy, damage: normal } = cardOf(weapon);
  const amount = heavy ? normal : (standing(g, shooter, "lightDamage") ?? normal);
  const from = { by: shooter, weapon: true, name: weapon.kind };
  if (g.state.shot?.barred) return yield* damage(g, target, amount, from);
  const sides = heavy ? [] : answerable(g, shooter, weapon, target); // SD-9.17
  const id = heavy || setupOf(g).idAnswers === weapon.kind; // HG-15.22
  yield* demand(g, target, { ...from, sides, id, damage: amount, rule: "SD-9.3" });
}

/** Loyalty cards that may answer: some weapons spare those of the shooter (SD-20.13). */
function answerable(g: Deduction, shooter: Seat, weapon: Weapon, target: Seat): Side[] {
  const sides = hiddenSides(g, target);
  if (!isLarge(g) || !cardOf(weapon).sparesShared) return sides;
  return sides.filter((side) => !ownersOf(g, slotOf(g, target, side)).includes(shooter)); // SD-20.13
}

/** Every shooter with an unrevealed ID is asked alike, so that the pause tells nothing. */
function* askBeforeShot(g: Deduction, shooter: Seat): Rule<void> {
  const hidden = hiddenIds(g, shooter);
  if (hidden.length === 0 || !g.state.assassins) return;
  const cardAt = (which: number) => g.box.ids[g.face(g.state.seats[shooter].ids[which].card)];
  const ways: BeforeShot[] = hidden.flatMap(
    (which) => cardAt(which).offeredBeforeShot?.(shooter, which) ?? [],
  );
  const fire = { kind: "fire", rule: "SD-9.3" } as const;
  const chosen = yield* ask(shooter, "before-shot", [fire, ...ways], {
    rule: "SD-11.4",
    safe: fire,
  });
  if (chosen.kind === "fire") return;
  cardAt(chosen.which).usedBeforeShot?.(g);
  yield* revealId(g, shooter, chosen.which, shooter);
}
