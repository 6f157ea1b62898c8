/** Oneself in the dock: coins, actions left, score so far, and the hand. */
import { sayLabel } from "@sprawl/engine/speech";
import { Hand, SeatMark, useMedia, useTable } from "@sprawl/kit";
import { type CaravanState, type Card, HAND_LIMIT } from "../src/state.js";
import { CardSpot } from "./board.js";
import css from "./caravan.module.css";
import { Coins } from "./coins.js";
import { inOrder } from "./in-order.js";
import { NEWEST, useNewest } from "./newest.js";
import { Road } from "./road.js";
import { Trader } from "./wagon.js";
import { roundOf, wayOf } from "./worth.js";
import { Worth } from "./worth-mark.js";

export function Me() {
  const { view, speaker, seats } = useTable<CaravanState>();
  const { coins, hands, seat, left } = view.state;
  const { viewer } = view;
  const hand = viewer === "spectator" ? [] : inOrder(view, hands[viewer]);
  const faceOf = (card: Card) => Number(view.faces[card]);
  const newest = useNewest(hand.map(faceOf));
  if (viewer === "spectator") return null;
  return (
    <div className={css.me}>
      <Trader seat={viewer} />
      <div className={css.self}>
        <h3>
          <SeatMark seat={viewer} /> {seats[viewer].name}
        </h3>
        <p className={css.purse} data-ref={`purse/${viewer}`}>
          <Coins n={coins[viewer]} />
        </p>
        <Worth seat={viewer} />
        <p className={css.turn} data-mine-now={seat === viewer || undefined}>
          {sayLabel(speaker, seat === viewer ? "actions-left" : "not-your-turn", { n: left })}
          {seat === viewer && hand.length >= HAND_LIMIT && (
            <strong className={css.full}>{sayLabel(speaker, "hand-full")}</strong>
          )}
        </p>
      </div>
      <Hand label={sayLabel(speaker, "hand")}>
        {hand.map((card) => (
          <CardSpot
            key={card}
            on={`card/${card}`}
            card={card}
            name={faceOf(card) === newest ? NEWEST : undefined}
          />
        ))}
      </Hand>
    </div>
  );
}

/** How far the caravan has come, for the line at the top. */
export function Phase() {
  const { view, speaker } = useTable<CaravanState>();
  const round = roundOf(view);
  const way = wayOf(view);
  const phone = useMedia("phone");
  return (
    <span className={css.way} data-ref="way">
      <progress
        className="hidden-but-read"
        value={way}
        max={1}
        aria-label={sayLabel(speaker, "way")}
      />
      <Road way={way} />
      {sayLabel(speaker, way === 1 ? "way-done" : phone ? "way-short" : "way-left", round)}
    </span>
  );
}
