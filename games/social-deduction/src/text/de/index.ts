/** Jeder Satz, den man liest, auf Deutsch. Karten behalten ihre Namen. */

import type { GameText } from "@sprawl/engine";
import { barred } from "./barred.js";
import { boardLabels } from "./board-labels.js";
import { cardLabels } from "./cards.js";
import { events } from "./events.js";
import { hellGateResults, hellGateSettings } from "./hell-gate.js";
import { options, prompts } from "./questions.js";
import { reasons } from "./reasons.js";
import { things } from "./things.js";

export const de: GameText = {
  title: "Human Punishment: Social Deduction 2.0",
  prompts,
  options,
  events,
  results: {
    ...hellGateResults,
    "human-won": "Die Menschen haben gewonnen.",
    "machine-won": "Die Maschinen haben gewonnen.",
    "legion-won": "Legion hat gewonnen.",
    "fallen-won": "Die Gefallenen haben gewonnen.",
    "last-survivor": "{winner} lebt als Letzter und gewinnt allein.",
    "nobody-left": "Niemand ist übrig. Niemand gewinnt.",
    quiet: "Zwölf Runden, in denen sich nichts regt: Niemand gewinnt.",
    "too-long": "Die letzte Runde ist vorbei: Niemand gewinnt.",
  },
  settings: {
    ...hellGateSettings,
    "preset.normal": "Ganzes Spiel",
    "preset.first-session": "Erste Partie",
    "preset.no-loyalty-changes": "Keine Seitenwechsel",
    "preset.no-spam": "Ohne Spam",
    "preset.hell-gate": "Project: Hell Gate",
    weapons: "Waffen für 5 oder 6 Personen",
    "weapons.printed": "wie es die Tabelle der Startkarten sagt",
    "weapons.companion": "Gewehr, Pistole, Begleiter",
    "weapons.two-rifles": "zwei Gewehre, Pistole",
    noLoyaltyChanges: "Keine Seitenwechsel",
    noSpam: "Ohne Spam: Jeden Zug darf eines von mehreren Loyalitätsprogrammen abgeworfen werden",
    firstSession: "Erste Partie: die einfachsten IDs",
    legionCard: "Legion-Loyalitätskarte (ab 6 Personen)",
    talk: "Aussagen am Tisch",
    lastRound: "Letzte Runde",
  },
  labels: {
    ...boardLabels,
    ...cardLabels,
    ...reasons,
    ...barred,
    "window.start": "Programme vor einer Aktion",
    "window.interrupt": "Programme gegen eine angesagte Aktion",
    "window.end": "Programme nach einer Aktion",
    "window.hit": "Programme gegen Schaden",
    "wish.end": "Frag mich nie nach meiner eigenen Aktion",
  },
  things,
};
