/**
 * Secret bids with payment.
 *
 * AU-1 Every seat has 12 credits. Four lots are sold, worth 1 to 4 points.
 * AU-2 Everybody bids at once and in secret, from 0 to all they have; then all bids are shown.
 * AU-3 Once in the match each seat may raise its own bid by 1 or 2 after the bids are shown, in the
 *      order of the seats, openly.
 * AU-4 The highest bid gets the lot and pays; the others pay half of theirs, rounded down.
 * AU-5 Seats that tie for the highest bid bid again among themselves, at least as much as before; if
 *      they tie again, nobody gets the lot and all of them pay.
 * AU-6 Most points win; ties are broken by credits.
 */
import {
  amountEach,
  ask,
  clockwise,
  defineGame,
  type Play,
  type Rule,
  type Seat,
} from "@sprawl/engine";

export type AuctionState = {
  lot: number;
  credits: number[];
  points: number[];
  raised: boolean[];
  bank: number;
};

type Auction = Play<AuctionState>;
type Bids = Map<Seat, number>;

function* sale(g: Auction): Rule<void> {
  const s = g.state;
  const bids = yield* secretBids(g, clockwise(g.seats, 0), () => 0); // AU-2
  yield* raises(g, bids); // AU-3
  const rivals = highest(bids);
  const losers = [...bids.keys()].filter((seat) => !rivals.includes(seat));
  for (const seat of losers) pay(g, seat, Math.floor((bids.get(seat) ?? 0) / 2)); // AU-4
  const winner = rivals.length === 1 ? rivals[0] : yield* bidAgain(g, rivals, bids); // AU-5
  if (winner === undefined) g.tell("not-sold", { lot: s.lot }, { rule: "AU-5" });
  else {
    pay(g, winner, bids.get(winner) ?? 0); // AU-4
    s.points[winner] += s.lot; // AU-1
    g.tell("sold", { lot: s.lot, to: winner }, { rule: "AU-4" });
  }
  s.lot++;
  g.next(s.lot <= 4 ? "sale" : "score"); // AU-1
}

/** AU-2: bids from `least` of each seat to all it has, shown when all are in. */
function* secretBids(
  g: Auction,
  seats: readonly Seat[],
  least: (seat: Seat) => number,
): Rule<Bids> {
  const { credits, lot } = g.state;
  const given = yield* amountEach("bid", seats, (seat) => ({
    min: least(seat),
    max: credits[seat],
    rule: "AU-2",
    args: { lot },
  }));
  g.tell("bids-shown", { seats, bids: seats.map((seat) => given.get(seat)) }, { rule: "AU-2" });
  return new Map(given);
}

/** AU-3 */
function* raises(g: Auction, bids: Bids): Rule<void> {
  for (const [seat, bid] of bids) {
    if (g.state.raised[seat]) continue; // AU-3
    const room = Math.min(2, g.state.credits[seat] - bid);
    const options = [0, 1, 2].slice(0, room + 1).map((by) => ({ kind: "raise", by, rule: "AU-3" }));
    const { by } = yield* ask(seat, "raise", options, { rule: "AU-3", args: { bid } });
    if (by === 0) continue;
    g.state.raised[seat] = true; // AU-3
    bids.set(seat, bid + by);
    g.tell("raised", { seat, by }, { rule: "AU-3" });
  }
}

function highest(bids: Bids): Seat[] {
  const most = Math.max(...bids.values());
  return [...bids.keys()].filter((seat) => bids.get(seat) === most);
}

/** AU-5: the winner of the second round; if there is none, all have paid. */
function* bidAgain(g: Auction, rivals: readonly Seat[], bids: Bids): Rule<Seat | undefined> {
  const again = yield* secretBids(g, rivals, (seat) => bids.get(seat) ?? 0); // AU-5
  for (const [seat, bid] of again) bids.set(seat, bid);
  const best = highest(again);
  const payers = best.length === 1 ? rivals.filter((seat) => seat !== best[0]) : rivals;
  for (const seat of payers) {
    const bid = bids.get(seat) ?? 0;
    pay(g, seat, best.length === 1 ? Math.floor(bid / 2) : bid); // AU-4, AU-5
  }
  return best.length === 1 ? best[0] : undefined;
}

function pay(g: Auction, seat: Seat, price: number): void {
  g.state.credits[seat] -= price;
  g.state.bank += price;
}

/** AU-6 */
function score(g: Auction): void {
  const { points, credits } = g.state;
  const scores = points.map((each, seat) => each * 100 + credits[seat]);
  const most = Math.max(...scores);
  const winners = clockwise(g.seats, 0).filter((seat) => scores[seat] === most);
  g.end({ winners, reason: "most-points", rule: "AU-6", scores: points });
}

export const auction = defineGame<AuctionState>({
  id: "auction",
  version: 1,
  seats: { min: 2, max: 5 },
  options: {},
  setup(g) {
    g.next("sale");
    return {
      lot: 1,
      credits: Array<number>(g.seats).fill(12),
      points: Array<number>(g.seats).fill(0),
      raised: Array<boolean>(g.seats).fill(false),
      bank: 0,
    };
  },
  steps: { sale, score },
  bound: 100,
  census: ({ credits, bank }) => ({
    totals: { credits: credits.reduce((sum, each) => sum + each, bank) },
  }),
});
