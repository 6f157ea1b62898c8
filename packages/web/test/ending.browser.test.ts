/** Where nothing is left but to end one's actions, the table does it after a moment, unless stopped. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isOpenToAll } from "./acting.js";
import { sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

const ending = (page: Page) => page.locator("[data-main-choice^=end-actions]");
const due = (page: Page) => page.locator("[data-main][data-ends]");
const turn = async (page: Page) =>
  /Turn \d+/.exec(await page.locator("[data-hud]").innerText())?.[0] ?? "";
/** Longer than the moment in which it can be stopped. */
const AFTER = 2_500;

async function withNothingLeft(endForMe: boolean, viewport = { width: 1440, height: 900 }) {
  const person = await stage.person({ viewport, settings: { keepList: false, endForMe } });
  await sitDownAt(person.page, "synthetic-sins", {
    seed: "the picture",
    options: { mission: "back-door" },
    at: ({ question }) =>
      question?.options.filter(({ kind }) => kind !== "give-up").length === 1 &&
      question.options.some(({ kind }) => kind === "end-actions"),
  });
  await ending(person.page).waitFor();
  return person;
}

test("alone, what is left to end ends by itself after a moment that is seen", async () => {
  const { page, troubles, context } = await withNothingLeft(true);
  const before = await turn(page);
  expect(before).toMatch(/Turn/);
  await due(page).waitFor();
  await expect.poll(() => turn(page), { timeout: 10_000 }).not.toBe(before);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("a press on Wait stops it, and whoever wants to end it always says so once", async () => {
  const { page, troubles, context } = await withNothingLeft(true, { width: 390, height: 844 });
  const before = await turn(page);
  await page.getByRole("button", { name: "Wait", exact: true }).click();
  await isOpenToAll(page, "nothing left");
  await page.waitForTimeout(AFTER);
  expect(await turn(page)).toBe(before);
  expect(await due(page).count()).toBe(0);
  await page.getByRole("button", { name: "Always let me end it" }).click();
  await page.reload();
  await ending(page).waitFor();
  await page.waitForTimeout(AFTER);
  expect(await turn(page)).toBe(before);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("whoever ends it themselves is never ended for, and can change that at the table", async () => {
  const { page, troubles, context } = await withNothingLeft(false);
  const before = await turn(page);
  await page.waitForTimeout(AFTER);
  expect(await turn(page)).toBe(before);
  await page.getByRole("button", { name: "End it for me from now on" }).click();
  await expect.poll(() => turn(page), { timeout: 10_000 }).not.toBe(before);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);
