/** Alone, in a real browser: from the front page to the end, and what comes after. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { choices, ended, hurry, isOpenToAll, playOn, prompt, whatIsAsked } from "./acting.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

describe("a solo match", () => {
  test("begins two clicks from the front page, survives reloads, and ends", async () => {
    const { page, troubles, context } = await stage.person();
    await hurry(page);
    await page.goto("/");
    await isOpenToAll(page, "front page");
    await page.getByRole("link", { name: "Caravan-40", exact: true }).click();
    await page.getByRole("button", { name: "Play now" }).click();
    await prompt(page).waitFor();
    await expect.poll(() => page.url()).toMatch(/\/local\/\w+$/);
    await choices(page).first().waitFor();
    await isOpenToAll(page, "table");

    // Reloaded at any decision, the same question stands.
    await playOn(page, 3);
    for (let n = 0; n < 3; n++) {
      const before = await whatIsAsked(page);
      await page.reload();
      await expect.poll(() => whatIsAsked(page)).toBe(before);
      await playOn(page, 2);
    }
    await playOn(page);
    await ended(page).waitFor();
    // One line says that the deal was checked; what that proves stands behind it.
    const proof = page.locator("[data-proof] summary");
    await proof.click();
    await page.getByText("That the seed was not chosen is not proved.").waitFor();
    await isOpenToAll(page, "end screen");
    const result = await page.locator("main").textContent();
    expect(result).toMatch(/highest score/);
    expect(result).toMatch(/All secrets, turned over/);

    // The replay: by keys, with other eyes, by its address, and on from there.
    await ended(page).click();
    await page.getByRole("slider", { name: "Step of the replay" }).waitFor();
    await isOpenToAll(page, "replay");
    await page.keyboard.press("Home");
    for (let n = 0; n < 4; n++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.url()).toMatch(/step=4/);
    await page.getByLabel("Seen by").selectOption({ index: 2 });
    await expect.poll(() => page.url()).toMatch(/seat=1/);
    await page.reload();
    await expect.poll(() => page.getByRole("slider").inputValue()).toBe("4");
    await page.getByRole("button", { name: "Verify the deal" }).click();
    await page.getByText("The deal is the one that was committed to").waitFor();
    await page.keyboard.press("Escape");
    await page.getByLabel("Seen by").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL(/\/local\//);
    await playOn(page, 2);
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);
});
