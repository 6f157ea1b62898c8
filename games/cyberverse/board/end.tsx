/** The end as a scene: New Eden by night, who leads it and by what, and alone the rank that was won. */
import { at, Markup, Portrait } from "@sprawl/art";
import type { GameEvent } from "@sprawl/engine";
import { type EndProps, type TurningPoint, weightiest } from "@sprawl/kit";
import { useMemo } from "react";
import { hasMost } from "../src/influence-tokens.js";
import { RANKS, type Rank, scoreOf } from "../src/scoring.js";
import type { Score } from "../src/state.js";
import { agentsOf } from "../src/table.js";
import { DISTRICTS } from "../src/types.js";
import css from "./end.module.css";
import { colourFor, faces, groundFor } from "./faces.js";
import { drawDistrict, FOOT } from "./landmarks.js";
import { Logo } from "./logo.js";
import { StoryPhoto } from "./photo.js";
import { useEden } from "./use-eden.js";

const PARTS = ["stories", "influence", "majorities", "overall", "money", "lead"] as const;
const WIDE = 288;

/** The rank of somebody who played alone; none where people played, or somebody gave up. */
function rankIn(reason: string): Rank | undefined {
  const last = reason.split(".").at(-1);
  return RANKS.find((rank) => rank === last);
}

export function End({ title, why }: EndProps) {
  const { g, state, view, label } = useEden();
  const rank = rankIn(view.result?.reason ?? "");
  const scores = state.orgs.map((_, org) => state.scores[org] ?? scoreOf(g, org));
  const order = state.orgs
    .map((_, org) => org)
    .sort((a, b) => scores[b].total - scores[a].total || state.orgs[b].money - state.orgs[a].money);
  const winners = rank === "beaten" ? order.slice(0, 1) : (view.result?.winners ?? []);
  const [first] = winners;
  const light = first === undefined ? "" : state.orgs[first].id;
  return (
    <section className={css.end} data-end="">
      <City light={colourFor(light)} />
      <div className={css.told}>
        <p className={css.badge} style={{ background: colourFor(light) }}>
          {label("ui.turn", { turn: state.turn })}
        </p>
        <h3>{rank === "beaten" ? label("end.beaten", { org: light }) : title}</h3>
        {why !== title && <p className={css.why}>{why}</p>}
        {rank && <Ladder rank={rank} margin={scores[0].total - scores[1].total} />}
      </div>
      <ol className={css.final}>
        {order.map((org) => (
          <li key={org}>
            <Account org={org} score={scores[org]} won={winners.includes(org)} />
          </li>
        ))}
      </ol>
      <Held />
    </section>
  );
}

/** The five Districts in one picture, in the winner's light. */
function City({ light }: { readonly light: string }) {
  const city = useMemo(
    () => DISTRICTS.map((district, i) => at(i * WIDE, 0, drawDistrict(district))).join(""),
    [],
  );
  return (
    <svg
      className={css.scene}
      viewBox={`0 0 ${5 * WIDE} ${FOOT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Markup of={city} />
      <rect width={5 * WIDE} height={FOOT} fill={light} opacity=".1" />
    </svg>
  );
}

/** CV-31.32: the ranks from the lowest to the highest, and by how much one was ahead. */
function Ladder({ rank, margin }: { readonly rank: Rank; readonly margin: number }) {
  const { label } = useEden();
  return (
    <div className={css.ladder}>
      <p className={css.rank} data-rank={rank}>
        {label(`rank.${rank}`)}
      </p>
      <p>{label(margin < 0 ? "end.behind" : "end.ahead", { n: Math.abs(margin) })}</p>
      <ol>
        {RANKS.filter((each) => each !== "beaten").map((each) => (
          <li key={each} data-on={each === rank || undefined}>
            <b>{label(`rank.${each}`)}</b>
            <small>{label(`end.margin.${each}`)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

type AccountProps = { readonly org: number; readonly score: Score; readonly won: boolean };

/** An Organization's Victory Points by where they come from, its Team, and the Stories it solved. */
function Account({ org, score, won }: AccountProps) {
  const { g, state, seats, label, name } = useEden();
  const own = state.orgs[org];
  const parts = PARTS.filter((part) => score[part] > 0);
  const who = seats.find(({ seat }) => seat === org)?.name ?? label("ui.automaton");
  return (
    <article
      className={css.account}
      style={{ borderColor: colourFor(own.id) }}
      data-won={won || undefined}
    >
      <header>
        <Logo org={own.id} size={40} />
        <p>
          <b style={{ color: colourFor(own.id) }}>
            {own.id === "" ? label("ui.nobody") : name(own.id)}
          </b>
          <small>{who}</small>
        </p>
        <strong>{label("ui.vp", { n: score.total })}</strong>
      </header>
      <div className={css.bar} aria-hidden="true">
        {parts.map((part) => (
          <i key={part} data-part={part} style={{ flexGrow: score[part] }} />
        ))}
      </div>
      <dl>
        {parts.map((part) => (
          <div key={part} data-part={part}>
            <dt>{label(`score.${part}`)}</dt>
            <dd>{score[part]}</dd>
          </div>
        ))}
      </dl>
      <div className={css.heads}>
        {agentsOf(g, org).map(({ profile }) => (
          <Portrait
            key={profile}
            face={faces[profile]}
            ground={groundFor(own.id)}
            size={52}
            mood={won ? "glad" : "calm"}
            label={name(profile)}
          />
        ))}
      </div>
      <ul className={css.solved}>
        {own.resolved.map(({ id }) => (
          <li key={id} title={name(id)}>
            <StoryPhoto id={id} />
            <span className="hidden-but-read">{name(id)}</span>
            <b>{g.box.stories[id].vp}</b>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Whose the Districts are. */
function Held() {
  const { g, state, label } = useEden();
  return (
    <ul className={css.districts} aria-label={label("score.influence")}>
      {DISTRICTS.map((district) => {
        const { influence } = state.districts[district - 1];
        const leader = state.orgs.findIndex((_, org) => hasMost(g, org, district));
        const colour = leader < 0 ? "#5d5480" : colourFor(state.orgs[leader].id);
        return (
          <li key={district} style={{ borderColor: colour }}>
            <b>{label(`district.${district}`)}</b>
            <span>
              {state.orgs.map(({ id }, org) =>
                influence[org] > 0 ? (
                  <span key={id} title={label("ui.influence-of", { org: id, n: influence[org] })}>
                    <Logo org={id} size={20} />
                    {influence[org]}
                  </span>
                ) : null,
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** How much each kind of moment turned. */
const WEIGHTS: Readonly<Record<string, number>> = {
  "story-resolved": 3,
  died: 2,
  "story-dropped": 1,
};

/** Where it turned: Stories solved, Agents lost, Stories given up. */
export function turningPoints(log: readonly GameEvent[]): readonly TurningPoint[] {
  return weightiest(log, ({ type }) => WEIGHTS[type] ?? 0);
}
