/** Everybody around the table; on a phone everybody in a grid. Oneself is in the dock. */
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
import type { DeductionQuestions } from "../src/questions.js";
import type { State } from "../src/state.js";
import { isLarge } from "../src/table.js";
import { AimLines, HeldWeapons, useHeldWeapons } from "./aims.js";
import { bossBoxes, gapBoxes, gapsIn, isStanding } from "./bosses.js";
import { Crowd } from "./crowd.js";
import { BossCard, GapSpot, useBosses } from "./ex-boss.js";
import { onTableIn, ringField } from "./field.js";
import { Grid } from "./grid.js";
import { withGate } from "./know.js";
import { LaidSpot } from "./laid.js";
import { Left, Middle } from "./middle.js";
import { type Box, type Point, type Ring, ringOf, tieOf } from "./ring.js";
import css from "./ring.module.css";
import { RoomBack, RoomFront } from "./room.js";
import { OwnWords, SeatCard } from "./seat.js";
import { useLabel } from "./words.js";

/** What somebody says is at most so wide, in px; narrower than this it is said on their other side. */
const BUBBLE = { most: 168, least: 104 };

/**
 * Where somebody speaks, and how wide: on their right as far as the next face, or the wall; on their
 * left if that is too little, and then who speaks there already speaks higher.
 */
function sayingOf(ring: Ring, seat: Seat) {
  const { seats, edges, sizes, shared } = ring;
  if (edges[seat] !== "top" || (shared.length > 0 && ring.stacked)) {
    return { right: edges[seat] === "right", high: false, said: BUBBLE.most };
  }
  const far = seats.filter((_, other) => edges[other] === "top").sort((a, b) => a.x - b.x);
  const at = far.indexOf(seats[seat]);
  const between = (one: number) => far[one + 1].x - far[one].x - sizes.bust * 0.78 - 8;
  const wall = ring.width - far[far.length - 1].x - sizes.bust * 0.36 - 8;
  const turned = wall < BUBBLE.least;
  const right = turned && at === far.length - 1;
  const room = right ? between(at - 1) : at === far.length - 1 ? wall : between(at);
  return { right, high: turned && at === far.length - 2, said: Math.min(BUBBLE.most, room) };
}

/** As wide as this, in px, open cards carry their names: cards.module.css. */
const NAMED = 60;

/** A ring needs this much room, in px. */
const NARROWEST = 600;

type Room = {
  readonly width: number;
  readonly height: number;
  readonly self: number;
  /** How much larger than usual letters are wanted. */
  readonly letters: number;
};

/** How large letters are, as a share of what is usual. */
const lettersNow = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** The room there is, and above which point of it the dock shows oneself. */
function useRoom() {
  const self = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0, self: 0, letters: 1 });
  useLayoutEffect(() => {
    const element = self.current;
    if (!element) return;
    const measure = () => {
      const me = document.querySelector("[data-dock] [data-self]")?.getBoundingClientRect();
      const { left } = element.getBoundingClientRect();
      setRoom({
        width: element.clientWidth,
        height: element.clientHeight,
        self: me ? Math.round(me.left + me.width / 2 - left) : element.clientWidth / 4,
        letters: lettersNow(),
      });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    // The dock may come up after the board.
    const later = requestAnimationFrame(measure);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(later);
    };
  }, []);
  // What was just done ends beside it.
  useLayoutEffect(() => {
    self.current?.parentElement?.style.setProperty("--self-x", `${room.self}px`);
  }, [room.self]);
  return { self, room };
}

export function Around() {
  const { view } = useTable<State>();
  const label = useLabel();
  const { self, room } = useRoom();
  // Where letters are larger, so is all that stands in rows.
  const high = room.height / room.letters;
  return (
    <section ref={self} className={css.around} aria-label={label("board.table")}>
      {room.width >= NARROWEST && <RingTable room={room} />}
      {room.width > 0 &&
        room.width < NARROWEST &&
        (isLarge(view) ? <Crowd height={high} /> : <Grid height={high} />)}
    </section>
  );
}

