/** The first match teaches what it says: a learner who does what it points at gets through. */
import type { View } from "@sprawl/engine";
import { eventsFor, namedSeed, submit, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { caravan, en, tutorial } from "../src/index.js";

test("every lesson has its sentence, and can be done by what it points at", () => {
  const { seats, options, seed, lessons } = tutorial;
  const match = createMatch(caravan, {
    seats,
    seed: namedSeed(seed),
    ...(options && { options }),
  });
  let log = eventsFor(match.play.news, 0);
  const look = () => view(match, 0);
  const answer = (seat: number, key: string, decision: string) => {
    expect(submit(match, { seat, decision, answer: key }).status).toBe("accepted");
    log = [...log, ...eventsFor(match.play.news, 0)];
  };
  /** The other seat passes. */
  const othersAct = () => {
    for (let seen = view(match, 1); seen.question; seen = view(match, 1)) {
      answer(1, "pass", seen.question.decision);
    }
  };
  for (const lesson of lessons) {
    expect(en.labels?.[`lesson.${lesson.id}`], lesson.id).toBeDefined();
    if (!lesson.done) continue;
    const since = log.length;
    for (let tries = 0; !lesson.done(look(), log.slice(since)); tries++) {
      expect(tries, lesson.id).toBeLessThan(3);
      othersAct();
      const { question } = look() as View;
      if (!question || lesson.done(look(), log.slice(since))) continue;
      const [pointed] = lesson.points?.(look(), question.options) ?? [];
      expect(pointed, lesson.id).toBeDefined();
      answer(0, pointed.key, question.decision);
    }
  }
});
