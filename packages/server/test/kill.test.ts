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

const KILLS = Number(process.env.SPRAWL_KILLS ?? 12);
const SEED = Number(process.env.SPRAWL_SEED ?? 1);
const patience = 120_000 + KILLS * 8_000;

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

test(
  "with PostgreSQL: three processes, any of them killed, the database restarted under load",
  async () => {
    postgres = await startPostgres();
    const own = postgres;
    const restart = async () => {
      await own.stop();
      await own.start();
    };
    const toll = await killAndCompare({
      database: await own.fresh(),
      processes: 3,
      kills: Math.max(4, Math.floor(KILLS / 2)),
      duels: 6,
      seed: SEED + 1,
      beside: restart,
    });
    console.log("three processes on PostgreSQL:", JSON.stringify(toll));
    expect(toll.problems).toEqual([]);
    expect(toll.acknowledged).toBeGreaterThan(KILLS);
  },
  patience,
);
