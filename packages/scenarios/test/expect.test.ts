import { describe, expect, test } from "vitest";
import { play } from "./helpers.js";

/** Seat 0 holds the spark, and has trimmed a wick and burned nothing yet. */
const opening = `
arrange:
  - pile: hands.0
    faces: [spark]
  - pile: hands.1
    faces: [ash]
chance: { dusk: [2] }
play:
  - choose: Trim the thick wick
`;

const holds: readonly string[] = [
  "{ path: oil, is: 5 }",
  "{ path: oil, isnt: 4 }",
  "{ path: wicks, is: [thin, thick] }",
  "{ path: wicks, has: thick }",
  "{ path: wicks, length: 2 }",
  "{ path: wicks.last, has: hick }",
  "{ path: guards.guard-2.at, is: hall }",
  "{ path: guards, has: { at: gate } }",
  "{ path: guards.0, has: { at: gate } }",
  "{ path: guards.0, has: at }",
  "{ path: [guards, 1, id], is: guard-2 }",
  "{ path: guards.7, missing: true }",
  "{ path: guards.0.oil, missing: true }",
  "{ path: hands.0, is: [spark] }",
  "{ card: hands.0.0, face: spark }",
  "{ card: hands.0, face: { power: 5 } }",
  "{ pile: hands.0, faces: [SPARK] }",
  "{ pile: deck, has: [moth, flame], length: 4 }",
  "{ view: { seat: 0, path: oil }, is: 5 }",
  "{ view: { seat: 0, pile: hands.0 }, faces: [spark] }",
  "{ view: { seat: 1, pile: hands.0 }, hidden: true }",
  "{ view: { spectator: true, card: hands.0 }, hidden: true }",
  "{ offered: pour }",
  "{ offered: Pour oil, seat: 0 }",
  "{ offered: trim, count: 2 }",
  "{ offered: { kind: burn, card: spark } }",
  "{ offered: { rule: LA-1.2 } }",
  "{ not-offered: sleep }",
  "{ exactly: [trim, pour, gather, vote, watch, doze, break, blow-out, Burn SPARK] }",
  "{ barred: sleep, rule: LA-1.1 }",
  "{ barred: Sleep, count: 1 }",
  "{ asked: { seat: 0, kind: night, form: choose, rule: LA-1.3 } }",
  "{ asked: { seats: [0] } }",
  "{ event: trimmed }",
  "{ event: { type: trimmed, wick: thick, rule: LA-1.4 }, count: 1 }",
  "{ event: trimmed, told: all }",
  "{ event: trimmed, as: spectator }",
  "{ event: lit }",
  "{ no-event: burned }",
  "{ over: false }",
];

