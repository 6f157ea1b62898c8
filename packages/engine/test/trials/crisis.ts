/**
 * Face-down contributions: the total is told, the owners are not.
 *
 * CR-1 Of 30 cards, values -3 to 3 but not 0 in equal number, every seat has 4 in hand.
 * CR-2 Against a crisis each seat in turn puts up to 2 cards face down; how many is seen by all.
 * CR-3 Two cards from the deck are added, and all of them are shuffled together.
 * CR-4 Their total is told, and nothing else; 3 or more averts the crisis. The cards go face down
 *      onto the discard pile.
 * CR-5 Everybody draws up to 4 again; an empty deck is made anew from the shuffled discard pile.
 * CR-6 After three crises all win who averted at least two; else nobody.
 */
import {
  clockwise,
  defineGame,
  type Play,
  pick,
  type Rule,
  type Seat,
  type Secret,
} from "@sprawl/engine";

type Card = Secret<number>;

export type CrisisState = {
  crisis: number;
  averted: number;
  first: Seat;
  hands: Card[][];
  deck: Card[];
  discard: Card[];
  /** What lies in the middle, and how many of it came from each seat. */
  pile: Card[];
  given: number[];
};

type Crisis = Play<CrisisState>;

function crisis(g: Crisis): void {
  const s = g.state;
  s.given = Array<number>(g.seats).fill(0);
  for (const seat of clockwise(g.seats, s.first)) g.next("contribute", seat); // CR-2
  g.next("resolve");
}

/** CR-2 */
function* contribute(g: Crisis, seat: Seat): Rule<void> {
  const s = g.state;
  const options = s.hands[seat].map((card) => ({ kind: "give", card, on: `card/${card}` }));
  const picked = yield* pick(seat, "contribute", options, { min: 0, max: 2, rule: "CR-2" });
  for (const { card } of picked) {
    g.take(s.hands[seat], card);
    s.pile.push(card);
  }
  s.given[seat] = picked.length; // CR-2
  g.tell("contributed", { seat, count: picked.length }, { rule: "CR-2" });
}

/** CR-3, CR-4 */
function resolve(g: Crisis): void {
  const s = g.state;
  for (let i = 0; i < 2; i++) if (refill(g)) s.pile.push(g.draw("fate", s.deck)); // CR-3
  g.mix("pile", s.pile); // CR-3
  const total = s.pile.reduce((sum, card) => sum + g.face(card), 0);
  const averted = total >= 3; // CR-4
  g.disclose("crisis-resolved", { total, averted: averted ? 1 : 0 }, { rule: "CR-4" }); // CR-4
  if (averted) s.averted++;
  s.discard.push(...s.pile); // CR-4
  s.pile = [];
  for (const seat of clockwise(g.seats, s.first)) drawUp(g, seat); // CR-5
  s.first = (s.first + 1) % g.seats;
  s.crisis++;
  if (s.crisis <= 3) return g.next("crisis");
  const winners = s.averted >= 2 ? clockwise(g.seats, 0) : [];
  g.end({ winners, reason: winners.length > 0 ? "averted" : "ruin", rule: "CR-6" }); // CR-6
}

/** CR-5 */
function drawUp(g: Crisis, seat: Seat): void {
  const { hands } = g.state;
  while (hands[seat].length < 4 && refill(g))
    g.put(g.draw("card", g.state.deck), hands[seat], seat);
}

/** CR-5: is there a card to draw? */
function refill(g: Crisis): boolean {
  const s = g.state;
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = s.discard;
    s.discard = [];
    g.shuffle("deck", s.deck);
  }
  return s.deck.length > 0;
}

const VALUES = [-3, -2, -1, 1, 2, 3].flatMap((value) => Array<number>(5).fill(value));

export const crises = defineGame<CrisisState>({
  id: "crises",
  version: 1,
  seats: { min: 2, max: 6 },
  options: {},
  setup(g) {
    const deck = g.hide("cards", VALUES); // CR-1
    g.shuffle("deck", deck);
    const hands: Card[][] = [];
    for (let seat = 0; seat < g.seats; seat++) {
      hands.push([]);
      for (let i = 0; i < 4; i++) g.put(g.draw("card", deck), hands[seat], seat); // CR-1
    }
    g.next("crisis");
    return { crisis: 1, averted: 0, first: 0, hands, deck, discard: [], pile: [], given: [] };
  },
  steps: { crisis, contribute, resolve },
  bound: 60,
  census: ({ hands, deck, discard, pile }) => ({
    cards: [...hands.flat(), ...deck, ...discard, ...pile],
  }),
});
