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

/** What may be announced, before whom or what it is about. */
const DEEDS: Readonly<Record<string, string>> = {
  draw: "to draw",
  investigate: "a look at a card of",
  "investigate-id": "a look at the ID of",
  equip: "to take a weapon against",
  "equip-unaimed": "to take a weapon",
  "equip-ex": "to take a weapon against",
  "equip-ex-pair": "to take a weapon against",
  "take-weapon": "to take the weapon of",
  drop: "to put down a weapon",
  "change-target": "to aim at",
  "change-target-unaimed": "to aim at nobody",
  "change-target-ex": "to aim at",
  "change-target-ex-pair": "to aim at",
  shoot: "a shot at",
  "shoot-unaimed": "a shot",
  "shoot-ex": "a shot at",
  "shoot-ex-pair": "a shot at",
  heal: "to heal",
  "heal-self": "to pay for health",
  "heal-other": "to pay for the health of",
  purge: "that everybody discards",
  "show-id": "to reveal the own ID",
  "no-action": "no action",
  "hold-fire": "no shot",
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
  deed: from(DEEDS),
  weapon: from(WEAPON_NAMES),
  side: from(PLACE_NAMES),
  place: from(PLACE_NAMES),
  own: from(PLACE_NAMES),
  what: from(PLACE_NAMES),
  which: (value) => `no. ${Number(value) + 1}`,
  seats: (value) => `seat ${Number(value) + 1}`,
  home: (value) => (value === "locked" ? "locked side" : "middle"),
};
