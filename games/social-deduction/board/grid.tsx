/** The table on a phone: two or three seats a row, each with everything that is seen of it. */

import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { Icon, SeatMark, Spot, seatColour, useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { NOBODY, type State } from "../src/state.js";
import { isLarge } from "../src/table.js";
import { aimsIn } from "./aiming.js";
import { Targets, useAimWords } from "./aims.js";
import { bossAtTurn } from "./bosses.js";
import { BossCard, GapSpot, Portals, useBosses } from "./ex-boss.js";
import css from "./grid.module.css";
import { PLACES } from "./know.js";
import { LaidSpot } from "./laid.js";
import { Left, Things } from "./middle.js";
import { useGaps } from "./ring-view.js";
import { Health, LastWords, Marks, Programs } from "./seat.js";
import { seatLines } from "./seat-lines.js";
import { WeaponSign } from "./signs.js";
import { useLabel, useSeatName } from "./words.js";

/** More than these, and rows are so low that words are short. */
const MANY = 5;

/** Lower than these rows cannot be. */
const MOST_ROWS = 5;

/** In the order of play, from one's left on. */
export function Grid() {
  const { view } = useTable<State>();
  const { seats, viewer } = view;
  const bosses = useBosses();
  const gaps = useGaps();
  const first = viewer === "spectator" ? 0 : viewer + 1;
  const others = viewer === "spectator" ? seats : seats - 1;
  const large = isLarge(view);
  const columns = large ? 3 : 2;
  // At a large table what lies in the middle has a line of its own above everybody.
  const rows =
    Math.ceil((large ? others : others + 1) / columns) + Math.ceil(bosses.length / columns);
  const order = Array.from({ length: others }, (_, i) => (first + i) % seats);
  const middle = (
    <>
      <Things />
      <Portals />
      <Left short />
    </>
  );
  return (
    <div
      className={css.grid}
      data-grid=""
      data-large={large || undefined}
      data-rows={Math.min(rows, MOST_ROWS)}
    >
      {large && <div className={css.strip}>{middle}</div>}
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
      <ol className={css.seats}>
        {order.map((seat) => (
          <li key={seat}>
            <Cell seat={seat} short={large || rows > 3} />
          </li>
        ))}
        {!large && (
          <li className={css.middle} style={{ gridColumn: `${(others % columns) + 1} / -1` }}>
            {middle}
          </li>
        )}
      </ol>
    </div>
  );
}

type CellProps = {
  readonly seat: Seat;
  /** There is no room for words: what was said is told in signs. */
  readonly short: boolean;
};

function Cell({ seat, short }: CellProps) {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const { seats, turn, round } = view.state;
  const { hp } = seats[seat];
  const out = hp === 0;
  const active = turn.seat === seat && bossAtTurn(view, log) === undefined;
  const { said } = seatLines(view.state, seat);
  const large = isLarge(view);
  const lastWords = said && said.round >= round && <LastWords said={said} short={short} />;
  const aimedAt = view.state.weapons.some(
    ({ holder, aim }) => holder === seat && aim.some((target) => target === view.viewer),
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
      <Spot on={`seat/${seat}`} label={words.join(", ")} className={css.who}>
        <span className={css.face} data-out={out || undefined} aria-hidden="true">
          <Portrait
            face={seatFace(seat)}
            ground={seatGround(seat)}
            size={64}
            cutout={!large}
            mood={out ? "down" : hit ? "afraid" : hp === 1 ? "hit" : "calm"}
          />
        </span>
        <span className={css.plate} style={{ "--seat-tint": seatColour(seat) } as CSSProperties}>
          <span className={css.name} data-out={out || undefined}>
            <SeatMark seat={seat} size="s" />
            <b>{name(seat)}</b>
          </span>
          <span className={css.state}>
            <Health hp={hp} />
            {large && lastWords}
          </span>
        </span>
      </Spot>
      <div className={css.cards}>
        <Cards seat={seat} />
        <Programs seat={seat} />
      </div>
      <Arms seat={seat} />
      <Marks seat={seat} unnamed={short || isCrowded(view.state, seat)} short />
      {!large && lastWords}
    </div>
  );
}

/** So much lies open before them, or in their hands, that their IDs' names would push the others. */
function isCrowded({ seats, weapons }: State, seat: Seat): boolean {
  const { ids, permanents, bounty } = seats[seat];
  const open = ids.filter(({ revealed }) => revealed).length;
  const armed = weapons.some(({ holder }) => holder === seat);
  return open > 1 || open + permanents.length + Number(bounty !== NOBODY) + Number(armed) > 2;
}

function Cards({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  if (!isLarge(view)) {
    return PLACES.map((place) => <LaidSpot key={place} seat={seat} place={place} />);
  }
  const next = (seat + 1) % view.seats;
  return (
    <>
      <LaidSpot seat={seat} place="id" />
      {next !== view.viewer && (
        <LaidSpot seat={seat} place="left" shared={{ seat: next, place: "right" }} />
      )}
    </>
  );
}

/** The weapon somebody holds and at whom it points; a word of warning where that is whoever looks. */
function Arms({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const say = useAimWords();
  const weapon = view.state.weapons.find(({ holder }) => holder === seat);
  if (!weapon || weapon.holder === NOBODY) return null;
  const atMe = weapon.aim.some((target) => target === view.viewer);
  return (
    <Spot on={`weapon/${weapon.id}`} label={say(weapon)} className={css.held}>
      <span className={css.arms} data-at-me={atMe || undefined}>
        <WeaponSign kind={weapon.kind} />
        {atMe ? (
          <b>
            <Icon name="warning" />{" "}
            {label(view.seats > MANY ? "board.at-you-short" : "board.at-you")}
          </b>
        ) : (
          <Targets aim={weapon.aim} />
        )}
      </span>
    </Spot>
  );
}
