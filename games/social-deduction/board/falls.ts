/** Who is out is shown at the seat once it has been staged: until then the last hit is only a hit. */
import type { GameEvent, Seat } from "@sprawl/engine";
import { useToCome } from "./meanwhile.js";

/** Is it still to be told how this seat goes? */
export function isFalling(toCome: readonly GameEvent[], seat: Seat): boolean {
  return toCome.some(({ type, args }) => type === "eliminated" && args.seat === seat);
}

export function useFalls(seat: Seat): boolean {
  return isFalling(useToCome(), seat);
}
