/** What the mission asks for: its aim, how near each side is, and, on a closer look, all its rules. */
import { Spot } from "@sprawl/kit";
import type { Progress } from "../src/index.js";
import css from "./aim.module.css";
import { sides } from "./cast.js";
import { useMission } from "./use-mission.js";

export function Aim() {
  const { label, state, mission, g } = useMission();
  const aim = label(`goal.${state.mission}`);
  const begun = state.turn > 0;
  return (
    <Spot on="mission" label={aim} preview={<Whole />} className={css.aim}>
      <h3>{aim}</h3>
      {begun && (
        <ul>
          {mission.progress(g).map((each) => (
            <Near key={`${each.team} ${each.what}`} {...each} />
          ))}
        </ul>
      )}
    </Spot>
  );
}

/** One line of how near a side is. */
function Near({ team, what, n, of }: Progress) {
  const { label, thing, state } = useMission();
  const faction = state.teams[team]?.faction;
  const said = what === "points" && of !== undefined ? "points-of" : what;
  return (
    <li>
      {faction && <b style={{ color: sides[faction].colour }}>{thing("team", faction)}</b>}
      <span>{label(`progress.${said}`, { n, of: of ?? 0 })}</span>
    </li>
  );
}

/** How it is won, and what is special. */
function Whole() {
  const { label, state, mission } = useMission();
  return (
    <div className={css.whole}>
      <h3>{label(`goal.${state.mission}`)}</h3>
      <h4>{label("wins-by")}</h4>
      <p>{label(`victory.${state.mission}`, { turns: mission.turns })}</p>
      <h4>{label("special-rules")}</h4>
      <p>{label(`special.${state.mission}`)}</p>
    </div>
  );
}
