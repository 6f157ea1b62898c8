/** Doors: a leaf across the way it bars, its colour, and its lock. */
import type { Door, Mission } from "../src/index.js";
import { tones } from "./cast.js";
import { CELL } from "./drawing.js";

type Props = { readonly door: Door; readonly mission: Mission };

export function DoorMark({ door, mission }: Props) {
  const { floor } = mission.plan;
  const [x, y] = [(door.at % floor.width) * CELL, Math.floor(door.at / floor.width) * CELL];
  // One walks through it from side to side, or up and down.
  const across = floor.ground[door.at - 1] !== 0 && floor.ground[door.at + 1] !== 0;
  const colour = tones[door.colour] ?? tones.plain;
  const turned = across ? `translate(${x} ${y})` : `translate(${x + CELL} ${y}) rotate(90)`;
  return (
    <g data-ref={`door/${door.at}`}>
      <g transform={turned}>
        <path d={`M15 0h18v${CELL}h-18z`} fill="#0a1326" opacity=".55" />
        {door.open ? (
          <path d={`M15 0h18v8h-18zM15 ${CELL - 8}h18v8h-18z`} fill={colour} />
        ) : (
          <>
            <path d={`M15 1h18v${CELL - 2}h-18z`} fill={colour} opacity=".85" />
            <path
              d={`M15 1h18v${CELL - 2}h-18zM24 1v${CELL - 2}`}
              fill="none"
              stroke="#0a1326"
              strokeWidth="1.6"
              strokeDasharray={door.forced ? "5 4" : undefined}
            />
          </>
        )}
      </g>
      {door.locked && !door.open && (
        <g transform={`translate(${x + CELL / 2} ${y + CELL / 2})`}>
          <circle r="11" fill="#0a1326" stroke={colour} strokeWidth="1.6" />
          <path d="M-4.5 -1h9v7h-9z" fill={colour} />
          <path d="M-3 -1v-2.5a3 3 0 0 1 6 0v2.5" fill="none" stroke={colour} strokeWidth="1.8" />
        </g>
      )}
    </g>
  );
}
