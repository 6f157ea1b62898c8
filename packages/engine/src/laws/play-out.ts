/** Matches played by chance, and played again answer by answer for a law to look at. */
import { namedSeed } from "../deal.js";
import { BadInput, sayThrown } from "../errors.js";
import { type Beginning, createMatch, indexOfSeat, questionsOf, readAnswer } from "../match.js";
import { answerOf, safeAnswer } from "../options.js";
import { type Draw, drawFrom } from "../resample.js";
import type { OpenMatch } from "../snapshot.js";
import { decisionId, sayReport, submit, waitingFor } from "../submit.js";
import { view } from "../view.js";
import type { Answer, Question, Seat, Viewer } from "../words.js";
import { legalAnswer } from "./answers.js";
import type { Move, Played, Subject, Trial, Trouble } from "./law.js";
import type { Setting } from "./setting.js";

/** How the match of a setting begins. */
export function beginningOf({ seats, options, seed, carried }: Setting): Beginning {
  return { seats, options, seed: namedSeed(seed), ...(carried !== undefined && { carried }) };
}

export type PlayOut = {
  /** Collects the content that was used. */
  readonly used?: Set<string>;
  /** Answers after which it stops. */
  readonly most?: number;
};

/** Play one match from beginning to end, if it has one. */
export function playOut(subject: Subject, setting: Setting, how: PlayOut = {}): Played {
  const { used, most = Number.POSITIVE_INFINITY } = how;
  const moves: Move[] = [];
  const { game } = subject;
  const draw = drawFrom(`${setting.seed} answers`);
  let match: OpenMatch;
  try {
    match = createMatch(game, { ...beginningOf(setting), ...(used && { used }) });
  } catch (error) {
    // Options that do not go together are declined by setup, as bad input.
    const kind = error instanceof BadInput ? "declined" : "setup";
    const message = error instanceof BadInput ? error.message : sayThrown(error);
    return { moves, trouble: { kind, message } };
  }
  while (match.pending && moves.length < most) {
    if (moves.length >= game.bound) {
      const message = `it is not over after ${game.bound} answers, which is the game's bound`;
      return { moves, trouble: { kind: "endless", message } };
    }
    const trouble = playMove(subject, setting, match, draw, moves);
    if (trouble) return { moves, trouble };
  }
  return { moves, result: match.play.result };
}

function playMove(
  subject: Subject,
  setting: Setting,
  match: OpenMatch,
  draw: Draw,
  moves: Move[],
): Trouble | undefined {
  const waiting = waitingFor(match);
  const seat = waiting[draw(waiting.length)];
  const question = questionsOf(match.pending)[indexOfSeat(match, seat)];
  if (!question) return { kind: "stuck", message: `seat ${seat} is waited for, but not asked` };
  const { kind } = question;
  let answer: Answer | undefined;
  try {
    answer = chooseAnswer(subject, setting, match, seat, question, draw);
  } catch (error) {
    return { kind: "stuck", message: `seat ${seat}, "${kind}": ${sayThrown(error)}` };
  }
  if (answer === undefined) {
    return { kind: "stuck", message: `seat ${seat}, "${kind}": no legal answer was found` };
  }
  const outcome = submit(match, { seat, decision: decisionId(match), answer });
  if (outcome.status === "accepted") {
    moves.push({ seat, kind, answer });
    return undefined;
  }
  const about = `seat ${seat}, "${kind}", answer ${JSON.stringify(answer)}`;
  if (outcome.status === "failed") {
    return { kind: "threw", message: `${about}: ${sayReport(outcome.report)}` };
  }
  const why = outcome.status === "refused" ? outcome.refusal.message : "taken for a retry";
  return { kind: "stuck", message: `${about}: ${why}` };
}

function chooseAnswer(
  { instinct }: Subject,
  { style }: Setting,
  match: OpenMatch,
  seat: Seat,
  question: Question,
  draw: Draw,
): Answer | undefined {
  if (style === "safe") return answerOf(safeAnswer(question));
  if (style === "instinct" && instinct && draw(4) > 0) {
    const seen = view(match, seat);
    if (seen.question) return instinct(seen, seen.question, draw).answer;
  }
  return legalAnswer(question, draw) ?? safeIfLegal(question);
}

function safeIfLegal(question: Question): Answer | undefined {
  const safe = answerOf(safeAnswer(question));
  return readAnswer(question, safe) === undefined ? undefined : safe;
}

/** Begin the match of a trial once more. */
export function beginAgain(trial: Trial, how: Partial<Beginning> = {}): OpenMatch {
  try {
    return createMatch(trial.subject.game, { ...beginningOf(trial.setting), ...how });
  } catch (error) {
    throw trial.broken(`it cannot be set up a second time: ${sayThrown(error)}`, { after: 0 });
  }
}

/** Give the `n`-th answer of the played match (from 0) to a match that should stand there. */
export function giveMove(trial: Trial, match: OpenMatch, n: number): void {
  const { seat, answer } = trial.played.moves[n];
  const outcome = submit(match, { seat, decision: decisionId(match), answer });
  if (outcome.status === "accepted") return;
  const why =
    outcome.status === "refused"
      ? outcome.refusal.message
      : outcome.status === "failed"
        ? sayReport(outcome.report)
        : "it is taken for a retry";
  const problem = `answer ${n + 1} was good the first time, but not when played again: ${why}`;
  throw trial.broken(problem, { after: n });
}

/** Play the match again and look at it before every answer and after the last one. */
export function retrace(
  trial: Trial,
  look: (match: OpenMatch, n: number) => void,
  how: Partial<Beginning> = {},
): OpenMatch {
  const match = beginAgain(trial, how);
  const { length } = trial.played.moves;
  for (let n = 0; n < length; n++) {
    look(match, n);
    giveMove(trial, match, n);
  }
  look(match, length);
  return match;
}

/** The played match after `n` answers. */
export function standAt(trial: Trial, n: number): OpenMatch {
  const match = beginAgain(trial);
  for (let i = 0; i < n; i++) giveMove(trial, match, i);
  return match;
}

/** Everybody who can look at a match. */
export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), "spectator" as const];
}

/** Some of these, each at most once. */
export function someOf<T>(things: readonly T[], many: number, draw: Draw): T[] {
  if (things.length <= many) return things.slice();
  const left = things.slice();
  const chosen: T[] = [];
  while (chosen.length < many) chosen.push(...left.splice(draw(left.length), 1));
  return chosen;
}
