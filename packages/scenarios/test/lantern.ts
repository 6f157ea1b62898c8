/** A toy game with one of everything a scenario can speak of. */
import {
  type ArrangeVerb,
  amount,
  ask,
  askEach,
  defineGame,
  type GameEntry,
  type Option,
  offer,
  type Play,
  pick,
  type Rule,
  read,
  type Secret,
  verb,
} from "@sprawl/engine";

type Face = { readonly id: string; readonly power: number };
type State = {
  deck: Secret<Face>[];
  hands: Secret<Face>[][];
  oil: number;
  wicks: string[];
  guards: { id: string; at: string }[];
};
type Lantern = Play<State, { readonly fog: boolean }>;

/** The two flames are equal. */
const faces: readonly Face[] = ["spark", "flame", "flame", "ember", "ash", "moth"].map((id) => ({
  id,
  power: id.length,
}));

function setup(g: Lantern): State {
  const deck = g.hide("lights", faces);
  g.shuffle("deck", deck);
  g.tell("lit", { oil: g.roll("oil", 6) });
  const hands = Array.from({ length: g.seats }, () => [] as Secret<Face>[]);
  for (const [seat, hand] of hands.entries()) g.put(g.draw("deal", deck), hand, seat);
  g.next("dusk");
  g.next("night");
  const guards = [
    { id: "guard-1", at: "gate" },
    { id: "guard-2", at: "hall" },
  ];
  return { deck, hands, oil: 3, wicks: ["thin"], guards };
}

/** Runs before the first question. */
function dusk(g: Lantern): void {
  g.state.oil += g.roll("dusk", 6);
}

/** Runs only where somebody arranges it. */
function fall(g: Lantern): void {
  g.tell("fell", { oil: 1 });
}

function* night(g: Lantern): Rule<void> {
  const options: Option[] = [
    { kind: "trim", wick: "thin" },
    { kind: "trim", wick: "thick" },
    { kind: "pour", rule: "LA-1.2" },
    { kind: "gather" },
    { kind: "vote" },
    { kind: "watch" },
    { kind: "doze" },
    { kind: "break" },
    { kind: "blow-out" },
    ...g.state.hands[0].map((card) => ({ kind: "burn", card })),
  ];
  const barred = [{ option: { kind: "sleep" }, rule: "LA-1.1" }];
  const chosen = yield* ask(0, "night", options, { barred, rule: "LA-1.3" });
  yield* DEEDS[chosen.kind](g, chosen);
  g.next("night");
}

const DEEDS: Readonly<Record<string, (g: Lantern, chosen: Option) => Rule<void>>> = {
  *trim(g, { wick }) {
    g.state.wicks.push(String(wick));
    g.tell("trimmed", { wick }, { rule: "LA-1.4" });
  },
  *pour(g) {
    g.state.oil += yield* amount(0, "pour", { min: 1, max: 3, rule: "LA-1.2" });
  },
  *gather(g) {
    const options = g.state.deck.map((card) => ({ kind: "take", card }));
    const check = (picked: readonly Option[]) => (picked.length === 2 ? "LA-2.1" : undefined);
    const picked = yield* pick(0, "gather", options, { min: 1, max: 3, check });
    for (const { card } of picked) {
      g.take(g.state.deck, card as Secret<Face>);
      g.put(card as Secret<Face>, g.state.hands[0], 0);
    }
  },
  *vote(g) {
    const votes = yield* askEach("vote", [0, 1], () => [{ kind: "aye" }, { kind: "nay" }]);
    const ayes = [...votes.values()].filter(({ kind }) => kind === "aye").length;
    g.disclose("counted", { ayes }, { only: [0], others: ["voted"] });
  },
  *watch(g) {
    yield* offer(
      "watch",
      [1, 0],
      () => [{ kind: "call" }],
      function* (seat) {
        g.tell("called", { seat });
      },
    );
  },
  *doze() {
    yield* ask(1, "doze", [{ kind: "wake" }, { kind: "sleep" }]);
  },
  *burn(g, { card }) {
    const lit = card as Secret<Face>;
    g.take(g.state.hands[0], lit);
    g.show(lit, [0, 1]);
    g.tell("burned", { seat: 0 }, { cards: [lit] });
    g.state.deck.unshift(lit);
  },
  *break() {
    throw new Error("the lantern broke");
  },
  *"blow-out"(g) {
    g.end({ winners: [1], reason: "dark", rule: "LA-3.1", scores: [0, g.state.oil] });
  },
};

const light = (face: unknown): string => (face as Face | undefined)?.id.toUpperCase() ?? "a light";

const post: ArrangeVerb<State> = (g, given) => {
  g.state.guards.push({ id: String(given), at: "roof" });
  return [];
};
const hold: ArrangeVerb<State> = (_, given) => [
  { pile: "hands.0", faces: [given], from: "deck", seen: [0] },
];
const lit = verb(
  read.fields({ oil: read.maybe(read.whole(0, 9)), wick: read.maybe(read.text) }),
  (_, { oil = 0 }) => [{ set: "oil", to: oil }],
);
/** One light more, on the deck; or nowhere, which is a mistake. */
const kindle: ArrangeVerb<State> = (g, given) => {
  g.state.deck.push(...g.hide<Face>("lights", [{ id: String(given), power: 9 }]));
  return [];
};
const lose: ArrangeVerb<State> = (g, given) => {
  g.hide<Face>("lights", [{ id: String(given), power: 9 }]);
  return [];
};

export const lantern: GameEntry = {
  game: defineGame<State, { readonly fog: boolean }>({
    id: "lantern",
    version: 1,
    seats: { min: 2, max: 3 },
    options: { fog: { type: "flag", default: false } },
    setup,
    steps: { dusk, fall, night },
    bound: 1000,
    census: ({ deck, hands }) => ({ cards: [...deck, ...hands.flat()] }),
  }) as GameEntry["game"],
  text: {
    en: {
      title: "Lantern",
      prompts: { night: "What do you do in the dark?" },
      options: {
        trim: "Trim the {wick} wick",
        burn: "Burn {card}",
        sleep: "Sleep",
        pour: "Pour oil",
      },
      events: { trimmed: "A {wick} wick is trimmed.", burned: "{seat} burns {cards}." },
      results: { dark: "It is dark; {winner} sees best." },
      things: { card: light, cards: light },
    },
  },
  arrange: { post, hold, kindle, lose, light: lit } as NonNullable<GameEntry["arrange"]>,
};
