/** How a turn would leave things, before the enemies act; and how good that is. */
import { content, type EnemyToken, geography, type SinsState } from "../src/index.js";
import { conductsOf, type Lures, pathOf } from "./forecast.js";
import { chanceOf, type Odds } from "./odds.js";
import type { Tour } from "./tour.js";

type Sector = content.Sector;

/** The position as a plan leaves it. */
export type Outlook = {
  readonly sector: Sector;
  readonly hidden: boolean;
  readonly watching: boolean;
  readonly noise: readonly Sector[];
  readonly detection: readonly Sector[];
  /** Enemies that are out of the way. */
  readonly down: readonly string[];
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
  alarm: 0.12,
  token: 0.8,
  near: 0.6,
  found: 1.5,
  follow: 4,
};

/** The chance that an enemy's attack on you succeeds. */
export function hitChance({ you }: SinsState, enemy: EnemyToken, odds: Odds): number {
  const power = content.enemies[enemy.type].attackPower;
  if (power === undefined || enemy.skips) return 0;
  return chanceOf(odds, you.armor - power, -5);
}

/** The chance that your best weapon defeats an enemy. */
export function shotChance(power: number, enemy: EnemyToken, odds: Odds): number {
  return chanceOf(odds, content.enemies[enemy.type].armor - power, 5);
}

export function scoreOf(
  state: SinsState,
  outlook: Outlook,
  odds: Odds,
  shot: number,
  tourFrom: Tour,
): number {
  const { you, turn } = state;
  const danger = dangerOf(state, outlook, odds, shot);
  const lost = outlook.lost + danger.health;
  const health = lost * WEIGHTS.health + (you.health - lost < 1 ? WEIGHTS.lastHealth * lost : 0);
  const alarm = (outlook.alarm + danger.alarm) * WEIGHTS.alarm * 3;
  const hurry = 1 + turn.number / 25;
  const tour = tourFrom(outlook.sector, outlook.done) * WEIGHTS.step * hurry;
  const found = outlook.done.filter((ref) => ref.startsWith("o")).length * WEIGHTS.found;
  const tokens = outlook.detection.length * WEIGHTS.token;
  return found - health - alarm - tour - tokens - danger.near - trailPenalty(state, outlook, odds);
}

/** What the enemies are likely to do to you in this turn. */
function dangerOf(state: SinsState, outlook: Outlook, odds: Odds, shot: number) {
  const lures: Lures = { noise: outlook.noise, detection: outlook.detection };
  const danger = { health: 0, alarm: outlook.body ? 1.5 : 0, near: 0 };
  for (const enemy of Object.values(state.enemies)) {
    if (enemy.defeated || outlook.down.includes(enemy.ref) || enemy.skips) continue;
    const card = content.enemies[enemy.type];
    if (card.traits.includes("oblivious")) continue;
    const found = findChance(state, outlook, enemy, lures, odds);
    const stopped = outlook.watching && enemy.sector !== outlook.sector ? shot : 0;
    danger.health += found * (1 - stopped) * hitChance(state, enemy, odds);
    danger.alarm += found * (1 - stopped) * card.vigilance;
    const away = geography.distance(state.map, enemy.sector, outlook.sector);
    if (away <= 2) danger.near += WEIGHTS.near * (3 - away) * (outlook.hidden ? 0.4 : 1);
  }
  return danger;
}

/** The chance that this enemy detects you in its activation. */
function findChance(
  state: SinsState,
  { sector, hidden }: Outlook,
  enemy: EnemyToken,
  lures: Lures,
  odds: Odds,
): number {
  if (enemy.sector === sector && !hidden) return 1;
  const path = pathOf(state, enemy, lures, 3);
  const tracks = content.enemies[enemy.type].traits.includes("bloodhound");
  let chance = 0;
  for (const conduct of conductsOf(state, enemy.type, odds)) {
    const walked = path.slice(0, conduct.steps);
    const ends = walked.at(-1) ?? enemy.sector;
    const meets = walked.includes(sector);
    const finds = hidden ? (meets && tracks) || (ends === sector && conduct.searches) : meets;
    if (finds) chance += conduct.chance;
  }
  return chance;
}

/** In a mission with a trail: stay close behind the Target. */
function trailPenalty(state: SinsState, { sector }: Outlook, odds: Odds): number {
  const goal = content.missionOf(state.mission).goal.find(({ kind }) => kind === "tail");
  if (goal?.kind !== "tail") return 0;
  const target = state.enemies[goal.target];
  const path = pathOf(state, target, { noise: [], detection: [] }, 3);
  let penalty = 0;
  for (const { chance, steps } of conductsOf(state, target.type, odds)) {
    const at = path.slice(0, steps).at(-1) ?? target.sector;
    const away = geography.distance(state.map, sector, at);
    penalty += chance * (away > 3 ? 60 : Math.abs(away - 1.5) * WEIGHTS.follow);
  }
  return penalty;
}
