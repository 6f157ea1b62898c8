/** SD-13: playing a program. Where it may be played stands in windows.ts. */
import type { Rule, Seat } from "@sprawl/engine";
import { effect } from "./elimination.js";
import { retire } from "./pile.js";
import type { PlayChoice, PlayOption } from "./questions.js";
import { type Deduction, NOBODY } from "./state.js";

/** The chosen program is revealed and read out, and takes effect. */
export function* playProgram(g: Deduction, by: Seat, option: PlayOption): Rule<void> {
  const s = g.state;
  const { card } = option;
  const program = g.box.programs[g.face(card)];
  g.take(s.seats[by].programs, card);
  g.show(card, "all"); // SD-13.2
  s.resolving.push(card); // SD-13.9
  const choice = choiceOf(option);
  g.tell("played", { seat: by, ...choice }, { cards: [card], rule: "SD-13.2" });
  g.uses(program.id);
  if (program.permanent) {
    s.resolving.pop();
    const target = typeof choice.target === "number" ? choice.target : NOBODY;
    s.seats[by].permanents.push({ card, program: program.id, target }); // SD-13.5, SD-13.10, SD-13.11
    if (program.play) yield* effect(g, program.play(g, by, choice));
    return;
  }
  if (program.play) yield* effect(g, program.play(g, by, choice));
  retire(g, card); // SD-13.7
}

function choiceOf(option: PlayOption): PlayChoice {
  const { kind: _kind, rule: _rule, on: _on, card: _card, ...choice } = option;
  return choice;
}
