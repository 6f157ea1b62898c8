/** What a seat holds and said last: both are shown, for an armed player's words count as well. */
import type { Seat } from "@sprawl/engine";
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
