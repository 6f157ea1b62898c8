/** What lies over the table of Social Deduction: menus, words, thoughts; nothing hides what it belongs to. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { begin, sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

/** Which cards of a seat lie under the menu that is open. */
const underMenu = (page: Page, seat: number) =>
  page.evaluate((of) => {
    const menu = document.querySelector("[role=menu]")?.getBoundingClientRect();
    if (!menu) return ["no menu"];
    const cards = [...document.querySelectorAll(`[data-board] [data-ref^="seat/${of}/"]`)];
    return cards.flatMap((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const beside =
        menu.right <= left || menu.left >= right || menu.bottom <= top || menu.top >= bottom;
      return beside ? [] : [card.getAttribute("data-ref")];
    });
  }, seat);

test.each([
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
])(
  "at $width x $height a menu at somebody never lies over their own cards",
  async (viewport) => {
    const { page, troubles, context } = await stage.person({
      viewport,
      settings: { keepList: false },
    });
    await begin(page, "social-deduction", 6);
    for (const seat of [1, 2, 3, 4, 5]) {
      await page.locator(`[data-board] [data-ref="seat/${seat}"] > button`).click();
      await page.getByRole("menu").waitFor();
      expect(await underMenu(page, seat), `seat ${seat}`).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("menu").waitFor({ state: "detached" });
    }
    expect(troubles).toEqual([]);
    await context.close();
  },
  120_000,
);

test("on a phone a menu at a card lies over no card of whose it is", async () => {
  const viewport = { width: 390, height: 844 };
  const settings = { keepList: false };
  const { page, troubles, context } = await stage.person({
    viewport,
    hasTouch: true,
    isMobile: true,
    settings,
  });
  await sitDownAt(page, "social-deduction", {
    seats: 6,
    seed: "menus at cards",
    at: ({ question }) => question?.kind === "announce",
  });
  const cards = page.locator('[data-board] [data-state=open][data-ref*="/"][data-ref$="t"]');
  const refs = await cards.evaluateAll((all) => all.map((each) => each.getAttribute("data-ref")));
  expect(refs.length).toBeGreaterThan(4);
  for (const ref of refs) {
    await page.locator(`[data-board] [data-ref="${ref}"] > button`).tap();
    await page.getByRole("menu").waitFor();
    const hidden = await underMenu(page, Number(ref?.split("/")[1]));
    expect(hidden, `${ref}`).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
  }
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test.each([
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
])(
  "at $width x $height what I said last stands above my face, and lies over nothing written",
  async (viewport) => {
    const { page, troubles, context } = await stage.person({
      viewport,
      settings: { keepList: false, botPace: "instant" },
    });
    await begin(page, "social-deduction", 6);
    const words = page.locator("[data-own-words] q");
    expect(await words.count()).toBe(0);
    await page.locator(`[data-board] [data-ref="seat/2"] > button`).click();
    await page.getByRole("menuitem").first().click();
    await words.waitFor();
    const found = await page.evaluate(() => {
      const box = (each: Element) => each.getBoundingClientRect();
      const own = box(document.querySelector("[data-own-words] q") as Element);
      const face = box(document.querySelector("[data-self-face]") as Element);
      const written = [...document.querySelectorAll("[data-deeds] li, [data-board] [data-word]")];
      const under = written.filter((each) => {
        const { left, right, top, bottom } = box(each);
        return own.right > left && own.left < right && own.bottom > top && own.top < bottom;
      });
      const above = own.bottom <= face.top + 4 && own.left > face.left && own.left < face.right;
      return { above, under: under.map((each) => each.textContent) };
    });
    expect(found).toEqual({ above: true, under: [] });
    expect(troubles).toEqual([]);
    await context.close();
  },
  120_000,
);

test.each([
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
])(
  "at $width x $height a replay tells what a bot thought wholly inside the dock",
  async (viewport) => {
    const { page, troubles, context } = await stage.person({
      viewport,
      settings: { keepList: false, botPace: "instant" },
    });
    await begin(page, "social-deduction", 5);
    await page.keyboard.press("Space");
    await page.locator("[data-asked] [data-verb=look]:not([disabled])").waitFor();
    // Whoever begins, bots have acted when the next round begins.
    await page.locator('[data-board] [data-ref="pile"] > button').click();
    const first = page.getByRole("menuitem").first();
    if (await first.isVisible()) await first.click();
    const main = page.locator("main[data-asked] [data-main]");
    for (let n = 0; n < 40 && !(await page.getByText("Round 2").first().isVisible()); n++) {
      if (await main.isVisible()) await page.keyboard.press("Space");
      await page.waitForTimeout(150);
    }
    await page.goto(`/replay${new URL(page.url()).pathname}`);
    const thought = page.locator("[data-thought]");
    await page.getByRole("slider").waitFor();
    await page.keyboard.press("End");
    for (let n = 0; n < 30 && (await thought.count()) === 0; n++) {
      await page.keyboard.press("ArrowLeft");
      await page.waitForTimeout(150);
    }
    const dock = await page.locator("[data-dock]").boundingBox();
    const { y = 0, height = 0 } = (await thought.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(dock?.y ?? 0);
    expect(y + height).toBeLessThanOrEqual((dock?.y ?? 0) + (dock?.height ?? 0));
    expect(troubles).toEqual([]);
    await context.close();
  },
  120_000,
);

test.each([
  { width: 1366, seats: 8, seed: "eight", upTo: 0.5 },
  { width: 820, seats: 6, seed: "the picture", upTo: 0.45 },
])(
  "at $width px nobody's words lie over another's",
  async ({ width, ...wanted }) => {
    const { page, troubles, context } = await stage.person({
      viewport: { width, height: width === 820 ? 1180 : 768 },
      settings: { keepList: false },
    });
    await sitDownAt(page, "social-deduction", wanted);
    const over = await page.evaluate(() => {
      const said = [...document.querySelectorAll("[data-board] [data-seat] q")].map((each) =>
        each.getBoundingClientRect(),
      );
      return said.flatMap((one, i) =>
        said
          .slice(i + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      ).length;
    });
    expect(over).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);
