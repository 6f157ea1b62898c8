import { entry } from "@sprawl/cyberverse/entry";
import type { GameEvent } from "@sprawl/engine";
import { eventsFor, namedSeed, submit, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";

const { game, text, tutorial } = entry;

test("a first evening: every lesson has its sentence, and following what each points at solves a Story in two turns", () => {
  if (!tutorial) throw new Error("there is a tutorial");
  const { seats, seed, options = {}, lessons } = tutorial;
  const match = createMatch(game, { seats, seed: namedSeed(seed), options });
  const told: GameEvent[] = [];
  let clicks = 0;
  for (const { id, done, points } of lessons) {
    expect(text.en.labels?.[`lesson.${id}`], id).toBeDefined();
    const events: GameEvent[] = [];
    while (done && !done(view(match, 0), events)) {
      const seen = view(match, 0);
      if (!seen.question || !points) throw new Error(`lesson ${id} has nothing to point at`);
      const pointed = points(seen, seen.question.options);
      expect(pointed.length, id).toBe(1);
      const { decision } = seen.question;
      expect(submit(match, { seat: 0, decision, answer: pointed[0].key }).status).toBe("accepted");
      events.push(...eventsFor(match.play.news, 0));
      expect(++clicks, id).toBeLessThan(40);
    }
    told.push(...events);
  }
  const kinds = new Set(told.map(({ type }) => type));
  const taught = ["hired", "entered", "hacked", "test-passed", "combat", "attack-resolved"];
  for (const type of [...taught, "influence-placed", "story-resolved"]) {
    expect(kinds.has(type), type).toBe(true);
  }
  expect(view<{ turn: number }>(match, 0).state.turn).toBe(2);
});
