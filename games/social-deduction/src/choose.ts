/**
 * Choices that cards make their owner take. They are open (SD-22.4): the table sees who and which
 * card is meant. Where only one thing can be chosen and everybody can see that, nobody is asked.
 */
import type { Rule, Seat } from "@sprawl/engine";
import { ask, type PlayerOption, pick } from "./questions.js";
import { type Deduction, NOBODY, type Side } from "./state.js";
import { hiddenSides, placeRef } from "./table.js";

/** Choose one of these players; NOBODY if there is none. `kind` is the card that asks. */
export function* chooseSeat(by: Seat, card: string, seats: readonly Seat[]): Rule<Seat> {
  if (seats.length <= 1) return seats[0] ?? NOBODY;
  const chosen = yield* ask(by, "choose-player", players(seats), {
    rule: "SD-11.7",
    args: { name: card },
  });
  return chosen.target;
}

/** Choose up to so many of these players, clockwise from the chooser. */
export function* chooseUpTo(
  by: Seat,
  card: string,
  seats: readonly Seat[],
  max: number,
): Rule<Seat[]> {
  if (seats.length === 0) return [];
  const chosen = yield* pick(by, "choose-players", players(seats), {
    min: 0,
    max: Math.min(max, seats.length),
    rule: "SD-22.4",
    args: { name: card, max },
    safe: [],
  });
  const picked = chosen.map(({ target }) => target);
  return seats.filter((seat) => picked.includes(seat));
}

function players(seats: readonly Seat[]): PlayerOption[] {
  return seats.map((target) => ({
    kind: "player",
    target,
    on: `seat/${target}`,
    rule: "SD-11.7",
  }));
}

export type LoyaltyPlace = { readonly seat: Seat; readonly side: Side };

/** Unrevealed loyalty cards of these players, each by its place. */
export function hiddenLoyalty(g: Deduction, seats: readonly Seat[]): LoyaltyPlace[] {
  return seats.flatMap((seat) => hiddenSides(g, seat).map((side) => ({ seat, side })));
}

/** Choose one loyalty card; undefined if there is none. */
export function* chooseLoyalty(
  by: Seat,
  card: string,
  places: readonly LoyaltyPlace[],
): Rule<LoyaltyPlace | undefined> {
  if (places.length <= 1) return places[0];
  const options = places.map(({ seat, side }) => ({
    kind: "loyalty-card" as const,
    target: seat,
    side,
    on: placeRef(seat, side),
    rule: "SD-11.7",
  }));
  const chosen = yield* ask(by, "choose-card", options, {
    rule: "SD-11.7",
    args: { name: card },
  });
  return { seat: chosen.target, side: chosen.side };
}
