/** What shots would come to: who aims at whom, and how many it takes. */
import type { Seat } from "@sprawl/engine";
import type { Target } from "../aim.js";
import { announcedWeapon, shotAim } from "../announced.js";
import { box } from "../box.js";
import { maxHp } from "../health.js";
import type { ExBoss } from "../hell-gate/gate.js";
import type { Side, Weapon } from "../state.js";
import { hiddenIds, hiddenSides } from "../table.js";
import { WEAPONS, type WeaponKind } from "../weapon-cards.js";
import { weaponOf } from "../weapons.js";
import { faceOf, readingOf, type SeatView } from "./view.js";

export function weaponHeld(view: SeatView, seat: Seat): Weapon | undefined {
  return weaponOf(view, seat);
}

/** Weapons that others have aimed at this seat. */
export function aimedAt({ state }: SeatView, seat: Seat): Weapon[] {
  return state.weapons.filter(
    ({ holder, aim }) => holder >= 0 && holder !== seat && aim.includes(seat),
  );
}

export type AnnouncedShot = {
  readonly by: Seat;
  readonly kind: WeaponKind;
  readonly targets: readonly Target[];
};

/** The shot that is announced and may still be fired, if one is: a jammed weapon is no danger now. */
export function announcedShot(view: SeatView): AnnouncedShot | undefined {
  const g = readingOf(view);
  const weapon = announcedWeapon(g, "interrupt");
  if (!weapon || g.state.turn.jammed.includes(weapon.id)) return undefined;
  return { by: weapon.holder, kind: weapon.kind, targets: shotAim(g, weapon) };
}

export function hiddenSidesOf(view: SeatView, seat: Seat): Side[] {
  return hiddenSides(readingOf(view), seat);
}

export function hiddenIdsOf(view: SeatView, seat: Seat): number {
  return hiddenIds(readingOf(view), seat).length;
}

/** Would this much damage eliminate that seat now? */
export function isLethal({ state }: SeatView, seat: Seat, amount: number): boolean {
  return state.seats[seat].hp <= amount;
}

export function isHurtSeat(view: SeatView, seat: Seat): boolean {
  const { hp } = view.state.seats[seat];
  return hp > 0 && hp < maxHp(readingOf(view));
}

/** Heavy shots that IDs answer; one that only changes hands answers again and again. */
function idShields(view: SeatView, seat: Seat): number {
  const hidden = view.state.seats[seat].ids.filter(({ revealed }) => !revealed);
  return hidden.reduce((sum, { card }) => {
    const face = faceOf(view, card);
    return sum + (face === undefined ? 1 : (box.ids[face].shields ?? 1));
  }, 0);
}

/** Shots of this kind until somebody is eliminated who answers with every card there is. */
export function shotsNeeded(view: SeatView, kind: WeaponKind, seat: Seat): number {
  const { hp } = view.state.seats[seat];
  const { heavy, damage } = WEAPONS[kind];
  if (heavy) return idShields(view, seat) + Math.ceil(hp / damage);
  return hiddenSidesOf(view, seat).length + hp;
}

/** The same for an EX Boss (HG-4.3 to HG-4.6). */
export function shotsAtBoss(kind: WeaponKind, { hp, shields }: ExBoss): number {
  const { heavy, damage } = WEAPONS[kind];
  if (heavy) return Math.ceil(hp / damage);
  return shields.filter((revealed) => !revealed).length + hp;
}
