/** A large table on a phone: three in a row, or four. Who aims shows which way, at whom; at oneself, in red. */
import { Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { Icon, SeatMark, Spot, seatColour, useSize, useTable } from "@sprawl/kit";
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isPlayer, numberOf, type Target } from "../src/aim.js";
import { NOBODY, type State, type Weapon } from "../src/state.js";
import { aimsIn, isInDanger } from "./aiming.js";
import { useAimWords } from "./aims.js";
import { seatAtTurn } from "./bosses.js";
import css from "./crowd.module.css";
import {
  crowdSize,
  directionOf,
  GUTTER,
  LOWEST,
  type Spot as Place,
  type Plan,
  pathOf,
  wayThrough,
} from "./crowd-plan.js";
import { BossRow, Portals, useBosses } from "./ex-boss.js";
import { useFalls } from "./falls.js";
import { LaidSpot } from "./laid.js";
import { Marks } from "./marks.js";
import { Left, Things } from "./middle.js";
import { MoreBelow } from "./more-below.js";
import { PlayerSheet } from "./player-sheet.js";
import { useGaps } from "./ring-view.js";
import { Health, LastWords, Programs } from "./seat.js";
import { lastSpeakers, seatLines } from "./seat-lines.js";
import { WeaponSign } from "./signs.js";
import { useLabel, useSeatName } from "./words.js";

/** An EX Boss is so high, in px, and a gap where one may begin. */
const STANDING = 41;
const GAP = 54;
/** So many weapons lie in one line. */
const FEW = 3;

/** How high it is, in px where letters are as usual. */
export function Crowd({ height }: { readonly height: number }) {
  const { view } = useTable<State>();
  const { seats, viewer } = view;
  // However many are taken: nobody's place moves.
  const dealt = view.state.weapons.length;
  const bosses = useBosses();
  const gaps = useGaps();
  const first = viewer === "spectator" ? 0 : viewer + 1;
  const others = viewer === "spectator" ? seats : seats - 1;
  const [strip, { height: things }] = useSize<HTMLDivElement>();
  const stand = things + bosses.length * STANDING + Math.ceil(gaps.length / 2) * GAP;
  const { as, rows, columns, portrait, card } = crowdSize(others, height, stand);
  const order = Array.from({ length: others }, (_, i) => (first + i) % seats);
  const self = useRef<HTMLOListElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const plan = usePlan(self, rows, columns);
  const placeOf = (target: Target): Place => {
    if (!isPlayer(target)) return "above";
    return target === viewer ? "self" : order.indexOf(target);
  };
  return (
    <div
      ref={whole}
      className={css.crowd}
      data-grid=""
      data-large=""
      data-size={as}
      data-columns={columns}
      style={
        {
          "--columns": columns,
          "--least": `${(rows * (LOWEST + GUTTER.high)) / 16}rem`,
          "--portrait": `${portrait / 16}rem`,
          "--card": `${card / 16}rem`,
        } as CSSProperties
      }
    >
      <div ref={strip} className={css.strip} data-many={dealt > FEW || undefined}>
        <Things />
        <Portals />
        <Left short />
      </div>
      <BossRow bosses={bosses} gaps={gaps} className={css.bosses} />
      <ol ref={self} className={css.seats}>
        {order.map((seat, i) => (
          <li key={seat}>
            <Cell seat={seat} turnTo={(target) => directionOf(plan, i, placeOf(target))} />
          </li>
        ))}
        <Lines plan={plan} placeOf={placeOf} />
      </ol>
      <MoreBelow of={whole} />
    </div>
  );
}

