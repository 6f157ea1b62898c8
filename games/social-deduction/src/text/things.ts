/** How cards, weapons, teams and places are called. */
import type { Plain } from "@sprawl/engine";
import { idTexts, loyaltyNames, programTexts } from "./cards.js";
import { bossTexts, exitusTexts } from "./hell-gate-cards.js";

const NAMES: Readonly<Record<string, string>> = {
  ...loyaltyNames,
  ...Object.fromEntries(
    [...Object.entries(idTexts), ...Object.entries(programTexts)].map(([id, { name }]) => [
      id,
      name,
    ]),
  ),
  ...Object.fromEntries(Object.entries(exitusTexts).map(([id, { name }]) => [id, name])),
  fallen: "Fallen",
  unchanged: "unchanged",
  other: "not Legion",
};

const WEAPON_NAMES: Readonly<Record<string, string>> = {
  pistol: "pistol",
  companion: "companion",
  rifle: "rifle",
  "rocket-launcher": "rocket launcher",
  laser: "laser",
  "hell-gate": "Hell Gate",
  any: "weapon",
};

const PLACE_NAMES: Readonly<Record<string, string>> = {
  left: "left loyalty card",
  right: "right loyalty card",
  id: "ID",
  loyalty: "loyalty cards",
};

const card = (face: Plain): string =>
  face === undefined ? "a hidden card" : (NAMES[String(face)] ?? String(face));
const from = (names: Readonly<Record<string, string>>) => (value: Plain) =>
  names[String(value)] ?? String(value);

export const things: Readonly<Record<string, (value: Plain) => string>> = {
  card,
  cards: card,
  name: (value) => NAMES[String(value)] ?? WEAPON_NAMES[String(value)] ?? String(value),
  program: card,
  team: card,
  teams: card,
  colour: card,
  boss: (value) => bossTexts[String(value)]?.name ?? String(value),
  portal: String,
  weapon: from(WEAPON_NAMES),
  side: from(PLACE_NAMES),
  place: from(PLACE_NAMES),
  own: from(PLACE_NAMES),
  what: from(PLACE_NAMES),
  which: (value) => `no. ${Number(value) + 1}`,
  seats: (value) => `seat ${Number(value) + 1}`,
  home: (value) => (value === "locked" ? "locked side" : "middle"),
};
