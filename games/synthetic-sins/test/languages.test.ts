/** Every card and every mission in every language, with the same numbers. */
import type { GameText } from "@sprawl/engine";
import { sayEvent } from "@sprawl/engine/speech";
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

/** What is told, at the table of the first mission. */
function told(text: GameText, type: string, args: Readonly<Record<string, string | number>>) {
  const state = { mission: "back-door", objectives: { m1: {}, o1: {} } };
  const view = { state } as unknown as Parameters<NonNullable<GameText["atTable"]>>[0];
  const atTable = (id: string) => text.atTable?.(view, id);
  return sayEvent({ text, seat: String, face: () => undefined, atTable }, { at: 0, type, args });
}

test("an objective has a name wherever it is spoken of", () => {
  const dropped = { enemy: "g1", thing: "m1", sector: 20 };
  expect(told(en, "dropped", dropped)).toBe(
    "Security Guard G1 drops the ledger in Records Room (20).",
  );
  expect(told(de, "dropped", dropped)).toContain("das Kassenbuch");
  expect(told(en, "dropped", { ...dropped, thing: "key" })).toContain("drops the Key");
});

test("a reward says what was earned, and not what was not", () => {
  expect(told(en, "rewarded", { byteBucks: 5, items: 0 })).toBe("You earn 5 ByteBucks.");
  expect(told(en, "rewarded", { byteBucks: 1, items: 2 })).toBe("You earn 1 ByteBuck.");
  expect(told(de, "rewarded", { byteBucks: 0, items: 0 })).toBe("Du verdienst nichts.");
});
