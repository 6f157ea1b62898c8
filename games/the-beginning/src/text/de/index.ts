/** Jeder Satz von The Beginning auf Deutsch. Karten behalten ihre Namen. */

import type { GameText } from "@sprawl/engine";
import { barred } from "./barred.js";
import { campaignLabels } from "./campaign.js";
import { labels } from "./labels.js";
import { options, prompts } from "./questions.js";
import { reasons } from "./reasons.js";
import { things } from "./things.js";
import { results, told } from "./told.js";

export const de: GameText = {
  title: "Human Punishment: The Beginning",
  prompts,
  options,
  events: told,
  results,
  settings: {
    characters: "Figuren",
    "characters.choose": "der Reihe nach gewählt",
    "characters.random": "zufällig verteilt",
    firstGame: "Erste Partie: zwischen zwei Aufträgen wählen",
    tips: "Hinweise für Anfänger zeigen",
    talk: "Aussagen: in Proben, in Aussprachen, einmal je Runde",
    lastRound: "Letzte Runde",
    hellGate: "Mit Project: Hell Gate im zweiten Spiel",
    "preset.standard": "Normales Spiel",
    "preset.first-game": "Erste Partie",
    "preset.quick": "Schnelles Spiel",
  },
  labels: { ...labels, ...campaignLabels, ...reasons, ...barred },
  things,
};
