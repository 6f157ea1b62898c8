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

/** Clicks a choice, and where one picks as many more as are wanted and Done; waits for what comes. */
export async function answer(page: Page, choice: Locator): Promise<void> {
  const before = await whatIsAsked(page);
  const picks = (await choice.getAttribute("aria-pressed")) !== null;
  await choice.click();
  if (picks) await pickTheRest(page);
  await movesOn(page, before);
}

async function pickTheRest(page: Page): Promise<void> {
  const done = page.locator("[data-main][data-picks]");
  const enough = done.and(page.locator(":not([aria-disabled=true])"));
  const others = page.locator("[data-choice][aria-pressed=false]:visible");
  for (let n = 0; n < 20 && !(await enough.isVisible()); n++) await others.first().click();
  await done.click();
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
