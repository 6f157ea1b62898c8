/** What is told by itself, what only as a part of another deed, and how long it takes to read. */
import type { GameEvent, View } from "@sprawl/engine";

type Log = readonly GameEvent[];

/** What the table shows anyway. */
export const SHOWN_ANYWAY: ReadonlySet<string> = new Set([
  "turn-began",
  "round-began",
  "ex-turn",
  "received",
]);

/** Announcements of which nothing else comes, and of shots: that somebody aims is a deed. */
const DEEDS = /^announced-(shoot|no-action|hold-fire)/;

/** Announced, but not yet done. */
const isAnnounced = ({ type }: GameEvent): boolean =>
  type.startsWith("announced-") && !DEEDS.test(type);

/** The last event of these types up to this one. */
function lastBefore(log: Log, event: GameEvent, types: readonly string[]): GameEvent | undefined {
  return log.slice(0, log.indexOf(event)).findLast(({ type }) => types.includes(type));
}

/**
 * Announced once more in the same turn, because somebody has stepped in: at whom, was told already; but
 * not where a laser, which is not aimed, is now meant for somebody else again.
 */
function isChanged(log: Log, event: GameEvent): boolean {
  const before = lastBefore(log, event, [event.type, "turn-began"]);
  if (before?.type !== event.type || before.args.seat !== event.args.seat) return false;
  const since = log.slice(log.indexOf(before), log.indexOf(event));
  const whom = String(event.args.target);
  return since.some(({ type, args }) => type.startsWith("aimed") || String(args.target) === whom);
}

const SHOTS: readonly string[] = ["fired", "fired-ex"];

/**
 * The cards of who goes are turned up as they go, a weapon is put down after its shot, and the end shows
 * what everybody was.
 */
export function isPart(event: GameEvent, log: Log): boolean {
  const { type, args, at } = event;
  const goes = (other: GameEvent | undefined) => other?.args.seat === args.seat && other?.at === at;
  if (type === "was-whole" || type === "team-shown" || isAnnounced(event)) return true;
  if (type.startsWith("announced-shoot")) return isChanged(log, event);
  if (type === "revealed-id" || type === "revealed-loyalty")
    return goes(lastBefore(log, event, ["eliminated"]));
  if (type !== "dropped") return false;
  const shot = lastBefore(log, event, [...SHOTS, "turn-began"]);
  const isOwnShot = shot !== undefined && SHOTS.includes(shot.type) && shot.args.seat === args.seat;
  return isOwnShot || goes(lastBefore(log, event, ["eliminated"]));
}

/** The deeds there were, as a friend would tell them; and what is announced, if nothing has come of it yet. */
export function deedsOf(log: Log, announced: boolean): Log {
  const told = log.filter(
    (event) =>
      !SHOWN_ANYWAY.has(event.type) &&
      !event.type.startsWith("said-") &&
      (isAnnounced(event) || !isPart(event, log)),
  );
  const comesOfIt = (event: GameEvent) =>
    isAnnounced(event) || event.type.startsWith("announced-shoot");
  return told.filter((event, i) => !comesOfIt(event) || (announced && i === told.length - 1));
}

/** What comes over the table, whoever has brought it about; a question under it would not be seen. */
export const BY_ITSELF: readonly string[] = [
  "revealed-id",
  "revealed-loyalty",
  "eliminated",
  "reanimated",
  "ex-came",
  "beast-came",
  "ex-defeated",
  "drew-immediate",
  "fallen-fell",
];

/** A sentence of eight words. */
const SENTENCE = 1_500;

const READS: Readonly<Record<string, number>> = {
  fired: 800,
  "fired-ex": 800,
  drew: 600,
  dropped: 600,
  discarded: 700,
  "game-continues": 900,
  "data-leaked": 700,
  "kept-programs": 700,
  "put-under": 700,
  "saw-team": 200,
  played: 1_800,
  "drew-immediate": 1_800,
  "revealed-id": 2_800,
  "revealed-loyalty": 2_100,
  eliminated: 2_900,
  reanimated: 2_800,
  "ex-defeated": 3_200,
  "ex-came": 3_800,
  "beast-came": 3_800,
};
const SAID = 480;
/** At a large table more happens between two turns of one's own. */
const MANY = 8;

export function reads({ type }: GameEvent, seats: View["seats"]): number {
  const ms = READS[type] ?? (type.startsWith("said-") ? SAID : SENTENCE);
  return seats > MANY ? ms * 0.7 : ms;
}
