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

  await page.evaluate(() => {
    document.body.dataset.told = "0";
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const told = [...node.querySelectorAll("[role=status]")];
          const n = told.filter((each) => each.closest("[data-opening]")).length;
          document.body.dataset.told = String(Number(document.body.dataset.told) + n);
        }
    }).observe(document.body, { childList: true, subtree: true });
  });
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
  // Its code, its match and its board came one after the other: that was told once.
  expect(await page.evaluate(() => document.body.dataset.told)).toBe("1");
  await context.close();
}, 60_000);

test("by ear nothing is asked before the board has come: it says what answers itself", async () => {
  const { page, context } = await stage.person({
    serviceWorkers: "block",
    settings: { nonVisual: true },
  });
  await page.goto("/game/caravan");
  const letGo = await hold(page, "**/assets/board-*.js");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator("[data-prompt]").waitFor();
  await page.waitForTimeout(300);
  expect(await page.locator("[data-asked], [data-choice]").count()).toBe(0);
  expect(await page.locator("[data-turn]").innerText()).toBe("");
  await letGo();
  await page.reload();
  await page.locator("[data-asked] [data-choice]").first().waitFor();
  // Where the focus comes to the question, that is what is read.
  const heard = () =>
    page.evaluate(() => {
      const read = document.activeElement?.matches("[data-prompt]") && document.activeElement;
      return (read || document.querySelector("[data-turn]"))?.textContent ?? "";
    });
  await expect.poll(heard).not.toBe("");
  await context.close();
}, 60_000);

test("where one left off, name and time have the width, and the seats stand below", async () => {
  const { page, context } = await stage.person({ serviceWorkers: "block" });
  await page.goto("/saved");
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor();
  await isOpenToAll(page, "no match yet");
  await page.locator("main").getByRole("link", { name: "Social Deduction" }).click();
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator("[data-asked]").waitFor();
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [address, within] of [
      ["/", "section[aria-labelledby=continue]"],
      ["/game/social-deduction", "main"],
    ] as const) {
      await page.goto(address);
      const row = page.locator(`${within} a[href^="/local/"]`).first();
      await row.waitFor();
      const seen = await row.evaluate((link) => {
        const name = link.querySelector("strong");
        const marks = link.querySelector("strong ~ [aria-hidden]");
        if (!name || !marks) throw new Error("a row has a name and marks");
        const lines =
          name.getClientRects()[0].height / Number.parseFloat(getComputedStyle(name).fontSize);
        return {
          below: marks.getBoundingClientRect().top >= name.getBoundingClientRect().bottom,
          lines,
        };
      });
      expect(seen.below, `${address} at ${width}`).toBe(true);
      expect(seen.lines / 1.25, `${address} at ${width}`).toBeLessThan(2.6);
    }
  }
  await context.close();
}, 120_000);

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

test("a lesson whose game does not come says so, and not that there is none", async () => {
  const { page, context } = await stage.person({ serviceWorkers: "block" });
  await page.route("**/assets/entry-*", (route) => void route.abort());
  await page.goto("/learn/caravan");
  await page.getByRole("heading", { name: "This page did not come up" }).waitFor();
  await page.unroute("**/assets/entry-*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("[data-lesson]").waitFor();
  await context.close();
}, 60_000);