/** How large the rows are, and above which point of the dock one sits. */
function usePlan(self: RefObject<HTMLElement | null>, rows: number, columns: number): Plan {
  const [plan, setPlan] = useState<Plan>({ width: 0, height: 0, rows, columns, self: 0 });
  useLayoutEffect(() => {
    const element = self.current;
    if (!element) return;
    const measure = () => {
      const { left, width, height } = element.getBoundingClientRect();
      const face = document.querySelector("[data-dock] [data-self-face]")?.getBoundingClientRect();
      const x = face?.width ? face.left + face.width / 2 - left : width / 2;
      setPlan({ width, height, rows, columns, self: x < width ? x : width / 2 });
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
  }, [self, rows, columns]);
  return plan;
}

type LinesProps = { readonly plan: Plan; readonly placeOf: (target: Target) => Place };

/** Through the gutters runs what matters now: what is aimed at oneself, and a shot that is announced. */
function Lines({ plan, placeOf }: LinesProps) {
  const { viewer, state } = useTable<State>().view;
  const aims = aimsIn(state).filter(({ holder }) => holder !== viewer);
  const shown = aims.filter(({ hot, target }) => hot || isInDanger(viewer, state, target));
  if (plan.width === 0 || shown.length === 0) return null;
  return (
    <li className={css.over} role="presentation">
      <svg className={css.lines} width={plan.width} height={plan.height} aria-hidden="true">
        {shown.map(({ weapon, holder, target, hot }, i) => {
          const way = pathOf(wayThrough(plan, Number(placeOf(holder)), placeOf(target), i));
          const mine = isInDanger(viewer, state, target);
          const id = `aim-${weapon}-${isPlayer(target) ? target : `ex${numberOf(target)}`}`;
          return (
            <g
              key={id}
              data-aim={id}
              data-mine={mine || undefined}
              data-fires={hot || undefined}
              style={mine ? undefined : { color: seatColour(holder) }}
            >
              <marker
                id={id}
                viewBox="0 0 10 10"
                refX="7"
                refY="5"
                markerWidth="11"
                markerHeight="11"
                markerUnits="userSpaceOnUse"
                orient="auto"
              >
                <path d="M0 0l10 5l-10 5z" fill="currentColor" />
              </marker>
              <path d={way} markerEnd={`url(#${id})`} />
            </g>
          );
        })}
      </svg>
    </li>
  );
}

type CellProps = {
  readonly seat: Seat;
  /** Which way somebody is from here, in degrees. */
  readonly turnTo: (target: Target) => number;
};

function Cell({ seat, turnTo }: CellProps) {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const { seats, round, weapons } = view.state;
  const { hp } = seats[seat];
  const falls = useFalls(seat);
  const out = hp === 0 && !falls;
  const active = seatAtTurn(view, log) === seat;
  const { said } = seatLines(view.state, seat);
  const speaks = useSpeaks(seat);
  const held = weapons.find(({ holder }) => holder === seat);
  const hit = aimsIn(view.state).some(({ hot, target }) => hot && target === seat);
  const next = (seat + 1) % view.seats;
  const words = [
    name(seat),
    active && label("board.active"),
    out ? label("board.out") : label("board.hp", { hp }),
  ].filter(Boolean);
  return (
    <div
      className={css.cell}
      data-active={active || undefined}
      data-aims={
        held?.aim.some((target) => isInDanger(view.viewer, view.state, target)) || undefined
      }
      data-out={out || undefined}
      data-seat={seat}
      style={{ "--seat-tint": seatColour(seat), "--letters": name(seat).length } as CSSProperties}
    >
      <Spot
        on={`seat/${seat}`}
        label={words.join(", ")}
        preview={<PlayerSheet seat={seat} />}
        sheet={<PlayerSheet seat={seat} />}
        className={css.who}
      >
        <span className={css.face} aria-hidden="true">
          <Portrait
            face={seatFace(seat)}
            ground={seatGround(seat)}
            size={52}
            mood={out ? "down" : hit ? "afraid" : hp === 1 ? "hit" : "calm"}
          />
        </span>
        <span className={css.plate}>
          <span className={css.name}>
            <SeatMark seat={seat} size="s" />
            <b>{name(seat)}</b>
          </span>
          <span className={css.state}>
            <Health hp={hp} falls={falls} />
            {said && said.round >= round && !speaks && <LastWords said={said} short />}
          </span>
        </span>
      </Spot>
      <span className={css.programs}>
        <Programs seat={seat} />
      </span>
      <div className={css.foot}>
        <div className={css.cards}>
          <LaidSpot seat={seat} place="id" />
          {next !== view.viewer && (
            <span className={css.shared}>
              <LaidSpot seat={seat} place="left" shared={{ seat: next, place: "right" }} />
              <i aria-hidden="true">
                <SeatMark seat={next} size="s" />
              </i>
            </span>
          )}
        </div>
        {held && held.holder !== NOBODY && <Arms weapon={held} turnTo={turnTo} />}
      </div>
      <Marks seat={seat} unnamed short />
      {said && speaks && <LastWords said={said} />}
    </div>
  );
}

/** So long words of somebody stand over their cards, in ms; then signs are left of them. */
const READ = 6000;

/** Has somebody just spoken, as the last one of the others? */
function useSpeaks(seat: Seat): boolean {
  const { view } = useTable<State>();
  const { said, round } = view.state;
  const [read, setRead] = useState(0);
  const last = said.at(-1);
  const speaks = lastSpeakers(view)[0] === seat && last?.by === seat && last.round === round;
  useEffect(() => {
    if (!speaks) return;
    const timer = setTimeout(() => setRead(said.length), READ);
    return () => clearTimeout(timer);
  }, [speaks, said.length]);
  return speaks && read !== said.length;
}

type ArmsProps = { readonly weapon: Weapon; readonly turnTo: (target: Target) => number };

/** The weapon somebody holds, and the way to whom it is aimed at; a warning where that is whoever looks. */
function Arms({ weapon, turnTo }: ArmsProps) {
  const { view } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const say = useAimWords();
  const { aim } = weapon;
  const [only, ...more] = aim;
  const arrow = (target: Target) => <Arrow turn={turnTo(target)} />;
  return (
    <Spot on={`weapon/${weapon.id}`} label={say(weapon)} className={css.held}>
      <span className={css.arms} data-two={more.length > 0 || undefined}>
        <WeaponSign kind={weapon.kind} />
        {only !== undefined && more.length === 0 && only !== view.viewer && arrow(only)}
        {aim.map((target) =>
          target === view.viewer ? (
            <b key={target} className={css.atMe}>
              {label("board.at-you-short")} <Icon name="aim" />
            </b>
          ) : (
            <span key={target} className={css.whom}>
              {more.length > 0 && arrow(target)}
              {isPlayer(target) && <SeatMark seat={target} size="s" />}
              {(more.length === 0 || !isPlayer(target)) && (
                <span>{isPlayer(target) ? name(target) : label(`ex.${numberOf(target)}`)}</span>
              )}
            </span>
          ),
        )}
      </span>
    </Spot>
  );
}

/** Points where somebody sits. */
function Arrow({ turn }: { readonly turn: number }) {
  return (
    <svg
      viewBox="-8 -8 16 16"
      className={css.arrow}
      style={{ rotate: `${turn}deg` }}
      data-turn={turn}
      aria-hidden="true"
    >
      <path d="M-7-1.800H0V-6L7.500 0L0 6V1.800H-7Z" />
    </svg>
  );
}
