/**
 * What the viewer was shown in the course of the match, and when: looks, draws, checks, and the
 * cards that an exchange brought. The log says that cards changed places and not which; so where
 * they went is followed back from where they lie now.
 */
import type { GameEvent, Plain, Seat } from "@sprawl/engine";
import type { Laid } from "../src/state.js";
import { ownersOf, SIDES, slotOf } from "../src/table.js";
import { faceOf, type SeatView } from "./know.js";

type Log = readonly GameEvent[];

/** Something the viewer was shown, and when. */
export type Shown = {
  readonly round: number;
  readonly event: GameEvent;
  readonly faces: readonly Plain[];
};

/** Events whose cards everybody sees. */
const OPEN: ReadonlySet<string> = new Set([
  "revealed-id",
  "revealed-loyalty",
  "played",
  "gave-up",
  "drew-immediate",
]);

/** What the viewer alone, or with few others, was shown. */
export function shownTo(view: SeatView, log: Log): readonly Shown[] {
  const { viewer } = view;
  const rounds = roundsOf(log);
  const moved = movesOf(view, log);
  const shown: Shown[] = [];
  log.forEach((event, i) => {
    const { args, private: secret, cards } = event;
    const got = moved.get(event)?.got;
    const faces = got?.map((card) => faceOf(view, card)) ?? event.faces ?? [];
    const seen = faces.filter((face) => face !== undefined);
    if (OPEN.has(event.type)) return;
    const mine = args.by === viewer || args.seat === viewer || got !== undefined;
    if (!secret && (!mine || seen.length === 0)) return;
    // A stolen program is received as well: that is told once.
    const before = shown.at(-1)?.event;
    const again = before?.type === "stole" && before.cards?.[0] === cards?.[0];
    if (event.type === "received" && again) return;
    shown.push({ round: rounds[i], event: asSeen(event, viewer), faces: seen });
  });
  return shown;
}

/** Who watches a player sees what that one receives. */
function asSeen(event: GameEvent, viewer: SeatView["viewer"]): GameEvent {
  const other = event.type === "received" && event.args.seat !== viewer;
  return other ? { ...event, type: "saw-received" } : event;
}

/** In which round the viewer last saw each hidden card, as far as the log tells. */
export function seenWhen(view: SeatView, log: Log): ReadonlyMap<number, number> {
  const rounds = roundsOf(log);
  const moved = movesOf(view, log);
  const when = new Map<number, number>();
  log.forEach((event, i) => {
    const seen = (event.cards ?? []).filter((_, n) => event.faces?.[n] !== undefined);
    const { got = [], gave = [] } = moved.get(event) ?? {};
    for (const card of [...seen, ...got, ...gave]) when.set(card, rounds[i]);
  });
  return when;
}

/** The round of every event. */
function roundsOf(log: Log): readonly number[] {
  let round = 1;
  return log.map(({ args }) => {
    if (typeof args.round === "number") round = args.round;
    return round;
  });
}

// --- cards that changed places -------------------------------------------------------------------

/** What an exchange brought the viewer, and what it took. */
type Move = { readonly got: readonly number[]; readonly gave: readonly number[] };

/** Where a card lies: a slot of the loyalty cards, or the IDs of a seat. */
type Spot = `loyalty ${number}` | `id ${number}`;

function movesOf(view: SeatView, log: Log): ReadonlyMap<GameEvent, Move> {
  const { viewer, state } = view;
  const moves = new Map<GameEvent, Move>();
  if (viewer === "spectator") return moves;
  const lies = new Map<Spot, readonly number[]>();
  for (const [slot, { card }] of state.loyalty.entries()) lies.set(`loyalty ${slot}`, [card]);
  for (const [seat, { ids }] of state.seats.entries()) lies.set(`id ${seat}`, ids.map(cardOf));
  let living = state.seats[viewer].hp > 0;
  for (const event of log.toReversed()) {
    if (event.args.seat === viewer && event.type === "eliminated") living = true;
    if (event.args.seat === viewer && event.type === "reanimated") living = false;
    const spots = spotsOf(view, event);
    const mine = spots.filter((spot) => isOf(view, spot, viewer));
    const [one, other] = spots;
    const swapped = event.type.startsWith("exchanged-") && spots.length === 2;
    const after = (spot: Spot) => lies.get(spot) ?? [];
    const got = mine.flatMap(after);
    if (swapped) {
      const kept = after(one);
      lies.set(one, after(other));
      lies.set(other, kept);
    } else {
      // Mixed, passed on or taken from elsewhere: what lay there before cannot be told from here.
      for (const spot of spots) lies.delete(spot);
    }
    if (mine.length > 0 && living) moves.set(event, { got, gave: mine.flatMap(after) });
  }
  return moves;
}

const cardOf = ({ card }: Laid): number => card;

/** The places whose cards an event changed. */
function spotsOf(view: SeatView, { type, args }: GameEvent): readonly Spot[] {
  const seat = Number(args.seat);
  const target = Number(args.target);
  const slot = (of: Seat, side: Plain): Spot =>
    `loyalty ${slotOf(view, of, SIDES.find((each) => each === side) ?? "left")}`;
  const both = (of: Seat) => SIDES.map((side) => slot(of, side));
  switch (type) {
    case "exchanged-loyalty":
      return [slot(seat, args.side), slot(target, args.place)];
    case "passed-loyalty":
    case "dusted":
      return [slot(seat, args.side)];
    case "balanced":
      return [...new Set([...both(seat), ...both(target)])];
    case "roulette":
      return view.state.seats.map((_, each) => slot(each, "left"));
    case "exchanged-ids":
      return [`id ${seat}`, `id ${target}`];
    case "took-set-aside":
    case "took-from-box":
    case "became-boss":
      return [`id ${seat}`];
    default:
      return [];
  }
}

function isOf(view: SeatView, spot: Spot, viewer: Seat): boolean {
  const [kind, number] = spot.split(" ");
  if (kind === "id") return Number(number) === viewer;
  return ownersOf(view, Number(number)).includes(viewer);
}
