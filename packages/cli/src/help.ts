/** Help, made from the commands themselves. */
import type { Colours } from "./colours.js";
import { COMMON, type Command, type Flags } from "./command.js";
import { columns, wrap } from "./lay-out.js";

/** All commands, one line each. */
export function overview(commands: readonly Command[], c: Colours): string {
  return [
    `${c.bold("sprawl")}: cyberpunk board games, by their full rules.`,
    "",
    "Usage: sprawl <command> [options]",
    "",
    ...indented(columns(commands.map(({ name, says }) => [c.cyan(name), says]))),
    "",
    "sprawl help <command> says more about a command; sprawl --version says which this is.",
    "",
  ].join("\n");
}

/** One command, with its options and examples. */
export function helpFor(command: Command, c: Colours, width: number): string {
  const { name, usage, says, about, flags, examples } = command;
  return [
    `${c.bold(`sprawl ${name}`)}: ${says}`,
    "",
    `Usage: sprawl ${name} ${usage}`.trimEnd(),
    ...(about ? ["", ...about.split("\n").flatMap((line) => wrap(line, Math.min(width, 90)))] : []),
    "",
    "Options:",
    ...indented(columns([...rowsOf(flags, c), ...rowsOf(COMMON, c)])),
    "",
    "Examples:",
    ...examples.flatMap(([line, why]) => [`  ${c.cyan(line)}`, `      ${why}`]),
    "",
  ].join("\n");
}

function rowsOf(flags: Flags, c: Colours): string[][] {
  return Object.entries(flags).map(([name, { short, value, says }]) => [
    c.cyan(`${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`),
    says,
  ]);
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