const fails: readonly (readonly [string, string])[] = [
  ["{ path: oil, is: 4 }", "it is 5"],
  ["{ path: oil, isnt: 5 }", "it is 5"],
  ["{ path: oil }", "says nothing of it"],
  ["{ path: gaurds.0.at, is: gate }", 'there is no "gaurds"; did you mean "guards"?'],
  ["{ path: oil.deep, is: 1 }", '"oil.deep" leads nowhere: oil is 5'],
  ["{ path: wicks, is: [thick, thin] }", 'it is ["thin","thick"]'],
  ["{ path: wicks, has: round }", 'it is ["thin","thick"]'],
  ["{ path: wicks, length: 3 }", "its length is 2"],
  ["{ path: oil, missing: true }", "it is 5"],
  ["{ path: guards.0.oil, missing: false }", "there is no such thing"],
  ["{ path: guards.0, is: { at: gate } }", 'it is {"id":"guard-1"'],
  ["{ path: hands.0, is: [moth] }", "it is ["],
  ["{ card: hands.0.0, face: moth }", "it is SPARK"],
  ["{ card: wicks.0, face: moth }", '"wicks.0" is "thin", no hidden thing'],
  ["{ card: hands.0.4, face: moth }", "no hidden thing"],
  ["{ pile: hands.0, faces: [spark, moth] }", "they are: SPARK"],
  ["{ pile: hands.0, has: [moth] }", "they are: SPARK"],
  ["{ pile: deck, length: 5 }", "there are 4"],
  ["{ pile: deck }", "says nothing of it"],
  ["{ view: { seat: 0, path: oil }, is: 4 }", "for seat 0: it is 5"],
  ["{ view: { seat: 1, pile: hands.0 }, faces: [spark] }", "for seat 1: it is hidden"],
  ["{ view: { seat: 0, card: hands.0 }, hidden: true }", "for seat 0: it is SPARK"],
  ["{ view: { spectator: true, card: hands.0 }, face: spark }", "for a spectator: it is hidden"],
  ["{ view: { seat: 0, card: hands.0 } }", "says nothing of it"],
  ["{ view: { path: oil }, is: 5 }", "a view is that of one seat, or of a spectator"],
  ["{ view: { seat: 0 }, is: 5 }", "a view is of one path, card or pile"],
  ["{ offered: sleep }", "it is barred by LA-1.1"],
  ["{ offered: burn wick=thin }", "it is not offered"],
  ["{ offered: trim, count: 1 }", "there are 2"],
  ["{ offered: pour, seat: 1 }", "seat 1 is not asked now; seat 0 is"],
  ["{ not-offered: pour }", '"Pour oil" is offered'],
  ["{ exactly: [trim, pour] }", '"gather" is offered too'],
  [
    "{ exactly: [trim, pour, gather, vote, watch, doze, break, blow-out, burn, sleep] }",
    '"sleep" is not offered',
  ],
  ["{ barred: sleep, rule: LA-9.9 }", "it is barred by LA-1.1"],
  ["{ barred: pour }", "it is offered"],
  ["{ barred: take }", "it is not listed as barred"],
  ["{ asked: { seat: 1 } }", 'asked are seat 0: "night", choose'],
  ["{ asked: { seats: [0, 1] } }", "asked are seat 0"],
  ["{ asked: { kind: day } }", "asked are seat 0"],
  ["{ asked: { form: pick } }", "asked are seat 0"],
  ["{ asked: { rule: LA-1.1 } }", "it is asked by LA-1.3"],
  ["{ asked: { min: 1 } }", "there are no bounds"],
  ["{ event: burned }", "it did not happen; this did: lit A thick wick is trimmed."],
  ["{ event: { type: trimmed, wick: thin } }", "it did not happen"],
  ["{ event: { type: trimmed, rule: LA-1.3 } }", "it did not happen"],
  ["{ event: trimmed, count: 2 }", "it happened 1 times"],
  ["{ event: trimmed, told: [0] }", "told are seat 0, seat 1, spectators"],
  ["{ event: trimmed, told: none }", "told are seat 0, seat 1, spectators"],
  ["{ no-event: trimmed }", "it happened"],
  ["{ over: true }", "the match is not over"],
];

describe("holds", () => {
  test.each(holds)("%s", (line) => {
    expect(play(`${opening}expect:\n  - ${line}\n`).failures).toEqual([]);
  });
});

describe("fails", () => {
  test.each(fails)("%s", (line, problem) => {
    const { passed, failures } = play(`${opening}expect:\n  - ${line}\n`);
    expect(passed).toBe(false);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatch(/^toy\.yaml:13:5: expect /);
    expect(failures[0]).toContain(problem);
  });
});

describe("of the end", () => {
  const ending = "chance: { dusk: [2] }\nplay:\n  - choose: blow-out\n";
  test.each([
    "{ over: true, winner: 1, reason: dark, rule: LA-3.1, scores: [0, 5] }",
    "{ over: true, winners: [1] }",
  ])("%s holds", (line) => {
    expect(play(`${ending}expect:\n  - ${line}\n`).failures).toEqual([]);
  });
  test.each([
    ["{ over: false }", "the match is over"],
    ["{ over: true, winner: 0 }", "winners: [1]"],
    ["{ over: true, reason: light }", 'reason: "dark"'],
    ["{ over: true, rule: LA-3.2 }", 'rule: "LA-3.1"'],
    ["{ over: true, scores: [0, 0] }", "scores: [0,5]"],
    ["{ over: true, sides: [bats] }", 'sides: "none"'],
    ["{ offered: pour }", "the match is over: nobody is asked"],
    ["{ asked: { seat: 0 } }", "the match is over: nobody is asked"],
  ])("%s fails", (line, problem) => {
    expect(play(`${ending}expect:\n  - ${line}\n`).failures[0]).toContain(problem);
  });
});

test("what happened before an expect in between is not looked at again", () => {
  const { failures } = play(`
play:
  - choose: Trim the thin wick
  - expect:
      - event: trimmed
  - choose: watch
expect:
  - no-event: trimmed
  - asked: { seats: [1, 0], kind: watch, form: window }
`);
  expect(failures).toEqual([]);
});

