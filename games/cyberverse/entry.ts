/** What CyberVerse brings to the registry. */
import type { GameEntry } from "@sprawl/engine";
import { instinct } from "./bot/index.js";
import { arrange, cyberverse, en, figures, parts, runs } from "./src/index.js";
import { tutorial } from "./tutorial.js";

export const entry: GameEntry = {
  game: cyberverse,
  text: { en },
  languages: { de: async () => (await import("./src/text/de/index.js")).de },
  instinct,
  arrange,
  figures,
  parts,
  runs,
  tutorial,
};
