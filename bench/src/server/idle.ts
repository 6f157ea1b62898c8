/**
 * Tables that nobody looks at: they are opened, play begins, and everybody goes. A table is dropped
 * from memory after a while; what is left is its row in the database.
 */
import { setTimeout as rest } from "node:timers/promises";
import { begunTable, somebody } from "./our-clients.js";
import { start } from "./servers.js";

export type IdleFigures = {
  readonly tables: number;
  /** KiB of the heap for each table, after all were dropped and what is garbage was collected. */
  readonly heapPerTable: number;
  /** Tables in memory at the end, as the server counts them. */
  readonly left: number;
};

const AT_ONCE = 20;
/** How long a table stays that nobody looks at: the shortest the server takes. */
const SETTINGS = { SPRAWL_IDLE_SECONDS: "1", SPRAWL_REMIND_SECONDS: "1" };
/** The longest we wait for the last one to be dropped, in ms. */
const PATIENCE = 30_000;

async function inMemory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^sprawl_tables (\d+)/m.exec(text)?.[1]);
}

/** So many tables of two, all of the same few people. */
export async function idleTables(tables: number): Promise<IdleFigures> {
  const running = await start("ours", 2, SETTINGS);
  const { url } = running;
  const people: string[] = [];
  const open = async (count: number) => {
    for (let opened = 0; opened < count; opened += AT_ONCE) {
      const pairs = Array.from({ length: AT_ONCE }, (_, i) => [people[i], people[i + 1]]);
      await Promise.all(pairs.map((pair) => begunTable(url, pair)));
    }
  };
  /** KiB of the heap when all are dropped. */
  const settled = async () => {
    await rest(2000);
    for (const until = Date.now() + PATIENCE; Date.now() < until; await rest(500)) {
      if ((await inMemory(url)) === 0) break;
    }
    return running.heap();
  };
  try {
    for (let i = 0; i <= AT_ONCE; i++) people.push(await somebody(url, `P${i}`));
    // The first ones bring the code along: they are not counted.
    await open(tables / 10);
    const before = await settled();
    await open(tables);
    const after = await settled();
    return { tables, heapPerTable: (after - before) / tables, left: await inMemory(url) };
  } finally {
    await running.stop();
  }
}
