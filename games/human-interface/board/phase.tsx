/** The turn and its phase, for the line at the top: fields to count, the phase in words. */
import { useMedia } from "@sprawl/kit";
import css from "./me.module.css";
import { useMission } from "./use-mission.js";

const PHASES = [1, 2, 3, 4, 5, 6, 7];
/** More turns than that are told in words: their fields would leave no room for the phase. */
const FIELDS = 8;

export function Phase() {
  const { state, mission, label } = useMission();
  const turn = useMedia("phone") ? "turn-short" : "turn";
  const turns = Array.from({ length: mission.turns }, (_, i) => i + 1);
  return (
    <span className={css.phase} data-many={mission.turns > FIELDS || undefined}>
      <span className={css.words}>
        {label(turn, { turn: state.turn, turns: mission.turns })}{" "}
        <span>{label(`phase.${state.phase}`)}</span>
      </span>
      <span className={css.turns} aria-hidden="true">
        {turns.map((n) => (
          <i
            key={n}
            data-now={n === state.turn || undefined}
            data-past={n < state.turn || undefined}
          >
            {n}
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
