/** Other hidden worlds: as likely as the true one, in keeping with what was seen, and cut off. */
import { type CaravanState, caravan } from "@sprawl/caravan";
import {
  ask,
  askEach,
  drawFrom,
  type OptionValues,
  type Plain,
  type Play,
  type Rule,
  type Secret,
  type Viewer,
} from "@sprawl/engine";
import { answer, questionView, view, waitingFor } from "@sprawl/engine/host";
import {
  imagine,
  type OpenMatch,
  receivedBy,
  resample,
  sampleWorld,
  worldsOf,
} from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { gameOf, ruleGame, sitDown, stateOf, viewers } from "./table.js";

type Table = { pile: Secret<string>[]; hand: Secret<string>[]; told: string[] };
type Dealt = Play<Table, OptionValues>;
const empty = (): Table => ({ pile: [], hand: [], told: [] });
const GO = [{ kind: "go" }];
const DEALT = ["a", "b", "c", "d"];

/** The faces in a pile, as they are in this world. */
const facesIn = (world: OpenMatch, pile: readonly Secret[]): Plain[] =>
  pile.map((card) => world.play.face(card));

function worldsSeenBy(match: OpenMatch, viewer: Viewer, count: number): OpenMatch[] {
  const worlds = worldsOf(match, viewer);
  const draw = drawFrom(`worlds of ${viewer}`);
  return Array.from({ length: count }, () => {
    const world = imagine(worlds, draw);
    if (!world) throw new Error("no world fitted");
    return world;
  });
}

describe("a world of Caravan", () => {
  const match = sitDown(caravan, { seats: 3, options: { guards: true, tolls: true } });
  while (match.play.answers < 12 || match.pending?.form !== "choose") {
    const [seat] = waitingFor(match);
    const options = questionView(match, seat)?.options ?? [];
    answer(match, seat, (options.find(({ kind }) => kind === "sell") ?? options[0]).key);
  }

  test("looks to the viewer exactly as the true one", () => {
    const asSeen = (each: OpenMatch, viewer: Viewer) => {
      const { undo: _, commitment: __, ...seen } = view(each, viewer);
      return seen;
    };
    for (const viewer of viewers(match)) {
      for (const world of worldsSeenBy(match, viewer, 20)) {
        expect(asSeen(world, viewer)).toEqual(asSeen(match, viewer));
      }
    }
  });

  test("holds all the same cards", () => {
    for (const world of worldsSeenBy(match, 1, 20)) {
      const all = facesIn(world, [...Array(40).keys()]) as number[];
      expect(all.sort((a, b) => a - b)).toEqual([...Array(40).keys()]);
    }
  });

  test("differs where the viewer cannot see", () => {
    const { hands } = stateOf<CaravanState>(match);
    const rival = worldsSeenBy(match, 1, 20).map((world) => facesIn(world, hands[0]).join());
    expect(new Set(rival).size).toBeGreaterThan(10);
    const own = worldsSeenBy(match, 1, 20).map((world) => facesIn(world, hands[1]).join());
    expect(new Set(own).size).toBe(1);
  });

  test("can be played to its end", () => {
    for (const world of worldsSeenBy(match, 0, 5)) {
      const draw = drawFrom("play on");
      while (world.pending) {
        const [seat] = waitingFor(world);
        const keys = questionView(world, seat)?.options.map(({ key }) => key) ?? [];
        answer(world, seat, keys[draw(keys.length)]);
      }
      expect(world.play.result?.scores).toHaveLength(3);
    }
  });

  test("is the same for the same chance, another for another", () => {
    const world = (name: string) => resample(match, 1, name) as OpenMatch;
    const secrets = (each: OpenMatch) => each.play.secrets.face;
    expect(secrets(world("x"))).toEqual(secrets(world("x")));
    expect(secrets(world("x"))).not.toEqual(secrets(world("y")));
    expect(world("x").header.seed).toBe(world("x").header.seed);
  });

  test("knows nothing of the true seed, nor of what would have come", () => {
    const drawn = new Set<number>();
    for (const world of worldsSeenBy(match, 0, 20)) {
      expect(world.header.seed).not.toBe(match.header.seed);
      const holds = JSON.stringify(world, (key, value) => (key === "game" ? undefined : value));
      expect(holds).not.toContain(match.header.seed);
      expect([world.log, world.last, world.checkpoints]).toEqual([undefined, [], []]);
      drawn.add(world.play.below("what comes", 1_000_000));
    }
    expect(drawn.size).toBe(20);
    expect(drawn.has(match.play.below("what comes", 1_000_000))).toBe(false);
  });
});

