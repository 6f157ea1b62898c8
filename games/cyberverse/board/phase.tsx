/** Turn and phase as a chain, and of the District that is resolved its steps. */
import type { Phase as PhaseName } from "../src/state.js";
import css from "./me.module.css";
import { useEden } from "./use-eden.js";

const PHASES: readonly PhaseName[] = ["event", "strategy", "activation", "investigation", "payday"];
const STEPS = ["ambush", "combat", "hacking", "investigation", "influence"] as const;

export function Phase() {
  const { state, label } = useEden();
  const resolving = state.phase === "investigation" && state.district > 0;
  return (
    <span className={css.phase}>
      <b>{state.turn > 0 ? label("ui.turn", { turn: state.turn }) : label("phase.setup")}</b>
      <span className={css.chain}>
        {PHASES.map((phase) => (
          <i
            key={phase}
            data-now={phase === state.phase || undefined}
            title={label(`phase.${phase}`)}
          >
            {phase === state.phase ? label(`phase.${phase}`) : ""}
          </i>
        ))}
      </span>
      {resolving && (
        <>
          <b className={css.where}>{label(`district.${state.district}`)}</b>
          <span className={css.steps}>
            {STEPS.map((step) => (
              <i key={step} data-now={step === state.step || undefined}>
                {label(`step.${step}`)}
              </i>
            ))}
          </span>
        </>
      )}
    </span>
  );
}
