/** What a person does at a table, in a test: reads the prompt and answers, by hand or by keys. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** No waiting for bots, no sounds: settings a hurried person would choose. */
export async function hurry(page: Page): Promise<void> {
  await page.goto("/settings");
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("sprawl.settings") ?? "{}");
    localStorage.setItem("sprawl.settings", JSON.stringify({ ...kept, botPace: "instant" }));
  });
}

export const prompt = (page: Page) => page.locator("[data-prompt]");
export const choices = (page: Page) => page.locator("[data-choice]:visible");
export const ended = (page: Page) => page.getByRole("link", { name: "Watch the replay" });

/** Answers with the last choice of the list, so many times, or until the match is over. */
export async function playOn(page: Page, times = 400): Promise<void> {
  for (let n = 0; n < times; n++) {
    const asked = choices(page).last();
    await asked.or(ended(page)).first().waitFor();
    if (await ended(page).isVisible()) return;
    await answer(page, asked);
  }
}

/** Clicks a choice, and Done where one picks, and waits for what comes then. */
export async function answer(page: Page, choice: Locator): Promise<void> {
  const before = await whatIsAsked(page);
  await choice.click();
  const done = page.locator("[data-main]", { hasText: "Done" });
  if (await done.isVisible()) await done.click();
  await movesOn(page, before);
}

/** Waits until another question stands there, or none. */
export async function movesOn(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (was) => document.querySelector("[data-asked]")?.getAttribute("data-asked") !== was,
    before ?? undefined,
  );
}

/** Which question stands there, by its id. */
export async function whatIsAsked(page: Page): Promise<string | null> {
  return page.locator("[data-asked]").first().getAttribute("data-asked");
}

/** Nothing on this screen keeps anybody out. */
export async function isOpenToAll(page: Page, what: string): Promise<void> {
  // Only what is wrong is wanted: axe need not describe all that is right.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`);
  expect(said, what).toEqual([]);
}
