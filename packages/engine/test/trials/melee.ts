/**
 * Sealed tokens with effects that meet, an attack that vanishes before they are shown, and events
 * that last.
 *
 * ME-1 Every seat has 4 health and a hand of five hidden tokens, each with an attack, a defence and
 *      perhaps an effect for one of them.
 * ME-2 In turn a seat names a target; both choose a token in secret.
 * ME-3 Decoy: before the tokens are shown the target may throw its decoy away: no attack happens and
 *      both tokens go back unseen.
 * ME-4 Then both are shown and spent: attack 1 + token against the token's defence; more hits.
 * ME-5 Piercer (attack): the defence counts 2 less, never below 0. Shield (defence): effects of the
 *      attacker's token do not work. Frenzy (attack): +1 for each wound of the attacker.
 * ME-6 An event lies open for its rounds. Smog, 2 rounds: every attack is 1 less. March, 1 round:
 *      fights are red. Truce, 2 rounds: fights are green. A red fight costs 2 health, any other 1;
 *      red wins over green.
 * ME-7 Bribe: after the colour is known whoever was hit may spend it: a red fight is green.
 * ME-8 At 0 health, or after two rounds, the match is over; most health wins.
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
  type Reckoned,
  type Rule,
  type Seat,
  type Secret,
} from "@sprawl/engine";

type ThingId = "decoy" | "bribe";
type EventId = "smog" | "march" | "truce";
type EffectId = "piercer" | "shield" | "frenzy";
export type Token = {
  readonly attack: number;
  readonly defence: number;
  readonly effect?: EffectId;
};

export type MeleeState = {
  turn: Seat;
  round: number;
  health: number[];
  hands: Secret<Token>[][];
  spent: Secret<Token>[];
  things: ThingId[][];
  events: { id: EventId; rounds: number }[];
  /** The open fight, with what its tokens do, once they are shown. */
  fight?: Fight | undefined;
};
type Fight = { by: Seat; target: Seat; effects: { id: EffectId; owner: Seat }[] };

type Box = {
  readonly things: Readonly<Record<ThingId, Content>>;
  readonly events: Readonly<Record<EventId, Content>>;
  readonly effects: Readonly<Record<EffectId, Content>>;
};
type Melee = Play<MeleeState, OptionValues, Box>;
type Self = InPlay<Content>;
type Content = Piece & Partial<Moments>;
type Moments = {
  insteadOfShowing(g: Melee, self: Self, target: Seat): Rule<boolean>;
  silences(g: Melee, self: Self, effect: { readonly owner: Seat }): boolean;
  attack(g: Melee, self: Self, value: number, by: Seat): number;
  defence(g: Melee, self: Self, value: number, by: Seat): number;
  isRed(g: Melee, self: Self): boolean;
  isGreen(g: Melee, self: Self): boolean;
  insteadOfRed(g: Melee, self: Self, target: Seat): Rule<boolean>;
};

type Target = Choice<{ kind: "attack"; target: Seat }>;
type Chosen = Choice<{ kind: "token"; card: Secret<Token> }>;
type Use = Choice<{ kind: "use" | "no" }>;
const { ask, askEach } = questions<{ act: Target; token: Chosen; use: Use }>();

const moments = momentsOf<Melee, Moments, Content>({
  active: (g) => g.state.turn,
  *inPlay(g) {
    const { things, events, fight } = g.state;
    for (let owner = 0; owner < g.seats; owner++) {
      for (const id of things[owner]) yield { piece: g.box.things[id], owner };
    }
    for (const { id } of events) yield { piece: g.box.events[id] };
    for (const { id, owner } of fight?.effects ?? []) yield { piece: g.box.effects[id], owner };
  },
});

function* spends(g: Melee, { piece: { id }, owner = 0 }: Self): Rule<boolean> {
  const options: Use[] = [{ kind: "use" }, { kind: "no" }];
  const { kind } = yield* ask(owner, "use", options, { args: { id } });
  if (kind === "no") return false;
  g.uses(id);
  g.state.things[owner] = g.state.things[owner].filter((thing) => thing !== id);
  return true;
}

const decoy: Content = {
  id: "decoy",
  *insteadOfShowing(g, self, target) {
    return self.owner === target && (yield* spends(g, self)); // ME-3
  },
};

const bribe: Content = {
  id: "bribe",
  *insteadOfRed(g, self, target) {
    return self.owner === target && (yield* spends(g, self)); // ME-7
  },
};

const smog: Content = { id: "smog", attack: (_g, _self, value) => value - 1 }; // ME-6
const march: Content = { id: "march", isRed: () => true }; // ME-6
const truce: Content = { id: "truce", isGreen: () => true }; // ME-6

const piercer: Content = {
  id: "piercer",
  defence: (_g, self, value, by) => (self.owner === by ? Math.max(0, value - 2) : value), // ME-5
};
const shield: Content = {
  id: "shield",
  silences: (g, self, effect) =>
    self.owner === g.state.fight?.target && effect.owner !== self.owner, // ME-5
};
const frenzy: Content = {
  id: "frenzy",
  attack: (g, self, value, by) => (self.owner === by ? value + 4 - g.state.health[by] : value), // ME-5
};

