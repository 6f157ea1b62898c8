/**
 * What several seats are asked at once stays sealed: nobody sees an answer before all are in, who
 * answers first makes no difference, and in a window the wish of a seat not served stays its own.
 */
import { canonical } from "../canonical.js";
import { isGroup, questionsOf } from "../match.js";
import { PASS } from "../options.js";
import { fingerprint, fork } from "../position.js";
import type { OpenMatch } from "../snapshot.js";
import { decisionId, submit } from "../submit.js";
import { eventsFor, view } from "../view.js";
import type { Answer, Question, Seat, Viewer } from "../words.js";
import { legalAnswer, legalAnswers } from "./answers.js";
import { receivedDifference, textDifference } from "./difference.js";
import { count, type Law, type Trial } from "./law.js";
import { nameOf } from "./look.js";
import { retrace, someOf, viewersOf } from "./play-out.js";

export const sealed: Law = {
  name: "sealed",
  says: "answers given at once stay sealed, and the order in which they come decides nothing",
  check(trial) {
    retrace(trial, (match, n) => {
      const { pending } = match;
      if (!pending || !isGroup(pending)) return;
      const { questions } = pending;
      if (questions.length < 2 || match.missing !== questions.length) return;
      checkOpen(trial, match, n);
      checkOrder(trial, match, n);
      if (pending.form === "window") checkWishes(trial, match, n);
      count(trial.evidence, "groups");
    });
  },
};

type Given = readonly [seat: Seat, answer: Answer];

/** A copy to which these answers have been given; undefined if a rule throws. */
function after(match: OpenMatch, answers: readonly Given[]): OpenMatch | undefined {
  const copy = fork(match);
  for (const [seat, answer] of answers) {
    const outcome = submit(copy, { seat, decision: decisionId(copy), answer });
    if (outcome.status !== "accepted") return undefined;
  }
  return copy;
}

/** What a viewer receives but for undo, which is told to each seat for its own answers. */
function received(match: OpenMatch, viewer: Viewer): string {
  const { undo: _, ...seen } = view(match, viewer);
  return canonical([seen, eventsFor(match.play.news, viewer)]);
}

function checkOthers(
  trial: Trial,
  n: number,
  [a, b]: readonly (OpenMatch | undefined)[],
  but: Seat,
  problem: string,
): void {
  if (!a || !b) return;
  const viewers = viewersOf(trial.setting.seats).filter((viewer) => viewer !== but);
  for (const viewer of someOf(viewers, 4, trial.draw)) {
    const difference = receivedDifference(received(a, viewer), received(b, viewer));
    if (difference) throw trial.broken(`${nameOf(viewer)} ${problem}`, { after: n, difference });
  }
}

function checkOpen(trial: Trial, match: OpenMatch, n: number): void {
  const questions = questionsOf(match.pending);
  const question = questions[trial.draw(questions.length)];
  const { seat } = question;
  const answers = legalAnswers(question, 2, trial.draw);
  if (answers.length < 2) return;
  const worlds = answers.map((answer) => after(match, [[seat, answer]]));
  checkOthers(trial, n, worlds, seat, `sees what seat ${seat} answers before all answers are in`);
}

function checkOrder(trial: Trial, match: OpenMatch, n: number): void {
  const answers = allAnswers(trial, questionsOf(match.pending));
  if (!answers) return;
  const one = after(match, answers);
  const other = after(match, answers.slice().reverse());
  if (!one || !other) return;
  const difference = textDifference(fingerprint(one), fingerprint(other));
  if (!difference) return;
  throw trial.broken("whose answer comes first makes a difference", { after: n, difference });
}

function allAnswers(trial: Trial, questions: readonly Question[]): Given[] | undefined {
  const answers: Given[] = [];
  for (const question of questions) {
    const answer = legalAnswer(question, trial.draw);
    if (answer === undefined) return undefined;
    answers.push([question.seat, answer]);
  }
  return answers;
}

/** One seat is served; a later one wishes something, or passes: only that seat knows. */
function checkWishes(trial: Trial, match: OpenMatch, n: number): void {
  const questions = questionsOf(match.pending);
  const wish = questions.map((question) => {
    const answers = legalAnswers(question, 4, trial.draw);
    return answers.find((answer) => answer !== PASS.kind);
  });
  const first = wish.findIndex((answer) => answer !== undefined);
  const later = wish.findIndex((answer, i) => i > first && answer !== undefined);
  if (first < 0 || later < 0) return;
  const { seat } = questions[later];
  const worlds = [wish[later], PASS.kind].map((chosen) =>
    after(
      match,
      questions.map((question, i) => [
        question.seat,
        (i === first ? wish[first] : i === later ? chosen : undefined) ?? PASS.kind,
      ]),
    ),
  );
  count(trial.evidence, "wishes not served");
  checkOthers(trial, n, worlds, seat, `sees what seat ${seat} wished, who was not served`);
}
