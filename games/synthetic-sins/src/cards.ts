/**
 * SS-29, SS-30: using gear and items. A card says when it may be used and what it costs; what only
 * one card does stands in that card's own file under gear/ or items/.
 */
import type { Ref, Rule } from "@sprawl/engine";
import { onEnemy, onSector } from "./choose.js";
import type { Ref as Name, Sector } from "./content/types.js";
import type { GearId } from "./gear/index.js";
import type { ItemId } from "./items/index.js";
import type { Target, Use } from "./questions.js";
import type { EnemyToken, EquippedGear, Sins } from "./state.js";
import type { Moment } from "./windows.js";

/** What one card does that no other card does. */
export type Ability = {
  /** The ways it can be used now, by what is named; none if it would change nothing. */
  targets(g: Sins, moment: Moment): readonly Aim[];
  /** `target` is one of those it has listed. */
  play(g: Sins, target: Target, moment: Moment): Rule<void> | void;
};

/** What is named when a card is used, and what that means on the table; merged into the option. */
export type Aim = Target & { readonly on?: Ref | readonly Ref[] };
export type OnSector = { readonly sector: Sector };
export type OnEnemy = { readonly enemy: Name };
export type { Target };

/** A card that names nothing, while this holds. */
export const when = (holds: boolean): readonly Aim[] => (holds ? [{}] : []);

/** A card that names a sector, or an enemy. */
export const sectorTarget = (sector: Sector): Aim => ({ sector, on: onSector(sector) });
export const enemyTarget = ({ ref }: EnemyToken): Aim => ({ enemy: ref, on: onEnemy(ref) });

/** Every way in which a card may be used at this moment. */
export function usesIn(g: Sins, moment: Moment): Use[] {
  const uses: Use[] = [];
  for (const card of g.state.you.gear) {
    if (whyNotGear(g, card, moment) === undefined) uses.push(...gearUses(g, card, moment));
  }
  for (const id of g.state.you.items) {
    if (fitsItem(g, id, moment)) uses.push(...itemUses(g, id, moment)); // SS-30.4: whoever is played
  }
  return uses;
}

function gearUses(g: Sins, { id, copy }: EquippedGear, moment: Moment): Use[] {
  const card = g.box.gear[id];
  const [rule] = card.rules;
  const which = card.copies > 1 ? { copy } : {};
  const targets = card.targets?.(g, moment) ?? [];
  return targets.map((target): Use => ({ rule, on: `gear/${id}`, ...target, ...which, kind: id }));
}

function itemUses(g: Sins, id: ItemId, moment: Moment): Use[] {
  const card = g.box.items[id];
  const [rule] = card.rules;
  return card
    .targets(g, moment)
    .map((target): Use => ({ rule, on: `item/${id}`, ...target, kind: id }));
}

/** Why an equipped card cannot be used at this moment; undefined if it can. */
function whyNotGear(g: Sins, card: EquippedGear, { windows }: Moment): string | undefined {
  const { window, useCost, oncePerTurn } = g.box.gear[card.id];
  if (window === undefined || !windows.includes(window)) return "SS-29.9";
  if (oncePerTurn && card.used) return "SS-R85";
  const least = typeof useCost === "number" ? useCost : useCost.x;
  if (least > g.state.you.energy) return "SS-29.7"; // SS-29.7
  return undefined;
}

function fitsItem(g: Sins, id: ItemId, { windows }: Moment): boolean {
  return g.box.items[id].windows.some((window) => windows.includes(window)); // SS-30.2
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
  const ability = isItem(g, kind) ? discardItem(g, kind) : payFor(g, kind, use.copy ?? 1);
  const playing = ability.play(g, use, moment);
  if (playing) yield* playing;
}

const isItem = (g: Sins, id: GearId | ItemId): id is ItemId => Object.hasOwn(g.box.items, id);

/** SS-30.1: used once, then discarded. */
function discardItem(g: Sins, id: ItemId): Ability {
  const { you, purse } = g.state;
  you.items.splice(you.items.indexOf(id), 1); // SS-30.1
  purse.itemDiscard.push(id); // SS-R94
  g.tell("item-used", { item: id }, { rule: "SS-30.1" });
  return g.box.items[id];
}

/** SS-29.5: paid from what is left after equipping. */
function payFor(g: Sins, id: GearId, copy: number): Ability {
  const { you } = g.state;
  const card = you.gear.find((each) => each.id === id && each.copy === copy);
  const { useCost, targets, play } = g.box.gear[id];
  if (!card || !targets || !play) throw new Error(`${id} ${copy} cannot be used`);
  card.used = true;
  if (typeof useCost === "number") you.energy -= useCost; // SS-7.3, SS-29.5
  g.tell("gear-used", { gear: id }, { rule: "SS-29.9" });
  return { targets, play };
}

/** The ids of all cards of a kind. */
export function idsOf<Id extends string>(cards: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(cards) as Id[];
}

/** SS-29.10: Energy never rises above what equipping has left. */
export function gainEnergy(g: Sins, gained: number, rule: string): void {
  const { you } = g.state;
  const before = you.energy;
  you.energy = Math.min(you.maxEnergy, before + gained); // SS-29.10
  if (you.energy > before) g.tell("energy-gained", { energy: you.energy - before }, { rule });
}
