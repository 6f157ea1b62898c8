/** The edges of the table: the Organizations and the case file on the left, the market on the right. */
import { CardFace, Portrait, Shown, thing } from "@sprawl/art";
import { Spot, Tabs } from "@sprawl/kit";
import { useState } from "react";
import { ACTIONS } from "../src/activation.js";
import { featureOf } from "../src/features.js";
import { dominates, scoreOf, storyTarget } from "../src/scoring.js";
import type { Folder } from "../src/state.js";
import { names } from "../src/stories.js";
import { canWield } from "../src/supply/tokens.js";
import { agentsOf } from "../src/table.js";
import { STORES, type StoreName } from "../src/types.js";
import css from "./board.module.css";
import { colourFor, faces, groundFor } from "./faces.js";
import { FeatureLegend, FeatureRow } from "./feature-icon.js";
import { Logo } from "./logo.js";
import { missionPay, missionPlace, missionText } from "./mission-words.js";
import { OrgCard } from "./org-card.js";
import { StoryPhoto } from "./photo.js";
import { pictureOf } from "./pictures.js";
import { useEden } from "./use-eden.js";

/** Everybody's numbers, in the order of the track: money, Victory Points, Stories, Agents, Actions. */
export function Organizations() {
  const { state, label } = useEden();
  return (
    <ol className={css.orgs} aria-label={label("ui.organizations")}>
      {state.order.map((org) => (
        <li key={org}>
          <Rival org={org} />
        </li>
      ))}
    </ol>
  );
}

function Rival({ org }: { readonly org: number }) {
  const { g, state, view, seats, label, name, me } = useEden();
  const own = state.orgs[org];
  const target = storyTarget(g);
  const score = scoreOf(g, org);
  const who = seats.find(({ seat }) => seat === org)?.name ?? label("ui.automaton");
  const decides = view.pending?.waiting.includes(org);
  return (
    <Spot
      on={`org/${org}`}
      label={own.id === "" ? label("ui.nobody") : name(own.id)}
      mine={org === me}
      className={css.rival}
      {...(own.id === "" ? {} : { preview: <OrgCard org={org} /> })}
    >
      <span className={css.rivalface} style={{ borderColor: colourFor(own.id) }}>
        <Logo org={own.id} size={32} />
        <span className={css.rivalwords}>
          <span>
            <b>{own.id === "" ? label("ui.nobody") : name(own.id)}</b>
            {decides && <em>{label("ui.decides")}</em>}
            <small>{who}</small>
          </span>
          <span>
            <span className={css.mono}>{label("ui.money", { n: own.money })}</span>
            <b>{label("ui.vp", { n: score.total })}</b>
            <span
              className={css.steps}
              title={label("ui.solved", { n: own.resolved.length, target })}
            >
              {Array.from({ length: target }, (_, i) => i).map((i) => (
                <i key={i} data-on={i < own.resolved.length || undefined} />
              ))}
            </span>
            {state.phase === "activation" && <Actions left={own.actions} />}
            {dominates(g, org) && <em>{label("ui.dominates")}</em>}
          </span>
        </span>
        <span className={css.heads}>
          {agentsOf(g, org).map((agent) => (
            <Portrait
              key={agent.profile}
              face={faces[agent.profile]}
              ground={groundFor(own.id)}
              size={26}
              label={name(agent.profile)}
            />
          ))}
        </span>
      </span>
    </Spot>
  );
}

/** Actions left in the Activation phase, as so many lights. */
function Actions({ left }: { readonly left: number }) {
  const { label } = useEden();
  return (
    <span className={css.lights} title={label("ui.actions", { n: left })}>
      <span className="hidden-but-read">{label("ui.actions", { n: left })}</span>
      {Array.from({ length: ACTIONS }, (_, i) => i).map((i) => (
        <i key={i} data-on={i < left || undefined} />
      ))}
    </span>
  );
}

