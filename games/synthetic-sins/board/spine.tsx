/** The alarm through the turns of a mission, with whoever came at which height, and the moments on it. */
import { n1 } from "@sprawl/art";
import type { GameEvent } from "@sprawl/engine";
import { useTable } from "@sprawl/kit";
import { missionOf } from "../src/content/missions/index.js";
import type { SinsState } from "../src/index.js";
import { bases } from "./cast.js";
import css from "./end.module.css";
import { turningPoints } from "./turning-points.js";
import { useLabel } from "./words.js";

const [WIDTH, HEIGHT] = [976, 96];
const [LEFT, RIGHT, LOW, TOP] = [60, 40, 22, 12];
/** More than so many numbers at the foot would touch each other. */
const MOST_NUMBERS = 20;

export function Spine() {
  const { view, log } = useTable<SinsState>();
  const label = useLabel();
  const heights = alarmByTurn(log);
  if (heights.length < 2) return null;
  const { reinforcements } = missionOf(view.state.mission);
  const highest = Math.max(12, ...heights) + 1;
  const x = (turn: number): number =>
    n1(LEFT + ((turn - 1) * (WIDTH - LEFT - RIGHT)) / (heights.length - 1));
  const y = (alarm: number): number => n1(HEIGHT - LOW - (alarm * (HEIGHT - LOW - TOP)) / highest);
  const line = heights.map((alarm, i) => `${i === 0 ? "M" : "L"}${x(i + 1)} ${y(alarm)}`).join("");
  const limits = reinforcements.filter(({ alarm }) => alarm <= highest);
  // Names that would lie on each other are left to the first of them.
  const named = limits.filter(({ alarm }, i) => i === 0 || y(limits[i - 1].alarm) - y(alarm) > 12);
  const every = Math.ceil(heights.length / MOST_NUMBERS);
  const end = WIDTH - RIGHT;
  return (
    <svg
      className={css.spine}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label("end.spine", { to: heights.at(-1) ?? 0, turns: heights.length })}
    >
      <path d={`${line}V${y(0)}H${LEFT}Z`} className={css.under} />
      {limits.map(({ ref, alarm, color }) => (
        <path
          key={ref}
          d={`M${LEFT} ${y(alarm)}H${end}`}
          className={css.limit}
          style={{ color: bases[color].colour }}
        />
      ))}
      {named.map(({ ref, alarm, color }) => (
        <text
          key={ref}
          x={end + 6}
          y={y(alarm) + 5}
          className={css.who}
          style={{ color: bases[color].colour }}
        >
          {ref.toUpperCase()}
        </text>
      ))}
      <path d={line} className={css.line} />
      {turningPoints(log).map(({ event }) => {
        const turn = turnOf(log, event);
        return (
          <path
            key={`${event.at} ${event.type}`}
            transform={`translate(${x(turn)} ${y(heights[turn - 1] ?? 0)})`}
            d="M0-7L7 0L0 7L-7 0Z"
            className={css.mark}
          />
        );
      })}
      <text x="0" y={y(highest) + 8} className={css.name}>
        {label("board.alarm")}
      </text>
      <text x="0" y={HEIGHT - 4}>
        {label("end.turn-axis")}
      </text>
      {heights.map((_, i) =>
        i % every === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number a turn.
          <text key={i} x={x(i + 1)} y={HEIGHT - 4} textAnchor="middle">
            {i + 1}
          </text>
        ) : null,
      )}
    </svg>
  );
}

/** Where the alarm stood at the end of each turn. */
export function alarmByTurn(log: readonly GameEvent[]): readonly number[] {
  const heights: number[] = [];
  let alarm = 0;
  for (const { type, args } of log) {
    if (type === "alarm-changed") alarm = Number(args.alarm);
    if (type === "turn-began") heights.push(alarm);
    else if (heights.length > 0) heights[heights.length - 1] = alarm;
  }
  return heights;
}

const turnOf = (log: readonly GameEvent[], event: GameEvent): number =>
  Math.max(
    1,
    log.slice(0, log.indexOf(event) + 1).filter(({ type }) => type === "turn-began").length,
  );
