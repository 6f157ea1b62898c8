/**
 * Clocks. They live here and never in the rules. A seat that is asked alone is charged; a question to
 * several at once has a time of its own and charges nobody, so that a window opened only for
 * appearance costs nothing and nobody can use up the others' time.
 */
import type { Seat } from "@sprawl/engine";
import { formOfPending, type Match, waitingFor } from "@sprawl/engine/host";
import type { StoredAct } from "../store/matches.js";
import type { Pace } from "./doc.js";

export type Clock = {
  /** Time left for each seat in ms; empty where no bank is kept. */
  readonly banks: readonly number[];
  /** When the pending question was put. */
  readonly opened: number;
};

/** The table agreed to stop the clocks; without `until` they stand still. */
export type Pause = { readonly since: number; readonly until?: number };

/** The clock as if the time for which it was stopped since the question was put had not passed. */
export function withoutPauses(clock: Clock, pauses: readonly Pause[], now: number): Clock {
  let rest = 0;
  for (const { since, until = now } of pauses) {
    rest += Math.max(0, until - Math.max(since, clock.opened));
  }
  return rest === 0 ? clock : { ...clock, opened: clock.opened + rest };
}

/** Nobody has less than this to answer, however empty the bank. */
const GRACE = 5_000;

export function startClock(pace: Pace, seats: number, now: number): Clock {
  const banks = pace.kind === "live" ? new Array<number>(seats).fill(pace.bank * 1000) : [];
  return { banks, opened: now };
}

/** The clock after this seat has answered a question that was put to it alone, or to a group. */
export function chargedFor(pace: Pace, clock: Clock, seat: Seat, alone: boolean, now: number) {
  if (pace.kind !== "live" || !alone) return clock.banks;
  const left = Math.max(0, clock.banks[seat] - Math.max(0, now - clock.opened));
  return clock.banks.with(seat, left + pace.increment * 1000);
}

/** The clock as it stood after so many answers, of those that stand after these acts. */
export function clockAfter(acts: readonly StoredAct[], answers: number, began: Clock): Clock {
  const clocks = [began];
  for (const { act } of acts) {
    if ("end" in act) continue;
    // What is taken back goes, and with it the clock that the answer before it had left.
    if ("back" in act) clocks.length = Math.min(clocks.length, act.back);
    clocks.push({ banks: act.c ?? began.banks, opened: act.o });
  }
  return clocks[answers] ?? began;
}

/** When time runs out for those who are waited for; undefined for never. */
export function dueAt(pace: Pace, clock: Clock, match: Match, windowTime: number) {
  const form = formOfPending(match);
  if (!form || pace.kind === "untimed") return undefined;
  if (pace.kind === "turns") return clock.opened + pace.each * 1000;
  if (form !== "ask") return clock.opened + windowTime;
  const [seat] = waitingFor(match);
  return clock.opened + Math.max(GRACE, clock.banks[seat]);
}

/** Where people have hours or days: when a quarter of the time is left, those who are away are told. */
export function warnAt(pace: Pace, { opened }: Clock): number | undefined {
  return pace.kind === "turns" ? opened + pace.each * 750 : undefined;
}

/** When something is to be done about the clock next: a warning, then the safe answer. */
export function alarmAt(
  pace: Pace,
  clock: Clock,
  match: Match,
  windowTime: number,
  now: number,
): number | undefined {
  const warning = warnAt(pace, clock);
  if (formOfPending(match) && warning !== undefined && warning > now) return warning;
  return dueAt(pace, clock, match, windowTime);
}
