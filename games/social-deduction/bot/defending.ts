/**
 * Programs that save somebody: armour and medkit wait for the moment of death, and shots are stopped
 * or turned when they are fired (tip 7).
 */
import type { Seat } from "@sprawl/engine";
import { bossAt } from "../src/advice/bosses.js";
import { roomFor } from "../src/advice/programs.js";
import {
  type AnnouncedShot,
  aimedAt,
  announcedShot,
  isLethal,
  shotsNeeded,
} from "../src/advice/shots.js";
import { faceOf } from "../src/advice/view.js";
import { aimOf, isExBoss, playersIn } from "../src/aim.js";
import { box } from "../src/box.js";
import type { Moment } from "../src/cards.js";
import type { PlayOption } from "../src/questions.js";
import type { Place } from "../src/state.js";
import { WEAPONS } from "../src/weapon-cards.js";
import { gainOf } from "./actions.js";
import { opinionOn } from "./gate.js";
import { isFriend, type Mind } from "./mind.js";

/** Heal whom the blow would kill. */
export function medkit(mind: Mind, { kind, target }: PlayOption, moment: Moment): number {
  const { view, me } = mind;
  const { hit, seats } = view.state;
  if (moment === "hit") {
    if (!hit || hit.victim !== target) return -1;
    const { hp } = seats[hit.victim];
    const saves = hp <= hit.amount && hp + (box.programs[kind].heals ?? 0) > hit.amount;
    if (!saves) return -1;
    return target === me ? 5 : isFriend(mind, hit.victim) ? 0.9 : -1;
  }
  if (target !== me) return -1;
  return view.state.turn.seat === me && moment === "end" && roomFor(view, me) < 0 ? 0.6 : 0;
}

export function armour({ view, me }: Mind, { kind }: PlayOption): number {
  const { hit } = view.state;
  if (!hit || hit.victim !== me) return -1;
  const spare = view.state.seats[me].programs.filter((card) => faceOf(view, card) === kind);
  return isLethal(view, me, hit.amount) ? 4 : spare.length > 1 ? 0.6 : 0.1;
}

/** Whether a shot would hit an EX Boss that its friends would rather keep (tip 38). */
function isAtKept(mind: Mind, { targets }: AnnouncedShot): boolean {
  return targets.filter(isExBoss).some((target) => {
    const boss = bossAt(mind.view, target);
    return boss !== undefined && opinionOn(boss).isKept?.(mind) === true;
  });
}

/** Stop a shot at me or at a friend, the more the nearer it is to the end (tips 7, 18, 26). */
export function stopping(mind: Mind, holder: Seat, moment: Moment): number {
  const shot = announcedShot(mind.view);
  if (moment !== "interrupt" || !shot || shot.by !== holder || holder === mind.me) return 0;
  const kills = (seat: Seat) => shotsNeeded(mind.view, shot.kind, seat) === 1;
  let worth = isAtKept(mind, shot) ? 1 : 0; // tip 38
  for (const seat of playersIn(shot.targets)) {
    if (seat === mind.me) worth += kills(seat) ? 4 : 0.2;
    else if (kills(seat)) worth -= Math.min(1, mind.grudge[seat]);
  }
  return worth;
}

/** Mirror protocol strikes back, so it wants a shot that will be survived. */
export function mirroring(mind: Mind): number {
  const shot = announcedShot(mind.view);
  if (!shot?.targets.includes(mind.me)) return 0;
  return shotsNeeded(mind.view, shot.kind, mind.me) > 1 ? 0.4 + 0.2 * mind.grudge[shot.by] : 0;
}

/** Turn a shot at me on somebody else. */
export function turning(mind: Mind, option: PlayOption, moment: Moment): number {
  const shot = announcedShot(mind.view);
  if (moment !== "interrupt" || !shot || shot.by === mind.me) return 0;
  const { target, from = shot.by, boss = [] } = option;
  if (from !== shot.by || typeof target !== "object") return 0;
  const now = gainOf(mind, shot.kind, playersIn(shot.targets));
  const then = gainOf(mind, shot.kind, aimOf({ target, boss }));
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
export function hiding({ view, me }: Mind, place: Place): number {
  const heavy = aimedAt(view, me).some(({ kind }) => WEAPONS[kind].heavy);
  if (place === "id") return heavy ? 1.2 : 0.5;
  return aimedAt(view, me).length > 0 ? 0.7 : 0.4;
}