/** The active Story as a case file: a photograph, the premise, and a sheet for each Investigation card. */
export function CaseFile() {
  const { g, state, label, name, me } = useEden();
  const { story, resolved } = state.orgs[me];
  const target = storyTarget(g);
  return (
    <section className={css.case} aria-label={label("ui.case-file")} data-ref="case-file">
      <p className={css.tab}>
        <b>{label("ui.case-file")}</b> {label("ui.solved", { n: resolved.length, target })}
      </p>
      <div className={css.paper}>
        {story ? (
          <>
            <div className={css.premise}>
              <StoryPhoto id={story.id} />
              <div>
                <h3>
                  {name(story.id)}
                  <b className={css.worth}>{label("ui.vp", { n: g.box.stories[story.id].vp })}</b>
                </h3>
                <p>{label(`premise.${story.id}`)}</p>
              </div>
            </div>
            {story.folders.map((folder) => (
              <FolderSheet key={folder.id} folder={folder} />
            ))}
          </>
        ) : (
          <p>{label(state.phase === "setup" ? "ui.story-to-come" : "ui.no-story")}</p>
        )}
      </div>
    </section>
  );
}

function FolderSheet({ folder }: { readonly folder: Folder }) {
  const { g, label, name, state } = useEden();
  const hot = state.phase === "investigation" ? state.district : 0;
  return (
    <div className={css.folder} data-colour={folder.colour} data-ref={`folder/${folder.colour}`}>
      <h4>{name(folder.id)}</h4>
      {g.box.investigations[folder.id].missions.map((mission, i) => {
        const open = folder.missions[i] === "open";
        const here = open && hot > 0 && names(mission, hot);
        return (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: Missions of a card stay.
            key={i}
            on={`mission/${folder.id}/${i}`}
            label={`${missionPlace(mission, label)}: ${missionText(mission, label)}, ${missionPay(mission, label)}`}
            className={css.mission}
          >
            <span className={css.line} data-done={!open || undefined} data-here={here || undefined}>
              <i data-used={folder.missions[i] === "used" || undefined}>{open ? "" : "✓"}</i>
              <span>
                <b>{missionPlace(mission, label)}</b> {missionText(mission, label)}
              </span>
              <small>{missionPay(mission, label)}</small>
            </span>
          </Spot>
        );
      })}
    </div>
  );
}

/** Stores, Agents to recruit, Support to take. */
export function Market() {
  const { label, view } = useEden();
  const { question } = view;
  // Where somebody can be recruited and nothing bought, one looks at people.
  const recruits = question?.options.some(({ kind }) => kind === "recruit") ?? false;
  const natural = recruits ? "people" : "stores";
  const [chosen, setChosen] = useState({ tab: "", at: "" });
  const shown = chosen.at === natural && chosen.tab !== "" ? chosen.tab : natural;
  const setShown = (tab: string): void => setChosen({ tab, at: natural });
  const tabs = [
    { id: "stores", title: label("ui.stores"), body: <Stores /> },
    { id: "people", title: label("ui.people"), body: <People /> },
  ];
  return (
    <aside className={css.market}>
      <Tabs label={label("ui.market")} tabs={tabs} shown={shown} onShow={setShown} />
    </aside>
  );
}

function Stores() {
  const { state, label } = useEden();
  return STORES.map((store) => (
    <section
      key={store}
      className={css.store}
      data-store={store}
      aria-label={label(`store.${store}`)}
    >
      <h3>
        {label(`store.${store}`)}{" "}
        <small>{label("ui.stack", { n: state.stores[store].stack.length })}</small>
      </h3>
      <div className={css.shelf}>
        {state.stores[store].stock.map(({ card, id }) => (
          <Ware key={card} store={store} id={id} />
        ))}
      </div>
    </section>
  ));
}

