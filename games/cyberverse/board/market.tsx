/** The market: shops, Agents to recruit, Support to take. */
import { CardFace, Portrait, Shown, thing } from "@sprawl/art";
import { Spot, Tabs } from "@sprawl/kit";
import { useState } from "react";
import { featureOf } from "../src/features.js";
import { canWield } from "../src/supply/tokens.js";
import { agentsOf } from "../src/table.js";
import { STORES, type StoreName } from "../src/types.js";
import { faces, groundFor } from "./faces.js";
import { FeatureLegend, FeatureRow } from "./feature-icon.js";
import css from "./market.module.css";
import { pictureOf } from "./pictures.js";
import { supplyWords } from "./supply-words.js";
import { useEden } from "./use-eden.js";

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
  return (
    <CardFace
      kind={kind}
      name={name(id)}
      picture={thing(pictureOf(id))}
      text={supplyWords(piece, label)}
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
      <section className={css.people} aria-label={label("ui.recruits")}>
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
      <section className={css.people} aria-label={label("ui.supports")}>
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
