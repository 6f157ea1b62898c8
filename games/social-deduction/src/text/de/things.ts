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
  weapon: from(WEAPON_NAMES),
  side: from(PLACE_NAMES),
  place: from(PLACE_NAMES),
  own: from(PLACE_NAMES),
  what: from(PLACE_NAMES),
  which: (value) => `Nr. ${Number(value) + 1}`,
  seats: (value) => `Platz ${Number(value) + 1}`,
  home: (value) => (value === "locked" ? "gesperrte Seite" : "in die Mitte"),
};
