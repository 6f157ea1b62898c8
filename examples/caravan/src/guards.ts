/** CA-7: guards, the window in which a raid can be stopped. */
import { clockwise, type Rule, type Seat } from "@sprawl/engine";
import { type Guard, offer } from "./questions.js";
import { type Caravan, GUARD_RANK, rankOf } from "./state.js";

/** CA-7.1: true if somebody stopped the raid. */
export function* raidIsStopped(g: Caravan, raider: Seat, target: Seat): Rule<boolean> {
  g.tell("raid-announced", { by: raider, target }, { rule: "CA-7.1" });
  let stopped = false;
  const rivals = clockwise(g.seats, raider).slice(1); // CA-7.1
  yield* offer(
    "guard",
    () => (stopped ? [] : rivals),
    (seat) => ({ options: guardsOf(g, seat), rule: "CA-7.1", args: { by: raider, target } }),
    function* (seat, { card }) {
      g.take(g.state.hands[seat], card);
      g.show(card, "all");
      g.state.discard.push(card); // CA-7.1
      g.tell("guarded", { seat, by: raider }, { cards: [card], rule: "CA-7.2" });
      stopped = true; // CA-7.2
    },
  );
  return stopped;
}

function guardsOf(g: Caravan, seat: Seat): Guard[] {
  return g.state.hands[seat]
    .filter((card) => rankOf(g.face(card)) >= GUARD_RANK) // CA-7.1
    .map((card) => ({ kind: "guard", card, on: `card/${card}`, rule: "CA-7.1" }));
}
