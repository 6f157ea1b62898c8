/**
 * A match that can end three reactions deep.
 *
 * FU-1 Every seat has 3 health and wears some of: a vest, a spike, a charge.
 * FU-2 In turn, each seat hits another one for 1.
 * FU-3 A hit is heard by what the seats wear, the seat on turn first, then clockwise; what one seat
 *      wears goes by its order: vest, spike, charge.
 * FU-4 Vest: whoever is hit may throw the vest away; the hit costs nothing and nobody else hears it.
 * FU-5 Spike: whoever is hit may hit back for 1, and the spike breaks; that is a hit like any other.
 * FU-6 Charge: whoever is hit at 1 health may set it off, once: everybody else loses 2. No hit.
 * FU-7 At 0 health a seat is out. When only one seat is left the match is over at that moment, when
 *      none is left, too.
 */
import {
  ask,
  clockwise,
  defineGame,
  type InPlay,
  momentsOf,
  type Option,
  type OptionValues,
  type Piece,
  type Play,
  type Rule,
  type Seat,
  scope,
} from "@sprawl/engine";

type GearId = "vest" | "spike" | "charge";

export type FuseState = {
  turn: Seat;
  health: number[];
  gear: GearId[][];
  /** How deep in reactions the match is. */
  depth: number;
};

type Fuse = Play<FuseState, OptionValues, { readonly gear: Readonly<Record<GearId, Gear>> }>;
type Hit = { readonly by: Seat; readonly target: Seat };
type Gear = Piece & { readonly id: GearId } & Partial<Moments>;
type Moments = { beforeHit(g: Fuse, self: InPlay<Gear>, hit: Hit): Rule<void> };

const moments = momentsOf<Fuse, Moments, Gear>({
  active: (g) => g.state.turn,
  *inPlay(g) {
    for (const owner of inPlay(g)) {
      for (const id of g.state.gear[owner]) yield { piece: g.box.gear[id], owner };
    }
  },
});

const isIn = (g: Fuse, seat: Seat): boolean => g.state.health[seat] > 0;
const inPlay = (g: Fuse): Seat[] => clockwise(g.seats, g.state.turn).filter((s) => isIn(g, s));

/** FU-2: a hit, what is worn against it, and then its price. */
function* hit(g: Fuse, by: Seat, target: Seat): Rule<void> {
  g.state.depth++;
  g.tell("hit", { by, target, depth: g.state.depth });
  yield* scope("hit", landing(g, { by, target }));
  g.state.depth--;
}

function* landing(g: Fuse, { by, target }: Hit): Rule<void> {
  yield* moments.raise(g, "beforeHit", { by, target }); // FU-3
  lose(g, target, 1); // FU-2
}

/** FU-7 */
function lose(g: Fuse, seat: Seat, amount: number): void {
  if (!isIn(g, seat)) return;
  g.state.health[seat] = Math.max(0, g.state.health[seat] - amount);
  maybeEnd(g);
}

function maybeEnd(g: Fuse): void {
  const winners = inPlay(g);
  if (winners.length === 1) g.end({ winners, reason: "last-in-play", rule: "FU-7" }); // FU-7
  if (winners.length === 0) g.end({ winners, reason: "nobody-left", rule: "FU-7" }); // FU-7
}

const NO: Option = { kind: "no" };

function* uses(g: Fuse, { piece: { id }, owner = 0 }: InPlay<Gear>): Rule<boolean> {
  const { kind } = yield* ask(owner, id, [{ kind: "use", rule: "FU-3" }, NO], { rule: "FU-3" });
  if (kind === "use") g.uses(id);
  return kind === "use";
}

function throwAway(g: Fuse, { piece: { id }, owner = 0 }: InPlay<Gear>): void {
  g.state.gear[owner] = g.state.gear[owner].filter((gear) => gear !== id);
}

const vest: Gear = {
  id: "vest",
  order: 1,
  /** FU-4 */
  *beforeHit(g, self, { target }) {
    if (target !== self.owner || !(yield* uses(g, self))) return;
    throwAway(g, self); // FU-4
    g.leave("hit"); // FU-4
  },
};

const spike: Gear = {
  id: "spike",
  order: 2,
  /** FU-5 */
  *beforeHit(g, self, { by, target }) {
    if (target !== self.owner || !isIn(g, by) || !(yield* uses(g, self))) return;
    throwAway(g, self); // FU-5
    yield* hit(g, target, by); // FU-5
  },
};

const charge: Gear = {
  id: "charge",
  order: 3,
  /** FU-6 */
  *beforeHit(g, self, { target }) {
    if (target !== self.owner || g.state.health[target] !== 1) return; // FU-6
    if (!(yield* uses(g, self))) return;
    throwAway(g, self); // FU-6
    for (const seat of inPlay(g)) if (seat !== target) g.state.health[seat] -= 2; // FU-6
    g.state.health = g.state.health.map((health) => Math.max(0, health));
    maybeEnd(g); // FU-7
  },
};

function* turn(g: Fuse): Rule<void> {
  const seat = g.state.turn;
  g.next("pass-on");
  const targets = inPlay(g).filter((target) => target !== seat);
  const options = targets.map((target) => ({ kind: "hit", target, on: `seat/${target}` }));
  const { target } = yield* ask(seat, "hit", options, { rule: "FU-2" });
  yield* hit(g, seat, target);
}

function passOn(g: Fuse): void {
  const s = g.state;
  do s.turn = (s.turn + 1) % g.seats;
  while (!isIn(g, s.turn));
  s.depth = 0;
  g.next("turn");
}

/** Who wears what, by seat. */
const WORN: readonly GearId[][] = [
  ["spike"],
  ["spike", "vest"],
  ["charge"],
  ["vest", "charge", "spike"],
];

export const fuse = defineGame<FuseState, OptionValues, Fuse["box"]>({
  id: "fuse",
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  setup(g) {
    g.next("turn");
    const gear = WORN.slice(0, g.seats).map((worn) => worn.slice());
    return { turn: 0, health: Array<number>(g.seats).fill(3), gear, depth: 0 }; // FU-1
  },
  steps: { turn, "pass-on": passOn },
  bound: 400,
  box: { gear: { vest, spike, charge } },
});
