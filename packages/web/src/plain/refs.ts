/**
 * What a thing on the plain table may be called by options. A rule may name a market place
 * "market/2" or the card on it "card/17"; the plain table cannot know which, so a thing carries all
 * its names, with spaces between: the table's choices know what such a list means.
 */
import type { PathText } from "@sprawl/engine/host";
import { fieldOf, singular } from "@sprawl/engine/speech";

/** One or more names of one thing, with spaces between. */
export type Refs = string;

/** A card: by its handle and by its place. */
export function cardRefs(handle: number, path: PathText): Refs {
  return join([`card/${handle}`, ...placeRefs(path)]);
}

/** Anything else: by its place, and by its own name or value. */
export function itemRefs(path: PathText, value: unknown): Refs {
  const named = typeof value === "string" || typeof value === "number" ? [String(value)] : [];
  const field = fieldOf(path.slice(0, Math.max(0, path.lastIndexOf("/"))) || path);
  return join([
    ...named.flatMap((name) => [`${singular(field)}/${name}`, `${field}/${name}`]),
    ...placeRefs(path),
  ]);
}

function placeRefs(path: PathText): readonly string[] {
  const parts = path.split("/");
  const short = parts.slice(-2);
  return [
    path,
    ...(short.length < 2 ? [] : [short.join("/"), `${singular(short[0])}/${short[1]}`]),
  ];
}

function join(refs: readonly string[]): Refs {
  return [...new Set(refs)].filter((ref) => !ref.includes(" ")).join(" ");
}

/** The names in a list of names. */
export function namesIn(refs: Refs): readonly string[] {
  return refs.split(" ");
}
