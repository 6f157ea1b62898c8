/** TB-10: a purchase is paid with red or with blue cards from hand. */
import type { Rule, Seat } from "@sprawl/engine";
import { cardOptions, discardCards, influence, ofColour } from "./cards.js";
import { pick } from "./questions.js";
import type { Beginning, Card } from "./state.js";

function sumOf(g: Beginning, cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += Math.abs(influence(g, card).value); // TB-10.2
  return sum;
}

/** TB-9.8: does the hand hold enough of one colour? */
export function canPay(g: Beginning, seat: Seat, price: number): boolean {
  return ["blue", "red"].some((colour) => sumOf(g, ofColour(g, seat, colour)) >= price);
}

/** TB-10.1 to TB-10.6: any set of one colour that reaches the price; the rest is lost. */
export function* pay(g: Beginning, seat: Seat, price: number): Rule<void> {
  const options = cardOptions(ofColour(g, seat, "blue", "red")); // TB-10.5
  const picked = yield* pick(seat, "pay", options, {
    min: 1,
    max: options.length, // TB-10.4, TB-R39
    check: (all) => {
      const cards = all.map(({ card }) => card);
      const colours = new Set(cards.map((card) => influence(g, card).colour));
      if (colours.size > 1) return "TB-10.1";
      return sumOf(g, cards) < price ? "TB-10.2" : undefined;
    },
    rule: "TB-10.1",
    args: { price },
    safe: cheapest(g, seat, price),
  });
  yield* discardCards(
    g,
    seat,
    picked.map(({ card }) => card),
  ); // TB-10.3, TB-10.6
}

/** The highest cards of the colour that can pay, one by one until it is enough. */
export function cheapest(g: Beginning, seat: Seat, price: number) {
  const sets = ["blue", "red"]
    .map((colour) => {
      const cards = ofColour(g, seat, colour).sort((a, b) => size(g, b) - size(g, a));
      const set: Card[] = [];
      for (const card of cards) if (sumOf(g, set) < price) set.push(card);
      return set;
    })
    .filter((set) => sumOf(g, set) >= price)
    .sort((a, b) => a.length - b.length || sumOf(g, a) - sumOf(g, b));
  return cardOptions(sets[0] ?? []);
}

function size(g: Beginning, card: Card): number {
  return Math.abs(influence(g, card).value);
}
