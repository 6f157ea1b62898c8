/** Everything about one Agent or Henchman, for whoever points at it. */
import { FigureIcon, Portrait, Shown, thing } from "@sprawl/art";
import { facedBy, huntOf } from "../src/advice/sight.js";
import { featureOf, featureSum } from "../src/features.js";
import type { Agent, Henchman } from "../src/state.js";
import { SLOTS, tokensOf } from "../src/supply/tokens.js";
import { profileOf } from "../src/table.js";
import { FEATURES, type Feature } from "../src/types.js";
import css from "./cards.module.css";
import { colourFor, faces, gangs, groundFor } from "./faces.js";
import { Logo } from "./logo.js";
import { pictureOf } from "./pictures.js";
import { useEden } from "./use-eden.js";

export function AgentCard({ agent }: { readonly agent: Agent }) {
  const { g, state, label, name, source } = useEden();
  const profile = profileOf(g, agent);
  const { id } = state.orgs[agent.org];
  const flags = (["trained", "recruited", "activated"] as const).filter((flag) => agent[flag]);
  const statuses = (["suppression", "wound", "bleeding"] as const).filter((each) => agent[each]);
  /** "3 +1 Retinal Lab", where there is more to it than what is printed. */
  const partsOf = (feature: Feature): string => {
    const [printed, ...others] = featureSum(g, agent, feature).because;
    const rest = others.map(({ id: from, by }) => `${by > 0 ? "+" : ""}${by} ${source(from)}`);
    return rest.length > 0 ? ` ${printed.by} ${rest.join(" ")}` : "";
  };
  return (
    <article className={css.card} style={{ borderColor: colourFor(id) }}>
      <header>
        <Portrait face={faces[agent.profile]} ground={groundFor(id)} size={84} />
        <div>
          <b>{name(agent.profile)}</b>
          <span>
            <Logo org={id} size={16} /> {name(id)}
          </span>
          <span>
            {label("ui.health")} {agent.health}/{profile.health} ·{" "}
            {label(`district.${agent.district}`)}
            {agent.zone > 0 && ` ${label("ui.zone-short", { zone: agent.zone })}`}
          </span>
          <small>
            {label("ui.line", {
              initiative: profile.initiative,
              salary: profile.salary,
              xp: agent.ones + 2 * agent.twos,
            })}
          </small>
        </div>
      </header>
      <ul className={css.sums}>
        {FEATURES.map((feature) => (
          <li key={feature}>
            <b>{featureOf(g, agent, feature)}</b> {label(`short.${feature}`)}
            <small>{partsOf(feature)}</small>
          </li>
        ))}
      </ul>
      <p>
        <b>{label(`skill.${agent.profile}`)}.</b> {label(`effect.${agent.profile}`)}
      </p>
      <small>{label("ui.free-slots", { n: SLOTS - agent.slots.length })}</small>
      {tokensOf(agent).length > 0 && (
        <ul className={css.things}>
          {tokensOf(agent).map(({ place, supply }) => (
            <li key={place} data-broken={!supply.active || undefined}>
              <Shown picture={thing(pictureOf(supply.id))} width={44} height={26} />
              <small>{name(supply.id)}</small>
              {!supply.active && <small>{label("ui.broken")}</small>}
            </li>
          ))}
        </ul>
      )}
      {[...statuses, ...flags].length > 0 && (
        <p className={css.flags}>
          {[...statuses, ...flags].map((each) => (
            <span key={each}>{label(`ui.${each}`)}</span>
          ))}
        </p>
      )}
    </article>
  );
}

export function HenchmanCard({ henchman }: { readonly henchman: Henchman }) {
  const { g, state, view, label, name } = useEden();
  const card = g.box.henchmen[henchman.type];
  const owner = henchman.org >= 0 ? state.orgs[henchman.org].id : "";
  const hunt = huntOf(facedBy(g, view.faces), henchman);
  return (
    <article className={css.card} style={{ borderColor: colourFor(owner) }}>
      <header>
        <FigureIcon figure={gangs[henchman.type]} colour={colourFor(owner)} size={84} />
        <div>
          <b>{name(henchman.type)}</b>
          <span>{owner === "" ? label("ui.hostile") : label("ui.teammate", { org: owner })}</span>
          <span>
            {label("ui.health")} {henchman.health}/{card.health}
          </span>
          <small>{label(`type.${card.type}`)}</small>
        </div>
      </header>
      <p>
        {label("ui.henchman", {
          attack: card.attack,
          defense: card.defense,
          movement: card.movement,
        })}
        {card.effects.map((effect) => ` ${label(`weapon.${effect}`)}`).join(",")}
      </p>
      {hunt && (
        <p className={css.flags}>
          <span>
            {label("ui.hunt", {
              controller: name(state.orgs[hunt.controller].id),
              org: state.orgs[hunt.org].id,
            })}
          </span>
        </p>
      )}
    </article>
  );
}
