/**
 * A sound game with something of everything: hidden roles, hands, a deck, sealed bids and votes,
 * a window, picks with a check, disclosures, content, two ways to end. It keeps all laws.
 */
import {
  amountEach,
  ask,
  askEach,
  BadInput,
  clockwise,
  defineGame,
  type GameText,
  type Option,
  offer,
  type Play,
  pick,
  type Rule,
  type Seat,
  type Secret,
} from "@sprawl/engine";

type Ware = { readonly id: string; readonly worth: number };
type Role = "thief" | "trader";

type BazaarState = {
  roles: Secret<Role>[];
  deck: Secret<Ware>[];
  hands: Secret<Ware>[][];
  sold: Secret<Ware>[];
  coins: number[];
  bank: number;
  round: number;
};

type BazaarOptions = {
  readonly hasty: boolean;
  readonly stock: string;
  readonly rounds: number;
};

type Bazaar = Play<BazaarState, BazaarOptions>;

const WARES = ["silk", "salt", "glass", "steel"] as const;
const DRAW: Option = { kind: "draw", rule: "BZ-2" };
const HAND_LIMIT = 4;

function setup(g: Bazaar): BazaarState {
  const { stock, rounds } = g.options;
  if (stock === "scarce" && rounds > 2)
    throw new BadInput("options", "too little for three rounds");
  const faces = (stock === "scarce" ? [1, 2] : [1, 2, 3]).flatMap((worth) =>
    WARES.map((id): Ware => ({ id, worth })),
  );
  const deck = g.hide("wares", faces);
  g.shuffle("deck", deck);
  const seats = clockwise(g.seats, 0);
  const roles = g.hide<Role>(
    "roles",
    seats.map((seat) => (seat === 0 ? "thief" : "trader")),
  );
  g.shuffle("roles", roles);
  for (const seat of seats) g.show(roles[seat], seat);
  const hands = seats.map((seat) => {
    const hand = deck.splice(-2);
    for (const card of hand) g.show(card, seat);
    return hand;
  });
  for (let round = 0; round < rounds; round++) {
    for (const seat of seats) g.next("turn", { seat });
    g.next("evening");
  }
  g.next("close");
  const brought = Number(g.carried ?? 0);
  return { roles, deck, hands, sold: [], coins: seats.map(() => 3 + brought), bank: 20, round: 1 };
}

function* turn(g: Bazaar, { seat }: { seat: Seat }): Rule<void> {
  const s = g.state;
  const full = s.hands[seat].length >= HAND_LIMIT || s.deck.length === 0;
  const sell: Option[] = s.hands[seat].length > 0 ? [{ kind: "sell", rule: "BZ-3" }] : [];
  const action = yield* ask(seat, "act", [...(full ? [] : [DRAW]), ...sell, { kind: "pass" }], {
    barred: full ? [{ option: DRAW, rule: "BZ-2" }] : [],
    rule: "BZ-1",
  });
  if (action.kind === "draw") {
    g.put(g.draw("ware", s.deck), s.hands[seat], seat);
    g.tell("drew", { seat }, { rule: "BZ-2" });
  }
  if (action.kind === "sell") yield* sellSome(g, seat);
}

/** BZ-3: one or two wares, of one kind; anybody else may haggle first. */
function* sellSome(g: Bazaar, seat: Seat): Rule<void> {
  const s = g.state;
  const options = s.hands[seat].map((card) => ({ kind: "ware", card, on: `card/${card}` }));
  const picked = yield* pick(seat, "choose-wares", options, {
    min: 1,
    max: 2,
    check: (wares) =>
      new Set(wares.map(({ card }) => g.face(card).id)).size > 1 ? "BZ-3" : undefined,
    safe: options.slice(0, 1),
  });
  g.tell("offers", { seat, wares: picked.length }, { rule: "BZ-3" });
  let price = 2;
  const others = g.options.hasty ? [] : clockwise(g.seats, seat).slice(1);
  yield* offer(
    "haggle",
    () => (price > 1 ? others : []),
    () => [{ kind: "haggle", rule: "BZ-4" }],
    function* (by) {
      price--;
      g.uses("haggle");
      g.tell("haggled", { by, seat }, { rule: "BZ-4" });
    },
  );
  for (const { card } of picked) {
    g.take(s.hands[seat], card);
    g.show(card, "all");
    s.sold.push(card);
    g.uses(g.face(card).id);
    pay(g, seat, Math.min(price, s.bank));
  }
  g.tell("sold", { seat, price }, { cards: picked.map(({ card }) => card), rule: "BZ-3" });
}

