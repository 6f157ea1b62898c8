/**
 * Choices that name several pieces: where the menu at a piece would be long, one chooses piece by
 * piece on the board. First the one, then what goes with it, until one choice is left. Pure.
 */
import type { OptionView, QuestionView, Ref } from "@sprawl/engine";
import { namesIn, type Refs } from "../plain/refs.js";
import { refsOf } from "./choices.js";

/** What an option names besides what it is on; each piece by its names, with spaces between. */
export type PiecesOf = (option: OptionView) => readonly Refs[];

/** What was begun: options of one kind, and the pieces chosen so far. */
export type Held = { readonly kind: string; readonly pieces: readonly Refs[] };

/** A menu has so many lines of one kind at most. */
const MOST_LINES = 3;

/** The pieces an option names that are not held yet; undefined if a held one is none of its own. */
function restOf(
  option: OptionView,
  held: readonly Refs[],
  piecesOf: PiecesOf,
): readonly Refs[] | undefined {
  const rest: Refs[] = [...refsOf(option), ...piecesOf(option)];
  for (const piece of held) {
    const found = rest.findIndex((each) => isSame(each, piece));
    if (found < 0) return undefined;
    rest.splice(found, 1);
  }
  return rest;
}

/** Two lists of names of one thing. */
export function isSame(one: Refs, other: Refs): boolean {
  if (one === other) return true;
  const names = namesIn(other);
  return namesIn(one).some((name) => names.includes(name));
}

/** The options of what is held that mean this thing too, or, at what is held, all that are left. */
export function heldAt(
  { options }: QuestionView,
  { kind, pieces }: Held,
  ref: Ref,
  piecesOf: PiecesOf,
): readonly OptionView[] {
  const isHeld = pieces.some((piece) => isSame(piece, ref));
  return options.filter((option) => {
    if (option.kind !== kind) return false;
    const rest = restOf(option, pieces, piecesOf);
    return rest !== undefined && (isHeld || rest.some((each) => isSame(each, ref)));
  });
}

export type Begun = { readonly kind: string; readonly options: readonly OptionView[] };

/** Of what can be chosen at this thing: what is chosen piece by piece from here. */
export function begunAt(
  options: readonly OptionView[],
  held: readonly Refs[],
  ref: Ref,
  piecesOf: PiecesOf,
): readonly Begun[] {
  const most = held.length > 0 ? 1 : MOST_LINES;
  if (options.length <= most) return [];
  const kinds = [...new Set(options.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const those = options.filter((option) => option.kind === kind);
    return those.length > most && areApart(those, [...held, ref], piecesOf)
      ? [{ kind, options: those }]
      : [];
  });
}

/** Is there something left to choose each of them by? */
function areApart(
  options: readonly OptionView[],
  held: readonly Refs[],
  piecesOf: PiecesOf,
): boolean {
  const rests = options.map((option) => restOf(option, held, piecesOf)?.slice().sort().join("\n"));
  return rests.every((rest) => rest) && new Set(rests).size === options.length;
}

/** What sentences have in common; what they differ in is left open: "Play Bug: your … of Kite". */
export function commonWords(sentences: readonly string[]): string {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(" "));
  const shortest = Math.min(first.length, ...others.map(({ length }) => length));
  const same = (at: (words: readonly string[]) => string | undefined) =>
    others.every((words) => at(words) === at(first));
  let before = 0;
  while (before < shortest && same((words) => words[before])) before += 1;
  let after = 0;
  while (after < shortest - before && same((words) => words.at(-1 - after))) after += 1;
  if (before === first.length && others.length === 0) return first.join(" ");
  const end = first.slice(first.length - after);
  return [...first.slice(0, before), "…", ...end].join(" ");
}
