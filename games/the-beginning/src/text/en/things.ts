/** How cards, Enemies, places and bars are written. */
import type { Plain } from "@sprawl/engine";
import {
  interrogationTexts,
  objectiveTexts,
  programTexts,
  reconTexts,
  trickTexts,
  woundTexts,
} from "./cards.js";
import { eventNames } from "./event-cards.js";
import {
  abilityNames,
  areaNames,
  barNames,
  channelNames,
  characterNames,
  chipNames,
  columnNames,
  enemyNames,
  factionNames,
  influenceNames,
  placeNames,
  supplyNames,
} from "./names.js";

function namesOf(texts: Readonly<Record<string, { readonly name: string }>>) {
  return Object.fromEntries(Object.entries(texts).map(([id, { name }]) => [id, name]));
}

/** Whatever can lie face-down. */
const FACES: Readonly<Record<string, string>> = {
  ...influenceNames,
  ...chipNames,
  ...supplyNames,
  ...namesOf(programTexts),
  ...namesOf(woundTexts),
  ...namesOf(objectiveTexts),
  ...namesOf(reconTexts),
  ...namesOf(interrogationTexts),
  ...eventNames,
  human: "Human",
  machine: "Machine",
  fallen: "Fallen",
  legion: "Legion",
  none: "unchanged",
  changed: "changed",
};

const from = (names: Readonly<Record<string, string>>) => (value: Plain) =>
  names[String(value)] ?? String(value);

const card = (face: Plain): string => (face === undefined ? "a face-down card" : from(FACES)(face));

/** "soldier-2-17" is a Soldier of Level 2. */
function enemy(value: Plain): string {
  const [type, level] = String(value).split("-");
  const name = enemyNames[type] ?? type;
  return level === undefined ? name : `${name} ${"I".repeat(Number(level))}`;
}

function signed(value: Plain): string {
  return Number(value) > 0 ? `+${value}` : String(value);
}

const EFFECTS: Readonly<Record<string, string>> = {
  thief: "A Thief",
  "magnet-snare": "A Magnet Snare",
  "last-command": "Last Command",
  "data-purge": "Data Purge",
};

const LINES: Readonly<Record<string, string>> = {
  wound: "1 Wound",
  "random-cards": "3 cards at random",
  program: "1 Program",
  chip: "1 Data Chip",
  cards: "2 cards",
  "apex -1": "Apex -1",
  "deus -1": "Deus -1",
  "apex 1": "Apex +1",
  "deus 1": "Deus +1",
  "morale -1": "Morale -1",
};

/** Where a Data Chip lay that somebody looked at. */
const WHERE: Readonly<Record<string, string>> = { carried: "carried", network: "in the Network" };

export const things: Readonly<Record<string, (value: Plain) => string>> = {
  card,
  cards: card,
  chip: (face) => (face === undefined ? "a face-down Data Chip" : from(FACES)(face)),
  box: () => "the Supply Box",
  program: from(FACES),
  wound: (value) => (typeof value === "number" ? `Wound ${value + 1}` : from(FACES)(value)),
  supply: from(FACES),
  recon: from(FACES),
  unique: from(FACES),
  trick: (value) => trickTexts[String(value)]?.name ?? String(value),
  event: (value) => (value === "" ? "the plea" : from(FACES)(value)),
  enemy,
  character: from(characterNames),
  body: (value) => (value === "kuro" ? "'s Kuro" : ""),
  area: from(areaNames),
  to: from(areaNames),
  place: from(placeNames),
  bar: from(barNames),
  change: signed,
  goal: (value) => (value === 0 ? "grey and green" : signed(value)),
  total: signed,
  sum: signed,
  luck: signed,
  victor: from(factionNames),
  faction: from({ human: "Human", machine: "a Machine", fallen: "Fallen", legion: "Legion" }),
  lastTurn: from(characterNames),
  winners: from(characterNames),
  ability: from(abilityNames),
  column: (value) => columnNames[Number(value)] ?? String(value),
  channel: (value) => channelNames[Number(value)] ?? String(value),
  other: (value) => channelNames[Number(value)] ?? String(value),
  boost: (value) => String(value),
  effect: from(EFFECTS),
  line: from(LINES),
  sector: (value) => (Number(value) > 3 ? String(value) : "I".repeat(Number(value))),
  spawn: (value) => `Spawn Location ${value}`,
  statement: from({
    "a-lot": "“a lot”",
    "a-little": "“a little”",
    nothing: "“nothing”",
    silent: "no word",
  }),
  ask: from({ give: "which cards do you give?", add: "do you add more cards?" }),
  what: from({
    draw: "draw 1 General Influence card",
    programs: "draw 2 Programs",
    take: "take the Supply Box",
  }),
  night: from({
    asleep: "eyes closed.",
    recruit: "you may turn a Human into a Machine.",
    infect: "you may infect others.",
  }),
  decider: from({ leader: "The Leader", general: "The General" }),
  met: from({ met: "The check is met.", missed: "The check is missed." }),
  action: from({
    "city-riot": "Riot",
    "city-morale": "Morale",
    "city-resources": "Resources",
    "city-chance": "Chance",
  }),
  where: (value) => WHERE[String(value)] ?? String(value).replace("sector", "Sector"),
  side: from({ anarchy: "Anarchy", surveillance: "Surveillance" }),
};
