/** Turning up an ID: its ability takes effect (SD-11.1). */
import type { Rule, Seat } from "@sprawl/engine";
import { unmask } from "./campaign/masks.js";
import { effect } from "./elimination.js";
import { ask } from "./questions.js";
import type { Deduction } from "./state.js";
import { hiddenIds, placeRef } from "./table.js";

/**
 * Turn up an ID, never of its owner's free will (SD-11.5); its ability takes effect (SD-11.1). `cause`
 * made it happen, or NOBODY.
 */
export function* revealId(g: Deduction, seat: Seat, which: number, cause: Seat): Rule<void> {
  const laid = g.state.seats[seat].ids[which];
  if (!laid || laid.revealed) return;
  unmask(g, seat, which); // CM-3.7, CM-3.11
  laid.revealed = true;
  g.show(laid.card, "all");
  g.state.stirred = true; // SD-R45
  const id = g.box.ids[g.face(laid.card)];
  g.tell("revealed-id", { seat }, { cards: [laid.card], rule: "SD-11.1" });
  g.uses(id.id);
  if (id.reveal) yield* effect(g, id.reveal(g, seat, cause)); // SD-9.4, SD-11.1, SD-11.14, SD-11.15, SD-12.9, HG-6.5, SD-R30
}

/** Reveal the ID of somebody by force: of several Boss IDs `by` chooses one (SD-12.11). */
export function* forceId(g: Deduction, by: Seat, seat: Seat): Rule<void> {
  const which = yield* chooseId(g, by, seat);
  if (which >= 0) yield* revealId(g, seat, which, by);
}

/** SD-12.11, SD-R57: which unrevealed ID of that player is meant; -1 if there is none. */
export function* chooseId(g: Deduction, by: Seat, seat: Seat): Rule<number> {
  const hidden = hiddenIds(g, seat);
  if (hidden.length <= 1) return hidden[0] ?? -1;
  const options = hidden.map((which) => ({
    kind: "boss-id" as const,
    target: seat,
    which,
    on: placeRef(seat, "id"),
    rule: "SD-12.11",
  }));
  const chosen = yield* ask(by, "boss-id", options, {
    rule: "SD-12.11",
    args: { target: seat },
  });
  return chosen.which;
}
