/** The city from above, in two sheets: what never changes, and what glows, burns or is closed. */
import { Markup, poly } from "@sprawl/art";
import { pressOn, useSpot } from "@sprawl/kit";
import { memo, useMemo } from "react";
import { AREAS, type Area } from "../src/board.js";
import { isBlocked } from "../src/spawning.js";
import { BLOCKADE_AT, HEIGHT, LANDS, WIDTH } from "./geography.js";
import { drawGround, FIRES, fire } from "./ground.js";
import css from "./map.module.css";
import { useCity } from "./use-city.js";

const BOX = `0 0 ${WIDTH} ${HEIGHT}`;

export const CityMap = memo(function CityMap() {
  const ground = useMemo(drawGround, []);
  return (
    <svg className={css.sheet} viewBox={BOX} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <Markup of={ground} />
    </svg>
  );
});

/** The Areas as one can press them, the fires of the riot, and the Blockade. */
export function Unrest() {
  const { s, g } = useCity();
  const burning = useMemo(() => fires(s.bars.riot), [s.bars.riot]);
  return (
    <svg className={css.sheet} viewBox={BOX} width={WIDTH} height={HEIGHT} aria-hidden="true">
      {AREAS.map((area) => (
        <Shape key={String(area)} area={area} />
      ))}
      <Markup of={burning} className={css.still} />
      {isBlocked(g) && <Blockade />}
    </svg>
  );
}

/** The further Riot is towards Anarchy, the more houses burn; under Surveillance beams search. */
function fires(riot: number): string {
  const many = Math.max(2, Math.min(FIRES.length, 4 + riot));
  const beams = Math.max(0, Math.min(3, Math.floor(-riot / 2)));
  const search = [
    "M322 262L180 40L270 20z",
    "M766 266L590 30L680 14z",
    "M560 452L640 330L700 346z",
  ].slice(0, beams);
  return (
    FIRES.slice(0, many)
      .map(([x, y, size]) => fire(x, y, size))
      .join("") + search.map((d) => `<path d="${d}" fill="#fff0c8" opacity=".09"/>`).join("")
  );
}

/** A press anywhere in an Area is a press on its name. */
function Shape({ area }: { readonly area: Area }) {
  const use = useSpot(`area/${area}`);
  return (
    <path
      d={poly(LANDS[area].outline, 16)}
      className={css.shape}
      data-state={use.state}
      data-picked={use.picked || undefined}
      data-ground={`area/${area}`}
      onPointerUp={({ pointerType }) => pressOn(`area/${area}`, pointerType)}
    />
  );
}

function Blockade() {
  const [x, y] = BLOCKADE_AT;
  return (
    <g transform={`translate(${x} ${y}) rotate(-8)`} className={css.still}>
      <path d="M-30 -9H30V8H-30z" fill="#f2c230" stroke="#120c09" strokeWidth="2" />
      <path
        d="M-24 -9h7l-8 17h-7zM-10 -9h7l-8 17h-7zM4 -9h7l-8 17h-7zM18 -9h7l-8 17h-7z"
        fill="#1a120c"
      />
    </g>
  );
}
