/** HI-10, HI-11: who sees whom, how far, and what the place costs an attack. */
import { crossedBetween, distance, isCrossed, type Square, sees, stepsFrom } from "@sprawl/parts";
import { isConscious, isFriendly, planOf } from "./models.js";
import { AI, type Interface, type Model } from "./state.js";

/** HI-10.4, HI-10.5, HI-13.21: a doorway without a door is never shut (HI-R37), nor an open one. */
export function isShut(g: Interface): (at: Square) => boolean {
  const { doorOf } = planOf(g);
  const { doors } = g.state;
  return (at) => doorOf[at] >= 0 && !doors[doorOf[at]].open;
}

export function distanceBetween(g: Interface, a: Square, b: Square): number {
  return distance(planOf(g).floor, a, b); // HI-9.11, HI-R33
}

/** HI-10.2, HI-10.8, HI-10.11: LOS from centre to centre, either way, models ignored. */
export function seesSquare(g: Interface, from: Square, to: Square): boolean {
  return sees(planOf(g).floor, isShut(g), from, to);
}

/** Conscious models in squares whose inside the line crosses (HI-10.10), nearest to the first first. */
export function modelsBetween(g: Interface, from: Square, to: Square): readonly Model[] {
  const { floor } = planOf(g);
  let between: Model[] | undefined;
  for (const model of g.state.models) {
    if (!isConscious(model) || !isCrossed(floor, model.at, from, to)) continue;
    if (between) between.push(model);
    else between = [model];
  }
  if (!between) return NOBODY;
  if (between.length === 1) return between;
  const crossed = crossedBetween(floor, from, to);
  return between.sort((a, b) => crossed.indexOf(a.at) - crossed.indexOf(b.at));
}

const NOBODY: readonly Model[] = [];

/** HI-10.1: does this model see that square, wherever it lies? */
export function seesTo(g: Interface, viewer: Model, to: Square): boolean {
  if (!seesSquare(g, viewer.at, to)) return false; // HI-10.3, HI-10.4, HI-10.9, HI-R29, HI-R30
  const between = modelsBetween(g, viewer.at, to);
  if (between.length === 0) return true;
  if (g.options.intervening) return between.length < 3; // HI-41.1
  return between.every((model) => isFriendly(g, viewer, model)); // HI-10.6, HI-10.7, HI-10.12, HI-R31
}

export function canSee(g: Interface, viewer: Model, target: Model): boolean {
  if (viewer.at === target.at) return true;
  return seesTo(g, viewer, target.at);
}

/** Distance 1 with LOS, models ignored, over a doorway's corner too (HI-13.14); or one square: HI-R32. */
export function isAdjacent(g: Interface, a: Square, b: Square): boolean {
  if (a === b) return true;
  return distanceBetween(g, a, b) === 1 && seesSquare(g, a, b);
}

/** The squares one legal step away: HI-9.8, HI-9.9, HI-9.10, HI-26.6. */
export function stepsAround(g: Interface, from: Square): Square[] {
  return stepsFrom(planOf(g).floor, isShut(g), from);
}

/** HI-11.4, HI-11.6: what an area counts for attacks of this Team. */
export function tacOf(g: Interface, team: number, area: number): number {
  const { areas, covers } = planOf(g);
  const { tac } = areas[area];
  if (tac === 0) return 0;
  let held = false;
  for (const terminal of g.state.terminals) {
    if (terminal.team === AI || !covers[terminal.id]?.includes(area)) continue;
    if (terminal.team === team) return 0; // HI-11.4, HI-11.7
    held = true;
  }
  return team === AI && !held ? 0 : tac; // HI-11.6, HI-34.26, HI-R36
}

/** HI-11.3, HI-R34: the highest TAC of all areas the line passes through, both ends included. */
export function tacBetween(g: Interface, team: number, from: Square, to: Square): number {
  const { floor, areaOf } = planOf(g);
  let highest = 0;
  const seen: number[] = [];
  for (const at of [from, ...crossedBetween(floor, from, to), to]) {
    const area = areaOf[at];
    if (area < 0 || seen.includes(area)) continue;
    seen.push(area);
    const tac = tacOf(g, team, area); // HI-11.5
    if (tac > highest) highest = tac;
  }
  return highest;
}
