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
    // What a market card costs lies within it.
    const prices = page.locator("[data-board] [data-ref^='market/'] > small");
    const cut = await prices.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > (each.parentElement?.clientWidth ?? 0)),
    );
    expect(cut).toEqual([]);
    // Everybody's points stand there, and one flag at least says who is ahead.
    expect(await page.locator("[data-worth]:visible").count()).toBe(seats);
    expect(await page.locator("[data-ahead]:visible").count()).toBeGreaterThan(0);
  }
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("whose hand is full is told so, and what may be done about it", async () => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ]) {
    const { page, troubles, context } = await stage.person({
      viewport: { width, height },
      settings: { botPace: "instant", keepList: true },
    });
    await page.goto("/game/caravan");
    await page.getByRole("button", { name: "Play now" }).click();
    const full = page.locator("[data-me]").getByText("hand full: play or sell");
    const draw = page.locator("[data-choice=draw]");
    for (const left of ["2 actions left", "1 action left"]) {
      await page.locator("[data-me]").getByText(left).waitFor();
      expect(await full.count()).toBe(0);
      await draw.first().click();
    }
    await page.locator("[data-me]").getByText("2 actions left").waitFor();
    const words = await boxOf(full);
    expect(await full.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(words.x + words.width).toBeLessThanOrEqual(width);
    // Nothing of it lies under the hand.
    const hand = await boxOf(page.locator("[data-me] [data-ref^='card/']"));
    expect(words.bottom <= hand.y || words.x + words.width <= hand.x).toBe(true);
    expect(troubles).toEqual([]);
    await context.close();
  }
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

test("the first lesson shows one's beasts, and hides neither them nor anybody else", async () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const phone = width < 500;
    const { page, troubles, context } = await stage.person({
      viewport: { width, height },
      hasTouch: phone,
      isMobile: phone,
    });
    await page.goto("/learn/caravan");
    const light = page.locator("[data-lesson-light][data-on] path").nth(1);
    await light.waitFor();
    const [lit, own, hand] = await Promise.all([
      boxOf(light),
      boxOf(page.locator("[data-board] [data-ref='seat/0']")),
      boxOf(page.locator("[data-me] [data-ref^='card/']")),
    ]);
    expect(Math.abs(lit.y - own.y)).toBeLessThan(12);
    const card = await boxOf(
      page.locator(phone ? "[data-lesson][data-over-dock]" : "[data-lesson]"),
    );
    // On a phone it may lie over the dock, of which nothing is needed yet.
    if (phone) expect(card.y).toBeGreaterThanOrEqual(own.bottom);
    else {
      expect(card.bottom).toBeLessThanOrEqual(own.y);
      expect(card.bottom).toBeLessThanOrEqual(hand.y);
      // Nor the rival, of whom the lessons tell.
      const rival = await boxOf(page.locator("[data-board] [data-ref='seat/1']"));
      expect(card.y).toBeGreaterThanOrEqual(rival.bottom);
    }
    expect(troubles).toEqual([]);
    await context.close();
  }
}, 60_000);

test("of six cards in a hand on a phone every name can be read whole", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await sitDownAt(page, "caravan", {
    seats: 2,
    seed: "six",
    answers: { act: "draw" },
    at: (seen) => (seen.state as { hands: readonly (readonly number[])[] }).hands[0].length === 6,
  });
  const cards = page.locator("[data-me] [data-in-hand]");
  expect(await cards.count()).toBe(6);
  // What is seen of a card reaches to where the next one begins.
  const read = await cards.evaluateAll((all) =>
    all.map((each, n) => {
      const word = document.createRange();
      word.selectNodeContents(each.querySelector("small") ?? each);
      const end = all[n + 1]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
      return word.getBoundingClientRect().right <= end;
    }),
  );
  expect(read).not.toContain(false);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("at the end nobody's load is hidden behind whoever has won", async () => {
  for (const [width, height] of [
    [1440, 900],
    [1120, 760],
    [820, 1180],
    [390, 844],
  ]) {
    const { page, troubles, context } = await stage.person({ viewport: { width, height } });
    await sitDownAt(page, "caravan", { seats: 3, seed: "any", upTo: 1 });
    const loads = page.locator("[data-end-train] > svg");
    await loads.first().waitFor();
    expect(await loads.count()).toBe(4);
    const last = await boxOf(loads.last());
    const winner = await boxOf(page.locator("[data-end-winner] > svg"));
    // A picture of somebody begins with air beside them.
    const shoulder = winner.x + winner.width / 4;
    expect(last.x + last.width, `at ${width}`).toBeLessThanOrEqual(shoulder);
    expect(troubles).toEqual([]);
    await context.close();
  }
}, 60_000);

test("whoever looks back on a phone sees what they have, above the controls", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await sitDownAt(page, "caravan", { seats: 3, seed: "any", upTo: 1 });
  await page.getByRole("link", { name: "Watch the replay" }).click();
  const cards = page.locator("[data-me] [data-in-hand]");
  await expect.poll(() => cards.count()).toBe(5);
  await page.locator("[data-me]").getByText("3 coins").waitFor();
  const controls = await boxOf(page.getByRole("slider"));
  const [hand, me] = await Promise.all([boxOf(cards), boxOf(page.locator("[data-me]"))]);
  expect(hand.bottom).toBeLessThanOrEqual(controls.y);
  expect(hand.bottom).toBeLessThanOrEqual(me.bottom + 1);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);