/** A thing in a shop window, with its price; EXPERT Weapons say so, in red if nobody here can use them. */
function Ware({ store, id }: { readonly store: StoreName; readonly id: string }) {
  const { g, label, name, me } = useEden();
  const piece = g.box.supply[id];
  const expert = piece.store === "weapons" && piece.expert;
  const able = agentsOf(g, me).some((agent) => canWield({ expert }, featureOf(g, agent, "combat")));
  return (
    <Spot
      on={`stock/${store}/${id}`}
      label={`${name(id)}, ${label("ui.money", { n: piece.price })}${expert ? `, ${label("ui.expert")}` : ""}`}
      preview={<Supply id={id} />}
      className={css.ware}
    >
      <Shown picture={thing(pictureOf(id))} width={66} height={38} />
      <b>
        {expert && <u data-unable={!able || undefined}>{label("ui.expert-short")}</u>}
        {piece.price}
      </b>
      <small>{name(id)}</small>
    </Spot>
  );
}

/** A Supply token's card. */
export function Supply({ id, width = 150 }: { readonly id: string; readonly width?: number }) {
  const { g, label, name } = useEden();
  const piece = g.box.supply[id];
  const kind = (
    { weapons: "weapon", implants: "implant", gear: "gear", vehicles: "vehicle" } as const
  )[piece.store];
  const lines =
    piece.store === "weapons"
      ? [
          label(`type.${piece.type}`),
          `+${piece.bonus}`,
          ...(piece.expert ? [label("ui.expert")] : []),
          ...piece.effects.map((effect) => label(`weapon.${effect}`)),
        ]
      : piece.store === "implants"
        ? [label("ui.raises", { feature: piece.raises })]
        : piece.store === "vehicles"
          ? [
              ...(piece.boost > 0 ? [label("ui.boost", { n: piece.boost })] : []),
              ...(piece.armoured
                ? [label("ui.armoured")]
                : piece.express
                  ? [label("ui.express")]
                  : []),
            ]
          : [label(`effect.${id}`)];
  return (
    <CardFace
      kind={kind}
      name={name(id)}
      picture={thing(pictureOf(id))}
      text={lines.join(", ")}
      foot={label(`store.${piece.store}`)}
      cost={piece.price}
      width={width}
    />
  );
}

function People() {
  const { g, state, label, name } = useEden();
  return (
    <>
      <section className={css.people2} aria-label={label("ui.recruits")}>
        <h3>
          {label("ui.recruits")} <small>{label("ui.stack", { n: state.sheets.length })}</small>
        </h3>
        <FeatureLegend />
        {state.row.flatMap(({ id }) =>
          Object.values(g.box.profiles)
            .filter(({ sheet }) => sheet === id)
            .map((profile) => <Sheet key={profile.id} id={profile.id} />),
        )}
      </section>
      <section className={css.people2} aria-label={label("ui.supports")}>
        <h3>
          {label("ui.supports")}{" "}
          <small>{label("ui.stack", { n: state.piles.supports.deck.length })}</small>
        </h3>
        {state.supportRow.map(({ id }) => (
          <Spot key={id} on={`support/${id}`} label={name(id)} className={css.helper}>
            <b>{name(id)}</b>{" "}
            <small>
              {label("ui.support", {
                cost: g.box.supports[id].cost,
                n: g.box.supports[id].teammates,
              })}
            </small>
            <span>{label(`effect.${id}`)}</span>
          </Spot>
        ))}
      </section>
    </>
  );
}

/** One side of a sheet: portrait, Features, Skill. */
export function Sheet({ id }: { readonly id: string }) {
  const { g, label, name } = useEden();
  const profile = g.box.profiles[id];
  return (
    <Spot on={`sheet/${id}`} label={name(id)} className={css.sheet}>
      <Portrait face={faces[id]} ground={groundFor("")} size={48} />
      <span>
        <b>{name(id)}</b>
        <FeatureRow profile={profile} />
        <small>
          {label("ui.sheet", {
            health: profile.health,
            salary: profile.salary,
            initiative: profile.initiative,
          })}
        </small>
        <small>
          <em>{label(`skill.${id}`)}.</em> {label(`effect.${id}`)}
        </small>
      </span>
    </Spot>
  );
}
