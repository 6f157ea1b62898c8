/**
 * The yardstick: Caravan-40 by the same rules and with no engine at all. Plain arrays, changed in
 * place, moves packed into small integers, nothing kept that play does not need. This is what the
 * engine's speed is measured against; lockstep.ts proves that it is the same game.
 */
import { actionsInMatch, HAND_LIMIT, MARKET_SIZE, RAID_PRICE } from "@sprawl/caravan";

export const DRAW = 0;
export const BUY = 1;
export const PLAY = 2;
export const SELL = 3;
export const RAID = 4;
export const PASS = 5;

/** The kinds by their names, as our game and the peers call them. */
export const KINDS = ["draw", "buy", "play", "sell", "raid", "pass"] as const;

/** A move: its kind, and a place in the market, a place in the hand, or a seat. */
export const pack = (kind: number, about: number): number => kind * 16 + about;
export const kindOf = (move: number): number => move >> 4;
export const aboutOf = (move: number): number => move & 15;

export const price = (card: number): number => 1 + (((card % 10) + 1) >> 2);
const suit = (card: number): number => (card / 10) | 0;

/** Where chance comes from. */
export type Dice = { below(n: number): number };

/** A quick generator whose whole state is one number. */
export class Rng implements Dice {
  constructor(public state: number) {}

  next(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let x = this.state;
    x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return (x ^ (x >>> 15)) >>> 0;
  }

  below(n: number): number {
    return Math.floor((this.next() / 4294967296) * n);
  }
}

export function shuffle(cards: number[], dice: Dice): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}

export class Yardstick {
  deck: number[] = [];
  market: number[] = [];
  discard: number[] = [];
  hands: number[][] = [];
  coins: number[] = [];
  trails: number[][][] = [];
  seat = 0;
  left = 2;
  moves = 0;
  over = false;
  readonly limit: number;

  constructor(
    readonly seats: number,
    readonly dice: Dice,
  ) {
    this.limit = actionsInMatch(seats);
  }

  /** Deal a new match. */
  deal(): this {
    for (let card = 0; card < 40; card++) this.deck.push(card);
    shuffle(this.deck, this.dice);
    for (let seat = 0; seat < this.seats; seat++) {
      this.hands.push(this.deck.splice(this.deck.length - 5, 5));
      this.coins.push(3);
      this.trails.push([[], [], [], []]);
    }
    for (let i = 0; i < MARKET_SIZE; i++) this.market.push(this.deck.pop() as number);
    return this;
  }

  private nextCard(): number {
    if (this.deck.length === 0) {
      if (this.discard.length === 0) return -1;
      const empty = this.deck;
      this.deck = this.discard;
      this.discard = empty;
      shuffle(this.deck, this.dice);
    }
    return this.deck.pop() as number;
  }

  /** Write the legal moves into `out`; returns how many there are. */
  legal(out: number[]): number {
    let count = 0;
    const { seat, hands, trails, market } = this;
    const hand = hands[seat];
    const coins = this.coins[seat];
    const room = hand.length < HAND_LIMIT;
    if (room) {
      if (this.deck.length + this.discard.length > 0) out[count++] = pack(DRAW, 0);
      for (let i = 0; i < MARKET_SIZE; i++) {
        if (market[i] >= 0 && price(market[i]) <= coins) out[count++] = pack(BUY, i);
      }
    }
    for (let i = 0; i < hand.length; i++) {
      const trail = trails[seat][suit(hand[i])];
      if (trail.length === 0 || trail[trail.length - 1] < hand[i]) out[count++] = pack(PLAY, i);
    }
    for (let i = 0; i < hand.length; i++) out[count++] = pack(SELL, i);
    if (room && coins >= RAID_PRICE) {
      for (let rival = 0; rival < this.seats; rival++) {
        if (rival !== seat && hands[rival].length > 0) out[count++] = pack(RAID, rival);
      }
    }
    out[count++] = pack(PASS, 0);
    return count;
  }

  /** Check a move and make it; false, and nothing changed, when it is illegal. */
  apply(move: number): boolean {
    if (this.over || !this.change(kindOf(move), aboutOf(move))) return false;
    this.moves++;
    if (--this.left === 0) {
      this.left = 2;
      this.seat = (this.seat + 1) % this.seats;
    }
    if (this.moves >= this.limit) this.over = true;
    return true;
  }

  private change(kind: number, about: number): boolean {
    const { seat } = this;
    const hand = this.hands[seat];
    switch (kind) {
      case DRAW: {
        if (hand.length >= HAND_LIMIT) return false;
        const card = this.nextCard();
        if (card < 0) return false;
        hand.push(card);
        return true;
      }
      case BUY: {
        const card = this.market[about];
        if (hand.length >= HAND_LIMIT || card === undefined || card < 0) return false;
        if (price(card) > this.coins[seat]) return false;
        this.coins[seat] -= price(card);
        hand.push(card);
        this.market[about] = this.nextCard();
        return true;
      }
      case PLAY:
        return this.play(seat, hand, about);
      case SELL: {
        const card = hand[about];
        if (card === undefined) return false;
        hand.splice(about, 1);
        this.discard.push(card);
        this.coins[seat] += 2;
        return true;
      }
      case RAID: {
        const victim = this.hands[about];
        if (about === seat || victim === undefined || victim.length === 0) return false;
        if (hand.length >= HAND_LIMIT || this.coins[seat] < RAID_PRICE) return false;
        this.coins[seat] -= RAID_PRICE;
        hand.push(victim.splice(this.dice.below(victim.length), 1)[0]);
        return true;
      }
      case PASS:
        this.coins[seat]++;
        return true;
      default:
        return false;
    }
  }

  private play(seat: number, hand: number[], about: number): boolean {
    const card = hand[about];
    if (card === undefined) return false;
    const trail = this.trails[seat][suit(card)];
    if (trail.length > 0 && trail[trail.length - 1] > card) return false;
    hand.splice(about, 1);
    trail.push(card);
    this.coins[seat]++;
    if (trail.length !== 3) return true;
    for (let rival = 0; rival < this.seats; rival++) {
      if (rival === seat || this.trails[rival][suit(card)].length >= 3) continue;
      if (this.coins[rival] > 0) this.coins[rival]--;
    }
    return true;
  }

  score(seat: number): number {
    let points = this.coins[seat];
    for (const trail of this.trails[seat]) for (const card of trail) points += (card % 10) + 1;
    return points;
  }

  winner(): number {
    let best = 0;
    for (let seat = 1; seat < this.seats; seat++) {
      if (this.score(seat) > this.score(best)) best = seat;
    }
    return best;
  }

  /** A copy that goes its own way, with other dice. */
  clone(dice: Dice): Yardstick {
    const copy = new Yardstick(this.seats, dice);
    copy.deck = this.deck.slice();
    copy.market = this.market.slice();
    copy.discard = this.discard.slice();
    copy.hands = this.hands.map((hand) => hand.slice());
    copy.coins = this.coins.slice();
    copy.trails = this.trails.map((trails) => trails.map((trail) => trail.slice()));
    copy.seat = this.seat;
    copy.left = this.left;
    copy.moves = this.moves;
    copy.over = this.over;
    return copy;
  }
}
