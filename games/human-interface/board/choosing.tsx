/** While one chooses who acts: one's own people side by side, as cards to press. */
import { Portrait, Shown } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import { type Model, sideOf, woundValue } from "../src/index.js";
import { BREAKING_POINT } from "../src/shock.js";
import { faces, grounds } from "./cast.js";
import css from "./choosing.module.css";
import { pictureOf } from "./items.js";
import { Life } from "./life.js";
import { ModelCard } from "./model-card.js";
import { shortName, useMission } from "./use-mission.js";

type Props = { readonly members: readonly Model[]; readonly faction: string };

export function Choosing({ members, faction }: Props) {
  return (
    <ul className={css.choosing}>
      {members.map((model) => (
        <li key={model.id}>
          <Candidate model={model} faction={faction} />
        </li>
      ))}
    </ul>
  );
}

function Candidate({ model, faction }: { readonly model: Model; readonly faction: string }) {
  const { g, label, thing } = useMission();
  const { physical, mental, speed } = sideOf(g, model);
  const limit = woundValue(g, model);
  const name = thing("model", model.id);
  const arms = model.equipment.flatMap(({ id, spent }) => {
    const weapon = g.box.weapons[id];
    return weapon && !spent ? [weapon] : [];
  });
  return (
    <Spot
      on={`model/${model.id}`}
      label={name}
      preview={
        <div className={css.look}>
          <ModelCard model={model} />
        </div>
      }
      mine
      className={css.card}
    >
      <div className={css.face}>
        <Portrait
          face={faces[model.card] ?? faces.phantom}
          ground={grounds[faction]}
          size={72}
          mood={model.crippled ? "hit" : "calm"}
          out={model.condition !== "ready" || model.lost}
          label={name}
        />
        {model.activated && <b title={label("acted")}>✓</b>}
      </div>
      <div className={css.words}>
        <b>{shortName(name)}</b>
        <small>{label("skills", { physical, mental, speed })}</small>
        <Life label={label("wounds")} left={limit - model.wounds} of={limit} />
        <Life
          label={label("shock-left")}
          left={BREAKING_POINT - Math.min(BREAKING_POINT, model.shock)}
          of={BREAKING_POINT}
          tone="shock"
        />
        {arms.slice(0, 1).map((weapon) => (
          <span key={weapon.id} className={css.arm}>
            <Shown picture={pictureOf(weapon, undefined)} width={44} />
            <small>{thing("weapon", weapon.id)}</small>
          </span>
        ))}
      </div>
    </Spot>
  );
}
