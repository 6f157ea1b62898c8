/** Who is doing what now, in words: what now.tsx writes large. */
import type { GameEvent, Plain, Seat, View } from "@sprawl/engine";
import { type Speaker, sayEvent, sayLabel, sayPrompt, sayResult } from "@sprawl/engine/speech";
import { aimOf, exBossRef, type Target } from "../src/aim.js";
import { actingBoss } from "./bosses.js";
import type { SeatView } from "./know.js";

type Log = readonly GameEvent[];

/** Whose mark stands before the line: a seat's, an EX Boss's (as a target), or nobody's. */
export function actorNow(view: SeatView, log: Log): Target | undefined {
  const { hit, turn, seats } = view.state;
  if (view.pending?.kind === "talk") return undefined;
  const boss = actingBoss(view, log);
  if (boss !== undefined) return exBossRef(boss);
  if (view.pending?.kind === "first-boss") return view.pending.waiting[0];
  return hit && hit.by in seats ? hit.by : turn.seat;
}

/** The line itself: the hit, the EX Boss that acts, the announced action, or whose turn it is. */
export function sayNow(speaker: Speaker, view: SeatView, log: Log): string {
  const label = (id: string, args: Readonly<Record<string, Plain>>) => sayLabel(speaker, id, args);
  const { result, pending } = view;
  const { hit, turn, round } = view.state;
  if (result) return sayResult(speaker, result.reason, { winner: result.winners });
  if (pending?.kind === "talk") return label("now.talk", { round });
  if (pending?.kind === "first-boss") return label("now.first-boss", { seat: pending.waiting[0] });
  const boss = actingBoss(view, log);
  if (hit) {
    const args = { target: hit.victim, amount: hit.amount };
    return boss === undefined ? label("now.hit", args) : label("now.boss-hit", { boss, ...args });
  }
  if (boss !== undefined) {
    if (pending?.kind !== "answer") return label("now.boss", { boss });
    return label("now.boss-asks", { boss, seat: pending.waiting[0] });
  }
  const own = turn.seat === view.viewer ? "-own" : "";
  if (pending && DONE.has(pending.kind)) return label(`now.acted${own}`, { seat: turn.seat });
  if (turn.action) return sayEvent(speaker, announced(view));
  return label(`now.turn${own}`, { seat: turn.seat });
}

/** What is asked when the action is done. */
const DONE: ReadonlySet<string> = new Set(["end", "limit", "no-spam"]);

function announced({ state }: SeatView): GameEvent {
  const { kind, on: _on, rule: _rule, ...args } = state.turn.action ?? { kind: "no-action" };
  return { type: `announced-${kind}`, at: 0, args: { seat: state.turn.seat, ...args } };
}

/** Whom the announced action is aimed at; marks that stay readable where the words are cut. */
export function aimNow({ state, pending }: SeatView): readonly Target[] {
  const { action } = state.turn;
  if (!action || (pending && (DONE.has(pending.kind) || pending.kind === "talk"))) return [];
  if (!("target" in action)) return [];
  const { target } = action;
  if (typeof target === "number") return [target];
  return aimOf("boss" in action && action.boss ? { target, boss: action.boss } : { target });
}

/** What the table waits for: a window that is open to all alike, or one player's choice. */
export function sayPhase(speaker: Speaker, view: SeatView & Pick<View, "question">): string {
  const { pending } = view;
  if (!pending) return "";
  if (pending.form === "window") return sayLabel(speaker, `now.window-${pending.kind}`);
  if (pending.form === "each") return sayLabel(speaker, "now.each");
  if (pending.kind === "announce") return sayLabel(speaker, "now.announce");
  const [seat]: readonly Seat[] = pending.waiting;
  if (seat === view.viewer) return sayPrompt(speaker, pending.kind, view.question?.args);
  return sayLabel(speaker, "now.decides", { seat });
}
