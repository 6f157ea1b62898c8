/** Oneself in the dock: the character that acts, the others of the Team, the hand of programs. */
import { Portrait } from "@sprawl/art";
import { Hand, useMedia } from "@sprawl/kit";
import { type Model, sideOf, woundValue } from "../src/index.js";
import { purseOf } from "../src/tokens.js";
import css from "./board.module.css";
import { faces, grounds } from "./cast.js";
import { Life } from "./life.js";
import { ProgramSpot } from "./networks.js";
import { useMission } from "./use-mission.js";

export function Me() {
  const { state, own, g, active, label } = useMission();
  const team = state.teams[own];
  if (!team) return null;
  const members = state.models.filter(({ home, kind }) => home === own && kind === "character");
  const shown = active && active.team === own ? active : members[0];
  return (
    <div className={css.me}>
      {shown && <Own model={shown} faction={team.faction} />}
      <ul className={css.members}>
        {members
          .filter((model) => model !== shown)
          .map((model) => (
            <li key={model.id}>
              <Portrait
                face={faces[model.card]}
                ground={grounds[team.faction]}
                size={40}
                out={model.condition !== "ready" || model.lost}
                label={model.id}
              />
              <Life
                label={label("wounds")}
                left={woundValue(g, model) - model.wounds}
                of={woundValue(g, model)}
              />
            </li>
          ))}
      </ul>
      <div className={css.cards}>
        <small>{label("purse", { n: purseOf(g, own), hand: team.hand.length })}</small>
        <Hand label={label("hand")}>
          {team.hand.map((card) => (
            <ProgramSpot key={card} card={card} owner={team.faction} hostile={false} />
          ))}
        </Hand>
      </div>
    </div>
  );
}

function Own({ model, faction }: { readonly model: Model; readonly faction: string }) {
  const { state, g, label, thing } = useMission();
  const phone = useMedia("phone");
  const { physical, mental, speed } = sideOf(g, model);
  const acts = state.activation.model === model.id;
  return (
    <div className={css.own}>
      <Portrait
        face={faces[model.card]}
        ground={grounds[faction]}
        size={phone ? 56 : 96}
        mood={model.crippled ? "hit" : "calm"}
        label={thing("model", model.id)}
      />
      <div>
        <h3>{thing("model", model.id)}</h3>
        <p>{label("skills", { physical, mental, speed })}</p>
        <Life
          label={label("wounds")}
          left={woundValue(g, model) - model.wounds}
          of={woundValue(g, model)}
        />
        <p>
          {label("shock", { n: model.shock })}
          {acts &&
            ` · ${label("points", { n: state.activation.points, steps: state.activation.steps })}`}
        </p>
      </div>
    </div>
  );
}

/** The turn and its phase, for the line at the top. */
export function Phase() {
  const { state, mission, label } = useMission();
  return (
    <span className={css.phase}>
      <b>{label("turn", { turn: state.turn, turns: mission.turns })}</b>{" "}
      {label(`phase.${state.phase}`)}
    </span>
  );
}
