/** How a turn would leave things, before the enemies act; and how good that is. */
import { advice, content, type EnemyToken, geography, type SinsState } from "../src/index.js";
import type { Lures } from "./forecast.js";
import type { Weighing } from "./weighing.js";

type Sector = content.Sector;
type Odds = advice.Odds;

/** The position as a plan leaves it. */
export type Outlook = {
  readonly sector: Sector;
  readonly hidden: boolean;
  readonly watching: boolean;
  readonly noise: readonly Sector[];
  readonly detection: readonly Sector[];
  /** Enemies that are out of the way, for good or for this turn. */
  readonly down: readonly string[];
  readonly idle: readonly string[];
  /** Where Traps lie. */
  readonly traps: readonly Sector[];
  readonly body: boolean;
  /** Health that is likely lost, and Alarm Level gained, before the enemies act. */
  readonly lost: number;
  readonly alarm: number;
  readonly done: readonly string[];
};

const WEIGHTS = {
  health: 9,
  lastHealth: 40,
  step: 1,
  /** Turns after which a step counts double. */
  patience: 10,
  alarm: 0.12,
  token: 0.8,
  near: 0.2,
  found: 1.5,
  follow: 4,
  /** More than anything that could be gained by waiting. */
  out: 100,
};

/** The chance that an enemy's attack on you succeeds. */
export function hitChance(state: SinsState, enemy: EnemyToken, odds: Odds): number {
  if (content.enemies[enemy.type].attackPower === undefined || enemy.skips) return 0;
  const needed = state.you.armor - advice.attackPowerOf({ state }, enemy);
  return advice.chanceOf(odds, needed, content.ANY_MODIFIER.from);
}

/** The chance that your best weapon defeats an enemy. */
export function shotChance(power: number, enemy: EnemyToken, odds: Odds): number {
  const needed = content.enemies[enemy.type].armor - power;
  return advice.chanceOf(odds, needed, content.ANY_MODIFIER.to);
}

export function scoreOf(w: Weighing, outlook: Outlook): number {
  const { turn } = w.state;
  if (isOut(w, outlook)) return WEIGHTS.out - healthPrice(w.state, outlook.lost);
  const danger = dangerOf(w, outlook);
  const health = healthPrice(w.state, outlook.lost + danger.health);
  const alarm = (outlook.alarm + danger.alarm) * WEIGHTS.alarm * 3;
  const hurry = 1 + turn.number / WEIGHTS.patience;
  const tour = w.tour(outlook.sector, outlook.done) * WEIGHTS.step * hurry;
  const found = outlook.done.filter((ref) => ref.startsWith("o")).length * WEIGHTS.found;
  const tokens = outlook.detection.length * WEIGHTS.token;
  return found - health - alarm - tour - tokens - danger.near - trailPenalty(w, outlook);
}

/** Is everything done, and the Exit reached? Then nobody can do anything about it. */
export function isOut({ state, tour }: Weighing, { sector, done }: Outlook): boolean {
  return sector === content.missionOf(state.mission).exit && tour(sector, done) === 0;
}

/** Losing Health is bad; losing the last of it ends the mission. */
function healthPrice({ you }: SinsState, lost: number): number {
  return lost * WEIGHTS.health + (you.health - lost < 1 ? WEIGHTS.lastHealth * lost : 0);
}

/** The chance that whoever comes in falls to your Overwatch. */
function typicalShot({ state, power, odds }: Weighing): number {
  const typical = Object.values(state.enemies).find(({ defeated }) => !defeated);
  return typical && power > 0 ? shotChance(power, typical, odds) : 0;
}

/** What the enemies are likely to do to you in this turn. */
export function dangerOf(w: Weighing, outlook: Outlook) {
  const { state, odds } = w;
  const { down, idle, watching, hidden, sector, traps } = outlook;
  const lures: Lures = { noise: outlook.noise, detection: outlook.detection };
  const danger = { health: 0, alarm: outlook.body ? 1.5 : 0, near: 0 };
  const trapped = traps.includes(sector);
  const shot = watching ? typicalShot(w) : 0;
  for (const enemy of Object.values(state.enemies)) {
    if (enemy.defeated || down.includes(enemy.ref)) continue;
    const card = content.enemies[enemy.type];
    if (!card.notices) continue;
    const away = geography.distance(state.map, enemy.sector, sector);
    if (away <= 2) danger.near += WEIGHTS.near * (3 - away) * (hidden ? 0.4 : 1);
    if (enemy.skips || idle.includes(enemy.ref)) continue;
    const { found, comes } = findChance(w, outlook, enemy, lures);
    const stopped = enemy.sector === sector ? 0 : shot;
    danger.health += found * (1 - stopped) * hitChance(state, enemy, odds);
    danger.alarm += found * (1 - stopped) * card.vigilance;
    if (trapped) danger.health += comes * trapChance(state.you.armor, odds);
  }
  return danger;
}

/** The chance that a Trap defeats somebody with this Armor. */
export const trapChance = (armor: number, odds: Odds): number =>
  advice.chanceOf(odds, armor - content.TRAP_POWER, content.ANY_MODIFIER.from);

/** The chances that this enemy detects you in its activation, and that it comes to you at all. */
function findChance(
  w: Weighing,
  { sector, hidden, traps }: Outlook,
  enemy: EnemyToken,
  lures: Lures,
): { found: number; comes: number } {
  if (enemy.sector === sector && !hidden) return { found: 1, comes: 0 };
  const path = w.path(enemy, lures);
  const { searchesSteps: tracks, armor } = content.enemies[enemy.type];
  const survives = 1 - trapChance(armor, w.odds);
  let found = 0;
  let comes = 0;
  for (const { steps, searches, chance } of w.conducts(enemy.type)) {
    const walked = path.slice(0, steps);
    const ends = walked.at(-1) ?? enemy.sector;
    const meets = walked.includes(sector);
    const way = meets ? walked.slice(0, walked.indexOf(sector) + 1) : walked;
    const passes = way.some((each) => traps.includes(each)) ? survives : 1;
    const finds = hidden ? (meets && tracks) || (ends === sector && searches) : meets;
    if (finds) found += chance * passes;
    if (meets) comes += chance;
  }
  return { found, comes };
}

/** In a mission with a trail: stay close behind the Target. */
function trailPenalty(w: Weighing, { sector }: Outlook): number {
  const { state } = w;
  const mission = content.missionOf(state.mission);
  const goal = mission.goal.find(({ kind }) => kind === "tail");
  if (goal?.kind !== "tail") return 0;
  const lost = mission.fail.find(({ kind }) => kind === "trail-lost");
  const max = lost?.kind === "trail-lost" ? lost.max : goal.within;
  const target = state.enemies[goal.target];
  const path = w.path(target, { noise: [], detection: [] });
  let penalty = 0;
  for (const { chance, steps } of w.conducts(target.type)) {
    const at = path.slice(0, steps).at(-1) ?? target.sector;
    const away = geography.distance(state.map, sector, at);
    penalty += chance * (away > max ? 60 : Math.abs(away - 1.5) * WEIGHTS.follow);
  }
  return penalty;
}
