/** Jeder Satz, den man in Human Interface liest, auf Deutsch. Eigennamen bleiben. */

import type { GameText } from "@sprawl/engine";
import { untold } from "../untold.js";
import { barred } from "./barred.js";
import { events } from "./events.js";
import { labels } from "./labels.js";
import { lessons } from "./lessons.js";
import { options, prompts } from "./questions.js";
import { reasons } from "./reasons.js";
import { skills } from "./skills.js";
import { missionNames, things } from "./things.js";

export const de: GameText = {
  title: "Human Interface: Nakamura Tower",
  prompts,
  options,
  events,
  results: {
    draw: "Niemand gewinnt.",
    points: "{winner} hat mehr Punkte.",
    "shared-points": "Die Punkte sind geteilt.",
    "last-standing": "Nur ein Team steht noch.",
    "held-terminal": "Das Terminal wurde lange genug gehalten.",
    "time-is-up": "Die Zeit ist um.",
    "nobody-left": "Niemand ist übrig, um weiterzumachen.",
    "doctor-extracted": "Die Ärztin ist aus dem Turm.",
    "doctor-nearer": "Die Ärztin ist einem Aufzug näher.",
    "core-taken": "Der Kern ist genommen.",
    "avatar-slain": "Der Avatar ist zerstört.",
    "no-hacker-left": "Kein Hacker ist übrig. Die Mission ist verloren.",
    "files-out": "Beide Dateien sind aus dem Turm.",
    "all-terminals": "Alle Terminals sind wiederhergestellt.",
  },
  settings: {
    mission: "Mission",
    "mission.by-players": "die für so viele Personen",
    ...Object.fromEntries(
      Object.entries(missionNames).map(([id, title]) => [`mission.${id}`, title]),
    ),
    equipment: "Ausrüstung",
    "equipment.recommended": "was ein sorgfältiger Käufer nimmt",
    "equipment.choose": "von den Spielern gekauft",
    "equipment.drawn": "was der Spind hergibt",
    floor: "Stockwerk des Schießstands",
    upgraded: "Drohnen tragen eine zweite Waffe",
    tokens: "SR werden ausgegeben",
    "tokens.auto": "von dem, der am meisten in Gefahr ist",
    "tokens.choose": "von der Karte, die man nennt",
    routes: "Gleich kurze Wege der Drohnen",
    "routes.auto": "entscheidet der Tisch, damit es schneller geht",
    "routes.choose": "wählt, wer sie aktiviert",
    order: "Was zugleich fällig ist",
    "order.auto": "kommt in der Reihenfolge der Karten",
    "order.choose": "wird von jemandem geordnet",
    blanks: "Leere Cyberkrieg-Karten",
    drones: "Mehr Drohnen",
    strength: "Stärkere Terminals",
    damage: "Schaden nach Trefferzone",
    wholeHand: "Jeden Zug die ganze Hand abwerfen",
    intervening: "Wer dazwischen steht",
    sides: "Linke und rechte Trefferzonen",
    forcing: "Verriegelte Türen können aufgebrochen werden",
    "preset.zero-hour": "Stunde Null",
    "preset.lone-wolf": "Einsamer Wolf, allein",
    "preset.common-enemy": "Gemeinsamer Feind, zusammen",
    "preset.advanced": "Notschalter, alle Zusatzregeln",
    "preset.hard": "Einsamer Wolf, schwer",
  },
  labels: { ...untold, ...labels, ...skills, ...lessons, ...reasons, ...barred },
  things,
};
