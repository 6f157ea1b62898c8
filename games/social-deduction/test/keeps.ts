/** The engine's laws, tried on some tables of this game. */
import type { AnyGame } from "@sprawl/engine";
import { LAW_NAMES, type LawName, lawText, type RunOptions, runLaws } from "@sprawl/engine/laws";
import { entry } from "@sprawl/social-deduction/entry";
import { expect } from "vitest";

const { game, instinct, text } = entry;

/** Milliseconds for tests that try laws. */
export const timeout = 300_000;

/** All but `content`, which takes many matches: laws.test.ts has it. */
export const laws: readonly LawName[] = LAW_NAMES.filter((law) => law !== "content");

/** Every law, or those of `options.laws`, is kept; by the game, or by one that begins otherwise. */
export function keeps(options: RunOptions, played: AnyGame = game): void {
  const subject = { game: played, instinct, text: text.en, rare: game.content ?? [] };
  for (const law of runLaws(subject, { laws, ...options }).laws) {
    expect(law.broken, lawText(law)).toBeUndefined();
  }
}
