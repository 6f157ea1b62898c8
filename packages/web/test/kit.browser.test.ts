/** The kit and the pages made of it, in a real browser: every way in, every theme, no way lost. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isOpenToAll } from "./acting.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

const PAGES = ["/", "/game/caravan", "/settings", "/kit"];

async function openWith(
  settings: Readonly<Record<string, unknown>>,
  options: Parameters<Stage["person"]>[0] = {},
) {
  return stage.person({ ...options, settings });
}

const spot = (page: Page, name: RegExp) => page.getByRole("button", { name }).first();
const told = (page: Page) => page.locator("output").first();

describe.each(["night", "calm", "contrast"])("in the theme %s", (theme) => {
  test("every page is open to all, and fits a phone of 360 pixels", async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, context, troubles } = await openWith({ theme }, phone);
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
      await isOpenToAll(page, `${path} in ${theme}`);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${path} is too wide`).toBe(0);
    }
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);
});

describe("a spot, by keyboard", () => {
  test("one choice is chosen by Enter, several open a menu, a barred one is explained", async () => {
    const { page, context, troubles } = await openWith({});
    await page.goto("/kit");
    await spot(page, /^One choice\. You can: Take it/).press("Enter");
    await expect.poll(() => told(page).textContent()).toBe("take one");

    const two = spot(page, /^Two choices/);
    await two.press("Enter");
    await page.getByRole("menuitem", { name: "Take it" }).waitFor();
    await isOpenToAll(page, "kit with a menu open");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => told(page).textContent()).toBe("sell two");
    expect(await two.evaluate((element) => element === document.activeElement)).toBe(true);

    await two.press("Enter");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("menu").count()).toBe(0);
    expect(await two.evaluate((element) => element === document.activeElement)).toBe(true);

    const barred = spot(page, /^Barred\. Not now: Raid it: CA-4\.2/);
    expect(await barred.getAttribute("aria-disabled")).toBe("true");
    await barred.press("Enter");
    await expect.poll(() => told(page).textContent()).toBe("raid: CA-4.2");
    expect(troubles).toEqual([]);
    await context.close();
  });

  test("a spot inside a spot is pressed for itself", async () => {
    const { page, context } = await openWith({});
    await page.goto("/kit");
    await spot(page, /^Guard/).click();
    await expect.poll(() => told(page).textContent()).toBe("raid guard");
    await spot(page, /^Sector B2/).click({ position: { x: 10, y: 10 } });
    await expect.poll(() => told(page).textContent()).toBe("enter sector");
    await context.close();
  });
});

describe("a preview", () => {
  test("shows on hover and on focus, and goes with Escape", async () => {
    const { page, context } = await openWith({});
    await page.goto("/kit");
    await spot(page, /^Idle/).hover();
    await page.getByRole("tooltip").getByText("read in bed").waitFor();
    await page.mouse.move(0, 0);
    await expect.poll(() => page.getByRole("tooltip").count()).toBe(0);
    await spot(page, /^One choice/).focus();
    await page.keyboard.press("Tab");
    await page.getByRole("tooltip").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("tooltip").count()).toBe(0);
    await context.close();
  });

  test("shows on a long press, which then chooses nothing", async () => {
    const { page, context } = await openWith({}, { hasTouch: true });
    await page.goto("/kit");
    const one = spot(page, /^One choice/);
    const press = { pointerType: "touch", bubbles: true };
    await one.dispatchEvent("pointerdown", press);
    await page.getByRole("tooltip").waitFor();
    await one.dispatchEvent("pointerup", press);
    await one.dispatchEvent("click");
    expect(await told(page).textContent()).toBe("nothing yet");
    await context.close();
  });
});

test("a dialog takes the focus, goes with Escape, and gives the focus back", async () => {
  const { page, context } = await openWith({});
  await page.goto("/kit");
  const opener = page.getByRole("button", { name: "Open a dialog" });
  await opener.press("Enter");
  await page.getByRole("dialog", { name: "Give this match up?" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await context.close();
});

describe("the stage", () => {
  const shown = (page: Page) => page.getByText(/^Shown:/).textContent();

  test("every shape is shown, ends, and leaves nothing behind", async () => {
    const { page, context, troubles } = await openWith({}, { reducedMotion: "no-preference" });
    await page.goto("/kit");
    const shapes = ["pass", "step", "shot", "look", "card", "card over", "pulse", "out", "test"];
    for (const [n, shape] of shapes.entries()) {
      await page.getByRole("button", { name: shape, exact: true }).first().click();
      await expect.poll(() => shown(page), { timeout: 10_000 }).toBe(`Shown: ${n + 1}`);
    }
    const hand = page.locator('[data-ref="hand"]');
    expect(await hand.evaluate((element) => getComputedStyle(element).translate)).toBe("none");
    expect(await page.locator("[inert] > *").count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test("where nothing is to move, the same is shown as stills, and a skip ends it", async () => {
    const { page, context } = await openWith({ motion: "none" });
    await page.goto("/kit");
    await page.getByRole("button", { name: "card", exact: true }).click();
    await expect.poll(() => page.locator("[inert] > *").count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Skip all" }).click();
    await expect.poll(() => shown(page)).toBe("Shown: 1");
    expect(await page.locator("[inert] > *").count()).toBe(0);
    await context.close();
  });
});

test("settings hold at once, after a reload, and in another language", async () => {
  const { page, context, troubles } = await openWith({});
  await page.goto("/settings");
  await page.getByRole("radio", { name: "High contrast" }).check();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("contrast");
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await page.getByRole("heading", { level: 1, name: "Einstellungen" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Einstellungen" }).waitFor();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("contrast");
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  expect(troubles).toEqual([]);
  await context.close();
});
