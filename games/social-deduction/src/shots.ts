/** SD-9: the procedure of a used weapon, from the third step on. */
import { ask, type Option, type Rule, type Seat } from "@sprawl/engine";
import { effect } from "./elimination.js";
import { damage, demand } from "./health.js";
import { shootBoss } from "./hell-gate/fight.js";
import { shotPlace } from "./hell-gate/in-play.js";
import { pistolFired } from "./hell-gate/omega-draws.js";
import { ids } from "./ids/index.js";
import { draw } from "./pile.js";
import { revealId } from "./reveal.js";
import { setupOf } from "./setups/index.js";
import { activePermanents, standing } from "./standing.js";
import { type Action, BOSS, type Deduction, type Side, type Target, type Weapon } from "./state.js";
import { hiddenIds, hiddenSides, isLarge, isLiving, ownersOf, slotOf } from "./table.js";
import { victoryCheck } from "./victory.js";
import { aimOf, cardOf, drop, weaponOf } from "./weapons.js";

/** The announced shot is resolved; nobody can stop it any more (SD-9.23). */
export function* shoot(g: Deduction, shooter: Seat, action: Action): Rule<void> {
  const weapon = weaponOf(g, shooter);
  if (!weapon) return;
  const s = g.state;
  const card = cardOf(weapon);
  const targets = inShotOrder(g, shooter, card.targets === 0 ? aimOf(action) : weapon.aim);
  s.shot = { weapon: weapon.id, shooter, barred: false, guards: [] };
  yield* askAssassin(g, shooter);
  g.tell("fired", { seat: shooter, weapon: weapon.kind }, { rule: "SD-9.3" });
  g.uses(`weapon-${weapon.kind}`);
  const deaths = s.deaths;
  const mirrors = s.turn.mirrors.filter((seat) => targets.includes(seat));
  s.turn.mirrors = [];
  for (const target of targets) yield* hitTarget(g, shooter, weapon, target); // SD-9.19
  if (s.deaths > deaths) yield* victoryCheck(g); // SD-9.20
  yield* pistolFired(g, weapon); // HG-9.8
  const stillHeld = weapon.holder === shooter;
  s.shot = undefined;
  if (setupOf(g).opensWeapons) weapon.home = "middle"; // HG-15.20
  if (stillHeld) drop(g, shooter); // SD-9.5, SD-9.21
  const draws = card.program && isLiving(g, shooter) && !isFirmwareLocked(g, shooter);
  if (draws && !s.turn.over) yield* draw(g, shooter); // SD-9.6, SD-9.22, HG-4.11
  for (const seat of mirrors) {
    if (!isLiving(g, seat) || !isLiving(g, shooter)) continue;
    yield* effect(g, demand(g, shooter, { by: seat, damage: 1, rule: "SD-9.14" })); // Mirror protocol
  }
}

/** SD-9.19: clockwise from the shooter's left. */
function inShotOrder(g: Deduction, shooter: Seat, aim: readonly Target[]): Target[] {
  return aim.slice().sort((a, b) => shotPlace(g, shooter, a) - shotPlace(g, shooter, b)); // HG-R7
}

/** SD-9.3: one target decides, and what it decides is resolved completely. */
function* hitTarget(g: Deduction, shooter: Seat, weapon: Weapon, target: Target): Rule<void> {
  if (target >= BOSS) return yield* shootBoss(g, shooter, weapon, target - BOSS);
  if (!isLiving(g, target)) return;
  const { heavy, damage: normal } = cardOf(weapon);
  const amount = heavy ? normal : (standing(g, shooter, "lightDamage") ?? normal);
  const from = { by: shooter, weapon: true };
  if (g.state.shot?.barred) return yield* damage(g, target, amount, from);
  const sides = heavy ? [] : answerable(g, shooter, weapon, target); // SD-9.17
  const id = heavy || (weapon.kind === "pistol" && setupOf(g).pistolId === true); // HG-15.22
  yield* demand(g, target, { ...from, sides, id, damage: amount, rule: "SD-9.3" });
}

/** Loyalty cards that may answer: the rocket launcher spares those of the shooter (SD-20.13). */
function answerable(g: Deduction, shooter: Seat, weapon: Weapon, target: Seat): Side[] {
  const sides = hiddenSides(g, target);
  if (!isLarge(g) || weapon.kind !== "rocket-launcher") return sides;
  return sides.filter((side) => !ownersOf(g, slotOf(g, target, side)).includes(shooter)); // SD-20.13
}

/** A permanent program that keeps this player from drawing after light shots. */
function isFirmwareLocked(g: Deduction, shooter: Seat): boolean {
  return activePermanents(g).some(
    ({ card, permanent }) => card.locksFirmware && permanent.target === shooter,
  );
}

/** Every shooter with an unrevealed ID is asked alike, so that the pause tells nothing. */
function* askAssassin(g: Deduction, shooter: Seat): Rule<void> {
  const hidden = hiddenIds(g, shooter);
  if (hidden.length === 0 || !g.state.assassins) return;
  const options: Option[] = hidden
    .filter((which) => ids[g.face(g.state.seats[shooter].ids[which].card)].beforeOwnShot)
    .map((which) => ({ kind: "assassin", which, on: `seat/${shooter}/id`, rule: "SD-11.4" }));
  const fire: Option = { kind: "fire", rule: "SD-9.3" };
  const chosen = yield* ask<Option>(shooter, "before-shot", [fire, ...options], {
    rule: "SD-11.4",
    safe: fire,
  });
  if (chosen.kind !== "assassin") return;
  if (g.state.shot) g.state.shot.barred = true;
  yield* revealId(g, shooter, Number(chosen.which), shooter);
}
