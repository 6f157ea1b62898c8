/**
 * Everybody at the table, each once: who, where, how well, what they hold, gave and said. Oneself is
 * in the dock; here stands only where one sits, is, and what one gave.
 */
import { CardBack, Portrait, SEAT_COLOURS, Shown, seatGround } from "@sprawl/art";
import type { Seat } from "@sprawl/engine";
import { Dialog, Icon, SeatMark, Spot, useMedia, useTable } from "@sprawl/kit";
import { type CSSProperties, Fragment, useState } from "react";
import type { Questions } from "../src/questions.js";
import type { State } from "../src/state.js";
import { figureValue } from "../src/values.js";
import { type Given, lastCheck } from "./check-log.js";
import { Dossier } from "./dossier.js";
import { faces } from "./faces.js";
import { KnownSign } from "./known.js";
import { chipPicture } from "./pictures.js";
import { RecordButton } from "./record.js";
import { useJustSaid } from "./said.js";
import css from "./seats.module.css";
import { Piles, Stacks } from "./stacks.js";
import { useCity } from "./use-city.js";

export function Seats() {
  const { s, label } = useCity();
  const phone = useMedia("phone");
  const narrow = useMedia("narrow");
  const [open, setOpen] = useState(false);
  const seats = s.seats.map((_, seat) => seat);
  if (s.figures.length === 0) return null;
  return (
    <section className={css.seats} aria-label={label("players")}>
      {seats.map((seat) => (
        <Fragment key={seat}>
          {s.deus.status === "in-play" && s.deusBefore === seat && !phone && (
            <p className={css.deus}>{label("deus-walks")}</p>
          )}
          {phone ? <SmallSeat seat={seat} /> : <SeatCard seat={seat} />}
        </Fragment>
      ))}
      {narrow && (
        <button type="button" className={css.more} onClick={() => setOpen(true)}>
          <Icon name="people" />
          <span>{label("table")}</span>
        </button>
      )}
      {narrow && (
        <Dialog open={open} title={label("table")} onClose={() => setOpen(false)} wide>
          <div className={css.drawer}>
            {seats.map((seat) => (
              <Dossier key={seat} seat={seat} />
            ))}
            <Stacks />
            <Piles />
            <RecordButton />
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** What this seat has given to the check that is made, or to the one just made, until people talk. */
function useGiven(seat: Seat): Given | undefined {
  const { view, log, choices } = useTable<State, Questions>();
  const { check } = view.state;
  if (!check && choices.question?.kind === "talk") return undefined;
  const given = check ? check.contributions : lastCheck(log)?.given;
  return given?.find((each) => each.seat === seat);
}

function useSeat(seat: Seat) {
  const city = useCity();
  const { s, g, label, seatName, thing, own } = city;
  const figure = s.figures[seat];
  const player = s.seats[seat];
  const rank = seat === s.leader ? "leader" : seat === s.general ? "general" : undefined;
  const most = figureValue(g, seat, "maxHealth");
  const turn = s.turn.seat === seat;
  const where = figure.lies === "up" ? thing("area", figure.area) : label(figure.lies);
  const said = [
    seatName(seat),
    thing("character", player.character),
    rank && label(rank),
    label("health", { n: figure.health, max: most }),
    where,
    turn && label("has-turn"),
  ].filter(Boolean);
  return { ...city, figure, player, rank, most, turn, mine: seat === own, said: said.join(", ") };
}

function SeatCard({ seat }: { readonly seat: Seat }) {
  const { figure, player, rank, most, turn, mine, said, label, seatName, thing, face } =
    useSeat(seat);
  const boosts = player.tree.reduce((sum, { level }) => sum + level, 0);
  return (
    <Spot
      on={`seat/${seat}`}
      label={said}
      mine={mine}
      preview={<Dossier seat={seat} />}
      className={css.seat}
      style={{ "--seat": SEAT_COLOURS[seat] } as CSSProperties}
    >
      <span className={css.face} data-turn={turn || undefined}>
        {!mine && <SeatFace seat={seat} size={72} />}
        {rank && <em data-rank={rank}>{label(rank)}</em>}
        <KnownSign seat={seat} />
      </span>
      <span className={css.body}>
        <span className={css.line}>
          <SeatMark seat={seat} size="s" />
          <b>{seatName(seat)}</b>
          <Where seat={seat} />
        </span>
        {!mine && (
          <>
            <span className={css.line}>
              <small>{thing("character", player.character)}</small>
              <Hearts health={figure.health} most={most} wounds={player.wounds.length} />
              {figure.chips.map((chip) => (
                <Shown key={chip} picture={chipPicture(face(chip))} width={22} height={17} />
              ))}
            </span>
            <span className={css.line} data-counts="">
              <Count icon="card" n={player.hand.length} words={label("hand-of")} />
              <Count
                icon="grid"
                n={player.programs.length + player.open.length}
                words={label("programs-of")}
              />
              <Count icon="star" n={boosts} words={label("boosts-of")} />
            </span>
          </>
        )}
      </span>
      <Gave seat={seat} />
    </Spot>
  );
}

function Count({
  icon,
  n,
  words,
}: {
  readonly icon: "card" | "grid" | "star";
  readonly n: number;
  readonly words: string;
}) {
  return (
    <span className={css.count} title={words}>
      <Icon name={icon} />
      {n}
    </span>
  );
}

/** The number of the Area, or the sign of a place apart. */
function Where({ seat }: { readonly seat: Seat }) {
  const { s, label } = useCity();
  const { area, lies } = s.figures[seat];
  const words = lies === "up" ? label(`short.${area}`) : label(`short.${lies}`);
  return (
    <i className={css.where} data-apart={lies === "up" ? undefined : ""}>
      {words}
    </i>
  );
}

type HeartsProps = { readonly health: number; readonly most: number; readonly wounds: number };

export function Hearts({ health, most, wounds }: HeartsProps) {
  return (
    <span className={css.hearts} aria-hidden="true">
      {Array.from({ length: Math.max(most, health) }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hearts are all alike.
        <svg key={n} aria-hidden="true" viewBox="0 0 24 22" data-on={n < health || undefined}>
          <path d="M12 21L2 11V5l5-3l5 4l5-4l5 3v6z" />
        </svg>
      ))}
      {Array.from({ length: wounds }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: wounds are told in the dossier.
        <svg key={`w${n}`} aria-hidden="true" viewBox="0 0 24 24" data-wound="">
          <path d="M4 20L20 4M4 12l8 8M12 4l8 8" />
        </svg>
      ))}
    </span>
  );
}

/** Cards lie before who gave them, with what was said about them. */
function Gave({ seat }: { readonly seat: Seat }) {
  const { thing } = useCity();
  const given = useGiven(seat);
  const said = useJustSaid(seat);
  if (!given) {
    return said === undefined ? null : (
      <span className={css.gave}>
        <q>{said}</q>
      </span>
    );
  }
  const { count, statement } = given;
  return (
    <span className={css.gave}>
      {count === 0 ? <b className={css.none}>0</b> : <Backs count={count} width={30} />}
      {statement !== "silent" && <q>{thing("statement", statement)}</q>}
    </span>
  );
}

/** How somebody looks now: hurt, or out. */
function SeatFace({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const { figure, player, most } = useSeat(seat);
  return (
    <Portrait
      face={faces[player.character]}
      ground={seatGround(seat)}
      size={size}
      mood={figure.health < most ? "hit" : "calm"}
      out={figure.lies === "yellow-zone"}
    />
  );
}

/** On a phone: face, name, what was given; pressed, the whole of it. */
function SmallSeat({ seat }: { readonly seat: Seat }) {
  const { figure, player, rank, turn, most, mine, said, seatName, label } = useSeat(seat);
  const given = useGiven(seat);
  return (
    <Spot
      on={`seat/${seat}`}
      label={said}
      mine={mine}
      preview={<Dossier seat={seat} />}
      className={css.little}
      style={{ "--seat": SEAT_COLOURS[seat] } as CSSProperties}
    >
      <span className={css.face} data-turn={turn || undefined}>
        {mine ? <SeatMark seat={seat} size="l" /> : <SeatFace seat={seat} size={40} />}
        <KnownSign seat={seat} />
      </span>
      <Where seat={seat} />
      {!mine && <Hearts health={figure.health} most={most} wounds={player.wounds.length} />}
      {given && given.count > 0 && <Backs count={given.count} width={18} />}
      {rank && (
        <em className={css.rank} data-rank={rank} aria-hidden="true">
          {label(`rank.${rank}`)}
        </em>
      )}
      <b>{seatName(seat)}</b>
      {given && <GaveSmall given={given} />}
    </Spot>
  );
}

/** So many cards, face-down, one over the other. */
function Backs({ count, width }: { readonly count: number; readonly width: number }) {
  return (
    <span className={css.backs} style={{ "--n": count, "--back": `${width}px` } as CSSProperties}>
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
        <i key={n} style={{ "--i": n } as CSSProperties}>
          <CardBack kind="riot" width={width} />
        </i>
      ))}
    </span>
  );
}

function GaveSmall({ given: { count, statement } }: { readonly given: Given }) {
  const { thing } = useCity();
  const silent = statement === "silent";
  return (
    <em className={css.word} data-none={count === 0 || undefined} data-silent={silent || undefined}>
      <span className={silent || count === 0 ? undefined : "hidden-but-read"}>{count} </span>
      {!silent && thing("statement", statement)}
    </em>
  );
}
