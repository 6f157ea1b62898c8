/** What stands on the table in words: questions, options, events, as one viewer reads them. */
import {
  type Decision,
  type GameText,
  keyOf,
  type Option,
  type Question,
  type Seat,
  type Viewer,
} from "@sprawl/engine";
import { eventsFor, type StoredEvent } from "@sprawl/engine/host";
import { barredOf, indexOfSeat, isGroup, type OpenMatch, questionsOf } from "@sprawl/engine/search";
import { type Speaker, sayEvent, sayOption, sayPrompt, sayResult } from "@sprawl/engine/speech";

export const seatName = (seat: Seat): string => `seat ${seat}`;

/** Says things as this viewer knows them; without a viewer, as they are. */
export function speakerFor(match: OpenMatch, text: GameText, viewer?: Viewer): Speaker {
  const { play } = match;
  return {
    text,
    seat: seatName,
    face: (card) => {
      const known = viewer === undefined || (typeof viewer === "number" && play.sees(viewer, card));
      return known ? play.face(card) : undefined;
    },
  };
}

/** The pending decision: who is asked what, and everything offered and barred with its rule. */
export function describePending(match: OpenMatch, text: GameText, only?: Seat): string {
  const { pending } = match;
  if (!pending) return describeEnd(match, text);
  const asked = questionsOf(pending).filter(({ seat }) => only === undefined || seat === only);
  if (asked.length === 0) return `${capital(seatName(only ?? 0))} is not asked anything now.`;
  return asked.map((question) => describeQuestion(match, text, pending, question)).join("\n");
}

function describeEnd(match: OpenMatch, text: GameText): string {
  const { result } = match.play;
  if (!result) return "Nobody is asked anything.";
  const winners = result.winners.map(seatName).join(", ") || "nobody";
  const args = { ...result, winner: result.winners };
  const why = sayResult(speakerFor(match, text), result.reason, args);
  const rule = result.rule ? ` (${result.rule})` : "";
  return `The match is over. Won by ${winners}: ${why}${rule}`;
}

function describeQuestion(
  match: OpenMatch,
  text: GameText,
  pending: Decision,
  question: Question,
): string {
  const { seat, kind, rule, args } = question;
  const speaker = speakerFor(match, text, seat);
  const about = [kind, howMany(question), rule].filter((each) => each !== undefined).join(", ");
  const head = `${capital(seatName(seat))} is asked: ${sayPrompt(speaker, kind, args)}  [${about}]`;
  if (isGroup(pending) && indexOfSeat(match, seat) < 0) return `${head}\n  has answered`;
  if (question.form === "amount") return head;
  const offered = question.options.map((option) => [option, option.rule] as const);
  const barred = barredOf(question).map((each) => [each.option, each.rule] as const);
  return [
    head,
    ...listing("offered", offered, speaker),
    ...listing("barred", barred, speaker),
  ].join("\n");
}

function howMany(question: Question): string | undefined {
  if (question.form === "choose") return undefined;
  const { min, max } = question;
  return min === max ? `${min}` : `${min} to ${max}`;
}

function listing(
  title: string,
  options: readonly (readonly [Option, string | undefined])[],
  speaker: Speaker,
): string[] {
  if (options.length === 0) return [];
  const rows = options.map(([option, rule]) => [
    sayOption(speaker, option),
    keyOf(option),
    rule ?? "",
  ]);
  const wide = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map(([sentence, key, rule]) =>
    `    ${sentence.padEnd(wide[0])}  ${key.padEnd(wide[1])}  ${rule}`.trimEnd(),
  );
  return [`  ${title}:`, ...lines];
}

/** Events in words, as this viewer is told of them; without a viewer, all of them. */
export function sayEvents(
  match: OpenMatch,
  text: GameText,
  events: readonly StoredEvent[],
  viewer: Viewer,
): string[] {
  const speaker = speakerFor(match, text, viewer);
  return eventsFor(events, viewer).map((event) => sayEvent(speaker, event));
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
