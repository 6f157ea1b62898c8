/** CV-20.1 to CV-20.5: the Damage table; and what an attack has by its Weapon or its card. */
import type { Because } from "@sprawl/engine";
import type { Attack } from "./moments.js";
import { type Character, isAgent, type Seen } from "./state.js";
import type { Status, WeaponEffect } from "./types.js";

export type DamageLine = {
  readonly id: string;
  readonly from: number;
  readonly health: number;
  readonly status?: Status;
  readonly rule: string;
};

/** From the highest result down. */
export const DAMAGE_TABLE: readonly DamageLine[] = [
  { id: "critical", from: 8, health: 2, status: "bleeding", rule: "CV-20.5" }, // CV-20.5
  { id: "heavy", from: 5, health: 1, status: "bleeding", rule: "CV-20.4" }, // CV-20.4
  { id: "hit", from: 3, health: 1, status: "wound", rule: "CV-20.3" }, // CV-20.3
  { id: "graze", from: 1, health: 0, status: "suppression", rule: "CV-20.2" }, // CV-20.2
];
const MISS: DamageLine = { id: "miss", from: Number.MIN_SAFE_INTEGER, health: 0, rule: "CV-20.1" };

export function lineOf(result: number): DamageLine {
  return DAMAGE_TABLE.find(({ from }) => result >= from) ?? MISS; // CV-20.1
}

/** What a line of the table comes to for this target: gangs lose Health and nothing else (CV-20.6). */
export function lineFor(target: Character, { id, health }: DamageLine): string {
  if (isAgent(target)) return id;
  return health > 0 ? `gang-${health}` : MISS.id; // CV-20.6
}

/** Everything lineFor can say, the mildest first. */
export const LINES: readonly string[] = [
  MISS.id,
  ...DAMAGE_TABLE.map(({ id }) => id).reverse(),
  "gang-1",
  "gang-2",
];

/** CV-23.3: a Henchman's effect follows the rules of the Weapon effect of that name. */
export function hasEffect(g: Seen, { attacker, weapon }: Attack, effect: WeaponEffect): boolean {
  if (isAgent(attacker)) return weapon?.effects.includes(effect) ?? false;
  return g.box.henchmen[attacker.type].effects.includes(effect); // CV-23.3
}

export function sumLine(because: readonly Because[]): number {
  let sum = 0;
  for (const { by } of because) sum += by;
  return sum;
}
