/**
 * The log of a match that is played elsewhere. What happened before one came is asked for, what
 * happens meanwhile is told; the two arrive in any order and make one list. Pure.
 */
import type { GameEvent } from "@sprawl/engine";
import type { PastLog, Update } from "@sprawl/server/wire";

type Told = Pick<Update, "version" | "events" | "back">;

export type OnlineLog = {
  /** Everything up to a version. */
  readonly past: readonly GameEvent[];
  readonly version: number;
  /** What was told since, and perhaps before the past was known. */
  readonly told: readonly Told[];
};

export const NO_LOG: OnlineLog = { past: [], version: -1, told: [] };

/** The log with an update added. */
export function withTold(log: OnlineLog, { version, events, back }: Told): OnlineLog {
  if (version <= log.version) return log;
  const now = { version, events: asTold(events), ...(back !== undefined && { back }) };
  const told = [...log.told, now];
  return settled({ ...log, told });
}

/** The log with what happened before. */
export function withPast(log: OnlineLog, { version, events }: PastLog): OnlineLog {
  if (version < log.version) return log;
  const told = log.told.filter((each) => each.version > version);
  return settled({ past: asTold(events), version, told });
}

/** A face that one could not see comes as null: lists of JSON have nothing else for it. */
function asTold(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.map((event) =>
    event.faces ? { ...event, faces: event.faces.map((face) => face ?? undefined) } : event,
  );
}

/** As far as nothing is missing in between, what was told becomes part of the past. */
function settled(log: OnlineLog): OnlineLog {
  const { told, version } = log;
  if (version < 0) return log;
  let next = 0;
  while (told[next]?.version === version + next + 1) next += 1;
  if (next === 0) return log;
  const past = eventsIn({ ...log, told: told.slice(0, next) });
  return { past, version: version + next, told: told.slice(next) };
}

/** All events, oldest first. What was taken back is not among them. */
export function eventsIn({ past, told }: OnlineLog): readonly GameEvent[] {
  let events = past;
  for (const { events: more, back } of told) {
    const kept = back === undefined ? events : events.filter(({ at }) => at <= back);
    events = [...kept, ...more];
  }
  return events;
}
