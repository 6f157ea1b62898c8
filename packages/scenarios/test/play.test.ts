import { describe, expect, test } from "vitest";
import { play } from "./helpers.js";

const failuresOf = (lines: string) => play(lines).failures;

describe("answers", () => {
  test("an option is chosen by its sentence, its kind, its key or its fields", () => {
    for (const choose of ["trim the thin wick", "trim wick=thin", "{ kind: trim, wick: thin }"]) {
      const lines = `play:\n  - choose: ${choose}\nexpect:\n  - { path: wicks, is: [thin, thin] }\n`;
      expect(failuresOf(lines)).toEqual([]);
    }
    expect(failuresOf("play:\n  - choose: watch\n")).toEqual([]);
  });

  test("fields that fit two options single out none", () => {
    expect(failuresOf("play:\n  - choose: { kind: trim }\n")[0]).toContain(
      "does not single out one option, but fits: trim wick=thin; trim wick=thick",
    );
  });

  test("options that differ only in which of two equal things they mean are one", () => {
    const burning = (faces: string) => `
arrange:
  - { pile: hands.0, faces: ${faces}, from: deck }
play:
  - choose: { kind: burn }
`;
    expect(failuresOf(burning("[flame, flame]"))).toEqual([]);
    expect(failuresOf(burning("[flame, moth]"))[0]).toContain("does not single out one option");
  });

  test("what is not offered is not chosen, and what is near is named", () => {
    const first = (lines: string) => failuresOf(lines)[0];
    expect(first("play:\n  - choose: Trim the thck wick\n")).toContain(
      '"Trim the thck wick" is not offered; did you mean "Trim the thick wick"?',
    );
    expect(first("play:\n  - choose: sleep\n")).toContain('"sleep" is barred by LA-1.1');
    expect(first("play:\n  - { seat: 1, choose: pour }\n")).toContain("seat 1 is not asked now");
    expect(first("play:\n  - pass: true\n")).toContain("{ kind: pass } is not offered");
  });

  test("amounts are amounts, and picks are picks", () => {
    expect(
      failuresOf(`
chance: { dusk: [1] }
play:
  - choose: pour
  - expect: [{ asked: { form: amount, min: 1, max: 3, rule: LA-1.2 } }]
  - amount: 2
expect:
  - { path: oil, is: 6 }
`),
    ).toEqual([]);
    const first = (lines: string) => failuresOf(`play:\n${lines}`)[0];
    expect(first("  - amount: 2\n")).toContain("seat 0 is asked to choose, not for an amount");
    expect(first("  - choose: pour\n  - choose: pour\n")).toContain("not for a choice");
    expect(first("  - choose: pour\n  - amount: 9\n")).toContain(
      "is refused (out-of-range, LA-1.2",
    );
    expect(first("  - pick: [pour]\n")).toContain("not for several picks");
  });

  test("equal things are picked one after the other", () => {
    const lines = `
arrange:
  - { pile: deck, faces: [moth, ash, flame, flame] }
play:
  - choose: gather
  - pick: [{ card: flame }, { card: flame }, { card: ash }]
expect:
  - { pile: deck, faces: [moth] }
`;
    expect(failuresOf(lines)).toEqual([]);
    expect(failuresOf(lines.replace("{ card: ash }", "{ card: flame }"))[0]).toContain(
      "{ card: flame } is not offered",
    );
  });

  test("sealed answers are given by seat, and the others at once", () => {
    const voting = (each: string) =>
      failuresOf(
        `play:\n  - choose: vote\n  - each: ${each}\nexpect:\n  - asked: { kind: night }\n`,
      );
    expect(voting("{ 0: aye, 1: nay }")).toEqual([]);
    expect(voting("{ 0: { choose: aye }, others: nay }")).toEqual([]);
    expect(voting("{ 0: { kind: aye }, 1: { choose: { kind: nay } } }")).toEqual([]);
    expect(voting("{ 0: { kind: eye }, others: nay }")[0]).toContain(
      "{ kind: eye } is not offered",
    );
    expect(voting("{ others: nay }")).toEqual([]);
    expect(voting("{ 0: aye }")[0]).toContain("no answer for seat 1");
    expect(voting("{ 0: aye, 1: nay, 2: nay }")[0]).toContain("seat 2 is not asked now");
    expect(voting("{ zero: aye, others: nay }")[0]).toContain('"zero" is no seat');
  });

  test("who is asked alone after the others is named with them, and nobody else who is not asked", () => {
    const dozing = (each: string) =>
      failuresOf(
        `play:\n  - choose: doze\n  - each: ${each}\nexpect:\n  - { path: wicks, has: thick }\n`,
      );
    expect(dozing("{ 0: trim wick=thick, others: wake }")).toEqual([]);
    expect(dozing("{ 0: trim wick=thick, 1: wake }")[0]).toContain("seat 0 is not asked now");
    expect(dozing("{ 0: vote, 2: aye, others: wake }")[0]).toContain("seat 2 is not asked now");
  });

  test("times repeats a line", () => {
    const lines =
      "play:\n  - { choose: trim wick=thin, times: 3 }\nexpect:\n  - { path: wicks, length: 4 }\n";
    expect(failuresOf(lines)).toEqual([]);
  });

  test("an answer as it is stored can be given as it is", () => {
    const lines = "play:\n  - answer: trim wick=thick\nexpect:\n  - { path: wicks, has: thick }\n";
    expect(failuresOf(lines)).toEqual([]);
  });
});

