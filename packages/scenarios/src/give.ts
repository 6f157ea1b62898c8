/** Giving answers: what a line of play means, and handing it to the match. */
import {
  type Answer,
  keyOf,
  type Option,
  PASS,
  type Plain,
  type Refusal,
  type Seat,
} from "@sprawl/engine";
import { decisionId, submit, waitingFor } from "@sprawl/engine/host";
import { hashOf } from "@sprawl/engine/search";
import { isHandle } from "./faces.js";
import { checkOptionNames } from "./known/check.js";
import { lexiconOf, noteEvents } from "./known/lexicon.js";
import {
  barsOf,
  findOne,
  isOption,
  notOffered,
  type Open,
  openQuestion,
  optionsOf,
  sayWanted,
} from "./offers.js";
import { Misfit, shortStack } from "./path.js";
import { seatName } from "./say.js";
import type { AnswerLine, Refused, Sealed, Wanted } from "./scenario.js";
import type { Stage } from "./stage.js";

/** Give one answer; it must be accepted. */
export function giveAnswer(stage: Stage, line: AnswerLine, seat?: Seat): void {
  const open = openQuestion(stage.match, stage.entry.text.en, seat);
  hand(stage, open.question.seat, answerTo(open, line));
}

/**
 * Give the answers of several seats at once. "others" answers for all who are not named. Who is asked
 * alone as soon as the others have answered may be named with them.
 */
export function giveEach(stage: Stage, each: Readonly<Record<string, Sealed>>): void {
  const waiting = waitingFor(stage.match);
  const { others, ...named } = each;
  const seats = Object.keys(named).map((key) => {
    if (/^\d+$/.test(key)) return Number(key);
    throw new Misfit(`"${key}" is no seat; answers are given by seat number, or for "others"`);
  });
  const rest = waiting.filter((seat) => !seats.includes(seat));
  if (others === undefined && rest.length > 0) {
    throw new Misfit(`no answer for ${rest.map(seatName).join(", ")}; say it, or use "others"`);
  }
  for (const seat of waiting) {
    if (seats.includes(seat)) giveAnswer(stage, lineOf(named[seat]), seat);
    else if (others !== undefined) giveAnswer(stage, lineOf(others), seat);
  }
  const unasked = seats.filter((seat) => !waiting.includes(seat));
  const next = waitingFor(stage.match);
  const [last] = unasked;
  if (unasked.length === 1 && others !== undefined && next.length === 1 && next[0] === last) {
    return giveAnswer(stage, lineOf(named[last]), last);
  }
  if (unasked.length > 0) throw new Misfit(`${unasked.map(seatName).join(", ")} is not asked now`);
}

const HEADS = ["choose", "pick", "amount", "pass", "answer"];

/** What is given as an answer: a line of its own, or what could stand in one. */
export function lineOf(given: Sealed): AnswerLine {
  if (typeof given === "number") return { amount: given };
  if (typeof given === "string") return { choose: given };
  if (isPicks(given)) return { pick: given };
  return isLine(given) ? given : { choose: given };
}

function isPicks(given: Exclude<Sealed, string | number>): given is readonly Wanted[] {
  return Array.isArray(given);
}

function isLine(given: Exclude<Sealed, string | number>): given is AnswerLine {
  return HEADS.some((head) => Object.hasOwn(given, head));
}

function answerTo(open: Open, line: AnswerLine): Answer {
  const { form } = open.question;
  if ("answer" in line) return line.answer;
  if ("amount" in line) return form === "amount" ? line.amount : wrongForm(open, "an amount");
  if (form === "amount") return wrongForm(open, "a choice");
  if ("pick" in line) {
    if (form !== "pick") return wrongForm(open, "several picks");
    return keysOf(open, line.pick);
  }
  const wanted = "pass" in line ? PASS : line.choose;
  const key = keyOf(offeredOption(open, optionsOf(open), wanted));
  return form === "pick" ? [key] : key;
}

function wrongForm({ question }: Open, given: string): never {
  throw new Misfit(`${seatName(question.seat)} is asked to ${question.form}, not for ${given}`);
}

/** Each wish takes one option, so that two equal cards can both be picked. */
function keysOf(open: Open, picks: readonly Wanted[]): string[] {
  const left = [...optionsOf(open)];
  return picks.map((wanted) => {
    const option = offeredOption(open, left, wanted);
    left.splice(left.indexOf(option), 1);
    return keyOf(option);
  });
}

