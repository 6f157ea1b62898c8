/** Piles that reshuffle: a deck that is drawn from, and what has been discarded from it. */
import type { Plain, Play, Secret } from "@sprawl/engine";

/** The top of a deck is its last card. */
export type Pile<T extends Plain = Plain> = { deck: Secret<T>[]; discard: Secret<T>[] };

type Dealer = Pick<Play, "draw" | "shuffle">;

/** Shuffle everything that was discarded into the deck. */
export function shuffleBack<T extends Plain>(g: Dealer, name: string, pile: Pile<T>): void {
  pile.deck.push(...pile.discard);
  pile.discard.length = 0;
  g.shuffle(name, pile.deck);
}

/** See to it that this many can be drawn, if there are as many at all. */
export function provide<T extends Plain>(g: Dealer, name: string, pile: Pile<T>, count = 1): void {
  if (pile.deck.length < count && pile.discard.length > 0) shuffleBack(g, name, pile);
}

/** The top card; an empty deck is first made anew of what was discarded. */
export function drawFrom<T extends Plain>(
  g: Dealer,
  name: string,
  pile: Pile<T>,
): Secret<T> | undefined {
  provide(g, name, pile);
  return pile.deck.length > 0 ? g.draw(name, pile.deck) : undefined;
}

/** Under a deck, face down: whoever saw it go remembers it, but nobody sees it any more. */
export function putUnder<T extends Plain>(
  g: Pick<Play, "cover">,
  deck: Secret<T>[],
  card: Secret<T>,
): void {
  g.cover(card);
  deck.unshift(card);
}
