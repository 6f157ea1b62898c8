/**
 * Undo is offered exactly where it is clean: chance has not been asked, nothing was shown, nobody
 * else has acted. What is taken back and given again leads to the same place.
 */
import { canonical } from "../canonical.js";
import { isGroup, questionsOf } from "../match.js";
import { fingerprint } from "../position.js";
import type { OpenMatch } from "../snapshot.js";
import { decisionId } from "../submit.js";
import type { Trace } from "../told.js";
import { canUndo, type UndoReason, undo } from "../undo.js";
import type { Plain, Seat } from "../words.js";
import { textDifference } from "./difference.js";
import { count, type Law, type Trial } from "./law.js";
import { beginAgain, giveMove } from "./play-out.js";

/** The stream that only gives new names to hidden things; nobody learns anything from it. */
const NAMES_ONLY = "handles";
/** Answers in a row that are taken back and given again. */
const DEEPEST = 5;

export const undoLaw: Law = {
  name: "undo",
  says: "undo is offered exactly where it is clean, and undo and redo lead to the same position",
  check(trial) {
    const { moves } = trial.played;
    const match = beginAgain(trial);
    const positions = [fingerprint(match)];
    for (let n = 0; n < moves.length; n++) {
      const fact = answerAndWatch(trial, match, n);
      positions.push(fingerprint(match));
      for (let seat = 0; seat < trial.setting.seats; seat++) {
        const { possible } = canUndo(match, seat);
        count(trial.evidence, possible ? "undos" : "undos barred");
        if (possible) checkPossible(trial, match, seat, n, fact, positions);
        else checkImpossible(trial, match, seat, n, fact, positions);
      }
      if (trial.draw(4) === 0) takeBackSeveral(trial, match, n, positions);
    }
  },
  missing(_, { counts }, { undos }) {
    const seen = counts.undos ?? 0;
    return seen < undos ? `undo was possible ${seen} times; ${undos} are wanted` : undefined;
  },
};

/** What an answer did, as far as undo is concerned. */
type Fact = {
  readonly chance: boolean;
  /** Somebody sees or was told more than before; or was at least shown something. */
  readonly learned: boolean;
  readonly shown: boolean;
  /** It was the last answer of several seats' that were asked at once. */
  readonly closed: boolean;
  readonly changed: boolean;
  readonly over: boolean;
};

function answerAndWatch(trial: Trial, match: OpenMatch, n: number): Fact {
  const { pending, play } = match;
  const trace: Trace = { shown: new Map(), disclosures: [], faces: new Map() };
  play.trace = trace;
  const chance = chanceOf(match);
  const state = canonical(play.state);
  const seen = play.secrets.seen.slice();
  giveMove(trial, match, n);
  play.trace = undefined;
  const { secrets } = match.play;
  const grown = seen.some((bits, thing) => (secrets.seen[thing] & ~bits) !== 0);
  const learned = grown || wasRead(match) || trace.disclosures.length > 0;
  return {
    chance: chanceOf(match) !== chance,
    learned,
    shown: learned || trace.shown.size > 0,
    closed:
      !!pending && isGroup(pending) && pending.questions.length > 1 && match.pending !== pending,
    changed: canonical(match.play.state) !== state,
    over: match.pending === undefined,
  };
}

/** Was a page told of with the last answer, or is somebody asked now with one to read? */
function wasRead({ play, pending, missing }: OpenMatch): boolean {
  const questions = questionsOf(pending);
  // Where some of several have answered already, the page was read before.
  const fresh = !pending || !isGroup(pending) || missing === questions.length;
  return (
    play.news.some(({ args, twin }) => hasPage(args) || hasPage(twin?.args)) ||
    (fresh && questions.some(({ args }) => hasPage(args)))
  );
}

function hasPage(args: Readonly<Record<string, Plain>> | undefined): boolean {
  return args?.page !== undefined;
}

