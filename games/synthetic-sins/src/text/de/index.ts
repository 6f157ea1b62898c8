/** Jeder Satz einer Mission, auf Deutsch. */

import type { GameText } from "@sprawl/engine";
import { atTable } from "../writing.js";
import { barred } from "./barred.js";
import { events } from "./events.js";
import { labels } from "./labels.js";
import { options, prompts } from "./questions.js";
import { reasons, reasonThings } from "./reasons.js";
import { things } from "./things.js";

export const de: GameText = {
  title: "Synthetic Sins",
  prompts,
  options,
  events,
  results: {
    "mission-complete": "Mission erfüllt.",
    "no-health": "Du hast kein Leben mehr. Die Mission ist gescheitert.",
    "target-defeated": "Wem du folgen solltest, liegt am Boden. Die Mission ist gescheitert.",
    "target-arrived": "Der Kurier ist entkommen. Die Mission ist gescheitert.",
    "trail-lost": "Du hast die Spur verloren. Die Mission ist gescheitert.",
    "gave-up": "Du hast aufgegeben. Die Mission ist gescheitert.",
    "turn-limit": "Die Nacht ist vorbei. Die Mission ist gescheitert.",
  },
  settings: {
    mission: "Mission",
    nonLethal: "Ohne Töten: Gefundene Körper stehen wieder auf",
    loweredAlertness: "Wachsamkeit gesenkt um",
    kit: "Ausrüstung",
    "kit.recommended": "was bis dahin klug gekauft wäre",
    "kit.everything": "alles, und drei Gegenstände",
    chooseForMe: "Gleiche Wege und Reihenfolgen für mich wählen",
    pauseAtEveryWindow: "Bei jeder Gelegenheit anhalten",
    giveUp: "Aufgeben wird angeboten",
    turnLimit: "Höchstens so viele Züge",
    "preset.garrett": "Garrett: Hintertür",
    "preset.cass": "Cass: Kalter Tatort",
    "preset.non-lethal": "Garrett: Hausschlüssel, ohne Töten",
    "preset.everything": "Garrett: Absolution, mit aller Ausrüstung",
  },
  labels: { ...labels, ...reasons, ...barred },
  things: { ...things, ...reasonThings },
  atTable,
};
