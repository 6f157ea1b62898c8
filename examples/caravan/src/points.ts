/** CA-6.1: what a seat has at the end, or would have if the caravan stopped now. */
import type { Seat } from "@sprawl/engine";
import { type CaravanState, type Card, type Face, rankOf } from "./state.js";

/** What lies on a seat's trails, good by good. */
export function loadsOf(
  { trails }: Pick<CaravanState, "trails">,
  seat: Seat,
  faceOf: (card: Card) => Face,
): readonly number[] {
  return trails[seat].map((trail) => trail.reduce((sum, card) => sum + rankOf(faceOf(card)), 0)); // CA-6.1
}

export function pointsOf(
  state: Pick<CaravanState, "trails" | "coins">,
  seat: Seat,
  faceOf: (card: Card) => Face,
): number {
  return loadsOf(state, seat, faceOf).reduce((sum, load) => sum + load, state.coins[seat]); // CA-6.1
}
