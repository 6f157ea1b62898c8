/** Every sentence of The Beginning, in English. */
import type { GameText } from "@sprawl/engine";

export const en: GameText = {
  title: "Human Punishment: The Beginning",
  pitch: "x",
  prompts: {},
  options: {},
  events: {},
  results: {},
};
