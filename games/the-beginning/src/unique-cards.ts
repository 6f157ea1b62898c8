/** TB-36.10: unique cards are played for their text at the moment it names. */
import type { Rule, Seat } from "@sprawl/engine";
import { influence } from "./cards.js";
import type { Beginning, Card } from "./state.js";
import { did } from "./tasks.js";

/** Show it and lay it down; whose own card it was counts for tasks (TB-R153). */
export function* layUnique(g: Beginning, seat: Seat, card: Card): Rule<void> {
  const s = g.state;
  g.take(s.seats[seat].hand, card);
  g.show(card, "all");
  s.table.push(card);
  const piece = influence(g, card);
  g.uses(piece.id);
  g.tell("unique-played", { seat, unique: piece.id }, { cards: [card], rule: "TB-36.10" });
  const { check, happening, figures } = s;
  if (happening.length > 0 && check && figures[seat].lies === "detained") {
    const given = check.contributions.find((each) => each.seat === seat);
    if (given)
      given.count++; // TB-19.5
    else check.contributions.push({ seat, count: 1, statement: "silent" });
  }
  if (piece.owner === s.seats[seat].character) yield* did(g, seat, { kind: "unique" }); // TB-R153
}

/** Play it for its text; the card lies on the table until the text is carried out. */
export function* playUnique(g: Beginning, seat: Seat, card: Card): Rule<void> {
  const piece = influence(g, card);
  yield* layUnique(g, seat, card);
  if (piece.play && mayServe(g, seat, card)) yield* piece.play(g, seat);
  const { table, discard } = g.state;
  const index = table.indexOf(card);
  if (index >= 0) {
    table.splice(index, 1);
    discard.push(card);
  }
}

/** Dee Coy's two cards do nothing for anybody else. */
function mayServe(g: Beginning, seat: Seat, card: Card): boolean {
  const { owner } = influence(g, card);
  return owner !== "dee-coy" || g.state.seats[seat].character === "dee-coy";
}

/** The unique cards in a hand that may be played on one's own turn. */
export function uniquesForTurn(g: Beginning, seat: Seat): Card[] {
  return g.state.seats[seat].hand.filter((card) => {
    const piece = influence(g, card);
    return piece.moment === "turn" && mayServe(g, seat, card) && piece.may?.(g, seat) !== false;
  });
}
