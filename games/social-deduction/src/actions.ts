/** SD-6, SD-7: what an active player may announce, and what is done when nobody stops it. */
import { type Barred, keyOf, type Option, type Rule, type Seat } from "@sprawl/engine";
import { effect } from "./elimination.js";
import { heal } from "./health.js";
import { cheat, draw, mayDraw } from "./pile.js";
import { look, mayLookAt } from "./reveal.js";
import {
  costsPrograms,
  isSetupAction,
  resolveSetupAction,
  setupActions,
} from "./setups/actions.js";
import { shoot } from "./shots.js";
import { hasPermanent, standing } from "./standing.js";
import { type Action, BOSS, type Deduction, type Place, type Weapon } from "./state.js";
import { hiddenIds, hiddenSides, isLiving, othersOf, placeRef } from "./table.js";
import {
  aimed,
  aimKind,
  aimOf,
  cardOf,
  drop,
  equip,
  equipOptions,
  heldWeapons,
  legalAims,
  plainKind,
  sameAim,
  setAim,
  takeWeapon,
  weaponOf,
  weaponsFor,
} from "./weapons.js";

/** Everything the active player may announce now. */
export function actionsOf(g: Deduction, byLeader = false): Action[] {
  const { seat, armed } = g.state.turn;
  const all = armed ? armedActions(g, seat) : unarmedActions(g, seat); // SD-5.4, SD-5.5
  const actions = byLeader ? all.filter((action) => !costsPrograms(action)) : all;
  return actions.length > 0 ? actions : [{ kind: "no-action", rule: "SD-5.15" }]; // SD-5.15
}

// --- SD-6: unarmed -----------------------------------------------------------------------------

function unarmedActions(g: Deduction, seat: Seat): Action[] {
  const actions: Action[] = [];
  if (mayDraw(g, seat) && g.state.pile.length > 0) actions.push(DRAW); // SD-6.12, SD-6.13
  actions.push(...investigations(g, seat));
  if (!weaponOf(g, seat)) {
    actions.push(...equipOptions(g, seat, weaponsFor(g, seat, "anywhere"))); // SD-6.11
    actions.push(...grabs(g, seat)); // SD-5.8
  }
  actions.push(...setupActions(g, seat)); // HG-14.5
  return actions;
}

const DRAW: Action = { kind: "draw", on: "pile", rule: "SD-6.12" };

function investigate(target: Seat, place: Place, which = 0): Action {
  const on = placeRef(target, place);
  if (place === "id") return { kind: "investigate-id", target, which, on, rule: "SD-6.3" };
  return { kind: "investigate", target, side: place, on, rule: "SD-6.2" };
}

function investigations(g: Deduction, seat: Seat): Action[] {
  const anyId = standing(g, seat, "seesIds") === true;
  return othersOf(g, seat).flatMap((target) => {
    if (!mayLookAt(g, seat, target)) return [];
    const sides = hiddenSides(g, target);
    const found = sides.map((side) => investigate(target, side)); // SD-6.2
    if (sides.length > 0 && !anyId) return found; // SD-6.4
    return [...found, ...hiddenIds(g, target).map((which) => investigate(target, "id", which))]; // SD-6.3
  });
}

function grabs(g: Deduction, seat: Seat): Action[] {
  if (!hasPermanent(g, seat, (card) => card.grabAction === true)) return [];
  return heldWeapons(g)
    .filter(({ holder }) => holder !== seat)
    .map(({ holder, id }) => ({
      kind: "take-weapon",
      target: holder,
      on: `weapon/${id}`,
      rule: "SD-5.8",
    }));
}

// --- SD-7: armed -------------------------------------------------------------------------------

function armedActions(g: Deduction, seat: Seat): Action[] {
  const weapon = weaponOf(g, seat);
  if (!weapon) return [];
  const on = `weapon/${weapon.id}`;
  const actions: Action[] = [];
  actions.push(...shots(g, weapon)); // SD-7.7
  for (const aim of newAims(g, weapon)) {
    actions.push({ kind: aimKind("change-target", aim), ...aimed(aim), on, rule: "SD-7.4" });
  }
  actions.push({ kind: "drop", weapon: weapon.kind, on, rule: "SD-7.3" }); // SD-7.3
  return actions;
}

function shots(g: Deduction, weapon: Weapon): Action[] {
  const on = `weapon/${weapon.id}`;
  const about = { weapon: weapon.kind, on, rule: "SD-7.7" };
  const jammed = g.state.turn.jammed.includes(weapon.id);
  if (cardOf(weapon).targets === 0) {
    if (jammed) return [];
    const aims = legalAims(g, weapon.holder, weapon.kind); // SD-8.9
    return aims.map((aim) => ({ kind: aimKind("shoot", aim), ...aimed(aim), ...about }));
  }
  if (weapon.aim.length === 0) return [];
  const shot: Action = { kind: aimKind("shoot", weapon.aim), ...aimed(weapon.aim), ...about };
  const ways: Action[] = jammed ? [] : [shot];
  if (cardOf(weapon).heals && weapon.aim.every((target) => target < BOSS)) {
    // HG-4.12: an EX Boss is not healed.
    ways.push({ kind: "heal", ...aimed(weapon.aim), on, rule: "SD-9.9" }); // SD-9.10, SD-9.25
  }
  return ways;
}

