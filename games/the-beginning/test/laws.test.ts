import { lawText, type RunOptions, runLaws } from "@sprawl/engine/laws";
import { keepsTheLaws } from "@sprawl/engine/testing";
import { entry } from "@sprawl/the-beginning/entry";
import { expect, test } from "vitest";

const { game, text, instinct } = entry;
const timeout = 240_000;

/**
 * Two rounds: in whole games nothing is asked that is not asked here, but for the phases. Whether all
 * of the content gets used is proved by whole games, in content.test.ts.
 */
keepsTheLaws(game, {
  instinct,
  text: text.en,
  rare: game.content ?? [],
  options: { lastRound: 1 },
  matches: 3,
  effort: { looks: 20 },
  golden: new URL("golden/", import.meta.url),
  goldenLength: { told: 16, played: 300 },
  timeout,
});

test("CM-1.5, CM-2.5 the first game of a campaign keeps its secrets to the end", {
  timeout,
}, () => {
  const carried = { campaign: true };
  const run: RunOptions = { laws: ["leaks", "conserves", "plain"], seats: 4, matches: 2 };
  const options = { talk: false, lastRound: 1, characters: "random" };
  const { laws } = runLaws(
    { game, text: text.en, carried },
    { ...run, options, effort: { looks: 40 } },
  );
  for (const law of laws) expect(law.broken, lawText(law)).toBeUndefined();
});

test.each([3, 4, 5, 6])(
  "TB-41.18, TB-50.4 a whole game of %i ends, keeps its secrets through the Machine Phase, and loses nothing",
  {
    timeout,
  },
  (seats) => {
    const { laws } = runLaws(
      { game, text: text.en, instinct },
      {
        laws: ["ends", "leaks", "sealed", "shuffles", "conserves"],
        seats,
        options: { talk: false, characters: "random" },
        style: "instinct",
        seed: "whole-3",
        matches: 1,
        effort: { looks: 40 },
      },
    );
    for (const law of laws) expect(law.broken, lawText(law)).toBeUndefined();
    const looked = laws.find(({ law }) => law === "leaks")?.evidence ?? {};
    expect("asked recruit" in looked, "the Machine Phase was looked at").toBe(seats > 3);
    expect("asked infect" in looked).toBe(seats > 4);
  },
);
