/** What fights are worth to a bot. */
import { bestReds, weaponBonus } from "../src/advice/fights.js";
import { chanceOfThreat } from "../src/advice/forecast.js";
import { chanceToHit, oddsOfNumber } from "../src/advice/odds.js";
import { areasOf, DEUS, shieldOf } from "../src/attack.js";
import { type Area, reach, spawnLocation } from "../src/board.js";
import { apexArea } from "../src/elites.js";
import type { Enemy, FigureIndex } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { isExposed } from "./beliefs.js";
import { holds, isDone, type Mind, valueIn, wantsFor, zealFor } from "./mind.js";
import { eliminationWorth } from "./tasks.js";
import { carriesWanted } from "./ways.js";

/** An attack is made with more than this chance, or with less in need. */
const LIKELY = 0.6;
const DESPERATE = 0.34;
const AT_DEUS = 0.2;
/** Below this Threat the streets are calm. */
const CALM = 2;
/** With such a chance no further card is spent. */
const ENOUGH = 0.85;

/** Weapons are for strong Enemies, for Deus, and for the last one before Threat would rise. */
export function spendsWeapon(mind: Mind, target: string): boolean {
  if (holds(mind, "armed")) return false;
  if (target === DEUS) return true;
  // While Deus walks, what a Human carries is for Deus.
  if (mind.faction === "human" && mind.s.deus.status === "in-play") return false;
  const level = mind.s.enemies.find(({ id }) => id === target)?.level ?? 1;
  return (
    level > 1 || wantsFor(mind, "hunter") || mind.s.bars.threat >= 3 || chanceOfThreat(mind.g) >= 5
  );
}

/** The chance of an attack with all that could be put into it, and whether it would eliminate. */
export function prospects(mind: Mind, index: FigureIndex, target: string) {
  const { g } = mind;
  const reds = bestReds(g, index).reduce((sum, card) => sum - valueIn(mind, card), 0);
  const weapon = weaponBonus(g, index);
  const strength = figureValue(g, index, "strength");
  const needsWeapon = strength === 0;
  const bare = chanceToHit(g, reds - shieldOf(g, target));
  const armed = chanceToHit(g, reds + weapon.bonus - shieldOf(g, target));
  const able = weapon.damage > 0 && spendsWeapon(mind, target) ? armed : 0;
  const chance = needsWeapon ? able : Math.max(bare, able * 0.97);
  return { chance, bare, armed, able: able > 0, strength, weapon };
}

/** The red cards for an attack: one that is enough, so that the rest serve in the next check. */
export function redsFor(mind: Mind, index: FigureIndex, target: string, bonus: number): number[] {
  const best = bestReds(mind.g, index);
  const short = shieldOf(mind.g, target) - bonus;
  if (chanceToHit(mind.g, -short) >= ENOUGH) return [];
  const all = mind.s.seats[mind.me].hand.filter((card) => valueIn(mind, card) < 0);
  const lone = all
    .sort((a, b) => valueIn(mind, b) - valueIn(mind, a))
    .find((card) => chanceToHit(mind.g, -valueIn(mind, card) - short) >= ENOUGH);
  return lone === undefined || best.length === 0 ? best : [lone];
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
  const hunter = zealFor(mind, 8, "hunter");
  // Legion fights as visibly as anybody until one more step would do; three or many always see it.
  const near = s.bars.threat > 2 || s.bars.security < 2;
  const lax = faction === "legion" && s.level === 3 && near && mind.view.seats === 4;
  const alarm = lax ? 5.5 : 6.5;
  let value =
    (lax ? 4.2 : 6) + enemy.level * 0.6 + s.bars.threat * alarm + crowd(mind) + hunter + duty(mind);
  if (enemy.spot === "red") value += enemy.space * 1.5 + (s.bars.security <= 2 ? 4 : 1.5);
  else {
    value += likeliest(enemy) * (s.bars.threat > 0 ? 0.9 : 0.5);
    // TB-26.7: what blocks the short way is cleared before a trip.
    if (mind.view.seats > 4 && (enemy.spot === "6" || enemy.spot === "8")) value += 5;
  }
  if (g.box.enemies[enemy.type].steals) value += thiefWorth(mind, enemy);
  if (areasOf(enemy).includes(s.figures[me].area)) value += 0.4;
  const left = g.box.enemies[enemy.type].health[enemy.level - 1] - enemy.damage;
  value /= Math.max(1, left * 0.6);
  return hunter > 0 ? value : value * spared(mind, enemy, lax);
}

/** Everybody's part in clean streets: with five or six they fill faster than any of them can act. */
const DUTY: Readonly<Record<number, number>> = { 3: 1.5, 4: 2.5, 5: 13, 6: 13 };

/** Among many, who has an Objective to see to leaves calm streets to the others. */
function duty(mind: Mind): number {
  const { s, view } = mind;
  const hunts = wantsFor(mind, "hunter");
  const busy = view.seats > 4 && s.bars.threat < CALM && !isDone(mind) && !hunts;
  return DUTY[view.seats] * (busy ? 0.5 : 1);
}

