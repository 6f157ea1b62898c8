/** Answers from outside: checked against what is asked, and nothing else. */
import { canonical } from "./canonical.js";
import type { SavedAnswer } from "./entries.js";
import { BadInput, type Refusal, whereThrown } from "./errors.js";
import { give, indexOfSeat, isGroup, questionsOf, readAnswer } from "./match.js";
import { answerOf, barredOf, keyOf, safeAnswer } from "./options.js";
import { rewind } from "./position.js";
import { type Saved, save } from "./save.js";
import { type Match, type OpenMatch, opened } from "./snapshot.js";
import type { StoredEvent } from "./told.js";
import type { Answer, Question, Seat } from "./words.js";

/** An answer names the decision it answers, so that a retry does nothing twice. */
export type Submission = {
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: Answer;
};

/** A rule threw. The match stands where it stood before; this opens as a scenario. */
export type FaultReport = {
  readonly message: string;
  readonly stack: string;
  /** The author's own file and line, if they are known. */
  readonly where?: string;
  /** The match before the answer, and the answer. */
  readonly before: Saved;
  readonly seat: Seat;
  readonly answer: Answer;
};

/** What a report says to an author. */
export function sayReport({ message, where }: FaultReport): string {
  return where === undefined ? message : `${message} (at ${where})`;
}

export type Outcome =
  | { readonly status: "accepted"; readonly events: readonly StoredEvent[] }
  /** The same answer to the same decision, once more: nothing was done. */
  | { readonly status: "repeated" }
  | { readonly status: "refused"; readonly refusal: Refusal }
  | { readonly status: "failed"; readonly report: FaultReport };

/** The id of the pending decision. It changes with every decision, and when one is taken back. */
export function decisionId(hosted: Match): string {
  const match = opened(hosted);
  const { named, asked, takenBack } = match;
  if (named.asked !== asked || named.takenBack !== takenBack) {
    named.id = idOf(asked, takenBack);
    named.asked = asked;
    named.takenBack = takenBack;
  }
  return named.id;
}

/** The ids of the first decisions of every match are written once. */
const IDS: readonly string[] = Array.from({ length: 1024 }, (_, asked) => `d${asked}`);

function idOf(asked: number, takenBack: number): string {
  return takenBack === 0 ? (IDS[asked] ?? `d${asked}`) : `d${asked}.${takenBack}`;
}

/** Answer a question. Bad input changes nothing. */
export function submit(hosted: Match, submission: Submission): Outcome {
  const match = opened(hosted);
  const malformed = checkShape(submission);
  if (malformed) return refused(malformed);
  const { seat, decision, answer } = submission;
  const isNow = decision === decisionId(match);
  const repeated = checkRepeated(match, submission, isNow);
  if (repeated) return repeated;
  if (!match.pending) return refused({ code: "over", message: "The match is over." });
  const index = indexOfSeat(match, seat);
  if (!isNow) {
    return refused({ code: "stale", field: "decision", message: "That was another question." });
  }
  if (index < 0) return refused({ code: "not-asked", message: "You are not asked now." });
  const question = isGroup(match.pending) ? match.pending.questions[index] : match.pending;
  const before = match.play.answers;
  try {
    const given = readAnswer(question, answer);
    if (given === undefined) return refused(whyNot(question, answer));
    match.play.news = [];
    give(match, index, given);
  } catch (error) {
    return stepBack(match, before, submission, error);
  }
  return { status: "accepted", events: match.play.news };
}

function refused(refusal: Refusal): Outcome {
  return { status: "refused", refusal };
}

function checkShape(submission: Submission): Refusal | undefined {
  const given: unknown = submission;
  if (typeof given !== "object" || given === null) return wrong("", "An answer is an object.");
  const { seat, decision, answer } = given as Record<string, unknown>;
  if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 0) {
    return wrong("seat", "A seat is a whole number from 0.");
  }
  if (typeof decision !== "string") return wrong("decision", "A decision is named by a text.");
  const isAnswer =
    typeof answer === "string" ||
    (typeof answer === "number" && Number.isSafeInteger(answer) && !Object.is(answer, -0)) ||
    (Array.isArray(answer) && answer.every((key) => typeof key === "string"));
  return isAnswer ? undefined : wrong("answer", "An answer is a key, a list of keys, or a number.");
}

function wrong(field: string, message: string): Refusal {
  return { code: "malformed", field, message };
}

/** Has this seat answered this decision before? */
function checkRepeated(
  match: OpenMatch,
  { seat, decision, answer }: Submission,
  isNow: boolean,
): Outcome | undefined {
  const last = match.last[seat];
  if (isNow && last?.asked !== match.asked) return undefined;
  if (!last || decision !== idOf(last.asked, last.takenBack)) return undefined;
  if (canonical(answerOf(last.given)) === canonical(answer)) return { status: "repeated" };
  const message = "You have answered that already.";
  return refused({ code: "stale", field: "answer", message });
}

