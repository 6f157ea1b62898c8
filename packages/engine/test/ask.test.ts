/** The ways in: one seat asked, several in secret at once, windows. */
import {
  type Answer,
  amount,
  amountEach,
  ask,
  askEach,
  type Option,
  offer,
  pick,
  pickEach,
  type Rule,
  type Seat,
} from "@sprawl/engine";
import {
  answer,
  questionView,
  recordOf,
  safeAnswerFor,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { describe, expect, test } from "vitest";
import { allAnswer, offered, playPath, ruleGame, sitDown, stateOf, viewers } from "./table.js";

const YES: Option = { kind: "yes" };
const NO: Option = { kind: "no" };

type Heard = { heard: string[] };
const silence = (): Heard => ({ heard: [] });

describe("one seat", () => {
  test("ask hands the rule the very option that was offered", () => {
    const gold = { kind: "take", what: "gold", on: "pile/1", rule: "T-1" };
    let got: Option | undefined;
    const match = sitDown(
      ruleGame(silence, function* () {
        got = yield* ask(1, "take", [gold, NO]);
      }),
    );
    expect(waitingFor(match)).toEqual([1]);
    expect(offered(match, 0)).toEqual([]);
    expect(offered(match, 1)).toEqual(["take what=gold", "no"]);
    answer(match, 1, "take what=gold");
    expect(got).toBe(gold);
  });

  test("pick takes between min and max options that pass the check", () => {
    const cards = [1, 2, 3, 4].map((n) => ({ kind: "card", n }));
    const game = ruleGame(silence, function* (g) {
      const picked = yield* pick(0, "pay", cards, {
        min: 1,
        max: 3,
        rule: "T-2",
        check: (some) => (some.reduce((sum, { n }) => sum + n, 0) > 5 ? "T-3" : undefined),
      });
      g.state.heard = picked.map(({ n }) => String(n));
    });
    const tryOut = (given: Answer) => {
      const match = sitDown(game);
      answer(match, 0, given);
      return stateOf<Heard>(match).heard;
    };
    expect(tryOut(["card n=2", "card n=1"])).toEqual(["2", "1"]);
    expect(tryOut(["card n=4"])).toEqual(["4"]);
    expect(() => tryOut(["card n=4", "card n=2"])).toThrow("Not these together, by T-3.");
    expect(() => tryOut([])).toThrow("Choose 1 to 3.");
    expect(() => tryOut(cards.map(({ n }) => `card n=${n}`))).toThrow("Choose 1 to 3.");
    expect(() => tryOut(["card n=1", "card n=1"])).toThrow("The same option twice.");
  });

  test("amount takes a whole number between its bounds", () => {
    const game = ruleGame(silence, function* (g) {
      g.state.heard.push(String(yield* amount(0, "bid", { min: 2, max: 5 })));
    });
    for (const fine of [2, 3, 5]) {
      const match = sitDown(game);
      answer(match, 0, fine);
      expect(stateOf<Heard>(match).heard).toEqual([String(fine)]);
    }
    for (const bad of [1, 6]) {
      expect(() => answer(sitDown(game), 0, bad)).toThrow("A whole number from 2 to 5 is asked.");
    }
  });

  test("a question goes out with its rule, its arguments, its bounds and its barred options", () => {
    const match = sitDown(
      ruleGame(silence, function* () {
        yield* pick(0, "burn", [YES], {
          min: 0,
          max: 1,
          rule: "T-4",
          args: { count: 3 },
          barred: () => [{ option: NO, rule: "T-5" }],
        });
      }),
    );
    expect(questionView(match, 0)).toEqual({
      decision: "d1",
      form: "pick",
      kind: "burn",
      rule: "T-4",
      args: { count: 3 },
      options: [{ kind: "yes", key: "yes" }],
      barred: [{ option: { kind: "no", key: "no" }, rule: "T-5" }],
      min: 0,
      max: 1,
      safe: [],
    });
  });

  test("the safe answer is the declared one, else a pass, else the first, else the least", () => {
    const pass: Option = { kind: "pass" };
    const safes: Answer[] = [];
    const match = sitDown(
      ruleGame(silence, function* () {
        yield* ask(0, "declared", [YES, NO], { safe: NO });
        yield* ask(0, "pass", [YES, pass]);
        yield* ask(0, "first", [YES, NO]);
        yield* pick(0, "fewest", [YES, NO], { min: 1, max: 2 });
        yield* pick(0, "declared picks", [YES, NO], { min: 1, max: 2, safe: [NO] });
        yield* amount(0, "least", { min: 3, max: 9 });
        yield* amount(0, "declared amount", { min: 3, max: 9, safe: 4 });
      }),
    );
    while (match.pending) {
      const safe = safeAnswerFor(match, 0) as Answer;
      safes.push(safe);
      answer(match, 0, safe);
    }
    expect(safes).toEqual(["no", "pass", "yes", ["yes"], ["no"], 3, 4]);
  });
});

describe("several seats in secret at once", () => {
  const vote = ruleGame(silence, function* (g) {
    const votes = yield* askEach("vote", [2, 0, 1], () => [YES, NO]);
    g.state.heard = [...votes].map(([seat, { kind }]) => `${seat} ${kind}`);
  });

  test("answers come in any order and are handed over in the order of the seats asked", () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const match = sitDown(vote, { seats: 3 });
      for (const seat of order) answer(match, seat, seat === 1 ? "no" : "yes");
      expect(stateOf<Heard>(match).heard).toEqual(["2 yes", "0 yes", "1 no"]);
    }
  });

  test("nobody sees an answer before all are in, and nobody is told which it was", () => {
    const yes = sitDown(vote, { seats: 3 });
    const no = sitDown(vote, { seats: 3 });
    answer(yes, 0, "yes");
    answer(no, 0, "no");
    expect(stateOf<Heard>(yes).heard).toEqual([]);
    expect(waitingFor(yes)).toEqual([2, 1]);
    for (const viewer of viewers(yes)) expect(view(no, viewer)).toEqual(view(yes, viewer));
    expect(offered(yes, 0)).toEqual([]);
    expect(offered(yes, 1)).toEqual(["yes", "no"]);
  });

  test("each seat can be asked its own: options, barred, safe, bounds", () => {
    const match = sitDown(
      ruleGame(silence, function* (g) {
        const first = yield* askEach<Option>("mine", [0, 1], (seat) =>
          seat === 0
            ? [YES]
            : { options: [NO, YES], safe: YES, barred: [{ option: NO, rule: "T-6" }] },
        );
        const some = yield* pickEach("cards", [0, 1], (seat) => ({
          options: [YES, NO],
          min: seat,
          max: seat,
        }));
        const bids = yield* amountEach("bid", [0, 1], (seat) => ({ min: 0, max: 10 * seat + 1 }));
        g.state.heard = [first, some, bids].map((map) => JSON.stringify([...map]));
      }),
    );
    expect(offered(match, 0)).toEqual(["yes"]);
    expect(offered(match, 1)).toEqual(["no", "yes"]);
    expect(safeAnswerFor(match, 1)).toBe("yes");
    expect(questionView(match, 1)?.barred).toHaveLength(1);
    playPath(match, [
      [1, "no"],
      [0, "yes"],
      [1, ["no"]],
      [0, []],
      [0, 1],
    ]);
    expect(() => answer(match, 1, 12)).toThrow("from 0 to 11");
    answer(match, 1, 11);
    expect(stateOf<Heard>(match).heard).toEqual([
      '[[0,{"kind":"yes"}],[1,{"kind":"no"}]]',
      '[[0,[]],[1,[{"kind":"no"}]]]',
      "[[0,1],[1,11]]",
    ]);
  });

  test("asking nobody asks nobody", () => {
    const match = sitDown(
      ruleGame(silence, function* (g) {
        const votes = yield* askEach("vote", [], () => [YES]);
        const some = yield* pickEach("some", [], () => ({ options: [YES], min: 0, max: 1 }));
        const bids = yield* amountEach("bid", [], () => ({ min: 0, max: 1 }));
        g.state.heard.push(`${votes.size} ${some.size} ${bids.size}`);
        g.state.heard.push(String(yield* offer("window", [], () => [YES], nothing)));
      }),
    );
    expect(match.pending).toBeUndefined();
    expect(stateOf<Heard>(match).heard).toEqual(["0 0 0", "0"]);
  });
});

