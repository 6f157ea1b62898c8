/**
 * SD-8: weapons, what they can be aimed at, and where they go. What a shot does stands in shots.ts.
 */
import type { Rule, Seat } from "@sprawl/engine";
import {
  aimed,
  aimKind,
  aimOf,
  isExBoss,
  isPlayer,
  sameAim,
  type Target,
  targetRef,
} from "./aim.js";
import { bossPairs, bossTargets } from "./hell-gate/in-play.js";
import { ask, type Equip } from "./questions.js";
import { hasPermanent, standing } from "./standing.js";
import { type Deduction, NOBODY, type Reading, type Weapon } from "./state.js";
import { isLiving, livingFrom, othersOf } from "./table.js";
import { WEAPONS, type WeaponCard, type WeaponKind } from "./weapon-cards.js";

export function cardOf(weapon: Weapon): WeaponCard {
  return WEAPONS[weapon.kind];
}

export function weaponOf(g: Pick<Reading, "state">, seat: Seat): Weapon | undefined {
  return g.state.weapons.find(({ holder }) => holder === seat);
}

export function weaponById(g: Reading, id: string): Weapon | undefined {
  return g.state.weapons.find((weapon) => weapon.id === id);
}

/** Weapons in players' hands, clockwise from the active player. */
export function heldWeapons(g: Reading): Weapon[] {
  return livingFrom(g, g.state.turn.seat).flatMap((seat) => weaponOf(g, seat) ?? []);
}

// --- aiming --------------------------------------------------------------------------------------

/** Everything this weapon could be aimed at by that player, Mistress and Ricochet not looked at. */
function possibleAims(g: Reading, holder: Seat, kind: WeaponKind): Target[][] {
  const others = othersOf(g, holder); // SD-8.2, SD-8.3, SD-16.6, SD-22.2
  const { targets, heavy } = WEAPONS[kind];
  if (targets < 2) return [...others, ...bossTargets(g, heavy)].map((target) => [target]); // SD-8.4
  const withBoss = bossPairs(g, holder, heavy); // HG-4.10
  if (others.length === 1) return [others, ...withBoss]; // SD-8.8
  // SD-8.6, SD-8.7: in this order neighbours are adjacent, and the holder joins nobody.
  return [...others.slice(1).map((seat, i) => [others[i], seat]), ...withBoss]; // SD-8.5, HG-1.7, HG-R3
}

/** Whom a weapon may be newly aimed at, or a laser fired at (SD-8.3). */
export function legalAims(g: Reading, holder: Seat, kind: WeaponKind): Target[][] {
  const { turn } = g.state;
  const possible = possibleAims(g, holder, kind).filter(
    (aim) => turn.seat !== holder || !turn.spared.some((seat) => aim.includes(seat)),
  );
  const open = possible.filter((aim) => !aim.some((seat) => isAimedLast(g, seat)));
  return open.length > 0 ? open : possible;
}

function isAimedLast(g: Reading, target: Target): boolean {
  return isPlayer(target) && standing(g, target, "aimedLast") === true;
}

/** Has the weapon what it must be aimed at (SD-8.11)? */
function isAimed(g: Reading, weapon: Weapon): boolean {
  if (!weapon.aim.every((target) => isTarget(g, target, weapon.holder))) return false;
  return possibleAims(g, weapon.holder, weapon.kind).some((aim) => sameAim(aim, weapon.aim));
}

function isTarget(g: Reading, target: Target, holder: Seat): boolean {
  return isPlayer(target) ? target !== holder && isLiving(g, target) : true;
}

/** `by` aims a weapon that somebody holds; the same aim may be kept where it is legal. */
export function* aimAnew(
  g: Deduction,
  weapon: Weapon,
  by: Seat,
  keep = false,
  without: Seat = NOBODY,
): Rule<void> {
  if (cardOf(weapon).targets === 0) return; // SD-8.9
  const aims = legalAims(g, weapon.holder, weapon.kind).filter(
    (aim) => !aim.includes(without) && (by === weapon.holder || !aim.some(isExBoss)), // HG-3.9, HG-3.14, HG-R33
  );
  if (keep && isAimed(g, weapon) && !aims.some((aim) => sameAim(aim, weapon.aim))) {
    aims.unshift(weapon.aim);
  }
  if (aims.length === 0 && by !== weapon.holder) return;
  if (aims.length === 0) return drop(g, weapon.holder); // SD-R24, HG-R10
  const options = aims.map((aim) => ({
    kind: aimKind("aim", aim),
    ...aimed(aim),
    on: aim.map(targetRef),
    rule: "SD-8.12",
  }));
  const chosen = yield* ask(by, "aim", options, {
    rule: "SD-8.12",
    args: { weapon: weapon.kind, holder: weapon.holder },
  });
  setAim(g, weapon, aimOf(chosen));
}

export function setAim(g: Deduction, weapon: Weapon, aim: Target[]): void {
  weapon.aim = aim;
  const args = { seat: weapon.holder, weapon: weapon.kind, ...aimed(aim) };
  g.tell(aimKind("aimed", aim), args, { rule: "SD-8.10" });
}

