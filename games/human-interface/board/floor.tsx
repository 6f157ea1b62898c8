/** The floor plan: drawn once a mission, from its tiles. */
import { memo } from "react";
import type { Mission } from "../src/index.js";
import css from "./board.module.css";

export const CELL = 48;

/** Rooms and hallways are told apart by tone, however many there are. */
const TONES = [
  "#1b2f4d",
  "#243a34",
  "#3a2c33",
  "#2b2f50",
  "#343323",
  "#22384a",
  "#332a47",
  "#2a3a2a",
];

export const Floor = memo(function Floor({ mission }: { readonly mission: Mission }) {
  const { plan } = mission;
  const { width, height, areas, squaresOf, floor } = plan;
  const open = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && floor.ground[y * floor.width + x] !== 0;
  let edges = "";
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!open(x, y)) continue;
      const [left, top] = [x * CELL, y * CELL];
      if (!open(x, y - 1)) edges += `M${left} ${top}h${CELL}`;
      if (!open(x, y + 1)) edges += `M${left} ${top + CELL}h${CELL}`;
      if (!open(x - 1, y)) edges += `M${left} ${top}v${CELL}`;
      if (!open(x + 1, y)) edges += `M${left + CELL} ${top}v${CELL}`;
    }
  }
  return (
    <svg className={css.sheet} viewBox={`0 0 ${width * CELL} ${height * CELL}`} aria-hidden="true">
      {areas.map(({ name, room }, area) => (
        <path
          key={name}
          fill={room === 0 ? "#22314a" : TONES[(area * 3) % TONES.length]}
          d={squaresOf[area]
            .map(
              (at) =>
                `M${(at % floor.width) * CELL} ${Math.floor(at / floor.width) * CELL}h${CELL}v${CELL}h-${CELL}z`,
            )
            .join("")}
        />
      ))}
      <path
        className={css.grid}
        d={areas
          .flatMap((_, area) => squaresOf[area])
          .map(
            (at) =>
              `M${(at % floor.width) * CELL} ${Math.floor(at / floor.width) * CELL}h${CELL}v${CELL}`,
          )
          .join("")}
      />
      <path className={css.wall} d={edges} />
      {areas.map(({ name, tac }, area) => {
        const at =
          squaresOf[area].find((square) => floor.ground[square] === 1) ?? squaresOf[area][0];
        return (
          <text
            key={name}
            className={css.area}
            x={(at % floor.width) * CELL + 4}
            y={Math.floor(at / floor.width) * CELL + 13}
          >
            {name} TAC {tac}
          </text>
        );
      })}
    </svg>
  );
});