/** Say why an answer is refused, from what the asked seat knows and nothing else. */
function whyNot(question: Question, answer: Answer): Refusal {
  const field = "answer";
  switch (question.form) {
    case "choose": {
      if (typeof answer !== "string") {
        return { code: "malformed", field, message: "One option's key is asked." };
      }
      const barred = barredOf(question).find(({ option }) => keyOf(option) === answer);
      if (barred) {
        return { code: "barred", field, rule: barred.rule, message: `Barred by ${barred.rule}.` };
      }
      return { code: "unknown-option", field, message: "There is no such option." };
    }
    case "amount": {
      if (typeof answer !== "number") {
        return { code: "malformed", field, message: "A whole number is asked." };
      }
      const message = `A whole number from ${question.min} to ${question.max} is asked.`;
      return { code: "out-of-range", field, message, ...ruleOf(question) };
    }
    case "pick":
      return whyNotPicks(question, answer);
    default:
      return question satisfies never;
  }
}

function whyNotPicks(question: Question & { form: "pick" }, answer: Answer): Refusal {
  const field = "answer";
  if (!Array.isArray(answer)) {
    return { code: "malformed", field, message: "A list of keys is asked." };
  }
  const keys = answer as readonly string[];
  const options = new Map(question.options.map((option) => [keyOf(option), option]));
  for (const key of keys) {
    const barred = barredOf(question).find(({ option }) => keyOf(option) === key);
    if (barred && !options.has(key)) {
      return { code: "barred", field, rule: barred.rule, message: `Barred by ${barred.rule}.` };
    }
    if (!options.has(key)) {
      return { code: "unknown-option", field, message: "There is no such option." };
    }
  }
  if (new Set(keys).size !== keys.length) {
    return { code: "not-together", field, message: "The same option twice." };
  }
  const { min, max } = question;
  if (keys.length < min || keys.length > max) {
    const message = min === max ? `Choose ${min}.` : `Choose ${min} to ${max}.`;
    return { code: "out-of-range", field, message, ...ruleOf(question) };
  }
  const picked = keys.flatMap((key) => options.get(key) ?? []);
  const rule = question.check?.(picked);
  if (rule === undefined) return { code: "not-together", field, message: "Not these together." };
  return { code: "not-together", field, rule, message: `Not these together, by ${rule}.` };
}

function ruleOf({ rule }: Question): { rule?: string } {
  return rule === undefined ? {} : { rule };
}

/** A rule threw: go back to the decision before and keep a report. */
function stepBack(
  match: OpenMatch,
  before: number,
  submission: Submission,
  error: unknown,
): Outcome {
  rewind(match, before);
  const { seat, answer } = submission;
  const message = error instanceof Error ? error.message : String(error);
  const stack = (error instanceof Error && error.stack) || message;
  const where = whereThrown(stack);
  const report = { message, stack, ...(where && { where }), before: save(match), seat, answer };
  return { status: "failed", report };
}

function questionOf(match: OpenMatch, seat: Seat): Question | undefined {
  return questionsOf(match.pending)[indexOfSeat(match, seat)];
}

/** The answer that is given for a seat whose time has run out. */
export function safeAnswerFor(match: Match, seat: Seat): Answer | undefined {
  const question = questionOf(opened(match), seat);
  return question && answerOf(safeAnswer(question));
}

/** The seats that still have to answer. */
export function waitingFor(match: Match): Seat[] {
  const { pending, sealed } = opened(match);
  if (!pending) return [];
  if (!isGroup(pending)) return [pending.seat];
  return pending.questions
    .filter((_, i) => sealed[i] === undefined)
    .map((question) => question.seat);
}

/** Answer with a key, or throw: for tests and tools that know what they do. */
export function answer(match: Match, seat: Seat, given: Answer): readonly StoredEvent[] {
  const outcome = submit(match, { seat, decision: decisionId(match), answer: given });
  if (outcome.status === "accepted") return outcome.events;
  if (outcome.status === "failed") throw new Error(outcome.report.stack);
  if (outcome.status === "repeated") return [];
  throw new BadInput(`seat ${seat}`, `${JSON.stringify(given)}: ${outcome.refusal.message}`);
}

/** Give a stored answer again, if that is still what is asked. */
export function giveAgain(match: Match, [seat, step, kind, nth, answer]: SavedAnswer): boolean {
  const now = opened(match);
  if (questionOf(now, seat)?.kind !== kind || now.step !== step || now.nth !== nth) return false;
  return submit(match, { seat, decision: decisionId(match), answer }).status === "accepted";
}
