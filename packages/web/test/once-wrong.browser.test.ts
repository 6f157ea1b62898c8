/** What once went wrong at the table, met by people who tried it; each of it may never come back. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ended, isOpenToAll, movesOn, whatIsAsked } from "./acting.js";
import { sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

test("Synthetic Sins: hidden routes stay hidden after a reload, and giving up asks once", async () => {
  const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
  const options = { giveUp: true };
  await sitDownAt(page, "synthetic-sins", { seats: 1, options, seed: "once wrong", upTo: 0.1 });
  const routes = page.getByRole("button", { name: "Routes", exact: true });
  expect(await routes.getAttribute("aria-pressed")).toBe("true");
  await routes.click();
  await page.reload();
  await routes.waitFor();
  expect(await routes.getAttribute("aria-pressed")).toBe("false");

  // It stands in the menu and nowhere else.
  const before = await whatIsAsked(page);
  expect(await page.locator("[data-dock]").getByText("Give up the mission").count()).toBe(0);
  const giveUp = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Give up the mission" }).click();
  };
  await giveUp();
  const sure = page.getByRole("alertdialog", { name: /Give up the mission/ });
  await sure.getByRole("button", { name: "Cancel" }).click();
  expect(await whatIsAsked(page)).toBe(before);
  expect(await ended(page).count()).toBe(0);
  await giveUp();
  await sure.getByRole("button", { name: "Give up the mission" }).click();
  await ended(page).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("on a phone the log opens at its newest line", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  await sitDownAt(page, "caravan", { seats: 2, seed: "once wrong", upTo: 0.7 });
  await page.getByRole("button", { name: "Log" }).tap();
  const log = page.getByRole("log");
  await log.waitFor();
  const { long, newest } = await log.evaluate((list) => {
    const last = [...list.querySelectorAll("li")].at(-1)?.getBoundingClientRect();
    const { top, bottom } = list.getBoundingClientRect();
    return {
      long: list.scrollHeight > list.clientHeight,
      newest: last !== undefined && last.top >= top && last.bottom <= bottom + 1,
    };
  });
  expect(long).toBe(true);
  expect(newest).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => JSON.stringify(element.getBoundingClientRect()));

/** Remembers where things that move on the stage were sent: from and to, in px of the window. */
async function watchFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flights: { from: number[]; to: number[]; what: string }[] = [];
    Object.assign(window, { flights });
    const { animate } = Element.prototype;
    const pair = (text: unknown) => (String(text).match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
    Element.prototype.animate = function (frames, options) {
      const list = Array.isArray(frames) ? frames : [];
      const { left, top, width, height } = this.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const [first, last] = [list[0], list.at(-1)];
      if (first?.translate !== undefined) {
        const [a, b] = [pair(first.translate), pair(last?.translate)];
        flights.push({
          what: this.getAttribute("data-ref") ?? "",
          from: [x + (a[0] ?? 0), y + (a[1] ?? 0)],
          to: [x + (b[0] ?? 0), y + (b[1] ?? 0)],
        });
      } else if (String(first?.transform).startsWith("translate(")) {
        const centre = (text: unknown) => {
          const [dx = 0, dy = 0] = pair(text);
          return [dx + width / 2, dy + height / 2];
        };
        flights.push({ what: "", from: centre(first?.transform), to: centre(last?.transform) });
      }
      return animate.call(this, frames, options);
    };
  });
}

type Flight = { readonly what: string; readonly from: number[]; readonly to: number[] };
const flights = (page: Page) =>
  page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);

/** Is this point in the box of that thing? */
const isIn = (page: Page, [x = -1, y = -1]: readonly number[], selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [px, py]) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return px >= left && px <= right && py >= top && py <= bottom;
      },
      [x, y] as const,
    );

