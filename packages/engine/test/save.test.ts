/** Saved matches: at every kind of question, across changed rules, and with everything checked. */

import { caravan } from "@sprawl/caravan";
import {
  type AnyGame,
  amount,
  amountEach,
  ask,
  askEach,
  BadInput,
  type Game,
  type Option,
  type OptionValues,
  offer,
  pick,
  pickEach,
} from "@sprawl/engine";
import { answer, decisionId, save, submit, view, waitingFor } from "@sprawl/engine/host";
import { hashOf, load } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { gameOf, playPath, ruleGame, sitDown, stateOf } from "./table.js";

const YES: Option = { kind: "yes" };
const NO: Option = { kind: "no" };
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test("every kind of question survives, also half answered, with locals, secrets and chance", () => {
  const match = sitDown(
    ruleGame(
      () => ({ notes: [] as unknown[] }),
      function* (g) {
        const secret = g.hide("cards", ["a", "b", "c"]);
        g.shuffle("deck", secret);
        const local: unknown[] = [g.roll("die", 6), g.face(secret[0])];
        const one = yield* ask(0, "ask", [YES, NO]);
        g.show(secret[0], 1);
        const some = yield* pick(1, "pick", [YES, NO], { min: 0, max: 2 });
        local.push(yield* amount(0, "amount", { min: 0, max: 9 }), g.roll("die", 6));
        const each = yield* askEach("each", [0, 1, 2], () => [YES, NO]);
        const picks = yield* pickEach("picks", [2, 1], () => ({ options: [YES], min: 0, max: 1 }));
        const bids = yield* amountEach("bids", [1, 2], () => ({ min: 0, max: 5 }));
        const served = yield* offer(
          "window",
          [0, 1, 2],
          () => [YES],
          function* (seat) {
            local.push((yield* ask(seat, "inside", [YES, NO])).kind, g.roll("die", 6));
          },
        );
        g.state.notes.push(local, one, some, [...each], [...picks], [...bids], served);
      },
    ),
    { seats: 3 },
  );
  playPath(match, [
    [0, "no"],
    [1, ["no", "yes"]],
    [0, 7],
    [2, "yes"],
    [0, "no"],
    [1, "yes"],
    [1, []],
    [2, ["yes"]],
    [1, 5],
    [2, 0],
    [0, "pass"],
    [2, "yes"],
    [1, "yes"],
    [1, "no"],
    [0, "pass"],
    [1, "pass"],
    [2, "pass"],
  ]);
  expect(match.play.result).toBeDefined();
  expect(stateOf<{ notes: unknown[] }>(match).notes.slice(1)).toEqual([
    NO,
    [NO, YES],
    [
      [0, NO],
      [1, YES],
      [2, YES],
    ],
    [
      [2, [YES]],
      [1, []],
    ],
    [
      [1, 5],
      [2, 0],
    ],
    1,
  ]);
});

test("the cost of a save does not grow with the match: it holds the open step's answers only", () => {
  const match = sitDown(
    gameOf(() => ({ n: 0 }), {
      *turn(g) {
        yield* ask(0, "one", [YES]);
        yield* ask(0, "two", [YES]);
        g.state.n++;
        g.next("turn");
      },
    }),
  );
  for (let i = 0; i < 101; i++) answer(match, 0, "yes");
  const saved = save(match);
  expect(saved.answers).toEqual([[0, "turn", "one", 1, "yes"]]);
  expect(saved.snapshot.answers).toBe(100);
});

