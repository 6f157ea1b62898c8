/** Every sentence a player reads, in English. */

import type { GameText } from "@sprawl/engine";
import { barred } from "./barred.js";
import { boardLabels } from "./board-labels.js";
import { cardLabels } from "./cards.js";
import { events } from "./events.js";
import { hellGateResults, hellGateSettings } from "./hell-gate.js";
import { presetSettings } from "./presets.js";
import { options, prompts } from "./questions.js";
import { reasons } from "./reasons.js";
import { things } from "./things.js";
import { windowLabels } from "./windows.js";

export const en: GameText = {
  title: "Human Punishment: Social Deduction 2.0",
  prompts,
  options,
  events,
  results: {
    ...hellGateResults,
    "human-won": "The Humans have won.",
    "machine-won": "The Machines have won.",
    "legion-won": "Legion have won.",
    "fallen-won": "The Fallen have won.",
    "last-survivor": "{winner} is the last one living and wins alone.",
    "nobody-left": "Nobody is left. Nobody wins.",
    quiet: "Twelve rounds without a stir: nobody wins.",
    "too-long": "The last round is over: nobody wins.",
  },
  settings: {
    ...hellGateSettings,
    ...presetSettings,
    weapons: "Weapons for 5 or 6 players",
    "weapons.printed": "as the table of starting cards says",
    "weapons.companion": "rifle, pistol, companion",
    "weapons.two-rifles": "two rifles, pistol",
    noLoyaltyChanges: "No loyalty changes",
    noSpam: "No spam: one of several loyalty programs may be discarded each turn",
    firstSession: "First session: the simplest IDs",
    legionCard: "Legion loyalty card (6 or more players)",
    talk: "Structured statements",
    lastRound: "Last round",
  },
  labels: { ...boardLabels, ...cardLabels, ...windowLabels, ...reasons, ...barred },
  things,
};
