/** What stands there while something is on its way, or does not come: never an empty page. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isOpenToAll } from "./acting.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 180_000);
afterAll(() => stage?.close());

/** What is asked for by such an address does not come until it is let go. */
async function hold(page: Page, address: string) {
  await page.route(address, () => {});
  return () => page.unroute(address);
}

test("a game's page and its table show that they are on their way, and ask nothing before", async () => {
  const { page, context } = await stage.person({
    serviceWorkers: "block",
    newcomer: true,
    settings: { keepList: false },
  });
  await page.goto("/");
  const letGo = await hold(page, "**/assets/**");
  await page.getByRole("link", { name: "Caravan-40", exact: true }).click();
  await page.locator("main[data-opening]").waitFor();
  expect(await page.getByRole("link", { name: "My matches" }).isVisible()).toBe(true);
  await letGo();

  const sitDown = await hold(page, "**/assets/board-*.js");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.getByText("Opening the table…").waitFor();
  await page.locator("main[data-opening] [data-game=caravan]").waitFor();
  expect(await page.getByRole("button", { name: "Got it" }).count()).toBe(0);
  expect(await page.locator("[data-asked]").count()).toBe(0);
  await page.keyboard.press("Space");
  await sitDown();
  await page.getByRole("button", { name: "Got it" }).click();
  await page.locator("[data-asked]").waitFor();
  await context.close();
}, 60_000);

test("a page that does not come says so, and comes when it is asked for again", async () => {
  const { page, context } = await stage.person({ serviceWorkers: "block" });
  await page.goto("/");
  await page.route("**/assets/**", (route) => void route.abort());
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { name: "This page did not come up" }).waitFor();
  await isOpenToAll(page, "a page that did not come");
  await page.unroute("**/assets/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  await context.close();
}, 60_000);
