/** `sprawl scenario`: worked examples that run. */

import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { BadInput, EngineFault } from "@sprawl/engine";
import { inTime } from "@sprawl/engine/guard";
import {
  askScenario,
  parseScenario,
  printResult,
  runScenario,
  type Scenario,
  ScenarioError,
} from "@sprawl/scenarios";
import { type Colours, coloursFor } from "../colours.js";
import { type Command, isSet, WrongUse } from "../command.js";
import { readText } from "../files.js";
import { FAILED, type Io, OK } from "../io.js";
import { many } from "../lay-out.js";
import { gameOf } from "../registry.js";

type Ran = {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly reasons: readonly string[];
  /** To be read. */
  readonly text: string;
};

export const scenario: Command = {
  name: "scenario",
  says: "run scenarios, or ask what may be done in one",
  usage: "FILE... [options]",
  about: "A folder stands for every .yaml file in it. How to write one: docs/scenarios.md.",
  flags: {
    ask: { type: "boolean", says: "print what may be done at the end, and what not and why" },
  },
  examples: [
    ["sprawl scenario examples/caravan/scenarios", "run all in a folder"],
    ["sprawl scenario --ask question.yaml", "what may I do here?"],
  ],
  async run(given, io) {
    if (given.positionals.length === 0) throw new WrongUse("a file is missing", "scenario");
    const files = given.positionals.flatMap((named) => filesIn(io, named));
    const ask = isSet(given, "ask");
    const ran: Ran[] = [];
    for (const file of files) ran.push(await (ask ? askOne(io, file) : runOne(io, file)));
    const failed = ran.filter(({ passed }) => !passed).length;
    const passed = ran.length - failed;
    if (isSet(given, "json")) {
      const scenarios = ran.map(({ text, ...rest }) => (ask ? { ...rest, pending: text } : rest));
      io.out.write(`${JSON.stringify({ passed, failed, scenarios })}\n`);
    } else {
      const c = coloursFor(io.out, io.env);
      io.out.write(`${ran.map(({ text }) => coloured(text, c)).join(ask ? "\n\n" : "\n")}\n`);
      if (!ask) io.out.write(`\n${many(passed, "scenario")} passed, ${failed} failed\n`);
    }
    return failed > 0 ? FAILED : OK;
  },
};

/** How long a scenario may take, in seconds. */
const LONGEST = 60;

/** The scenarios a word names: a file, or every file in a folder and below. */
function filesIn({ cwd }: Io, named: string): string[] {
  if (!isFolder(resolve(cwd, named))) return [named];
  const found = readdirSync(resolve(cwd, named), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
    .map((file) => join(named, file));
  if (found.length === 0) throw new BadInput(named, "holds no .yaml file");
  return found;
}

/** What is not there is no folder; whoever reads it says why. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** A file that cannot be read as a scenario has failed; it does not stop the others. */
async function withScenario(
  { cwd }: Io,
  file: string,
  then: (scenario: Scenario) => Promise<Ran>,
): Promise<Ran> {
  const text = readText(resolve(cwd, file), file);
  try {
    return await then(parseScenario(text, file));
  } catch (error) {
    const known = [ScenarioError, BadInput, EngineFault].some((each) => error instanceof each);
    if (!known || !(error instanceof Error)) throw error;
    const reasons = error.message.split("\n");
    return { file, title: file, passed: false, reasons, text: `FAILED  ${error.message}` };
  }
}

function runOne(io: Io, file: string): Promise<Ran> {
  return withScenario(io, file, async (read) => {
    const { entry } = await gameOf(read.game, file);
    const result = inTime(() => runScenario(entry, read), LONGEST);
    const { passed, failures } = result;
    const text = printResult(read, result);
    return { file, title: read.title, passed, reasons: failures, text };
  });
}

function askOne(io: Io, file: string): Promise<Ran> {
  return withScenario(io, file, async (read) => {
    const { entry } = await gameOf(read.game, file);
    const text = inTime(() => askScenario(entry, read), LONGEST);
    return { file, title: read.title, passed: true, reasons: [], text };
  });
}

function coloured(text: string, c: Colours): string {
  return text.replace(
    /^( *)(ok|FAILED)(?= )/gm,
    (_, space: string, word: string) => `${space}${word === "ok" ? c.green(word) : c.red(word)}`,
  );
}
