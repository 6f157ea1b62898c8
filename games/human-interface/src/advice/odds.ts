/** What a careful player can work out of an attack: its chance, and the wounds it may do. */
import { chanceToBeat } from "@sprawl/parts";
import {
  type Attack,
  attackSum,
  damageOf,
  dodgeSum,
  type Means,
  makeAttack,
  piercingOf,
} from "../attacks.js";
import { cardsLeft } from "../cando.js";
import { isMember, sideOf, tokensOf, woundValue } from "../models.js";
import type { Interface, Model } from "../state.js";

export type Odds = {
  /** Of 1000. */
  readonly chance: number;
  /** Wounds of a usual hit, in tenths. */
  readonly wounds: number;
  readonly damage: number;
};

/** Cards of each value that are still in the deck. */
export function leftInDeck(g: Interface): number[] {
  return cardsLeft(g.state, (card) => {
    const face: unknown = g.face(card as never);
    return typeof face === "number" ? face : undefined;
  });
}

/** Against a Dodge, or against a target that cannot react. */
export function oddsOf(g: Interface, attack: Attack, left = leftInDeck(g)): Odds {
  const { target } = attack;
  const helpless = target.stunned || tokensOf(target, "no-dodge") > 0;
  const lead = attackSum(g, attack).value - (helpless ? 0 : dodgeSum(g, attack, false).value);
  const damage = damageOf(g, attack);
  const pierced = piercingOf(g, attack);
  const { armour } = sideOf(g, target);
  // Legs, arms and chest come up about 14, 12 and 12 times in 40; the head twice.
  const through = (value: number): number => Math.max(0, damage - Math.max(0, value - pierced));
  const twentieths =
    7 * through(armour.legs) +
    6 * through(armour.arms) +
    6 * through(armour.chest) +
    Math.max(1, through(armour.head));
  return { chance: chanceToBeat(left, lead), wounds: Math.floor(twentieths / 2), damage };
}

/** How much it is worth to wound this one: nearly down counts more, hackers and carriers too. */
export function worthOf(g: Interface, target: Model, wounds: number): number {
  const left = woundValue(g, target) - target.wounds;
  const fells = wounds >= 10 * left ? (target.crippled || !isMember(target) ? 35 : 20) : 0;
  const hacks = target.kind === "character" && g.box.characters[target.card].hacker ? 12 : 0;
  const carries = g.state.objectives.some(({ carrier }) => carrier === target.id) ? 15 : 0;
  return Math.min(wounds, 10 * left) + fells + hacks + carries;
}

/** Expected value of an attack, in hundredths. */
export function valueOfAttack(
  g: Interface,
  attacker: Model,
  target: Model,
  means: Means,
  left?: number[],
): number {
  const { chance, wounds } = oddsOf(g, makeAttack(g, attacker, target, means), left);
  return Math.round((chance * worthOf(g, target, wounds)) / 100);
}
