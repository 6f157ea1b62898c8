/**
 * At every decision a match survives being saved as text and loaded again, and being forked; and
 * what is made of it shares nothing with it that could change.
 */
import { canonical } from "../canonical.js";
import { fingerprint, fork } from "../position.js";
import { load, type Saved, save } from "../save.js";
import type { OpenMatch } from "../snapshot.js";
import { canUndo } from "../undo.js";
import { view } from "../view.js";
import { textDifference } from "./difference.js";
import { count, type Law, type Trial } from "./law.js";
import { giveMove, retrace, someOf, viewersOf } from "./play-out.js";

/** Answers that copies are played on for, and how many copies of a match go to its end. */
const SHORT_WAY = 2;
const LONG_WAYS = 4;
/** Viewers, drawn by chance each time, who compare what they see. */
const VIEWERS = 1;

export const saves: Law = {
  name: "saves",
  says: "at every decision the match survives save, load and fork",
  check(trial) {
    const { moves } = trial.played;
    /** Where the match stands after each answer when nobody makes copies of it. */
    const positions: string[] = [];
    retrace(trial, (match) => positions.push(fingerprint(match)));
    let kept: Kept | undefined;
    retrace(trial, (match, n) => {
      kept?.checkUntouched(n);
      checkPosition(trial, match, n, positions, "the match goes another way once it was copied");
      const saved = save(match);
      const text = JSON.stringify(saved);
      const loaded = loadedFrom(trial, text, n);
      checkPosition(trial, loaded, n, positions, "when loaded, the position is another one");
      const far = trial.draw(moves.length + 1) < LONG_WAYS ? moves.length : n + SHORT_WAY;
      for (const [how, copy] of Object.entries({ loaded, forked: fork(match) })) {
        checkSeen(trial, match, copy, how, n);
        playOn(trial, copy, n, Math.min(far, moves.length), positions, how);
        count(trial.evidence, how);
      }
      kept = trial.draw(3) > 0 ? undefined : keep(trial, match, saved, text, n, positions[n]);
    });
  },
};

function checkPosition(
  trial: Trial,
  match: OpenMatch,
  n: number,
  positions: readonly string[],
  problem: string,
): void {
  const difference = textDifference(positions[n], fingerprint(match));
  if (difference) throw trial.broken(problem, { after: n, difference });
}

function loadedFrom(trial: Trial, text: string, n: number): OpenMatch {
  const { match, notice } = load(trial.subject.game, JSON.parse(text));
  if (notice) throw trial.broken("a loaded match asks again what was answered", { after: n });
  return match;
}

function checkSeen(trial: Trial, match: OpenMatch, copy: OpenMatch, how: string, n: number): void {
  for (const viewer of someOf(viewersOf(match.header.seats), VIEWERS, trial.draw)) {
    const { undo: _, ...seen } = view(match, viewer);
    const { undo: __, ...seenThere } = view(copy, viewer);
    const difference = textDifference(canonical(seen), canonical(seenThere));
    if (difference) {
      throw trial.broken(`when ${how}, ${viewer} sees something else`, { after: n, difference });
    }
    if (viewer === "spectator" || !canUndo(copy, viewer).possible) continue;
    if (canUndo(match, viewer).possible) continue;
    throw trial.broken(`when ${how}, seat ${viewer} may take back what it may not`, { after: n });
  }
}

function playOn(
  trial: Trial,
  copy: OpenMatch,
  from: number,
  to: number,
  positions: readonly string[],
  how: string,
): void {
  for (let n = from; n < to; n++) giveMove(trial, copy, n);
  const problem = `${how} after ${from} answers, the match goes on another way`;
  checkPosition(trial, copy, to, positions, problem);
}

/** What was made of a match at one moment, and must not change when the match plays on. */
type Kept = { checkUntouched(n: number): void };

function keep(
  trial: Trial,
  match: OpenMatch,
  saved: Saved,
  text: string,
  n: number,
  position: string,
): Kept {
  const copy = fork(match);
  return {
    checkUntouched(after) {
      if (JSON.stringify(saved) !== text) {
        throw trial.broken(`the save made after ${n} answers changes as the match plays on`, {
          after,
          difference: textDifference(text, JSON.stringify(saved)),
        });
      }
      const difference = textDifference(position, fingerprint(copy));
      if (!difference) return;
      const problem = `the fork made after ${n} answers changes as the match plays on`;
      throw trial.broken(problem, { after, difference });
    },
  };
}
