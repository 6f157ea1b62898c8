/** The program pile: receiving, losing and stealing programs, and looking at it. */
import type { Rule, Seat, Secret } from "@sprawl/engine";
import { moments } from "./moments.js";
import { ask } from "./questions.js";
import { standing } from "./standing.js";
import type { Deduction, ProgramName, Reading } from "./state.js";
import { livingFrom } from "./table.js";

type Card = Secret<ProgramName>;

/** SD-4.9, SD-13.7, SD-13.8: a card goes to the bottom, in the order in which they come. */
export function putUnder(g: Deduction, card: Card): void {
  g.state.pile.unshift(card);
}

/** May this player draw at all? */
export function mayDraw(g: Reading, seat: Seat): boolean {
  return !livingFrom(g, seat).some(
    (other) => other !== seat && standing(g, other, "bansDrawing"), // SD-R43
  );
}

/** What has been resolved goes under the pile, unless it has put itself elsewhere. */
export function retire(g: Deduction, card: Card): void {
  const { resolving } = g.state;
  const place = resolving.indexOf(card);
  if (place < 0) return;
  resolving.splice(place, 1);
  putUnder(g, card); // SD-13.7
}

/** A program comes to a player, face down; who watches that player sees it as well. */
export function receive(g: Deduction, seat: Seat, card: Card): void {
  const to = [seat, ...watchersOf(g, seat)];
  g.show(card, to);
  g.tell("received", { seat }, { only: to, cards: [card], rule: "SD-4.4" });
  const { loyalty } = g.box.programs[g.face(card)];
  if (loyalty) g.uses(g.face(card));
  g.put(card, g.state.seats[seat].programs, to);
}

function watchersOf(g: Deduction, seat: Seat): Seat[] {
  return moments.collect(g, "alsoSees", seat);
}

/** A player loses one unrevealed program at random; it goes under the pile unseen (SD-R12). */
export function discardAtRandom(g: Deduction, seat: Seat): void {
  const { programs: hand } = g.state.seats[seat];
  if (hand.length === 0) return;
  const card = g.drawAny("discard", hand);
  g.tell("discarded", { seat, count: 1 }, { cards: [card], rule: "SD-13.8" });
  putUnder(g, card); // SD-13.8
}

/** SD-R47: take one unrevealed program of that player at random. */
export function stealAtRandom(g: Deduction, by: Seat, from: Seat): void {
  const { programs: hand } = g.state.seats[from];
  if (hand.length === 0) return;
  const card = g.drawAny("steal", hand);
  g.show(card, by);
  g.tell("stole", { by, from }, { cards: [card], rule: "SD-R47" });
  receive(g, by, card);
}

// --- looking at the pile -----------------------------------------------------------------------

/** SD-13.29: take the top cards into view of one player, without drawing them. */
export function inspectTop(g: Deduction, seat: Seat, count: number): void {
  const { pile, inspected } = g.state;
  const many = Math.min(count, pile.length);
  for (let i = 0; i < many; i++) g.put(g.draw("program", pile), inspected, seat);
  g.tell("inspected", { seat, count: many }, { cards: inspected.slice(), rule: "SD-13.29" });
}

/** Choose one of the inspected cards. */
export function* chooseInspected(
  g: Deduction,
  seat: Seat,
  kind: "draw-one" | "put-under",
): Rule<Card> {
  const { inspected } = g.state;
  const rule = "SD-13.29";
  const options = inspected.map((card) => ({ kind, card, on: `card/${card}`, rule }));
  const chosen = yield* ask(seat, kind, options, { rule });
  g.take(inspected, chosen.card);
  return chosen.card;
}

/** What is left of the inspected cards goes under the pile, in an order of the looker's choice. */
export function* putInspectedUnder(g: Deduction, seat: Seat): Rule<void> {
  const { inspected } = g.state;
  const count = inspected.length;
  if (count === 0) return;
  while (inspected.length > 1) putUnder(g, yield* chooseInspected(g, seat, "put-under"));
  const last = inspected.pop();
  if (last !== undefined) putUnder(g, last);
  g.tell("put-under", { seat, count }, { rule: "SD-13.8" });
}
