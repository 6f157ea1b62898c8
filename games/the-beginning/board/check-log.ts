/** A check as the log tells it: who gave how many and said what, the cards, and what came of it. Pure. */
import type { GameEvent, Plain, Seat } from "@sprawl/engine";

export type Given = { readonly seat: Seat; readonly count: number; readonly statement: string };

export type TurnedCheck = {
  readonly event: string;
  /** Undefined where only grey and green cards are counted. */
  readonly goal: number | undefined;
  readonly given: readonly Given[];
  readonly faces: readonly Plain[];
};

export type ToldCheck = TurnedCheck & {
  readonly total: number;
  readonly met: boolean | undefined;
};

const OVER: ReadonlySet<string> = new Set(["check-total", "check-count"]);

/** The last check of this turn, once it is over; undefined if there was none or another has begun. */
export function lastCheck(log: readonly GameEvent[]): ToldCheck | undefined {
  const end = log.findLastIndex(({ type }) => OVER.has(type) || type === "turn-begins");
  const over = log[end];
  if (!over || !OVER.has(over.type)) return undefined;
  if (log.slice(end).some(({ type }) => type === "check" || type === "event")) return undefined;
  return {
    ...turnedCheck(log.slice(0, end)),
    event: String(over.args.event ?? ""),
    goal: over.type === "check-total" ? Number(over.args.goal) : undefined,
    total: Number(over.args.total ?? over.args.count ?? 0),
    met: over.type === "check-total" ? over.args.met === "met" : undefined,
  };
}

/** What lies on the table, once the cards of the last check of this log are turned over. */
export function turnedCheck(log: readonly GameEvent[]): TurnedCheck {
  const begin = log.findLastIndex(({ type }) => type === "check" || type === "pleads");
  const since = begin < 0 ? [] : log.slice(begin);
  const turned = since.findLast(({ type }) => type === "check-revealed");
  // A check that counts colours has no target (TB-32.3).
  const goal = Number(since[0]?.args.goal ?? 0);
  return {
    event: String(turned?.args.event ?? ""),
    goal: goal === 0 ? undefined : goal,
    given: givenIn(since),
    faces: turned?.faces ?? [],
  };
}

/** The log up to an event, and with it. */
export function logUntil(log: readonly GameEvent[], event: GameEvent): readonly GameEvent[] {
  const at = log.lastIndexOf(event);
  return at < 0 ? log : log.slice(0, at + 1);
}

/** Whoever gives twice is told twice; the first word counts. */
function givenIn(events: readonly GameEvent[]): readonly Given[] {
  const given = new Map<Seat, Given>();
  for (const { type, args } of events) {
    if (type !== "contributed") continue;
    const seat = Number(args.seat);
    const before = given.get(seat);
    const count = Number(args.count) + (before?.count ?? 0);
    given.set(seat, { seat, count, statement: before?.statement ?? String(args.statement) });
  }
  return [...given.values()];
}
