/**
 * A little game for breaking the laws with. Twelve cards, three in each hand; a turn is a draw, a
 * card played face up, or a pass; what lies on the table is shuffled back into the deck. As it is,
 * it keeps all laws; each broken game changes one thing.
 */
import {
  type AboutChoice,
  ask,
  defineGame,
  type Game,
  type Option,
  type OptionValues,
  type Plain,
  type Play,
  type Rule,
  type Seat,
  type Secret,
} from "@sprawl/engine";
import type { LawName } from "@sprawl/engine/laws";

export type Card = Secret<number>;

export type LittleState = {
  deck: Card[];
  hands: Card[][];
  table: Card[];
  turn: number;
  /** Where broken games write what they should not. */
  notes: Record<string, Plain>;
};

export type Little = Play<LittleState, OptionValues>;

export type Action = Option & {
  readonly kind: "draw" | "play" | "pass";
  readonly card?: Card;
};

/** A game that breaks a law. */
export type Broken = {
  readonly game: Game<LittleState, OptionValues>;
  /** The law it is about. */
  readonly breaks: LawName;
  /** Laws that may be found broken by the same fault. All others are kept. */
  readonly also?: readonly LawName[];
  /** It remembers earlier matches, so that nothing can be seen again exactly. */
  readonly remembers?: true;
  /** What the message must say. */
  readonly says: RegExp;
};

/** Laws that run parts of a match again: whoever cannot be run again breaks some of them too. */
export const RUN_AGAIN: readonly LawName[] = [
  "answerable",
  "deterministic",
  "leaks",
  "replays",
  "saves",
  "sealed",
  "setup-leaks",
  "shuffles",
  "mixes",
  "follows",
  "undo",
];

/** What a broken game does otherwise. */
export type Changes = {
  /** Instead of the shuffle before the deal. */
  mix?(g: Little, deck: Card[]): void;
  setup?(g: Little, state: LittleState): void;
  before?(g: Little, seat: Seat): Rule<void> | void;
  options?(g: Little, seat: Seat): readonly Action[];
  about?(g: Little, seat: Seat): AboutChoice<Action>;
  kind?(g: Little, seat: Seat): string;
  after?(g: Little, seat: Seat, action: Action): Rule<void> | void;
  recycled?(g: Little): void;
  drawn?(g: Little, seat: Seat, card: Card): void;
};

const TURNS = 16;
const HAND = 3;

export const isRed = (face: number): boolean => face % 2 === 1;

/** How many red cards a seat holds: a secret of that seat. */
export function reds(g: Little, seat: Seat): number {
  return g.state.hands[seat].filter((card) => isRed(g.face(card))).length;
}

export const next = (g: Little, seat: Seat): Seat => (seat + 1) % g.seats;

export function little(
  id: string,
  changes: Changes = {},
  more: Partial<Game<LittleState, OptionValues>> = {},
): Game<LittleState, OptionValues> {
  return defineGame<LittleState>({
    id,
    version: 1,
    seats: { min: 2, max: 3 },
    options: {},
    bound: 200,
    setup: (g) => setup(g, changes),
    steps: {
      *turn(g) {
        yield* turn(g, changes);
      },
    },
    hands: ({ hands }) => hands,
    census: ({ deck, hands, table }) => ({ cards: [...deck, ...hands.flat(), ...table] }),
    ...more,
  });
}

function setup(g: Little, changes: Changes): LittleState {
  const faces = Array.from({ length: 12 }, (_, i) => i);
  const deck = g.hide("cards", faces);
  if (changes.mix) changes.mix(g, deck);
  else g.shuffle("deck", deck);
  const hands: Card[][] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    hands.push(deck.splice(-HAND));
    for (const card of hands[seat]) g.show(card, seat);
  }
  const state: LittleState = { deck, hands, table: [], turn: 0, notes: {} };
  changes.setup?.(g, state);
  g.next("turn");
  return state;
}

function* turn(g: Little, changes: Changes): Rule<void> {
  const seat = g.state.turn % g.seats;
  const before = changes.before?.(g, seat);
  if (before) yield* before;
  const options = changes.options?.(g, seat) ?? actionsOf(g, seat);
  const kind = changes.kind?.(g, seat) ?? "act";
  const action = yield* ask(seat, kind, options, changes.about?.(g, seat) ?? {});
  carryOut(g, seat, action, changes);
  const after = changes.after?.(g, seat, action);
  if (after) yield* after;
  g.state.turn++;
  if (g.state.turn < TURNS) return g.next("turn");
  g.end({ winners: [0], reason: "done" });
}

export function actionsOf(g: Little, seat: Seat): Action[] {
  const { deck, hands } = g.state;
  const actions: Action[] = hands[seat].map((card) => ({ kind: "play", card }));
  if (deck.length > 0) actions.push({ kind: "draw" });
  return [...actions, { kind: "pass" }];
}

function carryOut(g: Little, seat: Seat, action: Action, changes: Changes): void {
  const s = g.state;
  if (action.kind === "draw") {
    const card = g.draw("card", s.deck);
    g.put(card, s.hands[seat], seat);
    changes.drawn?.(g, seat, card);
    return g.tell("drew", { seat });
  }
  if (action.kind !== "play" || action.card === undefined) return;
  const { card } = action;
  g.take(s.hands[seat], card);
  g.show(card, "all");
  s.table.push(card);
  g.tell("played", { seat }, { cards: [card] });
  if (s.table.length < 3) return;
  s.deck.push(...s.table);
  s.table = [];
  g.shuffle("deck", s.deck);
  changes.recycled?.(g);
}
