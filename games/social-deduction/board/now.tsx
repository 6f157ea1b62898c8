/** Who is doing what now, in one line that can be read from across a room; it never changes height. */
import {
  type GameEvent,
  type Plain,
  type Seat,
  sayEvent,
  sayPrompt,
  sayResult,
} from "@sprawl/engine";
import { SeatMark, useTable } from "@sprawl/kit";
import { BOSS, type State, type Target } from "../src/state.js";
import { Targets } from "./aims.js";
import type { Seen } from "./know.js";
import css from "./now.module.css";
import { useLabel } from "./words.js";

export function Now() {
  const { view } = useTable<State>();
  const { hit, turn } = view.state;
  const actor: Seat = hit && hit.by in view.state.seats ? hit.by : turn.seat;
  const words = useNowWords(view);
  const phase = usePhase(view);
  return (
    <section className={css.now} data-danger={hit || view.state.shot ? "" : undefined}>
      {view.pending?.kind !== "talk" && <SeatMark seat={actor} size="l" />}
      <p className={css.what}>{words}</p>
      <p className={css.phase}>
        <Targets aim={aimOfAction(view)} />
        <span>{phase}</span>
        <Last />
      </p>
    </section>
  );
}

/** Whom the announced action is aimed at; marks that stay readable where the words are cut. */
function aimOfAction({ state, pending }: Seen): readonly Target[] {
  const { action } = state.turn;
  if (!action || (pending && DONE.has(pending.kind))) return [];
  const list = (value: Plain) => (Array.isArray(value) ? value : [value]) as readonly Plain[];
  const numbers = (value: Plain) => list(value).filter((each) => typeof each === "number");
  return [...numbers(action.target), ...numbers(action.boss).map((number) => BOSS + number)];
}

/** The line itself: the hit, the announced action, or whose turn it is. */
function useNowWords(view: Seen): string {
  const { speaker } = useTable<State>();
  const label = useLabel();
  const { hit, turn } = view.state;
  if (view.result) {
    const { reason, winners } = view.result;
    return sayResult(speaker, reason, { winner: winners });
  }
  if (view.pending?.kind === "talk") return label("now.talk", { round: view.state.round });
  if (hit) return label("now.hit", { target: hit.victim, amount: hit.amount });
  if (view.pending && DONE.has(view.pending.kind)) return label("now.acted", { seat: turn.seat });
  if (turn.action) return sayAnnounced(view, (event) => sayEvent(speaker, event));
  return label("now.turn", { seat: turn.seat });
}

/** What is asked when the action is done. */
const DONE: ReadonlySet<string> = new Set(["end", "limit", "no-spam"]);

function sayAnnounced(view: Seen, say: (event: GameEvent) => string): string {
  const { turn } = view.state;
  const { kind, on: _on, rule: _rule, ...args } = turn.action ?? { kind: "no-action" };
  return say({ type: `announced-${kind}`, at: 0, args: { seat: turn.seat, ...args } });
}

/** What the table waits for: a window that is open to all alike, or one player's choice. */
function usePhase(view: Seen): string {
  const { speaker } = useTable<State>();
  const label = useLabel();
  const { pending } = view;
  if (!pending) return "";
  if (pending.form === "window") return label(`now.window-${pending.kind}`);
  if (pending.form === "each") return label("now.each");
  const [seat] = pending.waiting;
  const asked = pending.kind === "announce" ? label("now.announce") : undefined;
  if (asked) return asked;
  if (seat === view.viewer) return sayPrompt(speaker, pending.kind, view.question?.args);
  return label("now.decides", { seat });
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
const DULL: ReadonlySet<string> = new Set(["turn-began", "round-began"]);
