/** What gear, items and Traps are worth: most of them are for bad moments. */
import type { OptionView } from "@sprawl/engine";
import { advice, content, type EnemyToken, geography, type SinsState } from "../src/index.js";
import { type Outlook, scoreOf, shotChance, trapChance } from "./outlook.js";
import { tourOf } from "./tour.js";
import type { Weighing } from "./weighing.js";

type Sector = content.Sector;

/** What a card is worth that is used up for good, and one Energy. */
const ITEM = 2;
const ENERGY = 0.4;

/** How good things are after using this card, less its price. */
export function cardWorth(w: Weighing, here: Outlook, option: OptionView): number {
  const { state } = w;
  const sector = Number(option.sector);
  const price = priceOf(option.kind);
  const after = (change: Partial<Outlook>) => scoreOf(w, { ...here, ...change }) - price;
  switch (option.kind) {
    case "painkillers":
    case "first-aid-kit":
      return scoreOf(w, here) + (state.you.health < 2 ? 8 : 3);
    case "alarm-adjuster":
      return scoreOf(w, here) + (state.alarm >= 15 ? 1 : -2);
    case "general-system-glitch":
      return scoreOf(w, here) + 2;
    case "energy-surge":
      return scoreOf(w, here) + (state.you.maxEnergy - state.you.energy >= 6 ? 1 : -2);
    case "camera-hack":
    case "alarm-spoofer":
    case "remote-speaker-hack":
      return lured(w, here, option) ? after(lure(here, option)) : Number.NEGATIVE_INFINITY;
    case "neural-disruptor":
      return after({ idle: [...here.idle, String(option.enemy)] });
    case "flashbang-grenade":
      return after({
        idle: [...here.idle, ...refsIn(state, sector)],
        noise: [...here.noise, sector].slice(-3),
      });
    case "smoke-grenade":
      return after({ hidden: true });
    case "spider-drone":
      return after({ done: [...here.done, String(option.thing)] });
    case "lock-breaker":
      return lockWorth(w, here, sector) - price + scoreOf(w, here);
    case "assault-grenade":
    case "emp-grenade":
    case "gas-grenade":
      return blastWorth(w, here, sector, content.items[option.kind].attack) - price;
    case "attack-all": {
      const power = content.gear[option.weapon as content.GearId].weapon?.power ?? 0;
      return blastWorth(w, here, here.sector, { power, against: "enemy" }) - price;
    }
    default:
      return scoreOf(w, here) - 3;
  }
}

function priceOf(kind: string): number {
  if (Object.hasOwn(content.items, kind)) return ITEM;
  const { useCost } = content.gear[kind as content.GearId] ?? { useCost: 2 };
  return (typeof useCost === "number" ? useCost : useCost.x) * ENERGY;
}

/** A token that is placed or taken away. */
function lure({ noise, detection }: Outlook, { kind, sector }: OptionView): Partial<Outlook> {
  const at = Number(sector);
  if (kind === "camera-hack") return { detection: detection.filter((each) => each !== at) };
  if (kind === "alarm-spoofer") return { detection: [...detection, at].slice(-2) };
  return { noise: [...noise, at].slice(-3) };
}

/** Only a token that may draw somebody away who is near is worth a thought. */
function lured({ state }: Weighing, here: Outlook, { kind, sector }: OptionView): boolean {
  if (kind === "camera-hack") return true;
  const at = Number(sector);
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

const refsIn = (state: SinsState, sector: Sector): string[] =>
  enemiesIn(state, sector).map(({ ref }) => ref);

/** Everybody hit is out of the way; chances are added up one by one. */
function blastWorth(
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
function lockWorth({ state, tour }: Weighing, { sector: from, done }: Outlook, sector: Sector) {
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
