/** Taking back: offered exactly where it is clean. */
import { ask, askEach, type Option, offer, type Seat } from "@sprawl/engine";
import {
  answer,
  canUndo,
  recordOf,
  save,
  takeBackTo,
  type UndoReason,
  undo,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { fork, hashOf, load, type OpenMatch } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { gameOf, reloaded, sitDown, stateOf } from "./table.js";

type Counters = { turn: Seat; moves: number; hidden: number[] };

const ACTS = [
  "walk",
  "roll",
  "draw",
  "show",
  "show again",
  "disclose",
  "read",
  "ask to read",
  "put",
  "call",
  "offer",
  "end turn",
];
const OPTIONS: Option[] = ACTS.map((kind) => ({ kind }));

/** One action a step; some actions let chance, secrets or others have their say. */
const game = gameOf<Counters>(() => ({ turn: 0, moves: 0, hidden: [] }), {
  begin(g) {
    g.state.hidden = g.hide("cards", ["a", "b", "c"]);
    g.show(g.state.hidden[2], "all");
    g.next("act");
  },
  *act(g) {
    const { turn, hidden } = g.state;
    const { kind } = yield* ask(turn, "act", OPTIONS);
    if (kind === "roll") g.roll("die", 6);
    if (kind === "draw") g.draw("card", hidden.slice());
    if (kind === "show") g.show(hidden[0], turn);
    if (kind === "show again") g.show(hidden[2], [0, 1]);
    if (kind === "disclose") g.disclose("total", { total: 3 });
    if (kind === "read") g.tell("letter", { page: "letter-1" });
    if (kind === "ask to read") {
      yield* ask(turn, "dilemma", [{ kind: "aye" }, { kind: "no" }], {
        args: { page: "letter-2" },
      });
    }
    if (kind === "put") g.put(hidden[2], hidden.slice(0, 0), "all");
    if (kind === "call") yield* askEach("vote", [0, 1], () => [{ kind: "aye" }]);
    if (kind === "offer")
      yield* offer(
        "window",
        [0, 1],
        () => [],
        function* () {},
      );
    if (kind === "end turn") g.state.turn = 1 - turn;
    g.state.moves++;
    g.next("act");
  },
});

function why(match: OpenMatch, seat: Seat): UndoReason | "possible" {
  const state = canUndo(match, seat);
  return state.possible ? "possible" : state.reason;
}

/** The match after seat 0 has done this. */
function after(...acts: string[]): OpenMatch {
  const match = sitDown(game);
  for (const act of acts)
    answer(match, match.pending?.form === "choose" ? match.pending.seat : 0, act);
  return match;
}

describe("what can be taken back", () => {
  test("nothing at the start", () => {
    expect([0, 1].map((seat) => why(sitDown(game), seat))).toEqual(["nothing-yet", "nothing-yet"]);
  });

  test("an answer after which nothing happened but the rules", () => {
    const match = sitDown(game);
    const before = hashOf(match);
    answer(match, 0, "walk");
    const done = hashOf(match);
    expect(why(match, 0)).toBe("possible");
    expect(view(match, 0).undo).toEqual({ possible: true });
    expect(undo(match, 0)).toBeUndefined();
    expect(hashOf(match)).toBe(before);
    answer(match, 0, "walk");
    expect(hashOf(match)).toBe(done);
  });

  test("not one after which chance had its say", () => {
    expect(why(after("roll"), 0)).toBe("chance");
    expect(why(after("draw"), 0)).toBe("chance");
    expect(why(after("walk", "roll"), 0)).toBe("chance");
  });

  test("not one after which somebody learned something", () => {
    expect(why(after("show"), 0)).toBe("shown");
    expect(why(after("disclose"), 0)).toBe("shown");
  });

  test("not one after which there is something new to read, in an event or in a question", () => {
    expect(why(after("read"), 0)).toBe("shown");
    const asked = after("walk", "ask to read");
    expect(why(asked, 0)).toBe("shown");
    // The answer to it is another matter.
    answer(asked, 0, "aye");
    expect(why(asked, 0)).toBe("possible");
  });

  test("but one that only showed what all saw already", () => {
    expect(why(after("show again"), 0)).toBe("possible");
    expect(why(after("put"), 0)).toBe("possible");
  });

  test("answers after the barrier, up to it", () => {
    const match = after("walk", "roll", "walk", "walk");
    const at = [2, 3].map((n) => {
      const other = fork(match);
      takeBackTo(other, n);
      return hashOf(other);
    });
    expect(undo(match, 0)).toBeUndefined();
    expect(hashOf(match)).toBe(at[1]);
    expect(undo(match, 0)).toBeUndefined();
    expect(hashOf(match)).toBe(at[0]);
    expect(undo(match, 0)).toEqual({
      code: "cannot-undo",
      field: "chance",
      message: "Chance has decided something since.",
    });
    expect(hashOf(match)).toBe(at[0]);
  });

  test("not what another seat has followed", () => {
    const match = after("end turn");
    expect([0, 1].map((seat) => why(match, seat))).toEqual(["possible", "nothing-yet"]);
    answer(match, 1, "walk");
    expect([0, 1].map((seat) => why(match, seat))).toEqual(["another-seat", "possible"]);
    expect(undo(match, 0)).toMatchObject({ code: "cannot-undo", field: "another-seat" });
    // When the other has taken theirs back, one's own is the last again.
    expect(undo(match, 1)).toBeUndefined();
    expect(why(match, 0)).toBe("possible");
  });

  test("not what led to a vote or a window, even if all passed", () => {
    for (const [act, reply] of [
      ["call", "aye"],
      ["offer", "pass"],
    ]) {
      const match = after(act);
      answer(match, 1, reply);
      answer(match, 0, reply);
      expect([0, 1].map((seat) => why(match, seat))).toEqual(["another-seat", "another-seat"]);
      answer(match, 0, "walk");
      expect(why(match, 0)).toBe("possible");
      undo(match, 0);
      expect(why(match, 0)).toBe("another-seat");
    }
  });

  test("one's sealed answer, as long as nobody has followed", () => {
    const match = after("call");
    const before = hashOf(match);
    answer(match, 0, "aye");
    expect(why(match, 0)).toBe("possible");
    undo(match, 0);
    expect(hashOf(match)).toBe(before);
    answer(match, 0, "aye");
    expect([0, 1].map((seat) => why(match, seat))).toEqual(["possible", "nothing-yet"]);
  });

  test("what a save remembers of it", () => {
    const match = after("roll", "walk");
    expect([0, 1].map((seat) => why(fork(match), seat))).toEqual(["possible", "nothing-yet"]);
    // A save alone holds the answers of the open step; those before are in the record.
    expect(why(reloaded(match), 0)).toBe("nothing-yet");
    const saved = JSON.parse(JSON.stringify(save(match)));
    const { match: loaded } = load(game, saved, { record: recordOf(match).answers });
    expect(undo(loaded, 0)).toBeUndefined();
    expect(why(loaded, 0)).toBe("chance");
    undo(match, 0);
    expect(hashOf(loaded)).toBe(hashOf(match));
  });
});

describe("over many steps", () => {
  const walks = (count: number) => after(...Array<string>(count).fill("walk"));

  test("a long way back, step by step, and forward again to the same place", () => {
    const match = sitDown(game);
    const hashes = [hashOf(match)];
    for (let i = 0; i < 50; i++) {
      answer(match, 0, "walk");
      hashes.push(hashOf(match));
    }
    for (let i = 49; i >= 0; i--) {
      expect(undo(match, 0)).toBeUndefined();
      expect(hashOf(match)).toBe(hashes[i]);
    }
    expect(why(match, 0)).toBe("nothing-yet");
    for (let i = 1; i <= 50; i++) answer(match, 0, "walk");
    expect(hashOf(match)).toBe(hashes[50]);
    expect(recordOf(match).answers).toHaveLength(50);
  });

  test("saves in between do no harm", () => {
    const match = sitDown(game);
    const hashes = [hashOf(match)];
    for (let i = 0; i < 40; i++) {
      answer(match, 0, "walk");
      if (i % 3 === 0) save(match);
      hashes.push(hashOf(match));
    }
    for (let i = 39; i >= 0; i--) {
      undo(match, 0);
      if (i % 4 === 0) save(match);
      expect(hashOf(match)).toBe(hashes[i]);
    }
  });

  test("a fork takes back on its own", () => {
    const match = walks(40);
    const hash = hashOf(match);
    const other = fork(match);
    for (let i = 0; i < 30; i++) expect(undo(other, 0)).toBeUndefined();
    expect(stateOf<Counters>(other).moves).toBe(10);
    expect(hashOf(match)).toBe(hash);
  });

  test("a fork of a loaded match takes back as far as the loaded one knows", () => {
    const match = walks(20);
    const loaded = reloaded(match);
    for (let i = 0; i < 3; i++) answer(loaded, 0, "walk");
    const other = fork(loaded);
    for (let i = 0; i < 3; i++) expect(undo(other, 0)).toBeUndefined();
    expect(hashOf(other)).toBe(hashOf(match));
    expect(why(other, 0)).toBe("nothing-yet");
  });
});

describe("a table that agrees may go back further", () => {
  test("beyond the barrier, and beyond all copies that are kept", () => {
    const match = sitDown(game);
    const hashes = [hashOf(match)];
    for (let i = 0; i < 60; i++) {
      answer(match, 0, i % 7 === 3 ? "roll" : "walk");
      hashes.push(hashOf(match));
    }
    for (const n of [59, 40, 39, 17, 16, 5, 1, 0]) {
      takeBackTo(match, n);
      expect(hashOf(match)).toBe(hashes[n]);
    }
    expect(match.takenBack).toBe(8);
  });

  test("and then play on: the same answers lead to the same place", () => {
    const match = after("walk", "roll", "walk", "roll");
    const hash = hashOf(match);
    takeBackTo(match, 1);
    for (const act of ["roll", "walk", "roll"]) answer(match, 0, act);
    expect(hashOf(match)).toBe(hash);
    expect(recordOf(match).answers).toHaveLength(4);
  });

  test("into the middle of a group, with what was sealed then", () => {
    const match = after("call");
    answer(match, 1, "aye");
    const hash = hashOf(match);
    answer(match, 0, "aye");
    takeBackTo(match, 2);
    expect(hashOf(match)).toBe(hash);
    expect(waitingFor(match)).toEqual([0]);
  });

  test("not further than the answers that are known", () => {
    const match = reloaded(after("walk", "walk", "walk"));
    answer(match, 0, "walk");
    const hash = hashOf(match);
    expect(() => takeBackTo(match, 1)).toThrow("answers before number 1 are not kept here");
    expect(hashOf(match)).toBe(hash);
    takeBackTo(match, 0);
    expect(hashOf(match)).toBe(hashOf(sitDown(game)));
  });
});
