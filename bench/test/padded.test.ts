import { namedSeed, save } from "@sprawl/engine/host";
import { createMatch, hashOf, load } from "@sprawl/engine/search";
import { expect, test } from "vitest";
import { padded, sectorsFor } from "../src/padded.js";
import { answerAny } from "../src/random-play.js";
import { Rng } from "../src/yardstick.js";

test("the padded game goes on past the end of Caravan, and survives a save", () => {
  const match = createMatch(padded, { seats: 4, seed: namedSeed("padded") });
  const dice = new Rng(1);
  while (match.play.answers < 500) answerAny(match, dice);
  expect(match.pending).toBeDefined();
  const again = load(padded, JSON.parse(JSON.stringify(save(match)))).match;
  expect(hashOf(again)).toBe(hashOf(match));
});

test("its state is as big as asked", () => {
  for (const bytes of [5000, 20_000, 100_000]) {
    const options = { sectors: sectorsFor(bytes) };
    const match = createMatch(padded, { seats: 4, seed: namedSeed("padded"), options });
    const size = JSON.stringify(match.play.state).length;
    expect(Math.abs(size - bytes)).toBeLessThan(bytes / 10);
  }
});
