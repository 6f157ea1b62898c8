/**
 * The moments a table gasps at: a card is turned up, somebody is out, somebody comes back, an EX Boss
 * arrives, oneself is hit. Drawn over the table for as long as the frame shows them; a click skips.
 */
import { GROUNDS, type Ground, Portrait, seatFace, seatGround } from "@sprawl/art";
import type { GameEvent, Seat } from "@sprawl/engine";
import { sayEvent } from "@sprawl/engine/speech";
import { classNames, SeatMark, seatColour, useTable } from "@sprawl/kit";
import type { CSSProperties, ReactNode } from "react";
import type { State } from "../src/state.js";
import bossCss from "./boss-moment.module.css";
import { demandingBoss } from "./bosses.js";
import { FaceName, named } from "./face-name.js";
import { bossFace } from "./faces.js";
import { colourOf, faceOf, laidAt, PLACES } from "./know.js";
import css from "./moments.module.css";
import { faceUp, idPicture, LaidBack } from "./pictures.js";
import { SeatPortrait } from "./portrait.js";
import { Health, LastWords } from "./seat.js";
import { TeamSign, toneOf } from "./signs.js";
import { useLabel, useSeatName, useThing } from "./words.js";

/** Rays, a word as large as the wall, and what stands before them. */
function Scene({ tone, word, high, children }: SceneProps) {
  return (
    <div
      className={css.scene}
      style={{ "--tone": tone } as CSSProperties}
      data-moment=""
      data-high={high || undefined}
    >
      <div className={css.rays} />
      <p className={css.word} style={{ "--letters": word.length } as CSSProperties}>
        {word}
      </p>
      {children}
    </div>
  );
}

type SceneProps = {
  readonly tone: string;
  readonly word: string;
  /** The word stands over what is shown, and not behind it. */
  readonly high?: boolean;
  readonly children: ReactNode;
};

/** Somebody in the scene, with the plate. */
function Person({ seat, hp, out, back, mood, flip, children }: PersonProps) {
  const name = useSeatName();
  const about = { face: seatFace(seat), ground: seatGround(seat), size: 240, cutout: true, flip };
  return (
    <div className={css.person} data-flip={flip || undefined}>
      <span className={css.bust}>
        <Portrait {...about} out={out} mood={mood} />
        {(out || back) && <Portrait {...about} out={back} mood={back ? "down" : "hit"} />}
      </span>
      <p className={css.plate} style={{ "--seat-tint": seatColour(seat) } as CSSProperties}>
        <SeatMark seat={seat} size="s" />
        <b>{name(seat)}</b>
        <Health hp={hp} falls={!out} />
      </p>
      {children}
    </div>
  );
}

/** Everything that lies before somebody: what everybody sees of it, and the backs of the rest. */
function CardsOf({ seat, turned, large }: CardsProps) {
  const { view } = useTable<State>();
  const thing = useThing();
  return (
    <ul className={css.cards} data-large={large || undefined}>
      {PLACES.flatMap((place) =>
        laidAt(view, seat, place).map(({ card, revealed }) => {
          const face = faceOf(view, card);
          const open = revealed && face !== undefined;
          return (
            <li key={card} className={named} data-turned={card === turned || undefined}>
              {open ? faceUp({ face, place, revealed }) : <LaidBack place={place} />}
              {open && large && <FaceName name={thing("card", face)} />}
            </li>
          );
        }),
      )}
    </ul>
  );
}

type CardsProps = {
  readonly seat: Seat;
  /** The card that is just turned up: it is seen when it is. */
  readonly turned?: number | undefined;
  readonly large?: boolean;
};

type PersonProps = {
  readonly seat: Seat;
  readonly hp: number;
  /** Goes before one's eyes; or comes back. */
  readonly out?: boolean;
  readonly back?: boolean;
  readonly flip?: boolean;
  readonly mood?: "calm" | "hit" | "angry" | "afraid" | "glad";
  readonly children?: ReactNode;
};

