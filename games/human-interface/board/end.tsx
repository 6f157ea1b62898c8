/** The end: the floor as it was left, who won and why, and what became of everybody. */
import { Markup, Portrait } from "@sprawl/art";
import type { GameEvent } from "@sprawl/engine";
import { type EndProps, type TurningPoint, useTable, weightiest } from "@sprawl/kit";
import { useMemo } from "react";
import type { Model, State } from "../src/index.js";
import { faces, grounds, sides } from "./cast.js";
import { CELL, drawFloor } from "./drawing.js";
import css from "./end.module.css";
import { shortName, useMission } from "./use-mission.js";

export function End({ why }: EndProps) {
  const { mission, state, label, thing, own } = useMission();
  const { view } = useTable<State>();
  const floor = useMemo(() => drawFloor(mission), [mission]);
  const winners = view.result?.winners ?? [];
  const won = (team: number) => state.teams[team].seats.some((seat) => winners.includes(seat));
  const order = state.teams.map((_, team) => team).sort((a, b) => Number(won(b)) - Number(won(a)));
  const verdict = own < 0 ? "seen" : won(own) ? "won" : "lost";
  const { width, height } = mission.plan;
  return (
    <section className={css.end} data-verdict={verdict}>
      <svg
        className={css.floor}
        viewBox={`0 0 ${width * CELL} ${height * CELL}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Markup of={floor} />
      </svg>
      <Heroes team={order[0]} />
      <div className={css.told}>
        <p className={css.badge}>
          {thing("mission", state.mission)},{" "}
          {label("turn", { turn: state.turn, turns: mission.turns })}
        </p>
        <h3>{label(`end.${verdict}`)}</h3>
        <p className={css.why}>
          {why}
          {verdict !== "won" &&
            order
              .filter(won)
              .map((team) => (
                <span key={team}> {label("end.by", { team: state.teams[team].faction })}</span>
              ))}
        </p>
        {order.filter(won).map((team) => (
          <Crew key={state.teams[team].faction} team={team} won />
        ))}
        <div className={css.others}>
          {order
            .filter((team) => !won(team))
            .map((team) => (
              <Crew key={state.teams[team].faction} team={team} won={false} />
            ))}
        </div>
      </div>
    </section>
  );
}

/** Those who come out of it, or who hold the floor. */
function Heroes({ team }: { readonly team: number }) {
  const { state } = useMission();
  const members = state.models.filter(({ home, kind }) => home === team && kind === "character");
  const standing = members.filter(({ condition, lost }) => condition !== "unconscious" && !lost);
  const shown = (standing.length > 0 ? standing : members).slice(0, 3);
  return (
    <div className={css.heroes} aria-hidden="true">
      {shown.map(({ id, card }, i) => (
        <Portrait
          key={id}
          face={faces[card] ?? faces.phantom}
          ground={grounds[state.teams[team].faction]}
          size={HERO}
          cutout
          flip={i === 1}
        />
      ))}
    </div>
  );
}

const HERO = 340;

function Crew({ team, won }: { readonly team: number; readonly won: boolean }) {
  const { state, table, label, thing } = useMission();
  const { faction, seats, points } = state.teams[team];
  const members = state.models.filter(({ home, kind }) => home === team && kind === "character");
  const names = seats.map((seat) => table.seats[seat]?.name).filter(Boolean);
  return (
    <div className={css.crew} data-won={won || undefined}>
      <h4>
        <b style={{ color: sides[faction].colour }}>{thing("team", faction)}</b> {names.join(", ")}
        {points > 0 && <span>{label("end.points", { n: points })}</span>}
      </h4>
      <ul>
        {members.map((model) => (
          <li key={model.id}>
            <Portrait
              face={faces[model.card] ?? faces.phantom}
              ground={grounds[faction]}
              size={won ? 84 : 64}
              mood={won && model.condition === "ready" ? "glad" : "calm"}
              out={model.condition === "unconscious" || model.lost}
              label={thing("model", model.id)}
            />
            <b>{shortName(thing("model", model.id))}</b>
            <small>{label(`fate.${fateOf(model)}`)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function fateOf({ condition, lost, crippled, wounds }: Model): string {
  if (lost) return "lost";
  if (condition === "unconscious" || condition === "escaped") return condition;
  if (crippled) return "crippled";
  return wounds > 0 ? "wounded" : "unhurt";
}

const WEIGHTS: Readonly<Record<string, number>> = {
  unconscious: 5,
  "taken-over": 5,
  destroyed: 4,
  crippled: 4,
  escaped: 5,
  infected: 3,
  "door-forced": 2,
  "fast-attacks": 1,
};

/** Who went down, which Terminal fell, what got in. */
export const turningPoints = (log: readonly GameEvent[]): readonly TurningPoint[] =>
  weightiest(log, ({ type }) => WEIGHTS[type] ?? 0);
