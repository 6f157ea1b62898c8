/** How arguments are written: Agents, Districts, tokens, cards. */
import type { Plain } from "@sprawl/engine";
import { combatTokens } from "../../combat/tokens.js";
import { book } from "./book.js";
import { names } from "./names.js";

export const ORGANIZATION_NAMES: Readonly<Record<string, string>> = {
  eco: "Eco Squad",
  fsb: "FSB",
  nul: "Null Chorus",
  arg: "Argent Bureau",
};

export const DISTRICT_NAMES: readonly string[] = [
  "HQ",
  "Millennium Mall",
  "Fargo Junction",
  "JoyTown",
  "Cold Harbor",
  "Independence Plaza",
];

const FEATURE_NAMES: Readonly<Record<string, string>> = {
  movement: "Movement",
  analysis: "Analysis",
  hacking: "Hacking",
  reputation: "Reputation",
  combat: "Combat",
};

export const TOKEN_EFFECTS: Readonly<Record<string, string>> = {
  grapple: "Grapple",
  frenzy: "Frenzy",
  disarm: "Disarm",
  "armor-piercer": "Armor piercer",
  "poisoned-blade": "Poisoned blade",
  "multiple-shot": "Multiple shot",
  adrenalin: "Adrenalin",
  projection: "Projection",
  "energy-shield": "Energy shield",
  "anti-virus": "Anti-virus",
  bandage: "Bandage",
  medkit: "Medkit",
  "smoke-bomb": "Smoke bomb",
  stealth: "Stealth",
};

const POSITIONS = [
  "the Hacking position",
  "the Advantageous position",
  "a Covered position",
  "a Covered position",
];
const LINES: Readonly<Record<string, string>> = {
  miss: "nothing",
  graze: "Suppression",
  hit: "1 Health and a Wound",
  heavy: "1 Health and Bleeding",
  critical: "2 Health and Bleeding",
};
const REASONS: Readonly<Record<string, string>> = {
  xp: "experience",
  healing: "healing",
  token: "the token",
  surgery: "Field Surgery",
};

/** A Combat token in a line: "+2 Grapple / 3". */
export function tokenText(id: string): string {
  const token = combatTokens[id];
  if (!token) return id;
  const { attack, onAttack, defense, onDefense } = token;
  const strike = [`+${attack}`, onAttack && TOKEN_EFFECTS[onAttack]].filter(Boolean).join(" ");
  const guard = [`${defense}`, onDefense && TOKEN_EFFECTS[onDefense]].filter(Boolean).join(" ");
  return `${strike} / ${guard}`;
}

/** Whatever has a name of its own. */
export function named(value: Plain): string {
  const id = String(value);
  if (id in combatTokens) return tokenText(id);
  if (id.startsWith("district-")) return DISTRICT_NAMES[Number(id.slice("district-".length))];
  if (id.startsWith("henchman-")) return `Henchman ${id.slice("henchman-".length)}`;
  return names[id] ?? ORGANIZATION_NAMES[id] ?? TOKEN_EFFECTS[id] ?? id;
}

const organization = (value: Plain): string => ORGANIZATION_NAMES[String(value)] ?? "nobody";
const district = (value: Plain): string => DISTRICT_NAMES[Number(value)] ?? String(value);

/** For what an option may name or not. */
const maybe =
  (write: (name: string) => string) =>
  (value: Plain): string =>
    value === "" ? "" : write(named(value));

/** The face of a card: a Modifier card is a number. */
function cardText(value: Plain): string {
  if (value === undefined) return "a hidden card";
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
  weapon: (value) => (value === "unarmed" ? "bare hands" : named(value)),
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
    ({ suppression: "Suppression", wound: "a Wound", bleeding: "Bleeding" })[String(value)] ??
    String(value),
  slot: (value) =>
    ({ cancel: "cancel it", reward: "claim the reward" })[String(value)] ?? String(value),
  colour: (value) => ({ red: "red", green: "green" })[String(value)] ?? String(value),
  line: (value) => LINES[String(value)] ?? String(value),
  levels: (value) => (value === 0 ? "nothing" : String(value)),
  attacks: (value) => (value ? "attacks" : "holds back"),
  book: (value) => book[String(value)] ?? String(value),
  reason: (value) => REASONS[String(value)] ?? String(value),
  position: (value) => (Number(value) < 0 ? "" : `, onto ${POSITIONS[Number(value)]}`),
  instead: maybe((id) => `, letting ${id} go`),
  via: maybe((id) => `, by ${id}`),
  second: maybe((id) => ` and ${id}`),
  target: maybe((id) => id),
  extra: (value) => (Number(value) > 0 ? ` with help, +${Number(value)}D` : ""),
};
