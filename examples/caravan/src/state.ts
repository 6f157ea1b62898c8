/** The position of a Caravan match. All of it is public; cards lie in it as handles. */
import type { Play, Seat, Secret } from "@sprawl/engine";

/** A card's face: suit * 10 + rank - 1. */
export type Face = number;
export type Card = Secret<Face>;

export const SUITS = ["silk", "salt", "spice", "steel"] as const;
export const HAND_LIMIT = 7; // CA-3.1
export const MARKET_SIZE = 4; // CA-1.4
export const ACTIONS_IN_TURN = 2; // CA-2.2
export const RAID_PRICE = 3; // CA-5.1
export const PLAY_PAYS = 1; // CA-4.2
export const SALE_PAYS = 2; // CA-4.4
export const PASS_PAYS = 1; // CA-4.5
/** A trail of so many cards undercuts shorter ones, which lose so many coins. */
export const LONG_TRAIL = 3; // CA-4.3
export const UNDERCUT_COSTS = 1; // CA-4.3
export const GUARD_RANK = 8; // CA-7.1
/** A market place that could not be filled. */
export const NO_CARD: Card = -1;

export type CaravanOptions = { readonly guards: boolean; readonly tolls: boolean };

export type CaravanState = {
  deck: Card[];
  market: Card[];
  discard: Card[];
  hands: Card[][];
  coins: number[];
  /** By seat, then by suit: the cards played, lowest first. */
  trails: Card[][][];
  /** Whose turn it is, and how many actions are left in it. */
  seat: Seat;
  left: number;
  /** Actions taken so far, by all. */
  moves: number;
};

export type Caravan = Play<CaravanState, CaravanOptions>;

export const suitOf = (face: Face): number => (face / 10) | 0;
export const rankOf = (face: Face): number => (face % 10) + 1;
/** CA-3.5 */
export const priceOf = (face: Face): number => 1 + (rankOf(face) >> 2);

/** CA-2.3 */
export const actionsInMatch = (seats: number): number => {
  const round = ACTIONS_IN_TURN * seats;
  return Math.floor(104 / round) * round;
};

/** A copy of the state, written out: search bots make thousands. */
export function cloneCaravan(s: CaravanState): CaravanState {
  return {
    deck: s.deck.slice(),
    market: s.market.slice(),
    discard: s.discard.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    coins: s.coins.slice(),
    trails: s.trails.map((trails) => trails.map((trail) => trail.slice())),
    seat: s.seat,
    left: s.left,
    moves: s.moves,
  };
}
