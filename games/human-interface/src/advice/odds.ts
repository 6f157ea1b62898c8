/** What a careful player can work out of an attack: its chance, and the wounds it may do. */
import { chanceToBeat } from "@sprawl/parts";
import {
  type Attack,
  attackSum,
  damageOf,
  dodgeSum,
  interveningIn,
  type Means,
  makeAttack,
  piercingOf,
} from "../attacks.js";
import { cardsLeft } from "../cando.js";
import type { Location } from "../content.js";
import { armourAt } from "../harm.js";
import { isMember, locationOf, sideOf, tokensOf, woundValue } from "../models.js";
import { moments } from "../moments.js";
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

/** What each side has before its card: the attack, and a Dodge, or nothing if it cannot react. */
export function sumsOf(
  g: Interface,
  attack: Attack,
): { readonly sum: number; readonly against: number } {
  const { target } = attack;
  const helpless = target.stunned || tokensOf(target, "no-dodge") > 0;
  const between = interveningIn(g, attack).length; // HI-41.2
  return {
    sum: attackSum(g, attack).value - 3 * between,
    against: helpless ? 0 : dodgeSum(g, attack, false).value,
  };
}

/** One value of the deck as the attacker's card. */
export type CardOdds = {
  readonly value: number;
  /** So many are left. */
  readonly left: number;
  /** Of 1000: how often it hits. */
  readonly hits: number;
  readonly location: Location;
  /** What a hit with it does. */
  readonly wounds: number;
};

/** What each value that may come up would do, from the cards left in the deck. */
export function oddsByCard(g: Interface, attack: Attack, left = leftInDeck(g)): CardOdds[] {
  const { sum, against } = sumsOf(g, attack);
  const damage = damageOf(g, attack);
  const pierced = piercingOf(g, attack);
  return left.map((count, i) => {
    const value = i + 1;
    const others = left.map((each, j) => (j === i ? Math.max(0, each - 1) : each));
    const all = others.reduce((most, each) => most + each, 0);
    const beaten = others.reduce(
      (most, each, j) => most + (sum + value > against + j + 1 ? each : 0),
      0,
    );
    const location = locationOf(value);
    const through = Math.max(0, damage - Math.max(0, armourAt(g, attack.target, value) - pierced));
    const wounds = location === "head" ? Math.max(1, through) : through;
    const hits = all === 0 ? 0 : Math.floor((1000 * beaten) / all);
    return { value, left: count, hits, location, wounds };
  });
}

/** Of 1000: the chance to hit, two cards included where the attacker draws two. */
export function chanceOf(g: Interface, attack: Attack, left = leftInDeck(g)): number {
  const { sum, against } = sumsOf(g, attack);
  const two = moments.of(attack.attacker).some(g, "drawsTwo", "attack", attack);
  return chanceToBeat(left, sum - against, two);
}

/** Against a Dodge, or against a target that cannot react. */
export function oddsOf(g: Interface, attack: Attack, left = leftInDeck(g)): Odds {
  const { target } = attack;
  const { sum, against } = sumsOf(g, attack);
  const lead = sum - against;
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
