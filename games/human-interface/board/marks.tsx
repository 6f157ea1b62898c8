/** What lies on the floor and changes: doors, alarm, mines, exits, sight and ranges. */
import { type ReactNode, useMemo } from "react";
import { AI, advice, isAI } from "../src/index.js";
import { tacOf } from "../src/sight.js";
import css from "./board.module.css";
import { sides } from "./cast.js";
import { DoorMark } from "./doors.js";
import { CELL } from "./drawing.js";
import { boxAround, corner, useSight } from "./sight.js";
import { areaTagSquare, boxesTaken } from "./tags.js";
import { type MissionTable, useMission } from "./use-mission.js";

export function Marks() {
  const table = useMission();
  const { state, mission } = table;
  const { plan } = mission;
  const seen = useSight(table);
  const ways = useForecasts(table);
  return (
    <svg
      className={css.sheet}
      viewBox={`0 0 ${plan.width * CELL} ${plan.height * CELL}`}
      aria-hidden="true"
    >
      <defs>
        <pattern
          id="hi-far"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V8" stroke="#ffd9a0" strokeWidth="1.6" opacity=".4" />
        </pattern>
      </defs>
      <AreaTags />
      <path className={css.seen} d={seen.seen} />
      <path className={css.far} d={seen.far} />
      <path className={css.near} d={seen.near} />
      {seen.clear.length > 0 && <rect {...boxAround(seen.clear)} fill="none" data-ref="sight" />}
      <WaysInAndOut />
      {state.doors.map((door) => (
        <DoorMark key={door.at} door={door} mission={mission} />
      ))}
      {ways.map(({ model, target, way }) => (
        <Way key={model} from={state.models.find(({ id }) => id === model)?.at ?? -1} way={way}>
          {target !== "" && <title>{target}</title>}
        </Way>
      ))}
      <Mines />
      <Alarm />
    </svg>
  );
}

/** Entry points of drones, exits and lifts. */
function WaysInAndOut() {
  const { state, mission, factions } = useMission();
  return (
    <>
      {state.entries.map((at) => {
        const [x, y] = corner(at);
        return (
          <path
            key={at}
            className={css.entry}
            d={`M${x + 6} ${y + 6}h36v36h-36zM${x + 24} ${y + 12}l10 12h-6v10h-8v-10h-6z`}
          />
        );
      })}
      {mission.teams.flatMap(({ exits, faction }) =>
        exits.map(([x, y]) => (
          <rect
            key={`${faction} ${x} ${y}`}
            className={css.exit}
            x={x * CELL + 3}
            y={y * CELL + 3}
            width={CELL - 6}
            height={CELL - 6}
          />
        )),
      )}
      {(mission.lifts ?? []).flatMap((lift, team) =>
        lift.map(([x, y]) => (
          <g
            key={`${x} ${y}`}
            className={css.lift}
            style={{ color: sides[factions[team]].colour }}
            transform={`translate(${x * CELL} ${y * CELL})`}
          >
            <rect x="4" y="4" width={CELL - 8} height={CELL - 8} />
            <path d="M24 11l8 9h-16zM24 37l8-9h-16z" />
          </g>
        )),
      )}
    </>
  );
}

function Mines() {
  const { state, factions } = useMission();
  return state.mines.map(({ at, active, team }) => {
    const [x, y] = corner(at);
    return (
      <g key={at} className={css.mine} data-armed={active || undefined}>
        <circle cx={x + 24} cy={y + 24} r="17" stroke={sides[factions[team]].colour} />
        <path d={`M${x + 24} ${y + 12}l10 6v12l-10 6l-10-6v-12z`} />
      </g>
    );
  });
}

/** The tokens of each area, and those that Phase 6 will add if nobody moves. */
function Alarm() {
  const { state, mission, g } = useMission();
  const { squaresOf } = mission.plan;
  const coming = useMemo(() => advice.alarmToCome(g), [g]);
  return state.alarm.map((level, area) => {
    const more = coming[area] - level;
    if (level + more === 0) return null;
    const squares = squaresOf[area];
    const [x, y] = corner(squares[Math.floor(squares.length / 2)]);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: areas stay where they are.
      <g key={area} className={css.alarm} transform={`translate(${x + 24} ${y + 24})`}>
        {level > 0 && (
          <>
            <path d="M0 -19L21 17H-21Z" />
            <text y="13">{level}</text>
          </>
        )}
        {more > 0 && (
          <g transform={`translate(${level > 0 ? 24 : 0} 2)`}>
            <circle r="12" />
            <text className={css.more} y="4.5">
              +{more}
            </text>
          </g>
        )}
      </g>
    );
  });
}

/** Each area's name, and its TAC as it counts for the viewer's Team; an eye where its cameras help. */
function AreaTags() {
  const { g, mission, own, state, factions } = useMission();
  const { plan } = mission;
  const taken = boxesTaken(state.models.filter(({ at }) => at >= 0));
  return plan.areas.map(({ name, tac }, area) => {
    const holder = state.terminals.find(
      ({ id, team }) => team !== AI && plan.covers[id]?.includes(area),
    );
    const eye = holder && sides[factions[holder.team]].colour;
    const wide = eye ? 86 : 66;
    const [column, row] = areaTagSquare(plan, area, wide / CELL, taken);
    const [x, y] = [column * CELL + 4, row * CELL + CELL - 20];
    return (
      <g key={name} className={css.area} transform={`translate(${x} ${y})`}>
        <g>
          <path d={`M0 0h${wide}v17h-${wide}z`} />
          <text x="5" y="13">
            {name}
          </text>
          <text x="27" y="13" className={css.tac}>
            TAC {own >= 0 ? tacOf(g, own, area) : tac}
          </text>
          {eye && (
            <path
              className={css.eye}
              d="M68 8.5c4-6 10-6 14 0c-4 6-10 6-14 0zM73 8.5h4"
              stroke={eye}
            />
          )}
        </g>
      </g>
    );
  });
}

/** Where machines will go if nobody moves: told only where there are some. */
function useForecasts({ g, state }: MissionTable): readonly advice.Forecast[] {
  return useMemo(
    () =>
      state.models
        .filter((model) => isAI(model) && model.kind === "drone")
        .flatMap((model) => advice.forecastOf(g, model) ?? [])
        .filter(({ way }) => way.length > 0),
    [g, state],
  );
}

type WayProps = {
  readonly from: number;
  readonly way: readonly number[];
  readonly children?: ReactNode;
};

/** A way in dots, with the number of steps at its end. */
function Way({ from, way, children }: WayProps) {
  const points = [from, ...way].map((at) => {
    const [x, y] = corner(at);
    return [x + CELL / 2, y + CELL / 2] as const;
  });
  const [x, y] = points[points.length - 1];
  return (
    <g className={css.way}>
      {children}
      <path d={`M${points.map((point) => point.join(" ")).join("L")}`} />
      <circle cx={x} cy={y} r="10" />
      <text x={x} y={y + 4.5}>
        {way.length}
      </text>
    </g>
  );
}
