/** TB-9.1: Action Points: what is left, and paying them. */
import type { Seat } from "@sprawl/engine";
import { moments } from "./moments.js";
import type { Beginning } from "./state.js";
import { figuresIn } from "./values.js";

/** TB-44.6, TB-R38: an extra point that can be spent only alone in an Area. */
function alonePoint(g: Beginning, seat: Seat): number {
  const { turn, figures } = g.state;
  const own = figures[seat];
  if (turn.figure !== seat || turn.alonePoint || own.lies !== "up") return 0;
  if (moments.of(seat).value(g, "alonePoints", 0, seat) === 0) return 0;
  return figuresIn(g, own.area).length === 1 ? 1 : 0;
}

export function pointsLeft(g: Beginning): number {
  const { turn } = g.state;
  return turn.points + alonePoint(g, turn.seat);
}

/** TB-9.1: pay Action Points. */
export function spend(g: Beginning, cost: number): void {
  const { turn } = g.state;
  const alone = Math.min(cost, alonePoint(g, turn.seat));
  if (alone > 0) turn.alonePoint = true;
  turn.points -= cost - alone; // TB-9.1
}
