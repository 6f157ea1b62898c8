/** Records: a whole match played again, as far as one likes, and checked. */
import { caravan } from "@sprawl/caravan";
import { amountEach, ask, BadInput } from "@sprawl/engine";
import {
  answer,
  commitmentOf,
  type MatchRecord,
  namedSeed,
  recordOf,
  verify,
  view,
  waitingFor,
} from "@sprawl/engine/host";
import { createMatch, hashOf, type OpenMatch, replay } from "@sprawl/engine/search";
import { describe, expect, test } from "vitest";
import { offered, reloaded, ruleGame, sitDown, stateOf } from "./table.js";

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A whole match of Caravan: raid whoever can be raided, else draw, else sell, and vote for tolls. */
function wholeMatch(): OpenMatch {
  const match = sitDown(caravan, { seats: 3, options: { guards: true, tolls: true } });
  while (match.pending) {
    const [seat] = waitingFor(match);
    const keys = offered(match, seat);
    const wish = ["raid", "draw", "sell", "for"].flatMap((kind) =>
      keys.filter((key) => key.split(" ")[0] === kind),
    );
    answer(match, seat, wish[0] ?? "pass");
  }
  return match;
}

const played = wholeMatch();
const record = copy(recordOf(played));

describe("replaying", () => {
  test("gives the same match, answer for answer", () => {
    const { match, misfit } = replay(caravan, record);
    expect(misfit).toBeUndefined();
    expect(hashOf(match)).toBe(hashOf(played));
    expect(recordOf(match)).toEqual(record);
  });

  test("stops after as many answers as one likes", () => {
    const steps = createMatch(caravan, { ...record });
    for (let n = 0; n < 30; n++) {
      const { match } = replay(caravan, record, n);
      expect(match.play.answers).toBe(n);
      expect(hashOf(match)).toBe(hashOf(steps));
      const [seat, , , , given] = record.answers[n];
      answer(steps, seat, given);
    }
    expect(replay(caravan, record, 0).match.play.answers).toBe(0);
  });

  test("says what does not fit, and how far it got", () => {
    const wrong = (change: (answers: (string | number)[][]) => void) => {
      const other = copy(record);
      change(other.answers as unknown as (string | number)[][]);
      const { match, misfit } = replay(caravan, other);
      return [misfit, match.play.answers];
    };
    const at = record.answers.findIndex(([seat, , kind]) => seat === 1 && kind === "act");
    const said = (what: string) => [`answer ${at + 1}: ${what}`, at];
    expect(wrong((answers) => (answers[at][0] = 2))).toEqual(said("seat 2 is not asked"));
    expect(wrong((answers) => (answers[at][2] = "toll"))).toEqual(
      said('seat 1 is asked "act/act", not "act/toll"'),
    );
    expect(wrong((answers) => (answers[at][1] = "toll"))).toEqual(
      said('seat 1 is asked "act/act", not "toll/act"'),
    );
    expect(wrong((answers) => (answers[0][4] = "fly"))).toEqual([
      'answer 1: "fly" is not on offer',
      0,
    ]);
    expect(wrong((answers) => answers.push([0, "act", "act", 1, "draw"]))).toEqual([
      `answer ${record.answers.length + 1}: seat 0 is not asked`,
      record.answers.length,
    ]);
  });

  test("with the script it was played with", () => {
    const game = ruleGame(
      () => ({ rolls: [] as number[] }),
      function* (g) {
        g.state.rolls.push(g.roll("die", 100));
        yield* ask(0, "go", [{ kind: "go" }]);
        g.state.rolls.push(g.roll("die", 100));
      },
    );
    const script = { die: [100, 1] };
    const match = sitDown(game, { script });
    answer(match, 0, "go");
    const again = replay(game, copy(recordOf(match)), undefined, script).match;
    expect(stateOf<{ rolls: number[] }>(again).rolls).toEqual([100, 1]);
    expect(hashOf(again)).toBe(hashOf(match));
  });
});

