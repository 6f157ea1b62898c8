/** Thinking takes the time it was given, and no more. */

import { type Bot, botOf, seatBot } from "@sprawl/bots";
import { entry } from "@sprawl/caravan/entry";
import { drawFrom } from "@sprawl/engine";
import { answer, namedSeed, waitingFor } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { expect, test } from "vitest";

/** A clock that goes on by one millisecond at every look. */
function clock() {
  let time = 0;
  return () => time++;
}

test("time that runs out in the middle of a playout ends the thought", () => {
  const match = createMatch(entry.game, { seats: 2, seed: namedSeed("time") });
  const looks: number[] = [];
  const now = clock();
  const watched = () => {
    const time = now();
    looks.push(time);
    return time;
  };
  const bot = botOf("search", { instinct: entry.instinct, now: watched, milliseconds: 30 });
  const thought = seatBot(match, 0, bot, "s").decide();
  // A whole playout of Caravan looks at the clock a hundred times: it was cut short.
  expect(looks.at(-1)).toBeLessThanOrEqual(looks[0] + 31);
  expect(thought?.answer).toBeDefined();
});

test("what may take longer than is left, as something has before, is not begun", () => {
  const match = createMatch(entry.game, { seats: 2, seed: namedSeed("time") });
  let time = 0;
  let looks = 0;
  // Every look is a millisecond later than the one before, but the fifth is sixteen.
  const now = () => {
    looks++;
    time += looks === 5 ? 16 : 1;
    return time;
  };
  const bot = botOf("search", { instinct: entry.instinct, now, milliseconds: 50 });
  const seated = seatBot(match, 0, bot, "s");
  seated.decide();
  // A tenth is kept back, and half as long again as those sixteen: 46 - 24 = 22.
  expect(time).toBeGreaterThanOrEqual(22);
  expect(time).toBeLessThanOrEqual(24);
  // The next decision reckons with them too, though nothing is slow in it.
  const before = time;
  seated.decide();
  expect(time - before).toBeGreaterThanOrEqual(22);
  expect(time - before).toBeLessThanOrEqual(25);
});

test("what was slow once fades", () => {
  const match = createMatch(entry.game, { seats: 2, seed: namedSeed("time") });
  let time = 0;
  let looks = 0;
  const now = () => {
    looks++;
    time += looks === 5 ? 16 : 0.5;
    return time;
  };
  const bot = botOf("search", { instinct: entry.instinct, now, milliseconds: 50 });
  const seated = seatBot(match, 0, bot, "s");
  let took = 0;
  for (let i = 0; i < 100; i++) {
    const before = time;
    seated.decide();
    took = time - before;
  }
  expect(took).toBeGreaterThanOrEqual(43);
  expect(took).toBeLessThanOrEqual(46);
});

test("no decision takes longer than asked, where each thought of the rule of thumb takes 4 to 10 ms", () => {
  const match = createMatch(entry.game, {
    seats: 3,
    seed: namedSeed("slow"),
    options: { guards: true, tolls: true }, // several are asked at once
  });
  let time = 0;
  const costs = drawFrom("costs");
  const slow: typeof entry.instinct = (view, question, draw) => {
    time += 4 + costs(7);
    return entry.instinct?.(view, question, draw) ?? { answer: question.safe };
  };
  const now = () => {
    time += 0.01;
    return time;
  };
  const bot = botOf("search", { instinct: slow, now, milliseconds: 50 });
  const took: number[] = [];
  const seated = [0, 1, 2].map((seat) => seatBot(match, seat, bot, "s"));
  for (let [seat] = waitingFor(match); seat !== undefined; [seat] = waitingFor(match)) {
    const before = time;
    answer(match, seat, seated[seat].decide()?.answer ?? "");
    took.push(time - before);
  }
  expect(took.length).toBeGreaterThan(100);
  expect(Math.max(...took)).toBeLessThanOrEqual(50);
  expect(Math.max(...took)).toBeGreaterThan(25);
});

test("the clock runs before the question is read", () => {
  const order: string[] = [];
  const now = () => {
    order.push("look");
    return 0;
  };
  const match = createMatch(entry.game, { seats: 2, seed: namedSeed("time") });
  const bot = botOf("search", { instinct: entry.instinct, now, milliseconds: 50 });
  const watched: Bot = {
    name: "watched",
    decide(seen) {
      const { view, question, events, draw, legal } = seen;
      const only = { ...question, options: question.options.slice(0, 1) };
      const briefing = { view, question, events, draw, legal };
      Object.defineProperty(briefing, "question", {
        get() {
          order.push("question");
          return only;
        },
      });
      return bot.decide(briefing);
    },
  };
  seatBot(match, 0, watched, "s").decide();
  expect(order.slice(0, 2)).toEqual(["look", "question"]);
});

test("its name may say another time, or a number of worlds instead", () => {
  const match = createMatch(entry.game, { seats: 2, seed: namedSeed("time") });
  const needs = { instinct: entry.instinct, now: clock(), milliseconds: 1 };
  const worlds = seatBot(match, 0, botOf("search:3", needs), "s").decide();
  expect(worlds?.why).toMatch(/^3 worlds/);
  const longer = seatBot(match, 0, botOf("search:500ms", needs), "s").decide();
  expect(longer?.why).toMatch(/^[1-9]\d* worlds/);
});

test("imagining stops when the time is up, and what was not thought of is answered by habit", () => {
  const match = createMatch(entry.game, { seats: 2, seed: namedSeed("time") });
  let rules = 0;
  let looks = 0;
  // The rule of thumb takes 40 of 50 ms, and any look after it 20.
  const instinct: typeof entry.instinct = (view, question, draw) => {
    rules++;
    time += 40;
    return entry.instinct?.(view, question, draw) ?? { answer: question.safe };
  };
  let time = 0;
  const now = () => {
    if (looks++ > 0) time += rules > 0 ? 20 : 0;
    return time;
  };
  const bot = botOf("search", { instinct, now, milliseconds: 50 });
  const thought = seatBot(match, 0, bot, "s").decide();
  expect(rules).toBe(1); // it is not asked again after the time
  expect(thought?.why).toMatch(/^there was no time to think/);
});
