/**
 * CyberVerse online in two real browsers with a bot, to the end: an Ambush, a Brawl with sealed tokens,
 * and a reload inside it.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ended, prompt, whatIsAsked } from "./acting.js";
import { fly, told } from "./pilot.js";
import { openStage, type Person, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ botDelay: [0, 5], delay: [5, 20] });
}, 180_000);
afterAll(() => stage?.close());

const LAST_TURN = "3";

/** Two people and a bot at a table of three. */
async function sitDown(): Promise<readonly Person[]> {
  const people = await Promise.all([0, 1].map(() => stage.person()));
  let link = "";
  for (const [seat, { page }] of people.entries()) {
    await page.goto(link === "" ? "/online?game=cyberverse" : link);
    await page.getByLabel("Your name").fill(["Ada", "Bo"][seat]);
    if (link === "") {
      await page.getByRole("spinbutton", { name: "Seats" }).fill("3");
      await page.getByRole("spinbutton", { name: "Bots among them" }).fill("1");
      await page.getByText("Details", { exact: true }).click();
      await page.getByRole("spinbutton", { name: "Last turn" }).fill(LAST_TURN);
      await page.getByRole("button", { name: "Open the table" }).click();
      link = await page.getByLabel("Invitation link").inputValue();
    } else {
      await page.getByRole("button", { name: "Join the table" }).click();
      await page.waitForURL(/\/table\/\w+$/);
    }
  }
  for (const { page } of people) await page.getByRole("button", { name: "I am ready" }).click();
  for (const { page } of people) await prompt(page).waitFor();
  return people;
}

/** Both go to JoyTown, and lay a trap there for the other. */
const WISHES = [
  "^end-turn",
  "^activate",
  '^enter district=3 via=""',
  "^ambush district=3",
  "^stay",
  "^ambush",
  "^recruit",
  "^(pay-all|finish|hack|attack|pass)",
];
const LONG = { timeout: 60_000 };
const keys = (page: Page) =>
  page
    .locator("[data-asked] [data-choice]")
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.choice));

test("two people and a bot: an Ambush, a Brawl with sealed tokens, a reload inside it, and the end", async () => {
  const people = await sitDown();
  const [ada, bo] = people.map(({ page }) => page);
  await fly(ada, { wishes: WISHES, stopAt: "^Combat in JoyTown" });
  await fly(bo, { wishes: WISHES });

  // Ada is asked for her token; Bo has kept his, and she is not told which.
  const token = ada.locator('[data-asked] [data-choice^="keep-token"]');
  await token.first().waitFor(LONG);
  const asked = await whatIsAsked(ada);
  const offered = await keys(ada);
  expect(offered.length).toBe(2);
  const before = await told(ada);
  expect(before).toContainEqual(expect.stringMatching(/[Aa]mbush/));
  await ada.reload();
  await token.first().waitFor(LONG);
  expect(await whatIsAsked(ada)).toBe(asked);
  expect(await keys(ada)).toEqual(offered);
  expect(await ada.locator('[data-ref^="agent/"] [data-token]').count()).toBe(0);

  await fly(ada, { wishes: WISHES });
  for (const page of [ada, bo]) await ended(page).waitFor({ timeout: 120_000 });
  for (const page of [ada, bo]) {
    expect(await page.locator("[data-end]").first().innerText()).toMatch(/VP/);
  }
  for (const { troubles, context } of people) {
    expect(troubles).toEqual([]);
    await context.close();
  }
}, 300_000);
