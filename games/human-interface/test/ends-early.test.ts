/** Whoever could still do something is not hurried to end their activation. */
import { drawFrom } from "@sprawl/engine";
import { answer, createMatch, namedSeed, view, waitingFor } from "@sprawl/engine/host";
import { entry } from "@sprawl/human-interface/entry";
import { expect, test } from "vitest";
import { consequence } from "../board/consequence.js";
import type { HiQuestions, State } from "../src/index.js";

type Table = Parameters<typeof consequence>[1];

/** What is said of ending, at the first question of which ending is one of so many choices or more. */
function ofEnding(choices: number, points: (left: number) => boolean) {
  const deal = { seats: 2, options: {}, seed: namedSeed("ends early") };
  const match = createMatch(entry.game, deal);
  const draw = drawFrom("ends early");
  for (let n = 0; n < 2000; n++) {
    const [seat] = waitingFor(match);
    if (seat === undefined) break;
    const seen = view<State, HiQuestions>(match, seat);
    const end = seen.question?.options.find(({ kind }) => kind === "end-activation");
    const many = seen.question?.options.length ?? 0;
    if (end && many >= choices && points(seen.state.activation.points)) {
      const speaker = { text: entry.text.en, seat: String, face: () => undefined };
      const table = { view: seen, speaker, choices: { question: seen.question } };
      return consequence(end, table as unknown as Table);
    }
    if (!seen.question || !entry.instinct) throw new Error("nobody answers");
    answer(match, seat, entry.instinct(seen, seen.question, draw).answer);
  }
  throw new Error("it never comes to that");
}

test("with points and something to do with them the button is quiet", () => {
  expect(ofEnding(2, (left) => left === 2)).toEqual({ early: true });
});

test("with none left it is as any other", () => {
  expect(ofEnding(1, (left) => left === 0)).toBeUndefined();
});
