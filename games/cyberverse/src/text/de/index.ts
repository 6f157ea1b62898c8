/** Jeder Satz von CyberVerse auf Deutsch. */

import type { GameText } from "@sprawl/engine";
import { untold } from "../untold.js";
import { atTable } from "../writing.js";
import { barred } from "./barred.js";
import { events } from "./events.js";
import { labels } from "./labels.js";
import { options, prompts } from "./questions.js";
import { reasons } from "./reasons.js";
import { things } from "./things.js";

const ENDINGS: Readonly<Record<string, string>> = {
  stories: "Genug Storys sind gelöst.",
  domination: "Eine Organisation beherrscht alle fünf Bezirke.",
  "turn-limit": "Der letzte Zug ist vorbei.",
  "last-one": "Nur eine Organisation ist übrig.",
};
const RANKS: Readonly<Record<string, string>> = {
  informer: "Du gewinnst: Dein Rang ist Informant.",
  investigator: "Du gewinnst: Dein Rang ist Ermittler.",
  handler: "Du gewinnst: Dein Rang ist Führungsoffizier.",
  ghost: "Du gewinnst: Dein Rang ist Geist von New Eden.",
  beaten: "Die andere Organisation liegt vor dir.",
};

const results = Object.fromEntries(
  Object.entries(ENDINGS).flatMap(([ending, said]) => [
    [ending, `${said} Siegpunkte entscheiden.`],
    ...Object.entries(RANKS).map(([rank, words]) => [`${ending}.${rank}`, `${said} ${words}`]),
  ]),
);

export const de: GameText = {
  title: "CyberVerse",
  prompts,
  options,
  events,
  results,
  settings: {
    level: "Stärke der anderen Organisation, wenn du allein spielst",
    "level.rookie": "Neuling: arm und ohne Hinterhalte",
    "level.operative": "Agent: 12 Siegpunkte von Beginn an",
    "level.veteran": "Veteran: 16 Siegpunkte, reicher, zwei Agenten",
    "level.legend": "Legende: wie Veteran mit 22, ohne Gehälter, besser bei Proben",
    shortGame: "Kurzes Spiel: weniger Storys zu lösen",
    randomStart: "Die ersten Agenten werden zufällig verteilt",
    boards: "Bezirkspläne",
    "boards.random": "zufällig",
    "boards.A": "alle Seite A",
    "boards.B": "alle Seite B",
    "boards.chosen": "wie unten gewählt",
    board1: "Millennium Mall",
    "board1.A": "A: Atrium",
    "board1.B": "B: Ladehalle",
    board2: "Fargo Junction",
    "board2.A": "A: Bahnsteige",
    "board2.B": "B: Rangierhof",
    board3: "JoyTown",
    "board3.A": "A: Neonmeile",
    "board3.B": "B: Hinterzimmer",
    board4: "Cold Harbor",
    "board4.A": "A: Docks",
    "board4.B": "B: Kühlhaus",
    board5: "Independence Plaza",
    "board5.A": "A: Forum",
    "board5.B": "B: Ministeriumstreppe",
    permanentDeath: "Tote Agenten sind für immer fort",
    domination: "Wer alle fünf Bezirke beherrscht, beendet das Spiel",
    paidSupport: "Jede Unterstützungskarte kostet ihren Preis",
    lastingExperience: "Was XP kaufen, bleibt",
    turnLimit: "Letzter Zug",
    "preset.first-evening": "Erster Abend",
    "preset.standard": "Normales Spiel",
    "preset.long-game": "Langes Spiel",
    "preset.solo-rookie": "Allein gegen einen Neuling",
    "preset.solo-operative": "Allein gegen einen Agenten",
    "preset.solo-veteran": "Allein gegen einen Veteranen",
    "preset.solo-legend": "Allein gegen eine Legende",
  },
  labels: { ...untold, ...labels, ...reasons, ...barred },
  things,
  atTable,
};
