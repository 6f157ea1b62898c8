/** The first mission teaches by doing: whoever follows it learns everything and gets out. */
import { drawFrom, type GameEvent, type Lesson, type Tutorial } from "@sprawl/engine";
import { answer, eventsFor, namedSeed, view } from "@sprawl/engine/host";
import { createMatch, type OpenMatch } from "@sprawl/engine/search";
import type { SinsState } from "@sprawl/synthetic-sins";
import { entry } from "@sprawl/synthetic-sins/entry";
import { describe, expect, test } from "vitest";
import { instinct } from "./instinct.js";

const tutorial = entry.tutorial as Tutorial<SinsState>;

function begin(seed = tutorial.seed): OpenMatch {
  const { seats, options = {} } = tutorial;
  return createMatch(entry.game, { seats, options, seed: namedSeed(seed) });
}

/** Do what the lesson points at until it is done: it always points at exactly one thing. */
function learn(
  match: OpenMatch,
  lesson: Lesson<SinsState>,
  most: number,
  events: GameEvent[] = [],
): string[] {
  const given: string[] = [];
  for (let n = 0; n < most && lesson.done; n++) {
    const seen = view<SinsState>(match, 0);
    if (lesson.done(seen, events)) return given;
    if (!seen.question) throw new Error(`${lesson.id}: the match is over`);
    const { question } = seen;
    const pointed = lesson.points?.(seen, question.options) ?? [];
    expect(pointed, `${lesson.id} after ${given.join(", ")}`).toHaveLength(1);
    expect(question.options).toEqual(expect.arrayContaining([...pointed]));
    const [{ key }] = pointed;
    given.push(key);
    events.push(...eventsFor(answer(match, 0, question.form === "pick" ? [key] : key), 0));
  }
  if (!lesson.done) return given;
  throw new Error(`${lesson.id} is not done after ${given.join(", ")}`);
}

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

  test("nobody can lose it: one thing is offered at a time, and it ends with all Health", () => {
    const match = begin();
    expect(tutorial.guided).toBe(true);
    const given = new Map(tutorial.lessons.map((each) => [each.id, learn(match, each, 60)]));
    expect(given.get("hide")).toEqual(["hide"]);
    expect(given.get("noise")).toEqual(["free-move sector=19", "second-move sector=17"]);
    expect(given.get("attack")?.at(-1)).toMatch(/^attack /);
    expect([...given.values()].flat().length).toBeLessThan(25);
    expect(match.play.result).toMatchObject({ winners: [0], reason: "mission-complete" });
    expect(view<SinsState>(match, 0).state.you.health).toBe(3);
  });

  test("what a lesson promises happens: the run is heard, the shot misses you, yours hits", () => {
    const match = begin();
    const told = tutorial.lessons.flatMap((lesson) => {
      const events: GameEvent[] = [];
      learn(match, lesson, 60, events);
      return events.map(({ type }) => `${lesson.id} ${type}`);
    });
    expect(told).toContain("heard detected");
    expect(told).toContain("heard attacked-you");
    expect(told).toContain("heard reinforced");
    expect(told).not.toContain("heard wounded");
    expect(told).toContain("attack defeated");
  });

  test("no lesson is done before it has begun, and none begins without something to do", () => {
    const match = begin();
    for (const lesson of tutorial.lessons) {
      const seen = view<SinsState>(match, 0);
      if (!lesson.done) continue;
      expect(lesson.done(seen, []), lesson.id).toBe(false);
      expect(lesson.points?.(seen, seen.question?.options ?? []), lesson.id).not.toEqual([]);
      learn(match, lesson, 60);
    }
  });

  test("it can be left at any point: lessons end with the match, however it goes", () => {
    for (let n = 0; n < 5; n++) {
      const match = begin(`elsewhere ${n}`);
      const draw = drawFrom(`elsewhere ${n}`);
      while (match.pending) {
        const seen = view<SinsState>(match, 0);
        if (!seen.question) throw new Error("nobody is asked");
        for (const { points } of tutorial.lessons) points?.(seen, seen.question.options);
        answer(match, 0, instinct(seen, seen.question, draw).answer);
      }
      const end = view<SinsState>(match, 0);
      for (const { done } of tutorial.lessons) expect(done?.(end, []) ?? true).toBe(true);
    }
  });
});
