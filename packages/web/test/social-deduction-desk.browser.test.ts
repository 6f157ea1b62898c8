/**
 * Social Deduction at a desk, as somebody meets it who knows nothing of it: a way to act says what it
 * is for, and Space goes on with a lesson wherever one has clicked.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

test("Space goes on with a lesson that only explains, also after a click on the table", async () => {
  const { page, troubles, context } = await stage.person();
  await page.goto("/learn/social-deduction");
  const lesson = page.locator("[data-lesson]");
  await lesson.getByText("1 of 15").waitFor();
  await page.locator("[data-board]").click({ position: { x: 40, y: 200 } });
  await page.keyboard.press("Space");
  await lesson.getByText("2 of 15").waitFor();
  await page.keyboard.press("Space");
  // It asks for a deed: Space does nothing for it.
  await lesson.getByText("3 of 15").waitFor();
  await page.keyboard.press("Space");
  expect(await lesson.getByText("3 of 15").isVisible()).toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("a way to act that was chosen is seen to be, and says what is to be done", async () => {
  const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
  await sitDownAt(page, "social-deduction", {
    seats: 5,
    seed: "look 1",
    at: ({ question }) => question?.kind === "talk",
  });
  const talk = page.locator("[data-verb=talk]");
  const ground = () => talk.evaluate((each) => getComputedStyle(each).getPropertyValue("--fill"));
  const before = await ground();
  await talk.click();
  expect(await ground()).not.toBe(before);
  await page.mouse.move(600, 300);
  await page.getByText(/^Talk: choose whom you speak of/).waitFor();
  expect(await page.locator("[data-self]").innerText()).toMatch(/you/);
  // The key that opens the log closes it.
  await page.keyboard.press("l");
  await page.getByRole("log").waitFor();
  await page.keyboard.press("l");
  await expect.poll(() => page.getByRole("log").count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("whoever speaks is marked at their plate, and no mark crosses what is said", async () => {
  const { page, troubles, context } = await stage.person({
    settings: { keepList: false, botPace: "quick" },
  });
  await sitDownAt(page, "social-deduction", {
    seats: 5,
    seed: "look 1",
    at: ({ question }) => question?.kind === "talk",
  });
  await page.evaluate(() => {
    const seen = { marks: 0, crossed: 0 };
    Object.assign(window, { seen });
    const look = (node: Node) => {
      if (!(node instanceof HTMLElement)) return;
      const words = [...document.querySelectorAll("main q")];
      for (const each of node.querySelectorAll("div[data-tone='warm']")) {
        const mark = each.getBoundingClientRect();
        const isOver = ({ left, right, top, bottom }: DOMRect) =>
          left < mark.right && mark.left < right && top < mark.bottom && mark.top < bottom;
        seen.marks += 1;
        if (words.some((said) => isOver(said.getBoundingClientRect()))) seen.crossed += 1;
      }
    };
    new MutationObserver((all) => {
      for (const { addedNodes } of all) addedNodes.forEach(look);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator("[data-self] [data-state=open] > button").first().click();
  await page.keyboard.press("1");
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: { marks: number; crossed: number } }).seen);
  await expect.poll(async () => (await seen()).marks, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await seen()).crossed).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);
