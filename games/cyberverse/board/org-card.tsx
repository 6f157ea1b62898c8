/** Everything public about one Organization: its Victory Points by source, its Story, its reserves. */

import { hasMost } from "../src/influence-tokens.js";
import { scoreOf, storyTarget } from "../src/scoring.js";
import type { Folder } from "../src/state.js";
import { supportLimit } from "../src/support-limit.js";
import { DISTRICTS } from "../src/types.js";
import css from "./cards.module.css";
import { colourFor } from "./faces.js";
import { missionPay, missionPlace, missionText } from "./mission-words.js";
import { useEden } from "./use-eden.js";

const PARTS = ["stories", "influence", "majorities", "overall", "money", "lead"] as const;

export function OrgCard({ org }: { readonly org: number }) {
  const { g, state, view, label, name } = useEden();
  const own = state.orgs[org];
  const score = scoreOf(g, org);
  const drawn = own.discard.map((card) => view.faces[card]).filter((face) => face !== undefined);
  return (
    <article className={css.card} style={{ borderColor: colourFor(own.id) }}>
      <p>
        <b>{name(own.id)}</b> {label("ui.money", { n: own.money })} ·{" "}
        {label("ui.solved", { n: own.resolved.length, target: storyTarget(g) })}
      </p>
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
        <>
          <p>
            <b>{name(own.story.id)}</b>, {label("ui.vp", { n: g.box.stories[own.story.id].vp })}
          </p>
          {own.story.folders.map((folder) => (
            <FolderLines key={folder.id} folder={folder} />
          ))}
        </>
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

/** An Investigation card: which Missions are open, which are done, and whether their XP is spent. */
function FolderLines({ folder }: { readonly folder: Folder }) {
  const { g, label, name } = useEden();
  return (
    <div className={css.folder} data-colour={folder.colour}>
      <b>{name(folder.id)}</b>
      <ul className={css.sums}>
        {g.box.investigations[folder.id].missions.map((mission, i) => {
          const state = folder.missions[i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: Missions of a card stay.
            <li key={i} data-state={state}>
              <i>{state === "open" ? "☐" : "☑"}</i> {missionPlace(mission, label)}{" "}
              {missionText(mission, label)} <small>{missionPay(mission, label)}</small>
              {state !== "open" && <small> {label(`ui.xp-${state}`, { xp: mission.xp })}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
