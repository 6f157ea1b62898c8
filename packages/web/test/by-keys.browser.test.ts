/**
 * Every game played to its end by keys alone, at the table with pictures and at the one without: the
 * focus is never lost, each question is heard, and the end is where one is then.
 */
import { openArranged, SHORT } from "@sprawl/tools/arranged";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dealt, sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

/** Longer than what is left of any of these matches, in questions and in tries at one. */
const LONGEST = 250;
const TRIES = 40;

/** Remembers every sentence that came up to be heard, and every question the focus came to. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const here = window as unknown as { heard: Set<string> };
    here.heard = new Set();
    const asked = () => document.querySelector("[data-asked]")?.getAttribute("data-asked") ?? "";
    let turn: Element | null | undefined;
    const look = () => {
      const now = document.querySelector("[data-turn][aria-live] > *");
      if (now !== turn && now?.textContent) here.heard.add(asked());
      turn = now;
      if (document.activeElement?.matches("[data-prompt]")) here.heard.add(asked());
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
    document.addEventListener("focusin", look);
    look();
  });
}

/** Is it heard, or no longer asked? A key that came late may have answered it. */
const isHeard = (page: Page, question: string) =>
  page.evaluate((id) => {
    const asked = document.querySelector("[data-asked]")?.getAttribute("data-asked");
    return (window as unknown as { heard: Set<string> }).heard.has(id) || asked !== id;
  }, question);

/** Waits for a question or the end; which question it is, read in the moment it stands there. */
async function asked(page: Page): Promise<string | undefined> {
  const came = await page.waitForFunction(
    () => {
      const end = document.querySelector("[data-end]");
      if (end?.checkVisibility()) return { question: undefined };
      const question = document.querySelector("[data-asked]")?.getAttribute("data-asked");
      return question ? { question } : undefined;
    },
    undefined,
    { timeout: 30_000 },
  );
  return (await came.jsonValue())?.question;
}

/** Tries by keys to answer until it is answered; a slow answer is waited for before the next try. */
async function answerBy(page: Page, before: string, tries: (n: number) => Promise<void>) {
  const goesOn = (timeout: number) =>
    page
      .waitForFunction(
        (was) => document.querySelector("[data-asked]")?.getAttribute("data-asked") !== was,
        before,
        { timeout },
      )
      .then(
        () => true,
        () => false,
      );
  for (let n = 0; n < TRIES; n++) {
    await tries(n);
    if (await goesOn(1_500)) return;
    // What was answered is busy until the answer has come.
    const isBusy = (await page.locator("[data-asked] [aria-busy=true]").count()) > 0;
    if (isBusy && (await goesOn(20_000))) return;
  }
  throw new Error(`keys do not get past: ${await page.locator("[data-prompt]").innerText()}`);
}

/** Space where there is a main thing; otherwise, and now and then, what the arrows come to. */
const atBoard = (page: Page, question: number) => async (n: number) => {
  if (n === 0 && question % 3 > 0 && (await page.locator("[data-main]").isVisible())) {
    return page.keyboard.press("Space");
  }
  for (let i = 0; i <= (question * 7 + n * 3) % 5; i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  if (await page.getByRole("menu").isVisible()) await page.keyboard.press("1");
  // What is picked is handed in.
  if (n % 3 === 2) await page.keyboard.press("Space");
};

/** By Tab from the question to one of the first choices. */
const byEar = (page: Page, question: number) => async (n: number) => {
  const wanted = 1 + ((question + n) % 3);
  for (let tabs = 0, met = 0; tabs < 40 && met < wanted; tabs++) {
    await page.keyboard.press("Tab");
    const isChoice = await page.evaluate(
      () => document.activeElement?.matches("[data-asked] :is([data-choice], input)") === true,
    );
    if (isChoice) met++;
  }
  const box = await page.evaluate(() => document.activeElement?.matches("fieldset input") === true);
  await page.keyboard.press(box ? "Space" : "Enter");
  if (!box) return;
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.keyboard.press("Tab");
    const isDone = await page.evaluate(() => document.activeElement?.matches("button") === true);
    if (isDone) return page.keyboard.press("Enter");
  }
};

async function playToTheEnd(page: Page, way: typeof byEar): Promise<void> {
  for (let n = 0; n < LONGEST; n++) {
    const question = await asked(page);
    if (question === undefined) return;
    const where = `question ${question}`;
    await expect
      .poll(() => isHeard(page, question), { message: where, timeout: 10_000 })
      .toBe(true);
    const lost = await page.evaluate(() => document.activeElement === document.body);
    expect(lost, where).toBe(false);
    await answerBy(page, question, way(page, n));
  }
  throw new Error("the match does not end");
}

describe.each(Object.keys(SHORT))("%s", (game) => {
  test("by keys alone to the end", async () => {
    const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
    await sitDownAt(page, game, { ...SHORT[game], seed: "by keys", upTo: 0.5 });
    await listen(page);
    await playToTheEnd(page, atBoard);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("[data-end]") !== null))
      .toBe(true);
    // Nothing of what the end covers is in the way of keys.
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press("Tab");
      expect(await page.locator("[data-board] :focus, [data-dock] :focus").count()).toBe(0);
    }
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  test("by ear alone to the end", async () => {
    const settings = { keepList: false, nonVisual: true };
    const { page, troubles, context } = await stage.person({ settings });
    const file = await dealt(game, { ...SHORT[game], seed: "by ear", upTo: 0.6 });
    await openArranged(page, file);
    await listen(page);
    await playToTheEnd(page, byEar);
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);
});
