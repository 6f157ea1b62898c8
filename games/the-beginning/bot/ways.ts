/** The ways of a figure: round the Blockade, and round the Thieves while it carries something wanted. */
import { attackerOf } from "../src/activation.js";
import { chanceToBeHit } from "../src/advice/odds.js";
import { AREAS, type Area, arrowsFrom, spawnLocation } from "../src/board.js";
import { isBlocked } from "../src/spawning.js";
import type { Enemy, FigureIndex } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { destination } from "./chips.js";
import { isUrgent, type Mind } from "./mind.js";

const NEVER = 99;

/** The Thieves of an Area (TB-27.9). */
export function thievesIn({ g, s }: Mind, area: Area): Enemy[] {
  return s.enemies.filter(
    ({ type, spot }) =>
      g.box.enemies[type].steals && spot !== "red" && spawnLocation(spot).areas.includes(area),
  );
}

/** Does it carry a Data Chip that it would not like to see in the Junkyard? */
export function carriesWanted(mind: Mind, index: FigureIndex): boolean {
  return mind.s.figures[index].chips.some((chip) => destination(mind, chip) === "network");
}

/** The Areas that a carrier does not enter: a Thief would rather take it than not. */
export function shutAreas(mind: Mind, index: FigureIndex): readonly Area[] {
  if (!carriesWanted(mind, index)) return [];
  const shield = figureValue(mind.g, index, "shield");
  const most = isUrgent(mind) ? 0.8 : 0.5;
  return AREAS.filter((area) => {
    const kept = thievesIn(mind, area).reduce(
      (left, thief) => left * (1 - chanceToBeHit(attackerOf(mind.g, thief).combat, shield)),
      1,
    );
    return 1 - kept > most;
  });
}

export type Ways = ReadonlyMap<Area, ReadonlyMap<Area, number>>;

/** How many steps it is from every Area to every other, for this figure. */
export function waysOf(mind: Mind, index: FigureIndex): Ways {
  const blocked = isBlocked(mind.g);
  const shut = shutAreas(mind, index);
  return new Map(AREAS.map((from) => [from, stepsFrom(from, blocked, shut)]));
}

function stepsFrom(from: Area, blocked: boolean, shut: readonly Area[]): ReadonlyMap<Area, number> {
  const steps = new Map<Area, number>([[from, 0]]);
  const queue: Area[] = [from];
  for (const area of queue) {
    for (const { to } of arrowsFrom(area)) {
      if (steps.has(to) || shut.includes(to) || (blocked && area === 2 && to === 6)) continue;
      steps.set(to, (steps.get(area) ?? 0) + 1);
      queue.push(to);
    }
  }
  return steps;
}

export function stepsBetween(ways: Ways, from: Area, to: Area): number {
  return ways.get(from)?.get(to) ?? NEVER;
}
