/** The Firing Range teaches by doing: whoever follows it learns everything and still stands. */
import { resultOf, view } from "@sprawl/engine/host";
import { followLessons } from "@sprawl/engine/testing";
import { type HiQuestions, type State, spotlights } from "@sprawl/human-interface";
import { entry } from "@sprawl/human-interface/entry";
import { expect, test } from "vitest";

const LEARNER = 0;
const ids = entry.tutorial?.lessons.map(({ id }) => id) ?? [];

test("the Firing Range teaches a door, a Move, a shot and a reaction, and every lesson has its words", () => {
  for (const id of ["door", "move", "shoot", "react", "winning"]) expect(ids).toContain(id);
  for (const id of ids) expect(entry.text.en.labels?.[`lesson.${id}`]).toMatch(/\w\.$/);
  for (const id of Object.keys(spotlights)) expect(ids).toContain(id);
});

test("whoever follows it does all of it, within three turns, and nobody of the Team is down", () => {
  const { match, taught } = followLessons<State, HiQuestions>(entry, { chance: "lesson" });
  const told = taught.flatMap((lesson) =>
    lesson.told.map(({ type, args }) => `${type} ${args.model}`),
  );
  expect(taught.map(({ id }) => id)).toEqual(ids);
  expect(resultOf(match)).toBeUndefined();
  for (const deed of ["door-opened harvey", "moved harvey"]) expect(told).toContain(deed);
  expect(told.some((deed) => /^(attacks|fast-attacks) (harvey|shoko)/.test(deed))).toBe(true);
  expect(told.some((deed) => /^unconscious (harvey|shoko)/.test(deed))).toBe(false);
  expect(view<State>(match, LEARNER).state.turn).toBeLessThanOrEqual(3);
});
