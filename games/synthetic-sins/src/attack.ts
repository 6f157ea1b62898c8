/** SS-8: your attacks, with weapons, items and Traps. */
import type { Rule } from "@sprawl/engine";
import { defeat } from "./bodies.js";
import { eachInOrder } from "./choose.js";
import type { Weapon } from "./content/types.js";
import { drawModifier, succeeds } from "./draws.js";
import { armorOf, isUp } from "./enemies.js";
import type { GearId } from "./gear/index.js";
import { amount } from "./questions.js";
import { type EnemyToken, type Sins, YOU } from "./state.js";
import { placeNoise } from "./tokens.js";

/** One attack of yours on one enemy. */
export type Blow = {
  readonly power: number;
  readonly weapon?: GearId;
  readonly cards?: 1 | 2;
};

/** SS-8.4 to SS-8.8: attack an enemy. */
export function* strike(
  g: Sins,
  enemy: EnemyToken,
  { power, weapon, cards = 1 }: Blow,
): Rule<void> {
  const draw = yield* drawModifier(g, {
    purpose: "your-attack",
    base: power, // SS-8.4
    against: armorOf(g, enemy),
    enemy: enemy.ref,
    cards, // SS-35.26
    ...(weapon && { weapon }),
  });
  if (succeeds(draw)) yield* defeat(g, enemy); // SS-8.5, SS-8.6, SS-8.8
}

/** A weapon, and the enemies it is aimed at. */
export type Shot = {
  readonly weapon: GearId;
  readonly enemies: readonly EnemyToken[];
  /** Declared as an attack on several (SS-35.3). */
  readonly several?: boolean;
};

/** SS-7.4: attack with a weapon. Noise follows, whether or not it hits (SS-8.9). */
export function* attackWith(g: Sins, { weapon: id, enemies, several = false }: Shot): Rule<void> {
  const weapon = weaponOf(g, id);
  g.uses(id);
  g.tell("attacked", { weapon: id, enemies: enemies.map(({ ref }) => ref) }, { rule: "SS-8.1" });
  const power = (several ? weapon.powerAgainstSeveral : undefined) ?? weapon.power;
  const boosted = power + (yield* payForPower(g, id, weapon));
  const blow: Blow = { power: boosted, weapon: id, cards: weapon.cards };
  yield* eachInOrder(g, "attack-order", enemies, "SS-4.6", function* (enemy) {
    if (isUp(g, enemy)) yield* strike(g, enemy, blow); // SS-4.6
  });
  if (!weapon.silent) yield* placeNoise(g, g.state.you.sector); // SS-8.9, SS-9.16, SS-35.33
}

/** SS-7.3: pay what the weapon costs; Energy paid as X adds to its power. */
function* payForPower(g: Sins, id: GearId, { powerPerEnergy }: Weapon): Rule<number> {
  const { you } = g.state;
  const { useCost } = g.box.gear[id];
  if (typeof useCost === "number") {
    you.energy -= useCost; // SS-R63
    return 0;
  }
  const { x: min } = useCost;
  const rule = "SS-35.37";
  const paid =
    you.energy <= min
      ? min
      : yield* amount(YOU, "energy", {
          min,
          max: you.energy,
          safe: min,
          rule,
          args: { weapon: id },
        });
  you.energy -= paid; // SS-35.37
  return paid * powerPerEnergy; // SS-35.37
}

export function weaponOf(g: Sins, id: GearId): Weapon {
  const { weapon } = g.box.gear[id];
  if (!weapon) throw new Error(`${id} is no weapon`);
  return weapon;
}

/** SS-8.2, SS-9.6: the equipped weapons that can be used and paid for. */
export function weaponsFor(g: Sins, use: "action" | "overwatch"): GearId[] {
  const { you } = g.state;
  return you.gear.flatMap(({ id }) => {
    const { weapon, useCost } = g.box.gear[id];
    if (!weapon) return [];
    if (use === "overwatch" && !weapon.overwatch) return []; // SS-9.6, SS-R61
    const least = typeof useCost === "number" ? useCost : useCost.x;
    return least <= you.energy ? [id] : []; // SS-29.7, SS-R63
  });
}
