/**
 * Names that do not exist must be errors. Every name that a game's scenarios arrange with is
 * misspelled, one at a time; what is taken all the same passes for nothing.
 */
import { BadInput, type GameEntry, type Plain } from "@sprawl/engine";
import { Misfit } from "../path.js";
import type { ArrangeLine, Scenario } from "../scenario.js";
import { openStage } from "../stage.js";

/** A line of an arrangement with one name wrong, and where that is. */
type Wrong = { readonly place: string; readonly line: ArrangeLine };

/**
 * Which misspelled names this game's verbs take, and which break a rule instead. What `free` fits
 * is a name that a scenario may make up.
 */
export function takenWhenMisspelled(
  entry: GameEntry,
  scenarios: readonly Scenario[],
  free?: RegExp,
): string[] {
  const tried = new Set<string>();
  const taken: string[] = [];
  for (const scenario of scenarios) {
    for (const [i, line] of scenario.arrange.entries()) {
      for (const wrong of misspellings(entry, line)) {
        if (tried.has(wrong.place) || free?.test(wrong.place)) continue;
        tried.add(wrong.place);
        const lines = replaced(scenario.arrange, i, wrong.line);
        const problem = openedWith(entry, scenario, lines);
        if (problem) taken.push(`${wrong.place}: ${problem} (${scenario.file})`);
      }
    }
  }
  return taken;
}

function openedWith(
  entry: GameEntry,
  scenario: Scenario,
  lines: readonly ArrangeLine[],
): string | undefined {
  try {
    openStage(entry, scenario, lines);
    return "is taken";
  } catch (error) {
    return error instanceof Misfit || error instanceof BadInput ? undefined : `throws ${error}`;
  }
}

/** The line with each of its names wrong in turn, if it is one of the game's own verbs. */
function misspellings(entry: GameEntry, line: ArrangeLine): readonly Wrong[] {
  const [verb = ""] = Object.keys(line);
  if (!Object.hasOwn(entry.arrange ?? {}, verb)) return [];
  const given = (line as Readonly<Record<string, Plain>>)[verb];
  return wrongIn(given, verb).map(({ place, value }) => ({ place, line: { [verb]: value } }));
}

const wrong = (name: string): string => `${name}-misspelled`;

type Variant = { readonly place: string; readonly value: Plain };

function wrongIn(given: Plain, place: string): readonly Variant[] {
  if (typeof given === "string") return [{ place: `${place}: ${given}`, value: wrong(given) }];
  if (typeof given !== "object") return [];
  if (Array.isArray(given)) {
    return given.flatMap((item: Plain, i) =>
      wrongIn(item, `${place}[]`).map((each) => ({
        ...each,
        value: replaced<Plain>(given, i, each.value),
      })),
    );
  }
  return Object.entries(given).flatMap(([name, value]) => [
    { place: `${place}.${name}`, value: renamed(given, name) },
    ...wrongIn(value, `${place}.${name}`).map((each) => ({
      ...each,
      value: { ...given, [name]: each.value },
    })),
  ]);
}

function renamed(given: object, name: string): Plain {
  const fields = Object.entries(given) as [string, Plain][];
  return Object.fromEntries(fields.map(([key, value]) => [key === name ? wrong(key) : key, value]));
}

function replaced<T>(list: readonly T[], at: number, by: T): T[] {
  return list.map((item, i) => (i === at ? by : item));
}
