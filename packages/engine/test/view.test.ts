/** Views: what each viewer gets, and nothing else. */
import {
  amount,
  ask,
  askEach,
  type GameEvent,
  type Option,
  offer,
  pick,
  type Viewer,
} from "@sprawl/engine";
import { answer, eventsFor, ownView, publicView, questionView, view } from "@sprawl/engine/host";
import type { OpenMatch } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { ruleGame, type Seating, sitDown, viewers } from "./table.js";

const GO: Option = { kind: "go" };

type Cards = { cards: number[]; public: { x: number } };

function table(seating: Seating = {}): OpenMatch {
  const game = ruleGame<Cards>(
    () => ({ cards: [], public: { x: 1 } }),
    function* (g) {
      g.state.cards = g.hide("cards", [{ id: "ace" }, { id: "king" }, { id: "queen" }]);
      g.show(g.state.cards[0], 0);
      g.show(g.state.cards[1], "all");
      const barred = [{ option: { kind: "fly" }, rule: "T-2" }];
      yield* ask(1, "go", [GO], { rule: "T-1", args: { by: 0 }, barred });
      yield* askEach("vote", [0, 2], () => [GO]);
      yield* offer(
        "window",
        [0, 1, 2],
        () => [GO],
        function* () {},
      );
    },
    { options: { fast: { type: "flag", default: true } } },
  );
  return sitDown(game, { seats: 3, ...seating });
}

test("a view has two halves: what all see alike, and what one viewer sees beside it", () => {
  const match = table();
  const common = publicView(match);
  expect(Object.keys(common)).not.toEqual(expect.arrayContaining(["faces"]));
  for (const viewer of viewers(match)) {
    const own = ownView(match, viewer);
    expect(Object.keys(own).filter((key) => key in common)).toEqual([]);
    expect({ ...common, ...own }).toEqual(view(match, viewer));
  }
});

test("a view is the state, the faces one sees, the options and what the table waits for", () => {
  const match = table();
  expect(view(match, 1)).toEqual({
    game: "made-for-a-test",
    version: 1,
    viewer: 1,
    seats: 3,
    options: { fast: true },
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    state: { cards: [0, 1, 2], public: { x: 1 } },
    faces: { 1: { id: "king" } },
    answers: 0,
    pending: { decision: "d1", form: "ask", kind: "go", waiting: [1], left: 1 },
    question: {
      decision: "d1",
      form: "choose",
      kind: "go",
      rule: "T-1",
      args: { by: 0 },
      options: [{ kind: "go", key: "go" }],
      barred: [{ option: { kind: "fly", key: "fly" }, rule: "T-2" }],
      safe: "go",
    },
    undo: { possible: false, reason: "nothing-yet" },
  });
});

test("a question says whom it is about, to whoever is asked, in every form", () => {
  const game = ruleGame<object>(
    () => ({}),
    function* () {
      yield* ask(0, "go", [GO], { targets: [1] });
      yield* pick(0, "go", [GO], { min: 1, max: 1, targets: [2] });
      yield* amount(0, "go", { min: 0, max: 1, targets: [] });
      yield* offer(
        "window",
        [0, 1],
        (seat) => ({ options: [GO], targets: seat === 0 ? [1] : [] }),
        function* () {},
      );
      yield* ask(0, "go", [GO]);
    },
  );
  const match = sitDown(game, { seats: 3 });
  const about = (seat: number) => questionView(match, seat)?.targets;
  expect(about(0)).toEqual([1]);
  answer(match, 0, "go");
  expect(about(0)).toEqual([2]);
  answer(match, 0, ["go"]);
  expect(about(0)).toEqual([]);
  answer(match, 0, 0);
  expect([about(0), about(1)]).toEqual([[1], []]);
  answer(match, 0, "pass");
  answer(match, 1, "pass");
  expect(questionView(match, 0)).not.toHaveProperty("targets");
});

