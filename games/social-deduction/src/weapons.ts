/**
 * SD-8: weapons, what they can be aimed at, and where they go. What a shot does stands in shots.ts.
 */
import { ask, type Option, type Rule, type Seat } from "@sprawl/engine";
import { exBossRef } from "./hell-gate/gate.js";
import { bossPairs, bossTargets } from "./hell-gate/in-play.js";
import { hasPermanent, standing } from "./standing.js";
import {
  BOSS,
  type Deduction,
  NOBODY,
  type Target,
  type Weapon,
  type WeaponKind,
} from "./state.js";
import { isLiving, livingFrom, othersOf } from "./table.js";

export type WeaponCard = {
  readonly kind: WeaponKind;
  readonly heavy: boolean;
  /** How many it is aimed at when equipped. */
  readonly targets: 0 | 1 | 2;
  readonly damage: number;
  /** Its shooter draws a program afterwards. */
  readonly program?: true;
  readonly heals?: true;
  /** There may be two in play: each has a number. */
  readonly several?: true;
  /** Lies on the locked side where the table does not put it in the middle (SD-1.3). */
  readonly lockable?: true;
};

export const WEAPONS: Readonly<Record<WeaponKind, WeaponCard>> = {
  pistol: { kind: "pistol", several: true, heavy: false, targets: 1, damage: 1, program: true }, // SD-9.7
  companion: {
    kind: "companion",
    heavy: false,
    targets: 1,
    damage: 1,
    program: true, // SD-9.8
    heals: true, // SD-9.9
  },
  rifle: { kind: "rifle", several: true, heavy: true, targets: 1, damage: 2 }, // SD-9.11
  "rocket-launcher": {
    kind: "rocket-launcher",
    heavy: false,
    targets: 2,
    damage: 1,
    program: true, // SD-9.12
    lockable: true,
  },
  laser: {
    kind: "laser",
    heavy: true,
    targets: 0,
    damage: 2, // SD-9.13
    lockable: true,
  },
  "hell-gate": {
    kind: "hell-gate",
    heavy: true,
    targets: 2,
    damage: 2, // HG-1.8
    lockable: true,
  },
};

export function cardOf(weapon: Weapon): WeaponCard {
  return WEAPONS[weapon.kind];
}

export function weaponOf(g: Deduction, seat: Seat): Weapon | undefined {
  return g.state.weapons.find(({ holder }) => holder === seat);
}

export function weaponById(g: Deduction, id: string): Weapon | undefined {
  return g.state.weapons.find((weapon) => weapon.id === id);
}

/** Weapons in players' hands, clockwise from the active player. */
export function heldWeapons(g: Deduction): Weapon[] {
  return livingFrom(g, g.state.turn.seat).flatMap((seat) => weaponOf(g, seat) ?? []);
}

// --- aiming --------------------------------------------------------------------------------------

/** Everything this weapon could be aimed at by that player, Mistress and Ricochet not looked at. */
function possibleAims(g: Deduction, holder: Seat, kind: WeaponKind): Target[][] {
  const others = othersOf(g, holder); // SD-8.2, SD-8.3
  const { targets, heavy } = WEAPONS[kind];
  if (targets < 2) return [...others, ...bossTargets(g, heavy)].map((target) => [target]); // SD-8.4
  const withBoss = bossPairs(g, holder, heavy); // HG-4.10
  if (others.length === 1) return [others, ...withBoss]; // SD-8.8
  // SD-8.6, SD-8.7: in this order neighbours are adjacent, and the holder joins nobody.
  return [...others.slice(1).map((seat, i) => [others[i], seat]), ...withBoss]; // SD-8.5, HG-1.7
}

/** Whom a weapon may be newly aimed at, or a laser fired at (SD-8.3). */
export function legalAims(g: Deduction, holder: Seat, kind: WeaponKind): Target[][] {
  const { turn } = g.state;
  const possible = possibleAims(g, holder, kind).filter(
    (aim) => turn.seat !== holder || !aim.some((target) => turn.spared.includes(target)),
  );
  const open = possible.filter((aim) => !aim.some((seat) => isAimedLast(g, seat)));
  return open.length > 0 ? open : possible;
}

function isAimedLast(g: Deduction, target: Target): boolean {
  return target < BOSS && standing(g, target, "aimedLast") === true;
}

/** An aim as an option says it: seats in `target`, EX Bosses in `boss`. */
export function aimed(aim: readonly Target[]): { target: Seat[]; boss?: number[] } {
  const seats = aim.filter((target) => target < BOSS);
  const bosses = aim.filter((target) => target >= BOSS).map((target) => target - BOSS);
  return bosses.length > 0 ? { target: seats, boss: bosses } : { target: seats };
}