test("Caravan: a card flies from where it lay to where it lies, whether drawn or bought", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 1366, height: 768 },
    reducedMotion: "no-preference",
    settings: { keepList: false, botPace: "quick" },
  });
  await watchFlights(page);
  await sitDownAt(page, "caravan", { seats: 2, seed: "once wrong" });
  // A card with which nothing can be done is no button.
  const inHand = () =>
    page
      .locator("[data-me] [data-in-hand] > [data-ref^='card/']")
      .evaluateAll((all) =>
        all.map(
          (each) =>
            (each.querySelector("button") ?? each).getAttribute("aria-label")?.split(".")[0],
        ),
      );
  for (const [n, from] of ["[data-ref=deck]", "[data-ref='market/1']"].entries()) {
    const [asked, before] = [await whatIsAsked(page), await inHand()];
    await page.locator(`[data-board] ${from} > button`).click();
    await movesOn(page, asked);
    await expect.poll(async () => (await flights(page)).length).toBeGreaterThan(n);
    const flown = (await flights(page))[n];
    expect(await isIn(page, flown.from, `[data-board] ${from}`)).toBe(true);
    const fresh = (await inHand()).findIndex((each) => !before.includes(each));
    const slot = `[data-me] [data-in-hand]:nth-child(${fresh + 1})`;
    expect(await isIn(page, flown.to, slot)).toBe(true);
  }
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("Synthetic Sins: a figure walks from where its room is now, and what is taken back pushes nothing", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "no-preference",
    settings: { keepList: false, botPace: "quick" },
  });
  await watchFlights(page);
  await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "by keys", upTo: 0.02 });
  await page.setViewportSize({ width: 1024, height: 700 });
  const asked = await whatIsAsked(page);
  const room = "[data-board] [data-ref='sector/15']";
  await page.locator(`${room}[data-state=open] > button`).press("Enter");
  await movesOn(page, asked);
  // It is put where its step begins, and walks from there.
  const own = async () =>
    (await flights(page)).find(({ what, from, to }) => what === "you" && `${from}` !== `${to}`);
  await expect.poll(own).toBeDefined();
  const walked = await own();
  expect(await isIn(page, walked?.to ?? [], room)).toBe(true);
  expect(await isIn(page, walked?.from ?? [], "[data-board] [data-ref='sector/10']")).toBe(true);

  await page.locator("[data-asked]").first().waitFor();
  const [board, dock] = [await boxOf(page, "[data-board]"), await boxOf(page, "[data-dock]")];
  await page.keyboard.press("u");
  await page.getByText("An answer was taken back.").waitFor();
  expect(await whatIsAsked(page)).not.toBe(asked);
  expect(await boxOf(page, "[data-board]")).toBe(board);
  expect(await boxOf(page, "[data-dock]")).toBe(dock);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("what is shown waits while the rules lie over it, and Escape closes them first", async () => {
  const { page, troubles, context } = await stage.person({
    settings: { keepList: false, botPace: "quick" },
  });
  await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "by keys", upTo: 0.02 });
  const skip = page.locator("[data-main]").filter({ hasText: "Skip" });
  await page.locator("[data-main]").click();
  await skip.waitFor();
  await page.locator("[data-hud]").getByRole("button", { name: "Rules" }).click();
  await page.locator("[data-over]").waitFor();
  // Longer than all of it takes.
  await page.waitForTimeout(5_000);
  expect(await skip.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("[data-over]").count()).toBe(0);
  expect(await skip.isVisible()).toBe(true);
  await page.locator("[data-asked]").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("the log tells deeds, and sums only whoever asks how; settings need no leaving", async () => {
  const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
  await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "once wrong", upTo: 0.5 });
  await page.locator("[data-hud]").getByRole("button", { name: "Log" }).click();
  const log = page.getByRole("log");
  const sums = log.getByText(/A card is drawn for/);
  await log
    .getByText(/^The alarm goes from/)
    .first()
    .waitFor();
  expect(await sums.count()).toBe(0);
  await log.getByRole("button", { name: "How?" }).last().click();
  await sums.first().waitFor();
  await isOpenToAll(page, "the log");

  const asked = await whatIsAsked(page);
  await page.locator("[data-hud]").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.getByText("Calm", { exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("calm");
  await isOpenToAll(page, "settings over a table");
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await whatIsAsked(page)).toBe(asked);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);
