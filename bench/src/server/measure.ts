/**
 * One server under one load: one server process, and in this one a client for each seat, which
 * answers at random. Processor time and memory are read from /proc.
 * As a process: `measure.js <server> <the run, in JSON>`, which prints the figures.
 */
import { setTimeout as rest } from "node:timers/promises";
import { bareTable, type Client, type Protocol } from "./clients.js";
import { Load } from "./load.js";
import { ourTables } from "./our-clients.js";
import { peerTable } from "./peer-clients.js";
import { type Running, type ServerName, start } from "./servers.js";

export type LoadFigures = {
  readonly server: ServerName;
  readonly tables: number;
  readonly seats: number;
  /** Between two answers at a table, in ms; 0: as fast as they can. */
  readonly pace: number;
  readonly answersPerSecond: number;
  /** Server's processor time, in microseconds. */
  readonly cpuPerAnswer: number;
  /**
   * From an answer being sent to the last client having the update, in ms. Not where they answer as
   * fast as they can: there it is the length of the queue, which is the number of tables.
   */
  readonly p50?: number;
  readonly p99?: number;
  readonly bytesPerUpdate: number;
  /** KiB of the server's memory for each table that is played at, with its sockets. */
  readonly memoryPerTable: number;
  /** Tables at which nothing was answered in the whole time. */
  readonly still: number;
  /** Ours on PostgreSQL: how many processes. Their CPU and memory together; the database's not. */
  readonly processes?: number;
  /** How busy the load's own process was, in percent: at 100 the server could do more. */
  readonly loadCpu: number;
};

export type Run = {
  readonly tables: number;
  readonly seats: number;
  readonly pace: number;
  readonly seconds: number;
  /** Tables that are played by the same people, each over one socket. Ours only. */
  readonly together?: number;
  /** Ours only: so many processes on this PostgreSQL database, each with its share of the tables. */
  readonly processes?: number;
  readonly database?: string;
};

/** Until the compiler has done its work, in ms; no longer than it is measured. */
const WARM_UP = 5_000;
/** Tables that are opened at the same time. */
const AT_ONCE = 20;

function protocolOf(server: ServerName, { together }: Run): Protocol {
  if (server === "ours") return ourTables(together);
  return server === "bare" ? bareTable : peerTable;
}

async function measure(server: ServerName, run: Run): Promise<LoadFigures> {
  const { tables, seats, pace, seconds, processes = 1, database } = run;
  const settings: Record<string, string> = database ? { SPRAWL_DATABASE_URL: database } : {};
  const fleet: Running[] = [];
  const usage = () => {
    const all = fleet.map((running) => running.usage());
    return { cpu: sum(all.map(({ cpu }) => cpu)), rss: sum(all.map(({ rss }) => rss)) };
  };
  const load = new Load(pace);
  let all: readonly (readonly Client[])[] = [];
  try {
    for (let i = 0; i < processes; i++) fleet.push(await start(server, seats, settings));
    const empty = usage();
    all = await open(fleet, server, run);
    for (const clients of all) load.play(clients);
    for (const clients of all) for (const client of clients) client.begin();
    await rest(Math.min(WARM_UP, seconds * 1000) + pace);
    const before = usage();
    const own = process.cpuUsage();
    const from = performance.now();
    load.measuring = true;
    await rest(seconds * 1000);
    load.measuring = false;
    const lasted = performance.now() - from;
    const after = usage();
    const { user, system } = process.cpuUsage(own);
    return {
      server,
      tables,
      seats,
      pace,
      answersPerSecond: Math.round(load.answers / (lasted / 1000)),
      cpuPerAnswer: Math.round((after.cpu - before.cpu) / Math.max(1, load.answers)),
      ...(pace > 0 && delaysOf(load)),
      bytesPerUpdate: Math.round(load.bytes / Math.max(1, load.updates)),
      memoryPerTable: Math.round((after.rss - empty.rss) / tables),
      still: tables - load.alive.size,
      ...(database !== undefined && { processes }),
      loadCpu: Math.round((user + system) / lasted / 10),
    };
  } finally {
    load.stopped = true;
    for (const running of fleet) await running.stop();
    for (const clients of all) for (const { socket } of clients) socket.terminate();
  }
}

/** Open the tables. At the bare loop, whoever comes sits down: there one after the other. */
async function open(fleet: readonly Running[], server: ServerName, run: Run) {
  const { tables, seats } = run;
  const protocol = protocolOf(server, run);
  const all: (readonly Client[])[] = [];
  const atOnce = server === "bare" ? 1 : AT_ONCE;
  while (all.length < tables) {
    const first = all.length + 1;
    const some = Array.from({ length: Math.min(atOnce, tables - all.length) }, (_, i) =>
      protocol(fleet[(first + i) % fleet.length].url, first + i, seats),
    );
    all.push(...(await Promise.all(some)));
  }
  return all;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function delaysOf({ delays }: Load) {
  const sorted = delays.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

// A client that cannot go on must not leave servers behind.
process.once("uncaughtException", (error) => {
  console.error(error);
  process.exit(1);
});
const [server, run] = process.argv.slice(2);
console.log(JSON.stringify(await measure(server as ServerName, JSON.parse(run) as Run)));
process.exit(0);
