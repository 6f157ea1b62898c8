/** What a command is: its words on the command line, its help, and what it does. */
import { parseArgs } from "node:util";
import { BadInput } from "@sprawl/engine";
import type { Io } from "./io.js";

export type Flag = {
  readonly type: "string" | "boolean";
  readonly short?: string;
  readonly multiple?: boolean;
  /** What stands behind it in the help: FILE, N, NAME=VALUE. */
  readonly value?: string;
  readonly says: string;
};

export type Flags = Readonly<Record<string, Flag>>;

/** Flags as they were given; use the readers below. */
export type Given = {
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  readonly positionals: readonly string[];
};

export type Command = {
  readonly name: string;
  /** One line for the list of commands. */
  readonly says: string;
  /** What comes after the name: "<game> [options]". */
  readonly usage: string;
  readonly about?: string;
  readonly flags: Flags;
  readonly examples: readonly (readonly [command: string, says: string])[];
  /** Change the words before they are read, where Node's reader is too strict. */
  adjust?(argv: readonly string[]): readonly string[];
  run(given: Given, io: Io): Promise<number>;
};

/** Wrong use of the command line: one sentence, and where to read more. */
export class WrongUse extends Error {
  override readonly name = "WrongUse";
  constructor(
    readonly problem: string,
    readonly command?: string,
  ) {
    super(problem);
  }
}

export const COMMON: Flags = {
  json: { type: "boolean", says: "print one JSON object and nothing else" },
  help: { type: "boolean", short: "h", says: "print this" },
  debug: { type: "boolean", says: "when something goes wrong, say where in the program" },
};

/** Read a command's words. */
export function parse(command: Command, argv: readonly string[]): Given {
  const options: Record<string, { type: "string" | "boolean"; short?: string; multiple?: true }> =
    {};
  for (const [name, { type, short, multiple }] of Object.entries({ ...command.flags, ...COMMON })) {
    options[name] = { type, ...(short && { short }), ...(multiple && { multiple: true }) };
  }
  try {
    return parseArgs({
      args: negatives(argv, options),
      options,
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    throw new WrongUse(plainly(error), command.name);
  }
}

/** "--only -1" and "-n -1" are numbers with a sign, and not other options. */
function negatives(
  argv: readonly string[],
  options: Record<string, { type: string; short?: string }>,
): string[] {
  const valued = new Map<string, string>();
  for (const [name, { type, short }] of Object.entries(options)) {
    if (type !== "string") continue;
    valued.set(`--${name}`, `--${name}`);
    if (short) valued.set(`-${short}`, `--${name}`);
  }
  const words: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const [name, next] = [valued.get(argv[i]), argv[i + 1]];
    if (name && next !== undefined && /^-\d/.test(next)) words.push(`${name}=${argv[++i]}`);
    else words.push(argv[i]);
  }
  return words;
}

/** Node's own words are long; the first sentence is enough. */
function plainly(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  const unknown = /^Unknown option '([^']+)'/.exec(words);
  if (unknown) return `${unknown[1]}: there is no such option`;
  const missing = /^Option '(?:-\w, )?(--[\w-]+) <value>' argument (missing|is ambiguous)/.exec(
    words,
  );
  if (missing) return `${missing[1]}: a value is missing`;
  return words.split(/\.\s|\n/)[0];
}

/** A text, or undefined. */
export function textOf({ values }: Given, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

export function textsOf({ values }: Given, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value.map(String) : [];
}

export function isSet({ values }: Given, name: string): boolean {
  return values[name] === true;
}

/** A whole number within bounds, or undefined. */
export function numberOf(
  given: Given,
  name: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^-?\d+$/.test(text) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new BadInput(`--${name}`, `"${text}" must be a whole number ${range}`);
}

/** Words separated by commas. */
export function wordsOf(given: Given, name: string): readonly string[] | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const words = text.split(",").map((word) => word.trim());
  if (words.includes("")) throw new BadInput(`--${name}`, "an empty word stands between commas");
  return words;
}

/** The one thing a command is about. */
export function onlyOne(given: Given, command: string, what: string): string {
  const [first, ...rest] = given.positionals;
  if (first === undefined) throw new WrongUse(`${what} is missing`, command);
  if (rest.length > 0) throw new WrongUse(`"${rest[0]}" is one word too many`, command);
  return first;
}
