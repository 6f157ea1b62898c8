/** Round and phase, in the line at the top. */
import { useTable } from "@sprawl/kit";
import { knowsSuddenDeath } from "../src/advice/checks.js";
import type { State } from "../src/state.js";
import { sayPhase } from "./now-line.js";
import css from "./phase.module.css";
import { useLabel } from "./words.js";

export function Phase() {
  const { view, speaker } = useTable<State>();
  const label = useLabel();
  const { round } = view.state;
  const parts = [
    label("board.round", { round }),
    knowsSuddenDeath(view) && label("board.sudden-death"),
  ];
  return (
    <>
      {parts.filter(Boolean).join(" \u00b7 ")}
      <span className={css.what}>{`\u00b7 ${sayPhase(speaker, view)}`}</span>
    </>
  );
}
