/** Every card and every mission in every language, with the same numbers. */
import { en } from "@sprawl/synthetic-sins";
import { expect, test } from "vitest";
import { missions } from "../src/cards-and-missions.js";
import { de } from "../src/text/de/index.js";

const english = Object.entries(en.labels ?? {});
const german = de.labels ?? {};
const numbers = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

test("nothing is left in English: every label has its German", () => {
  expect(english.filter(([id]) => german[id] === undefined)).toEqual([]);
});

test.each(english.filter(([id]) => /^(gear|item|trait)\..*\.text$|\.rules$/.test(id)))(
  "%s names the same numbers in German",
  (id, text) => {
    expect(numbers(german[id])).toEqual(numbers(text));
  },
);

test("every objective is called by a name", () => {
  for (const { id, objectives, optional } of missions) {
    for (const { ref } of [...objectives, ...optional]) {
      expect(en.labels?.[`mission.${id}.thing.${ref}`], `${id} ${ref}`).toMatch(/\w/);
      expect(german[`mission.${id}.read.${ref}`], `${id} ${ref}`).toMatch(/\w/);
    }
  }
});

test("what was done for an objective is told in one sentence, by its name and not its number", () => {
  for (const { id, objectives, optional } of missions) {
    for (const { ref } of [...objectives, ...optional]) {
      expect(en.things?.deed?.(`${id}/${ref}`), `${id} ${ref}`).toMatch(/^You .+\.$/);
      expect(de.things?.deed?.(`${id}/${ref}`), `${id} ${ref}`).toMatch(/^Du .+\.$/);
    }
  }
});

test("stories are read in the language that is set", () => {
  expect(de.things?.page?.("back-door/m1")).toMatch(/Kassenbuch/);
  expect(en.things?.page?.("back-door/m1")).toMatch(/ledger/);
});
