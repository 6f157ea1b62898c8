/** A game's first matches that teach: the first, and those that build on it, by name. */
import type { GameEntry, Tutorial } from "@sprawl/engine";

/** The one of this name; without a name the first. */
export function tutorialOf(
  { tutorial, tutorials }: GameEntry,
  name: string | undefined,
): Tutorial | undefined {
  return name === undefined ? tutorial : tutorials?.[name];
}

/** Those that come after the first, in their order. */
export const furtherTutorials = ({ tutorials = {} }: GameEntry): string[] => Object.keys(tutorials);

/** The one that comes after this one. */
export function nextTutorial(entry: GameEntry, name: string | undefined): string | undefined {
  const further = furtherTutorials(entry);
  return further[name === undefined ? 0 : further.indexOf(name) + 1];
}
