/** Nakamura Tower by thumb: a target's sheet, a square's menu, all answers to an attack. */
import type { View } from "@sprawl/engine";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

const kinds = ({ question }: View) => question?.options.map(({ kind }) => kind) ?? [];
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  settings: { keepList: false },
};

test("a target's sheet lies above the dock, hides nobody, and says odds and areas", async () => {
  const { page, troubles, context } = await stage.person(phone);
  await sitDownAt(page, "human-interface", {
    seats: 2,
    seed: "fight",
    at: (seen) => kinds(seen).filter((kind) => kind === "attack").length >= 2,
  });
  const target = page.locator('[data-world] [data-ref="model/tetsuo"][data-state="open"]');
  await target.tap();
  const sheet = page.getByRole("menu");
  await sheet.getByRole("menuitem", { name: /^Attack: Saipan AR3 26%/ }).waitFor();
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return { left, right, top, bottom };
      });
  const [over, board, thing] = [
    await boxOf("[role=menu]"),
    await boxOf("[data-board]"),
    await target.evaluate((each) => each.getBoundingClientRect().bottom),
  ];
  expect(over.bottom).toBeCloseTo(board.bottom, 0);
  expect([over.left, over.right]).toEqual([board.left, board.right]);
  expect(thing).toBeLessThanOrEqual(over.top);
  // The sheet goes, and then the look at whoever keeps the focus.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  // A square is named by its area; what is done there is said without coordinates.
  const squares = page.locator('[data-world] [data-ref^="square/"][data-state="open"] > button');
  const free = await squares.evaluateAll((all) =>
    all.findIndex((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === each;
    }),
  );
  await squares.nth(free).tap();
  const menu = page.getByRole("menu");
  await menu.getByText(/^Area [A-Z]{2}$/).waitFor();
  expect(await menu.innerText()).not.toMatch(/\(\d+, \d+\)/);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

/** Is all of this figure in the window of the floor? */
const isInWindow = (page: Page, model: string) =>
  page.locator(`[data-world] [data-ref="model/${model}"]`).evaluate((figure) => {
    const { left, right, top, bottom } = figure.getBoundingClientRect();
    const window = figure.closest("[data-world]")?.getBoundingClientRect() ?? new DOMRect();
    return (
      left >= window.left && right <= window.right && top >= window.top && bottom <= window.bottom
    );
  });

test("every answer to an attack is in sight, and so are both whom it is about", async () => {
  const { page, context } = await stage.person(phone);
  let both: readonly string[] = [];
  await sitDownAt(page, "human-interface", {
    seats: 2,
    seed: "react",
    at: ({ question }) => {
      if (question?.kind !== "respond" || question.options.length < 5) return false;
      both = [String(question.args?.model), String(question.args?.by)];
      return true;
    },
  });
  for (const model of both) await expect.poll(() => isInWindow(page, model)).toBe(true);
  const answers = page.locator("[data-dock] [data-dock-choice]");
  await answers.first().waitFor();
  expect(await answers.count()).toBeGreaterThanOrEqual(5);
  for (const each of await answers.all()) expect(await each.isVisible()).toBe(true);
  await context.close();
}, 120_000);

/** Reads on, or presses what the lesson points at. */
async function learn(page: Page): Promise<void> {
  const lesson = page.locator("[data-lesson]");
  await lesson.waitFor();
  const goOn = lesson.getByRole("button", { name: "Go on" });
  if (await goOn.isVisible()) return goOn.tap();
  const before = await lesson.innerText();
  const line = page.locator("[role=menu] [role=menuitem]").first();
  const thing = page.locator(":is([data-world], [data-me]) [data-pointed] > button").first();
  const inDock = page.locator("[data-dock] button[data-pointed]").first();
  const main = page.locator("[data-dock] [data-main]");
  const first = [line, main.and(page.locator("[data-picks]")), thing, inDock, main];
  for (const each of first) {
    if (!(await each.isVisible())) continue;
    await each.dispatchEvent("click");
    break;
  }
  await page.waitForTimeout(150);
  if ((await lesson.isVisible()) && (await lesson.innerText()) === before) {
    if (await line.isVisible()) await line.dispatchEvent("click");
  }
}

test("in the first lesson whoever can be shot is lit, in the window, and nothing else is asked", async () => {
  const { page, troubles, context } = await stage.person({ ...phone, newcomer: true });
  await page.goto("/learn/human-interface");
  const said = page.getByText("An enemy is in sight.");
  for (let n = 0; n < 40 && !(await said.isVisible()); n++) await learn(page);
  await said.waitFor();
  expect(await page.locator("[data-prompt]").innerText()).toMatch(/Harvey Scott: 1 AP/);
  await expect.poll(() => isInWindow(page, "markus")).toBe(true);
  const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
  const light = async () => (await boxOf("[data-lesson-light][data-on] path:nth-of-type(2)"))?.x;
  const markus = (await boxOf('[data-world] [data-ref="model/markus"]'))?.x ?? 0;
  await expect.poll(light).toBeCloseTo(markus - 8, -1);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);
