/** Content takes part in the rules: who hears of a thing, in the order the rules give. */
import {
  ask,
  defineGame,
  type InPlay,
  momentsOf,
  type OptionValues,
  type Piece,
  type Play,
  type Rule,
  type RuleId,
} from "@sprawl/engine";
import type { OpenMatch } from "@sprawl/engine/search";
import { describe, expect, expectTypeOf, test } from "vitest";
import { playPath, ruleGame, sitDown, stateOf } from "./table.js";

type Lying = { readonly id: string; readonly owner?: number; readonly copy?: number };
type Noisy = { active: number; inPlay: Lying[]; heard: string[]; calls: number };
type Box = { readonly beasts: Readonly<Record<string, Beast>> };
type Table = Play<Noisy, OptionValues, Box>;
type Self = InPlay<Beast>;
type Beast = Piece & Partial<Moments>;
type Moments = {
  afterNoise(g: Table, self: Self, where: string): Rule<void> | void;
  afterSilence(g: Table, self: Self): void;
  insteadOfBite(g: Table, self: Self, target: number): Rule<boolean> | boolean;
  strength(g: Table, self: Self, value: number, against: string): number;
  barsEntry(g: Table, self: Self, where: string): RuleId | undefined;
  isAwake(g: Table, self: Self): boolean;
  tricks(g: Table, self: Self): readonly string[];
  neverHeard(g: Table, self: Self): Rule<void>;
};

const name = ({ piece, owner, copy }: Self) =>
  `${piece.id}${copy === undefined ? "" : `#${copy}`} of ${owner ?? "nobody"}`;

const hears = (g: Table, self: Self, where: string) => {
  g.state.heard.push(`${name(self)} at ${where}`);
};

const beasts: Readonly<Record<string, Beast>> = {
  dog: {
    id: "dog",
    afterNoise: hears,
    strength: (_g, _self, value) => value + 2,
    tricks: () => ["sit", "roll"],
  },
  cat: {
    id: "cat",
    afterNoise: hears,
    strength: (_g, _self, value, against) => (against === "mouse" ? value * 2 : value),
    tricks: () => ["ignore"],
  },
  alarm: { id: "alarm", order: 5, afterNoise: hears },
  sloth: { id: "sloth", order: -1, afterNoise: hears, isAwake: () => false },
  stone: { id: "stone", afterSilence: (g, self) => hears(g, self, "rest") },
  catcher: {
    id: "catcher",
    order: -9,
    afterNoise(g) {
      g.state.inPlay = g.state.inPlay.filter(({ id }) => id !== "dog");
      g.state.inPlay.push({ id: "cat", owner: 1, copy: 9 });
    },
  },
  guard: {
    id: "guard",
    *afterNoise(g, self, where) {
      const { kind } = yield* ask(self.owner ?? 0, "look", [{ kind: "look" }, { kind: "stay" }]);
      g.state.heard.push(`${name(self)} ${kind}s at ${where}`);
    },
    *insteadOfBite(g, self, target) {
      const { kind } = yield* ask(self.owner ?? 0, "step-in", [{ kind: "yes" }, { kind: "no" }]);
      g.state.heard.push(`${name(self)} for ${target}: ${kind}`);
      return kind === "yes";
    },
    barsEntry: (_g, _self, where) => (where === "vault" ? "T-1" : undefined),
    isAwake: () => true,
  },
};

const moments = momentsOf<Table, Moments, Beast>({
  active: (g) => g.state.active,
  *inPlay(g, whose) {
    g.state.calls++;
    for (const { id, owner, copy } of g.state.inPlay) {
      if (whose === undefined || whose === owner) yield { piece: g.box.beasts[id], owner, copy };
    }
  },
});

/** A table at which this rule runs with these in play. */
function tableOf(active: number, inPlay: Lying[], rule: (g: Table) => Rule<void>): OpenMatch {
  return sitDown(
    ruleGame<Noisy>(
      () => ({ active, inPlay, heard: [], calls: 0 }),
      (g) => rule(g as Table),
      { box: { beasts } },
    ),
    { seats: 3 },
  );
}

const noise = (active: number, inPlay: Lying[]) =>
  tableOf(active, inPlay, (g) => moments.raise(g, "afterNoise", "B2"));

