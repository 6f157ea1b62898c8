/**
 * The words of a game: which events and options it has, which fields they carry, what stands in its
 * state. They come from its sentences, from whatever is played, and, when a word is met that nobody
 * knows yet, from a few matches played by chance. So a slip of the pen can be told from something
 * that merely did not happen.
 */
import type { GameEntry, Option, Plain } from "@sprawl/engine";
import type { StoredEvent } from "@sprawl/engine/host";
import { barredOf, type OpenMatch, questionsOf } from "@sprawl/engine/search";

export type Lexicon = {
  /** By type: the names of the arguments it has. */
  readonly events: Map<string, Set<string>>;
  /** By kind: the names of the fields it has. */
  readonly options: Map<string, Set<string>>;
  /** Names of fields in the state. */
  readonly keys: Set<string>;
  /** Texts that stand for something: ids, kinds, colours. */
  readonly words: Set<string>;
  /** Matches have been played to learn from. */
  learned: boolean;
};

const lexicons = new WeakMap<GameEntry, Lexicon>();

/** What is known of a game so far. It only grows, and only by what the game itself says. */
export function lexiconOf(entry: GameEntry): Lexicon {
  let lexicon = lexicons.get(entry);
  if (!lexicon) {
    lexicon = fromSentences(entry);
    lexicons.set(entry, lexicon);
  }
  return lexicon;
}

function fromSentences({ game, text }: GameEntry): Lexicon {
  const { en } = text;
  const boxed = Object.values(game.box ?? {}).flatMap((kind) => Object.keys(kind));
  return {
    events: argumentsIn(en.events),
    options: argumentsIn(en.options),
    keys: new Set(),
    words: new Set([...(game.content ?? []), ...boxed]),
    learned: false,
  };
}

/** By id of a sentence: the {names} in it. */
function argumentsIn(sentences: Readonly<Record<string, string>>): Map<string, Set<string>> {
  return new Map(
    Object.entries(sentences).map(([id, sentence]) => [
      id,
      new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name)),
    ]),
  );
}

export function noteEvents(lexicon: Lexicon, events: readonly StoredEvent[]): void {
  for (const { type, args, twin } of events) {
    noteFields(lexicon, lexicon.events, type, args);
    if (twin) noteFields(lexicon, lexicon.events, twin.type, twin.args);
  }
}

/** What stands on the table now: the state, the faces, what is offered and barred. */
export function notePosition(lexicon: Lexicon, { play, pending }: OpenMatch): void {
  noteState(lexicon, play.state as Plain);
  for (const handle of play.secrets.at.keys()) noteWords(lexicon, play.face(handle));
  for (const question of questionsOf(pending)) {
    const open = question.form === "amount" ? [] : question.options;
    for (const option of open) noteOption(lexicon, option);
    for (const { option } of barredOf(question)) noteOption(lexicon, option);
  }
}

function noteOption(lexicon: Lexicon, option: Option): void {
  noteFields(lexicon, lexicon.options, option.kind, option);
}

function noteFields(
  lexicon: Lexicon,
  known: Map<string, Set<string>>,
  name: string,
  fields: Readonly<Record<string, Plain>>,
): void {
  const names = known.get(name) ?? new Set();
  known.set(name, names);
  for (const [field, value] of Object.entries(fields)) {
    names.add(field);
    noteWords(lexicon, value);
  }
}

function noteState(lexicon: Lexicon, value: Plain): void {
  if (typeof value === "string") lexicon.words.add(value);
  else if (Array.isArray(value)) for (const item of value) noteState(lexicon, item);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      lexicon.keys.add(key);
      lexicon.words.add(key);
      noteState(lexicon, inner);
    }
  }
}

function noteWords(lexicon: Lexicon, value: Plain): void {
  if (typeof value === "string") lexicon.words.add(value);
  else if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) noteWords(lexicon, inner);
  }
}
