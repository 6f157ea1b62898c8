/** How a view is read: what is played with, the faces its seat has seen, the table as rules see it. */
import { momentsIn, type Plain, type View } from "@sprawl/engine";
import { box } from "../box.js";
import type { DeductionQuestions } from "../questions.js";
import { LOYALTY } from "../rows.js";
import type { Colour, LoyaltyName, Options, Reading, State, Team } from "../state.js";
import { usesBox } from "../table.js";

export type Table = View<State, DeductionQuestions>;
export type IdColour = Exclude<Colour, "legion">;
export const TEAMS: readonly Team[] = ["human", "machine", "outlaw", "legion", "fallen"];
export const LOYALTIES: readonly LoyaltyName[] = Object.keys(LOYALTY);

/** What is read here of a view: whatever else it is typed by. */
export type SeatView = Pick<
  View<State>,
  "state" | "seats" | "options" | "faces" | "viewer" | "pending" | "result"
>;

const { ids, programs, bosses } = box;
const LISTENED = momentsIn({ ids, programs, bosses });

/**
 * The table as the rules see it. Only open cards have a face there: a question that turns on a
 * hidden one must not be asked of it.
 */
export function readingOf(view: SeatView): Reading {
  const { state, seats, faces } = view;
  const options = optionsOf(view);
  return { state, seats, options, box, listened: LISTENED, face: (card) => faces[card] as never };
}

export function optionsOf({ options }: SeatView): Options {
  return options as unknown as Options;
}

export function faceOf({ faces }: SeatView, card: number): string | undefined {
  const face: Plain = faces[card];
  return typeof face === "string" ? face : undefined;
}

/** Whether the cards of Project: Hell Gate are in play (HG-14.4). */
export function playsHellGate(view: SeatView): boolean {
  return usesBox({ options: optionsOf(view) }, "hell-gate");
}
