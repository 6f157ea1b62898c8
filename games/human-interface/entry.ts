/** What Human Interface brings to the registry. */
import type { GameEntry, Instinct } from "@sprawl/engine";
import { instinct } from "./bot/index.js";
import { arrange, en, figures, humanInterface, runs } from "./src/index.js";

export const entry: GameEntry = {
  game: humanInterface,
  text: { en },
  instinct: instinct as Instinct,
  arrange,
  runs,
  figures,
};
