/** HI-27, HI-28: what an attack is, who may be attacked with what, and what its sums come to. */
import type { Because, Reckoned } from "@sprawl/engine";
import type { Weapon } from "./content.js";
import { isAI, isConscious, isEnemy, isFaceUp, isFriendly, sideOf, tokensOf } from "./models.js";
import { moments, tally } from "./moments.js";
import { canSee, distanceBetween, isAdjacent, modelsBetween, tacBetween } from "./sight.js";
import type { Interface, Model } from "./state.js";

export type Attack = {
  readonly attacker: Model;
  readonly target: Model;
  readonly weapon: Weapon;
  readonly close: boolean;
  readonly distance: number;
  /** HI-30.9; `moving`: against a model that moves. */
  readonly fast: boolean;
  readonly moving: boolean;
  /** HI-R135: the second Fast Attack of Overwatch. */
  readonly second: boolean;
  /** What this attack counts less by its weapon: the second of a twin. */
  readonly less: number;
  /** Shock Ammunition is fired. */
  readonly shock: boolean;
  /** Gear that was put to Use for it. */
  readonly charged: readonly string[];
};

export type Hit = {
  readonly victim: Model;
  readonly card: number;
  readonly damage: number;
  readonly piercing: number;
  /** The Team whose hit it is, or the AI. */
  readonly by: number;
};

/** HI-28.9 */
export const BARE_HANDS: Weapon = {
  id: "bare-hands",
  kind: "weapon",
  class: "close",
  availability: "COMM",
  effective: { damage: 0, range: 1 },
};

/** A weapon that fits the distance, and how it is used there. */
export type Means = { readonly weapon: Weapon; readonly close: boolean };

/** The weapon of this id in the hands of a model; gear may be one, hands always are. */
export function weaponOf(g: Interface, id: string): Weapon {
  if (id === BARE_HANDS.id) return BARE_HANDS;
  return (
    g.box.weapons[id] ??
    Object.values(g.box.gear).find(({ weapon }) => weapon?.id === id)?.weapon ??
    BARE_HANDS
  );
}

/** HI-27.1, HI-28: what this model can attack with over this distance. */
export function meansAt(
  g: Interface,
  attacker: Model,
  distance: number,
  adjacent: boolean,
  fast: boolean,
): Means[] {
  const found: Means[] = [];
  const consider = (weapon: Weapon): void => {
    if (found.some((each) => each.weapon.id === weapon.id)) return;
    if (weapon.still && (fast || hasMoved(g, attacker))) return;
    const means = use(weapon, distance, adjacent);
    if (means) found.push(means);
  };
  for (const item of attacker.equipment) {
    if (!isFaceUp(g, attacker, item)) continue; // HI-27.1
    const weapon = g.box.weapons[item.id];
    if (weapon) consider(weapon);
    const gear = g.box.gear[item.id];
    if (gear?.weapon && !fast && !isAI(attacker) && !attacker.used.includes(`turn:${gear.id}`))
      consider(gear.weapon);
  }
  if (adjacent) consider(BARE_HANDS); // HI-28.10
  return found;
}

/** HI-27.3, HI-28.1, HI-28.4 to HI-28.8 */
function use(weapon: Weapon, distance: number, adjacent: boolean): Means | undefined {
  if (weapon.class === "grenade" || weapon.class === "mine") return undefined; // HI-28.8, HI-31.14
  if (adjacent) return weapon.class === "heavy" ? undefined : { weapon, close: true }; // HI-28.6, HI-27.3, HI-R100, HI-R129
  const reach = weapon.maximum?.range ?? weapon.effective.range;
  if (distance > reach) return undefined; // HI-27.2
  return { weapon, close: weapon.class === "close" }; // HI-28.1
}

function hasMoved(g: Interface, model: Model): boolean {
  const { activation } = g.state;
  return activation.model === model.id && activation.moves > 0;
}

/** HI-27.13: may this model attack that one at all? */
export function mayAttack(g: Interface, attacker: Model, target: Model): boolean {
  if (!isConscious(target)) return false; // HI-5.10
  if (isEnemy(g, attacker, target)) return true;
  return isFriendly(g, attacker, target) && attacker.team !== target.team; // HI-7.12
}

/** Everything this model could attack that one with, seen from where it stands. */
export function waysToAttack(g: Interface, attacker: Model, target: Model, fast = false): Means[] {
  if (!mayAttack(g, attacker, target) || !canSee(g, attacker, target)) return []; // HI-27.2
  const distance = distanceBetween(g, attacker.at, target.at);
  return meansAt(g, attacker, distance, isAdjacent(g, attacker.at, target.at), fast);
}

type Extra = Partial<Pick<Attack, "fast" | "moving" | "second" | "less" | "shock" | "charged">>;

