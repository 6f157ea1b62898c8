/**
 * Tables that nobody looks at: they are opened, play begins, and everybody goes. A table in memory
 * is dropped after a while; what is left is its row in the database.
 */
import { setTimeout as rest } from "node:timers/promises";
import { begunTable, somebody } from "./our-clients.js";
import { start } from "./servers.js";

export type IdleFigures = {
  readonly tables: number;
  /** KiB of memory for each table, once they were opened, and after all were dropped. */
  readonly opened: number;
  readonly dropped: number;
  /** As the server counts them: tables in memory, when all were opened and at the end. */
  readonly inMemory: number;
  readonly left: number;
};

const AT_ONCE = 20;
/** How long tables stay that nobody looks at: the shortest the server takes, in seconds. */
const IDLE = 1;
/** The longest we wait for the last one to be dropped, in ms. */
const PATIENCE = 30_000;

async function inMemory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^sprawl_tables (\d+)/m.exec(text)?.[1]);
}

/** So many tables of two, all of the same few people. */
export async function idleTables(tables: number): Promise<IdleFigures> {
  const running = await start("ours", 2, { SPRAWL_IDLE_SECONDS: `${IDLE}` });
  const { url } = running;
  try {
    const people: string[] = [];
    for (let i = 0; i <= AT_ONCE; i++) people.push(await somebody(url, `P${i}`));
    // The first tables bring the code along: they are not counted.
    for (let i = 0; i < AT_ONCE; i++) await begunTable(url, [people[i], people[i + 1]]);
    const empty = running.usage();
    let most = 0;
    for (let opened = 0; opened < tables; opened += AT_ONCE) {
      const pairs = Array.from({ length: AT_ONCE }, (_, i) => [people[i], people[i + 1]]);
      await Promise.all(pairs.map((pair) => begunTable(url, pair)));
      most = Math.max(most, await inMemory(url));
    }
    const opened = running.usage();
    let left = most;
    for (const until = Date.now() + PATIENCE; left > 0 && Date.now() < until; ) {
      await rest(500);
      left = await inMemory(url);
    }
    const dropped = running.usage();
    const each = (usage: { rss: number }) => (usage.rss - empty.rss) / tables;
    return { tables, opened: each(opened), dropped: each(dropped), inMemory: most, left };
  } finally {
    await running.stop();
  }
}
