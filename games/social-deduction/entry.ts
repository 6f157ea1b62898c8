/** What Social Deduction brings to the registry. */
import type { GameEntry } from "@sprawl/engine";
import { instinct } from "./bot/index.js";
import { figures, runs } from "./src/figures.js";
import { arrange, en, socialDeduction } from "./src/index.js";
import { tutorial } from "./src/tutorial.js";

export const entry: GameEntry = {
  game: socialDeduction,
  text: { en },
  languages: { de: async () => (await import("./src/text/de/index.js")).de },
  instinct,
  arrange,
  runs,
  figures,
  tutorial,
};
