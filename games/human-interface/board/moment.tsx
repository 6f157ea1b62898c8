/** A moment of a mission as a picture: that part of the floor, and whoever it was about. */
import { type FigureState, Markup, Piece } from "@sprawl/art";
import type { GameEvent } from "@sprawl/engine";
import { useMemo } from "react";
import type { Model } from "../src/index.js";
import { columnOf, rowOf } from "../src/plan.js";
import { figures, sideOfModel, sides, toneOf } from "./cast.js";
import { drawMap } from "./drawing.js";
import { useMission } from "./use-mission.js";

/** What stands for the deed, beside whoever it was about. */
const SIGNS: Readonly<Record<string, string>> = {
  unconscious: "M-9 -9l18 18M9 -9l-18 18",
  destroyed: "M0 -16l4 10l11 -5l-6 11l6 10l-11 -4l-4 11l-4 -11l-11 4l6 -10l-6 -11l11 5z",
  crippled: "M-12 0h6l4 -9l6 18l4 -9h6",
  infected: "M0 -14v8M0 6v8M-14 0h8M6 0h8M-10 -10l5 5M5 5l5 5M10 -10l-5 5M-5 5l-5 5",
  "taken-over": "M-13 -11h26l-3 17h-26zM-8 6l-2 8h16l3 -8M-8 -5h14M-9 0h8",
  escaped: "M-14 0h22M1 -8l9 8l-9 8",
  "door-forced": "M-9 14v-28h18v28M-14 14h28M-4 -4l8 8",
  "fast-attacks": "M-14 0h10M4 0h10M0 -14v10M0 4v10",
};

const DOWN: readonly string[] = ["unconscious", "destroyed"];

/** So many squares are seen of the floor. */
const WIDE = 12;
const HIGH = 6;
/** A figure is drawn in points, the map in squares. */
const SCALE = 0.034;

export function Moment({ event }: { readonly event: GameEvent }) {
  const { mission, state, factions, table } = useMission();
  const map = useMemo(() => drawMap(mission), [mission]);
  const { log } = table;
  const model = whoOf(log, event, state.models);
  const terminal = state.terminals.find(({ id }) => id === event.args.terminal);
  const at = terminal?.at ?? squareOf(log, event, model);
  const [x, y] = at < 0 ? [mission.plan.width / 2, mission.plan.height / 2] : centreOf(at);
  const side = sides[model ? sideOfModel(model, factions) : "nobody"];
  const states: readonly FigureState[] = DOWN.includes(event.type) ? ["down"] : [];
  const colour = terminal ? toneOf(terminal.id) : DOWN.includes(event.type) ? "#ff6f7b" : "#ffb648";
  return (
    <svg
      viewBox={`${x - WIDE / 2} ${y - HIGH * 0.62} ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <rect x={x - WIDE} y={y - HIGH} width={2 * WIDE} height={2 * HIGH} fill="#0c1830" />
      <g opacity="0.75">
        <Markup of={map} />
      </g>
      {model && (
        <g transform={`translate(${x - 1.1} ${y}) scale(${SCALE})`}>
          <Piece
            figure={figures[model.card] ?? figures.doctor}
            colour={side.colour}
            shape={side.shape}
            states={states}
            facing="right"
          />
        </g>
      )}
      <g transform={`translate(${x + 1.5} ${y - 0.9}) scale(${SCALE * 1.6})`}>
        <circle r="25" fill="#0a1326" stroke={colour} strokeWidth="2.5" />
        <path d={SIGNS[event.type]} fill="none" stroke={colour} strokeWidth="3" />
      </g>
    </svg>
  );
}

type Log = readonly GameEvent[];

/** Whom it names; an infection hurts whoever is named next. */
function whoOf(log: Log, event: GameEvent, models: readonly Model[]): Model | undefined {
  const named = log.slice(log.indexOf(event)).find(({ args }) => args.model !== undefined);
  return models.find(({ id }) => id === named?.args.model);
}

/** Where that one had come to by then. */
function squareOf(log: Log, event: GameEvent, model: Model | undefined): number {
  const way = log
    .slice(0, log.indexOf(event) + 1)
    .findLast(({ args }) => args.model === model?.id && typeof args.square === "number");
  return Number(way?.args.square ?? -1);
}

const centreOf = (at: number): readonly [x: number, y: number] => [
  columnOf(at) + 0.5,
  rowOf(at) + 0.5,
];