/** The kind of an option or event, by whether EX Bosses are among what is aimed at, or nobody. */
export function aimKind(kind: string, aim: readonly Target[]): string {
  if (aim.length === 0) return `${kind}-unaimed`;
  const bosses = aim.filter((target) => target >= BOSS).length;
  if (bosses === 0) return kind;
  return bosses === aim.length ? `${kind}-ex` : `${kind}-ex-pair`;
}

/** What such a kind means. */
export function plainKind(kind: string): string {
  return kind.replace(/-(unaimed|ex(-pair)?)$/, "");
}

/** How a target is called, for a board to light up. */
function targetRef(target: Target): string {
  return target < BOSS ? `seat/${target}` : exBossRef(target - BOSS);
}

/** The aim an option names. */
export function aimOf(option: Option): Target[] {
  const bosses = (option.boss as readonly number[] | undefined) ?? [];
  return [
    ...((option.target as readonly Seat[] | undefined) ?? []),
    ...bosses.map((n) => n + BOSS),
  ];
}

export function sameAim(a: readonly Target[], b: readonly Target[]): boolean {
  return a.length === b.length && a.every((target) => b.includes(target));
}

/** Has the weapon what it must be aimed at (SD-8.11)? */
function isAimed(g: Deduction, weapon: Weapon): boolean {
  if (!weapon.aim.every((target) => isTarget(g, target, weapon.holder))) return false;
  return possibleAims(g, weapon.holder, weapon.kind).some((aim) => sameAim(aim, weapon.aim));
}

function isTarget(g: Deduction, target: Target, holder: Seat): boolean {
  return target < BOSS ? target !== holder && isLiving(g, target) : true;
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
    (aim) =>
      !aim.includes(without) && (by === weapon.holder || !aim.some((target) => target >= BOSS)), // HG-3.14
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
  const chosen = yield* ask<Option>(by, "aim", options, {
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
      yield* aimAnew(g, weapon, weapon.holder); // SD-8.13
    }
  }
}

// --- where weapons are -----------------------------------------------------------------------

/** SD-8.20, SD-4.17: by a program before the player, or for the rest of the game. */
export function hasUnlocked(g: Deduction, seat: Seat, kind: WeaponKind): boolean {
  if (g.state.seats[seat].unlocked.includes(kind)) return true;
  return hasPermanent(g, seat, (card) => card.unlocks === kind); // SD-8.20
}

/** Kinds of weapon this player could take now, one of each, whatever they can be aimed at. */
export function weaponsFor(g: Deduction, seat: Seat, from: "anywhere" | "middle"): Weapon[] {
  const free = g.state.weapons.filter(
    ({ holder, home, kind }) =>
      holder === NOBODY && // SD-8.22
      (home === "middle" || (from === "anywhere" && hasUnlocked(g, seat, kind))), // SD-8.18, SD-8.19
  );
  return free.filter(({ kind }, i) => free.findIndex((other) => other.kind === kind) === i);
}

/** Every way to equip one of these weapons: it is aimed at once (SD-6.8). */
export function equipOptions(g: Deduction, seat: Seat, weapons: readonly Weapon[]): Option[] {
  return weapons.flatMap(({ kind, id }) => {
    const aims = WEAPONS[kind].targets === 0 ? [[]] : legalAims(g, seat, kind); // SD-8.9
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
export function equip(g: Deduction, seat: Seat, option: Option): void {
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
    const kept = yield* ask<Option>(by, "keep-weapon", keepOptions(own, weapon), {
      rule: "SD-8.16",
    });
    if (kept.weapon === own.id) {
      weapon.aim = [];
      g.tell("dropped", { seat: by, weapon: weapon.kind, home: weapon.home }, { rule: "SD-8.16" });
      return;
    }
    const wasArmed = g.state.turn.armed;
    drop(g, by);
    if (g.state.turn.seat === by) g.state.turn.armed = wasArmed; // SD-R40
  }
  weapon.holder = by; // SD-8.21
  yield* aimAnew(g, weapon, by, true); // SD-8.14
}

function keepOptions(...weapons: readonly Weapon[]): Option[] {
  return weapons.map(({ id, kind }) => ({
    kind: "keep-weapon",
    weapon: id,
    name: kind,
    on: `weapon/${id}`,
    rule: "SD-8.16",
  }));
}
