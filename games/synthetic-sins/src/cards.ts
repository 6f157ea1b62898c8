/**
 * SS-29, SS-30: using gear and items. Content says when a card may be used and what it costs; what
 * only one card does stands in that card's own file under gear/ or items/.
 */
import type { Option, Rule } from "@sprawl/engine";
import { onEnemy, onSector } from "./choose.js";
import { gear as gearCards } from "./content/gear/index.js";
import { items as itemCards } from "./content/items/index.js";
import type { GearId, ItemId, Sector } from "./content/types.js";
import { gearAbilities } from "./gear/index.js";
import { itemAbilities } from "./items/index.js";
import type { EnemyToken, EquippedGear, Sins } from "./state.js";
import type { Moment } from "./windows.js";

/** Using a card: its id, which copy, and what it is used on. */
export type Use = Option & { readonly kind: GearId | ItemId; readonly copy?: number };

/** What one card does that no other card does. */
export type Ability = {
  /** The ways it can be used now, by what is named; none if it would change nothing. */
  targets(g: Sins, moment: Moment): readonly Target[];
  play(g: Sins, use: Use, moment: Moment): Rule<void> | void;
};

/** What is named when a card is used; merged into the option. */
export type Target = Omit<Option, "kind">;

/** A card that names nothing, while this holds. */
export const when = (holds: boolean): readonly Target[] => (holds ? [{}] : []);

/** A card that names a sector, or an enemy. */
export const sectorTarget = (sector: Sector): Target => ({ sector, on: onSector(sector) });
export const enemyTarget = ({ ref }: EnemyToken): Target => ({ enemy: ref, on: onEnemy(ref) });

/** Every way in which a card may be used at this moment. */
export function usesIn(g: Sins, moment: Moment): Use[] {
  const uses: Use[] = [];
  for (const card of g.state.you.gear) {
    if (whyNotGear(g, card, moment) === undefined) uses.push(...gearUses(g, card, moment));
  }
  for (const id of g.state.you.items) {
    if (fitsItem(id, moment)) uses.push(...itemUses(g, id, moment)); // SS-30.4: whoever is played
  }
  return uses;
}

function gearUses(g: Sins, { id, copy }: EquippedGear, moment: Moment): Use[] {
  const [rule] = gearCards[id].rules;
  const which = gearCards[id].copies > 1 ? { copy } : {};
  const targets = gearAbilities[id]?.targets(g, moment) ?? [];
  return targets.map((target) => ({ rule, on: `gear/${id}`, ...target, ...which, kind: id }));
}

function itemUses(g: Sins, id: ItemId, moment: Moment): Use[] {
  const [rule] = itemCards[id].rules;
  const targets = itemAbilities[id].targets(g, moment);
  return targets.map((target) => ({ rule, on: `item/${id}`, ...target, kind: id }));
}

/** Why an equipped card cannot be used at this moment; undefined if it can. */
function whyNotGear(g: Sins, card: EquippedGear, { windows }: Moment): string | undefined {
  const { window, useCost, oncePerTurn } = gearCards[card.id];
  if (window === undefined || !windows.includes(window)) return "SS-29.9";
  if (oncePerTurn && card.used) return "SS-R85";
  const least = typeof useCost === "number" ? useCost : useCost.x;
  if (least > g.state.you.energy) return "SS-29.7"; // SS-29.7
  return undefined;
}

function fitsItem(id: ItemId, { windows }: Moment): boolean {
  return itemCards[id].windows.some((window) => windows.includes(window)); // SS-30.2
}

/** Equipped cards that would fit this moment but cannot be paid for, for the table to explain. */
export function unpayable(g: Sins, moment: Moment): Use[] {
  return g.state.you.gear
    .filter((card) => whyNotGear(g, card, moment) === "SS-29.7")
    .flatMap((card) => gearUses(g, card, moment));
}

/** Pay for a card, and let it do what it does. */
export function* resolveUse(g: Sins, use: Use, moment: Moment): Rule<void> {
  const { kind } = use;
  g.uses(kind);
  const ability = isItem(kind) ? discardItem(g, kind) : payFor(g, kind, use.copy ?? 1);
  const playing = ability.play(g, use, moment);
  if (playing) yield* playing;
}

const isItem = (id: GearId | ItemId): id is ItemId => Object.hasOwn(itemCards, id);

/** SS-30.1: used once, then discarded. */
function discardItem(g: Sins, id: ItemId): Ability {
  const { you, purse } = g.state;
  you.items.splice(you.items.indexOf(id), 1); // SS-30.1
  purse.itemDiscard.push(id); // SS-R94
  g.tell("item-used", { item: id }, { rule: "SS-30.1" });
  return itemAbilities[id];
}

/** SS-29.5: paid from what is left after equipping. */
function payFor(g: Sins, id: GearId, copy: number): Ability {
  const { you } = g.state;
  const card = you.gear.find((each) => each.id === id && each.copy === copy);
  const ability = gearAbilities[id];
  if (!card || !ability) throw new Error(`${id} ${copy} is not equipped`);
  card.used = true;
  const { useCost } = gearCards[id];
  if (typeof useCost === "number") you.energy -= useCost; // SS-7.3, SS-29.5
  g.tell("gear-used", { gear: id }, { rule: "SS-29.9" });
  return ability;
}

export const hasGear = (g: Sins, id: GearId): boolean =>
  g.state.you.gear.some((card) => card.id === id);

/** SS-29.10: Energy never rises above what equipping has left. */
export function gainEnergy(g: Sins, gained: number, rule: string): void {
  const { you } = g.state;
  const before = you.energy;
  you.energy = Math.min(you.maxEnergy, before + gained); // SS-29.10
  if (you.energy > before) g.tell("energy-gained", { energy: you.energy - before }, { rule });
}
