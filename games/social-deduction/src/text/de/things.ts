/** Wie Karten, Waffen, Seiten und Plätze heißen, auf Deutsch. Karten behalten ihre Namen. */
import type { Plain } from "@sprawl/engine";
import { things as english } from "../things.js";

const NAMES: Readonly<Record<string, string>> = {
  human: "Mensch",
  machine: "Maschine",
  outlaw: "Gesetzlos",
  "human-x2": "Mensch x2",
  "machine-x2": "Maschine x2",
  "outlaw-x2": "Gesetzlos x2",
  fallen: "gefallen",
  unchanged: "unverändert",
  other: "nicht Legion",
};

const WEAPON_NAMES: Readonly<Record<string, string>> = {
  pistol: "Pistole",
  companion: "Begleiter",
  rifle: "Gewehr",
  "rocket-launcher": "Raketenwerfer",
  laser: "Laser",
  "hell-gate": "Hell Gate",
  any: "Waffe",
};

const PLACE_NAMES: Readonly<Record<string, string>> = {
  left: "linke Loyalitätskarte",
  right: "rechte Loyalitätskarte",
  id: "ID",
  loyalty: "Loyalitätskarten",
};

const from =
  (names: Readonly<Record<string, string>>, otherwise = english.card) =>
  (value: Plain): string =>
    names[String(value)] ?? otherwise?.(value) ?? String(value);
/** What may be announced, before whom or what it is about. */
const DEEDS: Readonly<Record<string, string>> = {
  draw: "Ziehen",
  investigate: "einen Blick auf eine Karte von",
  "investigate-id": "einen Blick auf die ID von",
  equip: "eine Waffe gegen",
  "equip-unaimed": "eine Waffe",
  "equip-ex": "eine Waffe gegen",
  "equip-ex-pair": "eine Waffe gegen",
  "take-weapon": "den Griff nach der Waffe von",
  drop: "das Ablegen einer Waffe",
  "change-target": "ein neues Ziel,",
  "change-target-unaimed": "kein Ziel",
  "change-target-ex": "ein neues Ziel,",
  "change-target-ex-pair": "ein neues Ziel,",
  shoot: "einen Schuss auf",
  "shoot-unaimed": "einen Schuss",
  "shoot-ex": "einen Schuss auf",
  "shoot-ex-pair": "einen Schuss auf",
  heal: "Heilung für",
  "heal-self": "bezahlte Heilung",
  "heal-other": "bezahlte Heilung für",
  purge: "Abwerfen für alle",
  "show-id": "das Aufdecken der eigenen ID",
  "no-action": "keine Aktion",
  "hold-fire": "keinen Schuss",
};

const card = (face: Plain): string =>
  face === undefined ? "eine verdeckte Karte" : from(NAMES)(face);

export const things: Readonly<Record<string, (value: Plain) => string>> = {
  ...english,
  card,
  cards: card,
  name: (value) => WEAPON_NAMES[String(value)] ?? card(value),
  program: card,
  team: card,
  teams: card,
  colour: card,
  deed: from(DEEDS),
  weapon: from(WEAPON_NAMES),
  side: from(PLACE_NAMES),
  place: from(PLACE_NAMES),
  own: from(PLACE_NAMES),
  what: from(PLACE_NAMES),
  which: (value) => `Nr. ${Number(value) + 1}`,
  seats: (value) => `Platz ${Number(value) + 1}`,
  home: (value) => (value === "locked" ? "gesperrte Seite" : "in die Mitte"),
};
