/** Wie Argumente von Sätzen geschrieben werden, auf Deutsch. */
import type { GameText, Plain } from "@sprawl/engine";
import type { EnemyAction, EnemyType, MissionId } from "../../content/types.js";
import type { GearId } from "../../gear/index.js";
import type { ItemId } from "../../items/index.js";
import { things as english } from "../things.js";
import { missionTexts } from "./missions.js";
import { enemyNames, gearNames, itemNames, missionTitles, sectorName } from "./names.js";

/** Der Buchstabe einer Bezeichnung sagt, was sie bezeichnet. */
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
  "your-attack": "deinen Angriff",
  "enemy-attack": "einen Angriff auf dich",
  "enemy-against-enemy": "einen Angriff unter Gegnern",
  "trap-against-you": "deine eigene Falle",
  behavior: "das Verhalten",
  alarm: "den Alarm",
};

const DRIVES: Readonly<Record<string, string>> = {
  noise: "dem Lärm nach",
  detection: "zum Entdeckungsmarker",
  patrol: "auf Streife",
  back: "zurück auf die Streife",
  override: "wie du es willst",
};

const ACTIONS: Readonly<Record<EnemyAction["kind"], string>> = {
  nothing: "Nichts tun",
  move: "Gehen",
  search: "Suchen",
  overwatch: "Lauern",
};

const sector = (value: Plain): string => `${sectorName(Number(value))} (${value})`;

const enemy = (value: Plain): string => {
  const ref = String(value);
  return `${enemyNames[LETTERS[ref[0]]]} ${ref.toUpperCase()}`;
};

const gear = (value: Plain): string => gearNames[value as GearId];

const card = (value: Plain): string =>
  value === undefined ? "eine verdeckte Karte" : (english.card?.(value) ?? String(value));

function action(value: Plain): string {
  const given = value as EnemyAction;
  const name = ACTIONS[given.kind];
  return given.kind === "move" ? `${name} ${given.steps}` : name;
}

function thing(value: Plain): string {
  const ref = String(value);
  if (ref === "key") return "den Schlüssel";
  return `${ref.startsWith("m") ? "Missionsziel" : "Freiwilliges Ziel"} ${ref.toUpperCase()}`;
}

/** Was es zu lesen gibt, nach Mission und Ort: "back-door/m1". */
function page(value: Plain): string {
  const [mission, text] = String(value).split("/");
  const { introduction, success, read } = missionTexts[mission as MissionId];
  if (text === "introduction") return introduction;
  return text === "success" ? success : read[text];
}

export const things: NonNullable<GameText["things"]> = {
  ...english,
  sector,
  from: sector,
  room: (value) => sectorName(Number(value)),
  page,
  enemy,
  enemies: enemy,
  body: enemy,
  carrier: enemy,
  attacker: enemy,
  gear,
  weapon: gear,
  item: (value) => itemNames[value as ItemId],
  mission: (value) => missionTitles[value as MissionId],
  purpose: (value) => PURPOSES[String(value)],
  why: (value) => DRIVES[String(value)],
  type: (value) => enemyNames[value as EnemyType],
  thing,
  objective: thing,
  card,
  cards: card,
  actions: action,
};
