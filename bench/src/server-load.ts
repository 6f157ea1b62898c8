/**
 * Servers under load on loopback, bounded in tables and time: one server process, and in this one
 * two clients for each table, which answer at random. Ours, with every answer on disk before it is
 * shown, beside a bare loop that keeps nothing. Processor time and memory are read from /proc.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as rest } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { bareTable, type Client, ourTable, type Protocol } from "./server/clients.js";
import { SERVER } from "./server/sockets.js";

export type ServerFigures = {
  readonly server: "ours" | "bare";
  readonly tables: number;
  /** Between two answers at a table, in ms; 0: as fast as they can. */
  readonly pace: number;
  readonly answersPerSecond: number;
  /** Server's processor time, in microseconds. */
  readonly cpuPerAnswer: number;
  /** From an answer being sent to the last client having the update, in ms. */
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerUpdate: number;
  /** KiB of the server's memory for each table that was opened, with its two sockets. */
  readonly memoryPerTable: number;
  /** How busy the load's own process was, in percent: at 100 the server could do more. */
  readonly loadCpu: number;
};

type Run = { readonly tables: number; readonly pace: number; readonly seconds: number };

const WARM_UP = 3_000;

function start(server: ServerFigures["server"], folder: string): ChildProcess {
  const program =
    server === "ours"
      ? new URL("dist/main.js", SERVER)
      : new URL("server/bare.js", import.meta.url);
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    SPRAWL_PORT: "0",
    SPRAWL_LOG: "silent",
    SPRAWL_RATE: "100000000",
    SPRAWL_DATABASE_URL: join(folder, "sprawl.db"),
  };
  return spawn(process.execPath, [fileURLToPath(program)], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Microseconds of processor time and KiB of memory of a process, all its threads together. */
function usage(pid: number): { cpu: number; rss: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  const rss = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return { cpu: (Number(fields[11]) + Number(fields[12])) * 10_000, rss: Number(rss) };
}

class Load {
  measuring = false;
  stopped = false;
  answers = 0;
  bytes = 0;
  updates = 0;
  readonly delays: number[] = [];

  constructor(private readonly pace: number) {}

  /** Play at one table. */
  play(clients: readonly [Client, Client]): void {
    const sent = new Map<number, { at: number; missing: number }>();
    const send = ({ socket }: Client, version: number, reply: string) => {
      if (this.stopped) return;
      sent.set(version + 1, { at: performance.now(), missing: 2 });
      if (this.measuring) this.answers++;
      socket.send(reply);
    };
    for (const client of clients) {
      client.socket.on("message", (data) => {
        if (this.stopped) return;
        const heard = client.hear(data.toString());
        if (!heard) return;
        const { version, reply } = heard;
        const mine = sent.get(version);
        if (this.measuring && mine) {
          this.updates++;
          this.bytes += data.length;
        }
        if (mine && --mine.missing === 0) {
          sent.delete(version);
          if (this.measuring) this.delays.push(performance.now() - mine.at);
        }
        if (reply === undefined) return;
        const wait = this.pace * (0.5 + Math.random());
        if (wait > 0) setTimeout(() => send(client, version, reply), wait);
        else send(client, version, reply);
      });
    }
  }
}

async function measure(server: ServerFigures["server"], run: Run): Promise<ServerFigures> {
  const { tables, pace, seconds } = run;
  const folder = mkdtempSync(join(tmpdir(), "sprawl-bench-"));
  const child = start(server, folder);
  const load = new Load(pace);
  const all: (readonly [Client, Client])[] = [];
  try {
    if (!child.stdout || child.pid === undefined) throw new Error("the server did not start");
    const [line] = await once(createInterface(child.stdout), "line");
    const url: string = JSON.parse(line).ready;
    const protocol: Protocol = server === "ours" ? ourTable : bareTable;
    const idle = usage(child.pid);
    for (let i = 0; i < tables; i++) all.push(await protocol(url, i + 1));
    for (const clients of all) {
      load.play(clients);
      for (const client of clients) client.begin();
    }
    await rest(WARM_UP + pace);
    const before = usage(child.pid);
    const own = process.cpuUsage();
    const from = performance.now();
    load.measuring = true;
    await rest(seconds * 1000);
    load.measuring = false;
    const lasted = performance.now() - from;
    const after = usage(child.pid);
    const { user, system } = process.cpuUsage(own);
    const delays = load.delays.sort((a, b) => a - b);
    const at = (share: number) => delays[Math.floor(delays.length * share)] ?? 0;
    return {
      server,
      tables,
      pace,
      answersPerSecond: Math.round(load.answers / (lasted / 1000)),
      cpuPerAnswer: Math.round((after.cpu - before.cpu) / Math.max(1, load.answers)),
      p50: at(0.5),
      p99: at(0.99),
      bytesPerUpdate: Math.round(load.bytes / Math.max(1, load.updates)),
      memoryPerTable: Math.round((before.rss - idle.rss) / tables),
      loadCpu: Math.round((user + system) / lasted / 10),
    };
  } finally {
    load.stopped = true;
    for (const clients of all) for (const { socket } of clients) socket.terminate();
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As fast as they can with 10, 100 and 1,000 tables; then an answer every two seconds. */
export async function serverLoad(quick: boolean): Promise<ServerFigures[]> {
  const seconds = quick ? 1 : 6;
  const runs: Run[] = (quick ? [10] : [10, 100, 1000]).map((tables) => ({
    tables,
    pace: 0,
    seconds,
  }));
  if (!quick) runs.push({ tables: 1000, pace: 2000, seconds: 10 });
  const figures: ServerFigures[] = [];
  for (const run of runs) {
    for (const server of ["bare", "ours"] as const) figures.push(await measure(server, run));
  }
  return figures;
}
