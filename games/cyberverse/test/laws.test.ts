import { entry } from "@sprawl/cyberverse/entry";
import { lawText, type RunOptions, runLaws } from "@sprawl/engine/laws";
import { keepsTheLaws } from "@sprawl/engine/testing";
import { expect, test } from "vitest";

const { game, instinct, text } = entry;
const timeout = 240_000;
const subject = { game, instinct, text: text.en, rare: game.content ?? [] };

/** Three turns: in whole games nothing is asked that is not asked here. */
keepsTheLaws(game, {
  ...subject,
  options: { turnLimit: 3 },
  matches: 8,
  effort: { looks: 40 },
  golden: new URL("golden/", import.meta.url),
  goldenLength: { told: 16, played: 300 },
  timeout,
});

function keeps(run: RunOptions): void {
  for (const report of runLaws(subject, run).laws) {
    expect(report.broken, lawText(report)).toBeUndefined();
  }
}

test("whole games end, keep secrets, and lose nothing", { timeout }, () => {
  keeps({ laws: ["ends", "leaks", "shuffles", "conserves"], matches: 4, effort: { looks: 60 } });
});

test("every option and preset is played", { timeout }, () => {
  keeps({ laws: ["ends"], matches: 24 });
});

test("every piece of content gets used", { timeout }, () => {
  const run: RunOptions = { laws: ["content"], matches: 150 };
  const [report] = runLaws({ game, instinct }, run).laws;
  expect(report.broken, lawText(report)).toBeUndefined();
});
