/**
 * What an update moves, in names only: which thing flies from where to where, and what flashes.
 * Where a card lay is read from the state before, so that it flies from the deck, or from whoever
 * held it, even where neither shows it.
 */
import type { GameEvent, Plain, Ref } from "@sprawl/engine";
import type { PathText } from "@sprawl/engine/host";

const SEATS: ReadonlySet<string> = new Set(["seat", "by", "to", "target", "owner", "winner"]);

/** The things an event speaks of, as options would call them. */
export function refsOfEvent({ args, cards }: GameEvent): readonly Ref[] {
  const refs = (cards ?? []).map((card) => `card/${card}`);
  for (const [name, value] of Object.entries(args)) {
    for (const each of Array.isArray(value) ? (value as readonly Plain[]) : [value]) {
      if (typeof each === "string" || typeof each === "number") refs.push(`${name}/${each}`);
      if (SEATS.has(name) && typeof each === "number") refs.push(`seat/${each}`);
    }
  }
  return [...new Set(refs)].filter((ref) => !/\s/.test(ref));
}

/** The things that an update's events speak of, those of the last answer only. */
export function lastRefs(recent: readonly GameEvent[]): readonly Ref[] {
  const last = recent.at(-1)?.at;
  return [...new Set(recent.filter(({ at }) => at === last).flatMap(refsOfEvent))];
}

export type Spot = { readonly x: number; readonly y: number };

/** Has it moved to speak of? */
export function hasMoved(before: Spot | undefined, now: Spot | undefined): boolean {
  if (!before || !now) return false;
  return Math.abs(before.x - now.x) + Math.abs(before.y - now.y) >= 12;
}

/** The table at one moment: where each thing was drawn, and in which part of the state each card. */
export type Scene = {
  readonly spots: ReadonlyMap<Ref, Spot>;
  readonly cards: ReadonlyMap<number, PathText>;
};

export type PlannedFlight = {
  readonly from: Ref;
  readonly to: Ref;
  /** The card that flies, if it ends where it is not drawn itself. */
  readonly card: number | undefined;
};

/** More than these at once are only a flicker. */
const MOST = 8;

/** What flies between two moments: what the events speak of, and every card that lies elsewhere. */
export function planFlights(
  before: Scene,
  now: Scene,
  recent: readonly GameEvent[],
): readonly PlannedFlight[] {
  const refs = new Set([...recent.flatMap(refsOfEvent), ...movedCards(before, now)]);
  const flights: PlannedFlight[] = [];
  for (const ref of refs) {
    if (ref.startsWith("seat/")) continue;
    const card = cardIn(ref);
    const from = placeOf(ref, card, before);
    const to = placeOf(ref, card, now);
    const moved = from && to && hasMoved(before.spots.get(from), now.spots.get(to));
    if (!moved || (card === undefined && from !== to)) continue;
    flights.push({ from, to, card: to === ref ? undefined : card });
  }
  return flights.slice(0, MOST);
}

/** Cards that lie in another part of the state than before; their order in it does not matter. */
function movedCards(before: Scene, now: Scene): readonly Ref[] {
  const holder = (path: PathText) => path.slice(0, path.lastIndexOf("/"));
  return [...now.cards].flatMap(([card, path]) => {
    const was = before.cards.get(card);
    return was !== undefined && holder(was) !== holder(path) ? [`card/${card}`] : [];
  });
}

function cardIn(ref: Ref): number | undefined {
  const found = /^card\/(\d+)$/.exec(ref);
  return found ? Number(found[1]) : undefined;
}

/** Where a thing is drawn: itself, or else the nearest place that holds it. */
function placeOf(ref: Ref, card: number | undefined, scene: Scene): Ref | undefined {
  const path = card === undefined ? undefined : scene.cards.get(card);
  return [ref, ...(path === undefined ? [] : around(path))].find((each) => scene.spots.has(each));
}

/** "hands/1/3": the place itself, what holds it, and the seat it belongs to. */
function around(path: PathText): readonly Ref[] {
  const parts = path.split("/");
  const holders = parts.map((_, i) => parts.slice(0, parts.length - i).join("/"));
  const seat = parts.find((part) => /^\d+$/.test(part));
  const owned = parts.length > 2 && seat !== undefined ? [`seat/${seat}`] : [];
  return [...holders, ...owned];
}
