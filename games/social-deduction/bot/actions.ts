/** What to announce: look, draw, take a weapon, aim it, shoot. Tips 2 to 4, 11 and 32. */
import type { OptionView, Seat } from "@sprawl/engine";
import { ids } from "../src/ids/index.js";
import { programs } from "../src/programs/index.js";
import { BOSS, type Side, type Weapon, type WeaponKind } from "../src/state.js";
import { slotOf } from "../src/table.js";
import { aimOf, plainKind, WEAPONS } from "../src/weapons.js";
import { bossGain, drawRisk, shotRisk } from "./gate.js";
import { isFriend, type Mind, shotValue, weaponHeld } from "./mind.js";
import { faceOf } from "./view.js";

/** An option with what it is worth and why. */
export type Weighed = { readonly option: OptionView; readonly worth: number; readonly why: string };

const WORDS: readonly string[] = ["claim", "vouch", "accuse", "propose", "report"];

export function isWord({ kind }: OptionView): boolean {
  return WORDS.includes(kind);
}

/** What announcing this is worth; undefined for what is no action. */
export function weighAction(mind: Mind, option: OptionView): Weighed | undefined {
  if (isWord(option)) return undefined;
  const found = worthOf(mind, option);
  return { option, worth: found[0], why: found[1] };
}

function worthOf(mind: Mind, option: OptionView): readonly [number, string] {
  const { view } = mind;
  const { turn } = view.state;
  switch (plainKind(option.kind)) {
    case "keep": {
      const { action } = turn;
      if (!action) return [0.2, "as announced"];
      const [worth] = worthOf(mind, { ...action, key: "" });
      return [worth + 0.02, "as announced"];
    }
    case "investigate":
    case "investigate-id":
      return looking(mind, option);
    case "draw":
      return drawing(mind);
    case "equip":
      return equipping(mind, option);
    case "take-weapon":
      return [0.3 + threatFrom(mind, Number(option.target)), "better in my hand than in theirs"];
    case "shoot":
      return shooting(mind, option);
    case "change-target":
      return aiming(mind, option);
    case "heal": {
      const hurt = aimOf(option).filter((seat) => isFriend(mind, seat) && isHurt(mind, seat));
      return hurt.length > 0 ? [0.75, "a friend is hurt"] : [-0.2, "they need no help from me"];
    }
    case "drop":
      return [-0.05, "there is nobody to aim at"];
    case "heal-self":
      return [0.7, "I am hurt"];
    case "heal-other":
      return [isFriend(mind, Number(option.target)) ? 0.6 : -0.5, "healing a friend"];
    case "purge":
      return [0.28, "they have more to lose"];
    case "show-id":
      return [0.15 + eagerToShow(mind, Number(option.which)), "my ID may do its work now"];
    default:
      return [0, "nothing better"];
  }
}

/** An ID that does something when it is revealed; an open one is a shield less. */
function eagerToShow({ view, me }: Mind, which: number): number {
  const face = faceOf(view, view.state.seats[me].ids[which].card);
  const early = view.state.round < 4 ? -0.2 : 0;
  return early + (face !== undefined && ids[face].reveal ? 0.25 : -0.3);
}

function isHurt({ view }: Mind, seat: Seat): boolean {
  return seat < BOSS && view.state.seats[seat].hp < 2;
}

/** Tip 2: early on, look where least is known. */
function looking(mind: Mind, { kind, target, side, which }: OptionView): readonly [number, string] {
  const { view, doubt } = mind;
  const seat = Number(target);
  const card =
    kind === "investigate-id"
      ? view.state.seats[seat].ids[Number(which)].card
      : view.state.loyalty[slotOf(view, seat, side as Side)].card;
  if (faceOf(view, card) !== undefined) return [-0.1, "I have seen it"];
  const { round } = view.state;
  const early = round === 1 ? 0.6 : round === 2 ? 0.4 : 0.2;
  return [doubt[seat] * early, "I cannot tell what they are"];
}

function drawing(mind: Mind): readonly [number, string] {
  const { view, me, others } = mind;
  const { programs: hand, permanents } = view.state.seats[me];
  const limit = view.seats >= 9 ? 1 : 2;
  const counted = permanents.filter(({ program }) => !programs[program].free).length;
  const room = hand.length + counted < limit;
  const late = others.length <= 2 ? 0.05 : 0;
  return [(room ? 0.3 : 0.12) + late - drawRisk(mind), "a program may help"];
}

/** Tip 3: as soon as somebody is more likely an enemy than not; light weapons earn programs. */
function equipping(mind: Mind, option: OptionView): readonly [number, string] {
  const kind = String(option.weapon) as WeaponKind;
  const targets = aimOf(option);
  const { round } = mind.view.state;
  const eager = Math.min(0.5, 0.07 * round);
  const isHeavier = mind.team === "machine" && WEAPONS[kind].heavy; // tip 23
  // Tip 3: the last one had better not be left to the others.
  const isLast = mind.view.state.weapons.filter(isFree).length === 1;
  const extra = (WEAPONS[kind].program ? 0.06 : 0) + (isLast ? 0.06 : 0) + (isHeavier ? 0.05 : 0);
  if (WEAPONS[kind].targets === 0) {
    const best = Math.max(...mind.others.map((seat) => shotValue(mind, kind, [seat])));
    return [0.12 + eager + best, "a laser for whoever deserves it"];
  }
  const gain = gainOf(mind, kind, targets);
  const worth = gain > 0 ? 0.15 + eager + extra + 0.9 * gain : 0.05 + gain;
  return [worth, reasonFor(mind, targets)];
}

function isFree({ home, holder }: Weapon): boolean {
  return home === "middle" && holder < 0;
}

function shooting(mind: Mind, option: OptionView): readonly [number, string] {
  const kind = String(option.weapon) as WeaponKind;
  const targets = aimOf(option);
  const extra = (WEAPONS[kind].program ? 0.12 : 0) - shotRisk(mind, kind) - patience(mind, kind);
  return [extra + 0.05 + 1.2 * gainOf(mind, kind, targets), reasonFor(mind, targets)];
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

function aiming(mind: Mind, option: OptionView): readonly [number, string] {
  const weapon = weaponHeld(mind.view, mind.view.state.turn.seat);
  if (!weapon) return [0, "nothing to aim"];
  const targets = aimOf(option);
  return [0.75 * gainOf(mind, weapon.kind, targets) - 0.02, reasonFor(mind, targets)];
}

/** What a shot at these is worth, players and EX Bosses. */
export function gainOf(mind: Mind, kind: WeaponKind, targets: readonly number[]): number {
  const seats = targets.filter((target) => target < BOSS);
  let gain = shotValue(mind, kind, seats);
  for (const target of targets) if (target >= BOSS) gain += bossGain(mind, kind, target);
  return gain;
}

function reasonFor({ seats }: Mind, targets: readonly number[]): string {
  const [first] = targets;
  if (first === undefined) return "nobody in particular";
  if (first >= BOSS) return "the EX Boss must fall";
  const { human, machine, outlaw } = seats[first].teams;
  const share = (chance: number) => `${Math.round(100 * chance)}%`;
  return `seat ${first} is ${share(human)} Human, ${share(machine)} Machine, ${share(outlaw)} Outlaw`;
}

/** How much a holder's weapon hurts this mind. */
export function threatFrom(mind: Mind, holder: Seat): number {
  const weapon = weaponHeld(mind.view, holder);
  if (!weapon) return 0;
  const value = shotValue(
    mind,
    weapon.kind,
    weapon.aim.filter((target) => target < BOSS),
  );
  return Math.max(0, Math.min(1.5, -value));
}
