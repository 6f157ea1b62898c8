import { entry } from "@sprawl/cyberverse/entry";
import type { GameEvent } from "@sprawl/engine";
import { eventsFor, namedSeed, submit, view } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";

const { game, instinct, text, tutorial } = entry;

test("a first evening: every lesson has its sentence, and each can be done within five turns", () => {
  if (!tutorial || !instinct) throw new Error("there is a tutorial and a bot");
  const { seats, seed, options = {}, lessons } = tutorial;
  const match = createMatch(game, { seats, seed: namedSeed(seed), options });
  const events: GameEvent[] = [];
  for (let n = 0; n < 400 && match.pending; n++) {
    const seen = view<{ turn: number }>(match, 0);
    if (!seen.question || seen.state.turn > 5) break;
    const { answer } = instinct(seen as never, seen.question as never, () => 0);
    submit(match, { seat: 0, decision: seen.question.decision, answer });
    events.push(...eventsFor(match.play.news, 0));
  }
  for (const { id, done } of lessons) {
    expect(text.en.labels?.[`lesson.${id}`], id).toBeDefined();
    if (done) expect(done(view(match, 0), events), id).toBe(true);
  }
});
