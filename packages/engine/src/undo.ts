/**
 * Taking back. What can be taken back is computed, not declared: an answer after which chance was
 * asked, a secret shown or another seat has acted stays. A window that has closed counts as an act
 * of the others, even if all of them passed.
 */
import type { Refusal } from "./errors.js";
import { isGroup, questionsOf } from "./match.js";
import { rewind } from "./position.js";
import { type Match, opened } from "./snapshot.js";
import type { Seat } from "./words.js";

export type UndoState =
  | { readonly possible: true }
  | { readonly possible: false; readonly reason: UndoReason };

export type UndoReason = "nothing-yet" | "chance" | "shown" | "another-seat";

/** May this seat take its last answer back? And if not, why not? */
export function canUndo(match: Match, seat: Seat): UndoState {
  const { log, barrier, play, last } = opened(match);
  if (!log || (barrier.reason === "start" && log.n <= barrier.at)) return no("nothing-yet");
  // The seed is public once a match is over.
  if (play.result) return no("shown");
  if (log.seat !== seat) return last[seat] ? no("another-seat") : no("nothing-yet");
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
export function undo(hosted: Match, seat: Seat): Refusal | undefined {
  const match = opened(hosted);
  const state = canUndo(match, seat);
  if (!state.possible)
    return { code: "cannot-undo", field: state.reason, message: WHY[state.reason] };
  takeBackTo(match, match.play.answers - 1, seat);
  return undefined;
}

/**
 * Go back to where the match stood after `n` answers, whatever has happened since. For tables that
 * have agreed on it, and for what is known to be one seat's `undo` already, done elsewhere.
 */
export function takeBackTo(hosted: Match, n: number, undoneBy?: Seat): void {
  const match = opened(hosted);
  rewind(match, n);
  match.takenBack++;
  if (undoneBy !== undefined) match.last[undoneBy] = undefined;
}

/** How many answers were given before this seat's last one; undefined if it has given none. */
export function answersBefore(match: Match, seat: Seat): number | undefined {
  let entry = opened(match).log;
  while (entry && entry.seat !== seat) entry = entry.before;
  return entry && entry.n - 1;
}

/** What it would mean to go back to where so many answers were given. */
export type Cost = {
  /** Chance has decided or somebody was shown something since: that is known now. */
  readonly known: boolean;
  /** Who has acted since. Of those who are asked together nobody is told who has: all of them. */
  readonly acted: ReadonlySet<Seat>;
};

export function costOfTakingBack(match: Match, keep: number): Cost {
  const { barrier, pending, log } = opened(match);
  const asked = pending && isGroup(pending) ? questionsOf(pending) : [];
  const acted = new Set(asked.map(({ seat }) => seat));
  for (let entry = log; entry && entry.n > keep; entry = entry.before) acted.add(entry.seat);
  return { known: keep < barrier.at, acted };
}
