/** SD-6, SD-7: what an active player may announce, and what is done when nobody stops it. */
import { type Barred, keyOf, type Rule, type Seat } from "@sprawl/engine";
import { aimed, aimKind, aimOf, isPlayer, playersIn, sameAim, targetRef } from "./aim.js";
import { draw } from "./drawing.js";
import { effect } from "./elimination.js";
import { heal } from "./health.js";
import { moments } from "./moments.js";
import { mayDraw } from "./pile.js";
import { type Action, type Investigate, isShot, type Shoot } from "./questions.js";
import { barsLook, look, lookableIds, lookableSides } from "./reveal.js";
import {
  costsPrograms,
  isSetupAction,
  resolveSetupAction,
  setupActions,
} from "./setups/actions.js";
import { shoot } from "./shots.js";
import { standing } from "./standing.js";
import type { Deduction, Place, Weapon } from "./state.js";
import { hiddenIds, hiddenSides, isLiving, othersOf, placeRef } from "./table.js";
import { WEAPONS } from "./weapon-cards.js";
import {
  cardOf,
  drop,
  equip,
  equipOptions,
  legalAims,
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
  return actions.length > 0 ? actions : [{ kind: "no-action", rule: "SD-5.15" }]; // SD-5.15, SD-5.16, SD-R16, SD-R55
}

const HOLD: Action = { kind: "hold-fire", rule: "SD-22.4" };

/** What may be announced right behind a change of target: the shot, or nothing (Longshot). */
export function shotsOnly(g: Deduction): Action[] {
  return [...actionsOf(g).filter((action) => isShot(action)), HOLD];
}

/** SD-5.6: an action is announced. */
export function tellAction(g: Deduction, action: Action): void {
  const { turn } = g.state;
  turn.action = action; // SD-5.6
  turn.interrupted = false;
  const { kind, on: _on, rule: _rule, ...args } = action;
  g.tell(`announced-${kind}`, { seat: turn.seat, ...args }, { rule: "SD-9.1" });
}

// --- SD-6: unarmed -----------------------------------------------------------------------------

/** SD-6.1: Draw, Investigate and Equip; and whatever cards and scenarios add. */
function unarmedActions(g: Deduction, seat: Seat): Action[] {
  const actions: Action[] = [];
  if (mayDraw(g, seat) && g.state.pile.length > 0) actions.push(DRAW); // SD-6.12, SD-6.13
  actions.push(...investigations(g, seat));
  if (!weaponOf(g, seat)) {
    actions.push(...equipOptions(g, seat, weaponsFor(g, seat, "anywhere"))); // SD-6.11
    actions.push(...moments.of(seat).collect(g, "actions")); // SD-5.8
  }
  actions.push(...setupActions(g, seat)); // HG-14.5
  return actions;
}

const DRAW: Action = { kind: "draw", on: "pile", rule: "SD-6.12" };

function investigate(target: Seat, place: Place, which = 0): Investigate {
  const on = placeRef(target, place);
  if (place === "id") return { kind: "investigate-id", target, which, on, rule: "SD-6.3" };
  return { kind: "investigate", target, side: place, on, rule: "SD-6.2" };
}

/** SD-6.6, SD-R36: cards of others only; whether one knows them already makes no difference. */
function investigations(g: Deduction, seat: Seat): Action[] {
  const anyId = standing(g, seat, "seesIds") === true;
  return othersOf(g, seat).flatMap((target) => {
    const found = lookableSides(g, seat, target).map((side) => investigate(target, side)); // SD-6.2
    if (hiddenSides(g, target).length > 0 && !anyId) return found; // SD-6.4
    return [
      ...found,
      ...lookableIds(g, seat, target).map((which) => investigate(target, "id", which)), // SD-6.3
    ];
  });
}

// --- SD-7: armed -------------------------------------------------------------------------------

