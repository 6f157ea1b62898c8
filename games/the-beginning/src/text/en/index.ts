/** Every sentence of The Beginning, in English. */

import type { GameText } from "@sprawl/engine";
import { barred } from "./barred.js";
import { campaignLabels } from "./campaign.js";
import { labels } from "./labels.js";
import { options, prompts } from "./questions.js";
import { reasons } from "./reasons.js";
import { things } from "./things.js";
import { results, told } from "./told.js";

export const en: GameText = {
  title: "Human Punishment: The Beginning",
  prompts,
  options,
  events: told,
  results,
  settings: {
    characters: "Characters",
    "characters.choose": "chosen in turn",
    "characters.random": "dealt at random",
    firstGame: "First game: choose between two Objectives",
    tips: "Show the beginner tips",
    talk: "Statements: in checks, in discussions, once a round",
    lastRound: "Last round",
    hellGate: "With Project: Hell Gate in the second game",
    "preset.standard": "Standard game",
    "preset.first-game": "First game",
    "preset.quick": "Quick game",
  },
  labels: { ...labels, ...campaignLabels, ...reasons, ...barred },
  things,
};
