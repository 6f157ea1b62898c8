/** Oneself in the dock: coins, actions left, score so far, and the hand. */
import { sayLabel } from "@sprawl/engine/speech";
import { Hand, SeatMark, useMedia, useTable } from "@sprawl/kit";
import { actionsInMatch, type CaravanState } from "../src/state.js";
import { CardSpot, Trader } from "./board.js";
import css from "./caravan.module.css";

export function Me() {
  const { view, speaker, seats } = useTable<CaravanState>();
  const { coins, hands, seat, left } = view.state;
  const { viewer } = view;
  if (viewer === "spectator") return null;
  return (
    <>
      <Trader seat={viewer} />
      <div className={css.self}>
        <h3>
          <SeatMark seat={viewer} /> {seats[viewer].name}
        </h3>
        <p className={css.purse} data-ref={`purse/${viewer}`}>
          <Coins n={coins[viewer]} />
        </p>
        <p className={css.turn} data-mine-now={seat === viewer || undefined}>
          {sayLabel(speaker, seat === viewer ? "actions-left" : "not-your-turn", { n: left })}
        </p>
      </div>
      <Hand label={sayLabel(speaker, "hand")}>
        {hands[viewer].map((card) => (
          <CardSpot key={card} on={`card/${card}`} card={card} />
        ))}
      </Hand>
    </>
  );
}

/** How far the caravan has come, for the line at the top. */
export function Phase() {
  const { view, speaker } = useTable<CaravanState>();
  const all = actionsInMatch(view.seats);
  const { moves } = view.state;
  const phone = useMedia("phone");
  return (
    <span className={css.way}>
      <progress value={moves} max={all} aria-label={sayLabel(speaker, "way")} />
      {sayLabel(speaker, phone ? "way-short" : "way-left", { n: all - moves })}
    </span>
  );
}

/** A purse as coins one can count, and as a number. */
export function Coins({ n }: { readonly n: number }) {
  const { speaker } = useTable();
  return (
    <span className={css.coins}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <path d="M10 5v10M7 7.5h5a2 2 0 0 1 0 4H8a2 2 0 0 0 0 4h5" />
      </svg>
      {sayLabel(speaker, "coins", { coins: n })}
    </span>
  );
}
