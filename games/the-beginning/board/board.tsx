/** The city as a war map: instruments above, the table's people beside, what happens now over the sea. */
import { useMedia, World } from "@sprawl/kit";
import { useMemo } from "react";
import css from "./board.module.css";
import { HEIGHT, LANDS, WIDTH } from "./geography.js";
import { Happening } from "./happening.js";
import { Instruments } from "./instruments.js";
import { Lineup } from "./lineup.js";
import { CityMap, Unrest } from "./map.js";
import map from "./map.module.css";
import { Night } from "./phase-scene.js";
import { Pieces } from "./pieces.js";
import { Places } from "./places.js";
import { sceneOf } from "./scene-of.js";
import { Seats } from "./seats.js";
import { useCity } from "./use-city.js";

export function Board() {
  const { label, s } = useCity();
  const frame = useFrame();
  return (
    <div className={css.board}>
      <Instruments />
      <div className={css.city}>
        <World
          label={label("city")}
          size={{ width: WIDTH, height: HEIGHT }}
          className={css.world}
          {...(frame && { frame })}
        >
          <div className={map.ground}>
            <CityMap />
            <Unrest />
            <Places />
            <Pieces />
          </div>
        </World>
      </div>
      <Happening />
      <Night />
      <Seats />
      {s.free.length > 0 && s.figures.length === 0 && <Lineup />}
    </div>
  );
}

/** Below its lowest street stand the names of who is there. */
const FEET = 40;

/**
 * At a desk the whole city is in sight; on a phone one Area, a street's width around it: where
 * something happens or somebody acts, and one's own as soon as one is asked.
 */
function useFrame() {
  const { s, own, table } = useCity();
  const phone = useMedia("phone");
  const there = table.choices.question ? undefined : sceneOf(table.recent, s);
  const acts = s.turn.phase === "action" && !table.choices.question ? s.turn.seat : own;
  const area = there ?? (acts === undefined ? undefined : s.figures[acts]?.area);
  const isTold = s.check !== undefined || s.happening.length > 0;
  return useMemo(() => {
    if (!phone || area === undefined) return undefined;
    const numbers = LANDS[area].outline.split(" ").map(Number);
    const xs = numbers.filter((_, i) => i % 2 === 0);
    const ys = numbers.filter((_, i) => i % 2 === 1);
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    // What happens hangs over the upper edge: all of the Area lies below it, farther away.
    const top = Math.min(...ys);
    const height = Math.max(370, Math.max(...ys) - top + 80 + FEET);
    if (isTold) return { x: middle(xs) - 216, y: top - 80, width: 432, height };
    return { x: middle(xs) - 185, y: middle(ys) - 165, width: 370, height: 320 };
  }, [phone, area, isTold]);
}
