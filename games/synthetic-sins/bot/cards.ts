/** What gear, items and Traps come to: most of them are for bad moments. What is thought of each stands in opinions.ts. */
import { advice, content, type EnemyToken, geography, type SinsState } from "../src/index.js";
import { type Outlook, scoreOf, shotChance, trapChance } from "./outlook.js";
import { tourOf } from "./tour.js";
import type { Weighing } from "./weighing.js";

type Sector = content.Sector;

/** What a card is worth that is used up for good, and one Energy. */
const ITEM = 2;
const ENERGY = 0.4;

/** What using this card costs. */
export function priceOf(id: content.GearId | content.ItemId): number {
  if (Object.hasOwn(content.items, id)) return ITEM;
  const { useCost } = content.gear[id as content.GearId];
  return (typeof useCost === "number" ? useCost : useCost.x) * ENERGY;
}

/** A token that is placed there: only where it may draw somebody away is it worth a thought. */
export function lureWorth(
  w: Weighing,
  here: Outlook,
  at: Sector,
  change: Partial<Outlook>,
): number {
  return draws(w, here, at) ? scoreOf(w, { ...here, ...change }) : Number.NEGATIVE_INFINITY;
}

/** May a token there draw somebody away who is near? */
function draws({ state }: Weighing, here: Outlook, at: Sector): boolean {
  if (geography.distance(state.map, at, here.sector) < 2) return false;
  return Object.values(state.enemies).some(
    (enemy) =>
      !enemy.defeated &&
      geography.distance(state.map, enemy.sector, here.sector) <= 2 &&
      geography.distance(state.map, enemy.sector, at) === 1,
  );
}

const enemiesIn = (state: SinsState, sector: Sector): EnemyToken[] =>
  Object.values(state.enemies).filter((enemy) => enemy.sector === sector && !enemy.defeated);

export const refsIn = (state: SinsState, sector: Sector): string[] =>
  enemiesIn(state, sector).map(({ ref }) => ref);

/** Everybody hit is out of the way; chances are added up one by one. */
export function blastWorth(
  w: Weighing,
  here: Outlook,
  sector: Sector,
  attack: { readonly power: number; readonly against: string } | undefined,
): number {
  const now = scoreOf(w, here);
  if (!attack) return now;
  const hit = enemiesIn(w.state, sector).filter(
    ({ type }) => attack.against === "enemy" || content.enemies[type].kind === attack.against,
  );
  return hit.reduce((sum, enemy) => {
    const chance = shotChance(attack.power, enemy, w.odds);
    const without = scoreOf(w, { ...here, down: [...here.down, enemy.ref], body: true });
    return sum + chance * (without - now);
  }, now);
}

/** The way that a Lock less would save. */
export function lockWorth(
  { state, tour }: Weighing,
  { sector: from, done }: Outlook,
  sector: Sector,
) {
  const locks = state.locks.filter((each) => each !== sector);
  return (tour(from, done) - tourOf({ ...state, locks })(from, done)) * 0.7;
}

/** How far ahead a Trap is laid. */
const TRAP_STEPS = 8;

/** A Trap is worth the enemy that will walk into it, the sooner the better; else it is wasted. */
export function trapWorth({ state, odds }: Weighing, sector: Sector): number {
  let best = -ITEM;
  for (const enemy of Object.values(state.enemies)) {
    if (enemy.defeated || enemy.sector === sector) continue;
    const { armor } = content.enemies[enemy.type];
    const route = advice.routeAhead({ state }, enemy.ref, TRAP_STEPS);
    const at = route.findIndex((each) => each.sector === sector);
    if (at < 0) continue;
    if (isPrecious(state, enemy.ref)) return Number.NEGATIVE_INFINITY;
    const prize = enemy.carries === "" ? 3 : 7;
    best = Math.max(best, prize * trapChance(armor, odds) * 0.9 ** at);
  }
  return best;
}

/** Losing this enemy loses the mission. */
export const isPrecious = ({ mission }: SinsState, ref: string): boolean =>
  content.missionOf(mission).fail.some((each) => each.kind === "defeated" && each.target === ref);
