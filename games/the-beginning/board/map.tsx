/** The city from above: Areas, arrows between them, and the lanes of the two mechs. Drawn once. */
import { memo } from "react";
import type { Area } from "../src/board.js";
import css from "./board.module.css";

export const WIDTH = 1200;
export const HEIGHT = 620;

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Where each Area lies, in the world's pixels. */
export const PLACES_ON_MAP: Readonly<Record<Area, Box>> = {
  1: { x: 8, y: 8, width: 350, height: 290 },
  2: { x: 392, y: 8, width: 400, height: 290 },
  6: { x: 826, y: 8, width: 366, height: 290 },
  "med-center": { x: 8, y: 330, width: 150, height: 282 },
  3: { x: 182, y: 330, width: 240, height: 282 },
  4: { x: 446, y: 330, width: 250, height: 282 },
  5: { x: 720, y: 330, width: 220, height: 282 },
  junkyard: { x: 964, y: 330, width: 228, height: 282 },
};

const ARROWS: readonly (readonly [number, number, number, number])[] = [
  [358, 150, 392, 150],
  [792, 150, 826, 150],
  [300, 298, 300, 330],
  [560, 298, 560, 330],
  [880, 298, 880, 330],
  [1070, 298, 1070, 330],
  [422, 470, 446, 470],
  [696, 470, 720, 470],
  [940, 470, 964, 470],
  [84, 298, 84, 330],
  [158, 470, 182, 470],
];

export const CityMap = memo(function CityMap() {
  return (
    <svg
      className={css.map}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      {Object.entries(PLACES_ON_MAP).map(([area, { x, y, width, height }]) => (
        <g key={area} data-area={area} className={css.ground}>
          <rect x={x} y={y} width={width} height={height} rx="18" />
          <Blocks x={x} y={y} width={width} height={height} />
        </g>
      ))}
      {ARROWS.map(([x1, y1, x2, y2]) => (
        <line key={`${x1}-${y1}`} x1={x1} y1={y1} x2={x2} y2={y2} className={css.arrow} />
      ))}
      <path
        className={css.redLane}
        d="M470 262C520 330 560 380 600 430S760 520 800 470S800 320 740 262"
      />
      <path className={css.blueLane} d="M330 560C400 590 470 590 520 560S700 380 740 262" />
    </svg>
  );
});

/** Roofs of the city, the same in every match. */
function Blocks({ x, y, width, height }: Box) {
  const roofs: [number, number, number][] = [];
  for (let i = 0; i < (width * height) / 1500; i++) {
    const left = x + 10 + ((i * 97) % (width - 34));
    const top = y + 40 + ((i * 61) % (height - 62));
    roofs.push([left, top, 8 + ((i * 7) % 12)]);
  }
  return (
    <>
      {roofs.map(([left, top, size]) => (
        <rect
          key={`${left}-${top}`}
          className={css.roof}
          x={left}
          y={top}
          width={size}
          height={size * 0.8}
        />
      ))}
    </>
  );
}