describe("taking back", () => {
  const played = (...lines: string[]) =>
    failuresOf(`play:\n${lines.map((l) => `  - ${l}\n`).join("")}`);
  const wicks = (length: number) => `expect: [{ path: wicks, length: ${length} }]`;

  test("the last answer is taken back, and what it told is gone", () => {
    const lines = ["choose: trim wick=thick", wicks(2), "undo: true", wicks(1)];
    expect(played(...lines)).toEqual([]);
    expect(
      played("choose: trim wick=thick", "undo: true", "expect: [{ no-event: trimmed }]"),
    ).toEqual([]);
    expect(played(...lines, "undo: true")[0]).toContain("it cannot be taken back: nothing-yet");
  });

  test("what cannot be taken back says why", () => {
    const burned = ["choose: { kind: burn }", "{ undo: false, why: shown }"];
    expect(played(...burned)).toEqual([]);
    expect(played(burned[0], "{ undo: false, why: chance }")[0]).toContain("because of shown");
    expect(played(burned[0], "undo: true")[0]).toContain("it cannot be taken back: shown");
    expect(played("choose: pour", "undo: false")[0]).toContain("it can be taken back");
    expect(played("{ undo: false, why: nothing-yet }")).toEqual([]);
    expect(played("choose: pour", "{ undo: false, why: another-seat, seat: 1 }")[0]).toContain(
      "because of nothing-yet",
    );
    expect(played("choose: pour", "{ undo: true, why: shown }")[0]).toContain("nothing does");
  });
});

test("events of steps that arranging runs are seen", () => {
  const lines = (event: string) => `
play:
  - expect: [{ path: oil, isnt: 0 }]
  - arrange: [{ steps: [fall, night] }]
  - expect: [{ ${event} }]
`;
  expect(failuresOf(lines("event: { type: fell, oil: 1 }, count: 1"))).toEqual([]);
  expect(failuresOf(lines("no-event: lit"))).toEqual([]);
  const again = `play:\n  - arrange: [{ set: oil, to: 9 }]\n  - expect: [{ event: lit }]\n`;
  expect(failuresOf(again)).toEqual([]);
});

