/** Being passed for in windows, set and ended from the prompt: on this screen and online. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answer, choices, ended, hurry, isOpenToAll, prompt } from "./acting.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ delay: [5, 16], botDelay: [0, 2] });
}, 120_000);
afterAll(() => stage?.close());

const unlessTarget = (page: Page) =>
  page.getByRole("button", { name: "Ask me only if I am the target" });
const untilTurn = (page: Page) => page.getByRole("button", { name: "Pass until my turn" });

/** Passes, and says nothing, until a window in somebody else's turn is open. */
async function toWindow(page: Page): Promise<void> {
  // Some questions are about one's own cards only, and those are covered.
  await page.getByLabel("Keep shown").first().check();
  for (let n = 0; n < 60; n++) {
    await choices(page).last().waitFor();
    if (await untilTurn(page).isVisible()) return;
    // Who holds no program has nothing to be asked for in the turns of others.
    const draw = page.locator("[data-choice=draw]");
    await answer(page, (await draw.isVisible()) ? draw : choices(page).last());
  }
  throw new Error("no window opens");
}

/** Sets what does not end by itself, sees it, and ends it. */
async function setAndEnd(page: Page): Promise<void> {
  const set = page.getByText("Asked in your turn, and as the target");
  await unlessTarget(page).click();
  await set.waitFor();
  await page.getByRole("button", { name: /^Ask me again/ }).click();
  await expect.poll(() => set.count()).toBe(0);
}

/** Passes and says nothing so many times, or to the end; whatever is asked has something to choose. */
async function asksNothingEmpty(page: Page, times: number): Promise<void> {
  await page.getByLabel("Keep shown").first().check();
  for (let n = 0; n < times; n++) {
    await choices(page).last().or(ended(page)).first().waitFor();
    if (await ended(page).isVisible()) return;
    const isWindow = await untilTurn(page).isVisible();
    if (isWindow) expect(await page.locator("[data-asked] [data-choice]").count()).not.toBe(1);
    await answer(page, choices(page).last());
  }
}

test("against bots: a scenario brings its seats, and nobody is asked where there is nothing but to pass", async () => {
  const { page, troubles, context } = await stage.person();
  await hurry(page);
  await page.goto("/game/social-deduction");
  const kind = page.getByLabel("Kind of match");
  const seats = page.getByRole("group", { name: "Who plays" }).getByRole("listitem");
  for (const [name, count] of [
    ["Limited! (4 players)", 4],
    ["Invasion from within #2 (8 players)", 8],
    ["2x EX (5 players)", 5],
    ["Full game", 5],
  ] as const) {
    await kind.selectOption({ label: name });
    await expect.poll(() => seats.count()).toBe(count);
  }
  await page.getByRole("button", { name: "Start this match" }).click();
  await prompt(page).waitFor();
  await asksNothingEmpty(page, 8);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("online: set in the prompt, shown there, and ended there", async () => {
  const { page, troubles, context } = await stage.person();
  const acts: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { act } = JSON.parse(String(payload));
      if (act !== undefined) acts.push(act);
    }),
  );
  await page.goto("/online?game=social-deduction");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByText("Details", { exact: true }).click();
  await page.getByLabel("Kind of match").selectOption({ label: "Limited! (4 players)" });
  await page.getByLabel("Bots among them").fill("3");
  await page.getByLabel("Bots among them").press("Tab");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: /ready/i }).click();
  await prompt(page).waitFor();
  // Whoever wants to be asked has said so before the first window can open.
  expect(acts).toEqual(["standing", "ready"]);
  await toWindow(page);
  await isOpenToAll(page, "a window");
  // Of several who are asked nobody is pointed at.
  expect(await page.getByRole("img", { name: / is asked$/ }).count()).toBe(0);
  await setAndEnd(page);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);
