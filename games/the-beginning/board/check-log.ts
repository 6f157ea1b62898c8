/** A check as the log tells it: who gave how many and said what, the cards, and what came of it. Pure. */
import type { GameEvent, Plain, Seat } from "@sprawl/engine";

export type Given = { readonly seat: Seat; readonly count: number; readonly statement: string };

export type ToldCheck = {
  readonly event: string;
  /** Undefined where only grey and green cards are counted. */
  readonly goal: number | undefined;
  readonly given: readonly Given[];
  readonly faces: readonly Plain[];
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
  const begin = log
    .slice(0, end)
    .findLastIndex(({ type }) => type === "check" || type === "pleads");
  const between = log.slice(begin < 0 ? end : begin, end);
  return {
    event: String(over.args.event ?? ""),
    goal: over.type === "check-total" ? Number(over.args.goal) : undefined,
    given: givenIn(between),
    faces: between.findLast(({ type }) => type === "check-revealed")?.faces ?? [],
    total: Number(over.args.total ?? over.args.count ?? 0),
    met: over.type === "check-total" ? over.args.met === "met" : undefined,
  };
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