export function makeAttack(
  g: Interface,
  attacker: Model,
  target: Model,
  means: Means,
  extra: Extra = {},
): Attack {
  return {
    attacker,
    target,
    weapon: means.weapon,
    close: means.close,
    distance: distanceBetween(g, attacker.at, target.at),
    fast: extra.fast ?? false,
    moving: extra.moving ?? false,
    second: extra.second ?? false,
    less: extra.less ?? 0,
    shock: extra.shock ?? false,
    charged: extra.charged ?? [],
  };
}

/** A sum that grows, each part with its reason. */
class Sum {
  because: Because[] = [];
  constructor(public value: number) {}
  add(id: string, by: number): void {
    if (by === 0) return;
    this.value += by;
    this.because.push({ id, by });
  }
  join(reckoned: Reckoned): void {
    this.value = reckoned.value;
    this.because.push(...reckoned.because);
  }
}

/** HI-27.4, HI-28.2: the attacker's total before its card. */
export function attackSum(g: Interface, attack: Attack): Reckoned {
  const { attacker, target, weapon, close, fast } = attack;
  const own = moments.of(attacker);
  const sum = new Sum(sideOf(g, attacker).physical);
  sum.join(tally(g, own.reckon(g, "attack", sum.value, attack)));
  if (weapon.id === BARE_HANDS.id) sum.add("bare-hands", -4); // HI-28.9, HI-R97
  if (close && isClumsy(weapon) && !own.some(g, "steadies", attack)) sum.add("unwieldy", -3); // HI-28.5
  if (fast) {
    sum.add("fast-attack", attack.second ? -5 : own.value(g, "fastAttack", -3, attack)); // HI-30.9, HI-R135
    sum.add("tokens", reactionPenalty(g, attacker)); // HI-8.8
  }
  if (attack.distance >= 2) sum.add("tac", -tacFor(g, attack)); // HI-11.1, HI-11.2, HI-11.8, HI-R96
  sum.add("twin", -attack.less);
  sum.join(tally(g, moments.of(target).reckon(g, "attackedSum", sum.value, attack)));
  return { value: sum.value, because: sum.because };
}

const isClumsy = (weapon: Weapon): boolean =>
  weapon.class === "rifle" || weapon.class === "shotgun";

/** HI-11.1: what the place takes from this attack; nothing in the printed examples (HI-R13). */
export function tacFor(g: Interface, attack: Attack): number {
  const { attacker, target } = attack;
  const tac = tacBetween(g, attacker.team, attacker.at, target.at); // HI-11.3
  if (tac === 0) return 0;
  return Math.max(0, tally(g, moments.of(attacker).reckon(g, "tac", tac, attack)).value);
}

/** HI-8.8: tokens and programs that hamper reactions. */
function reactionPenalty(g: Interface, model: Model): number {
  return moments.of(model).value(g, "reaction", 0) - tokensOf(model, "reaction");
}

/** HI-27.5, HI-30.18: the total of a Dodge or Take Cover before its card; HI-R14: Shinsu's is 11. */
export function dodgeSum(g: Interface, attack: Attack, cover: boolean): Reckoned {
  const { target } = attack;
  const own = moments.of(target);
  const sum = new Sum(speedOf(g, target));
  sum.add("dodge", 3);
  sum.join(tally(g, own.reckon(g, "dodge", sum.value, attack, cover))); // HI-R95
  if (!cover && attack.weapon.spread) sum.add("spread", -1);
  if (!cover) sum.add("tokens", -2 * tokensOf(target, "dodge")); // HI-8.7
  sum.add("tokens", reactionPenalty(g, target)); // HI-8.8
  return { value: sum.value, because: sum.because };
}

/** SP with everything that changes it. */
export function speedOf(g: Interface, model: Model): number {
  return Math.max(0, tally(g, moments.of(model).reckon(g, "speed", sideOf(g, model).speed)).value);
}

/** HI-27.11, HI-28.7 */
export function damageOf(g: Interface, attack: Attack): number {
  const { attacker, weapon, distance, close } = attack;
  const { effective, maximum } = weapon;
  let damage = !close && maximum && distance > effective.range ? maximum.damage : effective.damage;
  if (weapon.id === BARE_HANDS.id) damage = Math.max(1, sideOf(g, attacker).physical - 2); // HI-28.9
  return tally(g, moments.of(attacker).reckon(g, "damage", damage, attack)).value;
}

export function piercingOf(g: Interface, attack: Attack): number {
  return tally(g, moments.of(attack.attacker).reckon(g, "piercing", 0, attack)).value; // HI-6.4
}

/** HI-41.1: who stands between, with the option; nearest to the attacker first. */
export function interveningIn(g: Interface, attack: Attack): Model[] {
  if (!g.options.intervening || attack.close) return [];
  const { attacker, target } = attack;
  return modelsBetween(g, attacker.at, target.at).filter(
    (model) => model !== attacker && model !== target,
  );
}