describe("when the rules have changed", () => {
  type Counting = { n: number };
  const steps = (options: readonly Option[], kind = "second"): Game<Counting>["steps"] => ({
    *turn(g) {
      yield* ask(0, "first", [YES, NO]);
      yield* ask(1, kind, options);
      yield* ask(0, "third", [YES, NO]);
      g.next("turn");
    },
  });
  const made = (
    options: readonly Option[],
    kind?: string,
    more?: Partial<Game<Counting, OptionValues>>,
  ) => gameOf<Counting>(() => ({ n: 0 }), steps(options, kind), more);

  function savedInTheMiddle() {
    const match = sitDown(made([YES, NO]));
    for (const seat of [0, 1, 0]) answer(match, seat, "yes");
    answer(match, 0, "no");
    answer(match, 1, "yes");
    return copy(save(match));
  }

  test("but not what was asked and answered, the match stands where it stood", () => {
    const { match, notice } = load(made([NO, YES, { kind: "new" }]), savedInTheMiddle());
    expect(notice).toBeUndefined();
    expect(waitingFor(match)).toEqual([0]);
    expect(match.play.answers).toBe(5);
  });

  for (const [what, game] of [
    ["an answer is no longer on offer", made([NO])],
    ["another question is asked", made([YES, NO], "instead")],
    [
      "somebody else is asked",
      gameOf<Counting>(() => ({ n: 0 }), {
        *turn(g) {
          yield* ask(1, "first", [YES, NO]);
          g.next("turn");
        },
      }),
    ],
  ] as const) {
    test(`if ${what}, the step begins again, the table is told and can go on`, () => {
      const { match, notice } = load(game as AnyGame, savedInTheMiddle());
      expect(notice).toEqual({ askedAgain: 2 });
      expect(match.play.answers).toBe(3);
      const [seat] = waitingFor(match);
      // Whoever has answered before can answer again, with the same or with another answer.
      const decision = decisionId(match);
      expect(decision).toBe("d4.1");
      expect(submit(match, { seat, decision, answer: "no" }).status).toBe("accepted");
      const again = load(game as AnyGame, savedInTheMiddle()).match;
      expect(submit(again, { seat, decision, answer: "yes" }).status).toBe("accepted");
    });
  }

  test("if those asked at once are asked one after the other now, all are asked again", () => {
    const atOnce = ruleGame(
      () => ({}),
      function* () {
        yield* askEach("vote", [0, 1, 2], () => [YES, NO]);
      },
    );
    const byTurns = ruleGame(
      () => ({}),
      function* () {
        for (const seat of [0, 1, 2]) yield* ask(seat, "vote", [YES, NO]);
      },
    );
    const match = sitDown(atOnce, { seats: 3 });
    for (const seat of [0, 1]) answer(match, seat, "yes");
    const loaded = load(byTurns, copy(save(match)));
    expect(loaded.notice).toEqual({ askedAgain: 2 });
    expect(waitingFor(loaded.match)).toEqual([0]);
  });

  test("migrations run in order on the step's start, only those that are missing", () => {
    const ran: number[] = [];
    const step = (to: number) => ({
      to,
      migrate(snapshot: Record<string, unknown>) {
        ran.push(to);
        const { n } = snapshot.state as Counting;
        return { ...snapshot, state: { n: n * 10 + to } };
      },
    });
    const match = sitDown(made([YES, NO], undefined, { version: 2 }));
    answer(match, 0, "yes");
    const newer = made([YES, NO], undefined, { version: 6, migrations: [2, 3, 5].map(step) });
    const loaded = load(newer, copy(save(match))).match;
    expect(ran).toEqual([3, 5]);
    expect(stateOf<Counting>(loaded)).toEqual({ n: 35 });
    expect(loaded.header.version).toBe(2);
    const saved = save(loaded);
    expect([saved.version, saved.startedWith]).toEqual([6, 2]);
    ran.length = 0;
    load(newer, copy(saved));
    expect(ran).toEqual([]);
  });

  test("a save of newer rules is refused", () => {
    const match = sitDown(made([YES], undefined, { version: 3 }));
    expect(() => load(made([YES], undefined, { version: 2 }), copy(save(match)))).toThrow(
      "save.version: was made by newer rules (3) than these",
    );
  });

  test("a step that cannot run any more is bad input, not a crash", () => {
    const gone = gameOf<Counting>(() => ({ n: 0 }), { begin: (g) => g.next("nothing") });
    expect(() => load(gone, savedInTheMiddle())).toThrow(
      'snapshot: does not run: there is no step "turn"',
    );
  });
});