test("a spectator sees what lies open, and is never asked", () => {
  const match = table();
  const seen = view(match, "spectator");
  expect(seen.faces).toEqual({ 1: { id: "king" } });
  expect(seen.pending).toEqual({ decision: "d1", form: "ask", kind: "go", waiting: [1], left: 1 });
  expect(seen).not.toHaveProperty("question");
  expect(seen).not.toHaveProperty("undo");
});

test("the question goes only to whoever is asked and has not answered", () => {
  const match = table();
  const asked = () => viewers(match).filter((viewer) => view(match, viewer).question);
  expect(asked()).toEqual([1]);
  answer(match, 1, "go");
  expect(asked()).toEqual([0, 2]);
  expect(view(match, 1).pending).toEqual({
    decision: "d2",
    form: "each",
    kind: "vote",
    waiting: [0, 2],
    left: 2,
  });
  answer(match, 2, "go");
  expect(asked()).toEqual([0]);
  expect(view(match, 1).pending).toMatchObject({ waiting: [0, 2], left: 1 });
  answer(match, 0, "go");
  expect(view(match, "spectator").pending?.form).toBe("window");
});

/** Asked all at once, once in secret for good and once in a window. */
const together = ruleGame<object>(
  () => ({}),
  function* () {
    yield* ask(2, "go", [GO]);
    yield* askEach("vote", [0, 1, 2, 3], () => [GO]);
    yield* offer(
      "window",
      [3, 0, 1, 2],
      () => [GO],
      function* () {},
    );
  },
);

test.each(["vote", "window"])("nobody learns who has answered already: %s", (kind) => {
  /** The table when these have answered, and the others still think. */
  const after = (answered: readonly number[]) => {
    const match = sitDown(together, { seats: 5 });
    answer(match, 2, "go");
    if (kind === "window") for (const seat of [0, 1, 2, 3]) answer(match, seat, "go");
    for (const seat of answered) answer(match, seat, "go");
    return match;
  };
  for (const alike of [
    [[0], [1], [2], [3]],
    [
      [0, 1],
      [1, 0],
      [1, 2],
      [3, 2],
      [0, 3],
      [3, 1],
    ],
    [
      [0, 1, 2],
      [2, 1, 3],
      [3, 2, 0],
      [1, 0, 3],
    ],
  ]) {
    for (const viewer of [0, 1, 2, 3, 4, "spectator"] as const) {
      const own = (answered: readonly number[]) => answered.some((seat) => seat === viewer);
      const views = alike.map((answered) => ({ answered, seen: view(after(answered), viewer) }));
      const others = views.filter(({ answered }) => !own(answered));
      for (const { seen } of others) expect(seen).toEqual(others[0].seen);
      for (const { answered, seen } of views) {
        expect(seen.pending?.left).toBe(4 - answered.length);
        expect(seen.question !== undefined).toBe(
          typeof viewer === "number" && viewer < 4 && !own(answered),
        );
      }
    }
  }
});

test("bounds go out with amounts", () => {
  const match = sitDown(
    ruleGame(
      () => ({}),
      function* () {
        yield* amount(0, "bid", { min: 2, max: 7 });
      },
    ),
  );
  expect(view(match, 0).question).toMatchObject({ form: "amount", min: 2, max: 7, options: [] });
});

test("result and seed are there after the end only, for everybody alike", () => {
  const match = table();
  for (const viewer of viewers(match)) {
    expect(view(match, viewer)).not.toHaveProperty("result");
    expect(JSON.stringify(view(match, viewer))).not.toContain(match.header.seed);
  }
  answer(match, 1, "go");
  for (const seat of [0, 2]) answer(match, seat, "go");
  for (const seat of [0, 1, 2]) answer(match, seat, "pass");
  for (const viewer of viewers(match)) {
    const seen = view(match, viewer);
    expect(seen.result).toEqual({ winners: [], reason: "done" });
    expect(seen.seed).toBe(match.header.seed);
    expect(seen).not.toHaveProperty("pending");
    expect(seen).not.toHaveProperty("undo");
  }
});

test("a view is a copy: what is done to it changes no match", () => {
  const match = table();
  const seen = view<Cards>(match, 0);
  seen.state.public.x = 9;
  seen.state.cards.pop();
  expect(view<Cards>(match, 0).state).toEqual({ cards: [0, 1, 2], public: { x: 1 } });
});

