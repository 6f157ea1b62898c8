/** `sprawl simulate`: many matches between bots, on all cores. */
import { resolve } from "node:path";
import { BadInput, type GameEntry } from "@sprawl/engine";
import { checkSeats, freshSeed } from "@sprawl/engine/host";
import { coloursFor } from "../colours.js";
import {
  type Command,
  type Given,
  isSet,
  numberOf,
  onlyOne,
  textOf,
  textsOf,
  wordsOf,
} from "../command.js";
import { makeFolder } from "../files.js";
import { FAILED, INTERRUPTED, type Io, OK } from "../io.js";
import { progressBar } from "../progress.js";
import { gameOf, optionsFrom } from "../registry.js";
import { type Plan, warnOf } from "../simulate/estimate.js";
import { botsNamed, botsSeated, checkSides } from "../simulate/naming.js";
import { reportLines, reportOf } from "../simulate/report.js";
import { runAll } from "../simulate/run.js";
import { type Ran, runsLines, runsOf, runsReport, settingOf } from "../simulate/runs.js";
import type { Setting } from "../simulate/setting.js";

export const simulate: Command = {
  name: "simulate",
  says: "play many matches between bots and count who wins",
  usage: "<game> [options]",
  about:
    "The same seed gives the same matches, however many cores play them (unless a bot thinks by " +
    "the clock, as search:2s does). A game may list runs, such as its missions: they are all played " +
    "and compared, unless you say what is to be played.",
  flags: {
    matches: { type: "string", short: "n", value: "N", says: "how many, of each run (100)" },
    bots: {
      type: "string",
      value: "A,B,…",
      says: "random, instinct, search (50 ms a decision), search:500, search:2s; one a seat, or taken in turn; or by seat, side or character: 0=search, human=instinct (random; in runs instinct)",
    },
    seats: { type: "string", value: "N", says: "how many seats (as many as bots are named)" },
    rotate: { type: "boolean", says: "let the bots change seats from match to match" },
    set: { type: "string", multiple: true, value: "NAME=VALUE", says: "an option of the table" },
    preset: { type: "string", value: "NAME", says: "a named set of options" },
    runs: { type: "string", value: "A,B,…", says: "compare these runs of the game, or all" },
    seed: { type: "string", value: "NAME", says: "which matches; without it, new ones every time" },
    only: { type: "string", value: "I", says: "play only the match with this number" },
    jobs: { type: "string", short: "j", value: "N", says: "how many at once (one a core)" },
    records: { type: "string", value: "DIR", says: "put a record of every match there" },
  },
  examples: [
    ["sprawl simulate caravan -n 1000 --bots instinct,random", "a thousand matches"],
    ["sprawl simulate caravan --bots search,instinct --rotate --seed a", "is search worth it?"],
    ["sprawl simulate social-deduction --bots human=instinct,machine=random", "bots by team"],
    ["sprawl simulate caravan -n 20 --records games", "twenty records to replay"],
    ["sprawl simulate synthetic-sins -n 200", "how hard each mission is"],
  ],
  async run(given, io) {
    const { entry } = await gameOf(onlyOne(given, "simulate", "the game"));
    return comparesRuns(entry, given) ? compare(entry, given, io) : playAll(entry, given, io);
  },
};

/** Runs are compared when they are asked for, or when a game has them and nothing else is said. */
function comparesRuns({ runs }: GameEntry, given: Given): boolean {
  if (textOf(given, "runs") !== undefined) return true;
  const said = ["set", "preset", "seats", "only"].some((flag) => given.values[flag] !== undefined);
  return runs !== undefined && !said;
}

async function playAll(entry: GameEntry, given: Given, io: Io): Promise<number> {
  const setting = settingFrom(given, entry, io.cwd, "random");
  checkSides(entry, [setting], Object.keys(setting.bySide ?? {}));
  const only = numberOf(given, "only", 0);
  const matches = only === undefined ? matchesIn(given) : 1;
  warn(entry, { setting, matches, jobs: jobsIn(given, io) }, io);
  const bar = progressBar(io, matches, "matches");
  const began = io.now();
  const work = { setting, first: only ?? 0, matches, jobs: jobsIn(given, io), progress: bar.at };
  const tally = await runAll(entry, work, io);
  bar.end();
  const report = reportOf(setting, tally, (io.now() - began) / 1000);
  const lines = () => reportLines(report, coloursFor(io.out, io.env));
  return finish(given, io, { report, asked: matches }, lines);
}

