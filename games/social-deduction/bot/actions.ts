/** What to announce: look, draw, take a weapon, aim it, shoot. Tips 2 to 4, 11 and 32. */
import type { Plain } from "@sprawl/engine";
import { roomFor } from "../src/advice/programs.js";
import { isHurtSeat } from "../src/advice/shots.js";
import { faceOf } from "../src/advice/view.js";
import { type Aim, aimOf, isExBoss, playersIn, type Target } from "../src/aim.js";
import { box } from "../src/box.js";
import type { Action, Equip, Investigate, Keep, Shoot } from "../src/questions.js";
import type { Weapon } from "../src/state.js";
import { slotOf } from "../src/table.js";
import { WEAPONS, type WeaponKind } from "../src/weapon-cards.js";
import { bossGain, drawRisk, shotRisk } from "./gate.js";
import { isFriend, type Mind, shotValue, threatFrom, weaponHeld } from "./mind.js";
import { oddsOf } from "./why.js";

/** What an option is worth and why. */
export type Weighed = {
  readonly worth: number;
  readonly because: { readonly id: string; readonly args?: Readonly<Record<string, Plain>> };
};

function weighed(worth: number, id: string): Weighed {
  return { worth, because: { id } };
}

/** What announcing this is worth. */
export function weighAction(mind: Mind, option: Action | Keep): Weighed {
  switch (option.kind) {
    case "keep": {
      const { action } = mind.view.state.turn;
      return weighed(action ? weighAction(mind, action).worth + 0.02 : 0.2, "as-announced");
    }
    case "investigate":
    case "investigate-id":
      return looking(mind, option);
    case "draw":
      return drawing(mind);
    case "equip":
    case "equip-unaimed":
    case "equip-ex":
    case "equip-ex-pair":
      return equipping(mind, option);
    case "take-weapon":
      return weighed(0.3 + threatFrom(mind, option.target), "better-mine");
    case "shoot":
    case "shoot-unaimed":
    case "shoot-ex":
    case "shoot-ex-pair":
      return shooting(mind, option);
    case "change-target":
    case "change-target-unaimed":
    case "change-target-ex":
    case "change-target-ex-pair":
      return aiming(mind, option);
    case "heal": {
      const { view } = mind;
      const isInNeed = option.target.some((seat) => isFriend(mind, seat) && isHurtSeat(view, seat));
      return isInNeed ? weighed(0.75, "friend-hurt") : weighed(-0.2, "no-help-needed");
    }
    case "drop":
      return weighed(-0.05, "nobody-to-aim-at");
    case "heal-self":
      return weighed(0.7, "hurt");
    case "heal-other":
      return weighed(isFriend(mind, option.target) ? 0.6 : -0.5, "friend-hurt");
    case "purge":
      return weighed(0.28, "more-to-lose");
    case "show-id":
      return weighed(0.15 + eagerToShow(mind, option.which), "id-works");
    case "no-action":
    case "hold-fire":
      return weighed(0, "nothing-better");
    default:
      return option satisfies never;
  }
}

/** An ID that does something when it is revealed; an open one is a shield less. */
function eagerToShow({ view, me }: Mind, which: number): number {
  const face = faceOf(view, view.state.seats[me].ids[which].card);
  const early = view.state.round < 4 ? -0.2 : 0;
  return early + (face !== undefined && box.ids[face].reveal ? 0.25 : -0.3);
}

/** Tip 2: early on, look where least is known. */
function looking(mind: Mind, option: Investigate): Weighed {
  const { view, me, doubt } = mind;
  const { target } = option;
  const { card } =
    option.kind === "investigate-id"
      ? view.state.seats[target].ids[option.which]
      : view.state.loyalty[slotOf(view, target, option.side)];
  if (faceOf(view, card) !== undefined) return weighed(-0.1, "seen");
  const { round } = view.state;
  const early = round === 1 ? 0.6 : round === 2 ? 0.24 : 0.2;
  const isTold = view.state.seats.some(
    ({ looked }, by) => by !== me && looked.some((each) => each.card === card),
  );
  return weighed(doubt[target] * early * (isTold ? 0.85 : 1), "cannot-tell");
}

