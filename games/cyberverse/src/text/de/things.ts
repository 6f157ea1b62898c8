/** Wie Angaben geschrieben werden: Agenten, Bezirke, Marker, Karten. */
import type { Plain } from "@sprawl/engine";
import { combatTokens } from "../../combat/tokens.js";
import { names } from "../en/names.js";
import { DISTRICT_NAMES, ORGANIZATION_NAMES } from "../en/things.js";
import { book } from "./book.js";

const FEATURE_NAMES: Readonly<Record<string, string>> = {
  movement: "Bewegung",
  analysis: "Analyse",
  hacking: "Hacking",
  reputation: "Ansehen",
  combat: "Kampf",
};

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

const POSITIONS = [
  "die Hacking-Position",
  "die erhöhte Position",
  "eine gedeckte Position",
  "eine gedeckte Position",
];
const LINES: Readonly<Record<string, string>> = {
  miss: "nichts",
  graze: "Niederhalten",
  hit: "1 Gesundheit und eine Wunde",
  heavy: "1 Gesundheit und Blutung",
  critical: "2 Gesundheit und Blutung",
};
const REASONS: Readonly<Record<string, string>> = {
  xp: "Erfahrung",
  healing: "Heilung",
  token: "der Gegenstand",
  surgery: "Field Surgery",
};

/** Ein Kampfmarker in einer Zeile: "+2 Umklammern / 3". */
function tokenText(id: string): string {
  const token = combatTokens[id];
  if (!token) return id;
  const { attack, onAttack, defense, onDefense } = token;
  const strike = [`+${attack}`, onAttack && TOKEN_EFFECTS[onAttack]].filter(Boolean).join(" ");
  const guard = [`${defense}`, onDefense && TOKEN_EFFECTS[onDefense]].filter(Boolean).join(" ");
  return `${strike} / ${guard}`;
}

/** Was einen eigenen Namen hat. */
function named(value: Plain): string {
  const id = String(value);
  if (id in combatTokens) return tokenText(id);
  if (id.startsWith("district-")) return DISTRICT_NAMES[Number(id.slice("district-".length))];
  if (id.startsWith("henchman-")) return `Handlanger ${id.slice("henchman-".length)}`;
  return names[id] ?? ORGANIZATION_NAMES[id] ?? TOKEN_EFFECTS[id] ?? id;
}

const organization = (value: Plain): string => ORGANIZATION_NAMES[String(value)] ?? "niemand";
const district = (value: Plain): string => DISTRICT_NAMES[Number(value)] ?? String(value);

/** Für das, was eine Möglichkeit nennen kann oder nicht. */
const maybe =
  (write: (name: string) => string) =>
  (value: Plain): string =>
    value === "" ? "" : write(named(value));

/** Die Seite einer Karte: Eine Modifikatorkarte ist eine Zahl. */
function cardText(value: Plain): string {
  if (value === undefined) return "eine verdeckte Karte";
  return typeof value === "number" ? (value > 0 ? `+${value}` : String(value)) : named(value);
}

export const things: Readonly<Record<string, (value: Plain) => string>> = {
  org: organization,
  orgs: organization,
  rival: organization,
  from: organization,
  controller: organization,
  agent: named,
  profile: named,
  who: named,
  attacker: named,
  defender: named,
  weapon: (value) => (value === "unarmed" ? "bloße Hände" : named(value)),
  henchman: named,
  type: named,
  token: named,
  support: named,
  piece: named,
  event: named,
  story: named,
  investigation: named,
  investigations: named,
  folder: named,
  ambush: named,
  brawl: named,
  effect: named,
  sheet: (value) => String(value).slice(1),
  mission: (value) => String(Number(value) + 1),
  card: cardText,
  cards: cardText,
  district,
  feature: (value) => FEATURE_NAMES[String(value)] ?? String(value),
  status: (value) =>
    ({ suppression: "Niederhalten", wound: "eine Wunde", bleeding: "Blutung" })[String(value)] ??
    String(value),
  slot: (value) =>
    ({ cancel: "aufheben", reward: "Belohnung holen" })[String(value)] ?? String(value),
  colour: (value) => ({ red: "rot", green: "grün" })[String(value)] ?? String(value),
  line: (value) => LINES[String(value)] ?? String(value),
  levels: (value) => (value === 0 ? "nichts" : String(value)),
  attacks: (value) => (value ? "greift an" : "hält sich zurück"),
  book: (value) => book[String(value)] ?? String(value),
  reason: (value) => REASONS[String(value)] ?? String(value),
  position: (value) => (Number(value) < 0 ? "" : `, auf ${POSITIONS[Number(value)]}`),
  instead: maybe((id) => `, dafür geht ${id}`),
  via: maybe((id) => `, über ${id}`),
  second: maybe((id) => ` und ${id}`),
  target: maybe((id) => id),
  extra: (value) => (Number(value) > 0 ? ` mit Hilfe, +${Number(value)}D` : ""),
};
