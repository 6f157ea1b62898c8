/**
 * Acts that are done before they are kept. A host does them, writes them down, and shows them then;
 * what could not be written down is withdrawn, and the match is as if nothing had been tried. What is
 * not withdrawn stands.
 */
import { type SavedAnswer, writeEntry } from "./entries.js";
import { assert, type Refusal } from "./errors.js";
import { rewind } from "./position.js";
import { type Match, type OpenMatch, opened } from "./snapshot.js";
import { giveAgain, type Outcome, type Submission, submit } from "./submit.js";
import type { StoredEvent } from "./told.js";
import { undo } from "./undo.js";
import type { Seat } from "./words.js";

export type TentativeAnswer = {
  readonly status: "accepted";
  readonly events: readonly StoredEvent[];
  /** As it is to be written down. */
  readonly answer: SavedAnswer;
  /** Was it given to several seats' question, sealed until all have answered? */
  readonly sealed: boolean;
  /** Is something else asked now? Not while others have to answer the same, nor after the end. */
  readonly goesOn: boolean;
  withdraw(): void;
};

/** Answer a question, for now. */
export function propose(
  hosted: Match,
  submission: Submission,
): TentativeAnswer | Exclude<Outcome, { readonly status: "accepted" }> {
  const match = opened(hosted);
  const { asked, pending } = match;
  const before = match.play.answers;
  const last = match.last.slice();
  const outcome = submit(match, submission);
  if (outcome.status !== "accepted") return outcome;
  return {
    status: "accepted",
    events: outcome.events,
    answer: newestOf(match),
    sealed: pending !== undefined && "questions" in pending,
    goesOn: match.asked !== asked,
    withdraw() {
      rewind(match, before);
      match.last = last;
    },
  };
}

function newestOf({ log }: OpenMatch): SavedAnswer {
  assert(log, "an accepted answer must be in the log");
  return writeEntry(log);
}

export type TentativeUndo =
  /** So many answers are left. */
  | { readonly status: "accepted"; readonly keep: number; withdraw(): void }
  | { readonly status: "refused"; readonly refusal: Refusal };

/** Take this seat's last answer back, for now. */
export function proposeUndo(hosted: Match, seat: Seat): TentativeUndo {
  const match = opened(hosted);
  const { takenBack, log } = match;
  const last = match.last.slice();
  const refusal = undo(match, seat);
  if (refusal) return { status: "refused", refusal };
  return {
    status: "accepted",
    keep: match.play.answers,
    withdraw() {
      match.takenBack = takenBack;
      assert(log && giveAgain(match, writeEntry(log)), "what was taken back can be given again");
      match.last = last;
    },
  };
}
