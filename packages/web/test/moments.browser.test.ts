/**
 * Words that do not fit where they stand, looked for in the thick of a match and at its end; on small
 * windows in German, whose words are longer.
 */
import { SHORT } from "@sprawl/tools/arranged";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cutOff } from "./cut-off.js";
import { sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

const WINDOWS = [
  {
    language: "en",
    sizes: [
      { width: 1440, height: 900 },
      { width: 1366, height: 768 },
    ],
  },
  {
    language: "de",
    sizes: [
      { width: 820, height: 1180 },
      { width: 390, height: 844 },
    ],
  },
] as const;

/** At each of these sizes nothing is cut off and nothing scrolls sideways. */
async function fits(page: Page, sizes: (typeof WINDOWS)[number]["sizes"], what: string) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const at = `${what} at ${size.width}`;
    await expect.poll(() => cutOff(page), { message: at }).toEqual([]);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, { message: at }).toBe(size.width);
  }
}

describe.each(["caravan", "synthetic-sins", "social-deduction"])("%s", (game) => {
  test.each(WINDOWS)(
    "nothing is cut off in the middle and at the end ($language)",
    async (given) => {
      const { language, sizes } = given;
      const touch = language === "de";
      const { page, troubles, context } = await stage.person({
        viewport: sizes[0],
        hasTouch: touch,
        isMobile: touch,
        settings: { keepList: false, language },
      });
      await sitDownAt(page, game, { ...SHORT[game], seed: "the frame", upTo: 0.5 });
      await fits(page, sizes, `${game}, in the thick of it`);
      expect(await page.locator("[data-me]").innerText()).toMatch(/\w/);
      await sitDownAt(page, game, { ...SHORT[game], seed: "the frame", upTo: 1 });
      const end = page.locator("[data-end]").first();
      await expect.poll(() => end.innerText()).toMatch(/\w/);
      await fits(page, sizes, `${game}, the end`);
      // What is shown is for people: no names of fields, no numbers of cards, nobody called -1.
      const insides = /undefined|NaN|\[object|\bCard \d|: -1\b|by -1\b/i;
      expect(await end.innerText()).not.toMatch(insides);
      expect(troubles).toEqual([]);
      await context.close();
    },
    180_000,
  );
});
