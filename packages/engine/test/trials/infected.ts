/**
 * Programs that switch other content off, a number that replaces another, and a thing used once.
 *
 * IN-1 Every seat has 5 health, a blade and a gun, and two of: Editor, Quickdraw, Overclock, Ronin.
 * IN-2 In turn a seat has 1 action: attack another seat with a weapon that works (blade 2, gun 3), or
 *      something its things offer.
 * IN-3 After an attack with the gun the target may shoot back at once with its own gun, if it works,
 *      for 3 less; Quickdraw: for 2 less instead.
 * IN-4 A die says where a hit lands: 1 is the head, and a head hit is worth at least 1.
 * IN-5 Editor: the first hit on its owner in each turn costs 1 less; a head hit still at least 1.
 * IN-6 Overclock: once a match its owner may act twice more in this turn.
 * IN-7 Ronin: its owner may infect another seat with it: a weapon of that seat, which its owner
 *      chooses, does not work as long as it runs. Its victim may purge it as an action; it is gone.
 * IN-8 At 0 health, or after four rounds, the match is over; most health wins.
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

type WeaponId = "blade" | "gun";
type ThingId = "editor" | "quickdraw" | "overclock" | "ronin";

export type InfectedState = {
  turn: Seat;
  round: number;
  actions: number;
  health: number[];
  things: ThingId[][];
  /** Programs that run in somebody's network. */
  running: { program: ThingId; by: Seat; in: Seat; weapon: WeaponId }[];
  /** Who was hit in this turn. */
  hit: Seat[];
};

type Weapon = Content & { readonly damage: number; readonly ranged: boolean };
type Box = {
  readonly weapons: Readonly<Record<WeaponId, Weapon>>;
  readonly things: Readonly<Record<ThingId, Content>>;
};
type Infected = Play<InfectedState, OptionValues, Box>;
type Self = InPlay<Content>;
type Content = Piece & Partial<Moments>;
type Moments = {
  /** What shooting back costs; the greatest of all is the rule's own. */
  penalty(g: Infected, self: Self, value: number): number;
  wounds(g: Infected, self: Self, value: number, hit: Hit): number;
  offers(g: Infected, self: Self): readonly Action[];
  carryOut(g: Infected, self: Self, action: Action): void;
  disables(g: Infected, self: Self, whose: Seat, weapon: WeaponId): boolean;
};
type Hit = { readonly target: Seat; readonly head: boolean };

type Action = Choice<
  | { kind: "attack"; target: Seat; weapon: WeaponId }
  | { kind: "infect"; target: Seat; weapon: WeaponId }
  | { kind: "overclock" | "pass" }
  | { kind: "purge"; program: ThingId }
>;
type React = Choice<{ kind: "shoot" | "no" }>;
const { ask } = questions<{ act: Action; react: React }>();

const moments = momentsOf<Infected, Moments, Content>({
  active: (g) => g.state.turn,
  *inPlay(g, whose) {
    const { things, running } = g.state;
    for (let owner = 0; owner < g.seats; owner++) {
      if (whose !== undefined && owner !== whose) continue;
      for (const id of things[owner]) yield { piece: g.box.things[id], owner };
    }
    for (const { program, by } of running) {
      if (whose === undefined || by === whose) yield { piece: g.box.things[program], owner: by };
    }
  },
});

const rivals = (g: Infected, seat: Seat): Seat[] => clockwise(g.seats, seat).slice(1);
const holds = (g: Infected, seat: Seat, id: ThingId): boolean => g.state.things[seat].includes(id);

function loses(g: Infected, seat: Seat, id: ThingId): void {
  g.state.things[seat] = g.state.things[seat].filter((thing) => thing !== id);
}

const editor: Content = {
  id: "editor",
  wounds(g, { owner }, value, { target, head }) {
    if (owner !== target || g.state.hit.includes(target)) return value; // IN-5
    g.uses("editor");
    return Math.max(head ? 1 : 0, value - 1); // IN-5
  },
};

const quickdraw: Content = {
  id: "quickdraw",
  penalty: (_g, _self, value) => Math.min(value, 2), // IN-3
};

const overclock: Content = {
  id: "overclock",
  offers: () => [{ kind: "overclock" }], // IN-6
  carryOut(g, { owner = 0 }, action) {
    if (action.kind !== "overclock") return;
    g.uses("overclock");
    g.state.actions += 2; // IN-6
    loses(g, owner, "overclock"); // IN-6
  },
};

