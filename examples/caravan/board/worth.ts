/** How the match stands: what everybody's trails and purses are worth so far, and how far the way is. */
import type { Seat, View } from "@sprawl/engine";
import { loadsOf as loads, pointsOf } from "../src/points.js";
import { ACTIONS_IN_TURN, actionsInMatch, type CaravanState } from "../src/state.js";

type Seen = Pick<View<CaravanState>, "state" | "faces">;

/** What lies on a seat's trails, good by good. */
export function loadsOf({ state, faces }: Seen, seat: Seat): readonly number[] {
  return loads(state, seat, (card) => Number(faces[card]));
}

/** What a seat would have if the caravan stopped now. */
export function worthOf({ state, faces }: Seen, seat: Seat): number {
  return pointsOf(state, seat, (card) => Number(faces[card]));
}

/** Has nobody more, and somebody less? */
export function isAhead(view: View<CaravanState>, seat: Seat): boolean {
  const all = view.state.coins.map((_, each) => worthOf(view, each));
  const own = all[seat];
  return own === Math.max(...all) && own > Math.min(...all);
}

/** Who has more than anybody else so far; nobody while two are level. */
export function leaderOf(view: View<CaravanState>): Seat | undefined {
  const all = view.state.coins.map((_, seat) => worthOf(view, seat));
  const most = Math.max(...all);
  const [first, second] = [all.indexOf(most), all.lastIndexOf(most)];
  return first === second ? first : undefined;
}

/** Which round it is, from 1, and how many there are: each seat has one turn of two actions in it. */
export function roundOf({ state, seats }: View<CaravanState>) {
  const actions = ACTIONS_IN_TURN * seats;
  const of = actionsInMatch(seats) / actions;
  return { n: Math.min(of, Math.floor(state.moves / actions) + 1), of };
}

/** How far the caravan has come, from 0 to 1. */
export function wayOf({ state, seats }: View<CaravanState>): number {
  return state.moves / actionsInMatch(seats);
}
