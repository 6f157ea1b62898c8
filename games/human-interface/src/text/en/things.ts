/** How the arguments of sentences are written. */
import type { GameText, Plain } from "@sprawl/engine";
import { nameOf } from "../../plan.js";
import { missionNames, names } from "./names.js";

/** "tomo", "phantom-2", "masamune-3" */
function model(value: Plain): string {
  const id = String(value);
  if (names[id] !== undefined) return names[id];
  const [card, number] = id.split(/-(?=\d+$)/);
  return `${names[card] ?? card} ${number ?? ""}`.trim();
}

const name = (value: Plain): string => names[String(value)] ?? String(value);

const WHY: Readonly<Record<string, string>> = {
  takeover: "a Terminal was taken over",
  hacking: "hacking gear",
  heavy: "a heavy weapon or a grenade",
  ranged: "shots",
  close: "a fight",
  forced: "a door was forced",
  presence: "somebody is there",
};

const RESPONSES: Readonly<Record<string, string>> = {
  dodge: "Dodge",
  cover: "Take Cover",
  answer: "Fast Attack",
  nothing: "no reaction",
};

const TOKENS: Readonly<Record<string, string>> = {
  "no-dodge": "No Dodge",
  dodge: "-2 to Dodge",
  reaction: "-1 to Reaction",
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const card = (value: Plain): string => {
  if (value === undefined) return "a face-down card";
  return typeof value === "number" ? String(value) : name(value);
};

export const things: NonNullable<GameText["things"]> = {
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
  "terminal-short": (value) => capital(String(value).split("-")[0]),
  square: (value) => nameOf(Number(value)),
  over: (value) => nameOf(Number(value)),
  from: (value) => nameOf(Number(value)),
  card,
  cards: card,
  hostile: card,
  why: (value) => WHY[String(value)] ?? name(value),
  response: (value) => RESPONSES[String(value)] ?? String(value),
  kind: (value) => TOKENS[String(value)] ?? String(value),
  won: (value) => (value === 1 ? "Success" : "Failure"),
  passed: (value) => (value === 1 ? "Passed" : "Failed"),
  open: (value) => (value ? "open" : "closed"),
  locked: (value) => (value ? "locked" : "unlocked"),
  objective: (value) => String(Number(value) + 1),
  tokens: (value) => (Number(value) > 0 ? `+${value}` : String(value)),
  location: (value) => String(value),
};
