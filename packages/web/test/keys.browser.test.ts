/** A whole turn of each game by keys alone: letters, digits, space, Tab and Enter; no mouse, no touch. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { movesOn, whatIsAsked } from "./acting.js";
import { sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

/** Somebody without a mouse, whose list of all choices is closed. */
const person = () => stage.person({ settings: { keepList: false } });

/** Presses Tab until the focus is on a thing that can be chosen and is called like this. */
async function tabTo(page: Page, ref: RegExp): Promise<string> {
  for (let n = 0; n < 120; n++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const thing = document.activeElement?.closest<HTMLElement>("[data-state=open][data-ref]");
      return thing?.dataset.ref ?? "";
    });
    if (ref.test(focused)) return focused;
  }
  throw new Error(`Tab never reaches ${ref}`);
}

/** Presses these keys and waits for the next question. */
async function answerBy(page: Page, ...keys: readonly string[]): Promise<void> {
  const before = await whatIsAsked(page);
  for (const key of keys) await page.keyboard.press(key);
  await movesOn(page, before);
  await page.locator("[data-asked], [data-end]").first().waitFor();
}

/** Goes on with the big button; where there is none, with the first of the list. */
async function goOn(page: Page): Promise<void> {
  if (await page.locator("[data-main]").isVisible()) return answerBy(page, "Space");
  await page.keyboard.press("/");
  await page.locator("[data-palette]").waitFor();
  await answerBy(page, "1");
}

/** What the log says, newest last. */
async function told(page: Page): Promise<string> {
  await page.keyboard.press("l");
  const log = page.getByRole("log");
  await log.waitFor();
  const words = await log.innerText();
  await page.keyboard.press("l");
  return words;
}

const passes = (log: string): number => log.match(/Ash passes/g)?.length ?? 0;

test("arrows pass what is barred; Space is the main thing, also after a click beside the board", async () => {
  const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
  await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "by keys", upTo: 0.02 });
  // Arrows go on past what cannot be done now.
  await page.locator("[data-verb=pick-up]:disabled").waitFor();
  await page.locator("[data-verb=overwatch]").focus();
  await page.keyboard.press("ArrowRight");
  await page.locator("[data-main]:focus").waitFor();
  // And from what only opens something.
  await page
    .locator("[data-dock]")
    .getByRole("button", { name: /choices in all/ })
    .focus();
  await page.keyboard.press("ArrowRight");
  await page.locator("[data-main]:focus").waitFor();
  for (const name of ["Hint", "Routes"]) {
    const asked = await whatIsAsked(page);
    await page.getByRole("button", { name }).click();
    await page.keyboard.press("Space");
    await expect.poll(() => whatIsAsked(page)).not.toBe(asked);
  }
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("on the board an arrow goes where it points; below the lowest room lies the dock", async () => {
  const { page, troubles, context } = await person();
  await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "by keys", upTo: 0.02 });
  await page.locator('[data-board] [data-ref="sector/15"] > button').focus();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>("[data-ref]")?.dataset.ref);
  // Round a block of four rooms, and down to the one in front; listed they stand 10, 22, 15, 19, 11.
  const way: string[] = [];
  for (const key of ["Right", "Up", "Left", "Down", "Down"]) {
    await page.keyboard.press(`Arrow${key}`);
    way.push(`${key} ${await focused()}`);
  }
  expect(way).toEqual([
    "Right sector/19",
    "Up sector/22",
    "Left sector/10",
    "Down sector/15",
    "Down sector/11",
  ]);
  await page.keyboard.press("ArrowDown");
  await page.locator("[data-dock] button:focus").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test.each([1440, 1366])(
  "at %d every verb shows its letter, inside its button",
  async (width) => {
    const { page, context } = await stage.person({
      viewport: { width, height: 768 },
      settings: { keepList: false },
    });
    await sitDownAt(page, "social-deduction", { seats: 5, seed: "by keys", upTo: 0.3 });
    const shown = await page.locator("[data-verb][aria-keyshortcuts]").evaluateAll((verbs) =>
      verbs.map((verb) => {
        const letter = verb.querySelector("[aria-hidden=true]:not(svg)");
        const [out, own] = [verb.getBoundingClientRect(), letter?.getBoundingClientRect()];
        const inside = own && own.width > 0 && own.right <= out.right && own.top >= out.top;
        return inside ? letter?.textContent?.toLowerCase() : undefined;
      }),
    );
    expect(shown).toEqual(["v", "a", "f", "d", "t"]);
    await context.close();
  },
  60_000,
);

