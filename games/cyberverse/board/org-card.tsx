/** Everything public about one Organization: its Victory Points by source, its Story, its reserves. */

import { hasMost } from "../src/influence-tokens.js";
import { scoreOf } from "../src/scoring.js";
import { supportLimit } from "../src/support-limit.js";
import { DISTRICTS } from "../src/types.js";
import css from "./cards.module.css";
import { colourFor } from "./faces.js";
import { useEden } from "./use-eden.js";

const PARTS = ["stories", "influence", "majorities", "overall", "money", "lead"] as const;

export function OrgCard({ org }: { readonly org: number }) {
  const { g, state, view, label, name } = useEden();
  const own = state.orgs[org];
  const score = scoreOf(g, org);
  const drawn = own.discard.map((card) => view.faces[card]).filter((face) => face !== undefined);
  return (
    <article className={css.card} style={{ borderColor: colourFor(own.id) }}>
      <b>{name(own.id)}</b>
      <ul className={css.sums}>
        {PARTS.filter((part) => score[part] > 0).map((part) => (
          <li key={part}>
            <b>{score[part]}</b> {label(`score.${part}`)}
          </li>
        ))}
        <li>
          <b>{score.total}</b> {label("ui.vp-now")}
        </li>
      </ul>
      <p>
        {label("ui.leads", {
          n: DISTRICTS.filter((district) => hasMost(g, org, district)).length,
        })}
      </p>
      {own.story && (
        <p>
          <b>{name(own.story.id)}</b>, {label("ui.vp", { n: g.box.stories[own.story.id].vp })}
          <br />
          {own.story.folders
            .map(({ id, missions }) => {
              const done = missions.filter((mission) => mission !== "open").length;
              return `${name(id)} ${done}/${missions.length}`;
            })
            .join(" · ")}
        </p>
      )}
      <p>
        {label("ui.held", { n: own.supports.length, limit: supportLimit(g, org) })}
        {own.supports.map(({ id }) => ` · ${name(id)}`).join("")}
      </p>
      <small>
        {label("ui.reserve", {
          staff: own.staff,
          ambushes: own.ambushes,
          actions: own.actions,
          left: own.deck.length,
        })}
        {drawn.length > 0 && ` · ${label("ui.discarded", { cards: drawn.map(Number).join(", ") })}`}
      </small>
    </article>
  );
}
