/** Finding options on offer by what a scenario says of them: a sentence, a kind, a key, or fields. */
import {
  type GameText,
  keyOf,
  type Option,
  type Plain,
  type Question,
  type RuleId,
  type Seat,
} from "@sprawl/engine";
import { canonical, waitingFor } from "@sprawl/engine/host";
import { barredOf, indexOfSeat, type OpenMatch, questionsOf } from "@sprawl/engine/search";
import { sayOption } from "@sprawl/engine/speech";
import { isHandle, isMeant, namesOf } from "./faces.js";
import { Misfit } from "./path.js";
import { nearest } from "./place.js";
import { seatName, speakerFor } from "./say.js";
import type { Wanted } from "./scenario.js";

/** One seat's open question, with the match around it. */
export type Open = {
  readonly match: OpenMatch;
  readonly text: GameText;
  readonly question: Question;
};

/** The question a seat has to answer; the only one there is, if no seat is named. */
export function openQuestion(match: OpenMatch, text: GameText, seat: Seat | undefined): Open {
  const asked = waitingFor(match);
  if (asked.length === 0) throw new Misfit("the match is over: nobody is asked");
  const list = asked.map(seatName).join(", ");
  const who = seat ?? (asked.length === 1 ? asked[0] : undefined);
  if (who === undefined) throw new Misfit(`say which seat: ${list} are asked`);
  const index = indexOfSeat(match, who);
  if (index < 0)
    throw new Misfit(
      `${seatName(who)} is not asked now; ${list} ${asked.length === 1 ? "is" : "are"}`,
    );
  return { match, text, question: questionsOf(match.pending)[index] };
}

export function optionsOf({ question }: Open): readonly Option[] {
  return question.form === "amount" ? [] : question.options;
}

/** The barred options, each with the rule that forbids it. */
export function barsOf({ question }: Open): { option: Option; rule: RuleId }[] {
  return barredOf(question).map(({ option, rule }) => ({ option, rule }));
}

/** Does a scenario mean this option? */
export function isOption(open: Open, option: Option, wanted: Wanted): boolean {
  if (typeof wanted !== "string") {
    const names = namesOf(open.text);
    return isMeant(open.match.play, names, option, wanted);
  }
  if (option.kind === wanted || keyOf(option) === wanted) return true;
  const low = wanted.toLowerCase();
  return sentencesOf(open, option).some((sentence) => sentence.toLowerCase() === low);
}

/** As the asked seat reads it, and as somebody who sees all would. */
function sentencesOf({ match, text, question }: Open, option: Option): string[] {
  const viewers = [question.seat, undefined];
  return viewers.map((viewer) => sayOption(speakerFor(match, text, viewer), option));
}

/** What stands on an option's button for the seat that is asked. */
export function sentenceOf(open: Open, option: Option): string {
  return sentencesOf(open, option)[0];
}

/**
 * The one option that is meant. Options that differ only in which of several equal things they
 * speak of count as one.
 */
export function findOne(open: Open, among: readonly Option[], wanted: Wanted): Option | undefined {
  const found = among.filter((option) => isOption(open, option, wanted));
  const [first] = found;
  const readings = new Set(found.map((option) => reading(open, option)));
  if (readings.size > 1) {
    const list = found.map((option) => keyOf(option)).join("; ");
    throw new Misfit(`${sayWanted(wanted)} does not single out one option, but fits: ${list}`);
  }
  return first;
}

/** What an option says, with faces in the place of handles. */
function reading(open: Open, option: Option): string {
  const { play } = open.match;
  const faced = (value: Plain): Plain =>
    isHandle(play, value) ? play.face(value) : Array.isArray(value) ? value.map(faced) : value;
  const fields = Object.entries(option).filter(([name]) => name !== "on");
  const plainly = fields.map(([name, value]) => [name, faced(value)]);
  // Without a sentence of its own an option is read by its key, and that has handles in it.
  const said = open.text.options[option.kind] ? sentencesOf(open, option) : [];
  return [...said, canonical(plainly)].join("\n");
}

/** Why nothing on offer fits, and what is near. */
export function notOffered(open: Open, wanted: Wanted): Misfit {
  const bar = barsOf(open).find(({ option }) => isOption(open, option, wanted));
  if (bar) return new Misfit(`${sayWanted(wanted)} is barred by ${bar.rule}`);
  const known = optionsOf(open).map((option) => sentenceOf(open, option));
  const near = typeof wanted === "string" ? nearest(wanted, known) : undefined;
  const hint = near === undefined ? "" : `; did you mean "${near}"?`;
  return new Misfit(`${sayWanted(wanted)} is not offered${hint}`);
}

export function sayWanted(wanted: Wanted): string {
  if (typeof wanted === "string") return `"${wanted}"`;
  const fields = Object.entries(wanted).map(
    ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return `{ ${fields.join(", ")} }`;
}
