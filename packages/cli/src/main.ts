/** The `sprawl` command: finds the subcommand, runs it, and turns errors into sentences. */
import { readFileSync } from "node:fs";
import { BadInput } from "@sprawl/engine";
import { coloursFor } from "./colours.js";
import { type Command, isSet, parse, WrongUse } from "./command.js";
import { commands } from "./commands/index.js";
import { sayRefused } from "./files.js";
import { helpFor, overview } from "./help.js";
import { FAILED, INTERRUPTED, type Io, OK, WRONG_USE } from "./io.js";

export type { Io, Lines, Out } from "./io.js";
export { nodeIo } from "./node-io.js";

/** Run one command line. Returns the exit code; see docs/cli.md. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (io.interrupted.aborted) return INTERRUPTED;
    return complain(error, io, argv.includes("--debug"));
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv;
  const c = coloursFor(io.out, io.env);
  if (name === undefined || name === "--help" || name === "-h")
    return show(overview(commands, c), io);
  if (name === "--version" || name === "-V") return show(`sprawl ${version()}\n`, io);
  if (name === "help") return help(rest, io);
  const command = findCommand(name);
  const given = parse(command, command.adjust?.(rest) ?? rest);
  if (isSet(given, "help")) return show(helpFor(command, c, io.out.columns), io);
  return command.run(given, io);
}

/** As the package says. */
function version(): string {
  const file = new URL("../package.json", import.meta.url);
  return String(JSON.parse(readFileSync(file, "utf8")).version);
}

function help([name, ...rest]: readonly string[], io: Io): number {
  const c = coloursFor(io.out, io.env);
  if (rest.length > 0) throw new WrongUse(`"${rest[0]}" is one word too many`, "help");
  if (name === undefined || name === "help") return show(overview(commands, c), io);
  return show(helpFor(findCommand(name), c, io.out.columns), io);
}

function show(text: string, io: Io): number {
  io.out.write(text);
  return OK;
}

function findCommand(name: string): Command {
  const command = commands.find((each) => each.name === name);
  if (command) return command;
  const names = commands.map((each) => each.name).join(", ");
  throw new WrongUse(`there is no command "${name}"; there are: ${names}`);
}

/** One clear sentence; where in the program only for whoever asks. */
function complain(error: unknown, io: Io, debug: boolean): number {
  const c = coloursFor(io.err, io.env);
  const words = sayRefused(error) ?? (error instanceof Error ? error.message : String(error));
  io.err.write(`${c.red("sprawl:")} ${words}\n`);
  if (error instanceof WrongUse) {
    const more = error.command ? `sprawl help ${error.command}` : "sprawl help";
    io.err.write(`${c.dim(`${more} says how it is used.`)}\n`);
  }
  if (debug && error instanceof Error) io.err.write(`${error.stack ?? ""}\n`);
  if (error instanceof WrongUse || error instanceof BadInput) return WRONG_USE;
  if (!debug) io.err.write(`${c.dim("Run it again with --debug to see where this went wrong.")}\n`);
  return FAILED;
}
