/** A rule that throws: back at the decision before, with a report, and the table can go on. */
import { ask, askEach, type Option, pick, type Seat } from "@sprawl/engine";
import { answer, decisionId, submit, view, waitingFor } from "@sprawl/engine/host";
import { hashOf, load, type OpenMatch } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { gameOf, ruleGame, sitDown, stateOf, viewers } from "./table.js";

const GOOD: Option = { kind: "good" };
const BAD: Option = { kind: "bad" };

type Counting = { count: number; hidden: number[] };

/** Whatever is changed before a rule throws must be undone: state, secrets, chance, steps. */
const game = gameOf<Counting>(() => ({ count: 0, hidden: [] }), {
  begin(g) {
    g.state.hidden = g.hide("cards", ["a", "b", "c", "d"]);
    g.next("turn");
  },
  *turn(g) {
    const { kind } = yield* ask(g.state.count % 2, "turn", [GOOD, BAD]);
    g.state.count++;
    if (kind === "good") return g.next("turn");
    g.tell("tried");
    g.show(g.state.hidden[0], "all");
    g.shuffle("deck", g.state.hidden);
    g.roll("die", 6);
    g.next("breaks");
  },
  breaks() {
    throw new TypeError("a rule is wrong");
  },
});

function fail(match: OpenMatch, seat: Seat, given: string) {
  const outcome = submit(match, { seat, decision: decisionId(match), answer: given });
  if (outcome.status !== "failed") throw new Error(`it was ${outcome.status}`);
  return outcome.report;
}

describe("a rule that throws", () => {
  test("leaves the match at the decision before, unchanged", () => {
    const match = sitDown(game);
    for (let i = 0; i < 23; i++) {
      const before = hashOf(match);
      const seen = viewers(match).map((viewer) => view(match, viewer));
      const decision = decisionId(match);
      fail(match, i % 2, "bad");
      expect(hashOf(match)).toBe(before);
      expect(viewers(match).map((viewer) => view(match, viewer))).toEqual(seen);
      expect(decisionId(match)).toBe(decision);
      expect(match.play.news).toEqual([]);
      answer(match, i % 2, "good");
    }
    expect(stateOf<Counting>(match).count).toBe(23);
  });

  test("leaves a report with which it can be made to happen again", () => {
    const match = sitDown(game);
    for (let i = 0; i < 5; i++) answer(match, i % 2, "good");
    const report = fail(match, 1, "bad");
    expect(report).toMatchObject({ message: "a rule is wrong", seat: 1, answer: "bad" });
    expect(report.stack).toContain("TypeError: a rule is wrong");
    expect(report.stack).toContain("fault.test.ts");
    const again = load(game, JSON.parse(JSON.stringify(report.before))).match;
    expect(hashOf(again)).toBe(hashOf(match));
    expect(fail(again, report.seat, String(report.answer)).message).toBe("a rule is wrong");
  });

  test("in a loaded match too", () => {
    const match = sitDown(game);
    answer(match, 0, "good");
    const loaded = load(game, JSON.parse(JSON.stringify(fail(match, 1, "bad").before))).match;
    fail(loaded, 1, "bad");
    expect(hashOf(loaded)).toBe(hashOf(match));
    answer(loaded, 1, "good");
    expect(stateOf<Counting>(loaded).count).toBe(2);
  });

  test("an answer that failed is not an answer given: it can be tried again, and another too", () => {
    const match = sitDown(game);
    fail(match, 0, "bad");
    fail(match, 0, "bad");
    expect(submit(match, { seat: 0, decision: "d1", answer: "good" }).status).toBe("accepted");
  });

  test("answer() throws what the rule threw", () => {
    expect(() => answer(sitDown(game), 0, "bad")).toThrow("a rule is wrong");
  });
});

describe("when the last answer of a group makes a rule throw", () => {
  const votes = gameOf<Counting>(() => ({ count: 0, hidden: [] }), {
    *warm(g) {
      yield* ask(0, "warm", [GOOD]);
      g.next("vote");
    },
    *vote(g) {
      const given = yield* askEach("vote", [0, 1, 2], () => [GOOD, BAD]);
      g.state.count++;
      if (given.get(2)?.kind === "bad") throw new Error("seat 2 again");
      g.next("vote");
    },
  });

  test("the sealed answers of the others stay, and their retries are known", () => {
    const match = sitDown(votes, { seats: 3 });
    answer(match, 0, "good");
    const decision = decisionId(match);
    answer(match, 1, "bad");
    answer(match, 0, "good");
    const before = hashOf(match);
    expect(fail(match, 2, "bad").message).toBe("seat 2 again");
    expect(hashOf(match)).toBe(before);
    expect(waitingFor(match)).toEqual([2]);
    expect(submit(match, { seat: 1, decision, answer: "bad" })).toEqual({ status: "repeated" });
    expect(submit(match, { seat: 0, decision, answer: "good" })).toEqual({ status: "repeated" });
    expect(submit(match, { seat: 2, decision, answer: "good" }).status).toBe("accepted");
    expect(stateOf<Counting>(match).count).toBe(1);
  });
});

test("a check that throws is a rule that throws", () => {
  const match = sitDown(
    ruleGame(
      () => ({}),
      function* () {
        yield* pick(0, "some", [GOOD, BAD], {
          min: 0,
          max: 1,
          check: (some) => {
            if (some[0] === BAD) throw new Error("the check is wrong");
            return undefined;
          },
        });
      },
    ),
  );
  const before = hashOf(match);
  const outcome = submit(match, { seat: 0, decision: decisionId(match), answer: ["bad"] });
  expect(outcome).toMatchObject({ status: "failed", report: { message: "the check is wrong" } });
  expect(hashOf(match)).toBe(before);
  answer(match, 0, ["good"]);
  expect(match.play.result).toBeDefined();
});

test("setup and first steps that throw are errors of whoever begins the match", () => {
  const broken = gameOf(() => ({}), {
    begin() {
      throw new Error("cannot begin");
    },
  });
  expect(() => sitDown(broken)).toThrow("cannot begin");
});
