/** Everything about one District, for whoever points at its sign: what weighs on it, who leads, how far. */
import { DISTANCES } from "../src/city/layouts.js";
import { layoutOf } from "../src/table.js";
import { DISTRICTS, type District } from "../src/types.js";
import css from "./cards.module.css";
import { colourFor } from "./faces.js";
import { Logo } from "./logo.js";
import { useEden } from "./use-eden.js";

export function DistrictCard({ district }: { readonly district: District }) {
  const { g, state, label, name } = useEden();
  const { influence, ambush } = state.districts[district - 1];
  const leaders = state.orgs.filter((_, org) => influence[org] > 0);
  const ways = DISTRICTS.filter((other) => other !== district).map(
    (other) => `${label(`district.${other}`)} ${DISTANCES[district][other]}`,
  );
  const weighing = state.news.filter(
    ({ id, cancel }) => cancel < 0 && [0, district].includes(g.box.events[id].district),
  );
  return (
    <article className={css.card} style={{ borderColor: colourFor("") }}>
      <p>
        <b>{label(`district.${district}`)}</b>, {label(`board.${layoutOf(g, district).id}`)}
      </p>
      {leaders.length === 0 && <small>{label("ui.no-influence")}</small>}
      {leaders.map(({ id }) => (
        <p key={id}>
          <Logo org={id} size={16} />{" "}
          {label("ui.influence-of", {
            org: id,
            n: influence[state.orgs.findIndex((org) => org.id === id)],
          })}
        </p>
      ))}
      {ambush >= 0 && <p>{label("ui.ambush-of", { org: state.orgs[ambush].id })}</p>}
      {weighing.map(({ id }) => (
        <p key={id}>
          <b>{name(id)}.</b> {label(`effect.${id}`)}
        </p>
      ))}
      <small>{label("ui.ways", { ways: ways.join(", ") })}</small>
    </article>
  );
}