function* turn(g: Melee): Rule<void> {
  const by = g.state.turn;
  g.next("pass-on");
  for (const { id } of g.state.events) g.uses(id);
  const others = clockwise(g.seats, by).slice(1);
  const targets = others.map(
    (target): Target => ({ kind: "attack", target, on: `seat/${target}` }),
  );
  const { target } = yield* ask(by, "act", targets);
  const tokens = yield* askEach("token", [by, target], (seat) =>
    g.state.hands[seat].map((card): Chosen => ({ kind: "token", card })),
  );
  if (yield* moments.instead(g, "insteadOfShowing", target)) return g.tell("vanished", { target }); // ME-3
  const [attack, defence] = [by, target].map((seat) =>
    spend(g, seat, tokens.get(seat)?.card ?? -1),
  );
  g.state.fight = { by, target, effects: working(g, by, target, attack, defence) };
  yield* strike(g, by, target, attack, defence);
  g.state.fight = undefined;
}

/** ME-4 */
function spend(g: Melee, seat: Seat, card: Secret<Token>): Token {
  g.take(g.state.hands[seat], card);
  g.show(card, "all");
  g.state.spent.push(card);
  return g.face(card);
}

/** ME-5: the effects that are not silenced. A piercer or frenzy attacks, a shield defends. */
function working(g: Melee, by: Seat, target: Seat, attack: Token, defence: Token) {
  const effects: Fight["effects"] = [];
  if (attack.effect && attack.effect !== "shield") effects.push({ id: attack.effect, owner: by });
  if (defence.effect === "shield") effects.push({ id: "shield", owner: target });
  g.state.fight = { by, target, effects };
  for (const { id } of effects) g.uses(id);
  return effects.filter((effect) => !moments.some(g, "silences", effect)); // ME-5
}

function* strike(g: Melee, by: Seat, target: Seat, attack: Token, defence: Token): Rule<void> {
  const hit = moments.reckon(g, "attack", 1 + attack.attack, by); // ME-4
  const stop = moments.reckon(g, "defence", defence.defence, by); // ME-4
  g.tell("struck", { by, target, hit: reasons(hit), stop: reasons(stop) });
  if (hit.value <= stop.value) return;
  let red = moments.some(g, "isRed"); // ME-6: red wins over green
  if (red && (yield* moments.instead(g, "insteadOfRed", target))) red = false; // ME-7
  g.tell("wounded", { target, red, green: !red && moments.some(g, "isGreen") });
  g.state.health[target] = Math.max(0, g.state.health[target] - (red ? 2 : 1)); // ME-6
}

const reasons = ({ value, because }: Reckoned) => ({
  value,
  because: because.map(({ id, by }) => `${id} ${by}`),
});

function passOn(g: Melee): void {
  const s = g.state;
  s.turn = (s.turn + 1) % g.seats;
  if (s.turn === 0) {
    s.round++;
    s.events = s.events.map(({ id, rounds }) => ({ id, rounds: rounds - 1 }));
    s.events = s.events.filter(({ rounds }) => rounds > 0); // ME-6
  }
  if (s.round <= 2 && Math.min(...s.health) > 0) return g.next("turn");
  const most = Math.max(...s.health);
  const winners = clockwise(g.seats, 0).filter((seat) => s.health[seat] === most);
  g.end({ winners, reason: "most-health", rule: "ME-8" });
}

const TOKENS: readonly Token[] = [
  { attack: 3, defence: 3 },
  { attack: 2, defence: 4 },
  { attack: 4, defence: 2 },
  { attack: 1, defence: 5 },
  { attack: 1, defence: 2, effect: "piercer" },
  { attack: 2, defence: 3, effect: "piercer" },
  { attack: 1, defence: 2, effect: "shield" },
  { attack: 0, defence: 3, effect: "shield" },
  { attack: 0, defence: 1, effect: "frenzy" },
  { attack: 1, defence: 1, effect: "frenzy" },
  { attack: 2, defence: 2 },
  { attack: 3, defence: 1 },
  { attack: 5, defence: 0 },
  { attack: 2, defence: 2 },
  { attack: 3, defence: 2 },
];

export const melee = defineGame<MeleeState, OptionValues, Box>({
  id: "melee",
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  setup(g) {
    const bag = g.hide("tokens", TOKENS);
    g.shuffle("bag", bag);
    const hands: Secret<Token>[][] = [];
    for (let seat = 0; seat < g.seats; seat++) {
      hands.push([]);
      for (let i = 0; i < 5; i++) g.put(g.draw("token", bag), hands[seat], seat); // ME-1
    }
    g.next("turn");
    return {
      turn: 0,
      round: 1,
      health: Array<number>(g.seats).fill(4),
      hands,
      spent: bag,
      things: clockwise(g.seats, 0).map((): ThingId[] => ["decoy", "bribe"]),
      events: [
        { id: "smog", rounds: 2 },
        { id: "march", rounds: 1 },
        { id: "truce", rounds: 2 },
      ],
    };
  },
  steps: { turn, "pass-on": passOn },
  bound: 60,
  census: ({ hands, spent }) => ({ cards: [...hands.flat(), ...spent] }),
  box: {
    things: { decoy, bribe },
    events: { smog, march, truce },
    effects: { piercer, shield, frenzy },
  },
});
