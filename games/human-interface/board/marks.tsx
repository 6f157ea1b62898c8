/** What lies on the floor and changes: doors, alarm, mines, exits, sight and ranges. */
import { type ReactNode, useMemo } from "react";
import { advice, isAI } from "../src/index.js";
import css from "./board.module.css";
import { DoorMark } from "./doors.js";
import { CELL } from "./drawing.js";
import { corner, useSight } from "./sight.js";
import { type MissionTable, useMission } from "./use-mission.js";

export function Marks() {
  const table = useMission();
  const { state, mission, g } = table;
  const { plan } = mission;
  const seen = useSight(table);
  const ways = useForecasts(table);
  const coming = useMemo(() => advice.alarmToCome(g), [g]);
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
      <path className={css.far} d={seen.far} />
      <path className={css.near} d={seen.near} />
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
      {state.doors.map((door) => (
        <DoorMark key={door.at} door={door} mission={mission} />
      ))}
      {ways.map(({ model, target, way }) => (
        <Way key={model} from={state.models.find(({ id }) => id === model)?.at ?? -1} way={way}>
          {target !== "" && <title>{target}</title>}
        </Way>
      ))}
      {state.mines.map(({ at }) => {
        const [x, y] = corner(at);
        return (
          <path key={at} className={css.mine} d={`M${x + 24} ${y + 12}l10 6v12l-10 6l-10-6v-12z`} />
        );
      })}
      {state.alarm.map((level, area) => {
        const more = coming[area] - level;
        if (level + more === 0) return null;
        const squares = plan.squaresOf[area];
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
      })}
    </svg>
  );
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
