/** The first mission teaches by doing: whoever follows it learns everything and gets out. */
import { drawFrom } from "@sprawl/engine";
import { answer, createMatch, namedSeed, resultOf, view } from "@sprawl/engine/host";
import { followLessons } from "@sprawl/engine/testing";
import type { SinsQuestions, SinsState } from "@sprawl/synthetic-sins";
import { entry } from "@sprawl/synthetic-sins/entry";
import { describe, expect, test } from "vitest";
import { instinct } from "./instinct.js";

const { tutorial } = entry;
if (!tutorial) throw new Error("there is a first mission");

const { match, taught } = followLessons<SinsState, SinsQuestions>(entry);

describe("the tutorial", () => {
  test("teaches moving, hiding, noise, attack, alarm and objectives, each with a sentence", () => {
    const ids = tutorial.lessons.map(({ id }) => id);
    expect(ids).toEqual([
      "gear",
      "move",
      "hide",
      "enemies",
      "alarm",
      "noise",
      "heard",
      "attack",
      "objective",
      "exit",
    ]);
    for (const id of ids) expect(entry.text.en.labels?.[`lesson.${id}`]).toMatch(/\w+\.$/);
  });

  test("the long lessons say at every step what is next, in both languages", () => {
    for (const { id, steps } of taught) {
      if (steps.length < 3) continue;
      for (const { pointed } of steps) {
        const label = `lesson.${id}.${pointed[0].kind}`;
        for (const text of Object.values(entry.text)) {
          expect(text?.labels?.[label], label).toMatch(/\w+\.$/);
        }
      }
    }
  });

  test("nobody can lose it: one thing is offered at a time, and it ends with all Health", () => {
    expect(tutorial.guided).toBe(true);
    for (const { id, steps } of taught) {
      for (const { pointed } of steps) expect(pointed, id).toHaveLength(1);
    }
    const given = new Map(
      taught.map(({ id, steps }) => [id, steps.map(({ pointed }) => pointed[0].key)]),
    );
    expect(given.get("hide")).toEqual(["hide"]);
    expect(given.get("noise")).toEqual(["free-move sector=19", "second-move sector=17"]);
    expect(given.get("attack")?.at(-1)).toMatch(/^attack /);
    expect([...given.values()].flat().length).toBeLessThan(25);
    expect(resultOf(match)).toMatchObject({ winners: [0], reason: "mission-complete" });
    expect(view<SinsState>(match, 0).state.you.health).toBe(3);
  });

  test("what a lesson promises happens: the run is heard, the shot misses you, yours hits", () => {
    const told = taught.flatMap((lesson) => lesson.told.map(({ type }) => `${lesson.id} ${type}`));
    expect(told).toContain("heard detected");
    expect(told).toContain("heard attacked-you");
    expect(told).toContain("heard reinforced");
    expect(told).not.toContain("heard wounded");
    expect(told).toContain("attack defeated");
  });

  test("no lesson is done before it has begun, and none begins without something to do", () => {
    const doing = new Set(tutorial.lessons.flatMap(({ id, done }) => (done ? [id] : [])));
    for (const { id, early, steps } of taught) {
      expect(early, id).toBe(false);
      expect(steps.length > 0, id).toBe(doing.has(id));
    }
  });

  test("it can be left at any point: lessons end with the match, however it goes", () => {
    for (let n = 0; n < 5; n++) {
      const { seats, options = {} } = tutorial;
      const seed = namedSeed(`elsewhere ${n}`);
      const other = createMatch(entry.game, { seats, options, seed });
      const draw = drawFrom(`elsewhere ${n}`);
      while (!resultOf(other)) {
        const seen = view<SinsState>(other, 0);
        if (!seen.question) throw new Error("nobody is asked");
        for (const { points } of tutorial.lessons) points?.(seen, seen.question.options);
        answer(other, 0, instinct(seen, seen.question, draw).answer);
      }
      const end = view<SinsState>(other, 0);
      for (const { done } of tutorial.lessons) expect(done?.(end, []) ?? true).toBe(true);
    }
  });
});
