/** What a browser keeps: lists, files, campaigns, replays, and all of it without a network. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matchFile } from "../src/local/files.js";
import { choices, hurry, isOpenToAll, playOn, prompt, whatIsAsked } from "./acting.js";
import { alone, aPlace, begun, loadGame, playOn as playToEnd, wholeOf } from "./local-place.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 180_000);
afterAll(() => stage?.close());

async function startCaravan(page: Page): Promise<void> {
  await page.goto("/game/caravan");
  await page.getByRole("button", { name: "Play now" }).click();
  await choices(page).first().waitFor();
}

/** Played to its end beforehand, as a file. */
async function aFinishedMatch() {
  const place = aPlace();
  const entry = await loadGame("caravan");
  const table = await begun(place, { game: "caravan", players: alone(1), seed: "watched" });
  await playToEnd(table, entry);
  const text = JSON.stringify(matchFile(entry, await wholeOf(place, table.id)));
  return { name: "match.json", mimeType: "application/json", buffer: Buffer.from(text) };
}

/** Fits a narrow phone without scrolling sideways. */
async function fits(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide).toBeLessThanOrEqual(360);
  if (before) await page.setViewportSize(before);
}

const rows = (page: Page) => page.locator("main li:has(button)");

test("a kept match is listed, exported, deleted, put back, and comes back from its file", async () => {
  const { page, troubles, context } = await stage.person({ acceptDownloads: true });
  await hurry(page);
  await startCaravan(page);
  await playOn(page, 3);
  const asked = await whatIsAsked(page);
  await page.goto("/saved");
  await rows(page).first().waitFor();
  await isOpenToAll(page, "saved");
  // Which game it is can be seen.
  expect(await rows(page).first().locator("[data-game=caravan] svg").isVisible()).toBe(true);
  await fits(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  const path = await file.path();
  expect(file.suggestedFilename()).toMatch(/^sprawl-caravan-\d{4}-\d\d-\d\d\.json$/);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => rows(page).count()).toBe(0);
  await page.getByRole("button", { name: "Put back" }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => rows(page).count()).toBe(0);

  const spoilt = { ...JSON.parse(await readFile(path, "utf8")), players: [{ name: 3 }] };
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles({
    name: "spoilt.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(spoilt)),
  });
  // In everybody's words; which field it is stands folded, for a report.
  const alert = page.getByRole("alert");
  await alert.getByText(/it was changed, or is damaged\./).waitFor();
  const field = alert.getByText("file.players[0].name");
  expect(await field.isVisible()).toBe(false);
  await alert.getByText("For a report").click();
  await field.waitFor();
  expect(await rows(page).count()).toBe(0);
  await input.setInputFiles(path);
  await page.getByRole("link", { name: "Continue" }).click();
  await prompt(page).waitFor();
  await expect.poll(() => whatIsAsked(page)).toBe(asked);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("a replay is walked through by keys, seen with other eyes, verified and played on", async () => {
  const { page, troubles, context } = await stage.person();
  await hurry(page);
  await page.goto("/saved");
  const file = await aFinishedMatch();
  await page.locator('input[type="file"]').first().setInputFiles(file);
  const link = page.getByRole("link", { name: "Replay" });
  const id = (await link.getAttribute("href"))?.split("/").at(-1);
  await page.goto(`/replay/local/${id}?step=3&seat=0`);
  await page.getByText(/^Step 3 of \d+$/).waitFor();
  await isOpenToAll(page, "replay");
  await fits(page);
  await page.keyboard.press("ArrowRight");
  await page.getByText(/^Step 4 of \d+$/).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.getByText(/^Step 0 of \d+$/).waitFor();
  await page.getByLabel("Seen by").selectOption({ index: 2 });
  await expect.poll(() => new URL(page.url()).search).toBe("?step=0&seat=1");
  await page.reload();
  await page.getByText(/^Step 0 of \d+$/).waitFor();
  await page.getByRole("button", { name: "Verify the deal" }).click();
  await page.getByText("The deal is the one that was committed to").waitFor();
  await isOpenToAll(page, "verify");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/local/"));
  await choices(page).first().waitFor();
  expect(new URL(page.url()).pathname).not.toContain(String(id));
  expect(troubles).toEqual([]);
  await context.close();
}, 180_000);

test("a campaign is begun, its match given up, and what is left of it carried", async () => {
  const { page, troubles, context } = await stage.person();
  await hurry(page);
  await page.goto("/game/synthetic-sins");
  await page.getByRole("button", { name: /campaign/i }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/campaign/"));
  const address = page.url();
  await page.getByRole("button", { name: /^Mission 1/ }).waitFor();
  await isOpenToAll(page, "campaign");
  await fits(page);
  // The town, with every job at its place.
  expect(await page.locator("[data-flag][data-state=next]").innerText()).toMatch(/Back Door/);
  expect(await page.locator("[data-flag][data-state=locked]").count()).toBe(13);
  // On a phone nothing touches its picture, and what begins the next mission lies over its line alone.
  await page.setViewportSize({ width: 390, height: 844 });
  const { gap, own } = await page.getByRole("button", { name: "Export" }).evaluate((button) => {
    const { left, top, bottom } = button.getBoundingClientRect();
    const name = document.querySelector("main h2")?.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 9, top + 9);
    return { gap: (name?.top ?? 0) - bottom, own: hit !== null && button.contains(hit) };
  });
  expect(gap).toBeGreaterThanOrEqual(8);
  expect(own).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: /^Mission 1/ }).click();
  await choices(page).first().waitFor();
  // What was begun stands on the front page, and leads back to it.
  await page.goto("/");
  await page.getByRole("heading", { name: "Where you left off" }).waitFor();
  await page.getByRole("link", { name: /Synthetic Sins: campaign.*Mission 1/ }).click();
  await page.getByText("Continue the match").click();
  await choices(page).first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Give this match up" }).click();
  // It asks once.
  await page.getByRole("dialog").getByRole("button", { name: "Give this match up" }).click();
  await page.getByText("You gave this match up.").waitFor();
  await page.goto(address);
  await page.getByRole("button", { name: /^Mission 1/ }).waitFor();
  expect(await page.locator("main").textContent()).toMatch(/failed after/);
  await fits(page);
  // Where it is listed it says what comes next.
  for (const list of ["/", "/saved"]) {
    await page.goto(list);
    await page.getByText(/^Next: Mission 1, Back Door · 0 of 14 done/).waitFor();
    await fits(page);
  }
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("after one visit everything works without a network, every game included", async () => {
  const { page, context } = await stage.person();
  await hurry(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await startCaravan(page);
  await playOn(page, 2);
  const asked = await whatIsAsked(page);
  await page.reload();
  await expect.poll(() => whatIsAsked(page)).toBe(asked);
  await page.goto("/game/synthetic-sins");
  await page.getByRole("button", { name: "Play now" }).click();
  await choices(page).first().waitFor();
  await page.goto("/rules/synthetic-sins");
  await page.getByText("SS-1.1").first().waitFor({ state: "attached" });
  const cached = await page.evaluate(async () => {
    const keys: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        keys.push(new URL(url).pathname);
    }
    return keys;
  });
  expect(cached.filter((path) => path.startsWith("/api"))).toEqual([]);
  expect(cached).toContain("/index.html");
  await context.close();
}, 120_000);

test("a lesson that was left goes on where it was left, and says that it is one", async () => {
  const { page, troubles, context } = await stage.person();
  await page.goto("/learn/caravan");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByText("Load the card that glows").waitFor();
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("link", { name: /Caravan-40.*Lesson, step 2 of \d/ }).click();
  await page.getByText("Load the card that glows").waitFor();
  await page.goto("/saved");
  await page.getByText("Lesson, step 2 of").waitFor();
  expect(await page.getByRole("link", { name: "Continue", exact: true }).getAttribute("href")).toBe(
    "/learn/caravan",
  );
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("a first visit fetches what it does not show in one piece, and keeps it as the server has it", async () => {
  const { page, context } = await stage.person();
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(asked.filter((path) => path === "/offline.json").length).toBe(1);
  expect(asked.length).toBeLessThan(50);
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    const keys = (await cache.keys()).map(({ url }) => url);
    return Promise.all(
      responses.map(async (response, i) => ({
        url: keys[i],
        policy: response?.headers.get("content-security-policy"),
        type: response?.headers.get("content-type"),
        text: await response?.text(),
      })),
    );
  });
  expect(kept.length).toBeGreaterThan(100);
  for (const { url, policy, type, text } of kept) {
    const there = await context.request.get(url);
    const { "content-security-policy": itsPolicy, "content-type": itsType } = there.headers();
    expect(policy, url).toBe(itsPolicy);
    expect(type?.toLowerCase(), url).toBe(itsType.toLowerCase());
    if (/\.(js|css|svg)$/.test(url)) expect(text === (await there.text()), url).toBe(true);
  }
  await context.close();
}, 120_000);

test("a new version shows at once, never in the middle of a match, and then with the next page", async () => {
  const { page, context } = await stage.person();
  const mark = () => page.evaluate(() => Object.assign(window, { before: true }));
  const isSamePage = () => page.evaluate(() => "before" in window);
  /** The same files under another name: to the browser that is a new version. */
  const publish = (name: string) =>
    page.evaluate(async (script) => {
      const worker = await navigator.serviceWorker.register(script);
      const next = worker.installing ?? worker.waiting;
      if (next?.state === "installed") return;
      await new Promise((done) => next?.addEventListener("statechange", done, { once: true }));
    }, `/sw.js?${name}`);
  const settled = () =>
    page.waitForFunction(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      const { controller } = navigator.serviceWorker;
      return controller && worker?.active === controller && !worker.installing && !worker.waiting;
    });

  const waiting = () =>
    page
      .evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration();
        return worker?.waiting !== null;
      })
      .catch(() => true); // the page is on its way

  await page.goto("/settings");
  await settled();
  // Nobody has touched this page.
  await mark();
  void publish("first").catch(() => {}); // the page goes while it waits
  await expect.poll(isSamePage, { timeout: 20_000 }).toBe(false);
  await expect.poll(settled, { timeout: 20_000 }).toBeTruthy();

  await page.goto("/learn/caravan");
  await page.getByRole("button", { name: "Go on" }).click();
  await mark();
  await publish("second");
  await page.getByText("Load the card that glows").waitFor();
  expect(await isSamePage()).toBe(true);
  await page.getByRole("link", { name: "All games" }).click();
  await expect.poll(isSamePage, { timeout: 20_000 }).toBe(false);
  await page.getByRole("heading", { name: "The games" }).waitFor();
  await expect.poll(settled, { timeout: 20_000 }).toBeTruthy();

  // At a table nothing changes by itself, but whoever loads it anew has what is new.
  await page.goto("/learn/caravan");
  await prompt(page).waitFor();
  await page.keyboard.press("Shift");
  await publish("third");
  expect(await waiting()).toBe(true);
  await page.reload();
  await expect.poll(waiting, { timeout: 20_000 }).toBe(false);
  await context.close();
}, 120_000);
