/** Wie Angaben auf Deutsch heißen. Eigennamen bleiben, wie sie sind. */
import { thingsIn, type Wording } from "../writing.js";
import { book } from "./book.js";

export const TOKEN_EFFECTS: Readonly<Record<string, string>> = {
  grapple: "Umklammern",
  frenzy: "Raserei",
  disarm: "Entwaffnen",
  "armor-piercer": "Panzerbrecher",
  "poisoned-blade": "Giftklinge",
  "multiple-shot": "Mehrfachschuss",
  adrenalin: "Adrenalin",
  projection: "Wurf",
  "energy-shield": "Energieschild",
  "anti-virus": "Antivirus",
  bandage: "Verband",
  medkit: "Medkit",
  "smoke-bomb": "Rauchbombe",
  stealth: "Tarnung",
};

const wording: Wording = {
  nobody: "niemand",
  nothing: "nichts",
  bareHands: "bloße Hände",
  hiddenCard: "eine verdeckte Karte",
  attacks: "greift an",
  holdsBack: "hält sich zurück",
  features: {
    movement: "Bewegung",
    analysis: "Analyse",
    hacking: "Hacking",
    reputation: "Ruf",
    combat: "Kampf",
  },
  tokenEffects: TOKEN_EFFECTS,
  statuses: { suppression: "Niederhalten", wound: "eine Wunde", bleeding: "Blutung" },
  slots: { cancel: "aufheben", reward: "Belohnung holen" },
  colours: { red: "rot", green: "grün" },
  lines: {
    miss: "nichts",
    graze: "Niederhalten",
    hit: "1 Gesundheit und eine Wunde",
    heavy: "1 Gesundheit und Blutung",
    critical: "2 Gesundheit und Blutung",
    "gang-1": "1 Gesundheit",
    "gang-2": "2 Gesundheit",
  },
  reasons: {
    xp: "Erfahrung",
    healing: "Heilung",
    token: "der Gegenstand",
    surgery: "Field Surgery",
  },
  book,
  positions: [
    "die Hacking-Position",
    "die erhöhte Position",
    "eine gedeckte Position",
    "eine gedeckte Position",
  ],
  henchman: (number) => `Handlanger ${number}`,
  standing: (name, zone) => `${name} in Zone ${zone}`,
  onto: (position) => `, auf ${position}`,
  instead: (name) => `, dafür geht ${name}`,
  via: (name) => `, über ${name}`,
  second: (name) => ` und ${name}`,
  ofMissions: "aus Missionen",
  ofOnesOwn: "eigene",
  help: (dice) => ` mit Hilfe, +${dice}D`,
};

export const things = thingsIn(wording);
