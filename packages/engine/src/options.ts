/** Keys of options: what an answer says, stable across machines and saves. */
import { canonical } from "./canonical.js";
import type {
  Answer,
  Barred,
  ChooseQuestion,
  Given,
  Option,
  PickQuestion,
  Plain,
  Question,
} from "./words.js";

/** The one option every window has. */
export const PASS: Option = Object.freeze({ kind: "pass" });

/** Fields that say something about an option but are not what it is. */
function isAbout(name: string): boolean {
  return name === "kind" || name === "rule" || name === "on";
}

/** An option's stable key: its kind and its arguments, "sell card=17". */
export function keyOf(option: Option): string {
  // Most options have one argument: only several need a list to be sorted.
  let only: string | undefined;
  let several: string[] | undefined;
  // deterministic: options are plain objects and inherit nothing; this is on the way of every answer
  for (const name in option) {
    if (isAbout(name) || option[name] === undefined) continue;
    if (only === undefined) only = name;
    else if (several) several.push(name);
    else several = [only, name];
  }
  if (only === undefined) return option.kind;
  if (!several) return option.kind + argument(option, only);
  let key = option.kind;
  for (const name of several.sort()) key += argument(option, name);
  return key;
}

function argument(option: Option, name: string): string {
  return ` ${name}=${written(option[name])}`;
}

/** Words stand as they are; any other text is quoted, so that no two options share a key. */
const WORD = /^(?!(?:true|false)$)[A-Za-z][\w./:-]*$/;

function written(value: Plain): string {
  if (typeof value === "string") return WORD.test(value) ? value : JSON.stringify(value);
  return canonical(value);
}

/** The option with this key, or undefined. */
export function findOption<O extends Option>(options: readonly O[], key: string): O | undefined {
  const number = lastNumber(key);
  for (const option of options) {
    const { kind } = option;
    if (key.length === kind.length ? key !== kind : !isOfKind(key, kind)) continue;
    if (mayHave(option, number) && keyOf(option) === key) return option;
  }
  return undefined;
}

function isOfKind(key: string, kind: string): boolean {
  return key.charCodeAt(kind.length) === SPACE && key.startsWith(kind);
}

const SPACE = 32;

/** The number a key ends with, as most do ("sell card=17"); -1 if it ends otherwise. */
function lastNumber(key: string): number {
  let number = 0;
  let weight = 1;
  for (let i = key.length - 1; i >= 0; i--) {
    const digit = key.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return weight > 1 && digit === EQUALS ? number : -1;
    number += digit * weight;
    weight *= 10;
  }
  return -1;
}

const EQUALS = "=".charCodeAt(0) - 48;

/** Most options are told apart by one number: whoever has another one need not write its key. */
function mayHave(option: Option, number: number): boolean {
  if (number < 0) return true;
  // deterministic: options are plain objects and inherit nothing; only whether there is one counts
  for (const name in option) if (option[name] === number) return true;
  return false;
}

/** An answer in writing, whether it was kept in writing or not. */
export function answerOf(given: Given | Answer): Answer {
  if (typeof given === "string" || typeof given === "number") return given;
  if (isList(given)) return given.map((each) => (typeof each === "string" ? each : keyOf(each)));
  return keyOf(given);
}

function isList(given: Given | Answer): given is readonly Option[] | readonly string[] {
  return Array.isArray(given);
}

/** What may not be chosen here, and why. */
export function barredOf(question: Question): readonly Barred[] {
  if (question.form === "amount" || !question.barred) return [];
  return typeof question.barred === "function" ? question.barred() : question.barred;
}

/** What is answered for a seat whose time runs out. */
export function safeAnswer(question: Question): Given {
  switch (question.form) {
    case "choose":
      return safeOption(question);
    case "pick":
      return safePicks(question);
    case "amount":
      return question.safe ?? question.min;
    default:
      return question satisfies never;
  }
}

function safeOption(question: ChooseQuestion): Option {
  if (question.safe) return question.safe;
  for (const option of question.options) if (option.kind === "pass") return option;
  return question.options[0];
}

function safePicks(question: PickQuestion): readonly Option[] {
  return question.safe ?? question.options.slice(0, question.min);
}
