/** New Eden along the top: the five Districts, and the news that hang over them. */
import { Portrait } from "@sprawl/art";
import { Spot } from "@sprawl/kit";
import type { CSSProperties } from "react";
import type { News } from "../src/state.js";
import { agentsIn, henchmenIn, miniaturesIn } from "../src/table.js";
import { DISTRICTS } from "../src/types.js";
import css from "./board.module.css";
import { colourFor, faces, groundFor } from "./faces.js";
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
  readonly district: number;
  readonly open: boolean;
  readonly onOpen: (district: number) => void;
};

function DistrictSign({ district, open, onOpen }: SignProps) {
  const { g, state, label } = useEden();
  const { influence, ambush } = state.districts[district - 1];
  const here = agentsIn(g, district);
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
      <Spot on={`district/${district}`} label={label(`district.${district}`)} className={css.sign}>
        <b>{district}</b>
        <span className={css.place}>{label(`district.${district}`)}</span>
        <small>
          {label("ui.counts", {
            n: miniaturesIn(g, district),
            gang: henchmenIn(g, district).length,
          })}
        </small>
        <span className={css.tokens}>
          {influence
            .flatMap((count, org) => ["a", "b", "c"].slice(0, count).map((mark) => ({ org, mark })))
            .map(({ org, mark }) => (
              <i
                key={`${org}${mark}`}
                className={css.hexagon}
                style={{ background: colourFor(state.orgs[org].id) }}
              />
            ))}
          {ambush >= 0 && (
            <i
              className={css.trap}
              style={{ color: colourFor(state.orgs[ambush].id) }}
              title={label("ui.ambush")}
            >
              ▲
            </i>
          )}
        </span>
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
      </Spot>
    </div>
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
  const { state, label, name, g } = useEden();
  const { id, slot, cancel, reward } = news;
  const staff = (org: number): CSSProperties => ({
    color: org >= 0 ? colourFor(state.orgs[org].id) : "inherit",
  });
  const { district } = g.box.events[id];
  return (
    <article
      className={css.headline}
      data-cancelled={cancel >= 0 || undefined}
      data-ref={`event/${id}`}
    >
      <b className={css.turns}>{slot}</b>
      <div>
        <h3>{name(id)}</h3>
        <p>
          {district > 0 ? `${label(`district.${district}`)}: ` : ""}
          {label(`effect.${id}`)}
        </p>
        <div className={css.slots}>
          <Spot
            on={`news/${id}/cancel`}
            label={label("ui.cancel", { event: id })}
            className={css.slot}
          >
            <span style={staff(cancel)}>{cancel >= 0 ? "●" : "○"}</span>{" "}
            {label(cancel >= 0 ? "ui.cancelled" : "ui.cancel-slot")}
          </Spot>
          <Spot
            on={`news/${id}/reward`}
            label={label("ui.reward", { event: id })}
            className={css.slot}
          >
            <span style={staff(reward)}>{reward >= 0 ? "●" : "○"}</span> {label(`reward.${id}`)}
          </Spot>
        </div>
      </div>
    </article>
  );
}
