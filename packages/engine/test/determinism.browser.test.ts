/** The same seed, options and answers give the same match in Node, in a page and in a worker. */
import { fileURLToPath } from "node:url";
import { drawFrom, type OptionValues } from "@sprawl/engine";
import { type MatchRecord, namedSeed, recordOf } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { bundleForBrowser, launch } from "@sprawl/tools/browser";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { games, type Trace, traceOf } from "./determinism/trace.js";
import { playOut } from "./trials/random.js";

/** A whole match of random play, as its record. */
function recorded(id: string, seats: number, options: OptionValues): MatchRecord {
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(`there is no game "${id}"`);
  const name = `${id} ${seats} ${JSON.stringify(options)}`;
  const match = createMatch(game, { seats, options, seed: namedSeed(name) });
  return JSON.parse(JSON.stringify(recordOf(playOut(match, drawFrom(name)))));
}

/** Caravan with all its options and at all its tables; the others at their smallest and largest. */
function someRecords(): MatchRecord[] {
  const records: MatchRecord[] = [];
  for (const guards of [false, true]) {
    for (const tolls of [false, true]) records.push(recorded("caravan", 2, { guards, tolls }));
  }
  for (const seats of [3, 4])
    records.push(recorded("caravan", seats, { guards: true, tolls: true }));
  for (const { id, seats } of games) {
    if (id === "caravan") continue;
    for (const each of new Set([seats.min, seats.max])) records.push(recorded(id, each, {}));
  }
  return records;
}

const records = someRecords();
const inNode = records.map(traceOf);
let browser: Browser;
let page: Page;
let script: string;

beforeAll(async () => {
  const entry = fileURLToPath(new URL("./determinism/trace.ts", import.meta.url));
  [browser, script] = await Promise.all([launch(), bundleForBrowser(entry)]);
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
});

/** Compared match by match, so that a difference names its game and its answer. */
function expectTheSame(traces: readonly Trace[]): void {
  expect(traces).toHaveLength(inNode.length);
  for (const [i, trace] of traces.entries()) {
    const { positions, ...rest } = trace;
    const first = positions.findIndex((hash, n) => hash !== inNode[i].positions[n]);
    expect(first, `${trace.game}, match ${i}: first answer after which it differs`).toBe(-1);
    expect({ positions: positions.length, ...rest }).toEqual({
      ...inNode[i],
      positions: inNode[i].positions.length,
    });
  }
}

describe("every position, view, save and imagined world is the same", () => {
  test("in Node, once more", () => {
    expectTheSame(records.slice(0, 4).map(traceOf).concat(inNode.slice(4)));
    expect(inNode.map(({ positions }) => positions.at(-1))).toEqual(
      records.map(({ hash }) => hash),
    );
    const looked = inNode.reduce((sum, { positions }) => sum + positions.length, 0);
    expect(looked).toBeGreaterThan(1000);
  });

  test("in a page", async () => {
    await page.addScriptTag({ content: script });
    const traces = await page.evaluate(
      (given) => {
        const { bundle } = globalThis as unknown as { bundle: { traceOf(record: unknown): Trace } };
        return given.map((record) => bundle.traceOf(record));
      },
      records as unknown as readonly object[],
    );
    expectTheSame(traces);
  });

  test("in a worker of that page", async () => {
    const inWorker = `${script}
      onmessage = ({ data }) => {
        try {
          postMessage({ traces: data.map((record) => bundle.traceOf(record)) });
        } catch (error) {
          postMessage({ error: String(error) });
        }
      };`;
    const { traces, error } = await page.evaluate(
      ([code, given]) =>
        new Promise<{ traces?: Trace[]; error?: string }>((done) => {
          const source = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
          const worker = new Worker(source);
          worker.onmessage = ({ data }) => done(data);
          worker.onerror = ({ message }) => done({ error: message });
          worker.postMessage(given);
        }),
      [inWorker, records] as unknown as [string, object[]],
    );
    expect(error).toBeUndefined();
    expectTheSame(traces ?? []);
  });
});
