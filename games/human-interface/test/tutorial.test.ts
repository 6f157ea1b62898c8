/** The Firing Range teaches by doing: whoever follows it learns everything and still stands. */
import { drawFrom, type GameEvent, type Tutorial } from "@sprawl/engine";
import {
  answer,
  createMatch,
  eventsFor,
  type Match,
  namedSeed,
  resultOf,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { type HiQuestions, type State, spotlights } from "@sprawl/human-interface";
import { entry } from "@sprawl/human-interface/entry";
import { expect, test } from "vitest";
import { instinct } from "../bot/index.js";

const tutorial = entry.tutorial as Tutorial<State>;
const LEARNER = 0;
const draw = drawFrom("lesson");

/** Whoever else is asked answers by instinct; the learner does what is pointed at. */
function step(match: Match, lesson: Tutorial<State>["lessons"][number]): readonly GameEvent[] {
  const [seat = 0] = waitingFor(match);
  const seen = view<State, HiQuestions>(match, seat);
  const { question } = seen;
  if (!question) throw new Error("nobody is asked");
  const byInstinct = instinct(seen, question, draw).answer;
  if (seat !== LEARNER) return eventsFor(answer(match, seat, byInstinct), LEARNER);
  const pointed = lesson.points?.(seen, question.options) ?? [];
  expect(question.options).toEqual(expect.arrayContaining([...pointed]));
  const keys = pointed.map(({ key }) => key);
  const wish = keys.length > 0 && (question.form === "pick" ? keys : keys[0]);
  return eventsFor(answer(match, seat, wish || byInstinct), LEARNER);
}

test("the Firing Range teaches a door, a Move, a shot and a reaction, and every lesson has its words", () => {
  const ids = tutorial.lessons.map(({ id }) => id);
  for (const id of ["door", "move", "shoot", "react", "winning"]) expect(ids).toContain(id);
  for (const id of ids) expect(entry.text.en.labels?.[`lesson.${id}`]).toMatch(/\w\.$/);
  for (const id of Object.keys(spotlights)) expect(ids).toContain(id);
});

test("whoever follows it does all of it, within three turns, and nobody of the Team is down", () => {
  const { seats, options = {}, seed } = tutorial;
  const match = createMatch(entry.game, { seats, options, seed: namedSeed(seed) });
  const told: string[] = [];
  for (const lesson of tutorial.lessons) {
    let events: readonly GameEvent[] = [];
    for (let n = 0; lesson.done && n < 200; n++) {
      if (lesson.done(view<State>(match, LEARNER), events)) break;
      const now = step(match, lesson);
      events = [...events, ...now];
      told.push(...now.map(({ type, args }) => `${type} ${args.model}`));
    }
    expect(lesson.done?.(view<State>(match, LEARNER), events) ?? true, lesson.id).toBe(true);
  }
  expect(resultOf(match)).toBeUndefined();
  for (const deed of ["door-opened harvey", "moved harvey"]) expect(told).toContain(deed);
  expect(told.some((deed) => /^(attacks|fast-attacks) (harvey|shoko)/.test(deed))).toBe(true);
  expect(told.some((deed) => /^unconscious (harvey|shoko)/.test(deed))).toBe(false);
  expect(view<State>(match, LEARNER).state.turn).toBeLessThanOrEqual(3);
});
