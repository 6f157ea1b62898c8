/** Standees, Enemies and mechs. */
import { Piece, Portrait } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import type { Enemy, FigureIndex } from "../src/state.js";
import { figureValue } from "../src/values.js";
import css from "./board.module.css";
import { colours, enemyFigures, faces, groundFor } from "./faces.js";
import { useCity } from "./use-city.js";

/** A standee: its face, its Health, what it carries. */
export function Standee({ index }: { readonly index: FigureIndex }) {
  const { s, g, own, seatName, label, thing } = useCity();
  const figure = s.figures[index];
  const { seat, id, health, chips, scanners, supply } = figure;
  const most = figureValue(g, index, "maxHealth");
  const name = id === "kuro" ? thing("character", "kuro") : seatName(seat);
  const carried = [
    chips.length > 0 ? label("chips", { n: chips.length }) : "",
    scanners[0] || scanners[1] ? label("scanners") : "",
    supply.length > 0 ? thing("supply", g.face(supply[0])) : "",
  ].filter(Boolean);
  return (
    <Spot
      on={`figure/${index}`}
      label={`${name}, ${thing("character", id)}, ${label("health", { n: health, max: most })}${carried.length > 0 ? `, ${carried.join(", ")}` : ""}`}
      mine={seat === own}
      className={css.standee}
      style={{ "--tone": colours[id] } as React.CSSProperties}
    >
      {id === "kuro" ? (
        <span className={css.dog} aria-hidden="true">
          ◆
        </span>
      ) : (
        <Portrait face={faces[id]} ground={groundFor(id)} size={40} />
      )}
      <small>{name}</small>
      <span className={css.pips} aria-hidden="true">
        {"♥".repeat(health)}
        {"♡".repeat(Math.max(0, most - health))}
        {chips.length > 0 && <b> ▣{chips.length}</b>}
      </span>
    </Spot>
  );
}

/** An Enemy on its Spawn Location or on the red path. */
export function EnemySpot({ enemy }: { readonly enemy: Enemy }) {
  const { g, thing, label } = useCity();
  const piece = g.box.enemies[enemy.type];
  const i = enemy.level - 1;
  const left = piece.health[i] - enemy.damage;
  return (
    <Spot
      on={`enemy/${enemy.id}`}
      label={`${thing("enemy", enemy.id)}, ${label("health", { n: left, max: piece.health[i] })}`}
      preview={
        <p className={css.note}>
          {thing("enemy", enemy.id)}:{" "}
          {label("enemy-values", {
            strength: piece.strength[i],
            combat: piece.combat[i],
            shield: piece.shield[i],
            range: piece.range,
          })}
        </p>
      }
      danger
      className={css.enemy}
    >
      <svg viewBox="-60 -110 120 130" aria-hidden="true">
        <Piece figure={enemyFigures[enemy.type]} colour="#ff6f5b" shape="hexagon" />
      </svg>
      <small>
        {"I".repeat(enemy.level)} ♥{left}
      </small>
    </Spot>
  );
}

/** Apex or Deus on a space of its lane. */
export function Mech({ which }: { readonly which: "apex" | "deus" }) {
  const { s, thing, label } = useCity();
  const on = which === "deus" ? "enemy/deus" : "apex";
  const name = thing("bar", which);
  return (
    <Spot
      on={on}
      label={`${name}, ${label("health", { n: s.bars[which], max: 9 })}`}
      danger={which === "deus"}
      className={css.mech}
    >
      <svg viewBox="-70 -130 140 150" aria-hidden="true">
        <Piece
          figure={enemyFigures[which]}
          colour={which === "apex" ? "#5aa9ff" : "#ff4d4d"}
          shape="circle"
        />
      </svg>
      <small>
        {name} ♥{s.bars[which]}
      </small>
    </Spot>
  );
}