describe("a record", () => {
  test("holds the answers of groups in the order they came in", () => {
    const game = ruleGame(
      () => ({}),
      function* () {
        yield* amountEach("bid", [0, 1, 2], () => ({ min: 0, max: 9 }));
      },
    );
    const match = sitDown(game, { seats: 3 });
    for (const seat of [2, 0, 1]) answer(match, seat, seat + 1);
    const { answers } = recordOf(match);
    expect(answers.map(([seat, , , , given]) => [seat, given])).toEqual([
      [2, 3],
      [0, 1],
      [1, 2],
    ]);
    expect(hashOf(replay(game, copy(recordOf(match))).match)).toBe(hashOf(match));
  });

  test("is not to be had from a match whose beginning is not known", () => {
    const match = sitDown(caravan);
    answer(match, 0, "draw");
    expect(() => recordOf(reloaded(match))).toThrow("its first answers are not in it");
  });

  test.each([
    ["format", "x", 'record.format: must be "sprawl-record/1"'],
    ["game", "x", 'record.game: must be "caravan"'],
    ["version", "1", "record.version: must be a whole number from 1"],
    ["seats", 9, "seats: must be a whole number from 2 to 4"],
    ["options", { tolls: 1 }, "record.options.tolls: must be true or false"],
    ["seed", "00", "record.seed: must be 64 hex digits"],
    ["hash", "00", "record.hash: must be 64 hex digits"],
    [
      "answers",
      [[9, "act", "act", 1, "draw"]],
      "record.answers[0][0]: must be a whole number from 0 to 2",
    ],
    ["answers", ["draw"], "record.answers[0]: must be a list of 5"],
    ["carried", [null], "record.carried[0]: must be plain data"],
  ])("with a wrong %s is refused", (field, value, message) => {
    const given = { ...record, [field]: value };
    expect(() => replay(caravan, given)).toThrow(BadInput);
    expect(() => verify(caravan, given)).toThrow(message);
  });
});

describe("checking a deal", () => {
  const commitment = commitmentOf(played.header);

  test("the commitment is public from the start, the seed after the end", () => {
    const begun = sitDown(caravan, { seats: 3, options: { guards: true, tolls: true } });
    expect(view(begun, "spectator").commitment).toBe(commitment);
    expect(view(begun, 0).seed).toBeUndefined();
    expect(view(played, "spectator").commitment).toBe(commitment);
    expect(view(played, "spectator").seed).toBe(record.seed);
  });

  test("an honest record is verified", () => {
    expect(verify(caravan, record, commitment)).toEqual({ verified: true, problems: [] });
  });

  const tampered: [string, Partial<MatchRecord>, string[]][] = [
    [
      "another seed",
      { seed: namedSeed("another") },
      ["the seed is not the one that was committed to"],
    ],
    ["another hash", { hash: "0".repeat(64) }, ["the replay ends in another position"]],
    [
      "answers left out",
      { answers: record.answers.slice(0, -1) },
      ["the replay ends in another position"],
    ],
    [
      "another version",
      { version: 2 },
      [
        "played by version 2 of the rules; these are 1",
        "the seed is not the one that was committed to",
      ],
    ],
    [
      "an answer that was not on offer",
      { answers: [[0, "act", "act", 1, "steal"], ...record.answers.slice(1)] },
      ['answer 1: "steal" is not on offer'],
    ],
  ];
  test.each(tampered)("%s is noticed", (_, change, problems) => {
    const verdict = verify(caravan, { ...record, ...change }, commitment);
    expect(verdict.verified).toBe(false);
    expect(verdict.problems).toEqual(expect.arrayContaining(problems));
  });

  test("another answer, also a legal one, is noticed by where it leads", () => {
    const answers = copy(record.answers) as unknown as (string | number)[][];
    const last = answers.findLastIndex(([, , kind]) => kind === "act");
    expect(answers[last][4]).not.toBe("pass");
    answers[last][4] = "pass";
    const verdict = verify(caravan, { ...record, answers }, commitment);
    expect(verdict.problems).toEqual(["the replay ends in another position"]);
  });
});
