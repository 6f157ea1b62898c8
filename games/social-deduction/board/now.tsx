/** Who is doing what now, in one line that can be read from across a room; it never changes height. */
import { sayEvent } from "@sprawl/engine/speech";
import { Icon, SeatMark, useTable } from "@sprawl/kit";
import { isPlayer, type Target } from "../src/aim.js";
import type { State } from "../src/state.js";
import { Targets } from "./aims.js";
import css from "./now.module.css";
import { actorNow, aimNow, sayNow, sayPhase } from "./now-line.js";

export function Now() {
  const { view, log, speaker } = useTable<State>();
  const { hit, shot } = view.state;
  return (
    <section className={css.now} data-danger={hit || shot ? "" : undefined} data-now="">
      <Actor actor={actorNow(view, log)} />
      <p className={css.what}>{sayNow(speaker, view, log)}</p>
      <p className={css.phase}>
        <Targets aim={aimNow(view)} />
        <span>{sayPhase(speaker, view)}</span>
        <Last />
      </p>
    </section>
  );
}

/** The mark of whoever acts; the line says who it is. */
function Actor({ actor }: { readonly actor: Target | undefined }) {
  if (actor === undefined) return null;
  if (isPlayer(actor)) return <SeatMark seat={actor} size="l" />;
  return (
    <span className={css.boss}>
      <Icon name="warning" />
    </span>
  );
}

/** What happened last. */
function Last() {
  const { log, speaker } = useTable<State>();
  const last = log.findLast(
    ({ type, private: secret }) => !secret && !DULL.has(type) && !type.startsWith("announced-"),
  );
  if (!last) return null;
  return <span className={css.last}>{sayEvent(speaker, last)}</span>;
}

/** Told by the line itself. */
const DULL: ReadonlySet<string> = new Set(["turn-began", "round-began", "ex-turn"]);
