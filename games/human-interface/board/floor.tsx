/** The floor plan: drawn once a mission, from its tiles. */
import { Markup } from "@sprawl/art";
import { memo, useMemo } from "react";
import type { Mission } from "../src/index.js";
import css from "./board.module.css";
import { CELL, drawFloor } from "./drawing.js";

export const Floor = memo(function Floor({ mission }: { readonly mission: Mission }) {
  const text = useMemo(() => drawFloor(mission), [mission]);
  const { width, height } = mission.plan;
  return (
    <svg className={css.sheet} viewBox={`0 0 ${width * CELL} ${height * CELL}`} aria-hidden="true">
      <Markup of={text} className={css.floor} />
    </svg>
  );
});
