import { lawText, type RunOptions, runLaws } from "@sprawl/engine/laws";
import { keepsTheLaws } from "@sprawl/engine/testing";
import { entry } from "@sprawl/social-deduction/entry";
import { expect, test } from "vitest";

const { game, instinct, text } = entry;
const subject = { game, instinct, text: text.en, rare: game.content ?? [] };
const timeout = 180_000;

/** Tables of 4 to 8, for a round: in whole games nothing is asked that is not asked here. */
keepsTheLaws(game, {
  ...subject,
  options: { lastRound: 1 },
  matches: 5,
  effort: { looks: 30 },
  timeout,
});

function keeps(options: RunOptions): void {
  for (const law of runLaws(subject, options).laws) {
    expect(law.broken, lawText(law)).toBeUndefined();
  }
}

test("large tables end, keep secrets, and lose nothing", { timeout }, () => {
  const laws = ["ends", "leaks", "setup-leaks", "sealed", "conserves"] as const;
  const effort = { looks: 30 };
  for (const seats of [9, 12, 16]) {
    keeps({ laws, seats, options: { lastRound: 1 }, matches: 1, effort });
  }
});

test("whole games end, keep secrets, and lose nothing", { timeout }, () => {
  const laws = ["ends", "leaks", "shuffles", "conserves"] as const;
  keeps({ laws, seats: 4, matches: 6, effort: { looks: 60 } });
  keeps({ laws, seats: 6, options: { talk: false }, matches: 2, effort: { looks: 60 } });
});

test("every ID, program, weapon and EX Boss gets used", { timeout }, () => {
  const options = { talk: false, hellGate: true };
  const run: RunOptions = { laws: ["content"], seats: 6, options, matches: 100 };
  const [report] = runLaws({ game }, run).laws;
  expect(report.broken, lawText(report)).toBeUndefined();
});
