/**
 * A match as one seat sees it, in the shape that rules read: so that boards, bots and hints reckon
 * with the rules' own functions. It can tell no more than the view: unseen faces are undefined.
 */
import type { View } from "@sprawl/engine";
import { box } from "../box/index.js";
import { theBeginning } from "../game.js";
import type { Beginning, State } from "../state.js";

const { listened } = theBeginning;

/** What is read of a view, whatever its questions are. */
export type SeatView = Pick<View<State>, "state" | "seats" | "options" | "faces">;

/** Only for reading: rules that change something must not be called with it. */
export function reader(view: SeatView): Beginning {
  const read = {
    state: view.state,
    seats: view.seats,
    options: view.options,
    box,
    listened,
    face: (card: number) => view.faces[card],
  };
  return read as unknown as Beginning;
}
