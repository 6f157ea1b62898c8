/** A browser and the built client on a server of its own, for measuring. Loaded from the build. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, CDPSession, Page } from "playwright-core";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export type Stage = { readonly url: string; readonly browser: Browser; close(): Promise<void> };

export async function openStage(): Promise<Stage> {
  const { startServer } = await import(join(root, "packages/server/dist/index.js"));
  const { launch } = await import(join(root, "tools/browser.mjs"));
  const folder = mkdtempSync(join(tmpdir(), "sprawl-bench-web-"));
  const server = await startServer({
    port: 0,
    database: join(folder, "tables.db"),
    log: "silent",
    rate: 1e6,
    site: { folder: join(root, "packages/web/dist") },
  });
  const browser: Browser = await launch();
  return {
    url: server.url,
    browser,
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A page with nothing kept, and the wire it hangs on. */
export async function freshPage({
  browser,
  url,
}: Stage): Promise<{ page: Page; wire: CDPSession }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    // What the service worker fetches ahead is no part of the first visit.
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  return { page, wire: await context.newCDPSession(page) };
}

/** What a phone of the middle class on a slow mobile network is like: a quarter of this machine. */
export async function throttle(wire: CDPSession): Promise<void> {
  await wire.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await wire.send("Network.enable");
  await wire.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** The games that can be played. */
export async function gamesThere(): Promise<readonly string[]> {
  const { games } = await import(join(root, "games/dist/index.js"));
  return (games as readonly { readonly id: string }[]).map(({ id }) => id);
}

/** Counts what comes over the wire from now on, and how much of it has such a name. */
export async function countBytes(
  wire: CDPSession,
  named = /^$/,
): Promise<() => { bytes: number; files: number; of: number }> {
  let bytes = 0;
  let files = 0;
  let of = 0;
  const wanted = new Set<string>();
  await wire.send("Network.enable");
  wire.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (named.test(request.url)) wanted.add(requestId);
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    files++;
    if (wanted.has(requestId)) of += encodedDataLength;
  });
  return () => ({ bytes, files, of });
}