test("Caravan: what keys have used keeps the focus, and neither Space nor arrows are stuck on it", async () => {
  const { page, troubles, context } = await person();
  const raid = async () => {
    await tabTo(page, /^seat\/1$/);
    await answerBy(page, "Enter", "1");
    await page.locator("[data-state=barred] > button:focus").waitFor();
  };
  await sitDownAt(page, "caravan", { seats: 2, seed: "by keys" });
  await raid();
  await answerBy(page, "Space");
  expect(passes(await told(page))).toBe(1);
  await sitDownAt(page, "caravan", { seats: 2, seed: "by keys" });
  await raid();
  await page.keyboard.press("ArrowRight");
  await page.locator("[data-state=open] > button:focus").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

test("Caravan: a card drawn at its pile, one found in the list, and the turn passed on", async () => {
  const { page, troubles, context } = await person();
  await sitDownAt(page, "caravan", { seats: 2, seed: "by keys" });
  // Arrows go through what can be chosen, on the board too.
  await page.keyboard.press("ArrowRight");
  const chosen = page.locator("[data-board] [data-state=open] > button:focus");
  await chosen.waitFor();
  const first = await chosen.getAttribute("aria-label");
  await page.keyboard.press("ArrowRight");
  expect(await chosen.getAttribute("aria-label")).not.toBe(first);
  await tabTo(page, /^deck$/);
  await answerBy(page, "Enter");
  // The list of everything: searched, and the first that fits is taken.
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "Search all choices" }).waitFor();
  // From among what fits a digit takes what it stands beside.
  await answerBy(page, ..."sell", "ArrowDown", "2");
  expect(await told(page)).toMatch(/Ash draws[\s\S]*Ash sells/);
  await answerBy(page, "Space");
  expect(passes(await told(page))).toBe(1);
  // Held down it acts once: the rest of the turn is still there.
  const before = await whatIsAsked(page);
  await page.keyboard.down("Space");
  await movesOn(page, before);
  await page.keyboard.down("Space");
  await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  expect(passes(await told(page))).toBe(2);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("Synthetic Sins: to another room, hidden there, and the enemies' turn", async () => {
  const { page, troubles, context } = await person();
  await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "by keys", upTo: 0.02 });
  await tabTo(page, /^sector\/(15|22)$/);
  await answerBy(page, "Enter");
  await answerBy(page, "c");
  await page.locator("[data-board] [data-ref=you][aria-label*=Hidden]").waitFor();
  // The big button ends the turn; whatever the enemies ask is answered by it too.
  const turn = page.locator("[data-hud]");
  const before = await turn.innerText();
  for (let n = 0; n < 12 && (await turn.innerText()) === before; n++) await answerBy(page, "Space");
  expect(await turn.innerText()).not.toBe(before);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("Social Deduction: Look by its letter, the card by its digit, windows by the big button", async () => {
  const { page, troubles, context } = await person();
  await sitDownAt(page, "social-deduction", { seats: 5, seed: "by keys" });
  const look = page.locator("[data-verb=look]:not([disabled])");
  for (let n = 0; n < 30 && !(await look.isVisible()); n++) await goOn(page);
  await page.keyboard.press("v");
  await page.locator("[data-palette]").waitFor();
  // Escape takes all of it back: the board offers everything again.
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("[data-palette]").count()).toBe(0);
  expect(await page.locator("[data-verb][aria-pressed=true]").count()).toBe(0);
  await page.keyboard.press("v");
  await page.locator("[data-palette]").waitFor();
  await answerBy(page, "2");
  const looked = page.locator("[data-looked]");
  for (let n = 0; n < 10 && !(await looked.isVisible()); n++) await goOn(page);
  await looked.getByRole("heading", { name: /loyalty card/ }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => looked.count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);
