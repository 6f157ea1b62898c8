/** Everybody around the table; where the room is too narrow for a ring, everybody in a list. */
import type { Seat } from "@sprawl/engine";
import { classNames, useTable } from "@sprawl/kit";
import {
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { State } from "../src/state.js";
import { isLarge } from "../src/table.js";
import { AimLines } from "./aims.js";
import { bossBoxes, gapBoxes, gapsIn } from "./bosses.js";
import { BossCard, GapSpot, useBosses } from "./ex-boss.js";
import { withGate } from "./know.js";
import { LaidSpot } from "./laid.js";
import { Middle } from "./middle.js";
import { type Box, betweenOf, type Point, type Ring, ringOf } from "./ring.js";
import css from "./ring.module.css";
import { SeatCard } from "./seat.js";
import { useLabel } from "./words.js";

/** A ring needs this much room, in px. */
const NARROWEST = 600;
/** Heights and widths in px: so that nothing jumps, whatever lies before a seat. */
const SMALL = { row: 150, gap: 12, middle: 256, widest: 216 };
/** Least height of the middle with portals and EX Bosses; and how much more where it is narrow. */
const GATE = 300;
const CRAMPED = { below: 680, more: 50 };
const LARGE = { row: 116, gap: 28, middle: 270, widest: 200 };

export function Around() {
  const { view } = useTable<State>();
  const label = useLabel();
  const self = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = self.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={self} aria-label={label("board.table")}>
      {width >= NARROWEST && <RingTable width={width} />}
      {width > 0 && width < NARROWEST && <ListTable first={firstOf(view)} />}
    </section>
  );
}

/** Whoever looks sits at the bottom; for spectators, the first seat does. */
function firstOf({ viewer }: { readonly viewer: Seat | "spectator" }): Seat {
  return viewer === "spectator" ? 0 : viewer;
}

function RingTable({ width }: { readonly width: number }) {
  const { view } = useTable<State>();
  const { seats } = view;
  const large = isLarge(view);
  const first = firstOf(view);
  const gate = withGate(view);
  const ring = useMemo(() => {
    const size = isLarge({ seats }) ? LARGE : SMALL;
    const cramped = width < CRAMPED.below ? CRAMPED.more : 0;
    const middle = (gate ? GATE : size.middle) + cramped;
    return ringOf(seats, first, { width, ...size, middle });
  }, [seats, first, width, gate]);
  const bosses = useBosses();
  const boxes = useMemo(() => bossBoxes(ring, bosses), [ring, bosses]);
  const gaps = useGaps();
  const gapPlaces = useMemo(() => gapBoxes(ring, gaps), [ring, gaps]);
  return (
    <div
      className={css.ring}
      data-ring=""
      data-large={large || undefined}
      style={{ height: ring.height } as CSSProperties}
    >
      <AimLines ring={ring} boss={(number) => boxes.get(number)} />
      <At box={ring.middle} className={css.middle}>
        <Middle />
      </At>
      {ring.seats.map((box, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <At key={seat} box={box}>
          <SeatCard seat={seat} />
        </At>
      ))}
      {large && <Shared ring={ring} />}
      {bosses.map((boss) => {
        const box = boxes.get(boss.number);
        return (
          box && (
            <At key={boss.number} box={box}>
              <BossCard boss={boss} />
            </At>
          )
        );
      })}
      {[...gapPlaces].map(([seat, box]) => (
        <At key={seat} box={box}>
          <GapSpot seat={seat} />
        </At>
      ))}
    </div>
  );
}

/** Gaps the viewer may choose now. */
function useGaps(): readonly Seat[] {
  const { view, choices } = useTable<State>();
  const { question } = choices;
  return useMemo(() => gapsIn(question, view.seats), [question, view.seats]);
}

/** The cards that neighbours share, in the gaps between them. */
function Shared({ ring }: { readonly ring: Ring }) {
  return ring.seats.map((box, seat) => {
    const next = (seat + 1) % ring.seats.length;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
      <div key={seat} className={css.shared} style={placed(betweenOf(box, ring.seats[next]))}>
        <LaidSpot seat={seat} place="left" shared={{ seat: next, place: "right" }} />
      </div>
    );
  });
}

type AtProps = { readonly box: Box; readonly children: ReactNode; readonly className?: string };

function At({ box, children, className }: AtProps) {
  const size = { ...placed(box), width: box.width, height: box.height };
  return (
    <div className={classNames(css.at, className)} style={size}>
      {children}
    </div>
  );
}

const placed = ({ x, y }: Point): CSSProperties => ({ left: x, top: y });

/** In the order of play, beginning with whoever looks; shared cards stand between their owners. */
function ListTable({ first }: { readonly first: Seat }) {
  const { view } = useTable<State>();
  const large = isLarge(view);
  const bosses = useBosses();
  const gaps = useGaps();
  const order = Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats);
  return (
    <>
      {bosses.length + gaps.length > 0 && (
        <ul className={css.bosses}>
          {bosses.map((boss) => (
            <li key={boss.number}>
              <BossCard boss={boss} />
            </li>
          ))}
          {gaps.map((seat) => (
            <li key={seat}>
              <GapSpot seat={seat} />
            </li>
          ))}
        </ul>
      )}
      <ol className={css.list} data-large={large || undefined}>
        {order.map((seat) => (
          <li key={seat}>
            <SeatCard seat={seat} />
            {large && (
              <LaidSpot
                seat={seat}
                place="left"
                shared={{ seat: (seat + 1) % view.seats, place: "right" }}
              />
            )}
          </li>
        ))}
      </ol>
      <Middle />
    </>
  );
}
