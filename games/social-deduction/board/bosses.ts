/**
 * EX Bosses as the board needs them: how options call them and the gaps they may stand in, where
 * they are drawn, and how far Omega is.
 */
import type { GameEvent, Ref, Seat } from "@sprawl/engine";
import { bossName } from "../src/advice/bosses.js";
import { exBossRef } from "../src/aim.js";
import { box } from "../src/box.js";
import { type ExBoss, gapRef } from "../src/hell-gate/gate.js";
import { WANTED } from "../src/hell-gate/omega.js";
import { NOBODY } from "../src/state.js";
import { coverNothing, gapBox, gapBoxesOf, type Size } from "./gaps.js";
import { saidOver } from "./in-the-way.js";
import { faceOf, type SeatView } from "./know.js";
import { type Box, type Ring, TALL } from "./ring.js";

// --- names ---------------------------------------------------------------------------------------

/** What options and events call an EX Boss. */
export function bossRef(number: number): string {
  return `${exBossRef(number)} boss/${number}`;
}

/** The neighbour on the other side of that gap. */
export function rightOf(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

/** What its options mean on the table is all that is read of a question here. */
type Asked = { readonly options: readonly { readonly on?: Ref | readonly Ref[] }[] };

/** The gaps among which the viewer is to choose, by the seat on whose right they are. */
export function gapsIn(question: Asked | undefined, seats: number): readonly Seat[] {
  const meant = new Set(question?.options.flatMap(({ on }) => on ?? []));
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => meant.has(gapRef(seat)));
}

// --- who acts ------------------------------------------------------------------------------------

/** The EX Boss whose turn it is, by its number. */
export function bossAtTurn({ pending, result }: SeatView, log: readonly GameEvent[]) {
  if (result || pending?.kind === "talk") return undefined;
  const last = log.findLast(({ type }) => type === "ex-turn" || type === "turn-began");
  return last?.type === "ex-turn" ? numberIn(last) : undefined;
}

/** The player whose turn it is: nobody's while all talk, nor in an EX Boss's. */
export function seatAtTurn(view: SeatView, log: readonly GameEvent[]): Seat | undefined {
  if (view.pending?.kind === "talk" || bossAtTurn(view, log) !== undefined) return undefined;
  return view.state.turn.seat;
}

/** The EX Boss that acts or strikes now: in its own turn, or in a player's. */
export function actingBoss(view: SeatView, log: readonly GameEvent[]): number | undefined {
  const atTurn = bossAtTurn(view, log);
  if (atTurn !== undefined || view.result) return atTurn;
  const { hit, shot, turn } = view.state;
  if (hit && hit.by !== NOBODY) return undefined;
  const since = log.slice(log.findLastIndex(({ type }) => type === "turn-began") + 1);
  if (hit && since.some(({ type }) => type === "parasite-burst")) return box.bosses.parasite.number;
  // What is asked before anything was played or announced is what EX Bosses demand (SD-5.18).
  const demanded = hit !== undefined || view.pending?.kind === "answer";
  const begun = since.some(({ type }) => type === "played" || type.startsWith("announced-"));
  if (!demanded || shot || begun) return undefined;
  return demandsIn(view.state, turn.seat);
}

/** Whose demand a card was turned up for before anybody did anything in this turn, if an EX Boss's (SD-5.18). */
export function demandingBoss(
  { state }: SeatView,
  log: readonly GameEvent[],
  event: GameEvent,
): number | undefined {
  const before = log.slice(0, log.indexOf(event));
  const since = before.slice(before.findLastIndex(({ type }) => type === "turn-began") + 1);
  const begun = since.some(({ type }) => type === "played" || type.startsWith("announced-"));
  if (begun || state.turn.seat !== event.args.seat) return undefined;
  return demandsIn(state, state.turn.seat);
}

