/** A world of its own for each command that a test runs: streams, lines, a folder, a clock. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Io, main } from "@sprawl/cli";
import { onTestFinished } from "vitest";

export const ROOT = resolve(fileURLToPath(new URL("../../..", import.meta.url)));

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

export type About = {
  /** What is typed, line by line. */
  readonly typed?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly tty?: boolean;
  /** Ctrl+C is pressed when this world's clock, which goes on by 10 at every look, says so. */
  readonly stopAt?: number;
  /** Called whenever a line is wanted, with what was written since the last one. */
  readonly prompted?: (written: string, interrupt: AbortController) => void;
};

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "sprawl-cli-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Run commands in one folder, which is also where matches are kept. */
export function worldIn(cwd: string) {
  return (line: string | readonly string[], about: About = {}): Promise<Ran> =>
    run(
      cwd,
      typeof line === "string" ? line.split(" ").filter((word) => word !== "") : line,
      about,
    );
}

async function run(cwd: string, argv: readonly string[], about: About): Promise<Ran> {
  const { typed = [], env = {}, tty = false, prompted } = about;
  const interrupt = new AbortController();
  const out: string[] = [];
  const err: string[] = [];
  let since = 0;
  let time = 0;
  const left = typed.slice();
  const io: Io = {
    out: { write: (text) => void out.push(text), isTTY: tty, columns: 100 },
    err: { write: (text) => void err.push(text), isTTY: tty, columns: 100 },
    lines: () => ({
      async next(prompt) {
        out.push(prompt);
        prompted?.(out.slice(since).join(""), interrupt);
        since = out.length;
        return interrupt.signal.aborted ? undefined : left.shift();
      },
      close() {},
    }),
    interactive: tty,
    env: { SPRAWL_HOME: join(cwd, "home"), ...env },
    cwd,
    root: ROOT,
    now() {
      time += 10;
      if (about.stopAt !== undefined && time >= about.stopAt) interrupt.abort();
      return time;
    },
    cores: 2,
    interrupted: interrupt.signal,
    runNode: async (args) => {
      out.push(`node ${args.join(" ")}\n`);
      return 7;
    },
  };
  const code = await main(argv, io);
  return { code, out: out.join(""), err: err.join("") };
}
