/** What a simulation of this game compares and counts. */
import { namedSeed } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { entry } from "@sprawl/social-deduction/entry";
import { expect, test } from "vitest";
import { deal } from "./deal.js";
import { playOn } from "./play-on.js";

test("every number of players is a run, and every scenario, and all of them can be set up", () => {
  const runs = entry.runs ?? [];
  expect(runs.slice(0, 13).map(({ seats }) => seats)).toEqual([
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
  ]);
  expect(new Set(runs.map(({ name }) => name)).size).toBe(runs.length);
  expect(runs.filter(({ options }) => options?.scenario !== undefined)).toHaveLength(19);
  for (const { seats = 4, options = {}, name } of runs) {
    const match = createMatch(entry.game, { seats, options, seed: namedSeed(name) });
    expect(match.pending, name).toBeDefined();
  }
});

test("a finished match says how long it was and how many fell", { timeout: 120_000 }, () => {
  const { match, s } = deal(4, { lastRound: 4 }, "figures");
  playOn(match, "figures", 5000);
  const counted = entry.figures?.(match.play as never);
  expect(counted).toMatchObject({ rounds: s.round, eliminations: s.deaths, "over 15 rounds": 0 });
});
