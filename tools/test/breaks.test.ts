/** The breaks of `npm run break` still fit: each changes one place, and its tests exist. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breaks } from "../breaks/index.mjs";

const at = (path: string) => new URL(`../../${path}`, import.meta.url);

test("there are breaks for the engine, the server and every game", () => {
  expect(breaks.length).toBeGreaterThanOrEqual(80);
  const where = new Set(breaks.map(({ name }) => name.split(":", 1)[0]));
  const games = ["caravan", "cyberverse", "human-interface", "social-deduction"];
  expect(where).toEqual(new Set(["engine", "server", ...games, "synthetic-sins", "the-beginning"]));
  expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length);
});

test.each(breaks)("$name", ({ file, find, replace, tests, naming }) => {
  expect(readFileSync(at(file), "utf8").split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  for (const path of tests) expect(existsSync(at(path)), path).toBe(true);
  // Laws are named by the engine; every other name stands in the file.
  if (naming && !/^(shows|leaks)/.test(naming)) {
    expect(tests.some((path) => readFileSync(at(path), "utf8").includes(naming))).toBe(true);
  }
});
