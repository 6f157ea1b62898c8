/** Wie Angaben in Sätzen geschrieben werden. Eigennamen bleiben, wie sie sind. */
import type { GameText, Plain } from "@sprawl/engine";
import { names as english } from "../en/names.js";
import { things as others } from "../en/things.js";

const names: Readonly<Record<string, string>> = {
  ...english,
  avatar: "der KI-Avatar",
  doctor: "Doktor Kaede Imai",
  ai: "der Turm",
  none: "nichts",
  ubermensch: "Übermenschen",
  freelance: "Freie",
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

/** "tomo", "phantom-2", "masamune-3" */
function model(value: Plain): string {
  const id = String(value);
  if (names[id] !== undefined) return names[id];
  const [card, number] = id.split(/-(?=\d+$)/);
  return `${names[card] ?? card} ${number ?? ""}`.trim();
}

const name = (value: Plain): string => names[String(value)] ?? String(value);

const WHY: Readonly<Record<string, string>> = {
  takeover: "ein Terminal wurde übernommen",
  hacking: "Hackergerät",
  heavy: "eine schwere Waffe oder eine Granate",
  ranged: "Schüsse",
  close: "ein Nahkampf",
  forced: "eine Tür wurde aufgebrochen",
  presence: "jemand ist dort",
};

const RESPONSES: Readonly<Record<string, string>> = {
  dodge: "Ausweichen",
  cover: "Deckung",
  answer: "Schnellangriff",
  nothing: "keine Reaktion",
};

const TOKENS: Readonly<Record<string, string>> = {
  "no-dodge": "kein Ausweichen",
  dodge: "-2 auf Ausweichen",
  reaction: "-1 auf Reaktionen",
};

const LOCATIONS: Readonly<Record<string, string>> = {
  head: "Kopf",
  chest: "Brust",
  arms: "Arme",
  legs: "Beine",
};

const COLOURS: Readonly<Record<string, string>> = {
  orange: "Orange",
  green: "Grün",
  blue: "Blau",
  red: "Rot",
  white: "Weiß",
};

const card = (value: Plain): string => {
  if (value === undefined) return "eine verdeckte Karte";
  return typeof value === "number" ? String(value) : name(value);
};

export const things: NonNullable<GameText["things"]> = {
  ...others,
  model,
  victim: model,
  by: (value) =>
    typeof value === "number" ? (value > 0 ? `+${value}` : String(value)) : model(value),
  members: model,
  character: model,
  team: name,
  enemy: name,
  faction: name,
  deck: name,
  item: name,
  other: name,
  weapon: name,
  program: name,
  guard: name,
  mission: (value) => missionNames[String(value)] ?? String(value),
  terminal: name,
  "terminal-short": (value) => COLOURS[String(value).split("-")[0] ?? ""] ?? name(value),
  card,
  cards: card,
  hostile: card,
  why: (value) => WHY[String(value)] ?? name(value),
  response: (value) => RESPONSES[String(value)] ?? String(value),
  kind: (value) => TOKENS[String(value)] ?? String(value),
  won: (value) => (value === 1 ? "Erfolg" : "Fehlschlag"),
  passed: (value) => (value === 1 ? "Bestanden" : "Nicht bestanden"),
  open: (value) => (value ? "offen" : "geschlossen"),
  locked: (value) => (value ? "verriegelt" : "entriegelt"),
  location: (value) => LOCATIONS[String(value)] ?? String(value),
};
