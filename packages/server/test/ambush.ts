/**
 * A trial game with what the server must get right around windows and talk.
 *
 * AM-1 Every seat has a shield or nothing, face down, and belongs to a gang; gangs know their own.
 * AM-2 The seat on turn shoots at somebody or waits. A round is a turn for every seat still in.
 * AM-3 After a shot every other seat in may raise a shield, in secret and at once: then it does no
 *      harm. Without a shield the target is out.
 * AM-4 After each turn every seat in may start a rumour, which does nothing.
 * AM-5 It is over after three rounds, or when one seat is left.
 */
import {
  ask,
  clockwise,
  defineGame,
  type GameEntry,
  type Option,
  offer,
  type Play,
  type Rule,
  type Seat,
  type Secret,
} from "@sprawl/engine";

type State = {
  turn: Seat;
  round: number;
  out: Seat[];
  hands: Secret<string>[];
  gangs: Secret<string>[];
};
type Ambush = Play<State>;

const isIn = (g: Ambush, seat: Seat) => !g.state.out.includes(seat);
const others = (g: Ambush) =>
  clockwise(g.seats, g.state.turn).filter((seat) => seat !== g.state.turn && isIn(g, seat));
const RUMOUR: Option = { kind: "rumour" };

function* turn(g: Ambush): Rule<void> {
  const { turn: by } = g.state;
  const shots = others(g).map((target) => ({ kind: "shoot", target }) as const);
  const action = yield* ask(by, "act", [{ kind: "wait" } as const, ...shots]);
  if (action.kind === "shoot") yield* shot(g, action.target);
  yield* offer(
    "rumour",
    others(g),
    () => [RUMOUR],
    function* () {},
  );
  g.next("turn");
  moveOn(g);
}

function* shot(g: Ambush, target: Seat): Rule<void> {
  let shielded = false;
  yield* offer(
    "shot",
    () => (shielded ? [] : others(g)),
    (seat) => {
      const card = g.state.hands[seat];
      const options = g.face(card) === "shield" ? [{ kind: "raise", card }] : [];
      return { options, targets: [target] };
    },
    function* () {
      shielded = true;
    },
  );
  g.disclose("shot", { target, shielded });
  if (!shielded) g.state.out.push(target);
}

function moveOn(g: Ambush): void {
  const left = Array.from({ length: g.seats }, (_, seat) => seat).filter((seat) => isIn(g, seat));
  const next = left.find((seat) => seat > g.state.turn);
  if (left.length === 1 || (next === undefined && g.state.round === 3)) {
    g.end({ winners: left, reason: "left" });
  }
  g.state.turn = next ?? left[0];
  if (next === undefined) g.state.round++;
}

export const ambush = defineGame<State>({
  id: "ambush",
  version: 1,
  seats: { min: 2, max: 6 },
  options: {},
  bound: 2000,
  setup(g) {
    const hands = g.hide(
      "hands",
      Array.from({ length: g.seats }, (_, i) => (i % 2 ? "" : "shield")),
    );
    const gangs = g.hide(
      "gangs",
      Array.from({ length: g.seats }, (_, i) => (i % 2 ? "red" : "blue")),
    );
    g.shuffle("hands", hands);
    g.shuffle("gangs", gangs);
    for (let seat = 0; seat < g.seats; seat++) {
      g.show(hands[seat], seat);
      g.show(gangs[seat], seat);
    }
    g.next("turn");
    return { turn: 0, round: 1, out: [], hands, gangs };
  },
  steps: { turn },
  round: ({ round }) => round,
  turn: ({ turn: seat }) => seat,
  talk: (g) => {
    const rooms: Record<string, Seat[]> = {};
    g.state.gangs.forEach((gang, seat) => {
      rooms[g.face(gang)] = [...(rooms[g.face(gang)] ?? []), seat];
    });
    return { out: g.state.out, rooms };
  },
});

export const entry: GameEntry = {
  game: ambush as unknown as GameEntry["game"],
  text: { en: { title: "Ambush", prompts: {}, options: {}, events: {}, results: {} } },
};
