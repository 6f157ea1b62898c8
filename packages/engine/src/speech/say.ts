/**
 * Sentences made of ids and arguments, in the words of a game's text file. A sentence is a text with
 * {arguments} in it, with {n|one|many} or with {name?given|not given}.
 */
import type { Thought } from "../bot.js";
import { answerOf } from "../options.js";
import { type GameText, whereGiven } from "../text.js";
import type { Answer, GameEvent, Option, Plain, RuleId } from "../words.js";
import { A_HIDDEN_CARD, NOTHING } from "./english.js";

/** What a sentence needs to know of the table it is said at. */
export type Speaker = {
  readonly text: GameText;
  /** The name of a seat. */
  seat(seat: number): string;
  /** The face of a hidden thing as the reader sees it; undefined if the reader does not. */
  face(card: number): Plain;
  /** What an id stands for at this table, where it does not tell by itself. */
  atTable?(id: string): string | undefined;
};

/** Names of arguments that are seats, or handles of hidden things. */
const SEATS: ReadonlySet<string> = new Set([
  "seat",
  "by",
  "to",
  "from",
  "target",
  "winner",
  "owner",
]);
const CARDS: ReadonlySet<string> = new Set(["card", "cards"]);

export function sayPrompt(
  speaker: Speaker,
  kind: string,
  args: Readonly<Record<string, Plain>> = {},
) {
  return fill(speaker, speaker.text.prompts[kind] ?? kind, args);
}

export function sayOption(speaker: Speaker, option: Option): string {
  return fill(speaker, speaker.text.options[option.kind] ?? plainly(option), option);
}

/** What happened, in plain words: begun with a capital, nothing stressed. */
export function sayEvent(speaker: Speaker, event: GameEvent): string {
  const sentence = unstressed(markedEvent(speaker, event));
  const template = speaker.text.events[event.type];
  return template === undefined || beginsWithName(speaker, template) ? sentence : begun(sentence);
}

/**
 * The same as its text has it, *stressed* words between stars: for whoever can show them. {seen?...}
 * tells whoever sees one of its cards apart from whoever sees none.
 */
export function markedEvent(speaker: Speaker, event: GameEvent): string {
  const seen = event.faces?.some((face) => face !== undefined) || undefined;
  const args = event.cards ? { ...event.args, cards: event.cards, seen } : event.args;
  const told: Speaker = {
    ...speaker,
    face: (card) => {
      const i = event.cards?.indexOf(card) ?? -1;
      return i < 0 ? speaker.face(card) : event.faces?.[i];
    },
  };
  return fill(told, speaker.text.events[event.type] ?? event.type, args);
}

/** Words between stars are stressed; here they are not. */
export function unstressed(text: string): string {
  return text.replace(/\*([^*]+)\*/g, "$1");
}

/** A sentence begins with a capital, whatever it begins with. */
export function begun(sentence: string): string {
  return sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** People are called as they call themselves. */
function beginsWithName({ text }: Speaker, template: string): boolean {
  const [, name = ""] = /^\{(\w+)/.exec(template) ?? [];
  return SEATS.has(name) && !text.things?.[name];
}

export function sayResult(speaker: Speaker, reason: string, args: Readonly<Record<string, Plain>>) {
  return fill(speaker, speaker.text.results[reason] ?? reason, args);
}

/** A label of the game's own, for boards and lessons. */
export function sayLabel(
  speaker: Speaker,
  id: string,
  args: Readonly<Record<string, Plain>> = {},
): string {
  return fill(speaker, speaker.text.labels?.[id] ?? id, args);
}

/** Why this rule forbids something, in the game's words; undefined where it has none for it. */
export function sayBarred(speaker: Speaker, rule: RuleId): string | undefined {
  return speaker.text.labels?.[`barred.${rule}`];
}

/**
 * Put arguments into a sentence: {name}, {name|one|many} by number, {name?if there|if not}. A name that
 * ends with a full stop ends the sentence, too.
 */
function fill(speaker: Speaker, sentence: string, args: Readonly<Record<string, Plain>>): string {
  return whereGiven(sentence, args).replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}(\.?)/g,
    (_, name, one, many, stop) => {
      const value = args[name];
      if (one !== undefined) return (Number(value) === 1 ? one : many) + stop;
      return stopped(write(speaker, name, value), stop);
    },
  );
}

/** One full stop is enough. */
export function stopped(before: string, after: string): string {
  return before.endsWith(".") && after.startsWith(".") ? before + after.slice(1) : before + after;
}

function write(speaker: Speaker, name: string, value: Plain): string {
  if (Array.isArray(value)) {
    return value.map((each) => write(speaker, name, each)).join(", ") || NOTHING;
  }
  if (value === undefined) return "?";
  const { things, pages } = speaker.text;
  if (name === "page" && typeof value === "string" && pages?.[value]) return pages[value];
  const spell = things?.[name];
  if (CARDS.has(name) && typeof value === "number") {
    const face = speaker.face(value);
    if (face === undefined) return spell?.(undefined) ?? A_HIDDEN_CARD;
    return spell?.(face) ?? JSON.stringify(face);
  }
  if (spell) return spell(typeof value === "string" ? (speaker.atTable?.(value) ?? value) : value);
  if (SEATS.has(name) && typeof value === "number") return speaker.seat(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** An option without a sentence of its own still says what it is. */
function plainly(option: Option): string {
  return String(answerOf(option) as Answer);
}

/** The rules an option, an event or a question is linked to. */
export function rulesOf(...things: readonly ({ readonly rule?: RuleId } | undefined)[]): RuleId[] {
  return [...new Set(things.flatMap((thing) => thing?.rule ?? []))];
}

/** Why a bot answered as it did. */
export function sayWhy(
  speaker: Speaker,
  { why, because }: Pick<Thought, "why" | "because">,
): string | undefined {
  return because ? sayLabel(speaker, `why.${because.id}`, because.args) : why;
}