function useRing({ width, height, self }: Room): Ring {
  const { view } = useTable<State>();
  const { seats, viewer } = view;
  return useMemo(() => {
    const me = viewer === "spectator" ? undefined : { seat: viewer, x: self };
    return ringOf(seats, { width, height, self: me, large: isLarge({ seats }) });
  }, [seats, viewer, width, height, self]);
}

function RingTable({ room }: { readonly room: Room }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const large = isLarge(view);
  const ring = useRing(room);
  // Where there is room at the near edge, the middle is left to the aims.
  const atMiddle = large || ring.stacked;
  const bosses = useBosses();
  const boxes = useMemo(() => bossBoxes(ring, bosses), [ring, bosses]);
  const { free, locked } = onTableIn(view.state);
  const portals = withGate(view);
  const field = useMemo(
    () => ringField(ring, boxes, { free, locked, portals }),
    [ring, boxes, free, locked, portals],
  );
  const held = useHeldWeapons(field);
  const gaps = useGaps();
  const gapPlaces = useMemo(() => gapBoxes(ring, gaps), [ring, gaps]);
  const { card, bust, plate, things } = ring.sizes;
  const style = {
    "--chip": `${card}px`,
    "--bust": `${bust}px`,
    "--plate": `${plate.width}px`,
    "--plate-height": `${plate.height}px`,
    // Portals and one more locked weapon lie there as well.
    "--things": portals ? Math.min(1, things) : things,
  } as CSSProperties;
  return (
    <div className={css.ring} data-ring="" data-large={large || undefined} style={style}>
      <RoomBack width={ring.width} height={ring.height} edge={ring.tabletop.edge} />
      <RoomFront width={ring.width} height={ring.height} {...ring.tabletop} />
      {large && <Threads ring={ring} />}
      <AimLines field={ring} held={held} />
      <At box={ring.middle} className={css.middle}>
        <Middle loyalties={atMiddle} />
      </At>
      {!atMiddle && (
        <div className={css.loyalties}>
          <small aria-hidden="true">{label("board.left-open")}</small>
          <Left />
        </div>
      )}
      {ring.seats.map((box, seat) =>
        ring.edges[seat] === "self" ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <At key={seat} box={box}>
            <SeatCard
              seat={seat}
              edge={ring.stacked ? "top" : ring.edges[seat]}
              beside={ring.stacked && ring.edges[seat] !== "top"}
              named={ring.sizes.card >= NAMED}
              {...sayingOf(ring, seat)}
            />
          </At>
        ),
      )}
      <OwnWords x={room.self} />
      {large && <Shared ring={ring} />}
      <HeldWeapons held={held} />
      {bosses.map((boss) => {
        const box = boxes.get(boss.number);
        return (
          box && (
            <At key={boss.number} box={box}>
              <BossCard boss={boss} stands={isStanding(box)} />
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
export function useGaps(): readonly Seat[] {
  const { view, choices } = useTable<State, DeductionQuestions>();
  const { question } = choices;
  return useMemo(() => gapsIn(question, view.seats), [question, view.seats]);
}

/** The cards that neighbours share, between them; those of whoever looks are in the dock. */
function Shared({ ring }: { readonly ring: Ring }) {
  return ring.shared.map((at, seat) => {
    const next = (seat + 1) % ring.shared.length;
    if (ring.edges[seat] === "self" || ring.edges[next] === "self") return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
      <div key={seat} className={css.shared} style={placed(at)}>
        <LaidSpot seat={seat} place="left" shared={{ seat: next, place: "right" }} />
      </div>
    );
  });
}

/** A thread from each shared card to the plates of the two whose card it is. */
function Threads({ ring }: { readonly ring: Ring }) {
  const threads = ring.shared.flatMap((card, seat) => {
    const both = [seat, (seat + 1) % ring.shared.length];
    if (both.some((each) => ring.edges[each] === "self")) return [];
    return both.map((each) => {
      const tie = tieOf(ring, each);
      const hangs = ring.edges[each] === "top" ? `${tie.x} ${card.y}` : `${card.x} ${tie.y}`;
      return `M${tie.x} ${tie.y}Q${hangs} ${card.x} ${card.y}`;
    });
  });
  return (
    <svg className={css.threads} width={ring.width} height={ring.height} aria-hidden="true">
      <path d={threads.join("")} />
    </svg>
  );
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