/** SD-7.1: Shoot, Change target and Drop; nobody ever has to shoot (SD-7.9). */
function armedActions(g: Deduction, seat: Seat): Action[] {
  const weapon = weaponOf(g, seat);
  if (!weapon) return [];
  const on = `weapon/${weapon.id}`;
  const actions: Action[] = [];
  actions.push(...shots(g, weapon)); // SD-7.7
  for (const aim of newAims(g, weapon)) {
    const at = [on, ...aim.map(targetRef)];
    actions.push({ kind: aimKind("change-target", aim), ...aimed(aim), on: at, rule: "SD-7.4" });
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
    return aims.map((aim) => ({
      kind: aimKind("shoot", aim),
      ...aimed(aim),
      ...about,
      on: [on, ...aim.map(targetRef)],
    }));
  }
  if (weapon.aim.length === 0) return [];
  const at = [on, ...weapon.aim.map(targetRef)];
  const shot: Shoot = {
    kind: aimKind("shoot", weapon.aim),
    ...aimed(weapon.aim),
    ...about,
    on: at,
  };
  const ways: Action[] = jammed ? [] : [shot];
  if (cardOf(weapon).heals && weapon.aim.every(isPlayer)) {
    // HG-4.12: an EX Boss is not healed.
    ways.push({ kind: "heal", ...aimed(weapon.aim), on: at, rule: "SD-9.9" }); // SD-9.10, SD-9.25
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
  const barred: Barred[] = [];
  const sides = hiddenSides(g, target);
  for (const side of sides) {
    const rule = barsLook(g, seat, target, side);
    if (rule) barred.push({ option: investigate(target, side), rule });
  }
  const ids = hiddenIds(g, target);
  if (sides.length === 0) {
    const rule = ids.length === 0 ? "SD-6.5" : barsLook(g, seat, target, "id");
    return rule ? [{ option: investigate(target, "id", ids[0]), rule }] : [];
  }
  if (standing(g, seat, "seesIds")) return barred;
  return [
    ...barred,
    ...ids.map((which) => ({ option: investigate(target, "id", which), rule: "SD-6.4" })),
  ];
}

// --- doing it ----------------------------------------------------------------------------------

/** Carry out what was announced. */
export function* resolveAction(g: Deduction, action: Action): Rule<void> {
  const { seat } = g.state.turn;
  if (isSetupAction(action)) return yield* resolveSetupAction(g, seat, action); // HG-14.5
  switch (action.kind) {
    case "draw":
      if (yield* moments.of(seat).instead(g, "insteadOfDrawing")) return;
      return yield* draw(g, seat); // SD-6.12
    case "investigate":
      return look(g, seat, action.target, action.side); // SD-6.2
    case "investigate-id":
      return look(g, seat, action.target, "id", action.which); // SD-6.3
    case "equip":
    case "equip-unaimed":
    case "equip-ex":
    case "equip-ex-pair":
      return equip(g, seat, action); // SD-6.8
    case "take-weapon":
      return yield* takeWeapon(g, seat, action.target);
    case "drop":
      return drop(g, seat); // SD-7.3
    case "change-target":
    case "change-target-unaimed":
    case "change-target-ex":
    case "change-target-ex-pair": {
      const weapon = weaponOf(g, seat);
      if (weapon) setAim(g, weapon, aimOf(action)); // SD-7.4
      return;
    }
    case "shoot":
    case "shoot-unaimed":
    case "shoot-ex":
    case "shoot-ex-pair":
      return yield* effect(g, shoot(g, seat, action)); // SD-7.7
    case "heal":
      return yield* healWithCompanion(g, seat);
    case "no-action":
    case "hold-fire":
      return;
    default:
      return action satisfies never;
  }
}

/** SD-9.9, SD-9.25: no shot, but steps 5 and 6 follow. */
function* healWithCompanion(g: Deduction, seat: Seat): Rule<void> {
  const weapon = weaponOf(g, seat);
  if (!weapon) return;
  for (const target of playersIn(weapon.aim)) if (isLiving(g, target)) heal(g, target, 1); // SD-9.9
  drop(g, seat);
  yield* draw(g, seat);
}

/** The same action, or for a shot whatever the weapon is aimed at by now (SD-15.17). */
export function sameAction(one: Action, other: Action): boolean {
  if (isShot(one) && WEAPONS[one.weapon].targets > 0) {
    return isShot(other) && one.weapon === other.weapon; // SD-15.17
  }
  if (one.kind === "heal") return other.kind === "heal"; // SD-15.17
  return keyOf(one) === keyOf(other);
}
