/**
 * Taking back. What can be taken back is computed, not declared: an answer after which chance was
 * asked, a secret shown or another seat has acted stays. A window that has closed counts as an act
 * of the others, even if all of them passed.
 */
import type { Refusal } from "./errors.js";
import { rewind } from "./position.js";
import type { Match } from "./snapshot.js";
import type { Seat } from "./words.js";

export type UndoState =
  | { readonly possible: true }
  | { readonly possible: false; readonly reason: UndoReason };

export type UndoReason = "nothing-yet" | "chance" | "shown" | "another-seat";

/** May this seat take its last answer back? And if not, why not? */
export function canUndo(match: Match, seat: Seat): UndoState {
  const { log, barrier } = match;
  if (!log || (barrier.reason === "start" && log.n <= barrier.at)) return no("nothing-yet");
  // The seed is public once a match is over.
  if (match.play.result) return no("shown");
  if (log.seat !== seat) return match.last[seat] ? no("another-seat") : no("nothing-yet");
  if (log.n <= barrier.at) return no(barrier.reason === "start" ? "nothing-yet" : barrier.reason);
  return { possible: true };
}

function no(reason: UndoReason): UndoState {
  return { possible: false, reason };
}

const WHY: Readonly<Record<UndoReason, string>> = {
  "nothing-yet": "There is nothing to take back.",
  chance: "Chance has decided something since.",
  shown: "Something hidden has been shown since.",
  "another-seat": "Somebody else has acted since.",
};

/** Take this seat's last answer back. Returns what stands in the way, if anything does. */
export function undo(match: Match, seat: Seat): Refusal | undefined {
  const state = canUndo(match, seat);
  if (!state.possible)
    return { code: "cannot-undo", field: state.reason, message: WHY[state.reason] };
  takeBackTo(match, match.play.answers - 1);
  match.last[seat] = undefined;
  return undefined;
}

/**
 * Go back to where the match stood after `n` answers, whatever has happened since. For tables that
 * have agreed on it; `undo` is what a seat may do alone.
 */
export function takeBackTo(match: Match, n: number): void {
  rewind(match, n);
  match.takenBack++;
}
