import { parseScenario } from "@sprawl/scenarios";
import { expect, test } from "vitest";
import { problemsOf } from "./helpers.js";

const head = "game: lantern\ntitle: toy\n";

test("a whole scenario is read, with defaults for what is left out", () => {
  const scenario = parseScenario(
    `${head}seats: 2\nplay:\n  - seat: 0\n    choose: { kind: pour }\n`,
    "x.yaml",
  );
  expect(scenario).toMatchObject({ game: "lantern", title: "toy", seats: 2, proves: [] });
  expect(scenario.play).toEqual([{ seat: 0, choose: { kind: "pour" } }]);
  expect(scenario.places.of(scenario.play[0])).toEqual({ line: 5, column: 5 });
});

test.each([
  ["title: toy\n", 'x.yaml:1:1: "game" is missing: the id of the game'],
  [`${head}seets: 2\n`, 'x.yaml:3:1: there is no field "seets" here; did you mean "seats"?'],
  [`${head}seats: two\n`, "x.yaml:3:8: must be a whole number from 1"],
  [`${head}seats:\n`, "x.yaml:3:1: is empty; it must be a whole number from 1"],
  [`${head}proves: [LA-1]\n`, 'x.yaml:3:10: must be the id of a rule, such as "SS-5.4"'],
  [`${head}carried: { gold: 1.5 }\n`, "x.yaml:3:18: must be a text, a whole number"],
  [`${head}carried: ~\n`, "x.yaml:3:1: is empty; it must be a value"],
  [`${head}play: 3\n`, "x.yaml:3:7: must be a list"],
  [`${head}play:\n  - chose: pass\n`, 'x.yaml:4:5: is not a line of play; did you mean "choose"?'],
  [
    `${head}play:\n  - choose: a\n    amount: 2\n`,
    "x.yaml:4:5: a line of play is only one of these: choose, amount",
  ],
  [
    `${head}play:\n  - choose: a\n    refused: { code: bared }\n`,
    'x.yaml:5:22: must be "not-asked" or "stale"',
  ],
  [
    `${head}play:\n  - seat: 0\n    choose: a\n    ruel: LA-1.1\n`,
    'x.yaml:6:5: there is no field "ruel" here; there are: choose, seat, times, refused',
  ],
  [
    `${head}expect:\n  - ofered: a\n`,
    'x.yaml:4:5: is not a line of expect; did you mean "offered"?',
  ],
  [
    `${head}expect:\n  - path: a\n    si: 3\n`,
    'x.yaml:5:5: there is no field "si" here; did you mean "is"?',
  ],
  [
    `${head}arrange:\n  - sett: a\n    to: 3\n`,
    'x.yaml:4:5: is not a line of arrange; did you mean "set"?',
  ],
  [`${head}arrange:\n  - set: a\n`, 'x.yaml:4:5: "to" is missing: the value it gets'],
  [`${head}proves: [LA-1.1]\n`, "x.yaml:3:9: it proves nothing: there is no expect"],
  [`${head}proves: [LA-1.1, LA-1.1]\nexpect:\n  - over: false\n`, "x.yaml:3:9: names LA-1.1 twice"],
  [`${head}from: { format: x }\nseats: 2\n`, 'x.yaml:4:8: "from" brings "seats" along already'],
  [`${head}seed: "open\n`, "x.yaml:4:1: Missing closing"],
  [`${head}seed: a\nseed: b\n`, "x.yaml:4:1: Map keys must be unique"],
  ["", "x.yaml:1:1: is empty"],
])("%j is pointed at", (text, problem) => {
  expect(problemsOf(text)[0]).toContain(problem);
});

test("every problem of a file is found at once", () => {
  expect(problemsOf("title: 3\nseets: 2\nplay: no\n")).toHaveLength(4);
});
