/** The table of Caravan: rivals along the top, the market in the middle, one's own trails below. */
import { sayLabel } from "@sprawl/engine/speech";
import { Card, Spot, useMedia, useTable } from "@sprawl/kit";
import type { CaravanState, Card as Handle } from "../src/state.js";
import { NO_CARD, priceOf } from "../src/state.js";
import css from "./caravan.module.css";
import { Coins } from "./coins.js";
import { Counted } from "./counted.js";
import { Face, Sign } from "./face.js";
import { BOUGHT, useNewest } from "./newest.js";
import { Carpet, Scene } from "./scene.js";
import { Wagon } from "./wagon.js";
import { wayOf } from "./worth.js";

/** More than there are faces. */
const FACES = 100;

export function Board() {
  const { view, seats } = useTable<CaravanState>();
  const own = view.viewer === "spectator" ? undefined : view.viewer;
  const rivals = seats.filter(({ seat }) => seat !== own);
  return (
    <div className={css.board}>
      <Scene way={wayOf(view)} />
      <div className={css.rivals} data-rivals={rivals.length}>
        {rivals.map(({ seat }) => (
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
  // A place that is filled anew, or stays empty, is one that a card was bought from.
  const places = market.map((card, place) => place * FACES + Number(view.faces[card] ?? FACES - 1));
  const bought = useNewest(places);
  return (
    <section className={css.market} aria-label={sayLabel(speaker, "market")} data-ref="market">
      <Carpet />
      <Spot
        on="deck"
        label={sayLabel(speaker, "deck-holds", { n: deck.length })}
        className={`${css.place} ${css.deck}`}
      >
        {deck.length === 0 ? (
          <span className={css.empty}>{sayLabel(speaker, "empty")}</span>
        ) : (
          <span className={css.pile}>
            <Card down size="fit" back={<Sign />} />
          </span>
        )}
        <small data-pile="">
          <Counted n={deck.length} words={sayLabel(speaker, "deck-holds", { n: deck.length })} />
        </small>
      </Spot>
      {market.map((card, place) => (
        <CardSpot
          // biome-ignore lint/suspicious/noArrayIndexKey: places of the market stay.
          key={place}
          on={`market/${place}`}
          card={card}
          name={places[place] === bought ? BOUGHT : undefined}
          priced
        />
      ))}
      <div className={`${css.place} ${css.thrown}`} data-ref="discard">
        {discard.length === 0 ? (
          <span className={css.empty}>{sayLabel(speaker, "empty")}</span>
        ) : (
          <Face face={view.faces[discard[discard.length - 1]]} />
        )}
        <small data-pile="">
          <Counted
            n={discard.length}
            words={sayLabel(speaker, "discard-holds", { n: discard.length })}
          />
        </small>
      </div>
    </section>
  );
}

type CardSpotProps = {
  readonly on: string;
  readonly card: Handle;
  readonly priced?: boolean;
  /** What the stage calls this place. */
  readonly name?: string | undefined;
};

/** A card that lies somewhere. */
export function CardSpot({ on, card, priced, name }: CardSpotProps) {
  const { view, text, speaker } = useTable<CaravanState>();
  const phone = useMedia("phone");
  if (card === NO_CARD) {
    return (
      <span className={css.empty} data-ref={name}>
        {sayLabel(speaker, "empty")}
      </span>
    );
  }
  const face = view.faces[card];
  return (
    <Spot
      on={on}
      label={text.things?.card?.(face) ?? ""}
      // With room a card is read where it lies, and a larger one would hide the beasts.
      preview={phone && <Face face={face} large />}
      className={css.place}
    >
      <Face face={face} />
      {name && <i className={css.named} data-ref={name} />}
      {priced && (
        <small>
          <Coins n={priceOf(Number(face))} short={phone} />
        </small>
      )}
    </Spot>
  );
}