function* nothing(): Rule<void> {}

describe("a window", () => {
  const shout = (word: string): Option => ({ kind: "shout", word });

  function windowGame(order: readonly Seat[], until = Number.MAX_SAFE_INTEGER) {
    return ruleGame(silence, function* (g) {
      const { heard } = g.state;
      const served = yield* offer(
        "shouts",
        () => (heard.length < until ? order : []),
        (seat) => [shout(`a${seat}`), shout(`b${seat}`)],
        function* (seat, { word }) {
          heard.push(`${seat} ${word}`);
          g.tell("shouted", { seat, word });
        },
      );
      heard.push(`served ${served}`);
    });
  }

  test("offers everybody a pass, which is also the safe answer", () => {
    const match = sitDown(windowGame([0, 1]));
    expect(offered(match, 1)).toEqual(["shout word=a1", "shout word=b1", "pass"]);
    expect(safeAnswerFor(match, 1)).toBe("pass");
    // Also where the rules would have something else in mind.
    const eager = ruleGame(silence, function* () {
      yield* offer("eager", [0], () => ({ options: [YES], safe: YES }), nothing);
    });
    expect(safeAnswerFor(sitDown(eager), 0)).toBe("pass");
  });

  test("serves the first in the order of the seats, whoever answered first, and opens again", () => {
    const match = sitDown(windowGame([2, 0, 1]), { seats: 3 });
    playPath(match, [
      [1, "shout word=a1"],
      [0, "shout word=a0"],
      [2, "pass"],
    ]);
    expect(stateOf<Heard>(match).heard).toEqual(["0 a0"]);
    expect(waitingFor(match)).toEqual([2, 0, 1]);
    playPath(match, [
      [0, "pass"],
      [1, "shout word=b1"],
      [2, "pass"],
    ]);
    expect(stateOf<Heard>(match).heard).toEqual(["0 a0", "1 b1"]);
    allAnswer(match, "pass");
    expect(stateOf<Heard>(match).heard).toEqual(["0 a0", "1 b1", "served 2"]);
    expect(match.play.result).toBeDefined();
  });

  test("serves by precedence before the order of the seats, where the rules give one", () => {
    const order = ["challenge", "block"];
    const game = ruleGame(silence, function* (g) {
      yield* offer(
        "responses",
        [0, 1, 2, 3],
        () => order.map((kind) => ({ kind })),
        function* (seat, { kind }) {
          g.state.heard.push(`${seat} ${kind}`);
        },
        ({ kind }) => order.indexOf(kind),
      );
    });
    const match = sitDown(game, { seats: 4 });
    const answers = (...all: string[]) =>
      all.forEach((each, seat) => void answer(match, seat, each));
    answers("block", "pass", "challenge", "challenge");
    expect(stateOf<Heard>(match).heard).toEqual(["2 challenge"]);
    answers("block", "block", "pass", "pass");
    expect(stateOf<Heard>(match).heard).toEqual(["2 challenge", "0 block"]);
    allAnswer(match, "pass");
    expect(match.play.result).toBeDefined();
  });

  test("the wishes of those not served stay secret", () => {
    const play = (wish: string) => {
      const match = sitDown(windowGame([0, 1, 2]), { seats: 3 });
      answer(match, 1, wish);
      answer(match, 2, "pass");
      const events = answer(match, 0, "shout word=a0");
      expect(events.map(({ args }) => args)).toEqual([{ seat: 0, word: "a0" }]);
      return match;
    };
    const wished = play("shout word=b1");
    const passed = play("pass");
    for (const viewer of viewers(wished))
      expect(view(wished, viewer)).toEqual(view(passed, viewer));
    // The record knows, for a replay after the end.
    expect(recordOf(wished).answers[0]).toEqual([1, "only", "shouts", 1, "shout word=b1"]);
  });

  test("closes at once when nobody is left to ask", () => {
    const match = sitDown(windowGame([0, 1], 1));
    answer(match, 1, "shout word=a1");
    answer(match, 0, "pass");
    expect(stateOf<Heard>(match).heard).toEqual(["1 a1", "served 1"]);
  });

  test("whom it asks is found anew each time it opens", () => {
    const out: Seat[] = [];
    const game = ruleGame(silence, function* (g) {
      yield* offer(
        "shots",
        () => [0, 1, 2].filter((seat) => !g.state.heard.includes(`out ${seat}`)),
        (seat) => [0, 1, 2].filter((s) => s !== seat).map((target) => ({ kind: "shoot", target })),
        function* (_, { target }) {
          out.push(target);
          g.state.heard.push(`out ${target}`);
        },
      );
    });
    const match = sitDown(game, { seats: 3 });
    answer(match, 0, "shoot target=1");
    answer(match, 1, "shoot target=0");
    answer(match, 2, "pass");
    expect(waitingFor(match)).toEqual([0, 2]);
    allAnswer(match, "pass");
    expect(out).toEqual([1]);
  });

  test("what is served may ask questions of its own", () => {
    const match = sitDown(
      ruleGame(silence, function* (g) {
        yield* offer(
          "window",
          () => (g.state.heard.length === 0 ? [0, 1] : []),
          () => [YES],
          function* (seat) {
            const { kind } = yield* ask(1 - seat, "really", [YES, NO]);
            g.state.heard.push(kind);
          },
        );
      }),
    );
    playPath(match, [
      [1, "yes"],
      [0, "pass"],
      [0, "no"],
    ]);
    expect(stateOf<Heard>(match).heard).toEqual(["no"]);
  });
});