/** What a question about what is in play comes to. */
function asked<T>(inPlay: Lying[], question: (g: Table) => T): T {
  const match = noise(1, []);
  stateOf<Noisy>(match).inPlay = inPlay;
  return question(match.play as Table);
}

const heard = (match: OpenMatch) => stateOf<Noisy>(match).heard;

describe("the order", () => {
  const listeners: Lying[] = [
    { id: "dog" },
    { id: "cat", owner: 0 },
    { id: "dog", owner: 2, copy: 2 },
    { id: "dog", owner: 2, copy: 1 },
    { id: "sloth", owner: 1 },
    { id: "cat", owner: 1 },
    { id: "dog", owner: 1 },
    { id: "alarm", owner: 1 },
    { id: "stone", owner: 1 },
  ];
  const expected = [
    "sloth of 1 at B2",
    "cat of 1 at B2",
    "dog of 1 at B2",
    "alarm of 1 at B2",
    "dog#1 of 2 at B2",
    "dog#2 of 2 at B2",
    "cat of 0 at B2",
    "dog of nobody at B2",
  ];

  test("active seat first, then clockwise; for one seat by order, then id, then copy", () => {
    expect(heard(noise(1, listeners))).toEqual(expected);
    expect(heard(noise(2, listeners)).slice(0, 3)).toEqual([
      "dog#1 of 2 at B2",
      "dog#2 of 2 at B2",
      "cat of 0 at B2",
    ]);
  });

  test("is never that of coming into play", () => {
    expect(heard(noise(1, listeners.slice().reverse()))).toEqual(expected);
    const shuffled = [3, 8, 0, 5, 7, 2, 6, 1, 4].map((i) => listeners[i]);
    expect(heard(noise(1, shuffled))).toEqual(expected);
  });

  test("is the game's own where it gives one", () => {
    const backwards = momentsOf<Table, Moments, Beast>({
      active: () => 0,
      inPlay: (g) => g.state.inPlay.map((lying) => ({ ...lying, piece: g.box.beasts[lying.id] })),
      place: (_g, { owner }) => -(owner ?? 0),
    });
    const match = tableOf(0, listeners, (g) => backwards.raise(g, "afterNoise", "B2"));
    expect(heard(match)[0]).toBe("dog#1 of 2 at B2");
    expect(heard(match).at(-1)).toBe("dog of nobody at B2");
  });

  test("listeners says who would hear, without anybody hearing", () => {
    const order = asked(listeners, (g) => moments.listeners(g, "afterNoise"));
    expect(order.map(name)).toEqual(expected.map((line) => line.replace(" at B2", "")));
  });
});

describe("who hears", () => {
  test("only what listens to this moment", () => {
    const match = tableOf(0, [{ id: "stone" }, { id: "dog" }], function* (g) {
      moments.note(g, "afterSilence");
    });
    expect(heard(match)).toEqual(["stone of nobody at rest"]);
  });

  test("only what belongs to the one it is narrowed to", () => {
    const lying = [
      { id: "dog", owner: 1 },
      { id: "cat", owner: 2 },
    ];
    const match = tableOf(0, lying, (g) => moments.of(2).raise(g, "afterNoise", "B2"));
    expect(heard(match)).toEqual(["cat of 2 at B2"]);
  });

  test("what leaves play in between does not any more; what comes in is too late", () => {
    const match = noise(0, [
      { id: "dog", owner: 1 },
      { id: "cat", owner: 2 },
      { id: "catcher", owner: 0 },
    ]);
    expect(heard(match)).toEqual(["cat of 2 at B2"]);
  });

  test("nobody is looked for where no content of the game listens", () => {
    const match = tableOf(0, [{ id: "dog", owner: 1 }], (g) => moments.raise(g, "neverHeard"));
    expect(stateOf<Noisy>(match).calls).toBe(0);
  });

  test("a listener may ask, and the match can be saved there", () => {
    const match = noise(0, [
      { id: "guard", owner: 2 },
      { id: "guard", owner: 1 },
      { id: "cat", owner: 1 },
    ]);
    playPath(match, [
      [1, "look"],
      [2, "stay"],
    ]);
    expect(heard(match)).toEqual([
      "cat of 1 at B2",
      "guard of 1 looks at B2",
      "guard of 2 stays at B2",
    ]);
  });
});

