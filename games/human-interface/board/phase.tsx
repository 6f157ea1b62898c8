/** The turn and its phase, for the line at the top: fields to count, the phase in words. */
import css from "./me.module.css";
import { useMission } from "./use-mission.js";

const PHASES = [1, 2, 3, 4, 5, 6, 7];

export function Phase() {
  const { state, mission, label } = useMission();
  const turns = Array.from({ length: mission.turns }, (_, i) => i + 1);
  return (
    <span className={css.phase}>
      <span className={css.words}>
        {label("turn", { turn: state.turn, turns: mission.turns })}{" "}
        <span>{label(`phase.${state.phase}`)}</span>
      </span>
      <span className={css.turns} aria-hidden="true">
        {turns.map((turn) => (
          <i
            key={turn}
            data-now={turn === state.turn || undefined}
            data-past={turn < state.turn || undefined}
          >
            {turn}
          </i>
        ))}
      </span>
      <span className={css.steps} aria-hidden="true">
        {PHASES.map((phase) => (
          <i
            key={phase}
            data-now={phase === state.phase || undefined}
            data-past={phase < state.phase || undefined}
          >
            {phase === state.phase ? label(`phase.${phase}`) : ""}
          </i>
        ))}
      </span>
    </span>
  );
}
