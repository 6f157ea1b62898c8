/** Verbs that arrange a Caravan match in scenarios and tests, in players' words. */
import { type ArrangeVerb, BadInput, read, verb } from "@sprawl/engine";
import { SUITS } from "./state.js";

const seatAndCards = read.fields({ seat: read.seat, cards: read.listOf(read.text) });

/** `hand: { seat: 1, cards: [silk 9, salt 2] }`: exactly these cards are in that hand. */
const hand = verb(seatAndCards, (_, { seat, cards }) => [
  { pile: ["hands", seat], faces: cards, from: "deck", seen: [seat] },
]);

/** `trail: { seat: 0, cards: [silk 2, silk 5] }`: exactly these cards lie on that trail. */
const trail = verb(seatAndCards, (_, { seat, cards }) => {
  const suits = cards.map((card) => SUITS.findIndex((suit) => card.startsWith(suit)));
  if (suits[0] === undefined || suits[0] < 0 || suits.some((suit) => suit !== suits[0])) {
    throw new BadInput("trail.cards", "must be cards of one suit");
  }
  return [{ pile: ["trails", seat, suits[0]], faces: cards, from: "deck", seen: "all" }];
});

export const arrange: Readonly<Record<string, ArrangeVerb>> = { hand, trail };