test("over many worlds every unseen face lies at every hidden place about equally often", () => {
  const match = sitDown(
    ruleGame<Table>(empty, function* (g) {
      g.state.pile = g.hide("cards", DEALT);
      g.shuffle("deck", g.state.pile);
      g.show(g.state.pile[0], 1);
      yield* ask(0, "go", GO);
    }),
  );
  const { pile } = stateOf<Table>(match);
  const count = (viewer: Viewer) => {
    const times = new Map<string, number>();
    for (const world of worldsSeenBy(match, viewer, 1200)) {
      for (const [place, face] of facesIn(world, pile).entries()) {
        times.set(`${face}${place}`, (times.get(`${face}${place}`) ?? 0) + 1);
      }
    }
    return times;
  };
  const blind = count(0);
  expect(blind.size).toBe(16);
  for (const times of blind.values()) expect(Math.abs(times - 300)).toBeLessThan(70);
  // Seat 1 has seen the first card: it lies where it was seen, the three others anywhere else.
  const seeing = count(1);
  expect(seeing.size).toBe(10);
  for (const times of seeing.values()) {
    if (times !== 1200) expect(Math.abs(times - 400)).toBeLessThan(75);
  }
});

test("cards seen in a discard pile that was reshuffled are not swapped with those in hands", () => {
  const match = sitDown(
    gameOf<Table>(empty, {
      deal(g) {
        const cards = g.hide("cards", ["a", "b", "c", "d", "e", "f"]);
        g.shuffle("deck", cards);
        for (const card of cards.splice(0, 2)) g.put(card, g.state.hand, 0);
        for (const card of cards) g.show(card, "all");
        g.state.pile = cards;
        g.state.told = g.state.hand.map((card) => g.face(card)).sort();
        g.next("reshuffle");
      },
      reshuffle(g) {
        g.shuffle("deck", g.state.pile);
        g.next("on");
      },
      *on() {
        yield* ask(0, "go", GO);
      },
    }),
  );
  const { hand, pile, told } = stateOf<Table>(match);
  const orders = new Set<string>();
  for (const world of worldsSeenBy(match, 1, 60)) {
    expect(facesIn(world, hand).sort()).toEqual(told);
    orders.add(facesIn(world, pile).join());
  }
  expect(orders.size).toBeGreaterThan(10);
});

test("what a rule has read before the question is read in the other world as well", () => {
  const match = sitDown(
    gameOf<Table>(empty, {
      deal(g) {
        g.state.pile = g.hide("cards", DEALT);
        g.next("guess");
      },
      *guess(g): Rule<void> {
        const hidden = g.face(g.state.pile[0]);
        const { kind } = yield* ask(
          1,
          "guess",
          DEALT.map((face) => ({ kind: face })),
        );
        g.state.told.push(kind === hidden ? "right" : "wrong", hidden);
        g.end({ winners: [], reason: "guessed" });
      },
    }),
  );
  const seen = new Set<string>();
  for (const world of worldsSeenBy(match, 1, 40)) {
    const [face] = facesIn(world, stateOf<Table>(match).pile);
    answer(world, 1, String(face));
    expect(stateOf<Table>(world).told).toEqual(["right", face]);
    seen.add(String(face));
  }
  expect([...seen].sort()).toEqual(DEALT);
});

