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

/** The keys of frozen options. A game that makes its options once has their keys written once. */
// deterministic: it only remembers the key of a frozen option, which is the same every time
const KEYS = new WeakMap<Option, string>();

/** An option's stable key: its kind and its arguments, "sell card=17". */
export function keyOf(option: Option): string {
  const known = KEYS.get(option);
  if (known !== undefined) return known;
  const key = writtenKey(option);
  if (Object.isFrozen(option) && isFlat(option)) KEYS.set(option, key); // deterministic: see above
  return key;
}

/** Is all of it frozen with it? */
function isFlat(option: Option): boolean {
  // deterministic: options are plain objects and inherit nothing; only whether there is one counts
  for (const name in option) if (typeof option[name] === "object") return false;
  return true;
}

function writtenKey(option: Option): string {
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

/** Frozen options that were chosen lately, by key: no question has two of one key. */
// deterministic: what is remembered counts only if it is on offer
const CHOSEN = new Map<string, Option>();
const MOST_CHOSEN = 4096;

/** The option with this key, or undefined. */
export function findOption<O extends Option>(options: readonly O[], key: string): O | undefined {
  const chosen = CHOSEN.get(key);
  if (chosen) {
    const all: readonly Option[] = options;
    const place = all.indexOf(chosen);
    if (place >= 0) return options[place];
  }
  const found = searched(options, key);
  if (found && KEYS.has(found)) {
    if (CHOSEN.size >= MOST_CHOSEN) CHOSEN.clear(); // deterministic: see above
    CHOSEN.set(key, found); // deterministic: see above
  }
  return found;
}

function searched<O extends Option>(options: readonly O[], key: string): O | undefined {
  const number = lastNumber(key);
  let its: string | undefined; // the kind the key begins with, once an option has shown it
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    const { kind } = option;
    if (kind !== its) {
      if (!isOfKind(key, kind)) continue;
      its = kind;
    }
    const known = KEYS.get(option);
    if (known === undefined ? mayHave(option, number) && keyOf(option) === key : known === key) {
      return option;
    }
  }
  return undefined;
}

function isOfKind(key: string, kind: string): boolean {
  if (key.charCodeAt(0) !== kind.charCodeAt(0)) return false;
  if (key.length === kind.length) return key === kind;
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
