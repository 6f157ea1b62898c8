/** Who may say what where, and who hears it. Plain text; nothing here looks at a match's secrets. */
import { notYours } from "./errors.js";
import type { House } from "./house.js";
import type { Person } from "./store/people.js";
import type { Channel, ChatLine } from "./store/talk.js";
import { seatOf, type TableDoc } from "./table/doc.js";
import type { LiveTable } from "./table/live.js";

/** How much of the past somebody is shown who comes. */
export const PAST = 200;

/**
 * The channels this person is in. Those who are out of the match talk apart from the living until it
 * is over, spectators among themselves; a game's teams have theirs, where it names them.
 */
export function channelsOf(doc: TableDoc, person: string | undefined, teams?: Teams): Channel[] {
  const seat = seatOf(doc, person);
  if (doc.status !== "playing") return ["table", "spectators", "eliminated"];
  if (seat === undefined) return ["table", "spectators"];
  if (doc.seats[seat].conceded || teams?.out(seat)) return ["table", "eliminated"];
  return ["table", ...(teams?.of(seat) ?? []).map((name): Channel => `team:${name}`)];
}

/** What a game says about who may talk to whom. */
export type Teams = {
  /** Is this seat out of the match? */
  out(seat: number): boolean;
  /** The teams that may talk among themselves. */
  of(seat: number): readonly string[];
};

/**
 * A game grants channels in its public state: `talk: { out: [seats], teams: { name: [seats] } }`.
 * The name of a secret team must say nothing; who hears a channel is known to those in it only.
 */
export function teamsAt({ play }: LiveTable): Teams | undefined {
  const state = play?.match.play.state as { talk?: unknown } | undefined;
  const talk = state?.talk as
    | { out?: readonly number[]; teams?: Readonly<Record<string, readonly number[]>> }
    | undefined;
  if (typeof talk !== "object" || talk === null) return undefined;
  return {
    out: (seat) => talk.out?.includes(seat) ?? false,
    of: (seat) =>
      Object.entries(talk.teams ?? {}).flatMap(([name, seats]) =>
        seats.includes(seat) ? [name] : [],
      ),
  };
}

/** May this person speak here? Those who only listen at the table do not. */
function maySpeak(table: LiveTable, person: string, channel: Channel): boolean {
  const { doc } = table;
  const seat = seatOf(doc, person);
  const teams = teamsAt(table);
  if (!channelsOf(doc, person, teams).includes(channel)) return false;
  if (channel !== "table") return true;
  if (doc.status !== "playing") return true;
  return seat !== undefined && !doc.seats[seat].conceded && !teams?.out(seat);
}

export async function say(
  house: House,
  table: LiveTable,
  who: Person,
  channel: Channel,
  text: string,
) {
  if (!maySpeak(table, who.id, channel)) throw notYours("You cannot speak there.");
  const { id: person, name } = who;
  await house.store.talk.say(table.id, { channel, person, name, text, t: house.now() });
  await deliver(house, table);
}

/** What this person may read, newest last. */
export async function heard(
  house: House,
  table: LiveTable,
  who: Person | undefined,
  after: number,
) {
  const lines = await house.store.talk.since(table.id, after, PAST);
  return lines.filter((line) => hears(table, who?.id, who?.muted ?? [], line));
}

function hears(
  table: LiveTable,
  person: string | undefined,
  muted: readonly string[],
  line: ChatLine,
): boolean {
  if (muted.includes(line.person)) return false;
  return channelsOf(table.doc, person, teamsAt(table)).includes(line.channel);
}

const told = new WeakMap<LiveTable, number>();

/** From now on, what is said here is brought to those who watch. */
export async function listenFrom(house: House, table: LiveTable): Promise<void> {
  if (told.has(table)) return;
  told.set(table, 0);
  const past = await house.store.talk.since(table.id, 0, 1);
  told.set(table, Math.max(told.get(table) ?? 0, past.at(-1)?.n ?? 0));
}

/** Bring new lines to everybody who watches and may hear them. */
export async function deliver(house: House, table: LiveTable): Promise<void> {
  const from = told.get(table);
  if (from === undefined) return;
  const lines = await house.store.talk.since(table.id, from, PAST);
  for (const line of lines) {
    if (line.n <= (told.get(table) ?? 0)) continue;
    told.set(table, line.n);
    const text = JSON.stringify({ type: "chat", table: table.id, line });
    for (const watcher of table.watching.watchers.keys()) {
      if (hears(table, watcher.person, watcher.muted?.() ?? [], line)) watcher.send(text);
    }
  }
}
