/** The store in a real browser does what the one in memory does, and outlives its page. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { bundleForBrowser, launch } from "@sprawl/tools/browser";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalStore } from "../src/local/kept.js";
import { memoryStore } from "../src/local/memory-store.js";
import { storyOf } from "./local-store-contract.js";

type Bundle = {
  browserStore(): LocalStore;
  storyOf(store: LocalStore): Promise<unknown[]>;
};
declare const bundle: Bundle;

let browser: Browser;
let server: Server;
let script: string;

beforeAll(async () => {
  browser = await launch();
  script = await bundleForBrowser(fileURLToPath(new URL("./local-store-page.ts", import.meta.url)));
  server = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>store</title>");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function pageIn(context: Awaited<ReturnType<Browser["newContext"]>>): Promise<Page> {
  const page = await context.newPage();
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.addScriptTag({ content: script });
  return page;
}

test("IndexedDB tells the same story as memory", async () => {
  const page = await pageIn(await browser.newContext());
  const told = await page.evaluate(() => bundle.storyOf(bundle.browserStore()));
  expect(told).toEqual(await storyOf(memoryStore()));
});

test("what was written is there for the next page, whatever became of the first", async () => {
  const context = await browser.newContext();
  const first = await pageIn(context);
  const id = await first.evaluate(async () => {
    await bundle.storyOf(bundle.browserStore());
    return (await bundle.browserStore().list()).map((match) => match.id);
  });
  // No goodbye: the page is torn down as a crash would do it.
  await first.close({ runBeforeUnload: false });
  const second = await pageIn(context);
  expect(await second.evaluate(() => bundle.browserStore().list())).toHaveLength(id.length);
  expect(id).toEqual(["b"]);
});
