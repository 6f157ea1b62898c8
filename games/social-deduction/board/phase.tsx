/** Round and phase, in the line at the top. */
import { useTable } from "@sprawl/kit";
import { knowsSuddenDeath } from "../src/advice/checks.js";
import type { State } from "../src/state.js";
import { sayPhase } from "./now-line.js";
import { useLabel } from "./words.js";

export function Phase() {
  const { view, speaker } = useTable<State>();
  const label = useLabel();
  const { round } = view.state;
  const parts = [
    label("board.round", { round }),
    knowsSuddenDeath(view) && label("board.sudden-death"),
    sayPhase(speaker, view),
  ];
  return <>{parts.filter(Boolean).join(" \u00b7 ")}</>;
}
