/** SS-2.16, SS-29.1: Garrett chooses his gear. */
import { type Option, pick, type Rule } from "@sprawl/engine";
import { amountOf } from "./content/amount.js";
import { characters } from "./content/characters.js";
import { MAX_HEALTH } from "./content/components.js";
import { gear as gearCards } from "./content/gear/index.js";
import type { GearId } from "./content/types.js";
import { type Sins, YOU } from "./state.js";

type Equip = Option & { readonly kind: "equip"; readonly gear: GearId; readonly copy: number };

export function* equip(g: Sins): Rule<void> {
  const { you, purse } = g.state;
  if (!characters[you.character].canEquip) return; // SS-2.3, SS-31.2
  const options = cardsOf(purse.gear);
  if (options.length === 0) return; // SS-R90
  const check = (picked: readonly Equip[]) => whyNotTogether(picked, you.energy);
  const safe = options.filter(({ gear }) => gear === "silenced-pistol");
  const about = { min: 0, max: options.length, check, safe, rule: "SS-29.1" };
  for (const { gear, copy } of yield* pick(YOU, "equip", options, about)) putOn(g, gear, copy);
  you.health = you.maxHealth; // SS-2.18
  you.energy = you.maxEnergy; // SS-2.19
}

/** Copies of a card are told apart by number. */
function cardsOf(owned: readonly GearId[]): Equip[] {
  return owned.map((gear, i) => ({
    kind: "equip",
    gear,
    copy: owned.slice(0, i).filter((other) => other === gear).length + 1,
    on: `gear/${gear}`,
    rule: "SS-29.2",
  }));
}

/** The rule that keeps these cards from being equipped together. */
function whyNotTogether(picked: readonly Equip[], energy: number): string | undefined {
  const cards = picked.map(({ gear }) => gearCards[gear]);
  if (cards.filter(({ armor }) => armor !== undefined).length > 1) return "SS-21.4"; // SS-21.4, SS-R89
  const cost = cards.reduce((sum, { equipCost }) => sum + equipCost, 0);
  return cost > energy ? "SS-29.3" : undefined; // SS-29.3
}

export function putOn(g: Sins, id: GearId, copy: number): void {
  const { you } = g.state;
  const { equipCost, armor } = gearCards[id];
  you.gear.push({ id, copy, used: false });
  you.maxEnergy -= equipCost; // SS-29.2, SS-29.10
  if (armor !== undefined) you.armor = armor; // SS-21.3
  if (id === "stamina-booster") {
    you.maxHealth = Math.min(MAX_HEALTH, you.maxHealth + amountOf(gearCards[id])); // SS-35.36, SS-R87
  }
  g.uses(id);
  g.tell("equipped", { gear: id }, { rule: "SS-29.2" });
}
