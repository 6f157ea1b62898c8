/** Tiny games, each for one thing a bot must get right. */
import {
  amountEach,
  ask,
  askEach,
  clockwise,
  defineGame,
  type Option,
  type Play,
  pick,
  type Rule,
  type Secret,
} from "@sprawl/engine";

const seats = { min: 2, max: 2 };
const about = { version: 1, seats, options: {}, bound: 100 } as const;

/** Nothing is hidden: take one to three from a heap; whoever takes the last one wins. */
type Heap = { left: number; seat: number };
export const nim = defineGame<Heap, { heap: number }>({
  ...about,
  id: "nim",
  options: { heap: { type: "number", min: 1, max: 40, default: 10 } },
  setup(g) {
    g.next("take");
    return { left: g.options.heap, seat: 0 };
  },
  steps: {
    *take(g: Play<Heap, { heap: number }>): Rule<void> {
      const { left, seat } = g.state;
      const options = [1, 2, 3].filter((n) => n <= left).map((n) => ({ kind: "take", n }));
      const { n } = yield* ask(seat, "take", options);
      g.state.left -= n;
      if (g.state.left === 0) g.end({ winners: [seat], reason: "last" });
      g.state.seat = 1 - seat;
      g.next("take");
    },
  },
});

/** Seat 1 chooses in secret, seat 0 guesses, both in one step: the choice is a local variable. */
export const SIGNS = ["rock", "paper", "scissors", "well"] as const;
type Hidden = { rounds: number };
export const guessing = defineGame<Hidden>({
  ...about,
  id: "guessing",
  setup(g) {
    g.next("guess");
    return { rounds: 0 };
  },
  steps: {
    *guess(g: Play<Hidden>): Rule<void> {
      const signs: Option[] = SIGNS.map((kind) => ({ kind }));
      const chosen = yield* askEach("choose", [1], () => signs);
      const guess = yield* ask(0, "guess", signs);
      const right = guess.kind === chosen.get(1)?.kind;
      g.disclose("guessed", { right });
      g.end({ winners: [right ? 0 : 1], reason: "guessed" });
    },
  },
});

/** Cards whose faces are objects; sets that may not be laid together; a secret bid of anything. */
export type Face = { readonly id: string; readonly power: number };
type Hand = Secret<Face>[];
type Duel = { hands: Hand[]; laid: Hand[]; bids: number[] };
export const duel = defineGame<Duel>({
  ...about,
  id: "duel",
  setup(g) {
    const faces = Array.from({ length: 12 }, (_, i): Face => ({ id: `card-${i}`, power: i }));
    const deck = g.hide("cards", faces);
    g.shuffle("deck", deck);
    const hands = [deck.slice(0, 4), deck.slice(4, 8)];
    for (const seat of [0, 1]) for (const card of hands[seat]) g.show(card, seat);
    g.next("lay", { seat: 0 });
    g.next("lay", { seat: 1 });
    g.next("bid");
    return { hands, laid: [[], []], bids: [] };
  },
  steps: {
    *lay(g: Play<Duel>, { seat }: { seat: number }): Rule<void> {
      const options = g.state.hands[seat].map((card) => ({ kind: "lay", card }));
      const laid = yield* pick(seat, "lay", options, {
        min: 1,
        max: 3,
        check: (set) => (set.length === 2 ? undefined : "DU-1"), // exactly two, said the hard way
      });
      for (const { card } of laid) {
        g.take(g.state.hands[seat], card);
        g.show(card, "all");
        g.state.laid[seat].push(card);
      }
      g.tell("laid", { seat }, { cards: laid.map(({ card }) => card) });
    },
    *bid(g: Play<Duel>): Rule<void> {
      const most = 1000;
      const bids = yield* amountEach("bid", clockwise(2, 0), () => ({ min: 0, max: most }));
      g.state.bids = [bids.get(0) ?? 0, bids.get(1) ?? 0];
      const scores = g.state.laid.map((laid, seat) => {
        const power = laid.reduce((sum, card) => sum + g.face(card).power, 0);
        return power * 100 - Math.abs(g.state.bids[seat] - 500);
      });
      g.end({ winners: [scores[0] >= scores[1] ? 0 : 1], reason: "power", scores });
    },
  },
});
