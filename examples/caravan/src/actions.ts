/** CA-3 to CA-5: what a seat may do with an action, and what it does. */
import type { Barred, Seat } from "@sprawl/engine";
import type { Action } from "./questions.js";
import {
  type Caravan,
  type Card,
  HAND_LIMIT,
  LONG_TRAIL,
  MARKET_SIZE,
  NO_CARD,
  PASS_PAYS,
  PLAY_PAYS,
  priceOf,
  RAID_PRICE,
  SALE_PAYS,
  suitOf,
  UNDERCUT_COSTS,
} from "./state.js";

// Options that look the same in every match are made once; frozen, they are also shown for less.
const DRAW: Action = Object.freeze({ kind: "draw", on: "deck", rule: "CA-3.2" });
const PASS: Action = Object.freeze({ kind: "pass", rule: "CA-4.5" });
const BUY: readonly Action[] = listOf(MARKET_SIZE, buyFrom);
const RAID: readonly Action[] = listOf(4, raidOn);
const PLAY: readonly Action[] = listOf(40, (card) => withCard("play", card, "CA-4.1"));
const SELL: readonly Action[] = listOf(40, (card) => withCard("sell", card, "CA-4.4"));

function listOf(count: number, make: (i: number) => Action): Action[] {
  return Array.from({ length: count }, (_, i) => Object.freeze(make(i)));
}

function buyFrom(place: number): Action {
  return { kind: "buy", place, on: `market/${place}`, rule: "CA-3.5" };
}

function raidOn(target: Seat): Action {
  return { kind: "raid", target, on: `seat/${target}`, rule: "CA-5.1" };
}

function withCard(kind: "play" | "sell", card: Card, rule: string): Action {
  return { kind, card, on: `card/${card}`, rule };
}

/** CA-3.1, CA-R1: the limit is looked at before the action, not after it. */
const hasRoom = (g: Caravan, seat: Seat): boolean => g.state.hands[seat].length < HAND_LIMIT;

/** CA-3.4 */
const canDraw = (g: Caravan): boolean => g.state.deck.length + g.state.discard.length > 0;

function fits(g: Caravan, seat: Seat, card: Card): boolean {
  const face = g.face(card);
  const trail = g.state.trails[seat][suitOf(face)];
  return trail.length === 0 || g.face(trail[trail.length - 1]) < face; // CA-4.1
}

/** Everything this seat may do now. `raids` is false for a raider who was stopped. */
export function actionsOf(g: Caravan, seat: Seat, raids: boolean): Action[] {
  const { hands, coins, market } = g.state;
  const hand = hands[seat];
  const purse = coins[seat];
  const actions: Action[] = [];
  const room = hand.length < HAND_LIMIT; // CA-3.1
  if (room) {
    if (canDraw(g)) actions.push(DRAW); // CA-3.4
    for (let place = 0; place < MARKET_SIZE; place++) {
      const card = market[place];
      if (card !== NO_CARD && priceOf(g.face(card)) <= purse) actions.push(BUY[place]); // CA-3.5
    }
  }
  for (let i = 0; i < hand.length; i++) {
    if (fits(g, seat, hand[i])) actions.push(PLAY[hand[i]]); // CA-4.1
  }
  for (let i = 0; i < hand.length; i++) actions.push(SELL[hand[i]]); // CA-4.4
  const mayRaid = room && raids && purse >= RAID_PRICE; // CA-3.1, CA-5.1, CA-7.3
  if (mayRaid) {
    for (let rival = 0; rival < g.seats; rival++) {
      if (rival !== seat && hands[rival].length > 0) actions.push(RAID[rival]); // CA-5.1
    }
  }
  actions.push(PASS); // CA-4.5
  return actions;
}