async function compare(entry: GameEntry, given: Given, io: Io): Promise<number> {
  const asked = settingFrom(given, entry, io.cwd, entry.instinct ? "instinct" : "random");
  if (textOf(given, "only") !== undefined) {
    throw new BadInput("--only", "is for one setting, and not for runs");
  }
  const runs = runsOf(entry, wordsOf(given, "runs") ?? ["all"]);
  const matches = matchesIn(given);
  const all = matches * runs.length;
  const settings = runs.map((run) => settingOf(entry, asked, run));
  checkSides(entry, settings, Object.keys(asked.bySide ?? {}));
  const [setting] = settings;
  warn(entry, { setting, matches: all, jobs: jobsIn(given, io) }, io);
  const bar = progressBar(io, all, "matches");
  const began = io.now();
  const ran: Ran[] = [];
  for (const run of runs) {
    if (io.interrupted.aborted) break;
    const setting = settingOf(entry, asked, run);
    const progress = (done: number) => bar.at(ran.length * matches + done, run.name);
    const work = { setting, first: 0, matches, jobs: jobsIn(given, io), progress };
    ran.push({ name: run.name, setting, tally: await runAll(entry, work, io) });
  }
  bar.end();
  const report = runsReport(asked, ran, (io.now() - began) / 1000);
  const lines = () => runsLines(report, coloursFor(io.out, io.env));
  return finish(given, io, { report, asked: all }, lines);
}

/** Say before a run begins that it will take hours. */
function warn(entry: GameEntry, plan: Plan, io: Io): void {
  const words = warnOf(entry, plan, io.now);
  if (words !== undefined) io.err.write(`${coloursFor(io.err, io.env).yellow(words)}\n`);
}

type Done = {
  readonly report: { readonly errors: number; readonly matches: number };
  readonly asked: number;
};

function finish(
  given: Given,
  io: Io,
  { report, asked }: Done,
  lines: () => readonly string[],
): number {
  if (io.interrupted.aborted) {
    io.err.write(`Interrupted: ${report.matches} of ${asked} matches were played.\n`);
  }
  io.out.write(`${isSet(given, "json") ? JSON.stringify(report) : lines().join("\n")}\n`);
  if (io.interrupted.aborted) return INTERRUPTED;
  return report.errors > 0 ? FAILED : OK;
}

function matchesIn(given: Given): number {
  return numberOf(given, "matches", 1, 10_000_000) ?? 100;
}

function jobsIn(given: Given, { cores }: Io): number {
  return numberOf(given, "jobs", 1, 256) ?? cores;
}

function settingFrom(given: Given, entry: GameEntry, cwd: string, bot: string): Setting {
  const { game } = entry;
  const named = botsNamed(wordsOf(given, "bots") ?? [bot], bot);
  const asked = numberOf(given, "seats", 1);
  const seats = checkSeats(game, asked ?? Math.max(named.inTurn.length, game.seats.min));
  const options = optionsFrom(entry, textOf(given, "preset"), textsOf(given, "set"));
  const sides = Object.keys(named.bySide);
  const records = recordsIn(given, cwd);
  return {
    game: game.id,
    seats,
    options,
    bots: botsSeated(named, seats),
    ...(sides.length > 0 && { bySide: named.bySide }),
    rotate: isSet(given, "rotate"),
    seed: textOf(given, "seed") ?? freshSeed().slice(0, 12),
    ...(records !== undefined && { records }),
  };
}

function recordsIn(given: Given, cwd: string): string | undefined {
  const named = textOf(given, "records");
  if (named === undefined) return undefined;
  const folder = resolve(cwd, named);
  makeFolder(folder);
  return folder;
}
