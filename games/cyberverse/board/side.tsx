/** The edges of the table: the Organizations and the case file on the left, the market on the right. */
import { CardFace, Portrait, Shown, thing } from "@sprawl/art";
import { Spot, Tabs } from "@sprawl/kit";
import { useState } from "react";
import { dominates, scoreOf, storyTarget } from "../src/scoring.js";
import { agentsOf } from "../src/table.js";
import { type Mission, STORES } from "../src/types.js";
import css from "./board.module.css";
import { colourFor, faces, groundFor } from "./faces.js";
import { pictureOf } from "./pictures.js";
import { useEden } from "./use-eden.js";

/** Everybody's numbers: Resources, Victory Points, Stories, Agents, what is in reserve. */
export function Organizations() {
  const { g, state, label, name, me } = useEden();
  const target = storyTarget(g);
  return (
    <ul className={css.orgs} aria-label={label("ui.organizations")}>
      {state.order.map((org) => {
        const own = state.orgs[org];
        const score = scoreOf(g, org);
        return (
          <li
            key={org}
            style={{ borderColor: colourFor(own.id) }}
            data-own={org === me || undefined}
            data-ref={`org/${org}`}
          >
            <b style={{ color: colourFor(own.id) }}>
              {own.id === "" ? label("ui.nobody") : name(own.id)}
            </b>
            <span>{label("ui.money", { n: own.money })}</span>
            <span title={label("ui.points", { ...score })}>
              {label("ui.vp", { n: score.total })}
            </span>
            <span>{label("ui.solved", { n: own.resolved.length, target })}</span>
            <small>
              {label("ui.reserve", {
                staff: own.staff,
                ambushes: own.ambushes,
                actions: own.actions,
                left: own.deck.length,
              })}
              {dominates(g, org) && ` ${label("ui.dominates")}`}
            </small>
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
          </li>
        );
      })}
    </ul>
  );
}

/** A Mission in a line, as the card writes it. */
function missionText(
  { ask, money, xp }: Mission,
  label: (id: string, args?: Readonly<Record<string, string | number>>) => string,
): string {
  const pay = label("ui.pays", { money, xp });
  switch (ask.kind) {
    case "tests":
      return `${ask.tests.map(({ feature, threshold }) => label("ui.test", { feature, threshold })).join(" + ")} ${pay}`;
    case "combat":
      return `${label(ask.elimination ? "ui.combat-kill" : "ui.combat")} ${pay}`;
    case "hack":
      return `${label("ui.hack")}${ask.threshold === undefined ? "" : ` ${label("ui.test", { feature: "hacking", threshold: ask.threshold })}`}${ask.amount === undefined ? "" : ` ${label("ui.at-least", { amount: ask.amount })}`}${ask.rival ? ` ${label("ui.rival")}` : ""} ${pay}`;
    case "gain":
      return `${label("ui.gain")}${ask.own === undefined ? "" : ` ${label("ui.own", { n: ask.own })}`}${ask.most ? ` ${label("ui.most")}` : ""}${ask.remove ? ` ${label("ui.remove")}` : ""}${ask.with === undefined ? "" : ` ${label("ui.with", { district: ask.with })}`} ${pay}`;
    default:
      return ask satisfies never;
  }
}

/** Where a Mission can be done: one District, or any of several. */
function where({ district, or }: Mission, label: (id: string) => string): string {
  return [district, ...or].map((each) => label(`district.${each}`)).join(" / ");
}

/** The active Story as a case file. */
export function CaseFile() {
  const { g, state, label, name, me } = useEden();
  const { story } = state.orgs[me];
  if (!story) return <section className={css.file}>{label("ui.no-story")}</section>;
  return (
    <section className={css.file} aria-label={label("ui.case-file")} data-ref="case-file">
      <h3>
        {name(story.id)} <b>{label("ui.vp", { n: g.box.stories[story.id].vp })}</b>
      </h3>
      <p>{label(`premise.${story.id}`)}</p>
      {story.folders.map((folder) => (
        <div key={folder.id} className={css.folder} data-colour={folder.colour}>
          <h4>{name(folder.id)}</h4>
          {g.box.investigations[folder.id].missions.map((mission, i) => (
            <Spot
              // biome-ignore lint/suspicious/noArrayIndexKey: Missions of a card stay.
              key={i}
              on={`mission/${folder.id}/${i}`}
              label={`${where(mission, label)}: ${missionText(mission, label)}`}
              className={css.mission}
            >
              <span data-state={folder.missions[i]}>
                {folder.missions[i] === "open" ? "☐" : "☑"}
              </span>{" "}
              <b>{where(mission, label)}</b> {missionText(mission, label)}
            </Spot>
          ))}
        </div>
      ))}
    </section>
  );
}

/** Stores, Agents to recruit, Support to take. */
export function Market() {
  const { label } = useEden();
  const [shown, setShown] = useState("stores");
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
  const { g, state, label, name } = useEden();
  return (
    <>
      {STORES.map((store) => (
        <section
          key={store}
          className={css.store}
          data-store={store}
          aria-label={label(`store.${store}`)}
        >
          <h3>
            {label(`store.${store}`)} <small>{state.stores[store].stack.length}</small>
          </h3>
          <div className={css.shelf}>
            {state.stores[store].stock.map(({ card, id }) => (
              <Spot
                key={card}
                on={`stock/${store}/${id}`}
                label={`${name(id)}, ${label("ui.money", { n: g.box.supply[id].price })}`}
                preview={<Supply id={id} />}
                className={css.ware}
              >
                <Shown picture={thing(pictureOf(id))} width={64} height={38} />
                <b>{g.box.supply[id].price}</b>
                <small>{name(id)}</small>
              </Spot>
            ))}
          </div>
        </section>
      ))}
    </>
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
          {label("ui.recruits")} <small>{state.sheets.length}</small>
        </h3>
        {state.row.flatMap(({ id }) =>
          Object.values(g.box.profiles)
            .filter(({ sheet }) => sheet === id)
            .map((profile) => <Sheet key={profile.id} id={profile.id} />),
        )}
      </section>
      <section className={css.people2} aria-label={label("ui.supports")}>
        <h3>{label("ui.supports")}</h3>
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
        <small>
          {label("ui.features", {
            mov: profile.movement,
            ana: profile.analysis,
            hac: profile.hacking,
            rep: profile.reputation,
            com: profile.combat,
          })}
        </small>
        <small>
          {label("ui.sheet", {
            health: profile.health,
            salary: profile.salary,
            initiative: profile.initiative,
          })}
        </small>
        <small title={label(`effect.${id}`)}>{label(`skill.${id}`)}</small>
      </span>
    </Spot>
  );
}
