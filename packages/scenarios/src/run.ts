/** Playing a scenario: line by line, and what came of each. */
import { BadInput, type GameEntry } from "@sprawl/engine";
import { checkLine } from "./checks/index.js";
import { checkRefusal, giveAnswer, giveEach, tryRefused } from "./give.js";
import { sayLine } from "./lines.js";
import { Misfit, shortStack } from "./path.js";
import { at, type Place } from "./place.js";
import { describePending } from "./say.js";
import type { ArrangeLine, ExpectLine, PlayLine, Scenario } from "./scenario.js";
import { chanceLeft } from "./scripted.js";
import { arrangeNow, type Following, openStage, type Stage } from "./stage.js";
import { takeBack } from "./take-back.js";

/** One line of a scenario, played. */
export type StepResult = {
  readonly place: Place;
  /** What was done or expected, in words. */
  readonly text: string;
  readonly passed: boolean;
  readonly problem?: string;
  /** A line before it failed, so it was never played. */
  readonly missed?: true;
};

export type ScenarioResult = {
  readonly passed: boolean;
  /** What failed: `file:line:col: what: why`. */
  readonly failures: readonly string[];
  readonly steps: readonly StepResult[];
  /** What is asked at the end, with everything offered and barred. */
  readonly pending: string;
};

type Running = {
  readonly entry: GameEntry;
  readonly scenario: Scenario;
  readonly steps: StepResult[];
  stage: Stage | undefined;
};

/** Play a scenario and say, step by step, what passed and what failed. */
export function runScenario(entry: GameEntry, scenario: Scenario): ScenarioResult {
  const run: Running = { entry, scenario, steps: [], stage: undefined };
  const reached = begin(run) && playOn(run, scenario.play);
  for (const line of scenario.expect) reached ? expectLine(run, line) : missed(run, line);
  if (reached) checkLeftOver(run);
  return resultOf(run);
}

/** What may be done here? The pending decision after play, as every asked seat reads it. */
export function askScenario(entry: GameEntry, scenario: Scenario): string {
  const run: Running = { entry, scenario, steps: [], stage: undefined };
  const moves = scenario.play.filter((line) => !("expect" in line));
  if (begin(run)) playOn(run, moves);
  const { failures, pending } = resultOf(run);
  return [...failures, pending].join("\n");
}

function resultOf({ scenario, steps, stage, entry }: Running): ScenarioResult {
  const failures = steps
    .filter(({ passed, missed }) => !passed && !missed)
    .map(({ place, text, problem }) => `${at(scenario.file, place)}: ${text}: ${problem}`);
  return {
    passed: failures.length === 0,
    failures,
    steps,
    pending: stage ? describePending(stage.match, entry.text.en) : "The match did not begin.",
  };
}

function note({ steps }: Running, place: Place, text: string, problem?: string): void {
  steps.push({ place, text, passed: problem === undefined, ...(problem && { problem }) });
}

function missed(run: Running, line: object): void {
  const place = run.scenario.places.of(line);
  run.steps.push({ place, text: sayLine(line), passed: false, missed: true });
}

/** Set up and arrange. False if that does not work. */
function begin(run: Running): boolean {
  const { entry, scenario } = run;
  const { game, arrange, top, places } = scenario;
  if (game !== entry.game.id) {
    note(run, places.of(top, "game"), `game ${game}`, `this is "${entry.game.id}"`);
    return false;
  }
  let line: ArrangeLine | undefined;
  const follow = (next: ArrangeLine) => {
    if (line) note(run, places.of(line), sayLine(line));
    line = next;
  };
  try {
    run.stage = openStage(entry, scenario, arrange, follow);
    if (line) note(run, places.of(line), sayLine(line));
    return true;
  } catch (error) {
    const where = line ?? top;
    const field = error instanceof BadInput ? error.place.split(/[.[]/)[0] : "";
    const known = Object.hasOwn(top, field) ? field : "from" in top ? "from" : "title";
    const place = line ? places.inside(where, wayTo(error)) : places.of(top, known);
    note(run, place, line ? sayLine(line) : "begin", whatWentWrong(error));
    return false;
  }
}

/** The fields of its line that lead to what is wrong. */
function wayTo(error: unknown): Misfit["within"] {
  if (error instanceof BadInput) return error.place.split(".");
  return error instanceof Misfit ? error.within : [];
}

function whatWentWrong(error: unknown): string {
  if (error instanceof Misfit || error instanceof BadInput) return error.message;
  return `a rule went wrong: ${error instanceof Error ? shortStack(error) : error}`;
}

/** Play the lines. False if one of them could not be played. */
function playOn(run: Running, lines: readonly PlayLine[]): boolean {
  for (const [i, line] of lines.entries()) {
    if (playLine(run, line)) continue;
    for (const rest of lines.slice(i + 1)) missed(run, rest);
    return false;
  }
  return true;
}

function playLine(run: Running, line: PlayLine): boolean {
  const { stage, scenario } = run;
  if (!stage) return false;
  if ("expect" in line) {
    for (const each of line.expect) expectLine(run, each);
    stage.news = [];
    return true;
  }
  const { places } = scenario;
  let at: PlayLine | ArrangeLine = line;
  try {
    carryOut(stage, line, (arranged) => {
      at = arranged;
    });
    note(run, places.of(line), sayLine(line));
    return true;
  } catch (error) {
    note(run, places.inside(at, wayTo(error)), sayLine(at), whatWentWrong(error));
    return false;
  }
}

function carryOut(
  stage: Stage,
  line: Exclude<PlayLine, { readonly expect: unknown }>,
  follow: Following,
): void {
  if ("arrange" in line) return arrangeNow(stage, line.arrange, follow);
  if ("each" in line) return giveEach(stage, line.each);
  if ("undo" in line) return takeBack(stage, line);
  const { seat, times = 1, refused } = line;
  for (let i = 0; i < times; i++) {
    if (refused) checkRefusal(tryRefused(stage, line, seat), refused);
    else giveAnswer(stage, line, seat);
  }
}

function expectLine(run: Running, line: ExpectLine): void {
  const { stage, scenario } = run;
  if (!stage) return;
  const { problem, within = [] } = checkLine(stage, line) ?? {};
  note(run, scenario.places.inside(line, within), `expect ${sayLine(line)}`, problem);
}

/** A scenario that passes for the wrong reason leaves something over. */
function checkLeftOver(run: Running): void {
  const { stage, scenario } = run;
  if (!stage) return;
  const { top, places } = scenario;
  for (const left of chanceLeft(stage)) {
    const field = left.startsWith("the deal") ? "deal" : "chance";
    note(run, places.of(top, field), "all scripted chance comes up", left);
  }
}

/** The result as it is printed: each step, and after a failure the pending decision. */
export function printResult(scenario: Scenario, result: ScenarioResult): string {
  const { title, proves, file } = scenario;
  const rules = proves.length > 0 ? ` (${proves.join(", ")})` : "";
  const head = `${result.passed ? "ok    " : "FAILED"}  ${title}${rules}  ${file}`;
  if (result.passed) return head;
  const steps = result.steps.flatMap(({ place, text, passed, problem, missed }) => [
    `  ${passed ? "ok    " : missed ? "      " : "FAILED"}  ${place.line}:${place.column}  ${text}`,
    ...(problem ?? "").split("\n").flatMap((line) => (line === "" ? [] : [`            ${line}`])),
  ]);
  const pending = result.pending.split("\n").map((line) => `  ${line}`);
  return [head, ...steps, "  At the end:", ...pending].join("\n");
}
