import { lawText, type RunOptions, runLaws } from "@sprawl/engine/laws";
import { setups, socialDeduction } from "@sprawl/social-deduction";
import { entry } from "@sprawl/social-deduction/entry";
import { expect, test } from "vitest";

const { game, text } = entry;
const subject = { game, text: text.en, rare: game.content ?? [] };
const timeout = 180_000;

function keeps(options: RunOptions): void {
  for (const law of runLaws(subject, options).laws) {
    expect(law.broken, lawText(law)).toBeUndefined();
  }
}

test("whole games with Hell Gate end, keep secrets, and lose nothing", { timeout }, () => {
  const laws = ["ends", "leaks", "shuffles", "conserves"] as const;
  const options = { hellGate: true, talk: false };
  for (const seats of [4, 6]) keeps({ laws, seats, options, matches: 3, effort: { looks: 60 } });
});

test("every scenario can be played to its end", { timeout }, () => {
  for (const [scenario, { seats }] of Object.entries(setups)) {
    if (seats === undefined) continue;
    const options = { scenario, talk: false, lastRound: 6 };
    keeps({ laws: ["ends", "conserves", "setup-leaks"], seats, options, matches: 1 });
  }
  expect(Object.keys(setups)).toHaveLength(20);
  expect(Object.keys(socialDeduction.presets ?? {})).toContain("two-ex");
});
