/**
 * `npm run bench -- [names] [--json] [--quick] [--ours]`: measures, and prints tables or one JSON
 * object. Every benchmark runs in a process of its own.
 */
import { spawnSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { type BenchmarkName, type Figures, NAMES } from "./benchmarks.js";
import { type Goal, goalsOf } from "./goals.js";
import { HOW_TO_INSTALL, loadBoardgameIo } from "./peers/boardgame-io-api.js";
import { reportGoals, reports } from "./report.js";

const FLAGS = ["--json", "--quick", "--ours"];

const USAGE = `Usage: npm run bench -- [names] [--json] [--quick] [--ours]

  names    ${NAMES.join(", ")}; all of them if none is named
  --json   print one JSON object and nothing else
  --quick  only to see that it works: the figures are not worth much
  --ours   without boardgame.io`;

function machine(ours: boolean) {
  const peer = ours ? undefined : loadBoardgameIo()?.version;
  return {
    date: new Date().toISOString(),
    node: process.version,
    cpus: cpus().length,
    cpu: cpus()[0]?.model ?? "unknown",
    load: loadavg().map((load) => Number(load.toFixed(2))),
    peer: peer === undefined ? "none" : `boardgame.io ${peer}`,
  };
}

/** Run one benchmark in a process of its own. */
function run<Name extends BenchmarkName>(name: Name, flags: readonly string[]): Figures[Name] {
  const one = fileURLToPath(new URL("one.js", import.meta.url));
  const done = spawnSync(process.execPath, [one, name, ...flags], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (done.status !== 0) throw new Error(`the benchmark "${name}" failed`);
  return JSON.parse(done.stdout) as Figures[Name];
}

type Report = Partial<Figures> & { goals?: readonly Goal[] };

function main(args: readonly string[]): number {
  const wrong = args.filter((arg) => !FLAGS.includes(arg) && !NAMES.some((name) => name === arg));
  if (wrong.length > 0) {
    console.error(`${wrong.join(" ")}: unknown\n\n${USAGE}`);
    return 2;
  }
  const json = args.includes("--json");
  const ours = args.includes("--ours");
  const wanted = NAMES.filter((name) => args.includes(name));
  const about = machine(ours);
  const say = (text: string) => json || console.log(`${text}\n`);
  say(Object.values(about).join(", "));
  if (about.peer === "none" && !ours) {
    say(`boardgame.io is not installed: measuring without it. To install it: ${HOW_TO_INSTALL}`);
  }

  const report: Report = {};
  const measure = <Name extends BenchmarkName>(name: Name) => {
    const figures = run(
      name,
      args.filter((arg) => arg.startsWith("--")),
    );
    report[name] = figures as Report[Name];
    say(reports[name](figures));
  };
  // Figures mean nothing unless all play the same game, so that is checked first in any case.
  measure("lockstep");
  for (const name of wanted.length > 0 ? wanted : NAMES) if (name !== "lockstep") measure(name);
  report.goals = goalsOf(report);
  if (report.goals.length > 0) say(reportGoals(report.goals));
  const load = machine(ours).load.join(" ");
  say(`Load at the end: ${load}`);
  if (json) console.log(JSON.stringify({ machine: about, ...report }));
  return 0;
}

process.exitCode = main(process.argv.slice(2));
