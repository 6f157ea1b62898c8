import { fileURLToPath } from "node:url";
import { checkOptions } from "@sprawl/engine/host";
import { goldenText, lawText, type RunOptions, runLaws } from "@sprawl/engine/laws";
import { compareWithFile, keepsTheLaws } from "@sprawl/engine/testing";
import { entry } from "@sprawl/social-deduction/entry";
import { expect, test } from "vitest";
import { keeps, timeout } from "./keeps.js";

const { game, instinct, text } = entry;
const subject = { game, instinct, text: text.en, rare: game.content ?? [] };
const golden = new URL("golden/", import.meta.url);
/** Whole matches would be megabytes; stored.test.ts has some, packed. */
const goldenLength = { told: 16, played: 400 };

/** Tables of 4 to 8, for a round: in whole games nothing is asked that is not asked here. */
keepsTheLaws(game, {
  ...subject,
  options: { lastRound: 1 },
  matches: 5,
  effort: { looks: 30 },
  golden,
  goldenLength,
  timeout,
});

/** The presets are for 4 to 8 players. */
for (const seats of [9, 12, 16]) {
  test(`golden playthrough: ${seats} players`, { timeout }, () => {
    const options = checkOptions(game, { talk: false, hellGate: seats === 12 });
    const setting = { seats, options, seed: `golden-${seats}`, style: "random" } as const;
    const path = fileURLToPath(new URL(`${seats}-players.txt`, golden));
    compareWithFile(path, goldenText(subject, setting, goldenLength));
  });
}

/** Those of 12 and 16, with talk and with more cards: hell-gate-laws.test.ts. */
test("a large table keeps the laws", { timeout }, () => {
  keeps({ seats: 9, options: { lastRound: 1 }, matches: 1, effort: { looks: 30 } });
});

test("whole games end, keep secrets, and lose nothing", { timeout }, () => {
  const laws = ["ends", "leaks", "shuffles", "conserves"] as const;
  keeps({ laws, seats: 4, matches: 6, effort: { looks: 60 } });
  keeps({ laws, seats: 6, options: { talk: false }, matches: 2, effort: { looks: 60 } });
});

test("every ID, program, weapon and EX Boss gets used", { timeout }, () => {
  const options = { talk: false, hellGate: true, weapons: "companion" };
  const run: RunOptions = { laws: ["content"], seats: 6, options, matches: 400 };
  const [report] = runLaws({ game }, run).laws;
  expect(report.broken, lawText(report)).toBeUndefined();
});
