/**
 * What was just done, by whom, to whom and why: the last deed in large words that stay long enough to
 * be read, and the two before it. Whoever listens is told by the announcer, and the log has it all.
 */
import type { GameEvent } from "@sprawl/engine";
import { sayEvent } from "@sprawl/engine/speech";
import { useTable } from "@sprawl/kit";
import type { State } from "../src/state.js";
import css from "./deeds.module.css";
import { actorNow, sayNow } from "./now-line.js";
import { SeatPortrait } from "./portrait.js";
import { useShown } from "./privacy.js";
import { deedsOf, isPart } from "./told.js";

const BEFORE = 2;
/** Among so many events there are three deeds. */
const RECENT = 60;

/** A longer sentence takes three lines: there is room for one deed before it. */
const LINE = 58;

export function Deeds() {
  const { view, log, recent, playing, speaker } = useTable<State>();
  const shown = useShown();
  // What is being shown is told above the table; it joins the others when it is over.
  const now = playing && log.findLast((each) => recent.includes(each) && !isPart(each, log));
  const past = now ? log.slice(0, log.indexOf(now)) : log;
  const known = past.slice(-RECENT).filter(({ private: secret }) => shown || secret !== true);
  const told = deedsOf(known, !playing);
  const last = told.at(-1);
  const before = told.slice(-1 - BEFORE, -1);
  const danger = view.state.hit !== undefined || view.state.shot !== undefined;
  const said = last ? sayEvent(speaker, last) : sayNow(speaker, view, log);
  if (view.result) return null;
  return (
    <ol
      className={css.deeds}
      aria-hidden="true"
      data-deeds=""
      data-playing={playing || undefined}
      data-long={said.length > LINE || undefined}
    >
      {before.map((event) => (
        <li key={log.indexOf(event)}>
          <By event={event} />
          <span>{sayEvent(speaker, event)}</span>
        </li>
      ))}
      <li className={css.last} data-danger={danger || undefined} data-headline-of="deed">
        {last ? <By event={last} /> : <Actor seat={actorNow(view, log)} />}
        <b>{said}</b>
      </li>
    </ol>
  );
}

/** The face of whoever did it. */
function By({ event: { args } }: { readonly event: GameEvent }) {
  return <Actor seat={args.by ?? args.seat} />;
}

function Actor({ seat }: { readonly seat: unknown }) {
  const { view } = useTable<State>();
  if (typeof seat !== "number" || seat < 0 || seat >= view.seats) return <i />;
  return <SeatPortrait seat={seat} size={30} />;
}
