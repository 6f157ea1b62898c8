/** Which of the things that happened are worth going back to. */
import type { GameEvent } from "@sprawl/engine";
import type { TurningPoint } from "./board.js";

/** The end shows no more than these. */
const MOST = 6;

/** The weightiest events, the later of equals first, in the order in which they happened. */
export function weightiest(
  log: readonly GameEvent[],
  weightOf: (event: GameEvent) => number,
): readonly TurningPoint[] {
  return log
    .filter((event) => weightOf(event) > 0)
    .map((event) => ({ at: event.at, event }))
    .sort((a, b) => weightOf(b.event) - weightOf(a.event) || b.at - a.at)
    .slice(0, MOST)
    .sort((a, b) => log.indexOf(a.event) - log.indexOf(b.event));
}
