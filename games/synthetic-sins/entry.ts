/** What Synthetic Sins brings to the registry. */
import type { GameEntry } from "@sprawl/engine";
import { instinct } from "./bot/index.js";
import { arrange, campaign, en, figures, runs, syntheticSins } from "./src/index.js";
import { tutorial } from "./tutorial.js";

export const entry: GameEntry = {
  game: syntheticSins,
  text: { en },
  languages: { de: async () => (await import("./src/text/de/index.js")).de },
  instinct,
  campaign,
  arrange,
  runs,
  figures,
  tutorial,
};
