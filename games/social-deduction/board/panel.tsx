/** A seat's public numbers, for its panel: HP, programs, weapon and target, and the last words. */
import type { Seat } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import type { State } from "../src/state.js";
import { Targets } from "./aims.js";
import css from "./board.module.css";
import { LastWords } from "./seat.js";
import { seatLines } from "./seat-lines.js";
import { useLabel, useThing } from "./words.js";

export function SeatPanel({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const thing = useThing();
  const { hp, programs } = view.state.seats[seat];
  const { weapon, said } = seatLines(view.state, seat);
  return (
    <div className={css.panel}>
      <p>
        {hp === 0 ? label("board.out") : label("board.hp", { hp })} ·{" "}
        {label("board.programs", { n: programs.length })}
      </p>
      {weapon && (
        <p>
          {thing("weapon", weapon.kind)} <Targets aim={weapon.aim} />
        </p>
      )}
      {said && <LastWords said={said} />}
    </div>
  );
}
