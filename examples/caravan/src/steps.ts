/** CA-2: turns, from top to bottom. One action is one step. */
import type { Rule, Seat } from "@sprawl/engine";
import { actionsOf, barredActions, buy, draw, pass, play, raid, sell } from "./actions.js";
import { raidIsStopped } from "./guards.js";
import { pointsOf } from "./points.js";
import { type Action, ask } from "./questions.js";
import { actionsInMatch, type Caravan } from "./state.js";

/** One action of the seat whose turn it is. */
export function* act(g: Caravan): Rule<void> {
  const { seat } = g.state;
  let action = yield* askAction(g, seat, true);
  if (action.kind === "raid" && g.options.guards) {
    const stopped = yield* raidIsStopped(g, seat, action.target); // CA-7.1
    if (stopped) action = yield* askAction(g, seat, false); // CA-7.3, CA-R2
  }
  carryOut(g, seat, action);
  endAction(g);
}

function askAction(g: Caravan, seat: Seat, raids: boolean) {
  const barred = () => barredActions(g, seat, raids);
  return ask(seat, "act", actionsOf(g, seat, raids), { barred, rule: "CA-2.2" });
}

function carryOut(g: Caravan, seat: Seat, action: Action): void {
  switch (action.kind) {
    case "draw":
      return draw(g, seat);
    case "buy":
      return buy(g, seat, action.place);
    case "play":
      return play(g, seat, action.card);
    case "sell":
      return sell(g, seat, action.card);
    case "raid":
      return raid(g, seat, action.target);
    case "pass":
      return pass(g, seat);
    default:
      return action satisfies never;
  }
}

function endAction(g: Caravan): void {
  const s = g.state;
  s.moves++; // CA-2.3
  s.left--; // CA-2.2
  if (s.left > 0) return g.next("act"); // CA-2.2
  s.left = 2; // CA-2.2
  s.seat = (s.seat + 1) % g.seats; // CA-2.1
  if (s.seat === 0 && g.options.tolls) g.next("toll"); // CA-8.1
  if (s.moves < actionsInMatch(g.seats))
    g.next("act"); // CA-2.3
  else g.next("score");
}

/** CA-6 */
export function score(g: Caravan): void {
  const scores = g.state.coins.map((_, seat) => pointsOf(g.state, seat, (card) => g.face(card))); // CA-6.1
  const winner = scores.indexOf(Math.max(...scores)); // CA-6.2
  g.conclude({ winners: [winner], reason: "highest-score", rule: "CA-6.2", scores });
}
