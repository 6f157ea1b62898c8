/** The program pile: drawing, receiving, losing and stealing programs. */
import { ask, type Option, type Rule, type Seat, type Secret } from "@sprawl/engine";
import { effect } from "./elimination.js";
import { programs } from "./programs/index.js";
import { activePermanents, standing } from "./standing.js";
import type { Deduction, ProgramName } from "./state.js";
import { livingFrom } from "./table.js";

type Card = Secret<ProgramName>;

/** SD-13.7, SD-13.8: a card goes to the bottom, in the order in which they come. */
export function putUnder(g: Deduction, card: Card): void {
  g.state.pile.unshift(card);
}

/** May this player draw at all? */
export function mayDraw(g: Deduction, seat: Seat): boolean {
  return !livingFrom(g, seat).some(
    (other) => other !== seat && standing(g, other, "bansDrawing"), // SD-R43
  );
}

/** Draw programs, one after the other (SD-13.21). */
export function* draw(g: Deduction, seat: Seat, count = 1): Rule<void> {
  for (let i = 0; i < count; i++) yield* drawOne(g, seat); // SD-13.21
}

function* drawOne(g: Deduction, seat: Seat): Rule<void> {
  const { pile } = g.state;
  if (!mayDraw(g, seat)) {
    g.tell("cannot-draw", { seat }, { rule: "SD-R43" });
    return;
  }
  if (pile.length === 0) return; // SD-13.22
  yield* takeDrawn(g, seat, g.draw("program", pile));
}

/** A drawn card acts at once, or goes to its drawer (SD-13.6). */
export function* takeDrawn(g: Deduction, seat: Seat, card: Card): Rule<void> {
  const program = programs[g.face(card)];
  if (program.timing === "immediate" && !program.loyalty) {
    return yield* happens(g, seat, card);
  }
  // That it does not act at once says something of it, to everybody.
  g.disclose("drew", { seat }, { rule: "SD-6.12" });
  receive(g, seat, card); // SD-14.2
}

/** SD-13.6, SD-13.26: an open program that acts in the moment it is drawn. */
function* happens(g: Deduction, seat: Seat, card: Card): Rule<void> {
  const s = g.state;
  const program = programs[g.face(card)];
  g.show(card, "all"); // SD-13.6
  s.resolving.push(card);
  g.disclose("drew-immediate", { seat, program: program.id }, { rule: "SD-13.6" });
  g.uses(program.id);
  if (program.play) yield* effect(g, program.play(g, seat, {})); // SD-13.26
  retire(g, card); // SD-13.25
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
  const { loyalty } = programs[g.face(card)];
  if (loyalty) g.uses(g.face(card));
  g.put(card, g.state.seats[seat].programs, to);
}

function watchersOf(g: Deduction, seat: Seat): Seat[] {
  return activePermanents(g)
    .filter(({ card, permanent }) => card.watches && permanent.target === seat)
    .map(({ owner }) => owner);
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
export function* chooseInspected(g: Deduction, seat: Seat, kind: string): Rule<Card> {
  const { inspected } = g.state;
  const options = inspected.map((card) => ({ kind, card, on: `card/${card}`, rule: "SD-13.29" }));
  const { card } = yield* ask<Option>(seat, kind, options, { rule: "SD-13.29" });
  g.take(inspected, Number(card));
  return Number(card);
}

/** Cheater: look at the top two, draw one, put the other under the pile. */
export function* cheat(g: Deduction, seat: Seat): Rule<void> {
  if (!mayDraw(g, seat)) return yield* draw(g, seat);
  inspectTop(g, seat, 2);
  if (g.state.inspected.length === 0) return; // SD-13.22
  const card = yield* chooseInspected(g, seat, "draw-one");
  yield* putInspectedUnder(g, seat);
  yield* takeDrawn(g, seat, card);
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
