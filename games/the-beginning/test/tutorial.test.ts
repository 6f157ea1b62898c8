/** The first match teaches by doing: whoever follows it learns everything and is well at its end. */
import type { GameEvent, Tutorial } from "@sprawl/engine";
import { drawFrom } from "@sprawl/engine";
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
import { entry } from "@sprawl/the-beginning/entry";
import { describe, expect, test } from "vitest";
import { instinct } from "../bot/index.js";
import type { Questions } from "../src/questions.js";
import type { State } from "../src/state.js";
import { spotlights } from "../src/tutorial.js";

const tutorial = entry.tutorial as Tutorial<State>;
const LEARNER = 0;
const draw = drawFrom("lesson");

function begin(): Match {
  const { seats, options = {}, seed } = tutorial;
  return createMatch(entry.game, { seats, options, seed: namedSeed(seed) });
}

/** Whoever else is asked answers by instinct; the learner does what is pointed at. */
function step(match: Match, lesson: Tutorial<State>["lessons"][number]): readonly GameEvent[] {
  const [seat = 0] = waitingFor(match);
  const seen = view<State, Questions>(match, seat);
  const { question } = seen;
  if (!question) throw new Error("nobody is asked");
  const byInstinct = instinct(seen, question, draw).answer;
  if (seat !== LEARNER) return eventsFor(answer(match, seat, byInstinct), LEARNER);
  const pointed = lesson.points?.(seen, question.options) ?? [];
  expect(question.options).toEqual(expect.arrayContaining([...pointed]));
  const [first] = pointed;
  const wish = first && (question.form === "pick" ? pointed.map(({ key }) => key) : first.key);
  return eventsFor(answer(match, seat, wish ?? byInstinct), LEARNER);
}

describe("the first match", () => {
  test("teaches moving, a Data Chip, Enemies, a check, the Network, a fight and how one wins", () => {
    const ids = tutorial.lessons.map(({ id }) => id);
    expect(ids).toEqual([
      "welcome",
      "faction",
      "city",
      "move",
      "chip",
      "enemies",
      "check",
      "statement",
      "network",
      "fight",
      "secrets",
      "winning",
      "go-on",
    ]);
    for (const id of ids) expect(entry.text.en.labels?.[`lesson.${id}`]).toMatch(/\w+\.$/);
    for (const id of Object.keys(spotlights)) expect(ids).toContain(id);
  });

  test("is a deal of a Human who brings Data Chips, and whoever follows it does everything unhurt", () => {
    const match = begin();
    const first = view<State, Questions>(match, LEARNER);
    const [own] = first.state.seats;
    expect(first.faces[own.loyalty[0]]).toBe("human");
    expect(own.objectives.map((card) => first.faces[card])).toEqual(["courier"]);
    const told: string[] = [];
    for (const lesson of tutorial.lessons) {
      let events: readonly GameEvent[] = [];
      for (let n = 0; lesson.done && n < 300; n++) {
        if (lesson.done(view<State>(match, LEARNER), events)) break;
        const now = step(match, lesson);
        events = [...events, ...now];
        told.push(...now.map(({ type, args }) => `${type} ${args.seat}`));
      }
      const seen = view<State>(match, LEARNER);
      expect(lesson.done?.(seen, events) ?? true, lesson.id).toBe(true);
    }
    expect(resultOf(match)).toBeUndefined();
    for (const deed of ["moved 0", "equipped-chip 0", "contributed 0", "placed 0", "attacks 0"]) {
      expect(told).toContain(deed);
    }
    expect(told).not.toContain("fell 0");
    expect(view<State>(match, LEARNER).state.turn.round).toBeLessThanOrEqual(4);
  });
});
