/** The city as a war map: instruments above, the table's people beside, what happens now over the sea. */
import { Portrait } from "@sprawl/art";
import { Spot, useMedia, World } from "@sprawl/kit";
import { useMemo } from "react";
import type { CharacterId } from "../src/state.js";
import css from "./board.module.css";
import { faces } from "./faces.js";
import { HEIGHT, LANDS, WIDTH } from "./geography.js";
import { Happening } from "./happening.js";
import { Instruments } from "./instruments.js";
import { CityMap, Unrest } from "./map.js";
import { Pieces } from "./pieces.js";
import { Places } from "./places.js";
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
          <CityMap />
          <Unrest />
          <Places />
          <Pieces />
        </World>
      </div>
      <Happening />
      <Seats />
      {s.free.length > 0 && s.figures.length === 0 && <Lineup />}
    </div>
  );
}

/** At a desk the whole city is in sight; on a phone the own Area, a street's width around it. */
function useFrame() {
  const { s, own } = useCity();
  const phone = useMedia("phone");
  const area = own === undefined ? undefined : s.figures[own]?.area;
  return useMemo(() => {
    if (!phone || area === undefined) return undefined;
    const numbers = LANDS[area].outline.split(" ").map(Number);
    const xs = numbers.filter((_, i) => i % 2 === 0);
    const ys = numbers.filter((_, i) => i % 2 === 1);
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    return { x: middle(xs) - 185, y: middle(ys) - 165, width: 370, height: 320 };
  }, [phone, area]);
}

/** Before the match: the six operatives, of whom everybody takes one. */
function Lineup() {
  const { s, thing, label } = useCity();
  const ids = Object.keys(faces) as CharacterId[];
  return (
    <section className={css.lineup} aria-label={label("players")}>
      {ids.map((id) => (
        <Spot
          key={id}
          on={`character/${id}`}
          label={thing("character", id)}
          className={css.candidate}
        >
          <Portrait face={faces[id]} size={120} out={!s.free.includes(id)} />
          <b>{thing("character", id)}</b>
          <small>{label(`class.${id}`)}</small>
        </Spot>
      ))}
    </section>
  );
}
