/**
 * Somebody at the table, as everybody may see them: the person, HP, cards, programs, marks, the last
 * words. It looks the same whether that seat could answer a window or not.
 */
import { CardBack, Portrait, seatFace, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { Icon, SeatMark, Spot, seatColour, useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import { FULL_HP, type State, type Statement } from "../src/state.js";
import { isLarge } from "../src/table.js";
import { aimsIn } from "./aiming.js";
import { seatAtTurn } from "./bosses.js";
import { useFalls } from "./falls.js";
import { PLACES, setupIn } from "./know.js";
import { LaidSpot } from "./laid.js";
import { linesOf } from "./lines.js";
import { Marks } from "./marks.js";
import { useNotes } from "./notebook.js";
import { sayStatement } from "./phrases.js";
import { useShown } from "./privacy.js";
import type { Edge } from "./ring.js";
import { Chair } from "./room.js";
import css from "./seat.module.css";
import { lastSpeakers, seatLines } from "./seat-lines.js";
import { TeamSign } from "./signs.js";
import { useLabel, useSeatName, useThing } from "./words.js";

type SeatCardProps = {
  readonly seat: Seat;
  readonly edge: Edge;
  /** Sits at a side where there is no room beside them: what they say stands over them. */
  readonly beside: boolean;
  /** Sits on the right: there is no room beside them for what they say. */
  readonly right: boolean;
  /** A neighbour speaks on the same side: there what they say stands higher. */
  readonly high: boolean;
  /** How wide it may be, in px. */
  readonly said: number;
  /** Their cards are so large that open ones carry their names. */
  readonly named: boolean;
};

export function SeatCard({ seat, edge, beside, right, high, said: wide, named }: SeatCardProps) {
  const { view } = useTable<State>();
  const { said } = seatLines(view.state, seat);
  const large = isLarge(view);
  const places = large ? (["id"] as const) : PLACES;
  return (
    <div
      className={css.seat}
      data-edge={edge}
      data-beside={beside || undefined}
      data-right={right || undefined}
      data-high={high || undefined}
      data-seat={seat}
      style={{ "--said": `${wide}px` } as CSSProperties}
    >
      <Who seat={seat} flip={edge === "left"} />
      <div className={css.cards}>
        {places.map((place) => (
          <LaidSpot key={place} seat={seat} place={place} />
        ))}
        <Programs seat={seat} />
      </div>
      <Marks seat={seat} unnamed={large || named} short={large} />
      {said && said.round >= view.state.round - 1 && (
        <LastWords said={said} short={large && !lastSpeakers(view).includes(seat)} />
      )}
    </div>
  );
}

/** The person behind the plate with name and health. */
export function Who({ seat, flip }: { readonly seat: Seat; readonly flip?: boolean }) {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const { seats } = view.state;
  const active = seatAtTurn(view, log) === seat;
  const { hp } = seats[seat];
  const falls = useFalls(seat);
  const out = hp === 0 && !falls;
  const mood = useMood(seat);
  const said = [
    name(seat),
    active && label("board.active"),
    out ? label("board.out") : label("board.hp", { hp }),
  ].filter(Boolean);
  return (
    <Spot on={`seat/${seat}`} label={said.join(", ")} className={css.who}>
      <div className={css.person} data-active={active || undefined} data-out={out || undefined}>
        <span className={css.bust} aria-hidden="true">
          <Chair />
          <Portrait
            face={seatFace(seat)}
            ground={seatGround(seat)}
            size={150}
            cutout
            flip={flip}
            mood={out ? "down" : mood}
          />
        </span>
        <span
          className={css.plate}
          data-marked=""
          style={{ "--seat-tint": seatColour(seat) } as CSSProperties}
        >
          <SeatMark seat={seat} size="s" />
          <b className={css.name}>{name(seat)}</b>
          <Guess seat={seat} />
          <Health hp={hp} falls={falls} />
        </span>
      </div>
    </Spot>
  );
}

/** Hit: who was hurt in this update. Afraid: at whom a shot is announced. */
function useMood(seat: Seat) {
  const { view, recent } = useTable<State>();
  const hurt = recent.some(({ type, args }) => type === "damaged" && args.seat === seat);
  if (hurt) return "hit";
  if (aimsIn(view.state).some(({ hot, target }) => hot && target === seat)) return "afraid";
  return view.state.seats[seat].hp === 1 ? "hit" : "calm";
}

/** The private guess of the notebook, while it may be shown. */
function Guess({ seat }: { readonly seat: Seat }) {
  const { notes } = useNotes();
  const guess = notes[seat]?.guess;
  const label = useLabel();
  const thing = useThing();
  if (!useShown() || !guess) return null;
  return (
    <small className={css.guess} title={label("board.guess")}>
      {thing("team", guess)}?
    </small>
  );
}

type HealthProps = { readonly hp: number; readonly falls?: boolean };

export function Health({ hp, falls }: HealthProps) {
  const { view } = useTable<State>();
  const label = useLabel();
  const most = setupIn(view).maxHp ?? FULL_HP;
  if (hp === 0 && !falls) return <small className={css.out}>{label("board.out-short")}</small>;
  return (
    <span className={css.health}>
      <span className="hidden-but-read">{label("board.hp", { hp })}</span>
      {Array.from({ length: Math.max(most, hp) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shields have no names.
        <svg key={i} viewBox="0 0 16 18" data-full={i < hp || undefined} aria-hidden="true">
          <path d="M1.500 1.500H14.500V9.500C14.500 13 11 15.500 8 17C5 15.500 1.500 13 1.500 9.500Z" />
        </svg>
      ))}
    </span>
  );
}

/** How many programs somebody holds: their backs, and the number. */
export function Programs({ seat }: { readonly seat: Seat }) {
  const { view } = useTable<State>();
  const label = useLabel();
  const n = view.state.seats[seat].programs.length;
  return (
    <span className={css.programs} data-none={n === 0 || undefined}>
      <CardBack kind="circuit" width={26} />
      <b className="number" aria-hidden="true">
        {n}
      </b>
      <span className="hidden-but-read">{label("board.programs", { n })}</span>
    </span>
  );
}

/** What I said last, above my face in the dock: everybody else's stands at their seats. */
export function OwnWords({ x }: { readonly x: number }) {
  const { view } = useTable<State>();
  const { viewer, state } = view;
  const said = viewer === "spectator" ? undefined : seatLines(state, viewer).said;
  if (!said || said.round < state.round - 1) return null;
  return (
    <div className={css.ownWords} style={{ left: x }} data-own-words="">
      <LastWords said={said} short={isLarge(view)} />
    </div>
  );
}

type LastWordsProps = { readonly said: Statement; readonly short?: boolean };

/**
 * What somebody said last: in words, or in signs where many sit close together. As it is said it is
 * read; at a large table that stands over them, and the signs come after it.
 */
export function LastWords({ said, short }: LastWordsProps) {
  const { view, recent, playing } = useTable<State>();
  const isNew = playing && recent.some(({ type, args }) => isSaid(type) && args.by === said.by);
  if (isNew && isLarge(view)) return null;
  const inSigns = short && !isNew;
  return (
    <q className={css.bubble} data-short={inSigns || undefined} data-new={isNew || undefined}>
      {inSigns ? (
        <>
          <span className="hidden-but-read">
            <Words said={said} />
          </span>
          <Signs said={said} />
        </>
      ) : (
        <Lines said={said} />
      )}
    </q>
  );
}

/** In lines, so that the paper is no wider than they are. */
function Lines({ said }: { readonly said: Statement }) {
  const [first, second] = linesOf(useStatement()(said));
  if (second === undefined) return first;
  return (
    <>
      <span className={css.line}>{first}</span> <span className={css.line}>{second}</span>
    </>
  );
}

const isSaid = (type: string) => type.startsWith("said-");

/** "Kite: Machine" as a mark and a sign. */
function Signs({ said }: { readonly said: Statement }) {
  const label = useLabel();
  const target = said.kind === "claim" ? undefined : <SeatMark seat={said.target} size="s" />;
  switch (said.kind) {
    case "claim":
      return <TeamSign team={said.team} size="s" />;
    case "accuse":
      return (
        <>
          {target} <TeamSign team={said.team} size="s" />
        </>
      );
    case "report":
      return (
        <>
          {target} <b aria-hidden="true">{label(`place.${said.place}`)}</b>
          <TeamSign team={said.colour} size="s" />
        </>
      );
    case "vouch":
      return (
        <>
          {target} <Icon name="check" />
        </>
      );
    case "propose":
      return (
        <>
          {target} <Icon name="flag" />
        </>
      );
    default:
      return said satisfies never;
  }
}

export function Words({ said }: { readonly said: Statement }) {
  return useStatement()(said);
}

/** A statement without who made it. */
export function useStatement(): (said: Statement) => string {
  const { speaker, view } = useTable<State>();
  return (said) => sayStatement(speaker, view, said);
}
