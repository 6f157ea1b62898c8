/**
 * Programs that save somebody: armour and medkit wait for the moment of death, and shots are stopped
 * or turned when they are fired (tip 7).
 */
import type { OptionView, Seat } from "@sprawl/engine";
import type { Moment } from "../src/cards.js";
import { FALLEN_ANGEL } from "../src/hell-gate/gate.js";
import { BOSS, type WeaponKind } from "../src/state.js";
import { aimOf, plainKind, WEAPONS } from "../src/weapons.js";
import { gainOf } from "./actions.js";
import { aimedAt, isFriend, isLethal, type Mind, shotsNeeded, weaponHeld } from "./mind.js";
import { faceOf } from "./view.js";

/** Heal whom the blow would kill. */
export function medkit(mind: Mind, target: Seat, moment: Moment): number {
  const { view, me } = mind;
  const { hit, seats } = view.state;
  if (moment === "hit") {
    if (!hit || hit.victim !== target) return -1;
    const { hp } = seats[target];
    const saves = hp <= hit.amount && hp + 1 > hit.amount;
    if (!saves) return -1;
    return target === me ? 5 : isFriend(mind, target) ? 0.9 : -1;
  }
  if (target !== me) return -1;
  const full = seats[me].programs.length > (view.seats >= 9 ? 1 : 2);
  return view.state.turn.seat === me && moment === "end" && full ? 0.6 : 0;
}

export function armour({ view, me }: Mind): number {
  const { hit } = view.state;
  if (!hit || hit.victim !== me) return -1;
  const spare = view.state.seats[me].programs.filter(
    (card) => faceOf(view, card) === "body-armour",
  );
  return isLethal(view, me, hit.amount) ? 4 : spare.length > 1 ? 0.6 : 0.1;
}

/** The shot that is announced, if one is. */
function announcedShot({ view }: Mind) {
  const { turn } = view.state;
  const { action } = turn;
  if (!action || plainKind(action.kind) !== "shoot") return undefined;
  const kind = String(action.weapon) as WeaponKind;
  const held = weaponHeld(view, turn.seat);
  const targets = WEAPONS[kind].targets === 0 ? aimOf(action) : (held?.aim ?? []);
  const seats = targets.filter((target) => target < BOSS);
  return { by: turn.seat, kind, targets: seats, atAngel: targets.includes(BOSS + FALLEN_ANGEL) };
}

/** Stop a shot at me or at a friend, the more the nearer it is to the end (tips 7, 18, 26). */
export function stopping(mind: Mind, holder: Seat, moment: Moment): number {
  const shot = announcedShot(mind);
  if (moment !== "interrupt" || !shot || shot.by !== holder || holder === mind.me) return 0;
  const kills = (seat: Seat) => shotsNeeded(mind.view, shot.kind, seat) === 1;
  let worth = mind.team === "fallen" && shot.atAngel ? 1 : 0; // tip 38
  for (const seat of shot.targets) {
    if (seat === mind.me) worth += kills(seat) ? 4 : 0.2;
    else if (kills(seat)) worth -= Math.min(1, mind.grudge[seat]);
  }
  return worth;
}

/** Mirror protocol strikes back, so it wants a shot that will be survived. */
export function mirroring(mind: Mind): number {
  const shot = announcedShot(mind);
  if (!shot?.targets.includes(mind.me)) return 0;
  return shotsNeeded(mind.view, shot.kind, mind.me) > 1 ? 0.4 + 0.2 * mind.grudge[shot.by] : 0;
}

/** Turn a shot at me on somebody else. */
export function turning(mind: Mind, option: OptionView, moment: Moment): number {
  const shot = announcedShot(mind);
  if (moment !== "interrupt" || !shot || shot.by === mind.me) return 0;
  if (option.kind === "hijack" && option.from !== shot.by) return 0;
  const now = gainOf(mind, shot.kind, shot.targets);
  const then = gainOf(mind, shot.kind, aimOf(option));
  return 0.3 * (then - now);
}

/** All weapons to the ground, if they are aimed at me and mine. */
export function disarming(mind: Mind): number {
  let worth = -0.2;
  for (const { holder, kind, aim } of mind.view.state.weapons) {
    if (holder < 0) continue;
    const value = gainOf(mind, kind, aim);
    worth += holder === mind.me ? -0.3 - value : -value;
  }
  return worth;
}

/** A card turned down again is a shield again. */
export function hiding({ view, me }: Mind, place: string): number {
  const heavy = aimedAt(view, me).some(({ kind }) => WEAPONS[kind].heavy);
  if (place === "id") return heavy ? 1.2 : 0.5;
  return aimedAt(view, me).length > 0 ? 0.7 : 0.4;
}
