/** SS-2.16, SS-29.1: Garrett chooses his gear. */
import type { Rule } from "@sprawl/engine";
import { characters } from "./content/characters.js";
import { FIRST_GEAR } from "./content/components.js";
import type { GearId } from "./gear/index.js";
import { pick, type SinsQuestions } from "./questions.js";
import { type Sins, type SinsBox, YOU } from "./state.js";

type Equip = SinsQuestions["equip"];

export function* equip(g: Sins): Rule<void> {
  const { you, purse } = g.state;
  if (!characters[you.character].canEquip) return; // SS-2.3, SS-31.2
  const options = cardsOf(purse.gear);
  if (options.length === 0) return; // SS-R90
  const { energy } = you;
  const check = (picked: readonly Equip[]) => whyNotTogether(g.box, energy, picked);
  const safe = options.filter(({ gear }) => FIRST_GEAR.includes(gear));
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

/** The rule that keeps these cards from being equipped together, with so much Energy. */
export function whyNotTogether(
  box: Pick<SinsBox, "gear">,
  energy: number,
  picked: readonly Pick<Equip, "gear">[],
): string | undefined {
  const cards = picked.map(({ gear }) => box.gear[gear]);
  if (cards.filter(({ armor }) => armor !== undefined).length > 1) return "SS-21.4"; // SS-21.4, SS-R89
  const cost = cards.reduce((sum, { equipCost }) => sum + equipCost, 0);
  return cost > energy ? "SS-29.3" : undefined; // SS-29.3
}

export function putOn(g: Sins, id: GearId, copy: number): void {
  const { you } = g.state;
  const { equipCost, armor, afterEquipping } = g.box.gear[id];
  you.gear.push({ id, copy, used: false });
  you.maxEnergy -= equipCost; // SS-29.2, SS-29.10
  if (armor !== undefined) you.armor = armor; // SS-21.3
  afterEquipping?.(g); // SS-35.36
  g.uses(id);
  g.tell("equipped", { gear: id }, { rule: "SS-29.2" });
}