test("a private event and its public twin go to whom they are for", () => {
  const voting = (line: string) =>
    play(`play:\n  - choose: vote\n  - each: { 0: aye, 1: nay }\nexpect:\n  - ${line}\n`).failures;
  expect(voting("{ event: { type: counted, ayes: 1 }, told: [0] }")).toEqual([]);
  expect(voting("{ event: voted, told: [1, spectator] }")).toEqual([]);
  expect(voting("{ event: { type: counted, ayes: 1 }, as: 1 }")[0]).toContain("did not happen");
});

test("faces in an event are those its reader saw", () => {
  const burning = (line: string) =>
    play(`
arrange: [{ hold: spark }]
play:
  - choose: { kind: burn, card: spark }
expect:
  - ${line}
`).failures;
  expect(burning("{ event: { type: burned, faces: [spark] }, as: 1 }")).toEqual([]);
  expect(burning("{ event: { type: burned, faces: [] }, as: spectator }")).toEqual([]);
  expect(burning("{ event: { type: burned, faces: [moth] } }")[0]).toContain("burns SPARK");
});

/** Each would hold, or fail for another reason, if a slip of the pen were taken at its word. */
const unknown: readonly (readonly [string, column: number, problem: string])[] = [
  ["{ path: oli, is: 5 }", 7, '"oli": nothing is called "oli"; did you mean "oil"?'],
  ["{ path: oli, isnt: 4 }", 7, 'did you mean "oil"?'],
  ["{ path: guards.0.att, missing: true }", 7, 'did you mean "at"?'],
  ["{ view: { seat: 0, path: oli }, missing: true }", 24, 'did you mean "oil"?'],
  ["{ no-event: burnd }", 7, 'there is no event "burnd"; did you mean "burned"?'],
  ["{ no-event: { type: burnd } }", 19, 'there is no event "burnd"'],
  ["{ no-event: { type: burned, seta: 0 } }", 33, 'the event "burned" has no "seta"; did you'],
  ["{ event: { type: trimmed, wic: thin } }", 31, 'the event "trimmed" has no "wic"; did you mean'],
  ["{ no-event: { type: trimmed, wick: thik } }", 34, 'nothing is called "thik"; did you mean'],
  ["{ no-event: { type: burned, faces: [mot] } }", 41, 'nothing has the face "mot"'],
  ["{ event: trimed, count: 0 }", 7, 'there is no event "trimed"'],
  ["{ not-offered: slep }", 7, 'no option is called or reads "slep"; did you mean "sleep"?'],
  ["{ not-offered: Trimm the thin wick }", 7, "no option is called or reads"],
  ["{ not-offered: { kind: slep } }", 22, 'there is no option "slep"; did you mean "sleep"?'],
  ["{ not-offered: { kind: trim, wik: thin } }", 34, 'the option "trim" has no "wik"'],
  [
    "{ not-offered: { kind: trim, wick: thi } }",
    34,
    'nothing is called "thi"; did you mean "thin"',
  ],
  [
    "{ not-offered: { kind: burn, card: mot } }",
    34,
    'nothing is called "mot"; did you mean "moth"',
  ],
  ["{ offered: { wik: thin } }", 18, 'an option has no "wik"'],
  ["{ offered: trimm, count: 0 }", 7, 'did you mean "trim"?'],
  ["{ barred: sleeep }", 7, 'did you mean "sleep"?'],
];

describe("a name that does not exist is an error", () => {
  test.each(unknown)("%s", (line, column, problem) => {
    const { failures } = play(`${opening}expect:\n  - ${line}\n`);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain(problem);
    expect(failures[0]).toMatch(new RegExp(`^toy\\.yaml:13:${column}: expect `));
  });

  test.each([
    "{ no-event: counted }",
    "{ no-event: { type: voted } }",
    "{ not-offered: take }",
    "{ not-offered: { kind: take, card: moth } }",
    "{ not-offered: { kind: burn, card: moth } }",
    "{ not-offered: Burn MOTH }",
    "{ no-event: { type: called, seat: 1 } }",
  ])("what could be, but is not, is known from matches: %s", (line) => {
    expect(play(`${opening}expect:\n  - ${line}\n`).failures).toEqual([]);
  });
});
