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

test("whole games with Hell Gate end, keep secrets, lose nothing, and have words", {
  timeout,
}, () => {
  const options = { hellGate: true, talk: false };
  const laws = ["ends", "leaks", "conserves", "text"] as const;
  keeps({ laws, seats: 4, options, matches: 2, effort: { looks: 40 } });
});

test("EX Bosses in play can be saved, loaded and played again", { timeout }, () => {
  const options = { scenario: "two-ex", talk: false, lastRound: 2 };
  keeps({ laws: ["saves", "replays", "deterministic"], seats: 5, options, matches: 1 });
});

test("a large table with Hell Gate keeps secrets and loses nothing", { timeout }, () => {
  const options = { hellGate: true, talk: false, lastRound: 2 };
  const laws = ["ends", "leaks", "setup-leaks", "conserves"] as const;
  keeps({ laws, seats: 10, options, matches: 1, effort: { looks: 20 } });
});

test("HG-14.1 every scenario can be played, and is a preset by its name", { timeout }, () => {
  const named = Object.entries(setups).filter(([, { seats }]) => seats !== undefined);
  expect(named).toHaveLength(19);
  for (const [scenario, { seats }] of named) {
    expect(socialDeduction.presets?.[scenario]).toEqual({ scenario });
    const options = { scenario, talk: false, lastRound: 3 };
    keeps({ laws: ["ends", "conserves", "setup-leaks"], seats, options, matches: 1 });
  }
});
