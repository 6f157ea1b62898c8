/** What a law is tried with: every number of seats, and every option of the table at least once. */
import { canonical } from "../canonical.js";
import { namedSeed } from "../deal.js";
import { BadInput } from "../errors.js";
import { type AnyGame, checkOptions, type OptionSpec, type OptionValues } from "../game.js";
import { createMatch } from "../match.js";
import type { Plain } from "../words.js";

/** Who answers: chance, mostly the game's rule-of-thumb player, or nobody (safe answers only). */
export type Style = "random" | "instinct" | "safe";

/** One match to be played: everything that decides how it goes. */
export type Setting = {
  readonly seats: number;
  readonly options: OptionValues;
  /** A name; the match's own seed and everything drawn for the trial are made from it. */
  readonly seed: string;
  readonly style: Style;
  /** What a campaign would bring along. */
  readonly carried?: Plain;
};

/** Seats and options of a table. */
export type TableSetting = Pick<Setting, "seats" | "options">;

type Value = boolean | string | number;

/** More option sets than this and pairs are no longer tried. */
const FEW = 16;

/** Sets of options to try: all presets, every value once, and all pairs of values if they are few. */
export function optionSets(game: AnyGame): OptionValues[] {
  const sets = new Map<string, OptionValues>();
  const add = (values: OptionValues): void => {
    const complete = checkOptions(game, values);
    sets.set(canonical(complete), complete);
  };
  const names = Object.keys(game.options);
  add({});
  for (const preset of Object.values(game.presets ?? {})) add(preset);
  for (const name of names) {
    for (const value of valuesOf(game.options[name])) add({ [name]: value });
  }
  const pairs = pairsOf(game, names);
  if (sets.size + pairs.length <= FEW) for (const pair of pairs) add(pair);
  return [...sets.values()];
}

function pairsOf(game: AnyGame, names: readonly string[]): OptionValues[] {
  const pairs: OptionValues[] = [];
  for (let i = 0; i < names.length; i++) {
    for (let j = i + 1; j < names.length; j++) {
      for (const a of valuesOf(game.options[names[i]])) {
        for (const b of valuesOf(game.options[names[j]])) {
          pairs.push({ [names[i]]: a, [names[j]]: b });
        }
      }
    }
  }
  return pairs;
}

function valuesOf(spec: OptionSpec): readonly Value[] {
  switch (spec.type) {
    case "flag":
      return [false, true];
    case "choice":
      return spec.values;
    case "number":
      return [...new Set([spec.min, spec.default, spec.max])];
    default:
      return spec satisfies never;
  }
}

/**
 * Numbers of seats paired with sets of options. The first ones go through all of both, so that a
 * small budget still leaves none out. Options for some numbers of players only come with these.
 */
export function tableSettings(
  game: AnyGame,
  only: { readonly seats?: number | undefined; readonly options?: OptionValues | undefined },
  budget: number,
): TableSetting[] {
  const { min, max } = game.seats;
  const seats =
    only.seats === undefined
      ? Array.from({ length: max - min + 1 }, (_, i) => min + i)
      : [only.seats];
  const sets = only.options ? [checkOptions(game, only.options)] : optionSets(game);
  const settings: TableSetting[] = [];
  for (let n = 0; n < Math.min(Math.max(1, budget), seats.length * sets.length); n++) {
    const options = sets[n % sets.length];
    const first = (n % sets.length) + Math.floor(n / sets.length);
    settings.push(withSeats(game, options, seats, first));
  }
  return settings;
}

/** These options with one of these numbers of seats: the first, from `first` on, that setup takes. */
export function withSeats(
  game: AnyGame,
  options: OptionValues,
  seats: readonly number[],
  first: number,
): TableSetting {
  const tables = seats.map((_, i) => ({ seats: seats[(first + i) % seats.length], options }));
  return tables.find((table) => takesSeats(game, table)) ?? tables[0];
}

/** A preset may be for some numbers of players only: then setup says that `seats` is wrong. */
function takesSeats(game: AnyGame, table: TableSetting): boolean {
  try {
    createMatch(game, { ...table, seed: namedSeed("seats") });
    return true;
  } catch (error) {
    return !(error instanceof BadInput && error.place === "seats");
  }
}
