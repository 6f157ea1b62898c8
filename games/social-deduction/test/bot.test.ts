/** The rule-of-thumb player: legal to the end at every size, and wise to the tips. */
import { drawFrom, type QuestionView, resample, type View, view } from "@sprawl/engine";
import type { State } from "@sprawl/social-deduction";
import { instinct } from "@sprawl/social-deduction/bot";
import { expect, test } from "vitest";
import { deal } from "./deal.js";
import { gather, HUMAN, MACHINE } from "./gather.js";
import { playOn } from "./play-on.js";

const long = { timeout: 300_000 };

test("it plays legal matches to the end, from the smallest table to the largest", long, () => {
  for (const seats of [4, 5, 8, 9, 12, 16]) {
    const { match } = deal(seats, { talk: true }, `to the end ${seats}`);
    playOn(match, `to the end ${seats}`, 20_000);
    expect(match.play.result, `${seats} seats`).toBeDefined();
  }
});

test("the same view gives the same answer, whatever the others hold", long, () => {
  const { match } = deal(5, { talk: true }, "blind");
  let compared = 0;
  playOn(match, "blind", 500, (seen) => {
    if (match.play.answers % 41 !== 0 || !seen.question) return;
    const other = resample(match, seen.viewer, `world ${match.play.answers}`);
    const there = other && view<State>(other, seen.viewer);
    if (!there?.question) return;
    const thought = instinct(seen, seen.question, drawFrom("a"));
    expect(instinct(there, there.question, drawFrom("a"))).toEqual(thought);
    compared++;
  });
  expect(compared).toBeGreaterThan(5);
});

function asked(seen: View): { seen: View<State>; question: QuestionView } {
  if (!seen.question) throw new Error("nothing is asked");
  return { seen: seen as View<State>, question: seen.question };
}

test("a question it has never heard of gets the safe answer", () => {
  const { match } = deal(5, {}, "unknown");
  const { seen, question } = asked(view(match, (match.play.state as State).turn.seat));
  const strange = { ...question, kind: "riddle" };
  expect(instinct(seen, strange, drawFrom("a")).answer).toEqual(question.safe);
});

test("a Human shoots the open Machine and spares the open Human", () => {
  const round = gather({
    players: {
      0: { id: "seeker", loyalty: ["human", "human"] },
      1: { ...MACHINE, id: "execute", revealed: ["id", "left", "right"], hp: 1 },
      2: { ...HUMAN, id: "waitress", revealed: ["id", "left", "right"], hp: 1 },
    },
  }).quiet();
  const { seen, question } = asked(round.view(0));
  const { answer } = instinct(seen, question, drawFrom("a"));
  const chosen = question.options.find(({ key }) => key === answer);
  expect(chosen).toMatchObject({ kind: "equip", target: [1] });
});
