/**
 * Announced, interrupted, changed: a window after every announcement.
 *
 * ST-1 Every seat has 2 health and 2 programs face down, of 12: 5 jams, 5 snipes, 2 blanks.
 * ST-2 The seat on turn announces: shoot a seat in play, or draw a program (with fewer than 4).
 * ST-3 Then every seat in play may play a program, in secret and at once; the first from the seat on
 *      turn clockwise is served.
 * ST-4 A snipe costs a seat 1 health at once. A jam does nothing by itself.
 * ST-5 After a program the seat on turn announces anew, the same or something else; after a jam not
 *      the same. Then the window opens again, until nobody plays a program.
 * ST-6 Only then the action is done: a shot costs the target 1 health.
 * ST-7 At 0 health a seat is out; its programs are shown and discarded. If it is the seat on turn,
 *      the turn is over. A shot whose target is out cannot be kept.
 * ST-8 The last seat in play wins; after 8 rounds, all that are left.
 */
import {
  ask,
  clockwise,
  defineGame,
  type Option,
  offer,
  type Play,
  type Rule,
  type Seat,
  type Secret,
} from "@sprawl/engine";

export type Program = "jam" | "snipe" | "blank";
type Card = Secret<Program>;

export type StandoffState = {
  turn: Seat;
  round: number;
  health: number[];
  hands: Card[][];
  deck: Card[];
  discard: Card[];
};

type Standoff = Play<StandoffState>;
type Action = Option & ({ kind: "shoot"; target: Seat } | { kind: "draw" | "wait" });
type Played = Option & { kind: Program; card: Card; target?: Seat };

const isIn = (g: Standoff, seat: Seat): boolean => g.state.health[seat] > 0;
const inPlay = (g: Standoff): Seat[] => clockwise(g.seats, g.state.turn).filter((s) => isIn(g, s));

/** The whole of an action, from its announcement to its effect. */
function* act(g: Standoff): Rule<void> {
  const { turn } = g.state;
  let action = yield* announce(g, turn);
  for (;;) {
    const program = yield* interruption(g); // ST-3
    if (!program) break;
    if (!isIn(g, turn)) g.leave("turn"); // ST-7
    action = yield* announce(g, turn, program === "jam" ? action : undefined); // ST-5
  }
  if (action.kind === "shoot") wound(g, action.target); // ST-6
  if (action.kind === "draw") draw(g, turn); // ST-6
}

/** ST-2, and ST-5: `jammed` is what may not be announced again. */
function* announce(g: Standoff, seat: Seat, jammed?: Action): Rule<Action> {
  const all: Action[] = [
    ...inPlay(g)
      .filter((target) => target !== seat)
      .map((target): Action => ({ kind: "shoot", target, on: `seat/${target}`, rule: "ST-2" })), // ST-7
    ...(g.state.hands[seat].length < 4 ? [{ kind: "draw", rule: "ST-2" } as const] : []),
  ];
  const same = (action: Action) =>
    action.kind === jammed?.kind && (action.kind !== "shoot" || action.target === jammed.target);
  const actions = all.filter((action) => !same(action)); // ST-5
  const barred = all.filter(same).map((option) => ({ option, rule: "ST-5" }));
  if (actions.length === 0) actions.push({ kind: "wait", rule: "ST-5" });
  const action = yield* ask(seat, "announce", actions, { rule: "ST-2", barred });
  g.tell("announced", { by: seat, action: action.kind, ...(action.kind === "shoot" && action) });
  return action;
}

/** ST-3: the program that somebody played, if anybody did. */
function* interruption(g: Standoff): Rule<Program | undefined> {
  let played: Program | undefined;
  yield* offer<Played>(
    "interrupt",
    () => (played ? [] : inPlay(g)), // ST-3, ST-5: one program, then a new announcement
    (seat) => ({ options: playable(g, seat), rule: "ST-3" }),
    function* (seat, { card, kind, target }) {
      g.take(g.state.hands[seat], card);
      g.show(card, "all");
      g.state.discard.push(card);
      g.tell("played", { seat }, { cards: [card], rule: "ST-3" });
      g.uses(kind);
      played = kind;
      if (target !== undefined) wound(g, target); // ST-4
    },
  );
  return played;
}

function playable(g: Standoff, seat: Seat): Played[] {
  return g.state.hands[seat].flatMap((card): Played[] => {
    const on = `card/${card}`;
    switch (g.face(card)) {
      case "jam":
        return [{ kind: "jam", card, on, rule: "ST-4" }];
      case "snipe":
        return inPlay(g).map((target) => ({ kind: "snipe", card, target, on, rule: "ST-4" }));
      default:
        return [];
    }
  });
}

function draw(g: Standoff, seat: Seat): void {
  const s = g.state;
  if (s.deck.length === 0) {
    s.deck = s.discard;
    s.discard = [];
    g.shuffle("deck", s.deck);
  }
  if (s.deck.length > 0) g.put(g.draw("program", s.deck), s.hands[seat], seat);
}

/** ST-4, ST-6, ST-7 */
function wound(g: Standoff, seat: Seat): void {
  const s = g.state;
  s.health[seat]--;
  g.tell("wounded", { seat, health: s.health[seat] });
  if (s.health[seat] > 0) return;
  for (const card of s.hands[seat]) g.show(card, "all"); // ST-7
  s.discard.push(...s.hands[seat]);
  s.hands[seat] = [];
  const left = inPlay(g);
  if (left.length === 1) g.end({ winners: left, reason: "last-in-play", rule: "ST-8" }); // ST-8
}

function turn(g: Standoff): void {
  g.within("turn", () => g.next("act"));
  g.next("pass-on");
}

function passOn(g: Standoff): void {
  const s = g.state;
  do {
    s.turn = (s.turn + 1) % g.seats;
    if (s.turn === 0) s.round++;
  } while (!isIn(g, s.turn)); // ST-7
  if (s.round > 8) g.end({ winners: inPlay(g).sort(), reason: "stand-off", rule: "ST-8" }); // ST-8
  g.next("turn");
}

const PROGRAMS: readonly Program[] = [
  ...Array<Program>(5).fill("jam"),
  ...Array<Program>(5).fill("snipe"),
  "blank",
  "blank",
];

export const standoff = defineGame<StandoffState>({
  id: "standoff",
  version: 1,
  seats: { min: 2, max: 5 },
  options: {},
  setup(g) {
    const deck = g.hide("programs", PROGRAMS);
    g.shuffle("deck", deck);
    const hands: Card[][] = [];
    for (let seat = 0; seat < g.seats; seat++) {
      hands.push([]);
      for (let i = 0; i < 2; i++) g.put(g.draw("program", deck), hands[seat], seat); // ST-1
    }
    g.next("turn");
    const health = Array<number>(g.seats).fill(2); // ST-1
    return { turn: 0, round: 1, health, hands, deck, discard: [] };
  },
  steps: { turn, act, "pass-on": passOn },
  bound: 1000,
  census: ({ hands, deck, discard }) => ({ cards: [...hands.flat(), ...deck, ...discard] }),
  content: ["jam", "snipe"],
});