function pay(g: Bazaar, seat: Seat, coins: number): void {
  g.state.coins[seat] += coins;
  g.state.bank -= coins;
}

/** BZ-5: sealed bids for the watch; the highest bidder sees one role. BZ-6: then all accuse. */
function* evening(g: Bazaar): Rule<void> {
  const s = g.state;
  const seats = clockwise(g.seats, 0);
  const bids = yield* amountEach("bid", seats, (seat) => ({ min: 0, max: s.coins[seat] }));
  const most = Math.max(...bids.values());
  const highest = seats.find((seat) => bids.get(seat) === most) ?? 0;
  g.disclose("bids-opened", { highest, most }, { rule: "BZ-5" });
  pay(g, highest, -most);
  const suspect = (highest + 1) % g.seats;
  g.show(s.roles[suspect], highest);
  g.tell("watched", { by: highest, target: suspect }, { cards: [s.roles[suspect]], rule: "BZ-5" });
  const votes = yield* askEach("accuse", seats, () =>
    seats.map((target) => ({ kind: "accuse", target })),
  );
  const against = seats.map(
    (seat) => [...votes.values()].filter(({ target }) => target === seat).length,
  );
  const accused = against.indexOf(Math.max(...against));
  const caught = g.face(s.roles[accused]) === "thief" && against[accused] * 2 > g.seats;
  g.disclose("accused", { target: accused, caught: caught ? 1 : 0 }, { rule: "BZ-6" });
  if (caught) g.end({ winners: seats.filter((seat) => seat !== accused), reason: "thief-caught" });
  s.round++;
}

function close(g: Bazaar): void {
  const { roles, coins } = g.state;
  const thief = roles.findIndex((role) => g.face(role) === "thief");
  g.end({ winners: [thief], reason: "thief-got-away", scores: coins });
}

export const bazaar = defineGame<BazaarState, BazaarOptions>({
  id: "bazaar",
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    hasty: { type: "flag", default: false },
    stock: { type: "choice", values: ["plenty", "scarce"], default: "plenty" },
    rounds: { type: "number", min: 1, max: 3, default: 2 },
  },
  presets: { usual: {}, short: { rounds: 1, hasty: true } },
  setup,
  steps: { turn, evening, close },
  bound: 500,
  census: ({ roles, deck, hands, sold, coins, bank }) => ({
    cards: [...roles, ...deck, ...hands.flat(), ...sold],
    totals: { coins: coins.reduce((sum, each) => sum + each, bank) },
  }),
  clone: (s) => ({
    ...s,
    roles: s.roles.slice(),
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    sold: s.sold.slice(),
    coins: s.coins.slice(),
  }),
  content: [...WARES, "haggle"],
});

export const bazaarText: GameText = {
  title: "Bazaar",
  prompts: {
    act: "Choose an action.",
    "choose-wares": "Choose one or two wares of one kind.",
    haggle: "Haggle?",
    bid: "Bid for the watch.",
    accuse: "Whom do you accuse?",
  },
  options: {
    draw: "Draw a ware",
    sell: "Sell",
    pass: "Pass",
    ware: "{card}",
    haggle: "Haggle",
    accuse: "Accuse {target}",
  },
  events: {
    drew: "{seat} draws.",
    offers: "{seat} offers {wares} {wares|ware|wares}.",
    haggled: "{by} haggles with {seat}.",
    sold: "{seat} sells {cards} for {price} each.",
    "bids-opened": "{highest} bids most: {most}.",
    watched: "{by} watches {target}, who is {cards}.",
    accused: "{target} is accused.",
  },
  results: { "thief-caught": "The thief is caught.", "thief-got-away": "The thief got away." },
  settings: { hasty: "No haggling", stock: "Stock", rounds: "Rounds" },
  labels: { "barred.BZ-2": "Your hands are full." },
};
