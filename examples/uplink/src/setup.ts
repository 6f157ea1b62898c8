/** UP-1: setting up. */
import type { Signal, Strength, UplinkPlay, UplinkState } from "./state.js";

const STRENGTHS: readonly Strength[] = Array.from({ length: 20 }, (_, i) => (i >> 1) + 1);

export function setup(g: UplinkPlay): UplinkState {
  const deck = g.hide("signals", STRENGTHS); // UP-1.2
  g.shuffle("deck", deck); // UP-1.2
  const hands: Signal[][] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    const hand = deck.splice(-4); // UP-1.3
    for (const signal of hand) g.show(signal, seat); // UP-1.3
    hands.push(hand);
  }
  const air = deck.splice(-1); // UP-1.4
  for (const signal of air) g.show(signal, "all"); // UP-1.4
  g.next("act");
  return { deck, air, hands, seat: 0, turns: 0 }; // UP-2.1
}
