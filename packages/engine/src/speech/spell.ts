/**
 * Values of a state in words, as one viewer sees them: what a plain table writes, on a screen or in
 * a terminal, for a game that brings no board. Sentences are made in say.ts.
 */
import type { PathText } from "../shape.js";
import type { GameText } from "../text.js";
import type { Plain } from "../words.js";
import { ENGLISH, NOTHING, type Terms } from "./english.js";

export type Spelling = {
  readonly text: GameText;
  readonly names: readonly string[];
  /** Faces the viewer sees, by handle. */
  readonly faces: Readonly<Record<number, Plain>>;
  readonly handles: ReadonlySet<PathText>;
  readonly terms?: Terms;
};

const SEAT_FIELDS: ReadonlySet<string> = new Set(["seat", "owner", "by", "target", "winner"]);

/** A value on one line; lists and records too. */
export function spell(value: unknown, path: PathText, how: Spelling): string {
  if (Array.isArray(value)) return spellList(value, path, how);
  if (typeof value === "object" && value !== null) return spellRecord(value, path, how);
  if (value === undefined || value === "") return NOTHING;
  const { yes, no } = how.terms ?? ENGLISH;
  if (typeof value === "boolean") return value ? yes : no;
  const field = fieldOf(path);
  if (typeof value === "number") {
    if (how.handles.has(path)) return value < 0 ? NOTHING : cardWords(value, field, how);
    if (SEAT_FIELDS.has(field) && value >= 0) return how.names[value] ?? String(value);
  }
  const named = thingWords(field, value as Plain, how.text);
  if (named !== undefined && named !== String(value)) return named;
  return isNobody(value) && !isListed(path) ? NOTHING : unkebab(String(value));
}

/** One of a list of numbers: there -1 is a number like any other. */
const isListed = (path: PathText): boolean => /\/\d+$/.test(path);

function spellList(list: readonly unknown[], path: PathText, how: Spelling): string {
  if (list.length === 0) return NOTHING;
  const { hidden } = how.terms ?? ENGLISH;
  const unseenCard = hidden ?? thingWords("card", undefined, how.text);
  const nested = list.some((item) => typeof item === "object");
  const words = list.map((item, i) => spell(item, `${path}/${i}`, how));
  const seen = words.filter((word) => word !== unseenCard);
  const unseen = words.length - seen.length;
  if (unseen < 2) return words.join(nested ? " | " : ", ");
  return [...seen, `${unseen} ${hidden ?? `× ${unseenCard}`}`].join(", ");
}

/** Fields that say what a thing is: their words stand alone. */
const NAME_FIELDS: ReadonlySet<string> = new Set(["id", "name", "ref"]);

/** What is so; what is not, or empty, or told already, is left out. */
function spellRecord(record: object, path: PathText, how: Spelling): string {
  const told = Object.entries(record).flatMap(([key, value]) => {
    if (isUntold(key, how.text) || isNobody(value) || value === false) return [];
    const words = value === true ? readable(key) : spell(value, `${path}/${key}`, how);
    return words === NOTHING ? [] : [{ key, words, alone: value === true || NAME_FIELDS.has(key) }];
  });
  const parts = told
    .filter(
      ({ key, words }) =>
        !NAME_FIELDS.has(key) ||
        !told.some((other) => other.key !== key && isSameName(other.words, words)),
    )
    .map(({ key, words, alone }) => (alone ? words : `${readable(key)} ${words}`));
  return parts.length === 0 ? NOTHING : parts.join("; ");
}

/** The number that stands for nobody, nowhere and never. */
export const isNobody = (value: unknown): boolean => value === -1;

/** A field whose label is empty is the rules' own: nobody is told of it. */
export const isUntold = (field: string, text: GameText): boolean => text.labels?.[field] === "";

/** "a-hymn-for-center" is called "A Hymn for CENTER". */
function isSameName(a: string, b: string): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return plain(a) === plain(b);
}

function cardWords(handle: number, field: string, how: Spelling): string {
  const { hidden } = how.terms ?? ENGLISH;
  const seen = faceWords(handle, field, how);
  return seen ?? hidden ?? thingWords("card", undefined, how.text) ?? "?";
}

/** A hidden thing in the game's own words; undefined if this viewer does not see its face. */
export function faceWords(handle: number, field: string, how: Spelling): string | undefined {
  const face = how.faces[handle];
  if (handle < 0 || face === undefined) return undefined;
  const { text } = how;
  const spelled = thingWords(field, face, text) ?? thingWords("card", face, text);
  return spelled ?? (typeof face === "object" ? faceText(face, how) : unkebab(String(face)));
}

function faceText(face: Plain & object, how: Spelling): string {
  const named = "name" in face ? face.name : "id" in face ? face.id : undefined;
  return typeof named === "string" ? unkebab(named) : spellRecord(face, "", how);
}

/** How the game writes a thing of this name, if it does. A word may mean something else here. */
export function thingWords(field: string, value: Plain, text: GameText): string | undefined {
  const things = text.things ?? {};
  const spelling = things[field] ?? things[singular(field)];
  try {
    const words: unknown = spelling?.(value);
    const odd = typeof words !== "string" || words === "" || /undefined|NaN/.test(words);
    return odd ? undefined : words;
  } catch {
    return undefined;
  }
}

/** Does a number of this name mean itself, and not a seat or a thing that the game has a name for? */
export function isAmount(field: string, value: number, text: GameText): boolean {
  return !SEAT_FIELDS.has(field) && thingWords(field, value, text) === undefined;
}

/** The name nearest to a value: indices have none. */
export function fieldOf(path: PathText): string {
  const names = path.split("/").filter((part) => !/^\d+$/.test(part));
  return names.at(-1) ?? "";
}

/** "enemies" is a list of "enemy". */
export function singular(field: string): string {
  if (/ies$/.test(field)) return field.replace(/ies$/, "y");
  return /[^s]s$/.test(field) ? field.slice(0, -1) : field;
}

/** "actionsLeft" as one reads it. */
export function readable(key: string): string {
  const spaced = key.replace(
    /([a-z0-9])([A-Z])/g,
    (_, a: string, b: string) => `${a} ${b.toLowerCase()}`,
  );
  return unkebab(spaced);
}

/** "security-guard" as one reads it. */
export function unkebab(id: string): string {
  return /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id) ? id.replaceAll("-", " ") : id;
}

/** The name of a part of the state: the game's label, or the field's own name. */
export function labelOf(field: string, text: GameText): string {
  const label = text.labels?.[field];
  const words = label === undefined || label.includes("{") ? readable(field) : label;
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
