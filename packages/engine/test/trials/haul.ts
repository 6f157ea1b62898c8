/**
 * Content that answers other content, acts on a die that has just fallen, and matters when it goes.
 *
 * HA-1 Every seat has two of: Driver, Sandbox, Sling, Howl, Jammer. All lie open.
 * HA-2 In turn a seat rolls a die and takes that many chips, up to what it can carry: 3.
 * HA-3 Driver: right after anybody's die has fallen its owner may spend one of 2 charges; the die is
 *      rolled again and the second result counts. Without a charge it is gone.
 * HA-4 Sling: its owner carries 2 more. When it goes, whoever holds more than 3 chips loses the rest.
 * HA-5 Howl is a wound: its owner carries 1 less, and at the end of its owner's turn the riot rises.
 * HA-6 Jammer: instead of rolling its owner may play it: another seat's piece goes. Howl stays.
 * HA-7 Sandbox: when another seat plays a piece its owner may play it in answer: that piece does
 *      nothing. A Sandbox that is played can be answered with a Sandbox.
 * HA-8 At riot 4, or after three rounds, the match is over; most chips win.
 */
import {
  type Choice,
  clockwise,
  defineGame,
  type InPlay,
  momentsOf,
  type OptionValues,
  type Piece,
  type Play,
  questions,
  type Rule,
  type Seat,
} from "@sprawl/engine";

type PieceId = "driver" | "sandbox" | "sling" | "howl" | "jammer";
type Held = { readonly id: PieceId; charges: number };

export type HaulState = {
  turn: Seat;
  round: number;
  riot: number;
  chips: number[];
  held: Held[][];
};

type Haul = Play<HaulState, OptionValues, { readonly pieces: Readonly<Record<PieceId, Content>> }>;
type Self = InPlay<Content>;
type Content = Piece & { readonly id: PieceId } & Partial<Moments>;
type Moments = {
  load(g: Haul, self: Self, value: number): number;
  afterRoll(g: Haul, self: Self, roll: { value: number; readonly by: Seat }): Rule<void>;
  afterLeaving(g: Haul, self: Self): void;
  afterTurn(g: Haul, self: Self): void;
  actions(g: Haul, self: Self): readonly Action[];
  insteadOfPlaying(g: Haul, self: Self, by: Seat): Rule<boolean>;
};

type Action = Choice<{ kind: "roll" } | { kind: "jam"; target: Seat; piece: PieceId }>;
type Use = Choice<{ kind: "use" | "no" }>;
const { ask } = questions<{ act: Action; use: Use }>();

const moments = momentsOf<Haul, Moments, Content>({
  active: (g) => g.state.turn,
  *inPlay(g, whose) {
    for (let owner = 0; owner < g.seats; owner++) {
      if (whose !== undefined && whose !== owner) continue;
      for (const { id } of g.state.held[owner]) yield { piece: g.box.pieces[id], owner };
    }
  },
});

const CARRIED = 3;

function carries(g: Haul, seat: Seat): number {
  return moments.of(seat).value(g, "load", CARRIED);
}

function* uses(g: Haul, { piece: { id }, owner = 0 }: Self): Rule<boolean> {
  const options: Use[] = [{ kind: "use", on: `piece/${id}` }, { kind: "no" }];
  const { kind } = yield* ask(owner, "use", options, { args: { id } });
  if (kind === "use") g.uses(id);
  return kind === "use";
}

/** A piece goes, and what hangs on it with it. */
function leave(g: Haul, owner: Seat, id: PieceId): void {
  const { held } = g.state;
  held[owner] = held[owner].filter((each) => each.id !== id);
  g.tell("gone", { seat: owner, id });
  g.box.pieces[id].afterLeaving?.(g, { piece: g.box.pieces[id], owner });
}

/** HA-7: a piece is played. Does it do anything? */
function* isPlayed(g: Haul, owner: Seat, id: PieceId): Rule<boolean> {
  g.uses(id);
  leave(g, owner, id);
  return !(yield* moments.instead(g, "insteadOfPlaying", owner)); // HA-7
}

