/** Submissions that must be refused, each with the refusals that would be right for it. */
import type { RefusalCode } from "../errors.js";
import { indexOfSeat, questionsOf, readAnswer } from "../match.js";
import { barredOf, keyOf } from "../options.js";
import type { OpenMatch } from "../snapshot.js";
import { decisionId } from "../submit.js";
import type { Answer, Question, RuleId, Seat } from "../words.js";

export type Bogus = {
  readonly what: string;
  /** Not always a submission: that is the point. */
  readonly submission: unknown;
  readonly codes: readonly RefusalCode[];
  /** The rule the refusal must name. */
  readonly rule?: RuleId;
};

const MALFORMED: readonly RefusalCode[] = ["malformed"];
/** Things that are no answers of any kind. */
const NO_ANSWERS: readonly unknown[] = [
  undefined,
  null,
  true,
  {},
  { key: "pass" },
  [0],
  [undefined],
  [["pass"]],
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  1 / 2,
  2 ** 60,
];
/** Texts that name something in every JavaScript object, or nothing at all. */
const STRANGE_KEYS: readonly string[] = [
  "",
  " ",
  "__proto__",
  "constructor",
  "toString",
  "no such option",
  "pass ",
  "0",
];
const NO_SEATS: readonly unknown[] = [-1, 1 / 2, Number.NaN, "0", "__proto__", undefined, {}, [0]];
const NO_DECISIONS: readonly unknown[] = [undefined, 1, {}, ["d1"], true];
const OTHER_DECISIONS: readonly string[] = ["", "d", "d0", "d999999", "__proto__", "d1.99"];

/** What is no submission at all, whatever is asked. */
export function shapeless(match: OpenMatch): Bogus[] {
  const decision = decisionId(match);
  const whole: readonly unknown[] = [undefined, null, 0, "pass", [], true];
  const bogus = (what: string, submission: unknown): Bogus => ({
    what,
    submission,
    codes: MALFORMED,
  });
  return [
    ...whole.map((submission) => bogus("no submission", submission)),
    ...NO_SEATS.map((seat) => bogus("no seat", { seat, decision, answer: "pass" })),
    ...NO_DECISIONS.map((other) => bogus("no decision", { seat: 0, decision: other, answer: 0 })),
    ...NO_ANSWERS.map((answer) => bogus("no answer", { seat: 0, decision, answer })),
  ];
}

/** What must be refused to this seat now. `elsewhere` are keys that were offered elsewhere. */
export function bogusFor(match: OpenMatch, seat: Seat, elsewhere: readonly string[] = []): Bogus[] {
  const decision = decisionId(match);
  const question = questionsOf(match.pending)[indexOfSeat(match, seat)];
  if (!match.pending) {
    const submission = { seat, decision: "d999999", answer: "pass" };
    return [{ what: "too late", submission, codes: ["over"] }];
  }
  const late: Bogus[] = OTHER_DECISIONS.filter((other) => other !== decision).map((other) => ({
    what: "another decision",
    submission: { seat, decision: other, answer: question ? anAnswer(question) : "pass" },
    codes: ["stale"],
  }));
  if (!question) {
    const answered = match.last[seat]?.asked === match.asked;
    if (answered) return late;
    const submission = { seat, decision, answer: "pass" };
    return [...late, { what: "not asked", submission, codes: ["not-asked"] }];
  }
  const wrong = wrongAnswers(question, elsewhere).map(({ what, answer, codes, rule }) => ({
    what,
    submission: { seat, decision, answer },
    codes,
    ...(rule !== undefined && { rule }),
  }));
  return [...late, ...wrong];
}

function anAnswer(question: Question): Answer {
  if (question.form === "amount") return question.min;
  const key = question.options.length > 0 ? keyOf(question.options[0]) : "pass";
  return question.form === "choose" ? key : [key];
}

type Wrong = {
  readonly what: string;
  readonly answer: Answer;
  readonly codes: readonly RefusalCode[];
  readonly rule?: RuleId;
};

/** Well-formed answers that are not legal here. */
function wrongAnswers(question: Question, elsewhere: readonly string[]): Wrong[] {
  if (question.form === "amount") {
    const { min, max } = question;
    const outside = [min - 1, max + 1, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
    return [
      ...outside
        .filter((answer) => Number.isSafeInteger(answer) && (answer < min || answer > max))
        .map((answer): Wrong => ({ what: "out of range", answer, codes: ["out-of-range"] })),
      { what: "a key for a number", answer: String(min), codes: MALFORMED },
      { what: "keys for a number", answer: [String(min)], codes: MALFORMED },
    ];
  }
  const offered = new Set(question.options.map(keyOf));
  const strange = [...STRANGE_KEYS, ...elsewhere].filter((key) => !offered.has(key));
  const barred = new Map<string, RuleId>();
  for (const { option, rule } of barredOf(question)) {
    const key = keyOf(option);
    if (!offered.has(key) && !barred.has(key)) barred.set(key, rule);
  }
  const single = question.form === "choose";
  const wrap = (key: string): Answer => (single ? key : [key]);
  const wrong: Wrong[] = [{ what: "a number for a key", answer: 0, codes: MALFORMED }];
  for (const [key, rule] of barred) {
    wrong.push({ what: "barred", answer: wrap(key), codes: ["barred"], rule });
  }
  for (const key of strange) {
    if (barred.has(key)) continue;
    wrong.push({ what: "an unknown key", answer: wrap(key), codes: ["unknown-option"] });
  }
  if (single) wrong.push({ what: "a list for a key", answer: [...offered], codes: MALFORMED });
  else wrong.push(...wrongPicks(question, [...offered]));
  return wrong;
}

function wrongPicks(question: Question & { form: "pick" }, keys: readonly string[]): Wrong[] {
  const { min, max } = question;
  const wrong: Wrong[] = [{ what: "a key for a list", answer: keys[0] ?? "", codes: MALFORMED }];
  const tried: (readonly [string, Answer])[] = [
    ["too few", keys.slice(0, min - 1)],
    ["too many", keys.slice(0, max + 1)],
    ["the same twice", keys.slice(0, 1).concat(keys.slice(0, Math.max(1, max - 1)))],
    ["the first ones", keys.slice(0, max)],
    ["the last ones", keys.slice(-max)],
  ];
  for (const [what, answer] of tried) {
    if (readAnswer(question, answer) !== undefined) continue;
    wrong.push({ what, answer, codes: ["out-of-range", "not-together"] });
  }
  return wrong;
}
