/** Which moments of a mission are worth going back to. */
import type { GameEvent } from "@sprawl/engine";
import type { TurningPoint } from "@sprawl/kit";

/** What one would tell a friend of this night. */
const WORTH = [
  "objective-done",
  "detected",
  "wounded",
  "defeated",
  "reinforced",
  "trap-exploded",
  "hid",
];
const MOST = 4;

/** Of each kind what counts: all that was done, the wound that came last, and else the first. */
function weighty(type: string, all: readonly GameEvent[]): readonly GameEvent[] {
  if (type === "objective-done") return all;
  return type === "wounded" ? all.slice(-1) : all.slice(0, 1);
}

export function turningPoints(log: readonly GameEvent[]): readonly TurningPoint[] {
  const found = WORTH.flatMap((type) =>
    weighty(
      type,
      log.filter((event) => event.type === type),
    ),
  );
  return found
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
    .map((event) => ({ at: event.at, event }));
}
