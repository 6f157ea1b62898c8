/**
 * What a game's state looks like, found out from outside, so that any game can be shown
 * without a board of its own: which numbers in it are hidden things (the game's census knows them), and which lists
 * have one item a seat (they grow with the number of seats).
 */
import { clonePlain } from "./canonical.js";
import { namedSeed } from "./deal.js";
import type { AnyGame, OptionValues } from "./game.js";
import { createMatch } from "./match.js";

/** The way to a value in the state, joined by "/". */
export type PathText = string;

type Container = Record<string, unknown>;

/** The places of hidden things in this state. */
export function handlesIn(game: AnyGame, state: unknown): ReadonlySet<PathText> {
  const found = new Set<PathText>();
  if (!game.census) return found;
  const copy = clonePlain(state);
  const strange = 1_000_003;
  const visit = (container: Container, path: PathText): void => {
    for (const key of Object.keys(container)) {
      const value = container[key];
      const here = path === "" ? key : `${path}/${key}`;
      if (typeof value === "object" && value !== null) visit(value as Container, here);
      if (typeof value !== "number") continue;
      container[key] = strange; // a number that is a handle turns up among the census's cards
      if (countedCards(game, copy).includes(strange)) found.add(here);
      container[key] = value;
    }
  };
  if (typeof copy === "object" && copy !== null) visit(copy as Container, "");
  return found;
}

function countedCards(game: AnyGame, state: unknown): readonly number[] {
  try {
    return [...(game.census?.(state).cards ?? [])];
  } catch {
    return []; // the strange number was an index or a count
  }
}

/** The fields of the state that are lists with one item a seat. */
export function fieldsBySeat(
  game: AnyGame,
  options: OptionValues,
  state: unknown,
  seats: number,
): readonly string[] {
  if (seats < 2) return [];
  const counts = new Set([game.seats.min, game.seats.max]);
  const probes = [...counts].filter((count) => count !== seats).map((n) => probe(game, options, n));
  const isBySeat = (field: string): boolean =>
    lengthOf(state, field) === seats &&
    probes.every((other) => !other || lengthOf(other.state, field) === other.seats);
  return Object.keys(state as object).filter(isBySeat);
}

function probe(game: AnyGame, options: OptionValues, seats: number) {
  try {
    const match = createMatch(game, { seats, options, seed: namedSeed("probe"), history: false });
    return { state: match.play.state, seats };
  } catch {
    return undefined; // not every set of options goes with every number of seats
  }
}

function lengthOf(state: unknown, field: string): number {
  const value = (state as Container)[field];
  return Array.isArray(value) ? value.length : -1;
}