test("instead: the first that does it is the last that is asked", () => {
  const bite = () =>
    tableOf(
      0,
      [
        { id: "guard", owner: 1 },
        { id: "guard", owner: 2 },
      ],
      function* (g) {
        const done = yield* moments.instead(g, "insteadOfBite", 0);
        g.state.heard.push(done ? "no bite" : "bitten");
      },
    );
  const stopped = bite();
  playPath(stopped, [[1, "yes"]]);
  expect(heard(stopped)).toEqual(["guard of 1 for 0: yes", "no bite"]);
  const bitten = bite();
  playPath(bitten, [
    [1, "no"],
    [2, "no"],
  ]);
  expect(heard(bitten).at(-1)).toBe("bitten");
});

describe("quantities", () => {
  const lying = [
    { id: "dog", owner: 2 },
    { id: "cat", owner: 1 },
    { id: "stone", owner: 1 },
  ];

  test("each changes what the one before has left, in the rules' order", () => {
    expect(asked(lying, (g) => moments.value(g, "strength", 3, "mouse"))).toBe(8);
    expect(asked(lying, (g) => moments.value(g, "strength", 3, "bear"))).toBe(5);
  });

  test("reckon tells because of what", () => {
    expect(asked(lying, (g) => moments.reckon(g, "strength", 3, "mouse"))).toEqual({
      value: 8,
      because: [
        { id: "cat", owner: 1, by: 3 },
        { id: "dog", owner: 2, by: 2 },
      ],
    });
  });

  test("what changes nothing is not a reason", () => {
    expect(asked(lying, (g) => moments.reckon(g, "strength", 3, "bear")).because).toEqual([
      { id: "dog", owner: 2, by: 2 },
    ]);
    expect(asked([], (g) => moments.reckon(g, "strength", 3, "bear"))).toEqual({
      value: 3,
      because: [],
    });
  });
});

test("bars names the rule of the first that forbids; some says whether anything says yes", () => {
  const guard = [{ id: "sloth" }, { id: "guard", owner: 0 }];
  expect(asked(guard, (g) => moments.bars(g, "barsEntry", "vault"))).toBe("T-1");
  expect(asked(guard, (g) => moments.bars(g, "barsEntry", "hall"))).toBeUndefined();
  expect(asked(guard, (g) => moments.some(g, "isAwake"))).toBe(true);
  expect(asked([{ id: "sloth" }], (g) => moments.some(g, "isAwake"))).toBe(false);
});

test("collect lists what is offered, in the rules' order", () => {
  const lying = [
    { id: "dog", owner: 0 },
    { id: "cat", owner: 1 },
  ];
  expect(asked(lying, (g) => moments.collect(g, "tricks"))).toEqual(["ignore", "sit", "roll"]);
});

describe("the compiler", () => {
  test("knows the moments, what is said about them and what they give", () => {
    const wrong = (g: Table) => [
      // @ts-expect-error there is no such moment
      moments.raise(g, "afterNois", "B2"),
      // @ts-expect-error a noise has a place
      moments.raise(g, "afterNoise", 2),
      // @ts-expect-error a quantity is not raised
      moments.raise(g, "strength", 2, "x"),
      // @ts-expect-error and what happens is no quantity
      moments.value(g, "afterNoise", 2, "x"),
    ];
    expect(wrong).toBeTypeOf("function");
    expectTypeOf(moments.collect<"tricks">).returns.toEqualTypeOf<string[]>();
    // @ts-expect-error a misspelled member is no moment
    const beast: Beast = { id: "newt", afterNois: hears };
    expect(beast.id).toBe("newt");
  });
});

describe("the box", () => {
  const define = (box: Box, content?: string[]) =>
    defineGame<Noisy, OptionValues, Box>({
      id: "boxed",
      version: 1,
      seats: { min: 1, max: 1 },
      options: {},
      setup: () => ({ active: 0, inPlay: [], heard: [], calls: 0 }),
      steps: {},
      bound: 1,
      box,
      ...(content && { content }),
    });

  test("lists the content, unless the game does", () => {
    expect(define({ beasts }).content).toEqual(Object.keys(beasts));
    expect(define({ beasts }, ["dog"]).content).toEqual(["dog"]);
  });

  test("holds every piece under its own id", () => {
    expect(() => define({ beasts: { hound: beasts.dog } })).toThrow("boxed.box.beasts.hound");
  });
});
