/** The table of Caravan: rivals along the top, the market in the middle, one's own trails below. */
import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { Card, Icon, SeatMark, Spot, useTable } from "@sprawl/kit";
import type { CaravanState, Card as Handle } from "../src/state.js";
import { LONG_TRAIL, NO_CARD, priceOf, rankOf, SUITS } from "../src/state.js";
import css from "./caravan.module.css";
import { Face, Sign } from "./face.js";
import { Good, toneOf } from "./goods.js";
import { Coins } from "./me.js";
import { Scene } from "./scene.js";

export function Board() {
  const { view, seats } = useTable<CaravanState>();
  const own = view.viewer === "spectator" ? undefined : view.viewer;
  return (
    <div className={css.board}>
      <Scene />
      <div className={css.rivals}>
        {seats
          .filter(({ seat }) => seat !== own)
          .map(({ seat }) => (
            <Wagon key={seat} seat={seat} />
          ))}
      </div>
      <Market />
      {own !== undefined && (
        <div className={css.own}>
          <Wagon seat={own} />
        </div>
      )}
    </div>
  );
}

/** What can be had: the deck, four places, and what was thrown away. */
function Market() {
  const { view, speaker } = useTable<CaravanState>();
  const { market, deck, discard } = view.state;
  return (
    <section className={css.market} aria-label={sayLabel(speaker, "market")} data-ref="market">
      <Spot on="deck" label={sayLabel(speaker, "deck", { n: deck.length })} className={css.place}>
        {deck.length === 0 ? (
          <span className={css.empty}>{sayLabel(speaker, "empty")}</span>
        ) : (
          <span className={css.pile}>
            <Card down size="fit" back={<Sign />} />
          </span>
        )}
        <small>{sayLabel(speaker, "deck", { n: deck.length })}</small>
      </Spot>
      {market.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of the market stay.
        <CardSpot key={place} on={`market/${place}`} card={card} priced />
      ))}
      <div className={css.place} data-ref="discard">
        {discard.length === 0 ? (
          <span className={css.empty}>{sayLabel(speaker, "empty")}</span>
        ) : (
          <Face face={view.faces[discard[discard.length - 1]]} />
        )}
        <small>{sayLabel(speaker, "discard", { n: discard.length })}</small>
      </div>
    </section>
  );
}

type CardSpotProps = { readonly on: string; readonly card: Handle; readonly priced?: boolean };

/** A card that lies somewhere. */
export function CardSpot({ on, card, priced }: CardSpotProps) {
  const { view, text, speaker } = useTable<CaravanState>();
  if (card === NO_CARD) return <span className={css.empty}>{sayLabel(speaker, "empty")}</span>;
  const face = view.faces[card];
  return (
    <Spot
      on={on}
      label={text.things?.card?.(face) ?? ""}
      preview={<Face face={face} large />}
      className={css.place}
    >
      <Face face={face} />
      {priced && (
        <small>
          <Coins n={priceOf(Number(face))} />
        </small>
      )}
    </Spot>
  );
}

/** What a seat has loaded, good by good; of a rival also who it is and what it holds. */
function Wagon({ seat }: { readonly seat: Seat }) {
  const { view, seats, speaker } = useTable<CaravanState>();
  const { trails, coins, hands, seat: active } = view.state;
  const { name, by } = seats[seat];
  return (
    <Spot on={`seat/${seat}`} label={name} mine={seat === view.viewer} className={css.seat}>
      <div className={css.wagon} data-active={active === seat || undefined}>
        {seat !== view.viewer && (
          <>
            <Trader seat={seat} />
            <h3>
              <SeatMark seat={seat} size="s" /> {name}
              {by === "bot" && <Icon name="bot" />}
            </h3>
            <p className={css.numbers}>
              <span data-ref={`purse/${seat}`}>
                <Coins n={coins[seat]} />
              </span>
              <span>{sayLabel(speaker, "hand-size", { n: hands[seat].length })}</span>
            </p>
          </>
        )}
        <ul className={css.trails}>
          {trails[seat].map((trail, suit) => (
            <Trail key={SUITS[suit]} seat={seat} suit={suit} trail={trail} />
          ))}
        </ul>
      </div>
    </Spot>
  );
}

/** Whoever sits there. */
export function Trader({ seat }: { readonly seat: Seat }) {
  return (
    <span className={css.trader} aria-hidden="true">
      <Portrait face={seatFace(seat)} ground={seatGround(seat)} size={96} />
    </span>
  );
}

type TrailProps = { readonly seat: Seat; readonly suit: number; readonly trail: readonly Handle[] };

/** One good's trail: its picture, and the ranks that lie on it. */
function Trail({ seat, suit, trail }: TrailProps) {
  const { view, speaker } = useTable<CaravanState>();
  return (
    <li
      className={css.trail}
      style={{ "--tone": toneOf(suit) } as React.CSSProperties}
      data-ref={`trail/${seat}/${suit}`}
      data-three={trail.length >= LONG_TRAIL || undefined}
    >
      <span className={css.good}>
        <Good suit={suit} />
      </span>
      <span className="hidden-but-read">{sayLabel(speaker, `suit.${SUITS[suit]}`)}: </span>
      {trail.map((card) => (
        <b key={card}>{rankOf(Number(view.faces[card]))}</b>
      ))}
    </li>
  );
}
