/**
 * Are they the same game? The yardstick and our engine play the same match side by side. The
 * yardstick is given the engine's chance: it shuffles by the numbers the seed yields under the name
 * "deck", and raids the card the engine raided. Everything else it must come to by itself: the same
 * legal moves and, after each move, the same cards and coins everywhere; in the end the same scores.
 */
import { type CaravanState, type Card, caravan, NO_CARD } from "@sprawl/caravan";
import { ask, defineGame, type Option } from "@sprawl/engine";
import { namedSeed } from "@sprawl/engine/host";
import { createMatch, give, type OpenMatch } from "@sprawl/engine/search";
import { aboutOf, type Dice, KINDS, kindOf, PLAY, Rng, SELL, Yardstick } from "./yardstick.js";

/** A game of nothing: what a seed yields under a name can be asked of a match of it. */
const nothing = defineGame({
  id: "nothing",
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  setup: (g) => {
    g.next("wait");
    return {};
  },
  steps: {
    *wait() {
      yield* ask(0, "wait", [{ kind: "pass" }]);
    },
  },
  bound: 1,
});

/** Yields what the engine gets; for a raid, the place of the card that the engine took. */
class EngineDice implements Dice {
  readonly #source: OpenMatch;
  /** The place of the raided card, during a raid. */
  raided: number | undefined;

  constructor(seed: string) {
    this.#source = createMatch(nothing, { seats: 1, seed });
  }

  below(n: number): number {
    return this.raided ?? this.#source.play.below("deck", n);
  }
}

type Loop = new (seats: number, dice: Dice) => Yardstick;

/** One match in lockstep; returns how many moves it had. Throws where the two differ. */
export function lockstep(seats: number, number: number, MadeOf: Loop = Yardstick): number {
  const seed = namedSeed(`lockstep ${number}`);
  const match = createMatch(caravan, { seats, seed });
  const dice = new EngineDice(seed);
  const loop = new MadeOf(seats, dice).deal();
  const player = new Rng(number);
  const where = () => `${seats} seats, match ${number}, move ${loop.moves}`;
  same(loop, match, where);
  while (match.pending) {
    const options = optionsOf(match);
    const moves: number[] = [];
    moves.length = loop.legal(moves);
    expectSame(
      "legal moves",
      moves.map(meaning(loop)).sort(),
      options.map(said(match)).sort(),
      where,
    );
    const option = options[player.below(options.length)];
    const move = moveOf(loop, match, option);
    const before = facesOf(match, stateOf(match).hands[loop.seat]);
    const { seat } = loop;
    give(match, 0, option);
    if (option.kind === "raid") {
      const after = facesOf(match, stateOf(match).hands[seat]);
      const taken = after.find((face) => !before.includes(face)) ?? NO_CARD;
      dice.raided = loop.hands[aboutOf(move)].indexOf(taken);
    }
    expectSame("move is legal", loop.apply(move), true, where);
    dice.raided = undefined;
    same(loop, match, where);
  }
  expectSame("over", loop.over, true, where);
  const { result } = match.play;
  const scores = loop.hands.map((_, at) => loop.score(at));
  expectSame("scores", scores, result?.scores, where);
  expectSame("winner", [loop.winner()], result?.winners, where);
  return loop.moves;
}

export type LockstepFigures = { readonly matches: number; readonly moves: number };

/** Many matches, of two, three and four seats in turn. */
export function lockstepOf(matches: number): LockstepFigures {
  let moves = 0;
  for (let number = 0; number < matches; number++) moves += lockstep(2 + (number % 3), number);
  return { matches, moves };
}

// --- one language for both -----------------------------------------------------------------------

function stateOf(match: OpenMatch): CaravanState {
  return match.play.state as CaravanState;
}

function optionsOf(match: OpenMatch): readonly Option[] {
  const { pending } = match;
  if (pending?.form !== "choose") throw new Error("Caravan asks one seat to choose");
  return pending.options as readonly Option[];
}

function facesOf(match: OpenMatch, cards: readonly Card[]): number[] {
  return cards.map((card) => (card === NO_CARD ? NO_CARD : match.play.face(card)));
}

const sorted = (faces: readonly number[]): number[] => [...faces].sort((a, b) => a - b);

/** A move of the yardstick, in words that name faces and not places in a hand. */
function meaning(loop: Yardstick): (move: number) => string {
  return (move) => {
    const kind = kindOf(move);
    const inHand = kind === PLAY || kind === SELL;
    return `${KINDS[kind]} ${inHand ? loop.hands[loop.seat][aboutOf(move)] : aboutOf(move)}`;
  };
}

/** An option of ours, in the same words. */
function said(match: OpenMatch): (option: Option) => string {
  return ({ kind, card, place, target }) => {
    const face = card === undefined ? undefined : match.play.face(Number(card));
    return `${kind} ${face ?? place ?? target ?? 0}`;
  };
}

/** The yardstick's move that means this option. */
function moveOf(loop: Yardstick, match: OpenMatch, option: Option): number {
  const words = said(match)(option);
  const moves: number[] = [];
  moves.length = loop.legal(moves);
  const move = moves.find((each) => meaning(loop)(each) === words);
  if (move === undefined) throw new Error(`the yardstick has no move that means "${words}"`);
  return move;
}

/** Compare everything that lies on the table. A hand has no order; the deck has. */
function same(loop: Yardstick, match: OpenMatch, where: () => string): void {
  const { deck, market, discard, hands, coins, trails, seat, left, moves } = stateOf(match);
  const faces = (cards: readonly Card[]) => facesOf(match, cards);
  expectSame("deck", loop.deck, faces(deck), where);
  expectSame("market", loop.market, faces(market), where);
  expectSame("discard", loop.discard, faces(discard), where);
  expectSame(
    "hands",
    loop.hands.map(sorted),
    hands.map((hand) => sorted(faces(hand))),
    where,
  );
  expectSame("coins", loop.coins, coins, where);
  expectSame(
    "trails",
    loop.trails,
    trails.map((own) => own.map(faces)),
    where,
  );
  if (match.pending) expectSame("turn", [loop.seat, loop.left], [seat, left], where);
  expectSame("moves", loop.moves, moves, where);
}

function expectSame(what: string, loop: unknown, engine: unknown, where: () => string): void {
  const [a, b] = [JSON.stringify(loop), JSON.stringify(engine)];
  if (a !== b) throw new Error(`${where()}: ${what}: the yardstick has ${a}, the engine ${b}`);
}
