/**
 * For tests of games: `table` sets up a match, watches that scripted chance is used up, and shows
 * the pending decision when the test fails; `provesScenarios` runs a folder of scenario files.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { GameEntry } from "@sprawl/engine";
import { expect, onTestFailed, onTestFinished, test } from "vitest";
import { printResult, runScenario } from "../run.js";
import { parseScenario, type Scenario } from "../scenario.js";
import { openTable, type Table, type TableSetting } from "../table.js";
import { takenWhenMisspelled } from "./misspelled.js";

export type { Table, TableSetting };

/** A table for one test. */
export function table(entry: GameEntry, setting: TableSetting = {}): Table {
  const set = openTable(entry, setting);
  onTestFailed(() => console.log(set.describe()));
  onTestFinished(({ task }) => {
    if (task.result?.state !== "fail") set.finish();
  });
  return set;
}

/**
 * Every scenario of a folder as a test of its own, named by the rules it proves and its title. What
 * they arrange by `freeNames`, such as `enemies.g1`, they may call as they like.
 */
export function provesScenarios(
  entry: GameEntry,
  folder: string | URL,
  { freeNames }: { readonly freeNames?: RegExp } = {},
): void {
  const path = typeof folder === "string" ? folder : fileURLToPath(folder);
  const files = readdirSync(path)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort();
  test(`there are scenarios in ${relative(process.cwd(), path)}`, () => {
    expect(files).not.toEqual([]);
  });
  const scenarios = files.flatMap((name) => provesScenario(entry, join(path, name)) ?? []);
  test("a misspelled name in what scenarios arrange is an error", () => {
    const taken = takenWhenMisspelled(entry, scenarios, freeNames);
    if (taken.length > 0) throw new Error(taken.join("\n"));
  });
}

function provesScenario(entry: GameEntry, path: string): Scenario | undefined {
  const file = relative(process.cwd(), path);
  let scenario: Scenario;
  try {
    scenario = parseScenario(readFileSync(path, "utf8"), file);
  } catch (error) {
    test(file, () => {
      throw error;
    });
    return undefined;
  }
  const { proves, title } = scenario;
  test([proves.join(", "), title].filter((part) => part !== "").join(" "), () => {
    const result = runScenario(entry, scenario);
    if (!result.passed) throw new Error(`\n${printResult(scenario, result)}`);
  });
  return scenario;
}
