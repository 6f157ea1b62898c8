/**
 * For replays of matches that are over: what the seat whose eyes are borrowed could believe of each
 * other seat at this step. A live table never shows it.
 */
import { SeatMark, useTable } from "@sprawl/kit";
import { useDeferredValue, useMemo } from "react";
import type { State, Team } from "../src/state.js";
import { type Belief, believedBy, type Share, sayReason } from "./beliefs.js";
import css from "./insight.module.css";
import { PLACES } from "./know.js";
import { TeamSign, toneOf } from "./signs.js";
import { useLabel, useSeatName, useThing } from "./words.js";

export function Insight() {
  const { view } = useTable<State>();
  const label = useLabel();
  // Stepping through a match does not wait for it.
  const settled = useDeferredValue(view);
  const believed = useMemo(() => believedBy(settled), [settled]);
  if (!believed) return null;
  return (
    <div className={css.insight} data-insight={settled.answers}>
      <p className={css.note}>{label(believed.exact ? "insight.exact" : "insight.nearly")}</p>
      <ol className={css.seats}>
        {believed.others.map((belief) => (
          <OneSeat key={belief.seat} belief={belief} />
        ))}
      </ol>
    </div>
  );
}

function OneSeat({ belief }: { readonly belief: Belief }) {
  const label = useLabel();
  const name = useSeatName();
  const thing = useThing();
  const { seat, out, teams, cards, ids, why } = belief;
  return (
    <li className={css.seat} data-seat={seat}>
      <h3 className={css.name}>
        <SeatMark seat={seat} size="s" />
        {name(seat)}
        {out && <small>{label("board.out")}</small>}
      </h3>
      <Shares shares={teams} />
      <details>
        <summary>{label("insight.cards")}</summary>
        <dl className={css.cards}>
          {PLACES.map((place) => (
            <div key={place}>
              <dt>{thing("place", place)}</dt>
              <dd>
                <Shares shares={cards[place]} small />
                {place === "id" && ids.length > 0 && (
                  <p>
                    {ids.map(({ of, percent }) => `${thing("card", of)} ${percent}%`).join(", ")}
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <Reasons why={why} />
      </details>
    </li>
  );
}

/** What was weighed beside the cards, in sentences with names. */
function Reasons({ why }: { readonly why: Belief["why"] }) {
  const { speaker } = useTable<State>();
  const label = useLabel();
  if (why.length === 0) return <p className={css.note}>{label("insight.only-cards")}</p>;
  const said = new Set(why.map((reason) => sayReason(speaker, reason)));
  return (
    <>
      <h4 className={css.note}>{label("insight.why")}</h4>
      <ul className={css.reasons}>
        {[...said].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}

type SharesProps = { readonly shares: readonly Share<Team>[]; readonly small?: boolean };

/** Teams or colours with their chances: sign, letter, bar and number. */
function Shares({ shares, small }: SharesProps) {
  const thing = useThing();
  return (
    <ul className={css.shares} data-small={small || undefined}>
      {shares.map(({ of, percent }) => (
        <li key={of}>
          <TeamSign team={of} size="s" />
          <span className={css.team}>{thing("team", of)}</span>
          <span className={css.bar} aria-hidden="true">
            <i style={{ inlineSize: `${percent}%`, background: toneOf(of) }} />
          </span>
          <b className="number">{percent}%</b>
        </li>
      ))}
    </ul>
  );
}
