/** A small table on a phone: people on both sides, weapons and aims between them. */

import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { SeatMark, Spot, seatColour, useTable } from "@sprawl/kit";
import { type CSSProperties, useRef } from "react";
import { NOBODY, type State } from "../src/state.js";
import { aimsIn, isInDanger } from "./aiming.js";
import { AimLines, HeldWeapons, useHeldWeapons } from "./aims.js";
import { seatAtTurn } from "./bosses.js";
import { BossRow, Portals, useBosses } from "./ex-boss.js";
import { useFalls } from "./falls.js";
import css from "./grid.module.css";
import { useGridField } from "./grid-field.js";
import { type GridRows, gridRows, LOWEST, weaponLengthFor } from "./grid-rows.js";
import things from "./grid-things.module.css";
import { PLACES, withGate } from "./know.js";
import { LaidSpot } from "./laid.js";
import { Marks } from "./marks.js";
import { Left, Things } from "./middle.js";
import { MoreBelow } from "./more-below.js";
import { PlayerSheet } from "./player-sheet.js";
import { useGaps } from "./ring-view.js";
import { Health, LastWords, Programs } from "./seat.js";
import { seatLines } from "./seat-lines.js";
import { useLabel, useSeatName } from "./words.js";

/** An EX Boss is so high, in px, and a gap where one may begin. */
const STANDING = 41;
const GAP = 54;

/** Between two rows, in px. */
const GUTTER = 3;

/** What lies in the middle needs so much of a person's row, where it has a row of its own. */
const THINGS = 0.7;

/** What was just done is told below everybody, in px. */
const TOLD = 46;

/** So many px where letters are as usual. */
const rem = (px: number) => `${px / 16}rem`;

/** As around a table: clockwise from one's left. How high it is, in px where letters are as usual. */
export function Grid({ height }: { readonly height: number }) {
  const { view } = useTable<State>();
  const { seats, viewer } = view;
  const bosses = useBosses();
  const gaps = useGaps();
  const self = useRef<HTMLDivElement>(null);
  const first = viewer === "spectator" ? 0 : viewer + 1;
  const others = viewer === "spectator" ? seats : seats - 1;
  const beside = Math.ceil(others / 2);
  const apart = others % 2 === 0;
  const rows = beside + (apart ? THINGS : 0);
  const stand = bosses.length * STANDING + Math.ceil(gaps.length / 2) * GAP;
  const room = gridRows((height - TOLD - stand) / rows - GUTTER);
  const order = Array.from({ length: others }, (_, i) => (first + i) % seats);
  const { weapons } = view.state;
  const drawn = JSON.stringify([weapons.map(({ holder }) => holder), bosses, gaps, room]);
  const inHand = weapons.filter(({ holder }) => holder !== NOBODY).length;
  const field = useGridField(self, { drawn, weapon: weaponLengthFor(inHand) });
  const held = useHeldWeapons(field);
  return (
    <div
      ref={self}
      className={css.grid}
      data-grid=""
      data-rows={room.as}
      data-lines={room.lines}
      style={
        {
          "--least": rem(rows * LOWEST),
          "--bust": `${room.bust}px`,
          "--upper": rem(room.upper),
          "--card": rem(room.card),
          "--over": rem(room.said),
        } as CSSProperties
      }
    >
      <BossRow bosses={bosses} gaps={gaps} className={css.bosses} />
      <ol className={css.seats} style={apart ? rowsOf(beside) : undefined}>
        {order.map((seat, i) => (
          <li key={seat} data-right={i >= beside || undefined} style={placed(i, beside)}>
            <Cell seat={seat} room={room} />
          </li>
        ))}
        <li
          className={things.middle}
          data-things=""
          data-close={closeness(room, withGate(view))}
          data-wide={apart || undefined}
          style={{ gridRow: beside + Number(apart) }}
        >
          <Things keeps />
          <div>
            <Portals />
            <Left short />
          </div>
        </li>
      </ol>
      {field && (
        <>
          <AimLines field={field} held={held} />
          <HeldWeapons held={held} />
        </>
      )}
      <MoreBelow of={self} />
    </div>
  );
}

/** How near to each other things lie: apart where there is room, and the gate locks one more away. */
const closeness = ({ as, lines }: GridRows, gate: boolean) =>
  gate ? "gate" : as !== "low" ? undefined : lines === 2 ? "roomy" : "low";

const rowsOf = (people: number): CSSProperties => ({
  gridTemplateRows: `repeat(${people}, minmax(0, 1fr)) minmax(0, ${THINGS}fr)`,
});

/** Up the left side of the table, then down the right one. */
function placed(i: number, beside: number): CSSProperties {
  return i < beside
    ? { gridColumn: 1, gridRow: beside - i }
    : { gridColumn: 3, gridRow: i - beside + 1 };
}

type CellProps = {
  readonly seat: Seat;
  readonly room: GridRows;
};

function Cell({ seat, room: { as, bust, lines } }: CellProps) {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const { seats, round } = view.state;
  const { hp } = seats[seat];
  const falls = useFalls(seat);
  const out = hp === 0 && !falls;
  const active = seatAtTurn(view, log) === seat;
  const { said } = seatLines(view.state, seat);
  const lastWords = said && said.round >= round && <LastWords said={said} short={lines === 0} />;
  const aimedAt = view.state.weapons.some(
    ({ holder, aim }) =>
      holder === seat && aim.some((target) => isInDanger(view.viewer, view.state, target)),
  );
  const hit = aimsIn(view.state).some(({ hot, target }) => hot && target === seat);
  const words = [
    name(seat),
    active && label("board.active"),
    out ? label("board.out") : label("board.hp", { hp }),
  ].filter(Boolean);
  return (
    <div
      className={css.cell}
      data-active={active || undefined}
      data-aims={aimedAt || undefined}
      data-seat={seat}
    >
      <Spot
        on={`seat/${seat}`}
        label={words.join(", ")}
        preview={<PlayerSheet seat={seat} />}
        sheet={<PlayerSheet seat={seat} />}
        className={css.who}
      >
        <span className={css.face} data-out={out || undefined} data-mark="" aria-hidden="true">
          <Portrait
            face={seatFace(seat)}
            ground={seatGround(seat)}
            size={bust}
            cutout
            mood={out ? "down" : hit ? "afraid" : hp === 1 ? "hit" : "calm"}
          />
        </span>
        <span
          className={css.plate}
          data-plate=""
          style={
            { "--seat-tint": seatColour(seat), "--letters": name(seat).length } as CSSProperties
          }
        >
          <span className={css.name} data-out={out || undefined}>
            <SeatMark seat={seat} size="s" />
            <b>{name(seat)}</b>
          </span>
          <span className={css.state}>
            <Health hp={hp} falls={falls} />
          </span>
        </span>
      </Spot>
      <div className={css.cards}>
        {PLACES.map((place) => (
          <LaidSpot key={place} seat={seat} place={place} />
        ))}
        <Programs seat={seat} />
      </div>
      <Marks seat={seat} unnamed={as === "low" || isCrowded(view.state, seat)} short />
      {lastWords}
    </div>
  );
}

/** So much lies open before them, or in their hands, that their IDs' names would push the others. */
function isCrowded({ seats }: State, seat: Seat): boolean {
  const { ids, permanents, bounty } = seats[seat];
  const open = ids.filter(({ revealed }) => revealed).length;
  return open + permanents.length + Number(bounty !== NOBODY) > 1;
}