/** SD-8.12: whoever aims at somebody who is no target any more aims anew, clockwise. */
export function* aimWhereNeeded(g: Deduction): Rule<void> {
  for (const weapon of heldWeapons(g)) {
    // SD-8.12: what a weapon's own shot does to its target is no reason: it will be dropped.
    const { shot } = g.state;
    if (shot?.weapon === weapon.id && shot.shooter === weapon.holder) continue;
    if (weapon.holder !== NOBODY && !isAimed(g, weapon)) {
      yield* aimAnew(g, weapon, weapon.holder); // SD-8.13, SD-R42
    }
  }
}

// --- where weapons are -----------------------------------------------------------------------

/** SD-8.20, SD-4.17: by a program before the player, or for the rest of the game. */
export function hasUnlocked(g: Reading, seat: Seat, kind: WeaponKind): boolean {
  if (g.state.seats[seat].unlocked.includes(kind)) return true;
  return hasPermanent(g, seat, (card) => card.unlocks === kind); // SD-8.20
}

/** Kinds of weapon this player could take now, one of each, whatever they can be aimed at. */
export function weaponsFor(g: Reading, seat: Seat, from: "anywhere" | "middle"): Weapon[] {
  const free = g.state.weapons.filter(
    ({ holder, home, kind }) =>
      holder === NOBODY && // SD-8.22
      (home === "middle" || (from === "anywhere" && hasUnlocked(g, seat, kind))), // SD-6.9, SD-6.10, SD-8.18, SD-8.19
  );
  return free.filter(({ kind }, i) => free.findIndex((other) => other.kind === kind) === i);
}

/** Every way to equip one of these weapons: it is aimed at once (SD-6.8). */
export function equipOptions(g: Deduction, seat: Seat, weapons: readonly Weapon[]): Equip[] {
  return weapons.flatMap(({ kind, id }) => {
    const aims: Target[][] = WEAPONS[kind].targets === 0 ? [[]] : legalAims(g, seat, kind); // SD-8.9
    return aims.map((aim) => ({
      kind: aimKind("equip", aim),
      weapon: kind,
      ...aimed(aim),
      on: [`weapon/${id}`, ...aim.map(targetRef)],
      rule: "SD-6.8",
    }));
  });
}

/** Take a weapon from the middle or the locked side and aim it. */
export function equip(g: Deduction, seat: Seat, option: Equip): void {
  const weapon = weaponsFor(g, seat, "anywhere").find(({ kind }) => kind === option.weapon);
  if (!weapon) return;
  weapon.holder = seat; // SD-6.8
  weapon.aim = aimOf(option); // SD-8.4
  const args = { seat, weapon: weapon.kind, ...aimed(weapon.aim) };
  g.tell(aimKind("equipped", weapon.aim), args, { rule: "SD-6.8" });
}

/** A held weapon goes back to where it belongs. */
export function drop(g: Deduction, seat: Seat): void {
  const weapon = weaponOf(g, seat);
  if (!weapon) return;
  weapon.holder = NOBODY; // SD-8.17
  weapon.aim = [];
  disarm(g, seat);
  g.tell("dropped", { seat, weapon: weapon.kind, home: weapon.home }, { rule: "SD-8.17" });
}

/** SD-5.10: who loses the weapon in the own turn becomes unarmed at once. */
function disarm(g: Deduction, seat: Seat): void {
  if (g.state.turn.seat === seat) g.state.turn.armed = false; // SD-5.10
  lostHold(g, seat);
}

/** SD-5.9: whatever comes back in the same turn was not held from its beginning. */
export function lostHold(g: Deduction, seat: Seat): void {
  if (g.state.turn.seat === seat) g.state.turn.began = ""; // SD-5.9, SD-7.8
}

/** `by` takes over the weapon of another player and may aim it anew. */
export function* takeWeapon(g: Deduction, by: Seat, from: Seat): Rule<void> {
  const weapon = weaponOf(g, from);
  if (!weapon) return;
  const own = weaponOf(g, by);
  disarm(g, from);
  g.tell("took-weapon", { by, from, weapon: weapon.kind }, { rule: "SD-8.14" });
  if (own) {
    weapon.holder = NOBODY;
    const kept = yield* ask(by, "keep-weapon", keepOptions(own, weapon), {
      rule: "SD-8.16",
    });
    if (kept.weapon === own.id) {
      weapon.aim = [];
      g.tell("dropped", { seat: by, weapon: weapon.kind, home: weapon.home }, { rule: "SD-8.16" });
      return;
    }
    const wasArmed = g.state.turn.armed;
    drop(g, by); // SD-8.1, SD-8.16, SD-R25
    if (g.state.turn.seat === by) g.state.turn.armed = wasArmed; // SD-R40
  }
  weapon.holder = by; // SD-8.21, SD-R26
  yield* aimAnew(g, weapon, by, true); // SD-8.14
}

function keepOptions(...weapons: readonly Weapon[]) {
  return weapons.map(({ id, kind }) => ({
    kind: "keep-weapon" as const,
    weapon: id,
    name: kind,
    on: `weapon/${id}`,
    rule: "SD-8.16",
  }));
}
