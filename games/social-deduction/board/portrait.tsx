/** A player's face: always the seat's, so that everybody knows who it is. Never a side's colour. */
import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import type { State } from "../src/state.js";

type SeatPortraitProps = { readonly seat: Seat; readonly size?: number };

export function SeatPortrait({ seat, size = 40 }: SeatPortraitProps) {
  const { view } = useTable<State>();
  const { hp } = view.state.seats[seat];
  return <Portrait face={seatFace(seat)} ground={seatGround(seat)} size={size} out={hp === 0} />;
}
