/** The Beginning in a real browser: its first match on the map, a Data Chip, a check, a reload. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choices, hurry, isOpenToAll, movesOn, whatIsAsked } from "./acting.js";
import { sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

/** Presses what the lesson points at: on the map, in the dock, or the card to be given. */
async function follow(page: Page): Promise<void> {
  await page.locator("[data-asked]").first().waitFor();
  const before = await whatIsAsked(page);
  const place = page.locator(
    "[data-board] [data-pointed] > button, [data-me] [data-pointed] > button",
  );
  const pressed = page.locator("[data-dock] button[data-pointed]");
  const main = page.locator("[data-main]");
  const done = page.locator("[data-main][data-picks]");
  if (await done.isVisible()) {
    for (const card of await place.all()) await card.dispatchEvent("click");
    await done.click();
  } else if (await place.first().isVisible()) await place.first().dispatchEvent("click");
  else if (await pressed.first().isVisible()) await pressed.first().click();
  else if (await main.isVisible()) await main.click();
  else await choices(page).last().dispatchEvent("click");
  await movesOn(page, before);
}

/** Reads on, or does what the lesson says. */
async function learn(page: Page): Promise<void> {
  const goOn = page.getByRole("button", { name: "Go on" });
  if (await goOn.isVisible()) await goOn.click();
  else await follow(page);
}

test("the first match: from the map to a Data Chip, through a check, to its last lesson", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 1440, height: 900 },
  });
  await hurry(page);
  await page.goto("/learn/the-beginning");
  await page.locator("[data-board] [data-ref='area/1']").waitFor();
  const goOn = page.getByRole("button", { name: "Go on" });
  for (let n = 0; n < 3; n++) await goOn.click();
  // A lesson points already: no hint says otherwise, by its key either.
  await page.keyboard.press("h");
  await page.waitForTimeout(300);
  expect(await page.getByText(/^Hint: /).count()).toBe(0);
  await follow(page);
  // The light falls on the whole Area, not on its name alone.
  const light = page.locator("[data-lesson-light] path").nth(1);
  const lit = async () => (await light.boundingBox())?.width ?? 0;
  await expect.poll(lit).toBeGreaterThan(300);
  const chips = page.locator("[data-board] [data-ref='figure/0'] svg").nth(1);
  for (let n = 0; n < 40 && !(await chips.isVisible()); n++) await follow(page);
  await expect.poll(() => chips.isVisible()).toBe(true);
  await isOpenToAll(page, "a Data Chip is carried");

  const said = page.getByText(/That was a check/);
  for (let n = 0; n < 60 && !(await said.isVisible()); n++) await follow(page);
  await expect.poll(() => said.isVisible()).toBe(true);

  const before = await whatIsAsked(page);
  await page.reload();
  await expect.poll(() => whatIsAsked(page)).toBe(before);

  // A press on the next slot is a press on the Network; then to the last lesson.
  const tower = page.locator("[data-board] [data-ref='network'][data-pointed]");
  for (let n = 0; n < 60 && !(await tower.isVisible()); n++) await learn(page);
  await page.locator("[data-board] [data-ref='channel/1'] > button").click();
  await expect.poll(() => tower.count()).toBe(0);
  const last = page.getByText(/14 of 14/);
  for (let n = 0; n < 60 && !(await last.isVisible()); n++) await learn(page);
  await expect.poll(() => last.isVisible()).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
}, 180_000);

test("on a phone: one tap picks a card, and by night a Human is turned at the portrait", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    settings: { keepList: false },
  });
  const sit = (kind: string, least: number) =>
    sitDownAt(page, "the-beginning", {
      seats: 5,
      options: { characters: "random" },
      seed: "the picture 2",
      at: ({ question }) => question?.kind === kind && question.options.length >= least,
    });
  await sit("contribute", 4);
  const card = page.locator("[data-me] [data-state=open]").first();
  await card.locator("> button").tap({ position: { x: 8, y: 20 } });
  await expect.poll(() => card.getAttribute("data-picked")).not.toBe(null);
  await expect.poll(() => page.locator("[data-main]").innerText()).toMatch(/^Give 1 card/);
  // A tap on a bar says how far it is, and what comes then.
  await page.locator("[data-board] [data-ref='look/threat'] > button").tap();
  await page.getByText(/^At 4 Legion wins/).waitFor();
  await page.locator("[data-board] [data-ref='look/threat'] > button").tap();
  // The whole city, and back to where one stands.
  const ground = page.locator("[data-board] [data-ref='area/1']");
  const left = async () => (await ground.boundingBox())?.x ?? 0;
  const before = await left();
  const home = page.locator("[data-board]").getByRole("button", { name: "Show everything" });
  await home.tap();
  await expect.poll(left).not.toBe(before);
  await home.tap();
  await expect.poll(left).toBe(before);

  await sit("recruit", 2);
  const human = page.locator("[data-board] aside [data-state=open]").first();
  await isOpenToAll(page, "the sheet of the night");
  await human.locator("> button").tap();
  const asked = await whatIsAsked(page);
  await page.getByRole("menuitem").first().tap();
  await movesOn(page, asked);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("a finger finds every card of a full hand, and the one it touches is seen whole", async () => {
  const { page, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  await sitDownAt(page, "the-beginning", {
    seats: 5,
    seed: "the picture",
    after: 379,
    at: ({ question }) => question?.kind === "act",
  });
  const hand = page.locator("[data-me] ul[data-more]");
  const cards = hand.locator("> li");
  expect(await cards.count()).toBeGreaterThan(9);
  const widths = () =>
    cards.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  for (const width of await widths()) expect(width).toBeGreaterThanOrEqual(44);
  expect(await hand.getAttribute("data-more")).toBe("after");

  const whole = (await cards.first().locator("> *").boundingBox())?.width ?? 0;
  await cards
    .nth(3)
    .locator("button")
    .tap({ position: { x: 20, y: 40 } });
  await expect.poll(async () => (await widths())[3]).toBeGreaterThanOrEqual(whole - 1);

  await hand.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
  await expect.poll(() => hand.getAttribute("data-more")).toBe("before");
  await context.close();
});
