/**
 * Servers under load on loopback, bounded in tables and time. Ours, with every answer on disk before
 * it is shown, beside a bare loop and boardgame.io's server, which keep nothing.
 */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { loadBoardgameIo } from "./peers/boardgame-io-api.js";
import { type IdleFigures, idleTables } from "./server/idle.js";
import type { LoadFigures, Run } from "./server/measure.js";
import type { ServerName } from "./server/servers.js";

export type ServerFigures = {
  readonly loads: readonly LoadFigures[];
  readonly idle: readonly IdleFigures[];
};

/** No load takes longer, in ms. */
const LONGEST = 300_000;

/**
 * The clients of each load are a process of their own: what one load leaves behind in memory would
 * slow the next, and their pauses to clear it would count as the server's.
 */
async function measure(server: ServerName, run: Run): Promise<LoadFigures> {
  const script = fileURLToPath(new URL("server/measure.js", import.meta.url));
  const args = ["--max-semi-space-size=64", script, server, JSON.stringify(run)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: LONGEST });
  return JSON.parse(stdout) as LoadFigures;
}

/** As fast as they can, then at a pace. What can be compared runs one right after the other. */
const RUNS: readonly Run[] = [
  { tables: 10, seats: 2, pace: 0, seconds: 6 },
  { tables: 100, seats: 2, pace: 0, seconds: 6 },
  { tables: 100, seats: 4, pace: 0, seconds: 6 },
  { tables: 1000, seats: 2, pace: 0, seconds: 6 },
  { tables: 10, seats: 2, pace: 200, seconds: 8 },
  { tables: 100, seats: 4, pace: 1000, seconds: 8 },
  { tables: 1000, seats: 2, pace: 2000, seconds: 10 },
];
/** Many at a table, all asked at once again and again. Only ours plays a game for so many. */
const LARGE: readonly Run[] = [
  { tables: 50, seats: 16, pace: 0, seconds: 6 },
  { tables: 50, seats: 16, pace: 2000, seconds: 10 },
];
/** On PostgreSQL, by so many processes. */
const FLEET: readonly Run[] = [1, 2, 3].flatMap((processes) => [
  { tables: 300, seats: 2, pace: 0, seconds: 6, processes },
  { tables: 300, seats: 2, pace: 2000, seconds: 8, processes },
]);
/** More tables than there may be sockets: the same people play at ten tables each. */
const CROWD: Run = { tables: 10_000, seats: 2, pace: 20_000, seconds: 20, together: 10 };
const QUICK: readonly Run[] = [
  { tables: 10, seats: 2, pace: 0, seconds: 1 },
  { tables: 10, seats: 3, pace: 100, seconds: 1 },
];

/** The tests' own PostgreSQL, with a fresh database for each load. */
async function onPostgres(): Promise<readonly LoadFigures[]> {
  const tools = new URL("../../tools/postgres.mjs", import.meta.url).href;
  const { startPostgres } = (await import(tools)) as { startPostgres(): Promise<Postgres> };
  const postgres = await startPostgres();
  try {
    const loads: LoadFigures[] = [];
    for (const run of FLEET) {
      loads.push(await measure("ours", { ...run, database: await postgres.fresh() }));
    }
    return loads;
  } finally {
    await postgres.end();
  }
}

type Postgres = { fresh(): Promise<string>; end(): Promise<void> };

export async function serverLoad(quick: boolean, peers: boolean): Promise<ServerFigures> {
  const servers: ServerName[] = ["bare", "ours"];
  if (peers && loadBoardgameIo()) servers.push("peer");
  const loads: LoadFigures[] = [];
  for (const run of quick ? QUICK : RUNS) {
    for (const server of servers) loads.push(await measure(server, run));
  }
  if (!quick) {
    for (const run of [...LARGE, CROWD]) loads.push(await measure("ours", run));
    loads.push(...(await onPostgres()));
  }
  return { loads, idle: [await idleTables(quick ? 100 : 10_000)] };
}
