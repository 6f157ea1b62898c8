/** The servers that are measured, each as a process of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { SERVER } from "./sockets.js";

/** Ours, with every answer on disk; a bare loop; and boardgame.io's, with matches in memory. */
export type ServerName = "ours" | "bare" | "peer";

export type Running = {
  readonly url: string;
  /** Microseconds of processor time and KiB of memory, all threads of the process together. */
  usage(): { readonly cpu: number; readonly rss: number };
  /** KiB that are in use after a collection. */
  heap(): Promise<number>;
  stop(): Promise<void>;
};

/** As `npm start` and `sprawl serve` start it; and so that it tells its heap, see heap.ts. */
const OUR_FLAGS = ["--max-semi-space-size=64", "--expose-gc"];

function commandOf(server: ServerName, seats: number): string[] {
  const path = (url: URL) => fileURLToPath(url);
  switch (server) {
    case "ours":
      return [
        ...OUR_FLAGS,
        `--import=${new URL("heap.js", import.meta.url)}`,
        path(new URL("dist/main.js", SERVER)),
      ];
    case "bare":
      return [path(new URL("bare.js", import.meta.url)), `${seats}`];
    case "peer":
      return [path(new URL("peer.js", import.meta.url))];
    default:
      return server satisfies never;
  }
}

/** Start a server and wait until it listens. `settings` are variables of ours. */
export async function start(
  server: ServerName,
  seats: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "sprawl-bench-"));
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    SPRAWL_PORT: "0",
    SPRAWL_LOG: "silent",
    SPRAWL_RATE: "100000000",
    SPRAWL_DATABASE_URL: join(folder, "sprawl.db"),
    ...settings,
  };
  const child = spawn(process.execPath, commandOf(server, seats), {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const stop = async () => {
    process.off("exit", end);
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const said = saidBy(child);
    const { ready: url } = (await said.next()).value ?? {};
    if (!url) throw new Error("the server did not start");
    const heap = async () => {
      child.kill("SIGUSR2");
      return (await said.next()).value?.heap ?? Number.NaN;
    };
    return { url, usage: () => usageOf(child), heap, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Said = { readonly ready?: string; readonly heap?: number };

/** What a server says in lines of JSON. What else it says is not for us. */
async function* saidBy({ stdout }: ChildProcess): AsyncGenerator<Said, undefined> {
  if (!stdout) return;
  for await (const line of createInterface(stdout)) {
    if (line.startsWith("{")) yield JSON.parse(line);
  }
}

/** As Linux counts it, in hundredths of a second. */
function usageOf({ pid }: ChildProcess) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  const rss = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return { cpu: (Number(fields[11]) + Number(fields[12])) * 10_000, rss: Number(rss) };
}
