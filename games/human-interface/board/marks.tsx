/** What lies on the floor and changes: doors, Terminals, alarm, mines, sight and ranges. */
import { Spot } from "@sprawl/kit";
import { useMemo } from "react";
import type { Objective } from "../src/index.js";
import { distanceBetween, seesFrom } from "../src/sight.js";
import css from "./board.module.css";
import { toneOf, tones } from "./cast.js";
import { CELL } from "./floor.js";
import { type MissionTable, useMission } from "./use-mission.js";

const WIDE = 36;
export const spotAt = (at: number) => ({
  left: (at % WIDE) * CELL,
  top: Math.floor(at / WIDE) * CELL,
  width: CELL,
  height: CELL,
});

const corner = (at: number) => [(at % WIDE) * CELL, Math.floor(at / WIDE) * CELL] as const;

export function Marks() {
  const table = useMission();
  const { state, mission } = table;
  const { plan } = mission;
  const seen = useSight(table);
  return (
    <svg
      className={css.sheet}
      viewBox={`0 0 ${plan.width * CELL} ${plan.height * CELL}`}
      aria-hidden="true"
    >
      <path className={css.far} d={seen.far} />
      <path className={css.near} d={seen.near} />
      {state.entries.map((at) => {
        const [x, y] = corner(at);
        return <path key={at} className={css.entry} d={`M${x + 24} ${y + 8}l14 26h-28z`} />;
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
      {state.doors.map((door) => {
        const [x, y] = corner(door.at);
        const colour = tones[door.colour] ?? tones.plain;
        return (
          <g key={door.at} data-ref={`door/${door.at}`}>
            <rect
              x={x + 2}
              y={y + 2}
              width={CELL - 4}
              height={CELL - 4}
              fill={colour}
              opacity={door.open ? 0.15 : 0.8}
            />
            <rect
              x={x + 2}
              y={y + 2}
              width={CELL - 4}
              height={CELL - 4}
              fill="none"
              stroke={colour}
              strokeWidth="3"
              strokeDasharray={door.forced ? "6 6" : undefined}
            />
            {door.locked && (
              <path
                className={css.lock}
                d={`M${x + 16} ${y + 22}h16v14h-16zM${x + 19} ${y + 22}v-5a5 5 0 0 1 10 0v5`}
              />
            )}
          </g>
        );
      })}
      {state.mines.map(({ at }) => {
        const [x, y] = corner(at);
        return (
          <path key={at} className={css.mine} d={`M${x + 24} ${y + 12}l10 6v12l-10 6l-10-6v-12z`} />
        );
      })}
      {state.alarm.map((level, area) => {
        if (level === 0) return null;
        const squares = plan.squaresOf[area];
        const [x, y] = corner(squares[Math.floor(squares.length / 2)]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: areas stay where they are.
          <g key={area} className={css.alarm}>
            <path d={`M${x + 24} ${y + 6}l18 32h-36z`} />
            <text x={x + 24} y={y + 33}>
              {level}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** What the character that acts sees, within both brackets of its best weapon. */
function useSight({ g, active, mission }: MissionTable): { near: string; far: string } {
  return useMemo(() => {
    if (!active || active.at < 0 || active.kind !== "character") return { near: "", far: "" };
    let near = 0;
    let far = 0;
    for (const item of active.equipment) {
      const weapon = g.box.weapons[item.id];
      if (!weapon?.maximum || item.spent) continue;
      near = Math.max(near, weapon.effective.range);
      far = Math.max(far, weapon.maximum.range);
    }
    const paths = { near: "", far: "" };
    for (const squares of mission.plan.squaresOf) {
      for (const at of squares) {
        const away = distanceBetween(g, active.at, at);
        if (away > far || !seesFrom(g, active, active.at, at)) continue;
        const [x, y] = corner(at);
        paths[away <= near ? "near" : "far"] += `M${x + 1} ${y + 1}h46v46h-46z`;
      }
    }
    return paths;
  }, [g, active, mission]);
}

export function Terminals() {
  const { state, thing, label } = useMission();
  return (
    <>
      {state.terminals.map((terminal) => (
        <Spot
          key={terminal.id}
          on={`terminal/${terminal.id}`}
          label={`${thing("terminal", terminal.id)}: ${label("strength", { n: terminal.strength })}`}
          className={css.terminal}
          style={spotAt(terminal.at)}
        >
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path
              d="M6 8h36v24h-36zM18 40h12M24 32v8"
              fill="#0a1220"
              stroke={toneOf(terminal.id)}
              strokeWidth="4"
            />
            <text x="24" y="26">
              {terminal.strength}
            </text>
          </svg>
        </Spot>
      ))}
      {lying(state.objectives).map(({ at, objective }) => (
        <svg
          key={objective}
          className={css.objective}
          style={spotAt(at)}
          viewBox="0 0 48 48"
          aria-hidden="true"
        >
          <path d="M24 8l16 16l-16 16l-16-16z" />
          <text x="24" y="30">
            {objective + 1}
          </text>
        </svg>
      ))}
    </>
  );
}

/** Objectives nobody carries and nobody has brought out, with their numbers. */
const lying = (objectives: readonly Objective[]) =>
  objectives.flatMap(({ at, carrier, out }, objective) =>
    carrier || out >= 0 ? [] : [{ at, objective }],
  );

/** Squares something can be done with. */
export function Squares() {
  const { table, mission, thing } = useMission();
  const open = mission.plan.squaresOf
    .flat()
    .filter((at) => table.choices.on(`square/${at}`).length > 0);
  return (
    <>
      {open.map((at) => (
        <Spot
          key={at}
          on={`square/${at}`}
          label={thing("square", at)}
          className={css.square}
          style={spotAt(at)}
        />
      ))}
    </>
  );
}
