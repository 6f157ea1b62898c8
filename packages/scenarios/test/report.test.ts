import { answer, decisionId, namedSeed, recordOf, save, submit } from "@sprawl/engine/host";
import { createMatch, load } from "@sprawl/engine/search";
import {
  askScenario,
  bugToScenario,
  describePending,
  parseScenario,
  printResult,
  reportToScenario,
  runScenario,
} from "@sprawl/scenarios";
import { expect, test } from "vitest";
import { lantern } from "./lantern.js";

const begun = () => createMatch(lantern.game, { seats: 2, seed: namedSeed("report") });
const run = (text: string) => runScenario(lantern, parseScenario(text, "bug.yaml"));

test("a rule that threw becomes a scenario that shows it again", () => {
  const match = begun();
  answer(match, 0, "trim wick=thick");
  const outcome = submit(match, { seat: 0, decision: decisionId(match), answer: "break" });
  if (outcome.status !== "failed") throw new Error("the lantern did not break");
  const text = reportToScenario(outcome.report);
  const { failures, steps } = run(text);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain("a rule went wrong: Error: the lantern broke");
  expect(steps).toHaveLength(1);
  // With the rule mended it passes.
  expect(run(text.replace("answer: break", "answer: watch")).failures).toEqual([]);
});

test("a saved match opens as a scenario where it stood, in the middle of a step", () => {
  const match = begun();
  answer(match, 0, "trim wick=thick");
  answer(match, 0, "pour");
  const text = bugToScenario(save(match), "Too much oil\nI poured but once.");
  const scenario = parseScenario(text, "bug.yaml");
  expect(scenario.title).toBe("Too much oil");
  expect(askScenario(lantern, scenario)).toBe(
    describePending(load(lantern.game, save(match)).match, lantern.text.en),
  );
  const more = `${text}play:\n  - amount: 1\nexpect:\n  - { path: wicks, is: [thin, thick] }\n`;
  expect(run(more).failures).toEqual([]);
});

test("a saved match can be arranged, and its chance scripted, from where it stands", () => {
  const match = begun();
  answer(match, 0, "pour");
  const text = bugToScenario(save(match), "x");
  const more = `
arrange: [{ set: oil, to: 0 }]
play: [{ amount: 3 }, { arrange: [{ steps: [dusk, night] }] }]
chance: { dusk: [6] }
expect: [{ path: oil, is: 9 }]
`;
  expect(run(`${text}${more}`).failures).toEqual([]);
});

test("the record of a match opens as a scenario at its end", () => {
  const match = begun();
  answer(match, 0, "trim wick=thick");
  answer(match, 0, "blow-out");
  const text = bugToScenario(recordOf(match), "It went dark");
  expect(run(`${text}expect:\n  - { over: true, winner: 1 }\n`).failures).toEqual([]);
});

test("a saved match that does not run is said to be so, at its place", () => {
  const saved = { ...save(begun()), version: 7 };
  const [failure] = run(bugToScenario(saved, "x")).failures;
  expect(failure).toContain("bug.yaml:3:7: begin: save.version: was made by newer rules");
});

test("asking shows what may be done after play, and skips what is expected on the way", () => {
  const text = `
game: lantern
title: what may I do?
play:
  - choose: watch
  - expect: [{ over: true }]
expect: [{ over: true }]
`;
  const asked = askScenario(lantern, parseScenario(text, "ask.yaml"));
  expect(asked).toContain(
    "Seat 1 is asked: watch  [watch]\n  offered:\n    call  call\n    pass  pass",
  );
  expect(asked).toContain("Seat 0 is asked");
  expect(asked).not.toContain("over");
});

test("a failed scenario is printed step by step, with the pending decision", () => {
  const text = `game: lantern
title: Too bright
proves: [LA-1.1]
play:
  - choose: Trim the thin wick
expect:
  - { path: wicks, length: 3 }
`;
  const scenario = parseScenario(text, "bright.yaml");
  const printed = printResult(scenario, runScenario(lantern, scenario));
  expect(printed.split("\n").slice(0, 5)).toEqual([
    "FAILED  Too bright (LA-1.1)  bright.yaml",
    "  ok      5:5  choose Trim the thin wick",
    "  FAILED  7:5  expect path wicks, length 3",
    '            its length is 2: it is ["thin","thin"]',
    "  At the end:",
  ]);
  expect(printed).toContain("Seat 0 is asked: What do you do in the dark?");
  expect(printed).toContain("Sleep  sleep  LA-1.1");
});
