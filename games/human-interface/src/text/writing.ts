/** How the arguments of sentences are written in any language. */
import type { GameText, Plain } from "@sprawl/engine";
import { nameOf } from "../plan.js";

type Words = Readonly<Record<string, string>>;

/** What a language calls things. */
export type Wording = {
  readonly names: Words;
  readonly missions: Words;
  readonly why: Words;
  readonly responses: Words;
  readonly tokens: Words;
  readonly locations: Words;
  readonly colours: Words;
  readonly faceDown: string;
  readonly success: string;
  readonly failure: string;
  readonly passed: string;
  readonly failed: string;
  readonly open: string;
  readonly closed: string;
  /** What is left of a Move, after the points that are left. */
  readonly steps: (n: number) => string;
  readonly locked: string;
  readonly unlocked: string;
};

export function thingsIn(wording: Wording): NonNullable<GameText["things"]> {
  const name = from(wording.names);
  /** "tomo", "phantom-2", "masamune-3" */
  const model = (value: Plain): string => {
    const id = String(value);
    const [card, number = ""] = id.split(/-(?=\d+$)/);
    return wording.names[id] ?? `${name(card)} ${number}`.trim();
  };
  const card = (value: Plain): string => {
    if (value === undefined) return wording.faceDown;
    return typeof value === "number" ? String(value) : name(value);
  };
  const square = (value: Plain): string => nameOf(Number(value));
  return {
    model,
    victim: model,
    by: (value) => (typeof value === "number" ? signed(value) : model(value)),
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
    mission: from(wording.missions),
    terminal: name,
    "terminal-short": (value) => from(wording.colours)(String(value).split("-")[0]),
    square,
    at: square,
    over: square,
    from: square,
    card,
    cards: card,
    hostile: card,
    why: (value) => wording.why[String(value)] ?? name(value),
    response: from(wording.responses),
    kind: from(wording.tokens),
    won: (value) => (value === 1 ? wording.success : wording.failure),
    passed: (value) => (value === 1 ? wording.passed : wording.failed),
    open: (value) => (value ? wording.open : wording.closed),
    steps: (value) => (Number(value) > 0 ? wording.steps(Number(value)) : ""),
    locked: (value) => (value ? wording.locked : wording.unlocked),
    objective: (value) => String(Number(value) + 1),
    tokens: signed,
    location: from(wording.locations),
  };
}

function signed(value: Plain): string {
  return Number(value) > 0 ? `+${value}` : String(value);
}

/** The word for a value; the value itself where there is none. */
function from(words: Words): (value: Plain) => string {
  return (value) => words[String(value)] ?? String(value);
}
