/** The laws over the second game of a campaign: what was hidden before stays hidden. */
import { lawText, type RunOptions, runLaws } from "@sprawl/engine/laws";
import { entry } from "@sprawl/social-deduction/entry";
import { expect, test } from "vitest";
import { left, MIXED } from "./brought.js";

const { game, text, instinct } = entry;
const timeout = 120_000;

function keeps(carried: ReturnType<typeof left>, run: RunOptions): void {
  const { laws } = runLaws({ game, text: text.en, instinct, carried }, run);
  for (const law of laws) expect(law.broken, lawText(law)).toBeUndefined();
}

const LAWS = ["leaks", "sealed", "conserves", "saves", "plain", "answerable"] as const;

test("CM-3.4, CM-3.5 whoever they were, nobody receives what they may not know", {
  timeout,
}, () => {
  const options = { talk: false, lastRound: 1 };
  keeps(MIXED, { laws: LAWS, seats: 5, options, matches: 3, effort: { looks: 40 } });
});

test("with Project: Hell Gate, and six players", { timeout }, () => {
  const six = left({
    seats: 6,
    victor: "outlaws",
    byMorale: true,
    roles: { 0: { fulfilled: false }, 2: { faction: "fallen" }, 5: { faction: "machine" } },
    conditions: { 1: { transferred: 2 }, 2: { wounds: 2 } },
  });
  const options = { talk: false, lastRound: 1, hellGate: true };
  keeps(six, { laws: LAWS, seats: 6, options, matches: 2, effort: { looks: 30 } });
});
