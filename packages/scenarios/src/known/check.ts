/**
 * A name that does not exist is an error. Whatever says that something did not happen, is not
 * offered or is not there would hold for every slip of the pen; so its names must be the game's.
 */
import type { Plain } from "@sprawl/engine";
import { Misfit, type Path, pathText, wordsOfPath } from "../path.js";
import { nearest } from "../place.js";
import type { Wanted } from "../scenario.js";
import type { Stage } from "../stage.js";
import { learn } from "./learn.js";
import { lexiconOf, notePosition } from "./lexicon.js";

/** Where in its line a name stands. */
type Within = readonly (string | number)[];

/** What an event is said to be about, beside its arguments. */
const ABOUT_EVENTS: ReadonlySet<string> = new Set(["type", "rule", "faces"]);
const ABOUT_OPTIONS: ReadonlySet<string> = new Set(["kind", "rule", "on"]);

/** The type of an event and the names of its arguments; of one that must not be, its words too. */
export function checkEventNames(
  stage: Stage,
  wanted: Wanted,
  within: Within,
  negative: boolean,
): void {
  const { events } = lexiconOf(stage.entry);
  const fields = typeof wanted === "string" ? { type: wanted } : wanted;
  const { type } = fields;
  if (typeof type === "string" && !isKnown(stage, () => events.has(type))) {
    const at = typeof wanted === "string" ? within : [...within, "type"];
    throw new Misfit(`there is no event "${type}"${hint(type, events.keys())}`, at);
  }
  for (const [name, value] of Object.entries(fields)) {
    if (ABOUT_EVENTS.has(name)) continue;
    if (typeof type === "string" && !isKnown(stage, () => events.get(type)?.has(name))) {
      const known = events.get(type) ?? [];
      throw new Misfit(`the event "${type}" has no "${name}"${hint(name, known)}`, [
        ...within,
        name,
      ]);
    }
    if (negative) checkWords(stage, value, [...within, name]);
  }
  if (negative && fields.faces !== undefined) checkFaceNames(stage, fields.faces, within);
}

/** The kind of an option and the names of its fields; of one that must not be, its words too. */
export function checkOptionNames(
  stage: Stage,
  wanted: Wanted,
  within: Within,
  negative: boolean,
): void {
  const { options } = lexiconOf(stage.entry);
  if (typeof wanted === "string") return checkSentence(stage, wanted, within);
  const { kind } = wanted;
  if (typeof kind === "string" && !isKnown(stage, () => options.has(kind))) {
    throw new Misfit(`there is no option "${kind}"${hint(kind, options.keys())}`, [
      ...within,
      "kind",
    ]);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (ABOUT_OPTIONS.has(name)) continue;
    const has = () =>
      typeof kind === "string"
        ? options.get(kind)?.has(name)
        : [...options.values()].some((fields) => fields.has(name));
    if (!isKnown(stage, has)) {
      const known = typeof kind === "string" ? (options.get(kind) ?? []) : [];
      const what = typeof kind === "string" ? `the option "${kind}"` : "an option";
      throw new Misfit(`${what} has no "${name}"${hint(name, known)}`, [...within, name]);
    }
    if (negative) checkWords(stage, value, [...within, name]);
  }
}

/** A kind, a key, or a sentence as it could stand on a button. */
function checkSentence(stage: Stage, wanted: string, within: Within): void {
  const { options } = lexiconOf(stage.entry);
  const [kind] = wanted.split(" ");
  if (isKnown(stage, () => options.has(wanted) || (options.has(kind) && /\s\w+=/.test(wanted)))) {
    return;
  }
  const sentences = Object.values(stage.entry.text.en.options);
  if (sentences.some((sentence) => couldRead(sentence, wanted))) return;
  throw new Misfit(
    `no option is called or reads "${wanted}"${hint(wanted, [...options.keys(), ...sentences])}`,
    within,
  );
}

/** Could the sentence, with something in the place of its arguments, read so? */
function couldRead(sentence: string, wanted: string): boolean {
  const plain = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const parts = sentence.split(/\{[^}]*\}/).map(plain);
  return new RegExp(`^${parts.join(".+")}$`, "i").test(wanted);
}

/** Texts in what must not be: each must be somebody's name. */
function checkWords(stage: Stage, value: Plain, within: Within): void {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) checkWords(stage, item, [...within, i]);
  } else if (typeof value === "string") {
    const { words } = lexiconOf(stage.entry);
    if (isKnown(stage, () => words.has(value) || isFaceName(stage, value))) return;
    throw new Misfit(`nothing is called "${value}"${hint(value, words)}`, within);
  }
}

function checkFaceNames(stage: Stage, faces: Plain, within: Within): void {
  if (!Array.isArray(faces)) return;
  for (const [i, face] of faces.entries()) {
    if (isFaceName(stage, face)) continue;
    throw new Misfit(`nothing has the face ${JSON.stringify(face)}`, [...within, "faces", i]);
  }
}

function isFaceName({ match, names }: Stage, wanted: Plain): boolean {
  const { play } = match;
  return [...play.secrets.at.keys()].some((handle) => names.isFace(play.face(handle), wanted));
}

/** The last part of a path that leads to nothing must be something that could be there. */
export function checkPathName(stage: Stage, path: Path, within: Within): void {
  const last = wordsOfPath(path).at(-1) ?? "";
  const { keys, words } = lexiconOf(stage.entry);
  if (/^\d+$/.test(last) || last === "last") return;
  if (isKnown(stage, () => keys.has(last) || words.has(last))) return;
  throw new Misfit(`"${pathText(path)}": nothing is called "${last}"${hint(last, keys)}`, within);
}

/** Known already, or after a look at the table, or after a few matches. */
function isKnown({ entry, match }: Stage, test: () => boolean | undefined): boolean {
  if (test()) return true;
  const lexicon = lexiconOf(entry);
  notePosition(lexicon, match);
  if (test()) return true;
  learn(entry, lexicon);
  return test() === true;
}

/** At most so many names are listed where none is near. */
const LISTED = 12;

function hint(word: string, known: Iterable<string>): string {
  const names = [...known];
  const near = nearest(word, names);
  if (near !== undefined) return `; did you mean "${near}"?`;
  return names.length === 0 || names.length > LISTED ? "" : `; there are: ${names.join(", ")}`;
}
