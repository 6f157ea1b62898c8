/** TB-37.2: playing a Program, which others may stop. */
import type { Rule, Seat } from "@sprawl/engine";
import { CHARGES, discardProgram, programsFor, unlay } from "./programs.js";
import { offer } from "./questions.js";
import type { Beginning, Program } from "./state.js";
import { seatsInOrder } from "./values.js";

/** TB-37.2: announced, perhaps stopped, and then what its text says. */
export function* playProgram(g: Beginning, seat: Seat, card: Program): Rule<void> {
  const s = g.state;
  const own = s.seats[seat];
  g.take(own.programs, card);
  g.show(card, "all");
  const id = g.face(card);
  const piece = g.box.programs[id];
  const laid = { card, seat, cancelled: false };
  s.playing.push(laid);
  g.tell("program-played", { seat, program: id }, { cards: [card], rule: "TB-37.2" });
  yield* playedWindow(g, seat, id);
  if (laid.cancelled) {
    unlay(g, card);
    discardProgram(g, card); // TB-R115
    g.tell("program-cancelled", { program: id }, { rule: "TB-R115" });
    return;
  }
  g.uses(id);
  if (piece.lasts === "shot") {
    if (piece.play) yield* piece.play(g, seat);
    unlay(g, card);
    discardProgram(g, card); // TB-37.3
    return;
  }
  unlay(g, card);
  own.open.push({ card, id, charges: piece.lasts === "charges" ? CHARGES : 0 }); // TB-37.4, TB-37.6
}

/** Another player plays a Program: everybody else with a face-down one is asked. */
function* playedWindow(g: Beginning, by: Seat, program: string): Rule<void> {
  const { playing } = g.state;
  const top = playing[playing.length - 1];
  yield* offer(
    "played",
    () =>
      top.cancelled
        ? []
        : seatsInOrder(g).filter((seat) => seat !== by && g.state.seats[seat].programs.length > 0),
    (seat) => ({
      options: programsFor(g, seat, ({ moment }) => moment === "program"),
      rule: "TB-9.6",
      args: { seat: by, program },
      targets: [by],
    }),
    function* (seat, option) {
      if (option.kind === "program") yield* playProgram(g, seat, option.card);
    },
  );
}
