/** Answers from outside: taken once, refused with a reason, and nothing changed by a refusal. */
import {
  type Answer,
  amount,
  ask,
  askEach,
  type Option,
  pick,
  type Refusal,
  type Seat,
} from "@sprawl/engine";
import {
  answer,
  decisionId,
  type Outcome,
  type Submission,
  submit,
  takeBackTo,
  undo,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { fork, hashOf, type OpenMatch } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { gameOf, reloaded, ruleGame, sitDown, stateOf } from "./table.js";

const YES: Option = { kind: "yes" };
const NO: Option = { kind: "no" };

type Count = { count: number };

/** Seat 0 and seat 1 are asked by turns, each turn a step. */
const turns = gameOf<Count>(() => ({ count: 0 }), {
  *turn(g) {
    const seat = g.state.count % 2;
    const { kind } = yield* ask(seat, "turn", [YES, NO]);
    if (kind === "no") g.end({ winners: [1 - seat], reason: "gave-up" });
    g.state.count++;
    g.next("turn");
  },
});

function say(match: OpenMatch, seat: Seat, given: Answer, decision = decisionId(match)): Outcome {
  return submit(match, { seat, decision, answer: given });
}

/** The refusal, after seeing to it that it changed nothing. */
function refusalOf(match: OpenMatch, submission: unknown): Refusal {
  const before = hashOf(match);
  const seen = [0, 1].map((seat) => view(match, seat));
  const outcome = submit(match, submission as Submission);
  expect(hashOf(match)).toBe(before);
  expect([0, 1].map((seat) => view(match, seat))).toEqual(seen);
  if (outcome.status !== "refused") throw new Error(`it was ${outcome.status}`);
  return outcome.refusal;
}

describe("an answer counts once per decision", () => {
  test("a retry does nothing, also after others have gone on", () => {
    const match = sitDown(turns);
    const decision = decisionId(match);
    expect(say(match, 0, "yes").status).toBe("accepted");
    expect(say(match, 0, "yes", decision)).toEqual({ status: "repeated" });
    expect(say(match, 1, "yes").status).toBe("accepted");
    expect(say(match, 0, "yes", decision)).toEqual({ status: "repeated" });
    expect(stateOf<Count>(match).count).toBe(2);
  });

  test("another answer to the same decision is refused", () => {
    const match = sitDown(turns);
    const decision = decisionId(match);
    say(match, 0, "yes");
    expect(refusalOf(match, { seat: 0, decision, answer: "no" })).toEqual({
      code: "stale",
      field: "answer",
      message: "You have answered that already.",
    });
  });

  test("a retry is known for one after a save, and at the end of the match", () => {
    const match = sitDown(turns);
    const first = decisionId(match);
    say(match, 0, "yes");
    const loaded = reloaded(match);
    expect(say(loaded, 0, "yes", first)).toEqual({ status: "repeated" });
    const last = decisionId(loaded);
    expect(say(loaded, 1, "no").status).toBe("accepted");
    expect(say(loaded, 1, "no", last)).toEqual({ status: "repeated" });
    expect(say(reloaded(loaded), 1, "no", last)).toEqual({ status: "repeated" });
  });

  test("a sealed answer of a group is known for a retry while others are waited for", () => {
    const match = sitDown(
      ruleGame(
        () => ({}),
        function* () {
          yield* askEach("vote", [0, 1], () => [YES, NO]);
        },
      ),
    );
    const decision = decisionId(match);
    say(match, 0, "no");
    for (const each of [match, reloaded(match)]) {
      expect(say(each, 0, "no", decision)).toEqual({ status: "repeated" });
      expect(refusalOf(each, { seat: 0, decision, answer: "yes" }).code).toBe("stale");
    }
  });

  test("picks and amounts are compared by what they say", () => {
    const match = sitDown(
      ruleGame(
        () => ({}),
        function* () {
          yield* pick(0, "some", [YES, NO], { min: 0, max: 2 });
          yield* amount(0, "bid", { min: 0, max: 9 });
        },
      ),
    );
    const first = decisionId(match);
    say(match, 0, ["yes", "no"]);
    expect(say(match, 0, ["yes", "no"], first)).toEqual({ status: "repeated" });
    expect(say(match, 0, ["yes"], first).status).toBe("refused");
    const second = decisionId(match);
    say(match, 0, 3);
    expect(say(match, 0, 3, second)).toEqual({ status: "repeated" });
  });
});

describe("the id of a decision", () => {
  test("is another for each decision, the same for all seats, and kept by a save", () => {
    const match = sitDown(turns);
    expect(decisionId(match)).toBe("d1");
    say(match, 0, "yes");
    expect(decisionId(match)).toBe("d2");
    expect(decisionId(reloaded(match))).toBe("d2");
    expect(view(match, 0).pending?.decision).toBe("d2");
    expect(view(match, 1).question?.decision).toBe("d2");
  });

  test("changes when something is taken back, so that no answer reaches the wrong question", () => {
    const match = sitDown(turns);
    say(match, 0, "yes");
    expect(undo(match, 0)).toBeUndefined();
    expect(decisionId(match)).toBe("d1.1");
    for (const other of [reloaded(match), fork(match)]) expect(decisionId(other)).toBe("d1.1");
    // The answer that was taken back can be given again, under the new id only.
    expect(refusalOf(match, { seat: 0, decision: "d1", answer: "yes" }).code).toBe("stale");
    expect(say(match, 0, "yes").status).toBe("accepted");
    expect(say(match, 0, "yes", "d1.1")).toEqual({ status: "repeated" });
    // The other seat saw d2 before; what it answered then is not for the d2 of now.
    expect(decisionId(match)).toBe("d2.1");
    expect(refusalOf(match, { seat: 1, decision: "d2", answer: "yes" }).code).toBe("stale");
  });

  test("retries of what was not taken back are still known afterwards", () => {
    const match = sitDown(turns);
    const [first, second] = ["d1", "d2"];
    say(match, 0, "yes");
    say(match, 1, "yes");
    say(match, 0, "yes");
    takeBackTo(match, 2);
    expect(say(match, 1, "yes", second)).toEqual({ status: "repeated" });
    expect(say(match, 0, "yes", first)).toEqual({ status: "repeated" });
    expect(say(match, 0, "yes", "d3").status).toBe("refused");
    expect(say(match, 0, "yes").status).toBe("accepted");
  });
});

describe("refused", () => {
  const choices = ruleGame(
    () => ({}),
    function* () {
      yield* ask(0, "choose", [YES], { rule: "T-1", barred: [{ option: NO, rule: "T-9" }] });
      yield* pick(0, "pick", [YES, { kind: "maybe" }, { kind: "perhaps" }], {
        min: 1,
        max: 2,
        rule: "T-2",
        barred: () => [{ option: NO, rule: "T-8" }],
        check: (some) => (some.length === 2 && some[1].kind === "maybe" ? "T-3" : undefined),
      });
      yield* amount(0, "amount", { min: 1, max: 4, rule: "T-4" });
    },
  );

  function at(question: "choose" | "pick" | "amount"): OpenMatch {
    const match = sitDown(choices);
    if (question !== "choose") answer(match, 0, "yes");
    if (question === "amount") answer(match, 0, ["yes"]);
    return match;
  }

  function refusal(
    match: OpenMatch,
    given: unknown,
    seat: unknown = 0,
    decision?: unknown,
  ): Refusal {
    return refusalOf(match, { seat, decision: decision ?? decisionId(match), answer: given });
  }

  test("a seat that is not asked, and an answer to another decision", () => {
    expect(refusal(at("choose"), "yes", 1)).toMatchObject({ code: "not-asked" });
    expect(refusal(at("choose"), "yes", 7)).toMatchObject({ code: "not-asked" });
    const other = { code: "stale", field: "decision" };
    expect(refusal(at("choose"), "yes", 0, "d2")).toMatchObject(other);
    expect(refusal(at("choose"), "yes", 0, "")).toMatchObject(other);
    expect(refusal(at("pick"), ["yes"], 1, "d1")).toMatchObject(other);
  });

  test("what is barred, with the rule that bars it", () => {
    const barred = (rule: string) => ({
      code: "barred",
      field: "answer",
      rule,
      message: `Barred by ${rule}.`,
    });
    expect(refusal(at("choose"), "no")).toEqual(barred("T-9"));
    expect(refusal(at("pick"), ["yes", "no"])).toEqual(barred("T-8"));
  });

  test("what is not on offer", () => {
    for (const nonsense of ["maybe", "", "YES", "yes ", "__proto__", "constructor"]) {
      expect(refusal(at("choose"), nonsense).code).toBe("unknown-option");
      expect(refusal(at("pick"), [nonsense, "yes", "z"]).code).toMatch(/unknown-option/);
    }
  });

  test("too few, too many, too much, the same twice, and what may not go together", () => {
    const few = { code: "out-of-range", rule: "T-2", message: "Choose 1 to 2." };
    expect(refusal(at("pick"), [])).toMatchObject(few);
    expect(refusal(at("pick"), ["yes", "maybe", "perhaps"])).toMatchObject(few);
    const bounds = { code: "out-of-range", rule: "T-4" };
    for (const much of [0, 5, -1, 2 ** 40]) {
      expect(refusal(at("amount"), much)).toMatchObject(bounds);
    }
    expect(refusal(at("pick"), ["yes", "yes"]).code).toBe("not-together");
    expect(refusal(at("pick"), ["yes", "maybe"])).toMatchObject({
      code: "not-together",
      rule: "T-3",
    });
  });

  test("an answer of the wrong kind for the question", () => {
    for (const [question, wrong] of [
      ["choose", [["yes"], 3]],
      ["pick", ["yes", 3]],
      ["amount", ["3", ["3"]]],
    ] as const) {
      for (const given of wrong) {
        expect(refusal(at(question), given)).toMatchObject({ code: "malformed", field: "answer" });
      }
    }
  });

  test("what has not even the shape of an answer", () => {
    const match = at("amount");
    for (const given of [
      undefined,
      null,
      2.5,
      Number.NaN,
      Infinity,
      -0,
      1e300,
      true,
      {},
      [1],
      [null],
    ]) {
      expect(refusal(match, given)).toMatchObject({ code: "malformed", field: "answer" });
    }
    for (const seat of [undefined, null, "0", -1, 0.5, Number.NaN, [0], {}]) {
      expect(refusalOf(match, { seat, decision: decisionId(match), answer: 2 })).toMatchObject({
        code: "malformed",
        field: "seat",
      });
    }
    for (const decision of [undefined, null, 3, ["d3"], {}]) {
      expect(refusalOf(match, { seat: 0, decision, answer: 2 })).toMatchObject({
        code: "malformed",
        field: "decision",
      });
    }
    for (const nothing of [undefined, null, "d3", 3, true]) {
      expect(refusalOf(match, nothing)).toMatchObject({ code: "malformed", field: "" });
    }
  });

  test("anything at all, once the match is over", () => {
    const match = sitDown(turns);
    say(match, 0, "no");
    expect(match.play.result?.winners).toEqual([1]);
    for (const seat of [0, 1]) {
      expect(refusal(match, "yes", seat, "d9")).toMatchObject({ code: "over" });
    }
    expect(waitingFor(match)).toEqual([]);
  });
});

test("an accepted answer comes with the events it caused, and with none of those before", () => {
  const match = sitDown(
    ruleGame(
      () => ({}),
      function* (g) {
        g.tell("begun");
        yield* ask(0, "go", [YES]);
        g.tell("went", { seat: 0 });
        g.tell("rested", { seat: 0 });
        yield* ask(0, "go", [YES]);
        g.tell("ended");
      },
    ),
  );
  const told = () => {
    const outcome = say(match, 0, "yes");
    return outcome.status === "accepted" ? outcome.events.map(({ type }) => type) : [];
  };
  expect(told()).toEqual(["went", "rested"]);
  expect(told()).toEqual(["ended"]);
});

test("answer() is submit for those who know what they do: it throws when refused", () => {
  const match = sitDown(turns);
  expect(() => answer(match, 1, "yes")).toThrow("You are not asked now.");
  expect(() => answer(match, 0, "perhaps")).toThrow('seat 0: "perhaps": There is no such option.');
  expect(answer(match, 0, "yes")).toEqual([]);
});
