/** The end: who wins and by what, the rank of somebody who played alone, and how it came to that. */
import { Portrait } from "@sprawl/art";
import type { GameEvent } from "@sprawl/engine";
import type { EndProps, TurningPoint } from "@sprawl/kit";
import { agentsOf } from "../src/table.js";
import css from "./end.module.css";
import { colourFor, faces, groundFor } from "./faces.js";
import { useEden } from "./use-eden.js";

const PARTS = ["stories", "influence", "majorities", "overall", "money", "lead"] as const;

export function End({ title, why }: EndProps) {
  const { g, state, view, label, name } = useEden();
  const rank = String(view.result?.reason ?? "").split(".")[1];
  const order = state.orgs
    .map((_, org) => org)
    .sort((a, b) => (state.scores[b]?.total ?? 0) - (state.scores[a]?.total ?? 0));
  return (
    <section className={css.end} data-end="">
      <h3>{title}</h3>
      {rank && (
        <p className={css.rank} data-rank={rank}>
          {label(`rank.${rank}`)}
        </p>
      )}
      {why !== title && <p>{why}</p>}
      <ol className={css.final}>
        {order.map((org) => {
          const own = state.orgs[org];
          const score = state.scores[org];
          return (
            <li key={org} style={{ borderColor: colourFor(own.id) }}>
              <b style={{ color: colourFor(own.id) }}>{name(own.id)}</b>
              <strong>{label("ui.vp", { n: score?.total ?? 0 })}</strong>
              <dl>
                {PARTS.filter((part) => (score?.[part] ?? 0) > 0).map((part) => (
                  <div key={part}>
                    <dt>{label(`score.${part}`)}</dt>
                    <dd>{score?.[part]}</dd>
                  </div>
                ))}
              </dl>
              <span className={css.heads}>
                {agentsOf(g, org).map(({ profile }) => (
                  <Portrait
                    key={profile}
                    face={faces[profile]}
                    ground={groundFor(own.id)}
                    size={40}
                    label={name(profile)}
                  />
                ))}
              </span>
              <small>{own.resolved.map(({ id }) => name(id)).join(" · ")}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const MOMENTS = ["story-resolved", "died", "story-dropped"];

/** Where it turned: Stories solved, Agents lost. */
export function turningPoints(log: readonly GameEvent[]): readonly TurningPoint[] {
  return log
    .filter(({ type }) => MOMENTS.includes(type))
    .slice(-6)
    .map((event) => ({ at: event.at, event }));
}
