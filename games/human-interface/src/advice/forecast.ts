/**
 * Where the tower's machines will go if nobody moves any more: by HI-34, with the alarm that
 * presence will add (HI-14.9). Ties that a player or a card will break go to the first.
 */
import { leastOf, nextOnWays, type Square, stepsTo } from "@sprawl/parts";

import { areaOf, isConscious, isMember, planOf } from "../models.js";
import { stepsOf } from "../moving.js";
import { effectiveRange } from "../reach.js";
import { canSee, distanceBetween } from "../sight.js";
import type { Interface, Model } from "../state.js";
import { isPrey } from "../tower.js";

export type Forecast = {
  readonly model: string;
  /** Whom it goes for; "" if it follows the alarm. */
  readonly target: string;
  /** The squares it will pass, without the one it stands on. */
  readonly way: readonly Square[];
};

const OPEN = (): boolean => false;
const MOVES = 2;

/** What alarm each area will have in Phase 6. */
export function alarmToCome(g: Interface): number[] {
  const levels = g.state.alarm.slice();
  for (const model of g.state.models) {
    if (isMember(model)) levels[areaOf(g, model)]++; // HI-14.9
  }
  return levels;
}

/** A machine's way, one that is on the board and can act. */
export function forecastOf(g: Interface, model: Model): Forecast | undefined {
  if (model.at < 0 || !isConscious(model) || model.stunned || model.kind === "avatar")
    return undefined;
  const seen = g.state.models.filter((other) => isPrey(g, model, other) && canSee(g, model, other));
  const [target] = leastOf(seen, (other) => distanceBetween(g, model.at, other.at)); // HI-34.11
  const goals = target ? [target.at] : loudest(g, model);
  const way = goals.length > 0 ? wayOf(g, model, goals, target) : [];
  return { model: model.id, target: target?.id ?? "", way };
}

/** HI-34.12 to HI-34.15: the squares of the loudest areas; none if it is there, or all is quiet. */
function loudest(g: Interface, model: Model): readonly Square[] {
  const levels = alarmToCome(g);
  const highest = Math.max(...levels);
  if (highest <= 0 || levels[areaOf(g, model)] === highest) return [];
  return planOf(g).squaresOf.flatMap((squares, area) => (levels[area] === highest ? squares : []));
}

function wayOf(
  g: Interface,
  model: Model,
  goals: readonly Square[],
  target: Model | undefined,
): Square[] {
  const { floor } = planOf(g);
  const left = stepsTo(floor, OPEN, goals);
  const reach = effectiveRange(g, model); // HI-34.30
  const way: Square[] = [];
  for (let at = model.at; way.length < MOVES * stepsOf(g, model) && left[at] > 0; ) {
    // HI-34.6: within range of its target it stops.
    if (target && distanceBetween(g, at, target.at) <= reach) break;
    const [next] = nextOnWays(floor, OPEN, at, left);
    if (next === undefined || next === target?.at) break;
    way.push(next);
    at = next;
  }
  return way;
}
