/** What fights are worth to a bot. */
import { bestReds, weaponBonus } from "../src/advice/fights.js";
import { chanceToHit, oddsOfNumber } from "../src/advice/odds.js";
import { areasOf, DEUS, shieldOf } from "../src/attack.js";
import { spawnLocation } from "../src/board.js";
import type { FigureIndex } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { holds, type Mind, valueIn, wantsFor } from "./mind.js";
import { eliminationWorth } from "./tasks.js";

/** The chance of an attack with all that could be put into it, and whether it would eliminate. */
export function prospects(mind: Mind, index: FigureIndex, target: string) {
  const { g } = mind;
  const reds = bestReds(g, index).reduce((sum, card) => sum - valueIn(mind, card), 0);
  const weapon = weaponBonus(g, index);
  const strength = figureValue(g, index, "strength");
  const needsWeapon = strength === 0;
  const keeps = holds(mind, "armed");
  const bare = chanceToHit(g, reds - shieldOf(g, target));
  const armed = chanceToHit(g, reds + weapon.bonus - shieldOf(g, target));
  const able = weapon.damage > 0 && !keeps ? armed : 0;
  const chance = needsWeapon ? able : Math.max(bare, able * 0.97);
  return { chance, bare, armed, strength, weapon };
}

/** What it is worth to be rid of an Enemy. */
export function enemyWorth(mind: Mind, target: string): number {
  const { g, s, faction, me } = mind;
  if (target === DEUS) {
    if (faction === "machine") return -2;
    return 9 + s.deus.space * 2.5;
  }
  const enemy = s.enemies.find(({ id }) => id === target);
  if (!enemy) return 0;
  const hunter = wantsFor(mind, "hunter") ? 5 : 0;
  // Legion fights as visibly as anybody until one more step would do; among three it is always seen.
  const near = s.bars.threat > 2 || s.bars.security < 2;
  const lax = faction === "legion" && s.level === 3 && near && mind.view.seats > 3;
  const alarm = lax ? 3 : 5.5;
  const many = { 3: 2, 4: 0.6, 5: 2, 6: 2.8 }[mind.view.seats] ?? 2;
  let value =
    (lax ? 4.2 : 6) + enemy.level * 0.6 + s.bars.threat * alarm + crowd(mind) + hunter + many;
  if (enemy.spot === "red") value += enemy.space * 1.1 + (s.bars.security <= 2 ? 3 : 1);
  else {
    const odds = Math.max(...spawnLocation(enemy.spot).numbers.map(oddsOfNumber));
    value += odds * (s.bars.threat > 0 ? 0.6 : 0.3);
    if (mind.view.seats > 4 && (enemy.spot === "6" || enemy.spot === "8")) value += 1.5;
  }
  if (areasOf(enemy).includes(s.figures[me].area)) value += 0.4;
  const left = g.box.enemies[enemy.type].health[enemy.level - 1] - enemy.damage;
  value /= Math.max(1, left * 0.6);
  if (lax && hunter === 0) value *= 0.85;
  return value;
}

/** The fuller the streets, the likelier the next Enemy finds no place. */
function crowd({ s }: Mind): number {
  return Math.max(0, s.enemies.length - 3) * 0.55;
}

export function attackWorth(mind: Mind, index: FigureIndex, target: string): number {
  const { chance, strength, weapon } = prospects(mind, index, target);
  if (chance < (target === DEUS ? 0.2 : 0.34)) return 0;
  const damage = strength + (strength === 0 ? weapon.damage : 0);
  if (damage === 0) return 0;
  const level = mind.s.enemies.find(({ id }) => id === target)?.level ?? 0;
  const task = eliminationWorth(mind, level) * chance;
  return enemyWorth(mind, target) * chance * (damage > 1 ? 1.3 : 1) + task;
}

/** TB-35.5: when the streets are nearly lost. */
export function generalWorth(mind: Mind): number {
  const { s, faction } = mind;
  if ((faction === "legion" && s.level === 3) || wantsFor(mind, "chain-of-command")) return 0;
  if (s.bars.threat >= 2) return s.enemies.length >= 3 ? 9 : s.bars.threat * 2;
  return s.enemies.length >= (s.bars.threat >= 1 ? 4 : 5) ? 8 : 0;
}
