/** What happens now: the Event, its check as it is made, and what came of the last one. */
import { Shown } from "@sprawl/art";
import { Spot, useMedia, useTable } from "@sprawl/kit";
import type { CSSProperties } from "react";
import type { EventPiece } from "../src/content.js";
import type { State } from "../src/state.js";
import { lastCheck, type ToldCheck } from "./check-log.js";
import { eventLines } from "./event-lines.js";
import { eventPicture } from "./event-picture.js";
import css from "./happening.module.css";
import { RecordButton } from "./record.js";
import { Piles, Stacks } from "./stacks.js";
import { Tiles } from "./tiles.js";
import { useCity } from "./use-city.js";

export function Happening() {
  const { s, g, face } = useCity();
  const { log } = useTable<State>();
  const phone = useMedia("phone");
  const card = s.happening[s.happening.length - 1];
  const event = card === undefined ? undefined : g.box.events[String(face(card))];
  const done = s.check ? undefined : lastCheck(log);
  if (s.check || (event && !done)) return <Now event={event} />;
  if (done) return <Done check={done} event={g.box.events[done.event]} />;
  return phone ? null : (
    <aside className={css.happening} data-quiet="">
      <Stacks />
      <div className={css.browse}>
        <Piles />
        <RecordButton />
      </div>
    </aside>
  );
}

const LEVELS = { one: "I", two: "II", three: "III", ex: "EX" } as const;

/** The name of the Event; without one, somebody pleads. */
export function EventHead({ event }: { readonly event: EventPiece | undefined }) {
  const { label, thing } = useCity();
  return (
    <h3 className={css.head}>
      {event && <span>{LEVELS[event.deck]}</span>}
      <b>{event ? thing("event", event.id) : label("plea")}</b>
    </h3>
  );
}

/** The Event as its card says it, and the cards that lie face-down for it. */
function Now({ event }: { readonly event: EventPiece | undefined }) {
  const { s } = useCity();
  const { check } = s;
  const given = check?.contributions.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <aside className={css.happening} data-ref="happening" data-deck={event?.deck}>
      <EventHead event={event} />
      <Shown picture={eventPicture(event?.type ?? "plea")} className={css.picture} fit="slice" />
      {event && <Goal event={event} given={check && given} />}
      {event && <Lines event={event} />}
      {check?.revealed && (
        <Cards
          faces={check.pool.map((card) => (s.blanked.includes(card) ? "blank" : undefined))}
          pool={check.pool}
        />
      )}
    </aside>
  );
}

type GoalProps = {
  readonly event: EventPiece;
  /** So many cards lie there for it, once they are given. */
  readonly given?: number | undefined;
};

/** What a check is to come to. */
export function Goal({ event, given }: GoalProps) {
  const { label } = useCity();
  if (event.type !== "check") return null;
  const { target } = event;
  return (
    <p className={css.goal}>
      <b data-sign={Math.sign(target)}>{target > 0 ? `+${target}` : target}</b>
      <span>
        {label(target > 0 ? "or-higher" : "or-lower")}
        {given !== undefined && <small>{label("in-cards", { n: given })}</small>}
      </span>
    </p>
  );
}

export function Lines({ event }: { readonly event: EventPiece }) {
  const { label } = useCity();
  const lines = eventLines(event, label).slice(event.type === "check" ? 1 : 0);
  return (
    <ul className={css.lines}>
      {lines.map((line, i) => (
        <li key={line} data-tone={event.type === "check" ? TONES[i] : undefined}>
          {event.type === "decision" && i > 0 ? (
            <Spot on={i === 1 ? "option/a" : "option/b"} label={line} className={css.option}>
              <span aria-hidden="true">{line}</span>
            </Spot>
          ) : (
            line
          )}
        </li>
      ))}
    </ul>
  );
}
const TONES = ["good", "bad", "warm"] as const;

type CardsProps = {
  readonly pool: readonly number[];
  readonly faces: readonly (string | undefined)[];
};

/** The shuffled cards of the check on the table, one after the other. */
function Cards({ pool, faces }: CardsProps) {
  const { face } = useCity();
  return <Tiles faces={pool.map((card, i) => faces[i] ?? face(card))} />;
}

/** Total against target, the result, and who gave how many. */
function Done({
  check,
  event,
}: {
  readonly check: ToldCheck;
  readonly event: EventPiece | undefined;
}) {
  const { label } = useCity();
  const narrow = useMedia("narrow");
  const { goal, total, met, faces } = check;
  const signed = (n: number) => (n > 0 ? `+${n}` : String(n));
  return (
    <aside className={css.happening} data-ref="happening" data-deck={event?.deck} data-met={met}>
      <EventHead event={event} />
      <Tiles faces={faces} />
      <p className={css.verdict} data-met={met} style={{ "--i": faces.length } as CSSProperties}>
        <b>{goal === undefined ? total : signed(total)}</b>
        {goal !== undefined && <span>{label("against", { goal })}</span>}
        <em>{met === undefined ? label("counted") : label(met ? "met" : "missed")}</em>
      </p>
      {event && <Outcome check={check} event={event} />}
      {!narrow && <RecordButton />}
    </aside>
  );
}

/** The line of the card that was carried out. */
export function Outcome({
  check,
  event,
}: {
  readonly check: ToldCheck;
  readonly event: EventPiece;
}) {
  const { label } = useCity();
  const lines = eventLines(event, label);
  if (event.type === "check") return <p className={css.outcome}>{lines[check.met ? 1 : 2]}</p>;
  if (event.type !== "count") return null;
  const step = event.steps.findLastIndex(({ from }) => check.total >= from);
  return <p className={css.outcome}>{lines[step]}</p>;
}
