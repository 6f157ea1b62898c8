/** How the arguments of sentences are written: sectors, enemies, cards, purposes. */
import type { GameText, Plain } from "@sprawl/engine";
import type { EnemyAction, EnemyType, MissionId } from "../content/types.js";
import type { GearId } from "../gear/index.js";
import type { ItemId } from "../items/index.js";
import { enemyNames, gearTexts, itemTexts } from "./content.js";
import { missionTexts } from "./missions.js";
import { sectorName } from "./sectors.js";

/** The letter of a reference says what it refers to. */
const LETTERS: Readonly<Record<string, EnemyType>> = {
  g: "security-guard",
  r: "riot-enforcer",
  l: "squad-leader",
  k: "tracker",
  d: "surveillance-drone",
  h: "hound-drone",
  b: "drone-bomb",
  s: "sentry-gun",
  t: "target",
};

const PURPOSES: Readonly<Record<string, string>> = {
  "your-attack": "your attack",
  "enemy-attack": "an attack on you",
  "enemy-against-enemy": "an attack among enemies",
  "trap-against-you": "your own Trap",
  behavior: "behavior",
  alarm: "the alarm",
};

/** What directs an enemy's step. */
const DRIVES: Readonly<Record<string, string>> = {
  noise: "towards the Noise",
  detection: "towards the Detection token",
  patrol: "on patrol",
  back: "back to its patrol",
  override: "as you say",
};

const sector = (value: Plain): string => `${sectorName(Number(value))} (${value})`;

const enemy = (value: Plain): string => {
  const ref = String(value);
  return `${enemyNames[LETTERS[ref[0]]]} ${ref.toUpperCase()}`;
};

const gear = (value: Plain): string => gearTexts[value as GearId].name;

/** A number with its sign, as on the cards. */
const signed = (value: Plain): string => (Number(value) > 0 ? `+${value}` : String(value));

const card = (value: Plain): string => {
  if (value === undefined) return "a face-down card";
  return value === "any" ? "-5 to +5" : signed(value);
};

const ACTIONS: Readonly<Record<EnemyAction["kind"], string>> = {
  nothing: "Do nothing",
  move: "Move",
  search: "Search",
  overwatch: "Overwatch",
};

function action(value: Plain): string {
  const given = value as EnemyAction;
  const name = ACTIONS[given.kind];
  return given.kind === "move" ? `${name} ${given.steps}` : name;
}

/** What there is to read, by mission and place: "back-door/m1". */
function page(value: Plain): string {
  const [mission, text] = String(value).split("/");
  const { introduction, success, read } = missionTexts[mission as MissionId];
  if (text === "introduction") return introduction;
  return text === "success" ? success : read[text];
}

/** "key", or an objective by its reference. */
function thing(value: Plain): string {
  const ref = String(value);
  if (ref === "key") return "the Key";
  const kind = ref.startsWith("m") ? "Mission Objective" : "Optional Objective";
  return `${kind} ${ref.toUpperCase()}`;
}

export const things: NonNullable<GameText["things"]> = {
  sector,
  from: sector,
  room: (value) => sectorName(Number(value)),
  enemy,
  enemies: enemy,
  body: enemy,
  carrier: enemy,
  attacker: enemy,
  gear,
  weapon: gear,
  item: (value) => itemTexts[value as ItemId].name,
  mission: (value) => missionTexts[value as MissionId].title,
  purpose: (value) => PURPOSES[String(value)],
  why: (value) => DRIVES[String(value)],
  type: (value) => enemyNames[value as EnemyType],
  page,
  thing,
  objective: thing,
  card,
  cards: card,
  value: signed,
  actions: action,
};
