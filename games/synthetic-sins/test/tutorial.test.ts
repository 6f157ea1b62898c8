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

/** Do what the lesson points at until it is done; whatever else is asked, the rule of thumb answers. */
function learn(match: OpenMatch, lesson: Lesson<SinsState>, most: number): string[] {
  const events: GameEvent[] = [];
  const given: string[] = [];
  const draw = drawFrom(lesson.id);
  for (let n = 0; n < most; n++) {
    const seen = view<SinsState>(match, 0);
    if (lesson.done?.(seen, events)) return given;
    if (!seen.question) throw new Error(`${lesson.id}: the match is over`);
    const { question } = seen;
    const pointed = lesson.points?.(seen, question.options) ?? [];
    expect(question.options).toEqual(expect.arrayContaining([...pointed]));
    const [first] = pointed;
    const wish = first && (question.form === "pick" ? [first.key] : first.key);
    const said = wish ?? instinct(seen, question, draw).answer;
    given.push(String(said));
    events.push(...eventsFor(answer(match, 0, said), 0));
  }
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
      "attack",
      "objective",
      "exit",
    ]);
    for (const id of ids) expect(entry.text.en.labels?.[`lesson.${id}`]).toMatch(/\w+\.$/);
  });

  test("whoever follows it learns everything and completes the mission", () => {
    const match = begin();
    for (const lesson of tutorial.lessons) {
      const given = learn(match, lesson, 60);
      if (lesson.id === "attack") expect(given.at(-1)).toMatch(/^attack /);
      if (lesson.id === "hide") expect(given).toEqual(["hide"]);
      if (lesson.id === "noise") expect(given.at(-1)).toMatch(/^second-move /);
    }
    expect(match.play.result).toMatchObject({ winners: [0], reason: "mission-complete" });
  });

  test("no lesson is done before it has begun, and none begins without something to do", () => {
    const match = begin();
    for (const lesson of tutorial.lessons) {
      const seen = view<SinsState>(match, 0);
      expect(lesson.done?.(seen, []), lesson.id).toBe(false);
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
      for (const { done } of tutorial.lessons) expect(done?.(end, [])).toBe(true);
    }
  });
});