function offeredOption(open: Open, among: readonly Option[], wanted: Wanted | Option): Option {
  const found = findOne(open, among, wanted as Wanted);
  if (found) return found;
  throw notOffered(open, wanted as Wanted);
}

function hand(stage: Stage, seat: Seat, answer: Answer): void {
  const { match } = stage;
  const outcome = submit(match, { seat, decision: decisionId(match), answer });
  switch (outcome.status) {
    case "accepted":
      stage.news.push(...outcome.events);
      noteEvents(lexiconOf(stage.entry), outcome.events);
      return;
    case "refused":
      throw new Misfit(`${JSON.stringify(answer)} is refused (${sayRefusal(outcome.refusal)})`);
    case "failed":
      throw new Misfit(`a rule went wrong: ${shortStack(outcome.report)}`);
    case "repeated":
      throw new Misfit(`${seatName(seat)} has given this answer before`);
    default:
      return outcome satisfies never;
  }
}

export function sayRefusal({ code, rule, message }: Refusal): string {
  return `${code}${rule ? `, ${rule}` : ""}: ${message}`;
}

/** Try an answer that must be refused; it may change nothing. Returns the refusal. */
export function tryRefused(stage: Stage, line: AnswerLine, seat?: Seat): Refusal {
  const { match } = stage;
  const who = seat ?? waitingFor(match)[0] ?? 0;
  const answer = wishOf(stage, line, who);
  const before = hashOf(match);
  // After the end there is no decision to answer; the last one would be answered twice.
  const decision = match.pending ? decisionId(match) : "none";
  const outcome = submit(match, { seat: who, decision, answer });
  if (outcome.status === "refused") {
    if (hashOf(match) !== before) throw new Misfit("the refused answer has changed the position");
    return outcome.refusal;
  }
  const got = outcome.status === "failed" ? shortStack(outcome.report) : outcome.status;
  throw new Misfit(`${JSON.stringify(answer)} must be refused, but: ${got}`);
}

/** Compare a refusal with what the scenario says of it. */
export function checkRefusal(refusal: Refusal, wanted: Refused): void {
  const fits =
    refusal.code === wanted.code && (wanted.rule === undefined || refusal.rule === wanted.rule);
  if (!fits) throw new Misfit(`it is refused otherwise: ${sayRefusal(refusal)}`);
}

/** The key of something that need not be on offer: of a barred option, or made from its fields. */
function wishOf(stage: Stage, line: AnswerLine, seat: Seat): Answer {
  if ("answer" in line) return line.answer;
  if ("amount" in line) return line.amount;
  const wish = (wanted: Wanted | Option) => keyOf(wishedOption(stage, seat, wanted as Wanted));
  if ("pick" in line) return line.pick.map(wish);
  return wish("pass" in line ? PASS : line.choose);
}

function wishedOption(stage: Stage, seat: Seat, wanted: Wanted): Option {
  const { match, entry } = stage;
  if (waitingFor(match).includes(seat)) {
    const open = openQuestion(match, entry.text.en, seat);
    const known = [...optionsOf(open), ...barsOf(open).map(({ option }) => option)];
    const found = known.find((option) => isOption(open, option, wanted));
    if (found) return found;
  }
  checkOptionNames(stage, wanted, ["choose"], true);
  if (typeof wanted === "string") return { kind: wanted };
  if (typeof wanted.kind !== "string") throw new Misfit(`${sayWanted(wanted)} says no kind`);
  return inHandles(stage, wanted) as Option;
}

/** Hidden things named by their faces, by handle. */
function inHandles({ match, names }: Stage, wanted: Readonly<Record<string, Plain>>) {
  const { play } = match;
  const handles = play.secrets.at.map((_, handle) => handle);
  const byHandle = ([name, value]: [string, Plain]): [string, Plain] => {
    const named = name === "card" || name === "cards";
    if (!named || typeof value === "number") return [name, value];
    const handle = handles.find(
      (each) => isHandle(play, each) && names.isFace(play.face(each), value),
    );
    return [name, handle ?? value];
  };
  return Object.fromEntries(Object.entries(wanted).map(byHandle));
}
