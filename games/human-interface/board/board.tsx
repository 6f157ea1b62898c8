/** The tower's floor as a lit plan, and its networks as a second layer of the same picture. */
import { World } from "@sprawl/kit";
import { useState } from "react";
import css from "./board.module.css";
import { CELL, Floor } from "./floor.js";
import { Marks, Squares, Terminals } from "./marks.js";
import { Models } from "./models.js";
import { Networks } from "./networks.js";
import { useMission } from "./use-mission.js";

export function Board() {
  const { mission, state, own, label } = useMission();
  const [layer, setLayer] = useState<"floor" | "networks">("floor");
  const { width, height } = mission.plan;
  const other = layer === "floor" ? "networks" : "floor";
  return (
    <div className={css.board} data-layer={layer}>
      <div className={css.plan}>
        <World
          label={label("floor")}
          most={1.25}
          size={{ width: width * CELL, height: height * CELL }}
          frame={frameOf(state, own, width, height)}
        >
          <Floor mission={mission} />
          <Marks />
          <Squares />
          <Terminals />
          <Models />
        </World>
      </div>
      <Networks />
      <button type="button" className={css.layer} onClick={() => setLayer(other)}>
        {label(other)}
      </button>
    </div>
  );
}

type Mission = ReturnType<typeof useMission>;

/** Where one's own people are, with room around them. */
function frameOf(state: Mission["state"], own: number, width: number, height: number) {
  const mine = state.models.filter(({ at, team }) => at >= 0 && team === own);
  const all = mine.length > 0 ? mine : state.models.filter(({ at }) => at >= 0);
  const xs = all.map(({ at }) => at % 36);
  const ys = all.map(({ at }) => Math.floor(at / 36));
  const left = Math.max(0, Math.min(width, ...xs) - 9);
  const top = Math.max(0, Math.min(height, ...ys) - 6);
  const right = Math.min(width, Math.max(0, ...xs) + 10);
  const bottom = Math.min(height, Math.max(0, ...ys) + 7);
  if (all.length === 0) return { x: 0, y: 0, width: width * CELL, height: height * CELL };
  return {
    x: left * CELL,
    y: top * CELL,
    width: (right - left) * CELL,
    height: (bottom - top) * CELL,
  };
}
