/**
 * CyberVerse in real browsers: alone from the front page to the rank, by the board alone; and two
 * people with a bot online to the end, with an Ambush, a Brawl with sealed tokens, and a reload in it.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ended, prompt, whatIsAsked } from "./acting.js";
import { sitDownAt } from "./dealt.js";
import { fly, told } from "./pilot.js";
import { openStage, type Person, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ botDelay: [0, 5], delay: [5, 20] });
}, 180_000);
afterAll(() => stage?.close());

const LAST_TURN = "3";
/** Long enough that somebody walks about in a Brawl. */
const LAST_TURN_ALONE = "5";

/**
 * Plays on in the page as somebody does who looks at the board and never at the list: things that
 * glow, the menu at a piece, the big button, and what has no place on the board. Gives what was seen.
 */
function playByTheBoard(page: Page) {
  return page.evaluate(async () => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const asked = () => document.querySelector("[data-asked]")?.getAttribute("data-asked") ?? "";
    const isOver = () => all("[data-end]").length > 0;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const until = performance.now() + 150_000;
    const seen = new Set<string>();
    const answered: string[] = [];
    let turn = 0;
    while (!isOver() && performance.now() < until) {
      await frame();
      const before = asked();
      if (before === "") continue;
      for (const mark of ["reach", "sight", "hunt"])
        if (all(`[data-board] [data-${mark}]`).length > 0) seen.add(mark);
      const glow = all(":is([data-board], [data-me]) [data-state=open] > button");
      const main = all("[data-asked] [data-main]");
      const loose = all("[data-asked] [data-dock-choice]");
      // In turn the board and the big button, so that a Strategy turn comes to its end.
      const order = turn++ % 2 === 0 ? [glow, loose, main] : [main, glow, loose];
      const first = order.find((list) => list.length > 0);
      if (!first) continue;
      first[turn % first.length].click();
      await frame();
      all("[role=menuitem]:not([aria-disabled])")[0]?.click();
      answered.push(before);
      const since = performance.now();
      while (asked() === before && !isOver() && performance.now() - since < 1000) await frame();
    }
    return { over: isOver(), seen: [...seen], answered: new Set(answered).size };
  });
}

test("alone, from the front page to the rank, by the board alone", async () => {
  const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
  await page.goto("/");
  await page
    .getByRole("link", { name: /CyberVerse/ })
    .first()
    .click();
  await page.getByText("Table options", { exact: true }).click();
  await page.getByRole("spinbutton", { name: "Last turn" }).fill(LAST_TURN_ALONE);
  await page.getByRole("button", { name: "Start this match" }).click();
  await prompt(page).waitFor();
  const { over, seen, answered } = await playByTheBoard(page);
  expect(over, `after ${answered} answers`).toBe(true);
  expect(answered).toBeGreaterThan(20);
  expect(seen).toContain("reach");
  await page.locator("[data-end] [data-rank]").waitFor();
  expect(await page.locator("[data-end]").first().innerText()).toMatch(/VP/);
  expect(troubles).toEqual([]);
  await context.close();
}, 240_000);

test("any District opens into its zone map without leaving the table", async () => {
  const { page, troubles, context } = await stage.person();
  await page.goto("/game/cyberverse");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator('[data-asked] [data-choice^="lead"]').first().click();
  await page.locator('[data-asked] [data-choice^="hire"]').first().click();
  const table = page.url();
  for (const district of ["Cold Harbor", "JoyTown"]) {
    // By keys: a headline may hang before the picture.
    await page.getByRole("button", { name: `Open the board of ${district}` }).press("Enter");
    await page.getByRole("region", { name: new RegExp(`^${district}, `) }).waitFor();
    expect(await page.locator('[data-board] [data-ref^="zone/"]').count()).toBeGreaterThan(4);
    expect(await page.locator('[data-board] [data-ref^="position/"]').count()).toBe(4);
  }
  expect(page.url()).toBe(table);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

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
  expect(before).toContainEqual(expect.stringMatching(/sets an Ambush/));
  await ada.reload();
  await token.first().waitFor(LONG);
  expect(await whatIsAsked(ada)).toBe(asked);
  expect(await keys(ada)).toEqual(offered);
  expect(await ada.locator('[data-ref^="agent/"] [data-token]').count()).toBe(0);

  await fly(ada, { wishes: WISHES });
  for (const page of [ada, bo]) await ended(page).waitFor({ timeout: 120_000 });
  expect(await told(bo)).toContainEqual(expect.stringMatching(/^The Ambush of .* is sprung/));
  for (const page of [ada, bo]) {
    expect(await page.locator("[data-end]").first().innerText()).toMatch(/VP/);
  }
  for (const { troubles, context } of people) {
    expect(troubles).toEqual([]);
    await context.close();
  }
}, 300_000);

test("in Combat on a phone everybody's points stay in sight beside the Brawl card", async () => {
  const { page, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    settings: { keepList: false },
  });
  await sitDownAt(page, "cyberverse", {
    seats: 4,
    seed: "look",
    at: ({ question }) => question?.kind === "fight-move",
  });
  const board = await page.locator("[data-board]").boundingBox();
  const bottom = (board?.y ?? 0) + (board?.height ?? 0);
  const card = await page.locator("[data-ref=brawl]").boundingBox();
  // Nothing of the card is cut off.
  expect(card?.y).toBeGreaterThanOrEqual(board?.y ?? 0);
  const lines = page.locator("[data-ref=brawl] > :is(b, small)");
  for (const line of await lines.all()) {
    expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(board?.y ?? 0);
  }
  const rivals = page.locator("[data-ref^='org/']:not([data-own]):visible");
  expect(await rivals.count()).toBe(3);
  for (const rival of await rivals.all()) {
    const box = await rival.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom);
    expect(box?.x).toBeGreaterThanOrEqual((card?.x ?? 0) + (card?.width ?? 0) - 1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  await context.close();
}, 120_000);

/** Looks at the lower end of what is scrolled. */
const toTheEnd = (page: Page) =>
  page.locator("[data-board] > *").evaluateAll((all) => {
    for (const each of all) each.scrollTo(0, each.scrollHeight);
  });

test("on a phone each step begins at its top, and a menu looks the same in every piece", async () => {
  const { page, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    settings: { keepList: false },
  });
  await sitDownAt(page, "cyberverse", { seats: 3, seed: "first" });
  await page.locator("[data-ref^='organization/'][data-state=open] > button").first().tap();
  const words = page.getByRole("menuitem").first().locator("span").last();
  expect(await words.evaluate((each) => getComputedStyle(each).borderTopWidth)).toBe("0px");

  await sitDownAt(page, "cyberverse", {
    seats: 3,
    seed: "step",
    at: ({ question }) => question?.kind === "hack",
  });
  const place = page.locator("[data-board] [data-district]:has(> b)");
  await place.waitFor();
  await toTheEnd(page);
  await expect.poll(async () => (await place.boundingBox())?.y).toBeLessThan(0);
  const before = await whatIsAsked(page);
  await page.locator("[data-main]").tap();
  await expect.poll(() => whatIsAsked(page)).not.toBe(before);
  await expect.poll(async () => (await place.boundingBox())?.y).toBeGreaterThan(0);
  await context.close();
}, 120_000);
