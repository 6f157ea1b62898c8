/** Verbs for the second game of a campaign in scenarios and tests. */
import { BadInput, read, verb } from "@sprawl/engine";
import { LOYALTY } from "../rows.js";
import type { Deduction } from "../state.js";
import { SIDES, slotOf } from "../table.js";

const { fields, listOf, maybe, seat, text, oneOf } = read;

/**
 * `choices: { seat: 0, ids: [seer, …], loyalty: [human, …] }`: the cards this player may choose from,
 * as many as are dealt.
 */
const choices = verb(
  fields({ seat, ids: maybe(listOf(text)), loyalty: maybe(listOf(oneOf(Object.keys(LOYALTY)))) }),
  (g: Deduction, { seat: who, ids = [], loyalty = [] }) => {
    const { campaign } = g.state;
    if (!campaign) throw new BadInput("choices", "this is no campaign");
    const idAt = (i: number) =>
      i === 0 ? ["seats", who, "ids", 0, "card"] : ["campaign", "spare", who, "ids", i - 1];
    const loyaltyAt = (i: number) =>
      i < SIDES.length
        ? ["loyalty", slotOf(g, who, SIDES[i]), "card"]
        : ["campaign", "spare", who, "loyalty", i - SIDES.length];
    return [
      ...ids.map((face, i) => ({ card: idAt(i), face, seen: [who] })),
      ...loyalty.map((face, i) => ({ card: loyaltyAt(i), face, seen: [who] })),
    ];
  },
);

export const campaignVerbs = { choices };
