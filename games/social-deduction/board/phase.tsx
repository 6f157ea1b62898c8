/** Round and whose turn it is, in the line at the top. */
import { useTable } from "@sprawl/kit";
import { knowsSuddenDeath } from "../src/advice/checks.js";
import type { State } from "../src/state.js";
import { useActingBoss } from "./meanwhile.js";
import css from "./phase.module.css";
import { SeatPortrait } from "./portrait.js";
import { useLabel } from "./words.js";

export function Phase() {
  const { view } = useTable<State>();
  const label = useLabel();
  const { round, turn, weapons } = view.state;
  const boss = useActingBoss();
  // Whoever takes a weapon is not armed before the next turn (SD-5.9).
  const armed = turn.armed && weapons.some(({ holder }) => holder === turn.seat);
  const whose = () => {
    if (view.pending?.kind === "talk" || view.result) return false;
    if (boss !== undefined) return label("now.boss", { boss });
    if (turn.seat === view.viewer) return false;
    return label(armed ? "board.turn-armed" : "board.turn-of", { seat: turn.seat });
  };
  const parts = [
    label("board.round", { round }),
    knowsSuddenDeath(view) && label("board.sudden-death"),
  ];
  const at = whose();
  return (
    <>
      {parts.filter(Boolean).join(" \u00b7 ")}
      {at && boss === undefined && (
        <span className={css.mark} aria-hidden="true">
          <SeatPortrait seat={turn.seat} size={28} />
        </span>
      )}
      {at && <span className={css.whose}>{at}</span>}
    </>
  );
}
