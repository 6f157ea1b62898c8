/** Verbs that arrange a match of Uplink in scenarios and tests, in players' words. */
import { type ArrangeVerb, read, verb } from "@sprawl/engine";

/** `hand: { seat: 1, cards: [9, 2] }`: exactly these signals are in that hand. */
const hand = verb(
  read.fields({ seat: read.seat, cards: read.listOf(read.whole(1, 10)) }),
  (_, { seat, cards }) => [{ pile: ["hands", seat], faces: cards, from: "deck", seen: [seat] }],
);

/** `air: 7`: this signal is on the air. */
const air = verb(read.whole(1, 10), (_, strength) => [
  { pile: "air", faces: [strength], from: "deck", seen: "all" },
]);

export const arrange: Readonly<Record<string, ArrangeVerb>> = { hand, air };