const isSeat = (value: unknown): value is Seat => typeof value === "number" && value >= 0;

/** A shot, a program, or what an EX Boss does. */
const DEEDS: readonly string[] = [
  "fired",
  "fired-ex",
  "played",
  "drew-immediate",
  "ex-turn",
  "exitus-drew",
  "parasite-burst",
];
/** What brings somebody back, besides. */
const RETURNS: readonly string[] = [...DEEDS, "revealed-id", "ex-came"];

/** What made this happen: the last of such deeds before it in this turn. */
function deedBefore(
  log: readonly GameEvent[],
  event: GameEvent,
  deeds = DEEDS,
): GameEvent | undefined {
  const before = log.slice(0, log.indexOf(event));
  const began = before.findLastIndex(({ type }) => type === "turn-began");
  return before.slice(began + 1).findLast(({ type }) => deeds.includes(type));
}

/** Who made it happen, where that was somebody else. */
function causeOf(deed: GameEvent | undefined, event: GameEvent): Seat | undefined {
  const seat = deed?.args.seat;
  return isSeat(seat) && seat !== event.args.seat ? seat : undefined;
}

type ChainProps = {
  readonly events: readonly (GameEvent | undefined)[];
  /** What was not done by anybody: an EX Boss demands it. */
  readonly demand?: string | undefined;
};

/** One thing led to another: above the scene, in their sentences, with the face of whoever did it. */
function Chain({ events, demand }: ChainProps) {
  const { speaker } = useTable();
  return (
    <ol className={css.chain}>
      {demand && <li>{demand}</li>}
      {events.map(
        (event) =>
          event && (
            <li key={event.type}>
              {isSeat(event.args.seat) && event.args.boss === undefined && (
                <SeatPortrait seat={event.args.seat} size={28} />
              )}
              {sayEvent(speaker, event)}
            </li>
          ),
      )}
    </ol>
  );
}

/** A card is turned up before everybody: what was said, what it is, and who made it happen. */
export function RevealMoment({ event }: { readonly event: GameEvent }) {
  const { view, log } = useTable<State>();
  const thing = useThing();
  const label = useLabel();
  const { seat, side } = event.args;
  const face = event.faces?.[0];
  if (typeof face !== "string" || !isSeat(seat)) return null;
  const team = colourOf(face) ?? "outlaw";
  const isId = event.type === "revealed-id";
  const name = thing("card", face);
  const deed = deedBefore(log, event);
  const cause = causeOf(deed, event);
  const boss = deed ? undefined : demandingBoss(view, log, event);
  // What they said to be is what now proves true or not.
  const claim = view.state.said.findLast(({ by, kind }) => by === seat && kind === "claim");
  return (
    <Scene tone={toneOf(team)} word={name}>
      <Chain
        events={[deed, event]}
        demand={boss !== undefined ? label("now.boss-asks", { boss, seat }) : undefined}
      />
      <div className={css.left}>
        {claim && <LastWords said={claim} />}
        <Person seat={seat} hp={view.state.seats[seat].hp} mood="angry">
          <CardsOf seat={seat} turned={event.cards?.[0]} />
        </Person>
      </div>
      <div className={css.turning}>
        <div className={css.back}>
          <LaidBack place={isId ? "id" : side === "right" ? side : "left"} />
        </div>
        <article className={css.card} data-id={isId || undefined}>
          <div className={css.window}>
            {isId ? idPicture(face, 320) : faceUp({ face, place: "left", revealed: true })}
          </div>
          <h3>
            <TeamSign team={team} size="s" /> {name}
          </h3>
          <p>{label(isId ? `card.${face}` : "board.reveal-side")}</p>
        </article>
      </div>
      <div className={css.right}>
        {cause !== undefined && (
          <Person seat={cause} hp={view.state.seats[cause].hp} mood="afraid" flip />
        )}
      </div>
    </Scene>
  );
}