const driver: Content = {
  id: "driver",
  *afterRoll(g, self, roll) {
    const held = g.state.held[self.owner ?? 0].find(({ id }) => id === "driver");
    if (!held || !(yield* uses(g, self))) return;
    held.charges--; // HA-3
    if (held.charges === 0) leave(g, self.owner ?? 0, "driver"); // HA-3
    roll.value = g.roll("haul", 6); // HA-3
  },
};

const sling: Content = {
  id: "sling",
  load: (_g, _self, value) => value + 2, // HA-4
  afterLeaving(g, { owner = 0 }) {
    g.state.chips[owner] = Math.min(g.state.chips[owner], CARRIED); // HA-4
  },
};

const howl: Content = {
  id: "howl",
  load: (_g, _self, value) => value - 1, // HA-5
  afterTurn(g, { owner }) {
    if (owner !== g.state.turn) return;
    g.uses("howl");
    g.state.riot++; // HA-5
  },
};

const jammer: Content = {
  id: "jammer",
  actions: (g, { owner }) =>
    clockwise(g.seats, g.state.turn)
      .filter((target) => target !== owner && owner === g.state.turn)
      .flatMap((target) =>
        g.state.held[target]
          .filter(({ id }) => id !== "howl") // HA-6
          .map(
            ({ id }): Action => ({ kind: "jam", target, piece: id, on: `piece/${target}/${id}` }),
          ),
      ),
};

const sandbox: Content = {
  id: "sandbox",
  *insteadOfPlaying(g, self, by) {
    if (self.owner === by || !(yield* uses(g, self))) return false;
    return yield* isPlayed(g, self.owner ?? 0, "sandbox"); // HA-7
  },
};

function* turn(g: Haul): Rule<void> {
  const seat = g.state.turn;
  g.next("pass-on");
  const options: Action[] = [{ kind: "roll" }, ...moments.collect(g, "actions")];
  const action = yield* ask(seat, "act", options);
  if (action.kind === "roll") return yield* roll(g, seat);
  const { target, piece } = action;
  if (yield* isPlayed(g, seat, "jammer")) leave(g, target, piece); // HA-6
}

/** HA-2 */
function* roll(g: Haul, seat: Seat): Rule<void> {
  const roll = { value: g.roll("haul", 6), by: seat };
  g.tell("rolled", { seat, value: roll.value });
  yield* moments.raise(g, "afterRoll", roll); // HA-3
  const before = g.state.chips[seat];
  g.state.chips[seat] = Math.max(before, Math.min(before + roll.value, carries(g, seat)));
  if (g.state.held[seat].some(({ id }) => id === "sling")) g.uses("sling");
}

function passOn(g: Haul): void {
  const s = g.state;
  moments.note(g, "afterTurn"); // HA-5
  s.turn = (s.turn + 1) % g.seats;
  if (s.turn === 0) s.round++;
  if (s.riot < 4 && s.round <= 3) return g.next("turn");
  const most = Math.max(...s.chips);
  const winners = clockwise(g.seats, 0).filter((seat) => s.chips[seat] === most);
  g.end({ winners, reason: "most-chips", rule: "HA-8", scores: s.chips });
}

const HELD: readonly (readonly PieceId[])[] = [
  ["sling", "jammer"],
  ["sandbox", "driver"],
  ["howl", "sandbox"],
];

export const haul = defineGame<HaulState, OptionValues, Haul["box"]>({
  id: "haul",
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  setup(g) {
    g.next("turn");
    const held = HELD.slice(0, g.seats).map((ids) => ids.map((id): Held => ({ id, charges: 2 })));
    return { turn: 0, round: 1, riot: 0, chips: Array<number>(g.seats).fill(0), held };
  },
  steps: { turn, "pass-on": passOn },
  bound: 200,
  box: { pieces: { driver, sandbox, sling, howl, jammer } },
});