describe("events", () => {
  /** What each viewer is told when this is told. */
  function told(viewer: Viewer): GameEvent[] {
    const match = sitDown(
      ruleGame<Cards>(
        () => ({ cards: [], public: { x: 0 } }),
        function* (g) {
          const cards = g.hide("cards", ["ace", "king"]);
          g.state.cards = cards;
          yield* ask(0, "go", [GO]);
          g.tell("walked", { seat: 0 });
          g.show(cards[0], 1);
          g.tell("drew", { seat: 1 }, { cards, rule: "T-1" });
          g.tell("looked", { at: 2 }, { only: 2, cards: [cards[1]], rule: "T-2" });
          g.tell("found", { what: "gun" }, { only: [0, 1], others: ["searched", { by: 0 }] });
          g.tell("whispered", {}, { only: 1, others: ["murmured"] });
          g.disclose("total", { total: 5 }, { rule: "T-3" });
          g.disclose("side", { side: "red" }, { only: 2 });
          g.show(cards[1], "all");
          g.tell("turned", {}, { cards: [cards[1]] });
        },
      ),
      { seats: 3 },
    );
    return eventsFor(answer(match, 0, "go"), viewer);
  }

  const walked = { type: "walked", at: 1, args: { seat: 0 } };
  const total = { type: "total", at: 1, args: { total: 5 }, rule: "T-3" };
  const turned = { type: "turned", at: 1, args: {}, cards: [1], faces: ["king"] };
  const drew = (...faces: (string | undefined)[]) => ({
    type: "drew",
    at: 1,
    args: { seat: 1 },
    rule: "T-1",
    cards: [0, 1],
    faces,
  });
  const found = { type: "found", at: 1, args: { what: "gun" }, private: true };
  const searched = { type: "searched", at: 1, args: { by: 0 } };

  test("each viewer gets what is told to all, the faces one could see then, and one's own", () => {
    expect(told(0)).toEqual([
      walked,
      drew(undefined, undefined),
      found,
      { type: "murmured", at: 1, args: {} },
      total,
      turned,
    ]);
    expect(told(1)).toEqual([
      walked,
      drew("ace", undefined),
      found,
      { type: "whispered", at: 1, args: {}, private: true },
      total,
      turned,
    ]);
  });

  test("what is told to some is marked private; the others get its public twin, or nothing", () => {
    expect(told(2)).toEqual([
      walked,
      drew(undefined, undefined),
      {
        type: "looked",
        at: 1,
        args: { at: 2 },
        rule: "T-2",
        cards: [1],
        faces: [undefined],
        private: true,
      },
      searched,
      { type: "murmured", at: 1, args: {} },
      total,
      { type: "side", at: 1, args: { side: "red" }, private: true },
      turned,
    ]);
    expect(told("spectator").map(({ type }) => type)).toEqual([
      "walked",
      "drew",
      "searched",
      "murmured",
      "total",
      "turned",
    ]);
  });

  test("what was told of stays as it was, whatever becomes of the pile", () => {
    const match = sitDown(
      ruleGame<Cards>(
        () => ({ cards: [], public: { x: 0 } }),
        function* (g) {
          const cards = g.hide("cards", ["ace", "king"], 0);
          g.state.cards = cards;
          yield* ask(0, "go", [GO]);
          g.tell("looked", { seat: 0 }, { cards });
          cards.pop();
        },
      ),
    );
    const [looked] = eventsFor(answer(match, 0, "go"), 0);
    expect(looked).toMatchObject({ cards: [0, 1], faces: ["ace", "king"] });
  });

  test("nobody hears of a playout", () => {
    const match = sitDown(
      ruleGame(
        () => ({}),
        function* (g) {
          g.quiet = true;
          yield* ask(0, "go", [GO]);
          g.tell("walked");
          g.disclose("total", { total: 1 });
        },
      ),
    );
    expect(answer(match, 0, "go")).toEqual([]);
  });
});
