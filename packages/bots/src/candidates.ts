/** What can be answered at a question, as the tree of a search counts it: each with a stable key. */
import {
  type AmountQuestion,
  type Answer,
  type Draw,
  type Given,
  keyOf,
  type Option,
  type PickQuestion,
  type Question,
} from "@sprawl/engine";
import { readAnswer } from "@sprawl/engine/search";
import { numberOfSets, randomGiven, setsOf } from "./answers.js";

export type Candidate = { readonly key: string; readonly given: Given };

/** More answers than this are not listed: some are drawn, and more of them as the search goes on. */
const MOST = 60;

/** Keys of options; many games make an option once and offer it often. */
export type Keys = WeakMap<Option, string>;

function keyIn(keys: Keys, option: Option): string {
  let key = keys.get(option);
  if (key === undefined) {
    key = keyOf(option);
    keys.set(option, key);
  }
  return key;
}

/** The written form of a candidate's answer. */
export function answerWith(keys: Keys, given: Given): Answer {
  if (typeof given === "number") return given;
  if (isList(given)) return given.map((option) => keyIn(keys, option));
  return keyIn(keys, given);
}

function isList(given: Given): given is readonly Option[] {
  return Array.isArray(given);
}

/** A candidate's key: equal answers have equal keys, in whichever world they are given. */
export function candidate(keys: Keys, given: Given): Candidate {
  const answer = answerWith(keys, given);
  return { key: typeof answer === "object" ? answer.join(" + ") : String(answer), given };
}

/** All that can be answered; or, where that is too much, what was answered before and one more. */
export function candidatesOf(
  question: Question,
  keys: Keys,
  before: Iterable<{ readonly answer: Answer }>,
  draw: Draw,
): readonly Candidate[] {
  switch (question.form) {
    case "choose":
      return question.options.map((given) => ({ key: keyIn(keys, given), given }));
    case "amount":
      if (question.max - question.min < MOST) return wholeRange(question, keys);
      return someOf(question, keys, before, draw);
    case "pick":
      if (numberOfSets(question.options.length, question.min, question.max, MOST) < MOST)
        return everySet(question, keys);
      return someOf(question, keys, before, draw);
    default:
      return question satisfies never;
  }
}

function wholeRange({ min, max }: AmountQuestion, keys: Keys): Candidate[] {
  const range: Candidate[] = [];
  for (let amount = min; amount <= max; amount++) range.push(candidate(keys, amount));
  return range;
}

function everySet(question: PickQuestion, keys: Keys): Candidate[] {
  const { options, min, max, check } = question;
  const sets: Candidate[] = [];
  for (const set of setsOf(options.length, min, max)) {
    const picked = set.map((i) => options[i]);
    if (check?.(picked) === undefined) sets.push(candidate(keys, picked));
  }
  return sets.length > 0
    ? sets
    : [
        candidate(
          keys,
          randomGiven(question, () => 0),
        ),
      ];
}

function someOf(
  question: Question,
  keys: Keys,
  before: Iterable<{ readonly answer: Answer }>,
  draw: Draw,
): Candidate[] {
  const some = new Map<string, Candidate>();
  for (const { answer } of before) {
    const given = readAnswer(question, answer);
    if (given === undefined) continue;
    const known = candidate(keys, given);
    some.set(known.key, known);
  }
  const another = candidate(keys, randomGiven(question, draw));
  some.set(another.key, another);
  return [...some.values()];
}
