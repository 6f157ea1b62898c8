/** Terminals, objectives, and squares something can be done with. */
import { Spot } from "@sprawl/kit";
import type { Objective, Terminal } from "../src/index.js";
import css from "./board.module.css";
import { toneOf } from "./cast.js";
import { spotAt } from "./sight.js";
import { useMission } from "./use-mission.js";

export function Terminals() {
  const { state, thing, label, own } = useMission();
  return (
    <>
      {state.terminals.map((terminal) => (
        <Spot
          key={terminal.id}
          on={`terminal/${terminal.id}`}
          label={`${thing("terminal", terminal.id)}: ${label("strength", { n: terminal.strength })}`}
          preview={<TerminalLook terminal={terminal} />}
          mine={own >= 0 && terminal.team === own}
          className={css.terminal}
          style={spotAt(terminal.at)}
        >
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <ellipse cx="24" cy="41" rx="19" ry="5" fill={toneOf(terminal.id)} opacity=".35" />
            <path
              d="M6 6h34l-3 23h-34zM15 29l-2 10h18l3 -10"
              fill="#0d1626"
              stroke={toneOf(terminal.id)}
              strokeWidth="2.6"
              strokeLinejoin="round"
            />
            <path
              d="M12 13h18M11 19h10"
              stroke={toneOf(terminal.id)}
              strokeWidth="2"
              opacity=".7"
            />
            <g className={css.strength}>
              <circle cx="37" cy="33" r="9.5" fill={toneOf(terminal.id)} stroke="#0a1326" />
              <text x="37" y="38">
                {terminal.strength}
              </text>
            </g>
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

/** Who holds it, how strong it is, and which areas its cameras and doors serve. */
function TerminalLook({ terminal }: { readonly terminal: Terminal }) {
  const { thing, label, mission } = useMission();
  const { id, strength, controller } = terminal;
  const { areas, covers } = mission.plan;
  const served = (covers[id] ?? []).map((area) => areas[area].name);
  return (
    <div className={css.look}>
      <div className={css.card}>
        <h3>{thing("terminal", id)}</h3>
        <p>{label("strength", { n: strength })}</p>
        <p>
          {controller
            ? label("held-by", { model: thing("model", controller) })
            : label("held-by-tower")}
        </p>
        {served.length > 0 && <p>{label("covers", { areas: served.join(", ") })}</p>}
      </div>
    </div>
  );
}

/** Objectives nobody carries and nobody has brought out, with their numbers. */
const lying = (objectives: readonly Objective[]) =>
  objectives.flatMap(({ at, carrier, out }, objective) =>
    carrier || out >= 0 ? [] : [{ at, objective }],
  );

/** More rings than these would hide the floor. */
const FEW = 12;

export function Squares() {
  const { table, mission, label, thing } = useMission();
  const { areas, areaOf } = mission.plan;
  const open = mission.plan.squaresOf
    .flat()
    .filter((at) => table.choices.on(`square/${at}`).length > 0);
  // Where a few squares are all there is to choose, they lie over the heads of those before them.
  const options = table.choices.question?.options ?? [];
  const isAll = options.every(({ on = [] }) =>
    [on].flat().some((ref) => ref.startsWith("square/")),
  );
  const few = isAll && open.length <= FEW;
  return (
    <>
      {open.map((at) => {
        const area = areas[areaOf[at] ?? -1]?.name;
        return (
          <Spot
            key={at}
            on={`square/${at}`}
            label={area ? label("places.square", { area, square: at }) : thing("square", at)}
            head={area && label("places.area", { area })}
            className={few ? `${css.square} ${css.few}` : css.square}
            style={spotAt(at)}
          />
        );
      })}
    </>
  );
}
