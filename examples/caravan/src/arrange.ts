/** Verbs that arrange a Caravan match in scenarios and tests, in players' words. */
import { type ArrangeVerb, BadInput, type Plain } from "@sprawl/engine";
import { SUITS } from "./state.js";

type SeatAndCards = { readonly seat: number; readonly cards: readonly string[] };

/** `hand: { seat: 1, cards: [silk 9, salt 2] }`: exactly these cards are in that hand. */
const hand: ArrangeVerb = (_, given) => {
  const { seat, cards } = seatAndCards("hand", given);
  return [{ pile: ["hands", seat], faces: cards, from: "deck", seen: [seat] }];
};

/** `trail: { seat: 0, cards: [silk 2, silk 5] }`: exactly these cards lie on that trail. */
const trail: ArrangeVerb = (_, given) => {
  const { seat, cards } = seatAndCards("trail", given);
  const suits = cards.map((card) => SUITS.findIndex((suit) => card.startsWith(suit)));
  if (suits[0] === undefined || suits[0] < 0 || suits.some((suit) => suit !== suits[0])) {
    throw new BadInput("trail.cards", "must be cards of one suit");
  }
  return [{ pile: ["trails", seat, suits[0]], faces: cards, from: "deck", seen: "all" }];
};

function seatAndCards(verb: string, given: Plain): SeatAndCards {
  const { seat, cards } = (given ?? {}) as { readonly seat?: Plain; readonly cards?: Plain };
  if (typeof seat !== "number") throw new BadInput(`${verb}.seat`, "must be a seat");
  if (!Array.isArray(cards)) throw new BadInput(`${verb}.cards`, "must be a list of cards");
  return { seat, cards: cards.map(String) };
}

export const arrange: Readonly<Record<string, ArrangeVerb>> = { hand, trail };
