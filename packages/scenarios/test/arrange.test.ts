import { expect, test } from "vitest";
import { play } from "./helpers.js";

const arranged = (lines: string, expectation: string) =>
  play(`chance: { dusk: [1] }\narrange:\n  - ${lines}\nexpect:\n  - ${expectation}\n`).failures;

test.each([
  ["{ set: oil, to: 7 }", "{ path: oil, is: 8 }"], // arranged before dusk falls
  ["{ set: guards.guard-2.at, to: roof }", "{ path: guards.1.at, is: roof }"],
  ["{ set: smoke, to: thick, new: true }", "{ path: smoke, is: thick }"],
  ["{ push: wicks, value: round }", "{ path: wicks, is: [thin, round] }"],
  ["{ remove: wicks, value: thin }", "{ path: wicks, is: [] }"],
  ["{ remove: guards.guard-1 }", "{ path: guards.0.id, is: guard-2 }"],
  ["{ card: hands.0, face: moth }", "{ view: { seat: 0, card: hands.0 }, face: moth }"],
  ["{ card: hands.0, face: moth }", "{ view: { seat: 1, card: hands.0 }, hidden: true }"],
  [
    "{ card: deck, face: moth, seen: all }",
    "{ view: { spectator: true, card: deck }, face: moth }",
  ],
  ["{ pile: hands.1, faces: [ash, moth], from: deck }", "{ pile: hands.1, faces: [moth, ash] }"],
  [
    "{ pile: hands.1, faces: [ash, moth], from: deck }",
    "{ view: { seat: 1, pile: hands.1 }, faces: [ash, moth] }",
  ],
  ["{ pile: hands.1, faces: [], from: deck }", "{ view: { seat: 1, pile: deck }, hidden: true }"],
  [
    "{ pile: deck, faces: [{ id: ash }, moth, flame, { id: flame, power: 5 }] }",
    "{ card: deck.0, face: ash }",
  ],
  ["{ move: deck, to: hands.1, count: 2 }", "{ path: hands.1, length: 3 }"],
  [
    "{ move: deck, to: hands.1, seen: all }",
    "{ view: { seat: 0, card: hands.1.last }, hidden: false }",
  ],
  ["{ show: hands.0, to: [1] }", "{ view: { seat: 1, pile: hands.0 }, hidden: false }"],
  ["{ show: hands.0, to: [1] }", "{ view: { seat: 0, pile: hands.0 }, hidden: true }"],
  ["{ hide: hands.0 }", "{ view: { seat: 0, pile: hands.0 }, hidden: true }"],
  ["{ steps: [dusk, { step: night }] }", "{ asked: { kind: night } }"],
  ["{ post: guard-3 }", "{ path: guards.guard-3.at, is: roof }"],
  ["{ hold: ember }", "{ pile: hands.0, faces: [ember] }"],
  ["{ kindle: comet }", "{ card: deck.last, face: comet }"],
])("%s", (line, expectation) => {
  expect(arranged(line, expectation)).toEqual([]);
});

test.each([
  [
    "{ set: oli, to: 7 }",
    'there is no "oli" in the state; did you mean "oil"? (or say "new: true")',
  ],
  ["{ set: guards.guard-9.at, to: x }", 'there is no "guard-9"'],
  ["{ push: oil, value: 3 }", '"oil" is not a list'],
  ["{ remove: wicks, value: round }", '"round" is not in "wicks"'],
  ["{ remove: smoke }", 'there is no "smoke"'],
  ["{ remove: deck.0 }", "is lost"],
  ["{ lose: comet }", "is lost"],
  ["{ push: deck, value: 0 }", "lies in more places than before"],
  ["{ card: hands.0, face: sun }", 'there is no "sun" in the pool "lights"; there are: ASH'],
  ["{ card: hands.0, face: mth }", 'did you mean "MOTH"?'],
  ["{ card: wicks, face: moth }", "no hidden thing"],
  [
    "{ pile: hands.0, faces: [moth, moth] , from: deck }",
    'every "moth" of the pool "lights" has been placed',
  ],
  ["{ pile: hands.0, faces: [moth, ash] }", '"hands.0" holds 1, not 2: say "from"'],
  ["{ move: deck, to: hands.0, count: 9 }", '"deck" holds only 4'],
  ["{ show: hands.0, to: [spectator] }", 'spectators see only what "all" see'],
  ["{ steps: [dawn] }", 'there is no step "dawn"'],
  ["{ pots: guard-3 }", 'there is no verb "pots"; did you mean "post"?'],
])("%s does not fit", (line, problem) => {
  const [failure] = arranged(line, "{ over: false }");
  expect(failure).toMatch(/^toy\.yaml:5:5: /);
  expect(failure).toContain(problem);
});

test("a face that one line has placed is not taken away by the next", () => {
  const lines = "{ card: hands.0, face: moth }\n  - { card: hands.1, face: moth }";
  expect(arranged(lines, "{ over: false }")[0]).toContain("has been placed by an earlier line");
});

test("between answers, arranging begins the open step anew", () => {
  const { failures } = play(`
play:
  - choose: pour
  - arrange: [{ set: oil, to: 10 }]
  - expect: [{ asked: { kind: pour } }]
  - amount: 2
expect:
  - { path: oil, is: 12 }
`);
  expect(failures).toEqual([]);
});

test("arranging away what has been answered is said to be so", () => {
  const { failures } = play(`
play:
  - choose: watch
  - arrange: [{ steps: [dusk] }]
`);
  expect(failures[0]).toContain("the answers given in this step no longer fit");
});

test("after the end nothing can be arranged", () => {
  const { failures } = play("play:\n  - choose: blow-out\n  - arrange: [{ hold: ash }]\n");
  expect(failures[0]).toContain("the match is over: nothing can be arranged");
});

test.each([
  ["light: { oil: 1, wik: thin }", 22, "light.wik: there is no such field; there are: oil, wick"],
  ["light: { oil: 99 }", 14, "light.oil: must be a whole number from 0 to 9, not 99"],
  ["light:\n      wik: thin", 7, "light.wik: there is no such field"],
])("a verb that reads strictly points at the field: %s", (line, column, problem) => {
  const row = line.split("\n").length - 1;
  const [before] = play(`arrange:\n  - ${line}\n`).failures;
  expect(before).toContain(problem);
  expect(before).toMatch(new RegExp(`^toy\\.yaml:${4 + row}:${column}: `));
  const inner = line.replace("\n", "\n    ");
  const [later] = play(`play:\n  - arrange:\n      - ${inner}\n`).failures;
  expect(later).toContain(problem);
  expect(later).toMatch(new RegExp(`^toy\\.yaml:${5 + row}:${column + 4}: `));
});
