/** TB-36: Influence cards: drawing, playing, discarding, and the one discard pile. */
import type { Rule, Seat } from "@sprawl/engine";
import type { InfluenceCard } from "./content.js";
import { moments } from "./moments.js";
import { pick } from "./questions.js";
import type { Beginning, Card } from "./state.js";
import { did } from "./tasks.js";

export function influence(g: Beginning, card: Card): InfluenceCard {
  return g.box.influence[g.face(card)];
}

/** The top of the General deck; undefined if neither deck nor pile has one (TB-36.8). */
export function drawGeneral(g: Beginning): Card | undefined {
  refill(g);
  if (g.state.influence.length === 0) return undefined; // TB-36.8
  const card = g.draw("general", g.state.influence);
  refill(g);
  return card;
}

/** TB-36.5: an empty General deck is made anew of the whole discard pile. */
function refill(g: Beginning): void {
  const s = g.state;
  if (s.influence.length > 0 || s.discard.length === 0) return;
  s.influence = s.discard; // TB-36.5, TB-36.7
  s.discard = [];
  g.shuffle("general deck", s.influence);
  g.tell("general-reshuffled", { count: s.influence.length }, { rule: "TB-36.5" });
}

/** Draw from the Personal deck; what it lacks comes from the General deck (TB-7.4, TB-7.5). */
export function drawPersonal(g: Beginning, seat: Seat, count: number): number {
  const { deck, hand } = g.state.seats[seat];
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const card = deck.length > 0 ? g.draw("personal", deck) : drawGeneral(g); // TB-7.4, TB-36.6
    if (card === undefined) break; // TB-36.8
    g.put(card, hand, seat); // TB-50.6
  }
  if (drawn > 0) g.tell("drew-cards", { seat, count: drawn }, { rule: "TB-7.1" });
  return drawn;
}

export function drawFromGeneral(g: Beginning, seat: Seat, count: number): number {
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const card = drawGeneral(g);
    if (card === undefined) break; // TB-36.8
    g.put(card, g.state.seats[seat].hand, seat); // TB-50.23
  }
  if (drawn > 0) g.tell("drew-general", { seat, count: drawn }, { rule: "TB-36.9" });
  return drawn;
}

/** Turn over the top of the General deck, for all to see; it lies on the table until it is over. */
export function turnOver(g: Beginning): Card | undefined {
  const card = drawGeneral(g);
  if (card === undefined) return undefined;
  g.show(card, "all");
  g.state.table.push(card);
  g.uses(g.face(card));
  return card;
}

/** Play cards face-up from hand; they lie on the table until it is over (TB-R166). */
export function playCards(g: Beginning, seat: Seat, cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) {
    g.take(g.state.seats[seat].hand, card);
    g.show(card, "all");
    g.state.table.push(card);
    g.uses(g.face(card));
    sum += influence(g, card).value;
  }
  if (cards.length > 0) g.tell("played-cards", { seat, sum }, { cards, rule: "TB-36.4" });
  return sum;
}

/** What lies on the table goes to the Influence discard pile (TB-23.15). */
export function clearTable(g: Beginning): void {
  const s = g.state;
  for (const card of s.table) s.discard.push(card); // TB-36.4
  s.table = [];
}

/** TB-R40: cards go from a hand to the discard pile at once, which is what "discarding" means. */
export function* discardCards(g: Beginning, seat: Seat, cards: readonly Card[]): Rule<void> {
  if (cards.length === 0) return;
  for (const card of cards) {
    g.take(g.state.seats[seat].hand, card);
    g.show(card, "all"); // TB-36.11
    g.state.discard.push(card); // TB-10.6
    g.uses(g.face(card));
  }
  g.tell("discarded-cards", { seat, count: cards.length }, { cards, rule: "TB-36.11" });
  yield* moments.of(seat).raise(g, "afterDiscarding", cards); // TB-R41
  yield* did(g, seat, { kind: "discarded", count: cards.length }); // TB-R40
}

/** TB-R138: so many cards of the owner's choice, or all there are. */
export function* loseCards(g: Beginning, seat: Seat, count: number, rule: string): Rule<void> {
  const { hand } = g.state.seats[seat];
  if (hand.length === 0) return;
  const many = Math.min(count, hand.length); // TB-R138
  const options = cardOptions(hand);
  const about = { min: many, max: many, rule, args: { count: many } };
  const picked = many === hand.length ? options : yield* pick(seat, "lose-cards", options, about);
  yield* discardCards(
    g,
    seat,
    picked.map(({ card }) => card),
  );
}

/** Cards taken from a hand at random. */
export function* loseAtRandom(g: Beginning, seat: Seat, count: number): Rule<void> {
  const { hand } = g.state.seats[seat];
  const chosen: Card[] = [];
  const left = hand.slice();
  while (chosen.length < count && left.length > 0) {
    const [card] = left.splice(g.below("lost card", left.length), 1); // TB-R144
    chosen.push(card);
  }
  yield* discardCards(g, seat, chosen);
}

export function cardOptions(cards: readonly Card[]): { kind: "card"; card: number; on: string }[] {
  return cards.map((card) => ({ kind: "card", card, on: `card/${card}` }));
}

/** The cards of a hand with this colour. */
export function ofColour(g: Beginning, seat: Seat, ...colours: readonly string[]): Card[] {
  return g.state.seats[seat].hand.filter((card) => colours.includes(influence(g, card).colour));
}
