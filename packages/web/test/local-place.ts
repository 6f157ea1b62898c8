/** A browser without a browser: what the tests of local play share. */
import { type Answer, BadInput, type GameEntry, type Seat } from "@sprawl/engine";
import { findGame } from "@sprawl/games";
import { beginMatch, type LocalSetup, type Place } from "../src/local/begin.js";
import { type HostNeeds, LocalHost } from "../src/local/host.js";
import type { KeptWhole, LocalStore } from "../src/local/kept.js";
import { memoryStore } from "../src/local/memory-store.js";
import type { Opening } from "../src/local/protocol.js";
import type { Shown } from "../src/local/showing.js";

export async function loadGame(id: string): Promise<GameEntry> {
  const game = findGame(id);
  if (!game) throw new BadInput("game", `there is no game "${id}"`);
  return game.load();
}

/** A place with a clock that only goes forward. */
export function aPlace(store: LocalStore = memoryStore()): Place {
  let now = 1_700_000_000_000;
  return { store, load: loadGame, now: () => ++now };
}

export type Table = {
  readonly host: LocalHost;
  readonly shown: Shown[];
  /** What is on the screen. */
  screen(): Shown;
};

/** Opens a kept match; nobody waits. */
export async function sitDown(
  place: Place,
  id: string,
  more: Partial<HostNeeds> = {},
  opening: Partial<Opening> = {},
): Promise<Table> {
  const shown: Shown[] = [];
  const needs = {
    ...place,
    wait: async () => {},
    post: (each: Shown) => void shown.push(each),
    ...more,
  };
  const host = await LocalHost.open(needs, id, { pace: 0, ...opening });
  await host.settled();
  const screen = () => {
    const last = shown.at(-1);
    if (!last) throw new Error("nothing was shown");
    return last;
  };
  return { host, shown, screen };
}

export async function begun(place: Place, setup: LocalSetup): Promise<{ id: string } & Table> {
  const id = await beginMatch(place, setup);
  return { id, ...(await sitDown(place, id)) };
}

/** Somebody at the screen does what the rule of thumb says; lifts the curtain first if there is one. */
export async function playOne({ host, screen }: Table, entry: GameEntry): Promise<Answer> {
  if (screen().curtain) await host.lift();
  const { view } = screen();
  const { question } = view;
  if (!question || !entry.instinct) throw new Error("nobody at the screen is asked");
  const { answer } = entry.instinct(structuredClone(view), question, () => 0);
  const refused = await host.answer(question.decision, answer);
  if (refused) throw new Error(refused.message);
  await host.settled();
  return answer;
}

/** Plays until the end, or for so many answers. */
export async function playOn(table: Table, entry: GameEntry, most = 10_000): Promise<void> {
  for (let i = 0; i < most && !table.screen().view.result; i++) await playOne(table, entry);
}

export async function wholeOf(place: Place, id: string): Promise<KeptWhole> {
  const whole = await place.store.read(id);
  if (!whole) throw new Error("not kept");
  return whole;
}

export const alone = (bots: number): LocalSetup["players"] => [
  { name: "Mira" },
  ...Array.from({ length: bots }, (_, i) => ({ name: `Bot ${i}`, bot: "instinct" })),
];

export const together = (...names: string[]): LocalSetup["players"] =>
  names.map((name) => ({ name }));

/** The seats among these that a screen may never show while `seat` does not hold it. */
export function others(seats: number, seat: Seat): Seat[] {
  return Array.from({ length: seats }, (_, i) => i).filter((each) => each !== seat);
}
