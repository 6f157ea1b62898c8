/** What the actions of the Places are worth to a bot. */
import { zoneOfRiot } from "../src/bars.js";
import { figureValue } from "../src/values.js";
import { isExposed } from "./beliefs.js";
import { hasteOf } from "./chips.js";
import { huntsThief } from "./fights.js";
import {
  faceOf,
  handOf,
  type Mind,
  valueIn,
  wantsEarly,
  wantsFor,
  wantsLate,
  zealFor,
} from "./mind.js";
import { taskWorth } from "./tasks.js";
import { riotWorth, worth } from "./worth.js";

/** Can a Pistol be paid for? */
export function rich(mind: Mind): boolean {
  const values = handOf(mind).map((card) => valueIn(mind, card));
  const sum = (sign: number) =>
    values.reduce((total, value) => total + Math.max(0, sign * value), 0);
  const { price = 0 } = mind.g.box.supply.pistol;
  return sum(1) >= price || sum(-1) >= price;
}

/** A weapon for who has none: for those without Strength first, and the more the higher Threat is. */
export function armsWorth(mind: Mind): number {
  const { g, s, me, faction } = mind;
  if (s.figures[me].supply.length > 0 || faction === "legion") return 0;
  const unable = figureValue(g, me, "strength") === 0;
  const weak = unable ? 3 + zealFor(mind, 5, "hunter") : 0;
  return weak + s.bars.threat * 2 + (s.enemies.length > 3 ? 1 : 0);
}

export function medWorth(mind: Mind): number {
  const { s, me, g } = mind;
  const { wounds } = s.seats[me];
  const lost = figureValue(g, me, "maxHealth") - s.figures[me].health;
  // In a campaign Wounds are carried over (CM-3).
  const whole = 1 + wantsLate(mind, "unbroken") * 5 + (s.campaign && s.level === 3 ? 1 : 0);
  const contagious = wounds.some(({ id }) => g.box.wounds[id].spread);
  const bad = wounds.length >= 2 || contagious ? 4 : 0;
  return (wounds.length * 1.6 + lost * 1.2 + bad) * whole;
}

/** Whoever must be seen in the Junkyard needs something to do there. */
export function junkyardWorth(mind: Mind): number {
  const { s, me, faction } = mind;
  const spots = s.junkyard.some(({ chips }) => chips.length > 0);
  const cards = handOf(mind).some((card) => ["grey", "green"].includes(faceOf(mind, card) ?? ""));
  const chips = s.figures[me].chips.length > 0;
  if (wantsFor(mind, "scavenger"))
    return (spots && cards) || chips ? zealFor(mind, 9, "scavenger") : 0.3;
  if (faction === "fallen") return spots && cards ? 1.2 : 0.3;
  const dangerous = dangerousSpots(mind).length;
  return dangerous >= 3 && greens(mind) > 0 ? 2 + dangerous * (s.level === 3 ? 1 : 0.6) : 0.3;
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

/** Spots that Fallen leave alone: what they have dropped, and what they know to be purple. */
export function ownSpots(mind: Mind): readonly number[] {
  return mind.s.junkyard
    .filter(
      ({ chips, by }) => by === mind.me || chips.some((chip) => faceOf(mind, chip) === "purple"),
    )
    .map(({ spot }) => spot);
}

export function hasForeignSpot(mind: Mind): boolean {
  const own = ownSpots(mind);
  return mind.s.junkyard.some(({ chips, spot }) => chips.length > 0 && !own.includes(spot));
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

/** Two blue cards of this sum are good enough for the Nexus. */
const NEXUS_SUM = 7;

export function nexusWorth(mind: Mind): number {
  const { s, faction } = mind;
  const own = needsNexus(mind);
  if (s.apex.status === "destroyed" && !own) return 0;
  if (faction === "machine" && !own) return playsLow(mind) ? 1.5 : 0;
  const sum = bestBlues(mind, 2);
  if (sum <= 3.5) return 0;
  const gain = sum >= NEXUS_SUM ? 2 : faction === "human" && !own ? 0 : 1;
  const task = taskWorth(mind, { kind: "nexus" });
  return gain * Math.max(0, worth(mind, "apex")) + zealFor(mind, 7, "mechanic") + task;
}

/** Who must succeed at the Nexus, whatever becomes of Apex: for its own sake, or for a Boost. */
export function needsNexus(mind: Mind): boolean {
  if (wantsFor(mind, "mechanic")) return true;
  return wantsFor(mind, "augmented", "specialist") && taskWorth(mind, { kind: "nexus" }) > 0;
}

/** A Machine is seen at the Nexus now and then, with cards that do nothing: once in three turns. */
function playsLow(mind: Mind): boolean {
  const { s, me } = mind;
  const { nexus, nexusFailed } = s.seats[me].tally;
  const low = handOf(mind).some((card) => [1, 2].includes(valueIn(mind, card)));
  return low && s.apex.status === "locked" && (nexus + nexusFailed) * 3 < s.turn.round;
}

export function cityWorth(mind: Mind): number {
  return Math.max(moraleWorth(mind), riotActionWorth(mind), resourceWorth(mind), chanceWorth(mind));
}

function servant(mind: Mind): number {
  return wantsEarly(mind, "public-servant") * 11;
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

/** Burning Resource openly: an exposed Machine, or Fallen who only wait for the end. */
function burns(mind: Mind): boolean {
  const open = mind.faction === "machine" ? isExposed(mind) : mind.faction === "fallen";
  return open && worth(mind, "resource") < 0;
}

export function resourceWorth(mind: Mind): number {
  const { s, faction } = mind;
  if (s.turn.city.includes("city-resources") || s.bars.resource <= 2) return 0;
  const held = handOf(mind).length;
  const few = wantsLate(mind, "well-connected") * 7;
  const cards = few + (held < 3 ? 3.6 : held < 5 ? 2.2 : 0.8);
  if (burns(mind)) return 6;
  // A small hand is a good excuse.
  if (faction === "machine") return held < 5 ? cards + 1.4 : cards;
  return s.bars.resource > 6 || held < 3 || few > 0 ? cards : 0;
}

export function chanceWorth(mind: Mind): number {
  if (mind.s.turn.city.includes("city-chance")) return 0;
  const { resource } = mind.s.bars;
  const low = resource <= 3 ? 5 : resource <= 5 ? 3 : 0.8;
  return (worth(mind, "resource") < 0 ? 0.3 : low) + servant(mind);
}

export function sectorWorth(mind: Mind, sector: number): number {
  const likes = {
    human: [8, 8.6, 6.6],
    machine: [7, 8, 7.7],
    fallen: [8.6, 10, 8.6],
    legion: [6, 6, 6],
  }[mind.faction];
  const hunt = huntsThief(mind, mind.s.turn.figure) ? 3 : 0;
  return likes[sector - 1] + wantsEarly(mind, "courier") * 8 + hasteOf(mind) - hunt;
}
