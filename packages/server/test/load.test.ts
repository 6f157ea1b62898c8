/**
 * A little load with all tests; with SPRAWL_LOAD=tables,seconds,pace (and more, separated by spaces)
 * as much as one likes. Nothing here depends on how quick the machine is.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile, Fleet } from "./fleet.js";
import { underLoad } from "./load.js";

const runs = (process.env.SPRAWL_LOAD ?? "10,1,0")
  .split(" ")
  .map((run) => run.split(",").map(Number));

test("under load every update is small and nothing is refused", async () => {
  await compile();
  for (const [tables, seconds, pace] of runs) {
    const folder = await mkdtemp(join(tmpdir(), "sprawl-load-"));
    const fleet = new Fleet({ SPRAWL_DATABASE_URL: join(folder, "sprawl.db") });
    try {
      await fleet.start(0);
      const measured = await underLoad(fleet, { tables, seconds, pace });
      console.log(JSON.stringify({ pace, ...measured }));
      expect(measured.problems).toBe(0);
      expect(measured.answersPerSecond).toBeGreaterThan(0);
      expect(measured.bytesPerUpdate).toBeLessThan(1024);
    } finally {
      await fleet.kill(0);
      await rm(folder, { recursive: true, force: true });
    }
  }
}, 600_000);
