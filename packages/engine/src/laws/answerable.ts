/** Whatever is asked can be answered, and whatever is offered can be done. */
import { isGroup, questionsOf, readAnswer } from "../match.js";
import { answerOf, barredOf, keyOf, safeAnswer } from "../options.js";
import { fork } from "../position.js";
import type { OpenMatch } from "../snapshot.js";
import { decisionId, sayReport, submit, waitingFor } from "../submit.js";
import type { AmountQuestion, ChooseQuestion, PickQuestion, Question } from "../words.js";
import { legalAnswers } from "./answers.js";
import { count, type Law, type Trial } from "./law.js";
import { retrace, someOf } from "./play-out.js";

/** Answers tried on copies at each decision. */
const TRIED = 2;

export const answerable: Law = {
  name: "answerable",
  says: "every question has a legal answer and a safe one, and whatever is offered can be done",
  check(trial) {
    retrace(trial, (match, n) => {
      for (const question of questionsOf(match.pending)) {
        const problem = questionProblem(question, match.header.seats);
        if (problem) throw trial.broken(`${about(question)}: ${problem}`, { after: n });
        count(trial.evidence, "questions");
      }
      const problem = match.pending && groupProblem(match);
      if (problem) throw trial.broken(problem, { after: n });
      tryAnswers(trial, match, n);
    });
    const { trouble, moves } = trial.played;
    if (trouble?.kind === "stuck") throw trial.broken(trouble.message, { after: moves.length });
  },
};

const about = ({ seat, kind }: Question): string => `seat ${seat}, "${kind}"`;

function groupProblem({ pending }: OpenMatch): string | undefined {
  if (!pending || !isGroup(pending)) return undefined;
  const asked = pending.questions.map((question) => question.seat);
  if (asked.length === 0) return `"${pending.kind}": nobody is asked`;
  if (new Set(asked).size !== asked.length)
    return `"${pending.kind}": a seat is asked twice at once`;
  return undefined;
}

function questionProblem(question: Question, seats: number): string | undefined {
  const { seat, kind } = question;
  if (typeof kind !== "string" || kind === "") return "the question has no kind";
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return "there is no such seat";
  const unanswerable =
    question.form === "amount" ? amountProblem(question) : optionsProblem(question);
  if (unanswerable) return unanswerable;
  const safe = answerOf(safeAnswer(question));
  return readAnswer(question, safe) === undefined
    ? `the safe answer ${JSON.stringify(safe)} is not legal`
    : undefined;
}

function amountProblem({ min, max }: AmountQuestion): string | undefined {
  if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max)) return "its bounds are not whole";
  return min > max ? `from ${min} to ${max} there is no number` : undefined;
}

function optionsProblem(question: ChooseQuestion | PickQuestion): string | undefined {
  const { form, options } = question;
  const keys = options.map(keyOf);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) return `two options have the key "${twice}"`;
  if (form === "choose" && options.length === 0) return "there is no option";
  for (const { option, rule } of barredOf(question)) {
    const key = keyOf(option);
    if (keys.includes(key)) return `"${key}" is both offered and barred`;
    if (typeof rule !== "string" || rule === "") return `"${key}" is barred by no rule`;
  }
  if (form !== "pick") return undefined;
  const { min, max } = question;
  if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max)) return "its bounds are not whole";
  if (min < 0 || min > max) return `between ${min} and ${max} there is no number of picks`;
  return min > options.length ? `${min} of ${options.length} options are to be picked` : undefined;
}

/** Answers that were not given in the match are given on copies of it. */
function tryAnswers(trial: Trial, match: OpenMatch, n: number): void {
  const [seat] = someOf(waitingFor(match), 1, trial.draw);
  const question = questionsOf(match.pending).find((each) => each.seat === seat);
  if (!question) return;
  for (const answer of legalAnswers(question, TRIED, trial.draw)) {
    const copy = fork(match);
    const outcome = submit(copy, { seat, decision: decisionId(copy), answer });
    count(trial.evidence, "answers tried");
    if (outcome.status === "accepted") continue;
    const why =
      outcome.status === "failed" ? `a rule throws: ${sayReport(outcome.report)}` : outcome.status;
    throw trial.broken(`${about(question)}: ${JSON.stringify(answer)} is offered, but ${why}`, {
      after: n,
    });
  }
}
