/**
 * The table as everybody first meets it: chosen on the board by mouse alone, what others did shown
 * before the question, and cards that explain the first turn once.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ended, isOpenToAll, movesOn, whatIsAsked } from "./acting.js";
import { openStage, type PersonOptions, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

async function sitDown(options: PersonOptions, game = "caravan") {
  const person = await stage.person({
    ...options,
    settings: { keepList: false, ...options.settings },
  });
  await person.page.goto(`/game/${game}`);
  await person.page.getByRole("button", { name: "Play now" }).click();
  await person.page.locator("[data-asked]").first().waitFor();
  return person;
}

const open = (page: Page) => page.locator("[data-state=open] > button");

test("by mouse alone, on the board: one thing is done by a click, several are a menu at the piece", async () => {
  const { page, troubles, context } = await sitDown({});
  // What has a place on the board stands nowhere else; the pass is the big button.
  await page.locator("[data-board] [data-ref=deck][data-state=open] > button").waitFor();
  await expect.poll(() => page.locator("[data-dock-choice]").count()).toBe(0);
  expect(await page.locator("[data-palette]").count()).toBe(0);
  expect(await page.locator("[data-main]").innerText()).toMatch(/^Pass/);
  const first = await whatIsAsked(page);
  await page.locator("[data-board] [data-ref=deck] > button").click();
  await movesOn(page, first);

  const card = page.locator("[data-me] [data-state=open] > button").first();
  const second = await whatIsAsked(page);
  await card.click();
  const menu = page.getByRole("menu");
  // Each line says what it brings, and digits choose.
  await menu
    .getByRole("menuitem", { name: /\+\d coin/ })
    .first()
    .waitFor();
  await isOpenToAll(page, "a menu at a piece");
  await page.keyboard.press("1");
  await movesOn(page, second);

  // What cannot be taken back is never done by one click.
  const rival = page.locator("[data-board] [data-ref='seat/1'][data-state=open] > button");
  for (let n = 0; n < 6 && !(await rival.isVisible()); n++) {
    const before = await whatIsAsked(page);
    await page.locator("[data-main]").click();
    await movesOn(page, before);
    await page.locator("[data-asked]").first().waitFor();
  }
  const before = await whatIsAsked(page);
  await rival.click();
  await menu.getByRole("menuitem", { name: /3 coins/ }).waitFor();
  expect(await whatIsAsked(page)).toBe(before);
  await page.keyboard.press("Escape");

  for (let n = 0; n < 120 && !(await ended(page).isVisible()); n++) {
    await open(page).first().or(ended(page)).first().waitFor();
    if (await ended(page).isVisible()) break;
    const asked = await whatIsAsked(page);
    await page.locator("[data-main]").click();
    await movesOn(page, asked);
  }
  await ended(page).waitFor();
  // The end leads back to its moments.
  const moment = page
    .getByRole("region", { name: "Moments to go back to" })
    .getByRole("link")
    .first();
  expect(await moment.getAttribute("href")).toMatch(/\/replay\/local\/\w+\?step=\d+&happens$/);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("space does the main thing, a slash lists everything, and Escape closes it", async () => {
  const { page, troubles, context } = await sitDown({});
  const first = await whatIsAsked(page);
  await page.keyboard.press("1");
  expect(await whatIsAsked(page)).toBe(first);
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search all choices" });
  await search.fill("draw");
  await expect.poll(() => page.locator("[data-choice]").count()).toBe(1);
  await isOpenToAll(page, "the list of all choices");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("[data-palette]").count()).toBe(0);
  await page.keyboard.press("Space");
  await movesOn(page, first);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

/** A table at which two answers were given, and what others do is being shown. */
async function whileOthersAct() {
  const person = await sitDown({
    settings: { botPace: "quick" },
    reducedMotion: "no-preference",
  });
  const { page } = person;
  for (let n = 0; n < 2; n++) {
    const before = await whatIsAsked(page);
    await page.keyboard.press("Space");
    await page.waitForFunction(
      (was) => document.querySelector("[data-asked]")?.getAttribute("data-asked") !== was,
      before,
    );
    if (n === 0) await page.locator("[data-asked]").first().waitFor();
  }
  return person;
}

test("what others did is shown before the question, and a key skips it", async () => {
  const { page, troubles, context } = await whileOthersAct();
  // Meanwhile nothing is asked, and a sentence says what happens.
  const headline = page.locator("[data-headline]");
  await headline.waitFor();
  expect(await page.locator("[data-prompt]").innerText()).toBe("…");
  expect(await page.locator("[data-asked]").count()).toBe(0);
  await page.keyboard.press("Space");
  await expect.poll(() => headline.count()).toBe(0);
  await page.locator("[data-asked]").first().waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("a press that skipped and never became a click takes none away from the next one", async () => {
  const { page, troubles, context } = await whileOthersAct();
  await page.locator("[data-headline]").waitFor();
  await page
    .locator("[data-board]")
    .first()
    .evaluate((board) => board.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
  await page.locator("[data-asked]").first().waitFor();
  const asked = await whatIsAsked(page);
  await page.locator("[data-board] [data-ref=deck] > button").click();
  await movesOn(page, asked);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("before a first match three cards explain it, once", async () => {
  const { page, troubles, context } = await sitDown({ newcomer: true });
  const cards = page.getByRole("region", { name: "Before your first match" });
  await cards.getByRole("heading", { name: "What you want" }).waitFor();
  await isOpenToAll(page, "first cards");
  await cards.getByRole("button", { name: "Got it" }).click();
  await expect.poll(() => cards.count()).toBe(0);
  await page.reload();
  await page.locator("[data-asked]").first().waitFor();
  expect(await cards.count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("whoever went through the lesson needs no cards before the first match", async () => {
  const { page, troubles, context } = await stage.person({ newcomer: true });
  await page.goto("/learn/caravan");
  await page.locator("[data-lesson]").waitFor();
  await page.evaluate(() => {
    const match = localStorage.getItem("learn caravan");
    localStorage.setItem(`lesson ${match}`, JSON.stringify({ lesson: 99, since: 0 }));
  });
  await page.reload();
  await page.locator("[data-lesson]").getByRole("button", { name: "Play with bots" }).click();
  await page.waitForURL(/\/local\//);
  await page.locator("[data-asked]").first().waitFor();
  expect(await page.getByRole("region", { name: "Before your first match" }).count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test.each<readonly [string, (page: Page) => Promise<void>]>([
  ["a key", (page) => page.keyboard.press("Space")],
  ["a press beside them", (page) => page.locator("[data-main]").click({ force: true })],
])(
  "%s closes the cards, and does nothing to the table behind them",
  async (_, press) => {
    const { page, troubles, context } = await sitDown({ newcomer: true });
    const cards = page.getByRole("region", { name: "Before your first match" });
    await cards.waitFor();
    const asked = await whatIsAsked(page);
    await press(page);
    await expect.poll(() => cards.count()).toBe(0);
    expect(await whatIsAsked(page)).toBe(asked);
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);
