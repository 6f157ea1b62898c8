/** What the verbs that arrange a position are made of: readers for its names, and cards found by name. */
import { BadInput, read, type Secret } from "@sprawl/engine";
import { type Cyber, NOBODY, type Open } from "../state.js";
import { STOCK } from "../supply/tokens.js";
import { DISTRICTS, type StoreName } from "../types.js";

type Step = Cyber["steps"][number];

/** The id of a piece of this kind. */
export function idIn(kind: keyof Cyber["box"]) {
  return read.oneOf(({ box }: Cyber) => Object.keys(box[kind]));
}

/** An Organization at the table, by its number. */
export const organization = read.oneOf(({ state }: Cyber) => [...state.orgs.keys()]);
/** The same, or nobody's. */
export const owner = read.oneOf(({ state }: Cyber) => [NOBODY, ...state.orgs.keys()]);
export const district = read.oneOf(DISTRICTS);

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

/** These steps come next, and no others. */
export function setSteps(g: Cyber, steps: readonly Step[]): void {
  g.steps.splice(0, g.steps.length, ...steps.slice().reverse());
}

export const RESOLVING = ["ambush", "brawl", "hacking", "investigation", "influence"] as const;

/** A District from this step on, then Payday. */
export function resolving(from: (typeof RESOLVING)[number], arg: number): Step[] {
  const own = RESOLVING.slice(RESOLVING.indexOf(from)).map((step): Step => ({ step, arg }));
  return [...own, { step: "payday-start" }, { step: "end-of-turn" }];
}