test("secrets that came into being in the open step are otherwise as well", () => {
  const match = sitDown(
    ruleGame<Table>(empty, function* (g) {
      g.state.pile = g.hide("cards", DEALT);
      g.state.hand = g.hide("cards", ["x", "y", "z"], 1);
      const first = g.face(g.state.pile[0]);
      yield* ask(1, "go", GO);
      g.state.told.push(first);
    }),
  );
  const { pile, hand } = stateOf<Table>(match);
  const firsts = new Set<Plain>();
  for (const world of worldsSeenBy(match, 1, 40)) {
    expect(facesIn(world, hand)).toEqual(["x", "y", "z"]);
    const [first] = facesIn(world, pile);
    answer(world, 1, "go");
    expect(stateOf<Table>(world).told).toEqual([first]);
    firsts.add(first);
  }
  expect(firsts.size).toBe(4);
});

test("worlds that contradict what was disclosed in the step are not among them", () => {
  const match = sitDown(
    gameOf<Table>(empty, {
      deal(g) {
        g.state.pile = g.hide("cards", DEALT);
        g.shuffle("deck", g.state.pile);
        g.next("compare");
      },
      *compare(g) {
        yield* ask(0, "go", GO);
        const [one, two] = g.state.pile.map((card) => g.face(card));
        g.disclose("compared", { first: one < two ? "lower" : "higher" });
        yield* ask(0, "go", GO);
      },
    }),
  );
  answer(match, 0, "go");
  const { pile } = stateOf<Table>(match);
  const lower = (world: OpenMatch) => {
    const [one, two] = facesIn(world, pile) as string[];
    return one < two;
  };
  for (const world of worldsSeenBy(match, 1, 60)) expect(lower(world)).toBe(lower(match));
});

test("a world in which the rules cannot run is no world; the true one does not stand in for it", () => {
  const match = sitDown(
    gameOf<Table>(empty, {
      deal(g) {
        g.state.pile = g.hide("cards", DEALT);
        g.next("picky");
      },
      *picky(g) {
        if (g.face(g.state.pile[0]) !== "a") throw new Error("impossible");
        yield* ask(0, "go", GO);
      },
    }),
  );
  const worlds = worldsOf(match, 1);
  const draw = drawFrom("picky");
  const found = Array.from({ length: 400 }, () => imagine(worlds, draw, 1)).filter(Boolean);
  // One world in four has the right card on top.
  expect(Math.abs(found.length - 100)).toBeLessThan(40);
  const orders = new Set(found.map((world) => facesIn(world as OpenMatch, [0, 1, 2, 3]).join()));
  expect(orders.size).toBe(6);
});

test("what others have sealed is asked of them again; what the viewer has sealed is not", () => {
  const match = sitDown(
    ruleGame<Table>(empty, function* (g) {
      g.state.pile = g.hide("cards", DEALT);
      yield* askEach("vote", [0, 1, 2], () => [{ kind: "aye" }, { kind: "nay" }]);
    }),
    { seats: 3 },
  );
  answer(match, 0, "aye");
  answer(match, 1, "nay");
  expect(waitingFor(resample(match, 1, "world") as OpenMatch)).toEqual([0, 2]);
  expect(waitingFor(resample(match, 2, "world") as OpenMatch)).toEqual([0, 1, 2]);
  expect(waitingFor(match)).toEqual([2]);
});

