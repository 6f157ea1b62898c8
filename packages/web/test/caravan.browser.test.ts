/** Caravan's table: cards large enough to be read, and on a phone a place for everything. */
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

async function boxOf(what: Locator) {
  const box = await what.first().boundingBox();
  if (!box) throw new Error("it is not drawn");
  return { ...box, bottom: box.y + box.height };
}

test("four at a phone: all of the board in view, and the ticker touches nobody's row", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  for (const [seats, width, height] of [
    [2, 390, 844],
    [4, 390, 844],
    [4, 360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await sitDownAt(page, "caravan", { seats, seed: "four", upTo: 0.75 });
    const own = await boxOf(page.locator("[data-board] [data-ref='seat/0']"));
    const ticker = await boxOf(page.locator("[data-ticker] li:visible"));
    expect(own.bottom).toBeLessThanOrEqual(ticker.y);
    const board = page.locator("[data-board]");
    expect(await board.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
    // Everybody's points stand there, and one flag at least says who is ahead.
    expect(await page.locator("[data-worth]:visible").count()).toBe(seats);
    expect(await page.locator("[data-ahead]:visible").count()).toBeGreaterThan(0);
  }
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test.each(["caravan", "synthetic-sins"])(
  "cards in the hand of %s are at least 96 by 134 px",
  async (game) => {
    const { page, troubles, context } = await stage.person({
      viewport: { width: 1366, height: 768 },
      settings: { keepList: false },
    });
    const seats = game === "caravan" ? 2 : 1;
    await sitDownAt(page, game, { seats, seed: "by keys", upTo: 0.1 });
    const card = await boxOf(
      page.locator("[data-me] [data-ref^='card/'], [data-me] [data-ref^='gear/']"),
    );
    expect(card.width).toBeGreaterThanOrEqual(96);
    expect(card.height).toBeGreaterThanOrEqual(134);
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);
