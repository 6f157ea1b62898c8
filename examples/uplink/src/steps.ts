/** UP-2 and UP-3: a turn, from top to bottom. */
import type { Rule, Seat } from "@sprawl/engine";
import { type Action, ask } from "./questions.js";
import type { Signal, UplinkPlay } from "./state.js";

/** One action of the seat whose turn it is. */
export function* act(g: UplinkPlay): Rule<void> {
  const s = g.state;
  const { seat } = s;
  const hand = s.hands[seat];
  const action = yield* ask(
    seat,
    "act",
    [...hand.filter((signal) => maySend(g, signal)).map(send), LISTEN],
    {
      safe: LISTEN,
      rule: "UP-2.1",
      barred: () =>
        hand
          .filter((signal) => !maySend(g, signal))
          .map((signal) => ({ option: send(signal), rule: "UP-2.2" })),
    },
  );
  if (action.kind === "send") putOnAir(g, seat, action.card);
  else listen(g, seat);
  s.turns++;
  s.seat = (seat + 1) % g.seats; // UP-2.1
  g.next("act"); // UP-2.1
}

const LISTEN: Action = { kind: "listen", on: "deck", rule: "UP-2.4" };

function send(card: Signal): Action {
  return { kind: "send", card, on: `card/${card}`, rule: "UP-2.2" };
}

function maySend(g: UplinkPlay, signal: Signal): boolean {
  const { air } = g.state;
  const strength = g.face(signal);
  return strength === 1 || strength > g.face(air[air.length - 1]); // UP-2.2, UP-2.3
}

/** UP-2.2 */
function putOnAir(g: UplinkPlay, seat: Seat, signal: Signal): void {
  const hand = g.state.hands[seat];
  g.take(hand, signal);
  g.show(signal, "all");
  g.state.air.push(signal); // UP-2.2
  g.tell("sent", { seat }, { cards: [signal], rule: "UP-2.2" });
  if (hand.length === 0) g.end({ winners: [seat], reason: "all-sent", rule: "UP-3.1" }); // UP-3.1
}

/** UP-2.4 */
function listen(g: UplinkPlay, seat: Seat): void {
  const { deck, hands } = g.state;
  g.put(g.draw("signal", deck), hands[seat], seat); // UP-2.4
  g.tell("listened", { seat }, { rule: "UP-2.4" });
  if (deck.length > 0) return; // UP-3.2
  const fewest = Math.min(...hands.map((hand) => hand.length)); // UP-3.2
  const winners = hands.flatMap((hand, each) => (hand.length === fewest ? [each] : [])); // UP-3.2
  g.end({ winners, reason: "silence", rule: "UP-3.2" }); // UP-3.2
}
