/** The world outside as Node shows it. The only module that touches the process. */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Io, Lines, Out } from "./io.js";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export function nodeIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  const interrupt = new AbortController();
  // The first Ctrl+C lets a command end in good order; the second does not wait.
  process.on("SIGINT", () => {
    if (interrupt.signal.aborted) process.exit(130);
    interrupt.abort();
  });
  // Whoever reads along may have had enough: `sprawl list | head -1`.
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  return {
    out: outOf(stdout),
    err: outOf(stderr),
    lines: () => readLines(stdin, stdout, interrupt),
    interactive: stdin.isTTY === true && stdout.isTTY === true,
    env,
    cwd: process.cwd(),
    root: ROOT,
    now: () => performance.now(),
    cores: availableParallelism(),
    interrupted: interrupt.signal,
    runNode: runScript,
  };
}

function outOf(stream: NodeJS.WriteStream): Out {
  return {
    write: (text) => void stream.write(text),
    isTTY: stream.isTTY === true,
    get columns() {
      return stream.columns || 100;
    },
  };
}

/** Lines are kept until they are wanted: a pipe may bring many at once. */
function readLines(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  interrupt: AbortController,
): Lines {
  const terminal = input.isTTY === true && output.isTTY === true;
  const reader = createInterface({ input, terminal, ...(terminal && { output }) });
  const kept: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let ended = false;
  const hand = (line: string | undefined) => {
    const wake = waiting;
    waiting = undefined;
    wake?.(line);
  };
  reader.on("line", (line) => (waiting ? hand(line) : kept.push(line)));
  reader.on("SIGINT", () => interrupt.abort());
  reader.on("close", () => {
    ended = true;
    hand(undefined);
  });
  interrupt.signal.addEventListener("abort", () => hand(undefined));
  return {
    next(prompt) {
      if (terminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      if (interrupt.signal.aborted) return Promise.resolve(undefined);
      const line = kept.shift();
      if (line !== undefined || ended) return Promise.resolve(line);
      return new Promise((wake) => {
        waiting = wake;
      });
    },
    close: () => reader.close(),
  };
}

function runScript(args: readonly string[]): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { stdio: "inherit" });
    child.on("error", fail);
    child.on("close", (code, signal) => done(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
}