/** SD-7.5, SD-7.6: other targets than the present one. */
function newAims(g: Deduction, weapon: Weapon) {
  if (cardOf(weapon).targets === 0) return []; // SD-7.6
  return legalAims(g, weapon.holder, weapon.kind).filter((aim) => !sameAim(aim, weapon.aim)); // SD-7.5
}

// --- what may not be done ----------------------------------------------------------------------

/** What one would expect to be able to announce, and the rule that forbids it. */
export function barredActions(g: Deduction): Barred[] {
  const { seat, armed } = g.state.turn;
  const weapon = weaponOf(g, seat);
  if (armed && weapon) return barredArmed(g, weapon);
  const barred: Barred[] = [];
  if (!mayDraw(g, seat) || g.state.pile.length === 0) {
    barred.push({ option: DRAW, rule: "SD-6.13" });
  }
  for (const target of othersOf(g, seat)) barred.push(...barredLooks(g, seat, target));
  if (weapon) barred.push({ option: { kind: "equip-weapon", weapon: "any" }, rule: "SD-6.11" });
  for (const { kind, holder, home } of g.state.weapons) {
    if (weapon || holder >= 0 || home === "middle") continue;
    if (weaponsFor(g, seat, "anywhere").some((free) => free.kind === kind)) continue;
    barred.push({ option: { kind: "equip-weapon", weapon: kind }, rule: "SD-8.18" });
  }
  barred.push({ option: { kind: "fire-weapon" }, rule: weapon ? "SD-5.9" : "SD-5.5" });
  return barred;
}

function barredArmed(g: Deduction, weapon: Weapon): Barred[] {
  const barred: Barred[] = [{ option: DRAW, rule: "SD-7.2" }];
  const jammed = g.state.turn.jammed.includes(weapon.id);
  if (jammed) barred.push({ option: { kind: "fire-weapon" }, rule: "SD-22.1" });
  if (newAims(g, weapon).length === 0) {
    const rule = cardOf(weapon).targets === 0 ? "SD-7.6" : "SD-7.5";
    barred.push({ option: { kind: "aim-anew" }, rule });
  }
  return barred;
}

function barredLooks(g: Deduction, seat: Seat, target: Seat): Barred[] {
  if (!mayLookAt(g, seat, target)) {
    return hiddenSides(g, target).map((side) => ({
      option: investigate(target, side),
      rule: "SD-22.1",
    }));
  }
  const sides = hiddenSides(g, target);
  const ids = hiddenIds(g, target);
  if (sides.length === 0) {
    return ids.length > 0 ? [] : [{ option: investigate(target, "id"), rule: "SD-6.5" }];
  }
  if (standing(g, seat, "seesIds")) return [];
  return ids.map((which) => ({ option: investigate(target, "id", which), rule: "SD-6.4" }));
}

// --- doing it ----------------------------------------------------------------------------------

/** Carry out what was announced. */
export function* resolveAction(g: Deduction, action: Action): Rule<void> {
  const { seat } = g.state.turn;
  if (isSetupAction(action)) return yield* resolveSetupAction(g, seat, action); // HG-14.5
  switch (plainKind(action.kind)) {
    case "draw":
      if (standing(g, seat, "cheats")) return yield* cheat(g, seat);
      return yield* draw(g, seat); // SD-6.12
    case "investigate":
      return look(g, seat, Number(action.target), action.side as Place); // SD-6.2
    case "investigate-id":
      return look(g, seat, Number(action.target), "id", Number(action.which)); // SD-6.3
    case "equip":
      return equip(g, seat, action); // SD-6.8
    case "take-weapon":
      return yield* takeWeapon(g, seat, Number(action.target));
    case "drop":
      return drop(g, seat); // SD-7.3
    case "change-target": {
      const weapon = weaponOf(g, seat);
      if (weapon) setAim(g, weapon, aimOf(action)); // SD-7.4
      return;
    }
    case "shoot":
      return yield* effect(g, shoot(g, seat, action)); // SD-7.7
    case "heal":
      return yield* healWithCompanion(g, seat);
    default:
      return;
  }
}

/** SD-9.9, SD-9.25: no shot, but steps 5 and 6 follow. */
function* healWithCompanion(g: Deduction, seat: Seat): Rule<void> {
  const weapon = weaponOf(g, seat);
  if (!weapon) return;
  for (const target of weapon.aim) if (isLiving(g, target)) heal(g, target, 1); // SD-9.9
  drop(g, seat);
  yield* draw(g, seat);
}

/** The same action, or for a shot whatever the weapon is aimed at by now (SD-15.17). */
export function sameAction(one: Option, other: Option): boolean {
  const kind = plainKind(one.kind);
  if (kind !== plainKind(other.kind)) return false;
  if ((kind === "shoot" && one.weapon !== "laser") || kind === "heal") {
    return one.weapon === other.weapon; // SD-15.17
  }
  return keyOf(one) === keyOf(other);
}
