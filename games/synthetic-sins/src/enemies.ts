/** Finding enemies and reading their cards, with what other enemies add to them. */
import type { Enemy, Ref, Sector } from "./content/types.js";
import { enemies as enemyCards } from "./enemies/index.js";
import { isAdjacent } from "./map.js";
import type { EnemyToken, Seen, Sins } from "./state.js";

export const cardOf = (enemy: EnemyToken): Enemy => enemyCards[enemy.type];

/** Every enemy and body on the map, lowest reference first. */
export function allEnemies(g: Seen): EnemyToken[] {
  const { enemies } = g.state;
  return Object.keys(enemies)
    .sort(byRef)
    .map((ref) => enemies[ref]);
}

/** SS-R130: references are compared letter first, then number. */
export function byRef(a: Ref, b: Ref): number {
  return a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1));
}

/** Undefeated enemies in this sector (SS-22.5: bodies do not count). */
export function enemiesIn(g: Seen, sector: Sector): EnemyToken[] {
  return allEnemies(g).filter((enemy) => enemy.sector === sector && !enemy.defeated);
}

export function bodiesIn(g: Seen, sector: Sector): EnemyToken[] {
  return allEnemies(g).filter((enemy) => enemy.sector === sector && enemy.defeated);
}

/** Still on the map and on its feet. */
export function isUp(g: Seen, enemy: EnemyToken): boolean {
  return g.state.enemies[enemy.ref] === enemy && !enemy.defeated;
}

export const isWithYou = (g: Seen, enemy: EnemyToken): boolean =>
  enemy.sector === g.state.you.sector;

/** SS-34.12, SS-R116: some enemies never notice anything. */
export function canDetect(enemy: EnemyToken): boolean {
  return !enemy.skips && cardOf(enemy).notices;
}

/** SS-34.7, SS-34.9, SS-R116 */
export function canAttack(enemy: EnemyToken): boolean {
  return !enemy.skips && cardOf(enemy).attackPower !== undefined;
}

/** SS-R116: until Clean up it detects nothing, attacks nobody and skips its activation. */
export function makeSkip(g: Sins, enemy: EnemyToken, rule: string): void {
  enemy.skips = true; // SS-R116
  enemy.detected = false; // SS-R116
  g.tell("disabled", { enemy: enemy.ref }, { rule });
}

export const attackPowerOf = (g: Seen, enemy: EnemyToken): number =>
  (cardOf(enemy).attackPower ?? 0) + commandBonus(g, enemy);

export const armorOf = (g: Seen, enemy: EnemyToken): number =>
  cardOf(enemy).armor + commandBonus(g, enemy);

/** SS-34.5: what Squad Leaders nearby add to Attack Power and Armor. */
function commandBonus(g: Seen, enemy: EnemyToken): number {
  let bonus = 0;
  for (const leader of allEnemies(g)) {
    if (leader === enemy || leader.defeated) continue; // SS-34.6
    const near =
      leader.sector === enemy.sector || isAdjacent(g.state.map, leader.sector, enemy.sector);
    if (near) bonus += cardOf(leader).lends; // SS-34.5, SS-R104: bonuses add up
  }
  return bonus;
}
