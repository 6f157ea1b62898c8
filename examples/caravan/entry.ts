/** What Caravan brings to the registry. */
import type { GameEntry } from "@sprawl/engine";
import { instinct } from "./bot/index.js";
import { arrange, caravan, en, tutorial } from "./src/index.js";

export const entry: GameEntry = {
  game: caravan,
  text: { en },
  languages: { de: async () => (await import("./src/text/de.js")).de },
  instinct,
  arrange,
  tutorial,
};
