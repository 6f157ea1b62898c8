/**
 * Chances, counted from the cards nobody has seen yet, as a player could count them. They
 * are exact: good cards over all cards.
 */
import { faceIn, type View } from "@sprawl/engine";
import { ANY_MODIFIER, modifierCounts } from "../content/modifiers.js";
import type { ModifierFace, Ref, Window } from "../content/types.js";
import { armorOf, attackPowerOf, canAttack } from "../enemies.js";
import { type GearId, gear } from "../gear/index.js";
import { items } from "../items/index.js";
import type { SinsState } from "../state.js";

/** The modifier cards that may come next, each face with the number of its cards. */
export type Odds = {
  readonly faces: readonly (readonly [ModifierFace, number])[];
  readonly total: number;
};

/** What the next draw is from: the deck, or the discard pile that becomes it. */
export function oddsOf(view: View<SinsState>): Odds {
  return view.state.deck.length === 0 ? discardOdds(view) : deckOdds(view);
}

/** SS-R111: the cards that lie in the deck: all but those one can see. */
function deckOdds(view: View<SinsState>): Odds {
  const { state } = view;
  const left = new Map<ModifierFace, number>(modifierCounts);
  for (const card of [...state.discard, ...(state.draw?.cards ?? [])]) {
    const face = faceIn(view, card);
    if (face !== undefined) left.set(face, (left.get(face) ?? 0) - 1);
  }
  return oddsIn(left);
}

/** The cards that lie in the discard pile. */
function discardOdds(view: View<SinsState>): Odds {
  const found = new Map<ModifierFace, number>();
  for (const card of view.state.discard) {
    const face = faceIn(view, card);
    if (face !== undefined) found.set(face, (found.get(face) ?? 0) + 1);
  }
  return oddsIn(found);
}

function oddsIn(counts: ReadonlyMap<ModifierFace, number>): Odds {
  const faces = [...counts].filter(([, count]) => count > 0);
  return { faces, total: faces.reduce((sum, [, count]) => sum + count, 0) };
}

/** The chance, from 0 to 1, that the next card is at least this; "any" counts as `any`. */
export function chanceOf({ faces, total }: Odds, needed: number, any: number): number {
  return total === 0 ? 0 : goodIn({ faces, total }, needed, any) / total;
}

function goodIn({ faces }: Odds, needed: number, any: number): number {
  let good = 0;
  for (const [face, count] of faces) if ((face === "any" ? any : face) >= needed) good += count;
  return good;
}

/** An attack before it is made. */
export type AttackOdds = {
  readonly power: number;
  readonly armor: number;
  /** The lowest card that is enough. */
  readonly needed: number;
  readonly cards: 1 | 2;
  /** From 0 to 1; and if everything you hold that adds to it is used as well. */
  readonly chance: number;
  readonly withHelp: number;
  /** Cards left in the deck, and how many of them are enough. */
  readonly left: number;
  readonly good: number;
};

/** What an attack of yours with this weapon on this enemy is likely to come to. */
export function yourOdds(
  view: View<SinsState>,
  { weapon: id, enemy, energy = 0, several = false }: YourAttack,
): AttackOdds {
  const { weapon } = gear[id];
  if (!weapon) throw new Error(`${id} is no weapon`);
  const base = (several ? weapon.powerAgainstSeveral : undefined) ?? weapon.power;
  const power = base + energy * weapon.powerPerEnergy;
  const armor = armorOf(view, view.state.enemies[enemy]);
  const odds = oddsOf(view);
  const needed = armor - power;
  const chance = (least: number) => chanceOfBest(view, least, weapon.cards);
  return {
    power,
    armor,
    needed,
    cards: weapon.cards,
    chance: chance(needed),
    withHelp: chance(needed - helpFor(view.state, energy)),
    left: odds.total,
    good: goodIn(odds, needed, ANY_MODIFIER.to),
  };
}

export type YourAttack = {
  readonly weapon: GearId;
  readonly enemy: Ref;
  /** What is paid as X. */
  readonly energy?: number;
  readonly several?: boolean;
};

/** The chance that the best of one or two cards is enough; a second one may come after a shuffle. */
function chanceOfBest(view: View<SinsState>, needed: number, cards: 1 | 2): number {
  const first = oddsOf(view);
  if (first.total === 0) return 0;
  const miss = 1 - chanceOf(first, needed, ANY_MODIFIER.to);
  if (cards === 1) return 1 - miss;
  if (first.total === 1)
    return 1 - miss * (1 - chanceOf(discardOdds(view), needed, ANY_MODIFIER.to));
  const bad = first.total - goodIn(first, needed, ANY_MODIFIER.to);
  return 1 - (miss * Math.max(0, bad - 1)) / (first.total - 1);
}

/** What the cards you have can add to a draw that has been seen, as far as Energy goes. */
function helpFor({ you }: SinsState, spent: number): number {
  let help = 0;
  let energy = you.energy - spent;
  for (const { id } of you.gear) {
    const { window, useCost, amount = 0 } = gear[id];
    const price = typeof useCost === "number" ? useCost : useCost.x;
    if (window !== ONCE_SEEN || price > energy) continue;
    energy -= price;
    help += amount;
  }
  for (const id of new Set(you.items)) {
    const { windows, amount = 0 } = items[id];
    if (windows.includes(ONCE_SEEN)) help += amount;
  }
  return help;
}

/** The moment at which the card of your attack has been seen. */
const ONCE_SEEN: Window = "your-attack-drawn";

/** The chance that an attack of this enemy on you succeeds; you set the "-5 to +5" card. */
export function theirOdds(view: View<SinsState>, ref: Ref): number {
  const enemy = view.state.enemies[ref];
  if (!canAttack(enemy)) return 0;
  const needed = view.state.you.armor - attackPowerOf(view, enemy);
  return chanceOf(oddsOf(view), needed, ANY_MODIFIER.from);
}
