/** Nakamura Tower by thumb: a target's sheet, a square's menu, all answers to an attack. */
import type { View } from "@sprawl/engine";
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
  const target = page
    .locator('[data-board] [data-ref="model/tetsuo"][data-state="open"]')
    .filter({ visible: true })
    .last();
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
  await page.keyboard.press("Escape");
  // A square is named by its area; what is done there is said without coordinates.
  await page.locator('[data-board] [data-ref^="square/"][data-state="open"]').last().tap();
  const menu = page.getByRole("menu");
  await menu.getByText(/^Area [A-Z]{2}$/).waitFor();
  expect(await menu.innerText()).not.toMatch(/\(\d+, \d+\)/);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("every answer to an attack is in sight", async () => {
  const { page, context } = await stage.person(phone);
  await sitDownAt(page, "human-interface", {
    seats: 2,
    seed: "react",
    at: (seen) => seen.question?.kind === "respond" && seen.question.options.length >= 5,
  });
  const answers = page.locator("[data-dock] [data-dock-choice]");
  await answers.first().waitFor();
  expect(await answers.count()).toBeGreaterThanOrEqual(5);
  for (const each of await answers.all()) expect(await each.isVisible()).toBe(true);
  await context.close();
}, 120_000);
