/**
 * What was just done, by whom, to whom and why: the last deed in large words that stay long enough to
 * be read, and the two before it. Whoever listens is told by the announcer, and the log has it all.
 */
import type { GameEvent } from "@sprawl/engine";
import { sayEvent } from "@sprawl/engine/speech";
import { uncovered, useCover, useTable } from "@sprawl/kit";
import type { State } from "../src/state.js";
import css from "./deeds.module.css";
import { HELD, useHeld } from "./held.js";
import { actorNow, sayNow } from "./now-line.js";
import { SeatPortrait } from "./portrait.js";
import { useShown } from "./privacy.js";
import { quiet } from "./staging.js";

const BEFORE = 2;

export function Deeds() {
  const { view, log, speaker } = useTable<State>();
  const shown = useShown();
  const told = log.filter(
    ({ type, private: secret }) =>
      !quiet.includes(type) && !type.startsWith("said-") && (shown || secret !== true),
  );
  // Whoever steps through a replay sees each deed at once.
  const last = useHeld(told.at(-1), useCover() === uncovered ? 0 : HELD);
  const at = last ? told.lastIndexOf(last) : -1;
  const before = told.slice(Math.max(0, at - BEFORE), Math.max(0, at));
  const danger = view.state.hit !== undefined || view.state.shot !== undefined;
  if (view.result) return null;
  return (
    <ol className={css.deeds} aria-hidden="true" data-deeds="">
      {before.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change.
        <li key={at - before.length + i}>
          <By event={event} />
          <span>{sayEvent(speaker, event)}</span>
        </li>
      ))}
      <li className={css.last} data-danger={danger || undefined} data-headline-of="deed">
        {last ? <By event={last} /> : <Actor seat={actorNow(view, log)} />}
        <b>{last ? sayEvent(speaker, last) : sayNow(speaker, view, log)}</b>
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