describe("samples for the leak test", () => {
  /** How many samples counted, and in how many of those the viewer received something else. */
  function look(rule: (g: Dealt) => Rule<void>, moves = 0, viewer: Viewer = 1): [number, number] {
    const match = sitDown(
      gameOf<Table>(empty, {
        deal(g) {
          g.state.pile = g.hide("cards", DEALT);
          g.shuffle("deck", g.state.pile);
          g.next("open");
        },
        *open(g) {
          yield* rule(g);
          g.end({ winners: [], reason: "done" });
        },
      }),
    );
    for (let i = 0; i < moves; i++) answer(match, 0, "go");
    const worlds = worldsOf(match, viewer);
    const draw = drawFrom("look");
    const samples = Array.from({ length: 60 }, () => sampleWorld(worlds, draw));
    const counted = samples.filter((sample) => sample?.counts);
    const others = counted.filter((sample) => sample?.received !== worlds.received);
    return [counted.length, others.length];
  }

  test("count, and are all alike, where nothing leaks", () => {
    const [counted, others] = look(function* (g) {
      g.show(g.state.pile[0], 0);
      yield* ask(0, "go", GO);
    });
    expect(counted).toBeGreaterThan(40);
    expect(others).toBe(0);
  });

  const leaking: [string, number, (g: Dealt) => Rule<void>][] = [
    [
      "a face written into the state",
      0,
      function* (g) {
        g.state.told.push(g.face(g.state.pile[0]));
        yield* ask(0, "go", GO);
      },
    ],
    [
      "an order made by faces",
      0,
      function* (g) {
        g.state.pile.sort((a, b) => (g.face(a) < g.face(b) ? -1 : 1));
        yield* ask(0, "go", GO);
      },
    ],
    [
      "options that depend on a hidden face",
      0,
      function* (g) {
        yield* ask(1, "guess", g.face(g.state.pile[0]) === "a" ? GO : [...GO, { kind: "no" }]);
      },
    ],
    [
      "a barred option that says why",
      0,
      function* (g) {
        const rule = g.face(g.state.pile[0]) === "a" ? "T-1" : "T-2";
        yield* ask(1, "guess", GO, { barred: () => [{ option: { kind: "no" }, rule }] });
      },
    ],
    [
      "who is asked",
      0,
      function* (g) {
        yield* ask(g.face(g.state.pile[0]) === "a" ? 0 : 1, "go", GO);
      },
    ],
    [
      "a safe answer",
      0,
      function* (g) {
        const both = [{ kind: "go" }, { kind: "no" }];
        yield* ask(1, "go", both, { safe: both[g.face(g.state.pile[0]) === "a" ? 0 : 1] });
      },
    ],
    [
      "an event told to all",
      1,
      function* (g) {
        const face = g.face(g.state.pile[0]);
        yield* ask(0, "go", GO);
        g.tell("drew", { face });
        yield* ask(0, "go", GO);
      },
    ],
    [
      "an event that is not told",
      1,
      function* (g) {
        yield* ask(0, "go", GO);
        if (g.face(g.state.pile[0]) === "a") g.tell("sighed", { by: 0 });
        yield* ask(0, "go", GO);
      },
    ],
    [
      "one more question",
      1,
      function* (g) {
        yield* ask(0, "go", GO);
        if (g.face(g.state.pile[0]) === "a") yield* ask(0, "go", GO);
        yield* ask(0, "go on", GO);
      },
    ],
  ];
  test.each(leaking)("show %s", (_, moves, rule) => {
    const [counted, others] = look(rule, moves);
    expect(counted).toBeGreaterThan(10);
    expect(others).toBeGreaterThan(0);
  });

  test("show to the seat itself what its undo tells", () => {
    const [counted, others] = look(
      function* (g) {
        yield* ask(0, "go", GO);
        if (g.face(g.state.pile[0]) === "a") g.show(g.state.pile[1], 1);
        yield* ask(0, "go", GO);
      },
      1,
      0,
    );
    expect(counted).toBeGreaterThan(10);
    expect(others).toBeGreaterThan(0);
  });

  test("do not count where a disclosure comes out otherwise", () => {
    const [counted, others] = look(function* (g) {
      yield* ask(0, "go", GO);
      g.disclose("first", { face: g.face(g.state.pile[0]) });
      yield* ask(0, "go", GO);
    }, 1);
    expect(counted).toBeGreaterThan(5);
    expect(counted).toBeLessThan(30);
    expect(others).toBe(0);
  });

  test("there are none where nothing is hidden from the viewer", () => {
    const match = sitDown(
      ruleGame<Table>(empty, function* (g) {
        g.state.pile = g.hide("cards", DEALT, "all");
        yield* ask(0, "go", GO);
      }),
    );
    const worlds = worldsOf(match, 1);
    expect(sampleWorld(worlds, drawFrom("x"))).toBeUndefined();
    expect(worlds.received).toBe(receivedBy(match, 1));
    expect(resample(match, 1, "x")).toBeDefined();
  });
});
