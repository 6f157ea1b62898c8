/** A character's or machine's card, as everybody may read it. */
import { isFaceUp, type Model, sideOf } from "../src/index.js";
import css from "./board.module.css";
import { useMission } from "./use-mission.js";

export function ModelCard({ model }: { readonly model: Model }) {
  const { g, thing, label } = useMission();
  const side = sideOf(g, model);
  const { head, chest, arms, legs } = side.armour;
  return (
    <div className={css.card}>
      <h3>{thing("model", model.id)}</h3>
      <p>
        {label("skills", { physical: side.physical, mental: side.mental, speed: side.speed })}{" "}
        {label(model.crippled ? "crippled" : "healthy")}
      </p>
      <p>{label("armour", { head, chest, arms, legs })}</p>
      <p>
        {label("condition", {
          wounds: model.wounds,
          limit: side.wounds,
          shock: model.shock,
          start: model.startShock,
        })}
      </p>
      {model.resources > 0 && <p>{label("system-resources", { n: model.resources })}</p>}
      {side.skills.length > 0 && (
        <ul>
          {side.skills.map((skill) => (
            <li key={skill}>
              <b>{label(`skill.${skill}`)}</b> {label(`skill.${skill}.text`)}
            </li>
          ))}
        </ul>
      )}
      <ul>
        {model.equipment.map((item, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots keep their numbers.
          <li key={slot} data-down={!isFaceUp(g, model, item) || undefined}>
            {thing("item", item.id)} {weaponLine(g.box.weapons[item.id])}
            {item.uses >= 0 && ` ${label("uses", { n: item.uses })}`}
          </li>
        ))}
        {model.chips.map((chip, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots keep their numbers.
          <li key={slot} data-down={slot >= side.chips || undefined}>
            {thing("item", chip)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Brackets = {
  readonly effective: { readonly damage: number; readonly range: number };
  readonly maximum?: { readonly damage: number; readonly range: number };
};

/** Damage / range of both brackets. */
function weaponLine(weapon: Brackets | undefined): string {
  if (!weapon) return "";
  const { effective, maximum } = weapon;
  const far = maximum ? ` · ${maximum.damage} / ${maximum.range}` : "";
  return `${effective.damage} / ${effective.range}${far}`;
}
