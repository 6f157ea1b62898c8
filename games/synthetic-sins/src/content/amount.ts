/** The number that a card's text names; only cards that name one are asked for it. */
export function amountOf(card: { readonly id: string; readonly amount: number | undefined }) {
  if (card.amount === undefined) throw new Error(`${card.id} names no number`);
  return card.amount;
}
