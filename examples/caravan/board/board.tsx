/** The table of Caravan: the market, everybody's trails, your hand. */
import { type Seat, sayLabel } from "@sprawl/engine";
import { Card, SeatMark, Spot, Token, useTable } from "@sprawl/kit";
import type { CaravanState, Card as Handle } from "../src/state.js";
import { NO_CARD, rankOf, SUITS } from "../src/state.js";
import css from "./caravan.module.css";
import { Face, toneOf } from "./face.js";

export function Board() {
  const { view, seats, speaker } = useTable<CaravanState>();
  const { market, deck, discard, hands } = view.state;
  const { viewer } = view;
  return (
    <div className={css.board}>
      <section className={css.middle} aria-label={sayLabel(speaker, "market")}>
        <Spot on="deck" label={sayLabel(speaker, "deck", { n: deck.length })} className={css.place}>
          <Card down size="fit" />
          <small>{deck.length}</small>
        </Spot>
        {market.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of the market stay.
          <CardSpot key={place} on={`market/${place}`} card={card} />
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
      <div className={css.trails}>
        {seats.map(({ seat }) => (
          <Trails key={seat} seat={seat} />
        ))}
      </div>
      {viewer !== "spectator" && (
        <section className={css.hand} aria-label={sayLabel(speaker, "hand")}>
          {hands[viewer].map((card) => (
            <CardSpot key={card} on={`card/${card}`} card={card} />
          ))}
        </section>
      )}
    </div>
  );
}

/** A card that lies somewhere. */
function CardSpot({ on, card }: { readonly on: string; readonly card: Handle }) {
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
    </Spot>
  );
}

/** What a seat has played, suit by suit. */
function Trails({ seat }: { readonly seat: Seat }) {
  const { view, seats, speaker, text } = useTable<CaravanState>();
  const { trails, seat: active } = view.state;
  const { name } = seats[seat];
  return (
    <Spot on={`seat/${seat}`} label={name} className={css.seat}>
      <div className={css.seatBody} data-active={active === seat || undefined}>
        <h3>
          <SeatMark seat={seat} /> {name}
        </h3>
        <ul>
          {trails[seat].map((trail, suit) => (
            <li key={SUITS[suit]}>
              <small>{sayLabel(speaker, `suit.${SUITS[suit]}`)}</small>
              <span className={css.trail}>
                {trail.map((card) => (
                  <Token
                    key={card}
                    label={text.things?.card?.(view.faces[card]) ?? ""}
                    shape="square"
                    size="s"
                    tone={toneOf(suit)}
                  >
                    {rankOf(Number(view.faces[card]))}
                  </Token>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Spot>
  );
}