/** With a full hand something is only thrown away for it: nearly anything else is better. */
function drawing(mind: Mind): Weighed {
  const { view, me, others } = mind;
  if (roomFor(view, me) <= 0) return weighed(0.02 - drawRisk(mind), "may-help");
  const late = others.length <= 2 ? 0.05 : 0;
  return weighed(0.3 + late - drawRisk(mind), "may-help");
}

/** Tip 3: as soon as somebody is more likely an enemy than not; light weapons earn programs. */
function equipping(mind: Mind, option: Equip): Weighed {
  const kind = option.weapon;
  const targets = aimOf(option);
  const { round } = mind.view.state;
  const eager = Math.min(0.7, 0.12 * round);
  const isHeavier = mind.team === "machine" && WEAPONS[kind].heavy; // tip 23
  // Tip 3: the last one had better not be left to the others.
  const isLast = mind.view.state.weapons.filter(isFree).length === 1;
  const extra = (WEAPONS[kind].program ? 0.06 : 0) + (isLast ? 0.06 : 0) + (isHeavier ? 0.05 : 0);
  if (WEAPONS[kind].targets === 0) {
    const best = Math.max(...mind.others.map((seat) => shotValue(mind, kind, [seat])));
    return weighed(0.12 + eager + best, "laser");
  }
  const gain = gainOf(mind, kind, targets) - blindness(mind, kind, targets);
  const worth = gain > 0 ? 0.15 + eager + extra + 0.9 * gain : 0.05 + gain;
  return { worth, because: reasonFor(mind, targets) };
}

/** Tips 2 and 4: before anything is known, a heavy weapon is aimed at anybody less gladly. */
function blindness({ view, doubt }: Mind, kind: WeaponKind, targets: readonly Target[]): number {
  const [first] = targets;
  if (view.state.round > 1 || first === undefined || isExBoss(first)) return 0;
  return WEAPONS[kind].heavy ? 0.15 * doubt[first] : 0;
}

function isFree({ home, holder }: Weapon): boolean {
  return home === "middle" && holder < 0;
}

function shooting(mind: Mind, option: Shoot): Weighed {
  const kind = option.weapon;
  const targets = aimOf(option);
  const extra = (WEAPONS[kind].program ? 0.12 : 0) - shotRisk(mind, kind) - patience(mind, kind);
  const worth = extra + 0.05 + 1.2 * gainOf(mind, kind, targets);
  return { worth, because: reasonFor(mind, targets) };
}

/** Tip 32: early on, while the sides are even, an Outlaw would rather threaten than shoot. */
function patience({ view, team, seats, others }: Mind, kind: WeaponKind): number {
  if (team !== "outlaw" || view.state.round > 3 || !WEAPONS[kind].heavy) return 0;
  const lead = others.reduce(
    (sum, seat) => sum + seats[seat].teams.human - seats[seat].teams.machine,
    0,
  );
  return Math.abs(lead) < 0.5 ? 0.1 : 0;
}

function aiming(mind: Mind, option: Aim): Weighed {
  const weapon = weaponHeld(mind.view, mind.view.state.turn.seat);
  if (!weapon) return weighed(0, "nothing-to-aim");
  const targets = aimOf(option);
  return {
    worth: 0.65 * gainOf(mind, weapon.kind, targets) - 0.02,
    because: reasonFor(mind, targets),
  };
}

/** What a shot at these is worth, players and EX Bosses. */
export function gainOf(mind: Mind, kind: WeaponKind, targets: readonly Target[]): number {
  let gain = shotValue(mind, kind, playersIn(targets));
  for (const target of targets) if (isExBoss(target)) gain += bossGain(mind, kind, target);
  return gain;
}

function reasonFor(mind: Mind, targets: readonly Target[]): Weighed["because"] {
  const [first] = targets;
  if (first === undefined) return { id: "nobody" };
  return isExBoss(first) ? { id: "ex-boss" } : oddsOf(mind, first);
}
