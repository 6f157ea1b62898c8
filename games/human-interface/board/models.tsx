/** Everybody on the floor. */
import { type FigureState, Piece } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { isAI, type Model, woundValue } from "../src/index.js";
import css from "./board.module.css";
import { figures, sideOfModel, sides } from "./cast.js";
import { CELL } from "./drawing.js";
import { Life } from "./life.js";
import { ModelCard } from "./model-card.js";
import { corner } from "./sight.js";
import { useMission } from "./use-mission.js";

export function Models() {
  const { state } = useMission();
  return (
    <>
      {state.models
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)
        .map((model) => (
          <OnFloor key={model.id} model={model} />
        ))}
    </>
  );
}

function OnFloor({ model }: { readonly model: Model }) {
  const { g, factions, own, active, thing, label } = useMission();
  const side = sides[sideOfModel(model, factions)];
  const states: FigureState[] = [];
  if (model.condition === "unconscious") states.push("down");
  if (model.stunned) states.push("stunned");
  if (active?.id === model.id) states.push("chosen");
  const name = thing("model", model.id);
  const limit = woundValue(g, model);
  const [x, y] = corner(model.at);
  return (
    <Spot
      on={`model/${model.id}`}
      label={name}
      preview={<ModelCard model={model} />}
      mine={own >= 0 && model.team === own}
      danger={isAI(model)}
      className={css.model}
      style={{ left: x - 6, top: y - 30, width: CELL + 12, height: CELL + 26 }}
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
      <span
        className={css.tag}
        style={{ "--side": side.colour } as CSSProperties}
        data-crippled={model.crippled || undefined}
        data-active={active?.id === model.id || undefined}
      >
        <b>
          {name.split(" ")[0]}
          {model.activated && <abbr title={label("acted")}>✓</abbr>}
          {model.reacted && <abbr title={label("reacted")}>↯</abbr>}
        </b>
        <Life label={label("wounds")} left={limit - model.wounds} of={limit} />
      </span>
    </Spot>
  );
}
