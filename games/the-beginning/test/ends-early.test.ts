/** Whoever ends a turn early is told what is left. */
import { drawFrom } from "@sprawl/engine";
import { answer, createMatch, namedSeed, view, waitingFor } from "@sprawl/engine/host";
import { entry } from "@sprawl/the-beginning/entry";
import { expect, test } from "vitest";
import { consequence } from "../board/consequence.js";
import type { Questions } from "../src/questions.js";
import type { State } from "../src/state.js";

type Table = Parameters<typeof consequence>[1];

/** What is said of ending, when whoever acts has points left or has not. */
function ofEnding(left: boolean) {
  const match = createMatch(entry.game, { seats: 4, options: {}, seed: namedSeed("ends early") });
  const draw = drawFrom("ends early");
  for (let n = 0; n < 2000; n++) {
    const [seat] = waitingFor(match);
    if (seat === undefined) break;
    const seen = view<State, Questions>(match, seat);
    const end = seen.question?.options.find(({ kind }) => kind === "end");
    if (end && seen.question?.kind === "act" && seen.state.turn.points > 0 === left) {
      const speaker = { text: entry.text.en, seat: String, face: () => undefined };
      const table = { view: seen, speaker, choices: { question: seen.question } };
      return { n: seen.state.turn.points, said: consequence(end, table as unknown as Table) };
    }
    if (!seen.question || !entry.instinct) throw new Error("nobody answers");
    answer(match, seat, entry.instinct(seen, seen.question, draw).answer);
  }
  throw new Error("it never comes to that");
}

test("with points and something to do with them the button is quiet and says so", () => {
  const { n, said } = ofEnding(true);
  expect(said).toEqual({ note: `${n} AP left`, tone: "warm", early: true });
});

test("with none left it is as any other", () => {
  expect(ofEnding(false).said).toBeUndefined();
});
