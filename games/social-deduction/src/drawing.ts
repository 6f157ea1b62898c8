/** SD-13.6, SD-13.21: drawing programs. What acts when it is drawn acts here. */
import type { Rule, Seat, Secret } from "@sprawl/engine";
import { effect } from "./elimination.js";
import { mayDraw, receive, retire } from "./pile.js";
import type { Deduction, ProgramName } from "./state.js";

type Card = Secret<ProgramName>;

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
  if (pile.length === 0) return; // SD-13.22, SD-R11
  yield* takeDrawn(g, seat, g.draw("program", pile));
}

/** A drawn card acts at once, or goes to its drawer (SD-13.6). */
export function* takeDrawn(g: Deduction, seat: Seat, card: Card): Rule<void> {
  const program = g.box.programs[g.face(card)];
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
  const program = g.box.programs[g.face(card)];
  g.show(card, "all"); // SD-13.6
  s.resolving.push(card);
  g.disclose("drew-immediate", { seat, program: program.id }, { rule: "SD-13.6" });
  g.uses(program.id);
  if (program.play) yield* effect(g, program.play(g, seat, {})); // SD-13.26, SD-R52
  retire(g, card); // SD-13.25
}
