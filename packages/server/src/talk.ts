/**
 * Who may say what where, and who hears it. Plain text. What a game grants may depend on secrets: a
 * person is told of their own channels only.
 */
import { talkOf } from "@sprawl/engine/host";
import { notYours } from "./errors.js";
import type { House } from "./house.js";
import type { Person } from "./store/people.js";
import type { Watcher } from "./table/audience.js";
import { seatOf } from "./table/doc.js";
import type { LiveTable } from "./table/live.js";
import { nameAt } from "./table/table-view.js";
import { messageOf } from "./wire/json.js";
import type { Channel, ChannelsView, ChatLine, ChatSeen } from "./wire/messages.js";

/** How much of the past somebody is shown who comes. */
export const PAST = 200;

/**
 * Where this person reads and speaks. Those who are out of the match talk apart from the living
 * until it is over, spectators among themselves; rooms for some seats are granted by the game.
 */
export function channelsOf({ doc, play }: LiveTable, person: string | undefined): ChannelsView {
  const seat = seatOf(doc, person);
  const { out = [], rooms = {} } = play ? talkOf(play.match) : {};
  const own = Object.keys(rooms)
    .filter((name) => seat !== undefined && rooms[name].includes(seat))
    .sort()
    .map((name): Channel => `team:${name}`);
  if (doc.status !== "playing") return both(["table", "spectators", "eliminated", ...own]);
  if (seat === undefined) return { reads: ["table", "spectators"], speaks: ["spectators"] };
  if (doc.seats[seat].conceded || out.includes(seat)) {
    return { reads: ["table", "eliminated"], speaks: ["eliminated"] };
  }
  return both(["table", ...own]);
}

function both(channels: readonly Channel[]): ChannelsView {
  return { reads: channels, speaks: channels };
}

/** Tell everybody whose channels have changed where they read and speak now. */
export function tellChannels(table: LiveTable): void {
  for (const watcher of table.watching.watchers.keys()) {
    const channels = channelsOf(table, watcher.person);
    const text = messageOf({ type: "channels", table: table.id, ...channels });
    if (toldChannels.get(watcher) === text) continue;
    toldChannels.set(watcher, text);
    watcher.send(text);
  }
}

const toldChannels = new WeakMap<Watcher, string>();

/** Who may hear what can depend on the match. */
function opened(table: LiveTable): Promise<void> {
  return table.exclusive(() => table.openPlay());
}

export async function say(
  house: House,
  table: LiveTable,
  who: Person,
  channel: Channel,
  text: string,
) {
  await opened(table);
  if (!channelsOf(table, who.id).speaks.includes(channel))
    throw notYours("You cannot speak there.");
  const { id: person } = who;
  const name = nameAt(table.doc, person, who.name);
  await house.store.talk.say(table.id, { channel, person, name, text, t: house.now() });
  await deliver(house, table);
}

/**
 * What this person may read, newest last. Only the channels they hear are looked at: what was said
 * in others must not push anything out.
 */
export async function heard(
  house: House,
  table: LiveTable,
  who: Person | undefined,
  seen: ChatSeen,
): Promise<readonly ChatLine[]> {
  await opened(table);
  const { reads } = channelsOf(table, who?.id);
  const lines = await house.store.talk.since(table.id, 0, PAST, reads);
  const seenIn = (channel: Channel) =>
    typeof seen === "number" ? seen : (Object.hasOwn(seen, channel) && seen[channel]) || 0;
  return lines.flatMap(({ line }) => {
    if (line.n <= seenIn(line.channel) || who?.muted?.includes(line.person)) return [];
    return [line];
  });
}

function hears(table: LiveTable, { person, muted }: Watcher, line: ChatLine): boolean {
  if (muted?.().includes(line.person)) return false;
  return channelsOf(table, person).reads.includes(line.channel);
}

/** The place of the last line that was brought to those who watch. */
const told = new WeakMap<LiveTable, number>();

/** From now on, what is said here is brought to those who watch. */
export async function listenFrom(house: House, table: LiveTable): Promise<void> {
  if (told.has(table)) return;
  told.set(table, 0);
  const past = await house.store.talk.since(table.id, 0, 1);
  told.set(table, Math.max(told.get(table) ?? 0, past.at(-1)?.place ?? 0));
}

/** Bring new lines to everybody who watches and may hear them. */
export async function deliver(house: House, table: LiveTable): Promise<void> {
  const from = told.get(table);
  if (from === undefined) return;
  const lines = await house.store.talk.since(table.id, from, PAST);
  for (const { place, line } of lines) {
    if (place <= (told.get(table) ?? 0)) continue;
    told.set(table, place);
    const text = messageOf({ type: "chat", table: table.id, line });
    for (const watcher of table.watching.watchers.keys()) {
      if (hears(table, watcher, line)) watcher.send(text);
    }
  }
}