/** Somebody is out; or is back. */
export function FateMoment({
  event,
  back,
}: {
  readonly event: GameEvent;
  readonly back?: boolean;
}) {
  const { view, log, speaker } = useTable<State>();
  const label = useLabel();
  const { seat, by } = event.args;
  if (!isSeat(seat)) return null;
  const { hp } = view.state.seats[seat];
  const deed = deedBefore(log, event, back ? RETURNS : DEEDS);
  const line = <p className={css.line}>{sayEvent(speaker, event)}</p>;
  if (back) {
    return (
      <Scene tone="#7fdc8a" word={label("moment.back")} high>
        <Chain events={[deed]} />
        <div className={css.middle}>
          <Person seat={seat} hp={hp} mood="glad" back />
          {line}
        </div>
      </Scene>
    );
  }
  // Whoever goes shows everything.
  return (
    <Scene tone="#ff5a66" word={label("moment.out")} high>
      <Chain events={[deed]} />
      <div className={css.left}>
        <Person seat={seat} hp={0} out mood="hit" />
      </div>
      <div className={css.open}>
        <CardsOf seat={seat} large />
        {line}
      </div>
      <div className={css.right}>
        {isSeat(by) && by !== seat && (
          <Person seat={by} hp={view.state.seats[by].hp} mood="angry" flip />
        )}
      </div>
    </Scene>
  );
}

const BOSS: Ground = GROUNDS.legion;

/** An EX Boss comes; or is defeated. */
export function BossMoment({
  event,
  gone,
}: {
  readonly event: GameEvent;
  readonly gone?: boolean;
}) {
  const { view, log, speaker } = useTable<State>();
  const label = useLabel();
  const [first] = [event.args.boss].flat();
  const number = Number(first);
  const deed = deedBefore(log, event);
  const victor = gone && isSeat(deed?.args.seat) ? deed.args.seat : undefined;
  return (
    <Scene tone={gone ? "#ffb347" : "#57d38c"} word={label(`ex.${number}`)} high>
      <Chain events={[deed]} />
      <div className={classNames(css.middle, bossCss.boss)} data-gone={gone || undefined}>
        <i className={bossCss.halo} />
        <Portrait face={bossFace(number)} ground={BOSS} size={420} cutout out={gone} />
        <p className={css.line}>{sayEvent(speaker, event)}</p>
        {!gone && <p className={css.about}>{label(`ex.text-${number}`)}</p>}
      </div>
      <div className={css.right}>
        {victor !== undefined && (
          <Person seat={victor} hp={view.state.seats[victor].hp} mood="glad" flip />
        )}
      </div>
    </Scene>
  );
}

/** Oneself is hit. */
export function HitMoment({ event }: { readonly event: GameEvent }) {
  const { view, log } = useTable<State>();
  const label = useLabel();
  const name = useSeatName();
  const { seat, amount } = event.args;
  if (!isSeat(seat)) return null;
  const deed = deedBefore(log, event);
  const cause = causeOf(deed, event);
  const boss = [event.args.boss].flat()[0];
  const by =
    boss !== undefined ? label(`ex.${boss}`) : cause !== undefined ? name(cause) : undefined;
  return (
    <Scene tone="#ff5a66" word={label("moment.hit")}>
      <Chain events={[deed]} />
      <div className={css.middle}>
        <Person seat={seat} hp={view.state.seats[seat].hp} mood="hit" />
        <p className={css.line}>
          {by
            ? label("moment.hit-by", { by, amount: Number(amount) })
            : label("moment.hit-for", { amount: Number(amount) })}
        </p>
      </div>
      <div className={css.right}>
        {cause !== undefined && (
          <Person seat={cause} hp={view.state.seats[cause].hp} mood="angry" flip />
        )}
      </div>
    </Scene>
  );
}
