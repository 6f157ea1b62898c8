/** What the verbs that arrange a position are made of: strict reading, and cards found by name. */
import { type ArrangeVerb, BadInput, type Plain, type Secret } from "@sprawl/engine";
import type { Cyber, CyberOptions, CyberState, Open } from "./state.js";
import { STOCK } from "./supply/tokens.js";
import type { StoreName } from "./types.js";

export type Verb = ArrangeVerb<CyberState, CyberOptions>;

export type Fields = Readonly<Record<string, Plain>>;

export type StepCall = Cyber["steps"][number];

export function fieldsOf(place: string, given: Plain, allowed?: readonly string[]): Fields {
  if (typeof given !== "object" || Array.isArray(given))
    throw new BadInput(place, "must be a set of named fields");
  const fields = given as Fields;
  for (const name of Object.keys(fields)) {
    if (allowed && !allowed.includes(name))
      throw new BadInput(
        `${place}.${name}`,
        `there is no such field; there are: ${allowed.join(", ")}`,
      );
  }
  return fields;
}

export function listOf(place: string, given: Plain): readonly Plain[] {
  if (!Array.isArray(given)) throw new BadInput(place, "must be a list");
  return given;
}

export function known(place: string, id: Plain, kind: Readonly<Record<string, unknown>>): string {
  if (typeof id === "string" && id in kind) return id;
  throw new BadInput(place, `there is no ${String(id)}`);
}

/** Take the card of this face off a pile, open to all. */
export function fetch(
  g: Cyber,
  place: string,
  id: string,
  ...piles: Secret<string>[][]
): Secret<string> {
  for (const pile of piles) {
    const index = pile.findIndex((card) => g.face(card) === id);
    if (index < 0) continue;
    const [card] = pile.splice(index, 1);
    g.show(card, "all");
    return card;
  }
  throw new BadInput(place, `${id} is not there any more`);
}

/** Lay cards open up to this number. What a scenario says of chance is for what comes after. */
export function lay(g: Cyber, deck: Secret<string>[], row: Open[], count: number): void {
  while (row.length < count && deck.length > 0) {
    const card = deck.splice(deck.length - 1, 1)[0];
    g.show(card, "all");
    row.push({ card, id: g.face(card) });
  }
}

export function layStock(g: Cyber, store: StoreName): void {
  const { stack, stock } = g.state.stores[store];
  lay(g, stack, stock, STOCK);
}

export const PHASES: Readonly<Record<string, readonly string[]>> = {
  turn: ["turn"],
  event: [
    "event-phase",
    "strategy-phase",
    "activation",
    "investigation-phase",
    "payday-start",
    "end-of-turn",
  ],
  strategy: ["strategy-phase", "activation", "investigation-phase", "payday-start", "end-of-turn"],
  activation: ["activation", "investigation-phase", "payday-start", "end-of-turn"],
  call: ["call", "auxiliary", "investigation-phase", "payday-start", "end-of-turn"],
  investigation: ["investigation-phase", "payday-start", "end-of-turn"],
  payday: ["payday-start", "end-of-turn"],
  end: ["end-of-turn"],
};

export function setSteps(g: Cyber, steps: readonly StepCall[]): void {
  g.steps.splice(0, g.steps.length, ...steps.slice().reverse());
}
