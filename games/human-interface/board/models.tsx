/** Everybody on the floor. */
import { type FigureState, Piece } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import { isAI, isConscious, type Model, woundValue } from "../src/index.js";
import css from "./board.module.css";
import { figures, sideOfModel, sides } from "./cast.js";
import { CELL } from "./floor.js";
import { Life } from "./life.js";
import { ModelCard } from "./model-card.js";
import { useMission } from "./use-mission.js";

export function Models() {
  const { state } = useMission();
  return (
    <>
      {state.models
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)
        .map((model) => (
          <Standing key={model.id} model={model} />
        ))}
    </>
  );
}

function Standing({ model }: { readonly model: Model }) {
  const { g, factions, own, active, thing, label } = useMission();
  const side = sides[sideOfModel(model, factions)];
  const states: FigureState[] = [];
  if (model.condition === "unconscious") states.push("down");
  if (model.stunned) states.push("stunned");
  if (active?.id === model.id) states.push("chosen");
  const name = thing("model", model.id);
  const limit = woundValue(g, model);
  const x = (model.at % 36) * CELL;
  const y = Math.floor(model.at / 36) * CELL;
  return (
    <Spot
      on={`model/${model.id}`}
      label={name}
      preview={<ModelCard model={model} />}
      mine={own >= 0 && model.team === own}
      danger={isAI(model)}
      className={css.model}
      style={{ left: x - 6, top: y - 34, width: CELL + 12, height: CELL + 38 }}
    >
      <svg viewBox="-60 -112 120 150" aria-hidden="true">
        <Piece
          figure={figures[model.card] ?? figures.doctor}
          colour={side.colour}
          shape={side.shape}
          states={states}
          facing={side === sides.nakamura ? "left" : "right"}
        />
      </svg>
      {isConscious(model) && (
        <span className={css.life} data-crippled={model.crippled || undefined}>
          <Life label={label("wounds")} left={limit - model.wounds} of={limit} />
        </span>
      )}
      <small className={css.name}>
        {name.split(" ")[0]}
        {model.activated && " ✓"}
        {model.reacted && " ↯"}
      </small>
    </Spot>
  );
}
