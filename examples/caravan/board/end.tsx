/** The end of the way: who came in with most, their beasts before the sun, and what every load was worth. */
import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { GameEvent } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import {
  type EndProps,
  SeatMark,
  seatColour,
  type TurningPoint,
  useTable,
  weightiest,
} from "@sprawl/kit";
import type { CSSProperties } from "react";
import { type CaravanState, rankOf, SUITS } from "../src/state.js";
import { Camel } from "./camel.js";
import { Coins } from "./coins.js";
import css from "./end.module.css";
import { Good } from "./goods.js";
import { Scene } from "./scene.js";
import { loadsOf } from "./worth.js";

export function End({ title, why }: EndProps<CaravanState>) {
  const { view } = useTable<CaravanState>();
  const winner = view.result?.winners[0];
  return (
    <section className={css.end}>
      <Scene way={1} />
      {winner !== undefined && (
        <>
          <div className={css.train} data-end-train="" aria-hidden="true">
            {SUITS.map((name, suit) => {
              const { length } = view.state.trails[winner][suit];
              return <Camel key={name} suit={suit} proud={length > 2} cards={length} />;
            })}
          </div>
          <div className={css.hero} data-end-winner="">
            <Portrait
              face={seatFace(winner)}
              ground={seatGround(winner)}
              size={340}
              mood="glad"
              cutout
            />
          </div>
        </>
      )}
      <div className={css.told}>
        <h2>{title}</h2>
        <p className={css.why}>{why}</p>
        <Scores />
      </div>
    </section>
  );
}

/** The best first: coins, what each good was worth, and what that comes to. */
function Scores() {
  const { view, seats, speaker } = useTable<CaravanState>();
  const scores = view.result?.scores ?? [];
  const order = [...seats].sort((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0));
  return (
    <ol className={css.scores}>
      {order.map(({ seat, name }) => (
        <li key={seat} style={{ "--seat-tone": seatColour(seat) } as CSSProperties}>
          <Portrait face={seatFace(seat)} ground={seatGround(seat)} size={48} />
          <h3>
            <SeatMark seat={seat} size="s" /> {name}
          </h3>
          <b>{scores[seat]}</b>
          <p className={css.sum}>
            <Coins n={view.state.coins[seat]} />
            {loadsOf(view, seat).map((worth, suit) => (
              <span key={SUITS[suit]} className={css.load}>
                <span className={css.good}>
                  <Good suit={suit} />
                </span>
                <span className="hidden-but-read">{sayLabel(speaker, `suit.${SUITS[suit]}`)} </span>
                {worth}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Who took what from whom, who was undercut, and the dearest load: what one would tell at the fire. */
const WEIGHTS: Readonly<Record<string, number>> = { raided: 4, guarded: 4, undercut: 3 };
const DEAREST = 10;
/** Of each kind no more than these, so that the strip tells more than one thing. */
const OF_A_KIND = 2;

function weightOf({ type, faces }: GameEvent): number {
  const face = faces?.[0];
  if (type === "played" && typeof face === "number" && rankOf(face) === DEAREST) return 2;
  return WEIGHTS[type] ?? 0;
}

export function turningPoints(log: readonly GameEvent[]): readonly TurningPoint[] {
  const kinds = new Set(log.filter((event) => weightOf(event) > 0).map(({ type }) => type));
  const last = (type: string) =>
    log.filter((event) => event.type === type && weightOf(event) > 0).slice(-OF_A_KIND);
  return weightiest([...kinds].flatMap(last), weightOf);
}
