/** Lessons that were left on the way: which match teaches what, and how far somebody came. */
import { FIRST, type Progress, readProgress } from "./lessons.js";

const placeOf = (game: string, tutorial?: string) =>
  ["learn", game, tutorial].filter(Boolean).join(" ");
const progressOf = (match: string) => `lesson ${match}`;

/** The match that teaches this, if one was begun here. */
export const taughtBy = (game: string, tutorial?: string): string | undefined =>
  localStorage.getItem(placeOf(game, tutorial)) ?? undefined;

/** `of`: so many lessons there are. */
export function beginLesson(match: string, of: number, game: string, tutorial?: string): void {
  localStorage.setItem(placeOf(game, tutorial), match);
  keepReached(match, FIRST, of);
}

export const reachedIn = (match: string): Progress =>
  readProgress(localStorage.getItem(progressOf(match)));

export function keepReached(match: string, reached: Progress, of: number): void {
  localStorage.setItem(progressOf(match), JSON.stringify({ ...reached, of }));
}

export type LeftLesson = { readonly href: string; readonly step: number; readonly of: number };

/** Where a match goes on that is a lesson and not at its end; undefined for any other. */
export function leftLesson(match: string, game: string): LeftLesson | undefined {
  const [place] = Object.keys(localStorage).filter(
    (key) => `${key} `.startsWith(`${placeOf(game)} `) && localStorage.getItem(key) === match,
  );
  if (place === undefined) return undefined;
  const { lesson } = reachedIn(match);
  const of = lessonsOf(match);
  return lesson < of ? { href: `/${place.split(" ").join("/")}`, step: lesson + 1, of } : undefined;
}

function lessonsOf(match: string): number {
  try {
    return Number((JSON.parse(localStorage.getItem(progressOf(match)) ?? "") as { of: number }).of);
  } catch {
    return 0;
  }
}
