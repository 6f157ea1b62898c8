/** The table in a real browser: the past, the plain board, a thumb, a report, many seats. */
import { readFileSync } from "node:fs";
import { findGame } from "@sprawl/games";
import { askScenario, parseScenario } from "@sprawl/scenarios";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choices, hurry, isOpenToAll, playOn, whatIsAsked } from "./acting.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

async function sitDown(page: Page, game: string): Promise<void> {
  await hurry(page);
  await page.goto(`/game/${game}`);
  await page.getByRole("button", { name: "Play now" }).click();
  await choices(page).first().waitFor();
}

test("the past can be looked at, from a line of the log and since one's own last turn", async () => {
  const { page, troubles, context } = await stage.person();
  await sitDown(page, "caravan");
  await playOn(page, 4);
  await choices(page).first().waitFor();
  const now = await whatIsAsked(page);
  await page.keyboard.press("l");
  await page.getByRole("button", { name: "Look at the table at step 1" }).first().click();
  await page.getByText(/Looking back: step 1 of/).waitFor();
  expect(await choices(page).count()).toBe(0);
  await isOpenToAll(page, "looking back");
  await page.keyboard.press("Escape");
  await expect.poll(() => whatIsAsked(page)).toBe(now);
  await page.keyboard.press("s");
  await page.getByText(/Since your last turn: 1 of/).waitFor();
  await page.keyboard.press("s");
  await expect.poll(() => whatIsAsked(page)).toBe(now);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("the plain board serves as well, and a report of it opens as a scenario", async () => {
  const { page, troubles, context } = await stage.person({ acceptDownloads: true });
  await sitDown(page, "caravan");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Plain board" }).click();
  await page.getByText("Market", { exact: true }).waitFor();
  await isOpenToAll(page, "plain board");
  const before = await whatIsAsked(page);
  await page.locator("[data-board] [data-ref~='deck'] > button").click();
  await expect.poll(() => whatIsAsked(page)).not.toBe(before);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Something is wrong" }).click();
  await page.getByRole("textbox").fill("The deck is odd");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the report" }).click(),
  ]);
  const scenario = parseScenario(readFileSync(await file.path(), "utf8"), file.suggestedFilename());
  const entry = await findGame("caravan")?.load();
  if (!entry) throw new Error("no caravan");
  expect(scenario.title).toBe("The deck is odd");
  expect(askScenario(entry, scenario)).toContain("Pass");
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("a thumb selects and shows first, and does with the second tap", async () => {
  const viewport = { width: 390, height: 844 };
  const { page, troubles, context } = await stage.person({
    viewport,
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  await hurry(page);
  await page.goto("/game/caravan");
  await page.getByRole("button", { name: "Play now" }).tap();
  const card = page.locator("[data-me] [data-state=open][data-ref^='card/']").last();
  await card.waitFor();
  const before = await whatIsAsked(page);
  await card.locator("> button").tap();
  const menu = page.getByRole("menu");
  await menu.waitFor();
  await isOpenToAll(page, "selected");
  expect(await whatIsAsked(page)).toBe(before);
  await menu.getByRole("menuitem").first().tap();
  await expect.poll(() => whatIsAsked(page)).not.toBe(before);
  // Where there is one thing to do, the second tap is on the thing itself.
  const place = page.locator("[data-board] [data-ref='deck'][data-state=open]");
  if (await place.isVisible()) {
    const asked = await whatIsAsked(page);
    await place.locator("> button").tap();
    await menu.waitFor();
    expect(await whatIsAsked(page)).toBe(asked);
    await place.locator("> button").tap();
    await expect.poll(() => whatIsAsked(page)).not.toBe(asked);
  }
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("a table fits a phone of 360 pixels, with its drawer and its list too", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 360, height: 740 },
    settings: { keepList: false },
  });
  await hurry(page);
  for (const game of ["caravan", "synthetic-sins"]) {
    await page.goto(`/game/${game}`);
    await page.getByRole("button", { name: "Play now" }).click();
    await page.locator("[data-asked]").waitFor();
    for (const key of ["", "l", "/"]) {
      if (key !== "") await page.keyboard.press(key);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${game} ${key}`).toBeLessThanOrEqual(360);
      await isOpenToAll(page, `${game} ${key}`);
      await page.keyboard.press("Escape");
    }
  }
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);
