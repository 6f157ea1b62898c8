/** A player's face: of the ID where it lies open, of the seat where it is hidden. Never a side's colour. */
import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import type { State } from "../src/state.js";
import { idFace } from "./faces.js";
import { faceOf } from "./know.js";

type SeatPortraitProps = { readonly seat: Seat; readonly size?: number };

export function SeatPortrait({ seat, size = 40 }: SeatPortraitProps) {
  const { view } = useTable<State>();
  const { hp, ids } = view.state.seats[seat];
  const open = ids.find(({ revealed }) => revealed);
  const id = open && faceOf(view, open.card);
  const face = (id && idFace(id)) || seatFace(seat);
  return <Portrait face={face} ground={seatGround(seat)} size={size} out={hp === 0} />;
}
