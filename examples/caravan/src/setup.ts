/** CA-1: setting up. */
import { type Caravan, type CaravanState, type Card, type Face, MARKET_SIZE } from "./state.js";

const FACES: readonly Face[] = Array.from({ length: 40 }, (_, face) => face);

export function setup(g: Caravan): CaravanState {
  const deck = g.hide("cards", FACES); // CA-1.2
  g.shuffle("deck", deck); // CA-1.2
  const hands: Card[][] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    const hand = deck.splice(deck.length - 5, 5); // CA-1.3
    for (const card of hand) g.show(card, seat); // CA-1.5
    hands.push(hand);
  }
  const market: Card[] = [];
  for (let i = 0; i < MARKET_SIZE; i++) {
    const card = deck.pop() as Card;
    g.show(card, "all"); // CA-1.4
    market.push(card);
  }
  g.next("act");
  return {
    deck,
    market,
    discard: [],
    hands,
    coins: hands.map(() => 3), // CA-1.3
    trails: hands.map(() => [[], [], [], []]),
    seat: 0, // CA-2.1
    left: 2, // CA-2.2
    moves: 0,
  };
}
