/** Steps: what comes next, scopes and how to leave them, ends, endless steps. */
import { ask, EngineFault, type Rule, scope } from "@sprawl/engine";
import { answer, save } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { gameOf, playPath, reloaded, ruleGame, SEED, sitDown, stateOf } from "./table.js";

type Ran = { ran: string[] };
const nothing = (): Ran => ({ ran: [] });
const GO = [{ kind: "go" }];
const DONE = { winners: [], reason: "done" };

/** A note is left in the state by a step that only does that. */
const notes = {
  note(g: { state: Ran }, what: string) {
    g.state.ran.push(what);
  },
};

describe("what comes next", () => {
  test("steps run in the order they were scheduled in, before everything that was waiting", () => {
    const match = sitDown(
      gameOf(nothing, {
        first(g) {
          g.next("second", "a");
          g.next("note", "b");
          g.next("last");
        },
        second(g, arg: string) {
          g.state.ran.push(arg);
          g.next("note", "a1");
          g.next("note", "a2");
        },
        last(g) {
          g.end(DONE);
        },
        ...notes,
      }),
    );
    expect(stateOf<Ran>(match).ran).toEqual(["a", "a1", "a2", "b"]);
  });

  test("the order holds when steps are scheduled before and after a question", () => {
    const match = sitDown(
      gameOf(nothing, {
        *first(g): Rule<void> {
          g.next("note", "before");
          yield* ask(0, "go", GO);
          g.next("note", "after");
          yield* ask(0, "go", GO);
          g.next("last");
        },
        last(g) {
          g.end(DONE);
        },
        ...notes,
      }),
    );
    playPath(match, [
      [0, "go"],
      [0, "go"],
    ]);
    expect(stateOf<Ran>(match).ran).toEqual(["before", "after"]);
  });

  test("a step is a generator or a plain function; its argument is plain data", () => {
    const match = sitDown(
      gameOf(nothing, {
        plain(g) {
          g.next("asks", { where: ["a", "b"] });
        },
        *asks(g, { where }: { where: string[] }): Rule<void> {
          const { kind } = yield* ask(
            0,
            "where",
            where.map((place) => ({ kind: place })),
          );
          g.state.ran.push(kind);
          g.end(DONE);
        },
      }),
    );
    playPath(match, [[0, "b"]]);
    expect(stateOf<Ran>(match).ran).toEqual(["b"]);
  });

  test("a step that does not exist, and a match nobody ends, are faults that say so", () => {
    const lost = gameOf(nothing, {
      first: (g) => g.next("nowhere"),
    });
    expect(() => sitDown(lost)).toThrow('there is no step "nowhere"');
    const open = gameOf(nothing, { first() {} });
    expect(() => sitDown(open)).toThrow(
      'no step is left after "first", and nobody ended the match',
    );
  });

  test("a concluded match is over when the step has run to its end; what was to come is not run", () => {
    const match = sitDown(
      gameOf(nothing, {
        *first(g): Rule<void> {
          yield* ask(0, "go", GO);
          g.next("last");
          g.next("note", "later");
        },
        last(g) {
          g.next("note", "next");
          g.conclude(DONE);
          g.state.ran.push("last");
        },
        ...notes,
      }),
    );
    answer(match, 0, "go");
    expect(stateOf<Ran>(match).ran).toEqual(["last"]);
    expect(match.pending).toBeUndefined();
    expect(match.play.result).toEqual(DONE);
    expect(match.play.steps).toEqual([]);
    expect(reloaded(match).play.result).toEqual(DONE);
  });

  test("who has concluded the match cannot ask on", () => {
    const game = gameOf(nothing, {
      *first(g): Rule<void> {
        g.conclude(DONE);
        yield* ask(0, "go", GO);
      },
    });
    expect(() => sitDown(game)).toThrow('step "first" has concluded the match, and asks on');
  });

  test("steps that never ask are stopped", () => {
    const game = gameOf(nothing, { round: (g) => g.next("round") });
    expect(() => createMatch(game, { seats: 2, seed: SEED, history: false })).toThrow(EngineFault);
    expect(() => sitDown(game)).toThrow("100000 steps ran without asking anybody");
  });
});

