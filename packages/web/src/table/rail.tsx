/** Who sits at the table, each once: on a rail at the edge of the board, on a phone in a strip. */
import type { AnyGame } from "@sprawl/engine";
import {
  type BoardDefinition,
  Clock,
  Icon,
  type SeatInfo,
  SeatMark,
  Spot,
  useTable,
} from "@sprawl/kit";
import { useEffect, useRef } from "react";
import type { ClockState } from "../feed/feed.js";
import { usePlain } from "../plain/use-plain.js";
import { useSay } from "../words/say.js";
import { askedAlone } from "./asked.js";
import { bankNow } from "./clock.js";
import css from "./rail.module.css";
import { useNow } from "./use-feed.js";

export type RailProps = {
  readonly game: AnyGame;
  readonly clock: ClockState | undefined;
  readonly board: BoardDefinition | undefined;
};

export function Rail({ game, clock, board }: RailProps) {
  const { seats, view } = useTable();
  const say = useSay();
  const asked = askedAlone(view);
  const Panel = board?.Panel;
  return (
    <section
      className={css.rail}
      aria-label={say("table.players")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
      tabIndex={0}
    >
      <ul className={css.seats} data-many={seats.length > 6 ? "" : undefined}>
        {seats.map((info) => (
          <li key={info.seat}>
            <Spot on={`seat/${info.seat}`} label={info.name} className={css.spot}>
              <div className={css.seat} data-asked-seat={info.seat === asked ? "" : undefined}>
                <SeatPicture seat={info.seat} board={board} />
                <div className={css.words}>
                  <SeatHead info={info} asked={info.seat === asked} clock={clock} />
                  <div className={css.body}>
                    {Panel ? (
                      <Panel seat={info.seat} />
                    ) : (
                      <PlainFacts game={game} seat={info.seat} />
                    )}
                  </div>
                </div>
              </div>
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PictureProps = { readonly seat: number; readonly board: BoardDefinition | undefined };

/** A seat's portrait, as the game draws it, or else its mark. */
export function SeatPicture({ seat, board }: PictureProps) {
  const Portrait = board?.Portrait;
  return (
    <span className={css.picture} aria-hidden="true">
      {Portrait ? <Portrait seat={seat} /> : <SeatMark seat={seat} size="l" />}
    </span>
  );
}

type SeatHeadProps = {
  readonly info: SeatInfo;
  readonly asked: boolean;
  readonly clock: ClockState | undefined;
};

function SeatHead({ info, asked, clock }: SeatHeadProps) {
  const { view } = useTable();
  const say = useSay();
  const { seat, name, by, here } = info;
  const won = view.result?.winners.includes(seat);
  return (
    <div className={css.head}>
      <SeatMark seat={seat} size="s" />
      <b className={css.name} title={name}>
        {name}
      </b>
      {by === "you" && <span className={css.tag}>{say("table.you")}</span>}
      {by === "bot" && <Icon name="bot" label={say("table.bot")} />}
      {by === "person" && (
        <span className={css.dot} data-here={here ? "" : undefined}>
          <span className="hidden-but-read">{say(here ? "table.here" : "table.notHere")}</span>
        </span>
      )}
      {won && <Icon name="star" label={say("end.wonBy", { names: name })} />}
      {asked && <Icon name="next" label={say("table.turnOf", { name })} className={css.turn} />}
      <Bank bank={clock?.banks[seat]} asked={asked} />
    </div>
  );
}

function Bank({ bank, asked }: { readonly bank: number | undefined; readonly asked: boolean }) {
  const say = useSay();
  const now = useNow(asked && bank !== undefined);
  const told = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bank runs from when we were told of it.
  useEffect(() => {
    told.current = Date.now();
  }, [bank, asked]);
  const left = bankNow(bank, asked, told.current || now, now);
  if (left === undefined) return null;
  return <Clock label={say("table.bank")} seconds={left} running={asked} />;
}

/** A seat's numbers, as far as its state shows them. */
export function PlainFacts({ game, seat }: { readonly game: AnyGame; readonly seat: number }) {
  const model = usePlain(game);
  const facts = model.facts[seat] ?? [];
  if (facts.length === 0) return null;
  return (
    <dl className={css.facts}>
      {facts.map(({ path, label, words }) => (
        <div key={path}>
          <dt>{label}</dt>
          <dd className="number">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
