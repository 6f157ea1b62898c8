/**
 * A stage for tests in a real browser: the server on loopback with the built client and an empty
 * database, and pages that remember what went wrong in them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { games } from "@sprawl/games";
import { type Settings, startServer } from "@sprawl/server";
import { buildClient } from "@sprawl/tools/bootstrap";
import { launch } from "@sprawl/tools/browser";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";

export type Stage = {
  readonly url: string;
  readonly browser: Browser;
  /** A new person: a browser with nothing kept in it. */
  person(options?: PersonOptions): Promise<Person>;
  close(): Promise<void>;
};

/** Who somebody is; people of tests like lists and are in a hurry. */
export type PersonOptions = BrowserContextOptions & {
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Has never played anything. */
  readonly newcomer?: boolean;
};

export type Person = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the pages of this person complained about. */
  readonly troubles: readonly string[];
};

export async function openStage(settings: Settings = {}): Promise<Stage> {
  await buildClient();
  const folder = mkdtempSync(join(tmpdir(), "sprawl-stage-"));
  const server = await startServer({
    port: 0,
    database: join(folder, "tables.db"),
    log: "silent",
    site: { folder: fileURLToPath(new URL("../dist", import.meta.url)) },
    ...settings,
  });
  const browser = await launch();
  let people = 0;
  return {
    url: server.url,
    browser,
    person: (options) => newPerson(browser, server.url, `${nameOfTest()} ${people++}`, options),
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const nameOfTest = () => expect.getState().currentTestName ?? "";

async function newPerson(browser: Browser, url: string, who: string, given: PersonOptions = {}) {
  const { settings, newcomer, ...options } = given;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(fixChance, who);
  await context.addInitScript(
    (kept) => {
      if (localStorage.getItem("sprawl.settings") !== null) return;
      localStorage.setItem("sprawl.settings", kept.settings);
      // They want to be asked whatever can be asked.
      localStorage.setItem("sprawl.standing", "asked");
      if (kept.first !== undefined) localStorage.setItem("sprawl.first", kept.first);
    },
    {
      settings: JSON.stringify({
        language: "en",
        keepList: true,
        botPace: "instant",
        endForMe: false,
        ...settings,
      }),
      first: newcomer ? undefined : games.map(({ id }) => id).join(" "),
    },
  );
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(message.text());
  });
  return { context, page, troubles };
}

/**
 * What chance gives the pages of this person follows from who it is and how many pages came before:
 * a test is dealt the same cards each time it runs, and others at its second try.
 */
function fixChance(who: string): void {
  const page = Number(localStorage.getItem("chance of tests") ?? 0);
  localStorage.setItem("chance of tests", String(page + 1));
  let state = 2166136261;
  for (const letter of `${who} ${page}`) {
    state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return (mixed ^ (mixed >>> 7)) & 255;
  };
  crypto.getRandomValues = (array) => {
    if (!ArrayBuffer.isView(array)) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = next();
    return array;
  };
}