describe("what comes from outside is checked, and the place is named", () => {
  const match = sitDown(caravan, { seats: 3, options: { guards: true, tolls: true } });
  answer(match, 0, "draw");
  const good = copy(save(match)) as unknown as Record<string, never>;

  /** The good save with one place changed. */
  function changed(path: string, value: unknown): unknown {
    const saved = copy(good) as Record<string, unknown>;
    const names = path.split(".");
    const last = names.pop() as string;
    let place = saved;
    for (const name of names) place = place[name] as Record<string, unknown>;
    if (value === undefined) delete place[last];
    else place[last] = value;
    return saved;
  }

  function problem(given: unknown): string {
    try {
      load(caravan, given);
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
    return "loaded";
  }

  test("the good one loads", () => {
    expect(problem(copy(good))).toBe("loaded");
    expect(hashOf(load(caravan, copy(good)).match)).toBe(hashOf(match));
  });

  test.each([
    ["format", "sprawl-match/9", 'save.format: must be "sprawl-match/1"'],
    ["game", "chess", 'save.game: must be "caravan"'],
    ["version", 0, "save.version: must be a whole number from 1"],
    ["startedWith", "1", "save.startedWith: must be a whole number from 1"],
    ["seats", 5, "seats: must be a whole number from 2 to 4"],
    ["seats", undefined, "save.seats: must be a whole number from 1"],
    ["options.guards", "yes", "save.options.guards: must be true or false"],
    [
      "options.dragons",
      true,
      "save.options.dragons: there is no such option; there are: guards, tolls",
    ],
    ["seed", "abc", "save.seed: must be 64 hex digits"],
    ["takenBack", -1, "save.takenBack: must be a whole number from 0"],
    ["barrier.at", 1.5, "save.barrier.at: must be a whole number from 0"],
    ["barrier.reason", "mood", "save.barrier.reason: is unknown"],
    ["carried", { a: [0.5] }, "save.carried.a[0]: must be a whole number"],
    ["last", "none", "save.last: must be a list"],
    ["last.0", [0, 1], "save.last[0]: must be a list of 4"],
    ["last.0.0", 3, "save.last[0][0]: must be a whole number from 0 to 2"],
    [
      "last.0.3",
      { kind: "draw" },
      "save.last[0][3]: must be an option's key, a list of keys, or a whole number",
    ],
    ["answers", {}, "save.answers: must be a list"],
    [
      "answers",
      [[0, "act", "act", 0, "draw"]],
      "save.answers[0][3]: must be a whole number from 1",
    ],
    ["answers", [[0, "act", 7, 1, "draw"]], "save.answers[0][2]: must be a text"],
    ["snapshot", [], "save.snapshot: must be an object"],
    ["snapshot.state.coins.1", null, "save.snapshot.state.coins[1]: must be plain data"],
    ["snapshot.state.coins.1", 0.5, "save.snapshot.state.coins[1]: must be a whole number"],
    ["snapshot.answers", -1, "save.snapshot.answers: must be a whole number from 0"],
    ["snapshot.asked", "4", "save.snapshot.asked: must be a whole number from 0"],
    ["snapshot.begun", undefined, "save.snapshot.begun: must be a whole number from 0"],
    ["snapshot.steps", [{ step: 4 }], "save.snapshot.steps[0].step: must be a text"],
    ["snapshot.steps", [{ scope: 4 }], "save.snapshot.steps[0].scope: must be a text"],
    ["snapshot.steps", ["act"], "save.snapshot.steps[0]: must be an object"],
    ["snapshot.steps", [{ step: "dance" }], 'snapshot: does not run: there is no step "dance"'],
    ["snapshot.chance.names", ["deck", 4], "save.snapshot.chance.names[1]: must be a text"],
    ["snapshot.chance.used", [1], "save.snapshot.chance.used: must be as long as names"],
    ["snapshot.chance.asked.0", -1, "save.snapshot.chance.asked[0]: must be a whole number from 0"],
    ["snapshot.secrets.at", [0], "save.snapshot.secrets.at: must be as long as face"],
    [
      "snapshot.secrets.at.0",
      40,
      "save.snapshot.secrets.at[0]: must be a whole number from 0 to 39",
    ],
    [
      "snapshot.secrets.pool.3",
      1,
      "save.snapshot.secrets.pool[3]: must be a whole number from 0 to 0",
    ],
    [
      "snapshot.secrets.seen.3",
      -1,
      "save.snapshot.secrets.seen[3]: must be a whole number from 0 to 2147483647",
    ],
    ["snapshot.secrets.face.3", 0.5, "save.snapshot.secrets.face[3]: must be a whole number"],
  ])("%s = %j", (path, value, message) => {
    expect(problem(changed(path, value))).toBe(message);
  });

  test("a hidden thing that lies in two places", () => {
    const saved = copy(good) as unknown as { snapshot: { secrets: { at: number[] } } };
    saved.snapshot.secrets.at[0] = saved.snapshot.secrets.at[1];
    expect(problem(saved)).toBe("save.snapshot.secrets.at: must name each thing once");
  });

  test.each([undefined, null, 7, "save", [], {}])("%j is no save", (given) => {
    expect(problem(given)).toMatch(/^save(\.format)?: must be/);
  });

  test("data nested without end", () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100; i++) deep = [deep];
    expect(problem(changed("carried", deep))).toMatch(/is nested too deeply$/);
  });
});

test("what is loaded is not what was saved: playing on changes no save", () => {
  const match = sitDown(caravan);
  const saved = save(match);
  const text = JSON.stringify(saved);
  const { match: other } = load(caravan, saved);
  for (const each of [match, other]) {
    answer(each, 0, "draw");
    answer(each, 0, "pass");
    answer(each, 1, "draw");
  }
  expect(JSON.stringify(saved)).toBe(text);
  expect(view(other, 0)).toEqual(view(match, 0));
});
