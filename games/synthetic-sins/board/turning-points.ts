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

export function turningPoints(log: readonly GameEvent[]): readonly TurningPoint[] {
  const found = WORTH.flatMap((type) => {
    const all = log.filter((event) => event.type === type);
    return type === "objective-done" || type === "wounded" ? all : all.slice(0, 1);
  });
  return found
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
    .map((event) => ({ at: event.at, event }));
}
