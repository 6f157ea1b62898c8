/** Who is out is shown at the seat once it has been staged: until then the last hit is only a hit. */
import type { GameEvent, Seat } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import type { State } from "../src/state.js";

/** Is it still being shown how this seat goes? */
export function isFalling(recent: readonly GameEvent[], playing: boolean, seat: Seat): boolean {
  return playing && recent.some(({ type, args }) => type === "eliminated" && args.seat === seat);
}

export function useFalls(seat: Seat): boolean {
  const { recent, playing } = useTable<State>();
  return isFalling(recent, playing === true, seat);
}
