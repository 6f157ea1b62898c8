/** Positions: equal where a match goes on alike, different where it could go on otherwise. */
import { ask, askEach, type Option } from "@sprawl/engine";
import { answer } from "@sprawl/engine/host";
import { fork, hashOf, type OpenMatch } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { reloaded, ruleGame, sitDown } from "./table.js";

const YES: Option = { kind: "yes" };
const NO: Option = { kind: "no" };

const game = ruleGame(
  () => ({ said: "" }),
  function* (g) {
    const first = yield* ask(0, "first", [YES, NO]);
    const votes = yield* askEach("vote", [0, 1, 2], () => [YES, NO]);
    yield* ask(0, "last", [YES]);
    g.state.said = [first, ...votes.values()].map(({ kind }) => kind).join(" ");
  },
);

function after(...answers: (readonly [number, string])[]): OpenMatch {
  const match = sitDown(game, { seats: 3 });
  for (const [seat, given] of answers) answer(match, seat, given);
  return match;
}

describe("the hash of a position", () => {
  test("tells apart answers that the rules hold in their hands only", () => {
    expect(hashOf(after([0, "yes"]))).not.toBe(hashOf(after([0, "no"])));
  });

  test("tells apart sealed answers, but not who sealed first", () => {
    const one = after([0, "yes"], [1, "yes"], [2, "no"]);
    const two = after([0, "yes"], [2, "no"], [1, "yes"]);
    const three = after([0, "yes"], [2, "yes"], [1, "yes"]);
    expect(hashOf(two)).toBe(hashOf(one));
    expect(hashOf(three)).not.toBe(hashOf(one));
    for (const match of [one, two]) answer(match, 0, "no");
    expect(hashOf(two)).toBe(hashOf(one));
  });

  test("does not depend on how the match came to stand there", () => {
    const match = after([0, "yes"], [1, "yes"]);
    const same = [fork(match), reloaded(match), fork(reloaded(match)), reloaded(fork(match))];
    for (const other of same) expect(hashOf(other)).toBe(hashOf(match));
    for (const each of [match, ...same]) {
      for (const seat of [0, 2]) answer(each, seat, "no");
      answer(each, 0, "yes");
    }
    for (const other of same) expect(hashOf(other)).toBe(hashOf(match));
    // Also when it is over, and saved then.
    expect(match.play.state).toEqual({ said: "yes no yes no" });
    expect(hashOf(reloaded(match))).toBe(hashOf(match));
  });
});

test("a fork goes its own way", () => {
  const match = after([0, "yes"]);
  const other = fork(match);
  const hash = hashOf(match);
  for (const seat of [0, 1, 2]) answer(other, seat, "no");
  expect(hashOf(match)).toBe(hash);
  expect(other.play.state).not.toBe(match.play.state);
});

test("a playout keeps no history and cannot be forked in the middle of a step", () => {
  const match = fork(after([0, "yes"]), { history: false });
  answer(match, 0, "no");
  expect(() => fork(match)).toThrow("a match without history has no position");
  for (const seat of [1, 2]) answer(match, seat, "no");
  answer(match, 0, "yes");
  expect(match.play.state).toEqual({ said: "yes no no no" });
  expect(match.checkpoints).toEqual([]);
});