function chanceOf({ play }: OpenMatch): string {
  const { names, used } = play.chance.state();
  return canonical(names.map((name, i) => (name === NAMES_ONLY ? 0 : [name, used[i]])));
}

function checkPossible(
  trial: Trial,
  match: OpenMatch,
  seat: Seat,
  n: number,
  fact: Fact,
  positions: readonly string[],
): void {
  const after = n + 1;
  const bad = (why: string) => trial.broken(`seat ${seat} may take back, but ${why}`, { after });
  if (trial.played.moves[n].seat !== seat) throw bad("another seat has answered since");
  if (fact.chance) throw bad("chance has been asked");
  if (fact.learned) throw bad("something was shown or disclosed");
  if (fact.closed) throw bad("the others have answered too");
  if (fact.over) throw bad("the match is over and its seed is public");
  const answered = decisionId(match);
  takeBack(trial, match, seat, n, positions);
  if (decisionId(match) === answered) {
    throw trial.broken("after an undo the decision has the id of another one", { after });
  }
  giveAgain(trial, match, n, positions);
}

function takeBack(
  trial: Trial,
  match: OpenMatch,
  seat: Seat,
  n: number,
  positions: readonly string[],
): void {
  const refusal = undo(match, seat);
  if (refusal)
    throw trial.broken(`undo is offered, but refused: ${refusal.message}`, { after: n + 1 });
  const now = fingerprint(match);
  if (now === positions[n]) return;
  throw trial.broken("undo does not lead back to where the match stood before the answer", {
    after: n + 1,
    difference: textDifference(positions[n], now),
  });
}

function giveAgain(trial: Trial, match: OpenMatch, n: number, positions: readonly string[]): void {
  giveMove(trial, match, n);
  const now = fingerprint(match);
  if (now === positions[n + 1]) return;
  throw trial.broken("after undo the same answer leads elsewhere", {
    after: n + 1,
    difference: textDifference(positions[n + 1], now),
  });
}

function checkImpossible(
  trial: Trial,
  match: OpenMatch,
  seat: Seat,
  n: number,
  fact: Fact,
  positions: readonly string[],
): void {
  const after = n + 1;
  const state = canUndo(match, seat);
  if (state.possible) return;
  if (!isTrue(state.reason, trial, seat, n, fact)) {
    const problem = `seat ${seat} may not take back because of "${state.reason}", which is not so`;
    throw trial.broken(problem, { after });
  }
  const refusal = undo(match, seat);
  if (refusal?.code !== "cannot-undo" || fingerprint(match) !== positions[after]) {
    throw trial.broken(`an undo that is not offered to seat ${seat} does something`, { after });
  }
}

function isTrue(reason: UndoReason, trial: Trial, seat: Seat, n: number, fact: Fact): boolean {
  const { moves } = trial.played;
  const mine = moves[n].seat === seat;
  switch (reason) {
    case "nothing-yet":
      return !moves.slice(0, n + 1).some((move) => move.seat === seat);
    case "another-seat":
      return fact.closed || (!mine && moves.slice(0, n).some((move) => move.seat === seat));
    case "chance":
      // A draw from a pile takes what chance decided at the shuffle: only the state shows it.
      return mine && (fact.chance || fact.changed);
    case "shown":
      return (mine && fact.shown) || fact.over;
    default:
      return reason satisfies never;
  }
}

/** Several answers in a row back, and the same again. */
function takeBackSeveral(
  trial: Trial,
  match: OpenMatch,
  n: number,
  positions: readonly string[],
): void {
  const { moves } = trial.played;
  let at = n;
  while (at >= 0 && n - at < DEEPEST && canUndo(match, moves[at].seat).possible) {
    takeBack(trial, match, moves[at].seat, at, positions);
    at--;
  }
  if (n - at > 1) count(trial.evidence, "undos in a row");
  while (at < n) giveAgain(trial, match, ++at, positions);
}