/** Of 36: how often the dice show the number of its Spawn Location. */
function likeliest(enemy: Enemy): number {
  return Math.max(...spawnLocation(enemy.spot).numbers.map(oddsOfNumber));
}

/** A Thief goes first: most of all the one beside whom one stands with a Data Chip. */
function thiefWorth(mind: Mind, thief: Enemy): number {
  const { s, faction } = mind;
  const index = s.turn.figure;
  if (faction === "fallen") return 0;
  if (!carriesWanted(mind, index)) return 6;
  return areasOf(thief).includes(s.figures[index].area) ? 6 : 0;
}

/** What some would rather leave alive: 1 for who would not. */
function spared(mind: Mind, enemy: Enemy, lax: boolean): number {
  const { s, g, faction, me, view } = mind;
  if (faction === "machine" && s.deus.status === "in-play") {
    // Crawlers push Deus on, and whoever stands around Apex wears it down.
    const apex = apexArea(g);
    return enemy.spot === "red" || (apex !== undefined && areasOf(enemy).includes(apex)) ? 0.3 : 1;
  }
  if (faction === "fallen" && s.level < 3 && view.seats > 4) {
    // Legion looks for the best fighters.
    const most = Math.max(...s.seats.map(({ tally }) => tally.eliminated));
    return s.seats[me].tally.eliminated > 1 && s.seats[me].tally.eliminated >= most ? 0.8 : 1;
  }
  if (faction !== "legion") return 1;
  if (isExposed(mind)) return 0;
  const full = enemy.spot !== "red" && [1, 2, 5, 6].includes(likeliest(enemy));
  return (lax ? 0.9 : 1) * (full ? 0.95 : 1);
}

/** The fuller the streets, the likelier the next Enemy finds no place. */
function crowd({ s }: Mind): number {
  return Math.max(0, s.enemies.length - 3) * 0.55;
}

/** Legion lets Crawlers pass in Areas 4 and 5, unless somebody else is near enough to see it. */
function letsPass(mind: Mind, target: string, from: Area): boolean {
  const { s, faction, me } = mind;
  const enemy = s.enemies.find(({ id }) => id === target);
  if (faction !== "legion" || enemy?.spot !== "red" || ![2, 3].includes(enemy.space)) return false;
  const near = reach(from, 1);
  return !s.figures.some(
    ({ seat, lies, area }) => seat !== me && lies === "up" && near.includes(area),
  );
}

/** Less will do once Threat has risen or the streets are full. */
function leastChance(mind: Mind, target: string): number {
  const { s } = mind;
  if (target === DEUS) return AT_DEUS;
  return s.bars.threat > 0 || s.enemies.length > 2 || wantsFor(mind, "hunter") ? DESPERATE : LIKELY;
}

/** Is there a Thief that this figure could kill, before it takes a Data Chip? */
export function huntsThief(mind: Mind, index: FigureIndex): boolean {
  const { g, s, faction } = mind;
  if (faction === "fallen" || carriesWanted(mind, index)) return false;
  return s.enemies.some(({ type, id }) => {
    if (!g.box.enemies[type].steals) return false;
    const { chance, strength } = prospects(mind, index, id);
    return strength > 0 && chance >= LIKELY;
  });
}

/** What an attack from this Area is worth. */
export function attackWorth(mind: Mind, index: FigureIndex, target: string, from: Area): number {
  if (letsPass(mind, target, from)) return 0;
  const { chance, strength, weapon, able } = prospects(mind, index, target);
  if (chance < leastChance(mind, target)) return 0;
  const damage = strength + (strength === 0 && able ? weapon.damage : 0);
  if (damage === 0) return 0;
  const level = mind.s.enemies.find(({ id }) => id === target)?.level ?? 0;
  const task = eliminationWorth(mind, level) * chance;
  return enemyWorth(mind, target) * chance * (damage > 1 ? 1.3 : 1) + task;
}

/** So many Enemies are worth the rank while Threat is 0, and fewer the higher it is. */
const WORTH_THE_RANK = 5;

/** TB-35.5: when the streets are nearly lost; not for Legion, nor for who needs the rank. */
export function generalWorth(mind: Mind): number {
  const { s, faction } = mind;
  const wantsThreat = faction === "legion" && s.bars.threat >= (s.level === 3 ? 2 : 3);
  if (wantsThreat || holds(mind, "chain-of-command")) return 0;
  if (s.bars.threat >= 3) return s.enemies.length >= 3 ? 9 : 6;
  // Whoever is General when Apex is finished has its Control Panel.
  const panel = faction === "human" && s.apex.status !== "destroyed" && s.bars.apex >= 8;
  if (panel) return 0;
  return s.enemies.length >= WORTH_THE_RANK - s.bars.threat ? 8 : 0;
}
