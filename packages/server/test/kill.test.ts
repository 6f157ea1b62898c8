/**
 * Nothing accepted is ever lost or doubled. A share of the kills runs with all tests;
 * `npm run kill -w packages/server` runs them all.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { killAndCompare } from "./kill.js";
import { type Postgres, startPostgres } from "./postgres.js";

/** How many kills there are in each run; without it, a few. */
const { SPRAWL_KILLS, SPRAWL_SEED = "1" } = process.env;
const KILLS = Number(SPRAWL_KILLS ?? 12);
const KILLS_OF_SEVERAL = Number(SPRAWL_KILLS ?? 3);
const SEED = Number(SPRAWL_SEED);
const patience = 300_000 + KILLS * 30_000;

let postgres: Postgres | undefined;
afterAll(() => postgres?.end());

test(
  "with a file: killed at any moment, every acknowledged answer is there, exactly once",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "sprawl-kill-"));
    const database = join(folder, "sprawl.db");
    const toll = await killAndCompare({
      database,
      processes: 1,
      kills: KILLS,
      duels: 8,
      seed: SEED,
    });
    console.log("one process on a file:", JSON.stringify(toll));
    expect(toll.problems).toEqual([]);
    expect(toll.kills).toBe(KILLS);
    expect(toll.acknowledged).toBeGreaterThan(KILLS);
    await rm(folder, { recursive: true, force: true });
  },
  patience,
);

test.each([2, 3])(
  "with PostgreSQL: %i processes, any of them killed, the database restarted under load",
  async (processes) => {
    postgres ??= await startPostgres();
    const own = postgres;
    let restarts = 0;
    const restart = async () => {
      await own.stop();
      await own.start();
      restarts++;
    };
    const toll = await killAndCompare({
      database: await own.fresh(),
      processes,
      kills: KILLS_OF_SEVERAL,
      duels: 6,
      seed: SEED + processes,
      beside: restart,
    });
    console.log(`${processes} processes on PostgreSQL:`, JSON.stringify({ ...toll, restarts }));
    expect(toll.problems).toEqual([]);
    expect(toll.kills).toBe(KILLS_OF_SEVERAL);
    expect(restarts).toBe(1);
    expect(toll.acknowledged).toBeGreaterThan(KILLS_OF_SEVERAL);
  },
  patience,
);
