/** Thinking takes the time it was given, and no more. */

import { botOf, seatBot } from "@sprawl/bots";
import { entry } from "@sprawl/caravan/entry";
import { namedSeed } from "@sprawl/engine/host";
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
  // Every look is a millisecond later than the one before, but the fifth is twenty.
  const now = () => {
    looks++;
    time += looks === 5 ? 20 : 1;
    return time;
  };
  const bot = botOf("search", { instinct: entry.instinct, now, milliseconds: 50 });
  seatBot(match, 0, bot, "s").decide();
  // A tenth is kept back, and the twenty for another such step.
  expect(time).toBeGreaterThanOrEqual(25);
  expect(time).toBeLessThanOrEqual(28);
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
