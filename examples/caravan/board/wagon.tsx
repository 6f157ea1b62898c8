/** A seat's caravan: four beasts with what they have loaded; of a rival also who it is and what it holds. */
import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import { classNames, Icon, SeatMark, Spot, seatColour, useMedia, useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import type { CaravanState, Card as Handle } from "../src/state.js";
import { LONG_TRAIL, rankOf, SUITS } from "../src/state.js";
import { Camel } from "./camel.js";
import { Coins } from "./coins.js";
import { toneOf } from "./goods.js";
import { Dune } from "./scene.js";
import wide from "./wagon.module.css";
import small from "./wagon-phone.module.css";
import { Worth } from "./worth-mark.js";

/** The same things, as they look with room and on a phone. */
const css: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(wide).map((name) => [name, classNames(wide[name], small[name])]),
);

export function Wagon({ seat }: { readonly seat: Seat }) {
  const { view, seats } = useTable<CaravanState>();
  const { trails, coins, hands, seat: active } = view.state;
  const { name, by } = seats[seat];
  const own = seat === view.viewer;
  const phone = useMedia("phone");
  return (
    <Spot on={`seat/${seat}`} label={name} className={css.seat}>
      <div
        className={own ? css.own : css.wagon}
        style={{ "--seat-tone": seatColour(seat) } as CSSProperties}
        data-active={active === seat || undefined}
        data-own={own ? "" : undefined}
      >
        {!own && <Dune />}
        {!own && (
          <>
            <Trader seat={seat} />
            <h3>
              <SeatMark seat={seat} size="s" /> <span>{name}</span>
              {by === "bot" && <Icon name="bot" />}
            </h3>
            <p className={css.numbers}>
              <Worth seat={seat} />
              <span data-ref={`purse/${seat}`}>
                <Coins n={coins[seat]} short={phone} />
              </span>
              <Held n={hands[seat].length} />
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
      <SeatPortrait seat={seat} />
    </span>
  );
}

export const SeatPortrait = ({ seat }: { readonly seat: Seat }) => (
  <Portrait face={seatFace(seat)} ground={seatGround(seat)} size={96} />
);

/** A hidden hand: as many backs as it has cards. */
function Held({ n }: { readonly n: number }) {
  const { speaker } = useTable();
  return (
    <span className={css.held}>
      <span className={css.backs} aria-hidden="true">
        {Array.from({ length: n }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody knows one back from another.
          <i key={i} />
        ))}
      </span>
      <span className="hidden-but-read">{sayLabel(speaker, "hand-size", { n })}</span>
      <span aria-hidden="true">{n}</span>
    </span>
  );
}

type TrailProps = {
  readonly seat: Seat;
  readonly suit: number;
  readonly trail: readonly Handle[];
};

/** One good's trail: the beast that carries it, and its crates by rank. */
function Trail({ seat, suit, trail }: TrailProps) {
  const { view, speaker } = useTable<CaravanState>();
  const long = trail.length >= LONG_TRAIL;
  return (
    <li
      className={css.trail}
      style={{ "--tone": toneOf(suit) } as CSSProperties}
      data-ref={`trail/${seat}/${suit}`}
      data-three={long || undefined}
      data-empty={trail.length === 0 || undefined}
    >
      <span className={css.good}>
        <Camel suit={suit} proud={long} cards={trail.length} />
      </span>
      <span className="hidden-but-read">{sayLabel(speaker, `suit.${SUITS[suit]}`)}: </span>
      <span className={css.crates}>
        {trail.map((card) => (
          <b key={card}>{rankOf(Number(view.faces[card]))}</b>
        ))}
      </span>
    </li>
  );
}
