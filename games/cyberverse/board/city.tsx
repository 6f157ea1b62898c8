/** New Eden along the top: the five Districts, and the news that hang over them. */
import { Portrait } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import { travelCost } from "../src/advice/reach.js";
import type { News } from "../src/state.js";
import { agentNamed, agentsIn, henchmenIn, miniaturesIn } from "../src/table.js";
import { DISTRICTS, type District } from "../src/types.js";
import cards from "./cards.module.css";
import css from "./city.module.css";
import { DistrictCard } from "./district-card.js";
import { colourFor, faces, groundFor } from "./faces.js";
import { Logo } from "./logo.js";
import { Skyline } from "./skyline.js";
import { useEden } from "./use-eden.js";

type Opens = { readonly open: number; readonly onOpen: (district: number) => void };

export function City({ open, onOpen }: Opens) {
  const { label } = useEden();
  return (
    <section className={css.city} aria-label={label("ui.city")}>
      <NewsTrack />
      <div className={css.districts}>
        {DISTRICTS.map((district) => (
          <DistrictSign
            key={district}
            district={district}
            open={open === district}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  );
}

type SignProps = {
  readonly district: District;
  readonly open: boolean;
  readonly onOpen: (district: number) => void;
};

function DistrictSign({ district, open, onOpen }: SignProps) {
  const { g, state, label } = useEden();
  const { ambush } = state.districts[district - 1];
  const here = agentsIn(g, district);
  const gang = henchmenIn(g, district).length;
  return (
    <div className={css.district} data-district={district} data-open={open || undefined}>
      <Skyline district={district} />
      <button
        type="button"
        className={css.opener}
        onClick={() => onOpen(district)}
        aria-pressed={open}
      >
        <span className="hidden-but-read">{label("ui.open", { district })}</span>
      </button>
      <Spot
        on={`district/${district}`}
        label={label(`district.${district}`)}
        className={css.sign}
        preview={<DistrictCard district={district} />}
      >
        <b className={css.number}>{district}</b>
        <span className={css.place}>
          {label(`district.${district}`)}
          <Trouble district={district} />
          <Far district={district} />
        </span>
        <span className={css.here}>
          <small>{label("ui.counts", { n: miniaturesIn(g, district), gang })}</small>
          {ambush >= 0 && (
            <span
              className={css.trap}
              title={label("ui.ambush-of", { org: state.orgs[ambush].id })}
            >
              <svg width="17" height="17" viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d="M3 20L12 4l9 16zM12 10v5M12 17v1"
                  fill="none"
                  stroke={colourFor(state.orgs[ambush].id)}
                  strokeWidth="2.4"
                />
              </svg>
            </span>
          )}
          <span className={css.heads}>
            {here.map((agent) => (
              <Portrait
                key={agent.profile}
                face={faces[agent.profile]}
                ground={groundFor(state.orgs[agent.org].id)}
                size={22}
              />
            ))}
          </span>
          <Influence district={district} />
        </span>
      </Spot>
    </div>
  );
}

/** Influence tokens, by Organization. */
function Influence({ district }: { readonly district: District }) {
  const { state, label } = useEden();
  const { influence } = state.districts[district - 1];
  return (
    <span className={css.tokens}>
      {state.orgs.map(({ id }, org) =>
        influence[org] > 0 ? (
          <i
            key={id}
            className={css.hexagon}
            style={{ background: colourFor(id) }}
            title={label("ui.influence-of", { org: id, n: influence[org] })}
          >
            {influence[org]}
          </i>
        ) : null,
      )}
    </span>
  );
}

/** News that touch this District now. */
function Trouble({ district }: { readonly district: District }) {
  const { state, g, label, name } = useEden();
  const here = state.news.filter(
    ({ id, cancel }) => cancel < 0 && [0, district].includes(g.box.events[id].district),
  );
  const own = here.filter(({ id }) => g.box.events[id].district === district);
  if (own.length === 0) return null;
  const said = own.map(({ id }) => `${name(id)}: ${label(`effect.${id}`)}`).join(" ");
  return (
    <span className={css.trouble} title={said}>
      !
    </span>
  );
}

/** How many points it takes the Agent in question to come here. */
function Far({ district }: { readonly district: District }) {
  const { g, view, label, name } = useEden();
  const asked = view.question?.args?.agent;
  const agent = typeof asked === "string" ? agentNamed(g, asked) : undefined;
  if (!agent || agent.district === district) return null;
  const cost = travelCost(g, agent, district);
  const can = view.question?.options.some(
    (option) =>
      (option.kind === "travel" || option.kind === "enter") && option.district === district,
  );
  return (
    <span
      className={css.far}
      data-can={can || undefined}
      title={label("ui.far", { agent: name(agent.profile), n: cost })}
    >
      {cost}
    </span>
  );
}

function NewsTrack() {
  const { state, label } = useEden();
  return (
    <div className={css.news} data-ref="news">
      {[3, 2, 1].map((slot) => {
        const news = state.news.find((each) => each.slot === slot);
        return news ? (
          <Headline key={slot} news={news} />
        ) : (
          <div key={slot} className={css.nonews}>
            {label("ui.slot", { slot })}
          </div>
        );
      })}
    </div>
  );
}

function Headline({ news }: { readonly news: News }) {
  const { label, name, g } = useEden();
  const { id, slot, cancel } = news;
  const { district } = g.box.events[id];
  const place = district > 0 ? label(`district.${district}`) : "";
  const said = label(`effect.${id}`);
  return (
    <article
      className={css.headline}
      data-district={district}
      data-cancelled={cancel >= 0 || undefined}
    >
      <Spot
        on={`event/${id}`}
        label={name(id)}
        preview={<Printed news={news} />}
        className={css.turns}
      >
        <b>{slot}</b>
        <small>{label("ui.turns", { n: slot })}</small>
      </Spot>
      <div>
        <h3>{name(id)}</h3>
        {place !== "" && <small className={css.about}>{label(`place.${district}`)}</small>}
        <p>
          {said.includes(place) ? "" : `${place}: `}
          {said}
        </p>
        <div className={css.slots}>
          <StaffSlot news={news} slot="cancel" />
          <StaffSlot news={news} slot="reward" />
        </div>
      </div>
    </article>
  );
}

/** A headline as it is looked at where there is room for its name only. */
function Printed({ news: { id } }: { readonly news: News }) {
  const { label, name } = useEden();
  return (
    <article className={cards.card}>
      <b>{name(id)}</b>
      <p>{label(`effect.${id}`)}</p>
      <small>{label("ui.reward-is", { reward: label(`reward.${id}`) })}</small>
    </article>
  );
}

/** A place for a Staff token: free, or with whose it is. */
function StaffSlot({ news, slot }: { readonly news: News; readonly slot: "cancel" | "reward" }) {
  const { state, label } = useEden();
  const org = news[slot];
  const id = org >= 0 ? state.orgs[org].id : "";
  const words = {
    cancel: label(org >= 0 ? "ui.cancelled" : "ui.cancel-slot"),
    reward: label(`reward.${news.id}`),
  };
  return (
    <Spot
      on={`news/${news.id}/${slot}`}
      label={label(`ui.${slot}`, { event: news.id })}
      className={css.slot}
    >
      <span className={css.staff} data-taken={org >= 0 || undefined}>
        {org >= 0 ? <Logo org={id} size={16} /> : <i />}
        {words[slot]}
      </span>
    </Spot>
  );
}
