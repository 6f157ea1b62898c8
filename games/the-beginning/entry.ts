/** What The Beginning brings to the registry. */
import type { GameEntry } from "@sprawl/engine";
import { instinct } from "./bot/index.js";
import { arrange } from "./src/arrange/index.js";
import { campaign } from "./src/campaign.js";
import { figures, runs } from "./src/figures.js";
import { theBeginning } from "./src/index.js";
import { en } from "./src/text/en/index.js";
import { tutorial } from "./src/tutorial.js";

export const entry: GameEntry = {
  game: theBeginning,
  text: { en },
  languages: { de: async () => (await import("./src/text/de/index.js")).de },
  instinct,
  campaign,
  arrange,
  tutorial,
  runs,
  figures,
};
