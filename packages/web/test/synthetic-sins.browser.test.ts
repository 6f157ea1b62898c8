/** Synthetic Sins in a real browser: mission one by clicking, a reload while an enemy acts, mission two. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choices, ended, hurry, isOpenToAll, movesOn, whatIsAsked } from "./acting.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

/** Takes the hint: what is advised from what is seen, and clicks it. */
async function takeHint(page: Page): Promise<void> {
  const before = await whatIsAsked(page);
  const amount = page.locator("[data-main]", { hasText: /^(Answer|Use) -?\d+/ });
  if (await amount.isVisible()) {
    await amount.click();
    return movesOn(page, before);
  }
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText(/^Hint: /).waitFor();
  const pointed = page.locator("[data-choice][data-pointed]");
  const keys = await pointed.evaluateAll((all) =>
    all.map((each) => each.getAttribute("data-choice")),
  );
  for (const key of keys) {
    await page
      .locator(`[data-choice=${JSON.stringify(key)}]`)
      .first()
      .dispatchEvent("click");
  }
  const done = page.locator("[data-main][data-picks]");
  if (await done.isVisible()) await done.click();
  await movesOn(page, before);
}

/** Plays by hints to the end of the mission; reloads whenever an enemy's action asks something. */
async function playMission(page: Page): Promise<{ reloads: number }> {
  let reloads = 0;
  for (let n = 0; n < 300; n++) {
    await page.locator("[data-asked]").or(ended(page)).first().waitFor();
    if (await ended(page).isVisible()) return { reloads };
    const phase = page.locator("[aria-current=step]");
    if (reloads < 2 && /Enemy/.test((await phase.textContent()) ?? "")) {
      const before = await whatIsAsked(page);
      await page.reload();
      await expect.poll(() => whatIsAsked(page)).toBe(before);
      reloads++;
    }
    await takeHint(page);
  }
  throw new Error("the mission does not end");
}

/** How it went, what Odalys says to it, what it brought and which job is next. */
async function theEndIsAScene(page: Page, won: boolean): Promise<void> {
  const scene = page.locator("[data-end]").first();
  const said = won
    ? /Mission won[\s\S]*Odalys calls[\s\S]*\+\d+\s+ByteBucks[\s\S]*Mission 2: Paper Trail/
    : /Mission failed[\s\S]*Odalys calls/;
  await expect.poll(() => scene.innerText()).toMatch(said);
}

test("mission one, its reward, and on to mission two with what was earned", async () => {
  const { page, troubles, context } = await stage.person();
  await hurry(page);
  await page.goto("/");
  await page.getByRole("link", { name: /Synthetic Sins/ }).click();
  await page.getByRole("button", { name: "Begin the campaign" }).click();
  await page.getByRole("button", { name: "Mission 1: Back Door" }).click();
  await choices(page).first().waitFor();
  await isOpenToAll(page, "mission one");
  let reloads = 0;
  for (let tries = 0; tries < 6; tries++) {
    reloads += (await playMission(page)).reloads;
    const won = await page.getByText("Mission complete.").first().isVisible();
    await theEndIsAScene(page, won);
    await page.getByRole("link", { name: "Back to the campaign" }).click();
    await page.getByRole("heading", { name: /ByteBuck/ }).waitFor();
    if (won) break;
    await page.getByRole("button", { name: "Mission 1: Back Door", exact: true }).click();
  }
  await isOpenToAll(page, "between missions");
  // Five ByteBucks at least are the reward of mission one.
  const purse = await page.getByRole("heading", { name: /ByteBuck/ }).textContent();
  const earned = Number.parseInt(purse ?? "", 10);
  expect(earned).toBeGreaterThanOrEqual(5);
  await page.getByRole("button", { name: /^Mission 2: / }).click();
  await choices(page).first().waitFor();
  await expect.poll(() => page.getByText("Mission 2: Paper Trail").first().isVisible()).toBe(true);
  // What was earned can be spent there.
  const asked = await whatIsAsked(page);
  await page.locator("[data-choice^='buy-gear']").first().click();
  await movesOn(page, asked);
  // The shop lays out cards that say what they do; of four, two may be the same.
  const cards = page.locator("[data-board] [data-ref^='gear/'][data-state=open]");
  await expect.poll(() => cards.count()).toBeGreaterThan(1);
  for (const card of await cards.allInnerTexts()) expect(card).toMatch(/\w+ \w+ \w+/);
  // On a phone no edge of the story stands below them.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const story = page.locator("[data-board] section[data-crowded]");
  await expect.poll(() => story.isHidden()).toBe(true);
  if (size) await page.setViewportSize(size);
  const offered = await whatIsAsked(page);
  await page.locator("[data-choice^='take-gear']").first().click();
  await movesOn(page, offered);
  // Nearly every mission one has a question while an enemy acts; mission two has for certain.
  if (reloads === 0) reloads += (await playMission(page)).reloads;
  expect(reloads).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 300_000);