const ronin: Content = {
  id: "ronin",
  offers(g, { owner = 0 }) {
    if (!holds(g, owner, "ronin")) return [];
    const weapons: readonly WeaponId[] = ["blade", "gun"];
    return rivals(g, owner).flatMap((target) =>
      weapons.map((weapon): Action => ({ kind: "infect", target, weapon })),
    );
  },
  carryOut(g, { owner = 0 }, action) {
    if (action.kind !== "infect") return;
    g.uses("ronin");
    loses(g, owner, "ronin");
    const { target, weapon } = action;
    g.state.running.push({ program: "ronin", by: owner, in: target, weapon }); // IN-7
  },
  disables: (g, _self, whose, weapon) =>
    g.state.running.some((each) => each.in === whose && each.weapon === weapon), // IN-7
};

const blade: Weapon = { id: "blade", damage: 2, ranged: false };
const gun: Weapon = { id: "gun", damage: 3, ranged: true };

function works(g: Infected, seat: Seat, weapon: WeaponId): boolean {
  return !moments.some(g, "disables", seat, weapon); // IN-7
}

function actionsOf(g: Infected, seat: Seat): Action[] {
  const actions: Action[] = [];
  for (const weapon of ["blade", "gun"] as const) {
    if (!works(g, seat, weapon)) continue;
    for (const target of rivals(g, seat)) actions.push({ kind: "attack", target, weapon });
  }
  actions.push(...moments.of(seat).collect(g, "offers"));
  for (const { program, in: victim } of g.state.running) {
    if (victim === seat) actions.push({ kind: "purge", program }); // IN-7
  }
  return [...actions, { kind: "pass" }];
}

function* act(g: Infected): Rule<void> {
  const s = g.state;
  const seat = s.turn;
  const action = yield* ask(seat, "act", actionsOf(g, seat));
  s.actions--;
  switch (action.kind) {
    case "attack":
      yield* attack(g, seat, action.target, action.weapon);
      break;
    case "purge":
      s.running = s.running.filter((each) => each.in !== seat || each.program !== action.program);
      break;
    case "pass":
      s.actions = 0;
      break;
    default:
      moments.of(seat).note(g, "carryOut", action);
  }
  g.next(s.actions > 0 ? "act" : "pass-on");
}

function* attack(g: Infected, by: Seat, target: Seat, weapon: WeaponId): Rule<void> {
  const { damage, ranged } = g.box.weapons[weapon];
  g.uses(weapon);
  wound(g, target, damage);
  if (!ranged || !works(g, target, "gun")) return; // IN-3
  const options: React[] = [{ kind: "shoot" }, { kind: "no" }];
  const { kind } = yield* ask(target, "react", options);
  if (kind === "no") return;
  const { value, because } = moments.of(target).reckon(g, "penalty", 3); // IN-3
  for (const { id } of because) g.uses(id);
  wound(g, by, g.box.weapons.gun.damage - value); // IN-3
}

function wound(g: Infected, target: Seat, damage: number): void {
  const s = g.state;
  const head = g.roll("where", 6) === 1; // IN-4
  const least = Math.max(head ? 1 : 0, damage); // IN-4
  const wounds = moments.of(target).value(g, "wounds", least, { target, head }); // IN-5
  s.health[target] = Math.max(0, s.health[target] - wounds);
  s.hit.push(target);
  g.tell("wounded", { target, wounds, head });
}

function passOn(g: Infected): void {
  const s = g.state;
  s.turn = (s.turn + 1) % g.seats;
  s.actions = 1; // IN-2
  s.hit = [];
  if (s.turn === 0) s.round++;
  if (s.round <= 4 && Math.min(...s.health) > 0) return g.next("act");
  const most = Math.max(...s.health);
  const winners = clockwise(g.seats, 0).filter((seat) => s.health[seat] === most);
  g.end({ winners, reason: "most-health", rule: "IN-8" });
}

const THINGS: readonly (readonly ThingId[])[] = [
  ["ronin", "editor"],
  ["quickdraw", "overclock"],
  ["editor", "ronin"],
];

export const infected = defineGame<InfectedState, OptionValues, Box>({
  id: "infected",
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  setup(g) {
    g.next("act");
    return {
      turn: 0,
      round: 1,
      actions: 1,
      health: Array<number>(g.seats).fill(5),
      things: THINGS.slice(0, g.seats).map((ids) => ids.slice()),
      running: [],
      hit: [],
    };
  },
  steps: { act, "pass-on": passOn },
  bound: 200,
  box: { weapons: { blade, gun }, things: { editor, quickdraw, overclock, ronin } },
});