/** What one would expect to be able to do, and which rule forbids it. */
export function barredActions(g: Caravan, seat: Seat, raids: boolean): Barred[] {
  const { hands, coins, market } = g.state;
  const barred: Barred[] = [];
  const room = hasRoom(g, seat);
  if (!room) barred.push({ option: DRAW, rule: "CA-3.1" });
  else if (!canDraw(g)) barred.push({ option: DRAW, rule: "CA-3.4" });
  for (let place = 0; place < MARKET_SIZE; place++) {
    const card = market[place];
    if (card === NO_CARD) barred.push({ option: BUY[place], rule: "CA-3.6" });
    else if (!room) barred.push({ option: BUY[place], rule: "CA-3.1" });
    else if (priceOf(g.face(card)) > coins[seat])
      barred.push({ option: BUY[place], rule: "CA-3.5" });
  }
  for (const card of hands[seat]) {
    if (!fits(g, seat, card)) barred.push({ option: PLAY[card], rule: "CA-4.1" });
  }
  for (let rival = 0; rival < g.seats; rival++) {
    if (rival === seat) continue;
    const rule = whyNoRaid(g, seat, rival, room, raids);
    if (rule) barred.push({ option: RAID[rival], rule });
  }
  return barred;
}

function whyNoRaid(g: Caravan, seat: Seat, rival: Seat, room: boolean, raids: boolean) {
  if (!raids) return "CA-7.3";
  if (!room) return "CA-3.1";
  if (g.state.coins[seat] < RAID_PRICE || g.state.hands[rival].length === 0) return "CA-5.1";
  return undefined;
}

/** The next card of the deck, or `NO_CARD` if there is none anywhere. */
function nextCard(g: Caravan): Card {
  const s = g.state;
  if (s.deck.length === 0) {
    if (s.discard.length === 0) return NO_CARD; // CA-3.6
    s.deck = s.discard; // CA-3.3
    s.discard = [];
    g.shuffle("deck", s.deck); // CA-3.3
  }
  return g.draw("card", s.deck); // CA-3.2
}

/** CA-3.2 */
export function draw(g: Caravan, seat: Seat): void {
  g.put(nextCard(g), g.state.hands[seat], seat);
  g.tell("drew", { seat }, { rule: "CA-3.2" });
}

/** CA-3.5 */
export function buy(g: Caravan, seat: Seat, place: number): void {
  const s = g.state;
  const card = s.market[place];
  const price = priceOf(g.face(card));
  s.coins[seat] -= price; // CA-3.5
  g.tell("bought", { seat, price }, { cards: [card], rule: "CA-3.5" });
  g.put(card, s.hands[seat], seat);
  const filled = nextCard(g); // CA-3.6
  if (filled !== NO_CARD) g.show(filled, "all"); // CA-1.4
  s.market[place] = filled; // CA-3.6
}

/** CA-4.1 to CA-4.3 */
export function play(g: Caravan, seat: Seat, card: Card): void {
  const s = g.state;
  const suit = suitOf(g.face(card));
  g.take(s.hands[seat], card);
  g.show(card, "all");
  const trail = s.trails[seat][suit];
  trail.push(card); // CA-4.1
  s.coins[seat] += PLAY_PAYS; // CA-4.2
  g.tell("played", { seat }, { cards: [card], rule: "CA-4.1" });
  if (trail.length !== LONG_TRAIL) return; // CA-4.3
  for (let rival = 0; rival < g.seats; rival++) {
    if (rival === seat || s.trails[rival][suit].length >= LONG_TRAIL) continue; // CA-4.3
    if (s.coins[rival] === 0) continue; // CA-4.3
    s.coins[rival] -= UNDERCUT_COSTS; // CA-4.3
    g.tell("undercut", { seat: rival, by: seat }, { rule: "CA-4.3" });
  }
}

/** CA-4.4 */
export function sell(g: Caravan, seat: Seat, card: Card): void {
  g.take(g.state.hands[seat], card);
  g.show(card, "all");
  g.state.discard.push(card); // CA-4.4
  g.state.coins[seat] += SALE_PAYS; // CA-4.4
  g.tell("sold", { seat }, { cards: [card], rule: "CA-4.4" });
}

/** CA-4.5 */
export function pass(g: Caravan, seat: Seat): void {
  g.state.coins[seat] += PASS_PAYS; // CA-4.5
  g.tell("passed", { seat }, { rule: "CA-4.5" });
}

/** CA-5 */
export function raid(g: Caravan, seat: Seat, target: Seat): void {
  const s = g.state;
  s.coins[seat] -= RAID_PRICE; // CA-5.1
  const card = g.drawAny("raid", s.hands[target]); // CA-5.1
  g.show(card, [seat, target]); // CA-5.2
  g.tell("raided", { by: seat, target }, { cards: [card], rule: "CA-5.1" });
  g.put(card, s.hands[seat], seat);
}