describe("refused answers", () => {
  const refused = (line: string) =>
    failuresOf(`play:\n  - ${line}\nexpect:\n  - { path: wicks, length: 1 }\n`);

  test.each([
    "{ choose: sleep, refused: { code: barred, rule: LA-1.1 } }",
    "{ choose: Sleep, refused: { code: barred } }",
    "{ choose: { kind: take, card: moth }, refused: { code: unknown-option } }",
    "{ seat: 1, choose: pour, refused: { code: not-asked } }",
    "{ pick: [pour], refused: { code: malformed } }",
    "{ answer: 7, refused: { code: malformed } }",
  ])("%s", (line) => {
    expect(refused(line)).toEqual([]);
  });

  test("sets of picks are refused by the rule they break", () => {
    const picking = (line: string) => failuresOf(`play:\n  - choose: gather\n  - ${line}\n`);
    const two = "pick: [{ card: moth }, { card: flame }]";
    const dealt = `arrange:\n  - { pile: deck, faces: [moth, ash, flame, flame] }\n`;
    expect(
      failuresOf(
        `${dealt}play:\n  - choose: gather\n  - ${two}\n    refused: { code: not-together, rule: LA-2.1 }\n`,
      ),
    ).toEqual([]);
    expect(picking("{ pick: [], refused: { code: out-of-range } }")).toEqual([]);
  });

  test("a refusal of another kind fails, and so does an answer that is accepted", () => {
    expect(refused("{ choose: sleep, refused: { code: barred, rule: LA-1.2 } }")[0]).toContain(
      "it is refused otherwise: barred, LA-1.1",
    );
    expect(refused("{ choose: sleep, refused: { code: stale } }")[0]).toContain(
      "refused otherwise",
    );
    expect(refused("{ choose: pour, refused: { code: barred } }")[0]).toContain(
      "must be refused, but: accepted",
    );
  });

  test("after the end everything is refused", () => {
    const lines = "play:\n  - choose: blow-out\n  - { choose: pour, refused: { code: over } }\n";
    expect(failuresOf(lines)).toEqual([]);
  });
});

describe("left over", () => {
  test("scripted chance that does not come up fails the scenario", () => {
    expect(failuresOf("chance: { dusk: [2, 3], moon: [1] }\n")).toEqual([
      'toy.yaml:3:9: all scripted chance comes up: chance "dusk" is left over: 3',
      'toy.yaml:3:9: all scripted chance comes up: chance "moon" is left over: 1',
    ]);
    expect(failuresOf("deal: { oil: [2, 3] }\n")[0]).toContain('the deal of "oil" is left over: 3');
  });

  test("answers after the end fail the scenario", () => {
    expect(failuresOf("play:\n  - choose: blow-out\n  - choose: pour\n")[0]).toContain(
      "toy.yaml:5:5: choose pour: the match is over",
    );
  });

  test("what comes after a failure is not reached, and says so", () => {
    const { steps, failures } = play(
      "play:\n  - choose: dance\n  - choose: pour\nexpect:\n  - { over: false }\n",
    );
    expect(failures).toHaveLength(1);
    expect(steps.map(({ missed }) => missed ?? false)).toEqual([false, true, true]);
  });
});

describe("chance", () => {
  test("the deal is scripted apart from what comes after", () => {
    const lines = "deal: { oil: [4] }\nchance: { dusk: [6] }\nexpect:\n";
    expect(
      failuresOf(`${lines}  - { event: { type: lit, oil: 4 } }\n  - { path: oil, is: 9 }\n`),
    ).toEqual([]);
  });

  test("a face that is scripted to be drawn lies where it can be drawn", () => {
    for (const face of ["spark", "moth", "ember", "ash"]) {
      const lines = `seats: 3\nchance: { peek: [${face}] }\nexpect:\n  - { pile: deck, has: [${face}] }\n`;
      const left = failuresOf(lines).filter((failure) => !failure.includes("left over"));
      expect(left).toEqual([]);
    }
  });

  test("an impossible roll is a failure, not a crash", () => {
    expect(failuresOf("chance: { dusk: [9] }\n")[0]).toContain("a rule went wrong");
  });
});

test("another game's scenario is not played", () => {
  const { failures } = play("seats: 9\n");
  expect(failures[0]).toContain("toy.yaml:3:8: begin: seats: must be a whole number from 2 to 3");
});

test("a rule that throws is a failure that shows where", () => {
  const { failures, pending } = play("play:\n  - choose: break\n");
  expect(failures[0]).toContain("a rule went wrong: Error: the lantern broke");
  expect(pending).toContain("Seat 0 is asked: What do you do in the dark?  [night, LA-1.3]");
  expect(pending).toMatch(/barred:\n\s+Sleep\s+sleep\s+LA-1\.1/);
});
