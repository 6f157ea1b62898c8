/** How the match stands: what everybody's trails and purses are worth so far, and how far the way is. */
import type { Seat, View } from "@sprawl/engine";
import { actionsInMatch, type CaravanState, rankOf } from "../src/state.js";

/** What lies on a seat's trails, good by good. */
export function loadsOf({ state, faces }: View<CaravanState>, seat: Seat): readonly number[] {
  const worth = (trail: readonly number[]) =>
    trail.reduce((sum, card) => sum + rankOf(Number(faces[card])), 0);
  return state.trails[seat].map(worth);
}

/** What a seat would have if the caravan stopped now. */
export function worthOf(view: View<CaravanState>, seat: Seat): number {
  return loadsOf(view, seat).reduce((sum, load) => sum + load, view.state.coins[seat]);
}

/** Has nobody more, and somebody less? */
export function isAhead(view: View<CaravanState>, seat: Seat): boolean {
  const all = view.state.coins.map((_, each) => worthOf(view, each));
  const own = all[seat];
  return own === Math.max(...all) && own > Math.min(...all);
}

/** How far the caravan has come, from 0 to 1. */
export function wayOf({ state, seats }: View<CaravanState>): number {
  return state.moves / actionsInMatch(seats);
}
