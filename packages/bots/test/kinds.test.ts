import { botOf, instinctBot, isBotName, random, seatBot, seatRandom } from "@sprawl/bots";
import { caravan } from "@sprawl/caravan";
import type { Instinct } from "@sprawl/engine";
import { questionsOf, readAnswer } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { duel } from "./games.js";
import { begin, playToEnd } from "./table.js";

test("bots are had by name, with a budget for those who think", () => {
  expect(botOf("random", {})).toBe(random);
  expect(botOf("instinct", {}).name).toBe("instinct");
  expect(botOf("search:50", {}).imagines).toBe(true);
  expect(botOf("search:2s", {}).name).toBe("search:2s");
  expect(isBotName("search:50")).toBe(true);
  expect(isBotName("Mira")).toBe(false);
});

test.each(["robot", "random:5", "search:", "search:0", "search:fast", "instinct:2s"])(
  "%s is refused",
  (name) => {
    expect(() => botOf(name, {}, "--bots")).toThrow(/^--bots: /);
  },
);

test("a game without a rule of thumb is played at random", () => {
  const bot = instinctBot(undefined);
  expect(playToEnd(begin(duel), [bot, bot]).reason).toBe("power");
});

test("a rule of thumb that wants what may not be gets something that may", () => {
  const wild: Instinct = () => ({ answer: "fly" });
  const thought = seatBot(begin(caravan), 0, instinctBot(wild), "wild").decide();
  const [question] = questionsOf(begin(caravan).pending);
  expect(readAnswer(question, thought?.answer ?? "")).toBeDefined();
  expect(thought?.why).toContain("may not be");
});

test("a rule of thumb that changes its view is stopped", () => {
  const meddling: Instinct = (view, question) => {
    (view.state as { coins: number[] }).coins[0] = 99;
    return { answer: question.safe };
  };
  const seated = seatBot(begin(caravan), 0, instinctBot(meddling), "meddling");
  expect(() => seated.decide()).toThrow(TypeError);
});

test("a seat that is not asked says nothing", () => {
  expect(seatBot(begin(caravan), 1, random, "idle").decide()).toBeUndefined();
});

test("a blind seat answers like the random bot: legally", () => {
  const match = begin(duel);
  seatRandom(match, 0, "blind")();
  expect(match.last[0]?.given).toHaveLength(2);
});
