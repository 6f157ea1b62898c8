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
import { type Box, betweenOf, type Point, type Ring, ringOf, sidesOf } from "./ring.js";
import css from "./ring.module.css";
import { SeatCard } from "./seat.js";
import { useLabel } from "./words.js";

/** A ring needs this much room, in px. */
const NARROWEST = 600;
/** Heights and widths in px: so that nothing jumps, whatever lies before a seat. */
const SMALL = { row: 130, gap: 12, middle: 196, widest: 340 };
/** The highest row there is, and what stays free below the ring. */
const HIGHEST = 206;
const BELOW = 10;
/** The lowest row of a large table. */
const LOWEST = 100;
/** Least height of the middle with portals and EX Bosses; and how much more where it is narrow. */
const GATE = 300;
const CRAMPED = { below: 680, more: 50 };
const LARGE = { row: 116, gap: 28, middle: 270, widest: 232 };

export function Around() {
  const { view } = useTable<State>();
  const label = useLabel();
  const self = useRef<HTMLDivElement>(null);
  const [{ width, height }, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = self.current;
    const board = element?.closest("[data-board]");
    if (!element || !board) return;
    const measure = () =>
      setRoom({
        width: element.clientWidth,
        height: board.clientHeight - element.offsetTop - BELOW,
      });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    watch.observe(board);
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={self} aria-label={label("board.table")}>
      {width >= NARROWEST && <RingTable width={width} room={height} />}
      {width > 0 && width < NARROWEST && <ListTable first={firstOf(view)} />}
    </section>
  );
}

/** Whoever looks sits at the bottom; for spectators, the first seat does. */
function firstOf({ viewer }: { readonly viewer: Seat | "spectator" }): Seat {
  return viewer === "spectator" ? 0 : viewer;
}

type RingTableProps = { readonly width: number; readonly room: number };

function RingTable({ width, room }: RingTableProps) {
  const { view } = useTable<State>();
  const { seats } = view;
  const large = isLarge(view);
  const first = firstOf(view);
  const gate = withGate(view);
  const ring = useMemo(() => {
    const size = isLarge({ seats }) ? LARGE : SMALL;
    const cramped = width < CRAMPED.below ? CRAMPED.more : 0;
    const middle = (gate ? GATE : size.middle) + cramped;
    // Seats grow into the height there is.
    const row = isLarge({ seats })
      ? Math.max(LOWEST, Math.min(size.row, Math.floor(room / (2 + sidesOf(seats).side))))
      : Math.round(Math.min(HIGHEST, Math.max(size.row, (room - middle) / 2)));
    return ringOf(seats, first, { width, ...size, middle, row });
  }, [seats, first, width, room, gate]);
  const bosses = useBosses();
  const boxes = useMemo(() => bossBoxes(ring, bosses), [ring, bosses]);
  const gaps = useGaps();
  const gapPlaces = useMemo(() => gapBoxes(ring, gaps), [ring, gaps]);
  return (
    <div
      className={css.ring}
      data-ring=""
      data-large={large || undefined}
      style={{ height: ring.height, ...(large ? {} : chipOf(ring)) } as CSSProperties}
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

/** Cards as large as a seat's height leaves them. */
function chipOf({ seats: [seat] }: Ring): CSSProperties {
  const wide = Math.min((seat.height - 68) / 1.4, (seat.width - 150) / 3);
  return { "--chip": `${Math.max(36, Math.floor(wide))}px` } as CSSProperties;
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
