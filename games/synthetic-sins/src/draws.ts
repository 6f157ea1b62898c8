/** SS-4: modifier draws, for whatever purpose, always in the order of SS-4.7. */
import type { AboutAmount, Rule } from "@sprawl/engine";
import { ANY_MODIFIER } from "./content/modifiers.js";
import type { Window } from "./content/types.js";
import { amount } from "./questions.js";
import { type Draw, type ModifierCard, type Sins, YOU } from "./state.js";
import { openWindow } from "./windows.js";

/** What a draw is for; see `Draw`. */
export type Drawing = Pick<
  Draw,
  "purpose" | "base" | "against" | "attacker" | "enemy" | "weapon"
> & {
  /** Cards drawn, of which the highest counts (SS-35.26). */
  readonly cards?: 1 | 2;
};

/** The windows that open once the card of a draw has been seen. */
const WINDOWS: Readonly<Record<Draw["purpose"], readonly Window[]>> = {
  "your-attack": ["your-attack-drawn", "card-drawn"],
  "enemy-attack": ["enemy-attack-drawn", "card-drawn"],
  "enemy-against-enemy": ["card-drawn"],
  "trap-against-you": ["card-drawn"],
  behavior: ["card-drawn"],
  alarm: ["card-drawn"],
};

/** SS-4.7: make a draw, let cards react to it, and return how it came out. */
export function* drawModifier(g: Sins, { cards = 1, ...about }: Drawing): Rule<Draw> {
  const draw: Draw = { ...about, cards: [], values: [], counts: 0, bonus: 0, stopped: false };
  g.state.draw = draw;
  for (let n = 0; n < cards; n++) yield* addCard(g, draw);
  draw.counts = draw.values.indexOf(Math.max(...draw.values)); // SS-35.26
  const args = () => ({ purpose: draw.purpose, result: resultOf(draw), against: draw.against });
  yield* openWindow(g, "after-draw", { windows: WINDOWS[draw.purpose], draw }, args); // SS-4.7
  tellResult(g, draw);
  g.state.discard.push(...draw.cards); // SS-4.1
  g.state.draw = { ...draw, cards: [] };
  return draw;
}

/** Draw one card into a draw, show it, and give the "-5 to +5" card its value. */
export function* addCard(g: Sins, draw: Draw): Rule<number> {
  const card = topCard(g);
  draw.cards.push(card);
  g.show(card, "all"); // SS-37.4
  const face = g.face(card);
  g.tell("card-drawn", { purpose: draw.purpose }, { cards: [card], rule: "SS-4.1" });
  const value = face === "any" ? yield* chooseValue(draw) : face; // SS-4.3, SS-R10
  return draw.values.push(value) - 1;
}

/** The next card of the modifier deck. */
function topCard(g: Sins): ModifierCard {
  const s = g.state;
  if (s.deck.length === 0) {
    s.deck = s.discard; // SS-4.5, SS-R11: cards of the open draw are not among them
    s.discard = [];
    g.shuffle("modifier-deck", s.deck); // SS-4.5
    g.tell("deck-shuffled", { count: s.deck.length }, { rule: "SS-4.5" });
  }
  return g.draw("modifier", s.deck); // SS-4.1
}

/** SS-4.3, SS-4.4: the player sets the "-5 to +5" card, for every kind of draw. */
function chooseValue({ purpose, base, against }: Draw): Rule<number> {
  const { from: min, to: max } = ANY_MODIFIER; // SS-4.3
  const safe = purpose === "your-attack" ? max : min;
  return askValue({ min, max, safe, rule: "SS-4.3", args: { purpose, base, against } });
}

function* askValue(about: AboutAmount): Rule<number> {
  return yield* amount(YOU, "any-card", about);
}

/** Base value + card = result, with whatever was added. */
export function resultOf({ base, values, counts, bonus }: Draw): number {
  return base + values[counts] + bonus; // SS-4.1
}

/** SS-4.2: a tie is enough. */
export function succeeds(draw: Draw): boolean {
  return resultOf(draw) >= Number(draw.against); // SS-4.2
}

function tellResult(g: Sins, draw: Draw): void {
  const { purpose, base, against, bonus, attacker, enemy } = draw;
  const card = draw.values[draw.counts];
  const args = {
    purpose,
    base,
    value: card,
    bonus,
    result: resultOf(draw),
    against,
    attacker,
    enemy,
  };
  g.tell("draw-made", args, { rule: "SS-4.7" });
}
