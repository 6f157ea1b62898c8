/**
 * Programs: which to play at which moment, or to pass. Looking comes before the own action, armour
 * and medkit wait for the moment of death, and shots are stopped when they are fired (tips 7, 8).
 */
import type { OptionView, Seat } from "@sprawl/engine";
import type { Moment } from "../src/cards.js";
import { LOYALTY } from "../src/rows.js";
import { BOSS, type Side, type WeaponKind } from "../src/state.js";
import { slotOf } from "../src/table.js";
import { aimOf, plainKind, WEAPONS } from "../src/weapons.js";
import { gainOf, threatFrom } from "./actions.js";
import { aimedAt, isFriend, isLethal, type Mind, shotsNeeded, weaponHeld } from "./mind.js";
import { faceOf } from "./view.js";

/** Below this a program is kept. */
export const PLAY = 0.35;

/** What playing this now is worth. */
export function programWorth(mind: Mind, option: OptionView, moment: Moment): number {
  const mine = mind.view.state.turn.seat === mind.me;
  const target = typeof option.target === "number" ? option.target : -1;
  switch (option.kind) {
    case "nano-medkit":
      return medkit(mind, target, moment);
    case "body-armour":
      return armour(mind);
    case "guard":
      return isFriend(mind, target) && mind.view.state.seats[mind.me].hp > 1 ? 0.6 : -1;
    case "use-hostage":
      return 0.8 + mind.grudge[target] / 2;
    case "disarm":
    case "jammed-trigger":
      return stopping(mind, option.kind === "disarm" ? target : mind.view.state.turn.seat, moment);
    case "smoke-screen":
    case "mirror-protocol":
      return stopping(mind, mind.view.state.turn.seat, moment) / 2;
    case "seal-the-rift":
      return 0.5;
    case "ricochet":
    case "hijack":
      return turning(mind, option, moment);
    case "backup-exe":
      if (target === mind.me) return 5;
      return mind.seats[target].teams[mind.team] > 0.6 && mind.team !== "outlaw" ? 1 : -1;
    case "corrupted-memory":
      return mine && moment === "end" ? 0.36 + 0.3 * mind.grudge[target] : 0;
    case "stasis":
      return moment === "end" ? 0.2 + threatFrom(mind, target) : 0;
    default:
      return mine ? ownTurn(mind, option, target, moment) : 0;
  }
}

/** Programs of the own turn. */
function ownTurn(mind: Mind, option: OptionView, target: Seat, moment: Moment): number {
  const { grudge, doubt } = mind;
  const atStart = moment === "start";
  switch (option.kind) {
    case "wiretap":
    case "deep-scan":
    case "gavrick-files":
      return atStart ? 0.3 + 0.5 * doubt[target] : 0;
    case "doe-spynetwork":
      return 0.4 + 0.2 * doubt[target];
    case "spotlight":
      return moment === "interrupt" ? 0 : 0.2 + 0.4 * grudge[target] + 0.2 * doubt[target];
    case "exposed":
      return target === mind.me ? 0 : 0.15 + 0.5 * grudge[target];
    case "grenade":
      return 0.25 + 1.2 * gainOf(mind, "pistol", [target]);
    case "grab":
      return moment === "interrupt" ? 0 : 0.25 + threatFrom(mind, target);
    case "emp":
      return disarming(mind);
    case "blackout":
      return hiding(mind, String(option.place));
    case "data-theft":
      return 0.4 + 0.2 * grudge[target];
    case "download":
    case "overclock":
    case "sleeper":
    case "magnetic-glove":
    case "rocket-launcher":
    case "laser":
    case "hell-gate":
      return atStart ? 0.6 : 0.4;
    case "human-boss":
    case "machine-boss":
    case "outlaw-boss":
      return 2;
    case "gevers-attack":
      return 0.3 + 0.3 * grudge[target];
    case "safe-house":
      return mind.team === "human" ? 0.1 : 0.4;
    case "bug":
      return swapping(mind, option, target);
    case "second-wind":
      return target === mind.me ? 0.7 : isFriend(mind, target) ? 0.5 : -1;
    case "cold-storage":
    case "dead-mans-switch":
      return 0.45;
    case "firmware-lock":
    case "hostage":
      return 0.3 + 0.3 * grudge[target];
    default:
      return 0;
  }
}

/** Heal whom the blow would kill. */
function medkit(mind: Mind, target: Seat, moment: Moment): number {
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

function armour({ view, me }: Mind): number {
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
  return { by: turn.seat, kind, targets: targets.filter((target) => target < BOSS) };
}

/** Stop a shot at me or at a friend, the more the nearer it is to the end. */
function stopping(mind: Mind, holder: Seat, moment: Moment): number {
  const shot = announcedShot(mind);
  if (moment !== "interrupt" || !shot || shot.by !== holder || holder === mind.me) return 0;
  const kills = (seat: Seat) => shotsNeeded(mind.view, shot.kind, seat) === 1;
  let worth = 0;
  for (const seat of shot.targets) {
    if (seat === mind.me) worth += kills(seat) ? 4 : 0.2;
    else if (kills(seat)) worth -= Math.min(1, mind.grudge[seat]);
  }
  return worth;
}

/** Turn a shot at me on somebody else. */
function turning(mind: Mind, option: OptionView, moment: Moment): number {
  const shot = announcedShot(mind);
  if (moment !== "interrupt" || !shot || shot.by === mind.me) return 0;
  if (option.kind === "hijack" && option.from !== shot.by) return 0;
  const now = gainOf(mind, shot.kind, shot.targets);
  const then = gainOf(mind, shot.kind, aimOf(option));
  return 0.3 * (then - now);
}

/** All weapons to the ground, if they are aimed at me and mine. */
function disarming(mind: Mind): number {
  let worth = -0.2;
  for (const { holder, kind, aim } of mind.view.state.weapons) {
    if (holder < 0) continue;
    const value = gainOf(mind, kind, aim);
    worth += holder === mind.me ? -0.3 - value : -value;
  }
  return worth;
}

/** A card turned down again is a shield again. */
function hiding({ view, me }: Mind, place: string): number {
  const heavy = aimedAt(view, me).some(({ kind }) => WEAPONS[kind].heavy);
  if (place === "id") return heavy ? 1.2 : 0.5;
  return aimedAt(view, me).length > 0 ? 0.7 : 0.4;
}

/** Tip 24: a card of the own colour to an enemy, for one that costs me nothing. */
function swapping(mind: Mind, { own, side }: OptionView, target: Seat): number {
  const { view, me, team, grudge } = mind;
  const given = faceOf(view, view.state.loyalty[slotOf(view, me, own as Side)].card);
  const got = faceOf(view, view.state.loyalty[slotOf(view, target, side as Side)].card);
  if (given === undefined || got === undefined || grudge[target] < 0.3) return 0;
  const keeps = LOYALTY[got].colour === team && LOYALTY[got].weight >= LOYALTY[given].weight;
  return keeps && LOYALTY[given].colour !== LOYALTY[got].colour ? 0.8 : 0;
}