describe("scopes across steps", () => {
  const turns = gameOf(nothing, {
    begin(g) {
      g.within("turn", () => {
        g.next("note", "turn begins");
        g.within("combat", () => {
          g.next("blow");
          g.next("blow");
        });
        g.next("note", "turn ends");
      });
      g.next("note", "next turn");
      g.next("over");
    },
    *blow(g): Rule<void> {
      const { kind } = yield* ask(0, "blow", [
        { kind: "hit" },
        { kind: "flee" },
        { kind: "die" },
        { kind: "win" },
      ]);
      g.next("note", "never said if the scope is left");
      if (kind === "flee") g.leave("combat");
      if (kind === "die") g.leave("turn");
      if (kind === "win") g.end(DONE);
      g.state.ran.push("hit");
    },
    over: (g) => g.end({ winners: [], reason: "over" }),
    ...notes,
  });
  const never = "never said if the scope is left";

  function after(...answers: string[]) {
    const match = sitDown(turns);
    playPath(
      match,
      answers.map((kind) => [0, kind]),
    );
    return { ran: stateOf<Ran>(match).ran, result: match.play.result?.reason };
  }

  test("without leaving, all steps of a scope run", () => {
    expect(after("hit", "hit")).toEqual({
      ran: ["turn begins", "hit", never, "hit", never, "turn ends", "next turn"],
      result: "over",
    });
  });

  test("leaving the inner scope drops its steps and what the step itself scheduled", () => {
    expect(after("hit", "flee").ran).toEqual([
      "turn begins",
      "hit",
      never,
      "turn ends",
      "next turn",
    ]);
    expect(after("flee").ran).toEqual(["turn begins", "turn ends", "next turn"]);
  });

  test("leaving the outer scope drops both", () => {
    expect(after("die").ran).toEqual(["turn begins", "next turn"]);
    expect(after("hit", "die").ran).toEqual(["turn begins", "hit", never, "next turn"]);
  });

  test("the end leaves everything", () => {
    expect(after("win")).toEqual({ ran: ["turn begins"], result: "done" });
  });

  test("the scopes that are open are part of a save", () => {
    const { steps } = save(sitDown(turns)).snapshot;
    expect(steps.flatMap((call) => call.scope ?? [])).toEqual(["turn", "combat"]);
  });

  test("leaving a scope one is not within is a fault", () => {
    const game = gameOf(nothing, { first: (g) => g.leave("combat") });
    expect(() => sitDown(game)).toThrow('step "first" leaves "combat", but is not within it');
  });
});

describe("scopes inside a rule", () => {
  test("scope() catches its own name and lets others pass", () => {
    const match = sitDown(
      gameOf(nothing, {
        first(g) {
          g.within("turn", () => g.next("walks"));
          g.next("over");
        },
        *walks(g): Rule<void> {
          const stayed = yield* scope("walk", walk(g.state));
          const left = yield* scope(
            "walk",
            walk(g.state, () => g.leave("walk")),
          );
          g.state.ran.push(`${stayed} ${left}`);
          yield* scope(
            "walk",
            walk(g.state, () => g.leave("turn")),
          );
          g.state.ran.push("never");
        },
        over: (g) => g.end(DONE),
      }),
    );
    playPath(match, [
      [0, "go"],
      [0, "go"],
      [0, "go"],
    ]);
    expect(stateOf<Ran>(match).ran).toEqual(["arrived", "arrived undefined"]);
    expect(match.play.result).toEqual(DONE);
  });

  function* walk(state: Ran, leave?: () => never): Rule<string> {
    yield* ask(0, "step", GO);
    leave?.();
    state.ran.push("arrived");
    return "arrived";
  }

  test("finally blocks of the rules that are left run", () => {
    const match = sitDown(
      ruleGame(nothing, function* (g) {
        yield* scope(
          "inner",
          (function* (): Rule<void> {
            try {
              yield* ask(0, "go", GO);
              g.leave("inner");
            } finally {
              g.state.ran.push("tidied up");
            }
          })(),
        );
      }),
    );
    answer(match, 0, "go");
    expect(stateOf<Ran>(match).ran).toEqual(["tidied up"]);
  });

  test("the match ends from deep inside, and nothing after the call happens", () => {
    const match = sitDown(
      ruleGame(nothing, function* (g) {
        yield* scope("outer", deeper(3));
        g.state.ran.push("never");
        function* deeper(depth: number): Rule<void> {
          yield* ask(0, "go", GO);
          if (depth > 0) yield* scope(`level ${depth}`, deeper(depth - 1));
          else g.end({ winners: [1], reason: "struck" });
          g.state.ran.push("never");
        }
      }),
    );
    playPath(match, [
      [0, "go"],
      [0, "go"],
      [0, "go"],
      [0, "go"],
    ]);
    expect(match.play.result).toEqual({ winners: [1], reason: "struck" });
    expect(stateOf<Ran>(match).ran).toEqual([]);
    expect(match.pending).toBeUndefined();
  });
});
