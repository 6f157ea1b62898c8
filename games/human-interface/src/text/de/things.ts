/** Wie Angaben in Sätzen auf Deutsch heißen. Eigennamen bleiben, wie sie sind. */
import { names as english } from "../en/names.js";
import { thingsIn } from "../writing.js";

const names: Readonly<Record<string, string>> = {
  ...english,
  avatar: "der KI-Avatar",
  doctor: "Doktor Kaede Imai",
  ai: "der Turm",
  none: "nichts",
  ubermensch: "Übermenschen",
  freelance: "Freelance",
  orange: "das orange Terminal",
  green: "das grüne Terminal",
  blue: "das blaue Terminal",
  red: "das rote Terminal",
  "white-1": "das erste einfache Terminal",
  "white-2": "das zweite einfache Terminal",
  "bare-hands": "bloße Hände",
  "twin-cyberarms": "die Zwillings-Cyberarme",
  blank: "eine leere Karte",
};

export const missionNames: Readonly<Record<string, string>> = {
  "firing-range": "Schießstand",
  "zero-hour": "Stunde Null",
  "signal-hunt": "Signaljagd",
  extraction: "Bergung",
  "core-meltdown": "Kernschmelze",
  "lone-wolf": "Einsamer Wolf",
  "night-shift": "Nachtschicht",
  "common-enemy": "Gemeinsamer Feind",
  "three-way-split": "Dreiteilung",
  "kill-switch": "Notschalter",
  "dry-run": "Trockenlauf",
};

export const things = thingsIn({
  names,
  missions: missionNames,
  why: {
    takeover: "ein Terminal wurde übernommen",
    hacking: "Hackergerät",
    heavy: "eine schwere Waffe oder eine Granate",
    ranged: "Schüsse",
    close: "ein Nahkampf",
    forced: "eine Tür wurde aufgebrochen",
    presence: "jemand ist dort",
  },
  responses: {
    dodge: "Ausweichen",
    cover: "Deckung",
    answer: "Schnellangriff",
    nothing: "keine Reaktion",
  },
  tokens: {
    "no-dodge": "kein Ausweichen",
    dodge: "-2 auf Ausweichen",
    reaction: "-1 auf Reaktionen",
  },
  locations: {
    head: "Kopf",
    chest: "Brust",
    arms: "Arme",
    legs: "Beine",
  },
  colours: {
    orange: "Orange",
    green: "Grün",
    blue: "Blau",
    red: "Rot",
    white: "Weiß",
  },
  faceDown: "eine verdeckte Karte",
  success: "Erfolg",
  failure: "Fehlschlag",
  passed: "Bestanden",
  failed: "Nicht bestanden",
  open: "offen",
  closed: "geschlossen",
  steps: (n) => ` und ${n} ${n === 1 ? "Schritt" : "Schritte"} dieser Bewegung`,
  locked: "verriegelt",
  unlocked: "entriegelt",
});
