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

function keeps(run: RunOptions): void {
  const { laws } = runLaws({ game, text: text.en }, run);
  for (const law of laws) expect(law.broken, lawText(law)).toBeUndefined();
}

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

test("whole games end, keep secrets, and lose nothing", { timeout }, () => {
  const laws = ["ends", "leaks", "shuffles", "conserves"] as const;
  keeps({ laws, seats: 5, options: { talk: false }, matches: 2, effort: { looks: 60 } });
});
