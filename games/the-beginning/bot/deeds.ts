/** What the actions of the Places are worth to a bot. */
import { zoneOfRiot } from "../src/bars.js";
import { figureValue } from "../src/values.js";
import { hasteOf } from "./chips.js";
import { faceOf, handOf, type Mind, riotWorth, valueIn, wantsFor, worth } from "./mind.js";

/** Can a Pistol be paid for? */
export function rich(mind: Mind): boolean {
  const values = handOf(mind).map((card) => valueIn(mind, card));
  const sum = (sign: number) =>
    values.reduce((total, value) => total + Math.max(0, sign * value), 0);
  const { price = 0 } = mind.g.box.supply.pistol;
  return sum(1) >= price || sum(-1) >= price;
}

export function medWorth(mind: Mind): number {
  const { s, me, g } = mind;
  const { wounds } = s.seats[me];
  const lost = figureValue(g, me, "maxHealth") - s.figures[me].health;
  const whole = wantsFor(mind, "unbroken") ? (s.level === 3 ? 3 : 1.5) : 1;
  return (wounds.length * 1.6 + lost * 1.2) * whole;
}

/** Whoever must be seen in the Junkyard needs something to do there. */
export function junkyardWorth(mind: Mind): number {
  const { s, me, faction } = mind;
  const spots = s.junkyard.some(({ chips }) => chips.length > 0);
  const cards = handOf(mind).some((card) => ["grey", "green"].includes(faceOf(mind, card) ?? ""));
  const chips = s.figures[me].chips.length > 0;
  if (wantsFor(mind, "scavenger")) return (spots && cards) || chips ? 9 : 0.3;
  if (faction === "fallen") return spots && cards ? 1.2 : 0.3;
  const dangerous = dangerousSpots(mind).length;
  return dangerous >= 2 && greens(mind) > 0 ? 3 + dangerous * (s.level === 3 ? 1.2 : 0.6) : 0.3;
}

/** Spots of the Junkyard that may hold purple: dropped by somebody, or seen to be so. */
export function dangerousSpots(mind: Mind): readonly number[] {
  return mind.s.junkyard
    .filter(({ chips, by }) => {
      const [chip] = chips;
      const seen = chip === undefined ? undefined : faceOf(mind, chip);
      return chip !== undefined && (seen === "purple" || (seen === undefined && by !== mind.me));
    })
    .map(({ spot }) => spot);
}

export function greens(mind: Mind): number {
  return handOf(mind).filter((card) => faceOf(mind, card) === "green").length;
}

export function bestBlues(mind: Mind, count: number): number {
  return handOf(mind)
    .map((card) => valueIn(mind, card))
    .filter((value) => value > 0)
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, value) => sum + value, 0);
}

export function nexusWorth(mind: Mind): number {
  const { s } = mind;
  if (s.apex.status === "destroyed" && !wantsFor(mind, "mechanic")) return 0;
  const expected = bestBlues(mind, 2) - 3.5;
  if (expected <= 0) return 0;
  const gain = expected >= 4 ? 2 : 1;
  return gain * Math.max(0, worth(mind, "apex")) + (wantsFor(mind, "mechanic") ? 7 : 0);
}

export function cityWorth(mind: Mind): number {
  return Math.max(moraleWorth(mind), riotActionWorth(mind), resourceWorth(mind), chanceWorth(mind));
}

function servant(mind: Mind): number {
  return wantsFor(mind, "public-servant") ? 7 : 0;
}

export function moraleWorth(mind: Mind): number {
  if (mind.s.turn.city.includes("city-morale")) return 0;
  const gain = Math.min(6, bestBlues(mind, 3) - 3.5);
  return gain <= 0 ? 0 : gain * worth(mind, "morale") * 0.5 + servant(mind) * 0.5;
}

export function riotActionWorth(mind: Mind): number {
  const { riot } = mind.s.bars;
  if (zoneOfRiot(mind.g) === "blue" || mind.s.turn.city.includes("city-riot")) return 0;
  return Math.max(0, riotWorth(mind, riot, riot - Math.sign(riot) * 3.5)) + servant(mind);
}

export function resourceWorth(mind: Mind): number {
  const { s, faction } = mind;
  if (s.turn.city.includes("city-resources") || s.bars.resource <= 2) return 0;
  const few = wantsFor(mind, "well-connected") ? 3 : 0;
  const cards = few + (handOf(mind).length < 3 ? 3.6 : handOf(mind).length < 5 ? 2.2 : 0.8);
  if (faction === "machine") return cards + 1.4;
  return s.bars.resource > 6 ? cards : cards - 2;
}

export function chanceWorth(mind: Mind): number {
  if (mind.s.turn.city.includes("city-chance")) return 0;
  const low = mind.s.bars.resource <= 5 ? 2 : 0.8;
  return (mind.faction === "machine" ? 0.3 : low) + servant(mind);
}

export function sectorWorth(mind: Mind, sector: number): number {
  const likes = {
    human: [8, 8.6, 6.6],
    machine: [7, 8, 7.7],
    fallen: [7.6, 8, 7.6],
    legion: [6, 6, 6],
  }[mind.faction];
  return likes[sector - 1] + (wantsFor(mind, "courier") ? 5 : 0) + hasteOf(mind);
}
