/** What a seat holds and said last: both are shown, for an armed player's words count as well. */
import type { Seat, View } from "@sprawl/engine";
import type { State, Statement, Weapon } from "../src/state.js";

export type SeatLines = {
  readonly weapon: Weapon | undefined;
  readonly said: Statement | undefined;
};

export function seatLines({ weapons, said }: State, seat: Seat): SeatLines {
  return {
    weapon: weapons.find(({ holder }) => holder === seat),
    said: said.findLast(({ by }) => by === seat),
  };
}

/** So many of the others who spoke last are read in words, where there is room for signs only. */
const IN_WORDS = 2;

/** Which of the others spoke last: the very last one is first. */
export function lastSpeakers({ state, viewer }: Pick<View<State>, "state" | "viewer">) {
  const others = state.said.filter(({ by }) => by !== viewer).map(({ by }) => by);
  return [...new Set(others.toReversed())].slice(0, IN_WORDS);
}