/** The EX Boss that demands something of whoever's turn begins. */
function demandsIn({ gate }: SeatView["state"], seat: Seat): number | undefined {
  return gate.bosses.findLast(
    ({ number, place, ready }) =>
      box.bosses[bossName(number)].playerTurn && (!isAtSeat(number) || (ready && place === seat)),
  )?.number;
}

/** Stands at a seat, and not in a gap. */
export function isAtSeat(number: number): boolean {
  return box.bosses[bossName(number)].atSeat === true;
}

function numberIn({ args }: GameEvent): number | undefined {
  const { boss } = args;
  return Array.isArray(boss) && typeof boss[0] === "number" ? boss[0] : undefined;
}

// --- Omega ---------------------------------------------------------------------------------------

/** Two of each, and Omega wins (HG-9.6). */
export const OMEGA_WANTS = WANTED;

/** Omega's programs by when they could be played; only the first two kinds bring it nearer. */
export type Gathered = Readonly<Record<"any" | "turn" | "rest", readonly string[]>>;

export function gatheredBy(view: SeatView, boss: ExBoss): Gathered | undefined {
  if (bossName(boss.number) !== "omega") return undefined;
  const faces = boss.programs.flatMap((card) => faceOf(view, card) ?? []);
  const kindOf = (face: string) => {
    const { timing, permanent } = box.programs[face];
    return !permanent && (timing === "any" || timing === "turn") ? timing : "rest";
  };
  const of = (kind: keyof Gathered) => faces.filter((face) => kindOf(face) === kind);
  return { any: of("any"), turn: of("turn"), rest: of("rest") };
}

// --- places --------------------------------------------------------------------------------------

const SIZE = { width: 148, height: 52 };
/** Where there is room it stands there with head and shoulders, like everybody else. */
const STANDING = [
  { width: 184, height: 164 },
  { width: 152, height: 104 },
];

export const isStanding = ({ height }: Box): boolean => height > SIZE.height;

/** Where two share a card, it lies in the gap. */
function takenIn({ shared, sizes }: Ring): Box[] {
  return shared.map((at) => ({ ...at, width: sizes.card, height: sizes.card * TALL }));
}

/** Where each is drawn in a ring, by its number: as near to its gap as there is room. */
export function bossBoxes(ring: Ring, bosses: readonly ExBoss[]): ReadonlyMap<number, Box> {
  const boxes = new Map<number, Box>();
  const taken = takenIn(ring);
  const { seats } = ring;
  /** Between whom it stands; Bloodbeast stands at one seat. */
  const sides = ({ number, place }: ExBoss): readonly [Seat, Seat] =>
    isAtSeat(number) ? [place, place] : [place, rightOf(place, seats.length)];
  const gapOf = (boss: ExBoss) => sides(boss).join(" ");
  for (const first of bosses) {
    if (boxes.has(first.number)) continue;
    const group = bosses.filter((boss) => gapOf(boss) === gapOf(first));
    const [left, right] = sides(first);
    const gap = [seats[left], seats[right]] as const;
    const there = [...taken, ...boxes.values()];
    const placesFor = (size: Size, free: readonly Box[]) =>
      gapBoxesOf(ring, gap, size, group.length, free);
    const said = [...there, ...saidOver(ring)];
    const standing = STANDING.map((size) => placesFor(size, said));
    const places =
      standing.find((each) => coverNothing(ring, each, said)) ?? placesFor(SIZE, there);
    for (const [i, { number }] of group.entries()) boxes.set(number, places[i]);
  }
  return boxes;
}

/** Where the gaps are drawn among which somebody chooses, by the seat on whose right they are. */
export function gapBoxes(ring: Ring, gaps: readonly Seat[]): ReadonlyMap<Seat, Box> {
  const boxes = new Map<Seat, Box>();
  const taken = takenIn(ring);
  for (const seat of gaps) {
    const both = [ring.seats[seat], ring.seats[rightOf(seat, ring.seats.length)]] as const;
    boxes.set(seat, gapBox(ring, both, SIZE, [...taken, ...boxes.values()]));
  }
  return boxes;
}
