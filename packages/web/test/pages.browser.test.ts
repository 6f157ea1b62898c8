/** Pages beside the table: nothing keeps anybody out, nothing scrolls sideways, nothing goes wrong. */
import { openArranged } from "@sprawl/tools/arranged";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choices, isOpenToAll } from "./acting.js";
import { dealt, sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 180_000);
afterAll(() => stage?.close());

const narrow = { viewport: { width: 360, height: 740 } };

test("the rules: searched, and opened at a rule by its address", async () => {
  const { page, troubles, context } = await stage.person(narrow);
  await page.goto("/rules/synthetic-sins#SS-12.1");
  await page.locator("#SS-12\\.1").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("SS-12.1");
  await isOpenToAll(page, "rules");
  await page.getByLabel("Search the rules").fill("noise removed clean up");
  await page.getByText("All Noise tokens are removed at Clean up.").waitFor();
  await isOpenToAll(page, "found rules");
  await page.getByRole("button", { name: "SS-12.4" }).first().click();
  await expect.poll(() => page.url()).toMatch(/#SS-12\.4$/);
  expect(await sideways(page)).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("the rules with room: in short, chapters beside what is read, terms and cards found", async () => {
  const { page, troubles, context } = await stage.person();
  await page.goto("/rules/synthetic-sins");
  const chapters = page.getByRole("navigation", { name: "Chapters" });
  await page.getByRole("heading", { name: "What threatens you" }).waitFor();
  await isOpenToAll(page, "rules in short");
  await chapters.getByRole("link", { name: "12. Noise" }).click();
  await page.getByRole("heading", { name: "12. Noise" }).waitFor();
  expect(await chapters.locator("[aria-current]").innerText()).toBe("12. Noise");
  await page.getByRole("link", { name: /^Next/ }).click();
  await page.getByRole("heading", { name: "13. Detection" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "12. Noise" }).waitFor();
  await isOpenToAll(page, "a chapter of the rules");
  await page.getByLabel("Search the rules").fill("overwatch");
  await page.locator("mark", { hasText: "Overwatch" }).first().waitFor();
  // Not a rule, but what the word means comes first.
  await page.getByText("A waiting stance, for you or for an enemy").waitFor();
  await page.getByRole("button", { name: "Terms" }).click();
  await page.getByRole("heading", { name: "Terms" }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("the rules lead back to their game, and an address that leads nowhere says so", async () => {
  const { page, troubles, context } = await stage.person();
  await page.goto("/rules/caravan");
  await page.getByRole("link", { name: /^Back to / }).click();
  await page.waitForURL("**/game/caravan");
  for (const [address, words] of [
    ["/nowhere/at/all", "There is no page here."],
    ["/game/nothing", "There is no game here."],
    ["/rules/nothing", "There is no game here."],
    ["/local/nothing", "This browser keeps no such match."],
    ["/campaign/nothing", "This browser keeps no such campaign."],
  ]) {
    await page.goto(address);
    await page.locator("main").getByText(words).waitFor();
    await isOpenToAll(page, address);
    expect(await page.locator("main").getByRole("link").count(), address).toBeGreaterThan(0);
  }
  await page.locator("main").getByRole("link").first().click();
  await page.getByRole("heading", { name: "Your matches" }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("a game's page: what it is about, few things to set, and the way to what was begun", async () => {
  const { page, troubles, context } = await stage.person();
  await page.goto("/game/synthetic-sins");
  await page.getByRole("heading", { name: "What threatens you" }).waitFor();
  const turns = page.getByRole("spinbutton", { name: "Most turns" });
  await page.getByLabel("Kind of match").waitFor();
  expect(await turns.isVisible()).toBe(false);
  await page.getByText("Table options", { exact: true }).click();
  await turns.waitFor();
  await isOpenToAll(page, "a game's page");
  await page.getByRole("button", { name: "Begin the campaign" }).click();
  await page.waitForURL(/\/campaign\//);
  const campaign = page.url();
  await page.goto("/game/synthetic-sins");
  await page.getByRole("link", { name: "To your campaign" }).click();
  await page.waitForURL(campaign);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("in German on a phone: the menu is read whole, the keys are scrolled by keys, the rules are German", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { language: "de", keepList: false },
  });
  await page.goto("/game/caravan");
  await page.getByRole("button", { name: "Jetzt spielen" }).click();
  await page.locator("[data-asked]").first().waitFor();
  await page.getByRole("button", { name: "Menü" }).click();
  const menu = page.getByRole("menu");
  await menu.waitFor();
  expect(await menu.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await isOpenToAll(page, "the menu in German");
  await page.getByRole("menuitem", { name: "Tasten und Zeichen" }).click();
  await page
    .getByRole("dialog")
    .getByText(/Leertaste/)
    .waitFor();
  await isOpenToAll(page, "the keys in German");
  await page.goto("/rules/caravan");
  await page.getByText("Ein Zug hat zwei Aktionen.").waitFor();
  expect(await page.locator("main [lang=en]").count()).toBe(0);
  await page.getByLabel("In den Regeln suchen").fill("Münzen Wege");
  await page.getByText(/Es zählen die/).waitFor();
  // Who finds nothing is told why.
  await page.getByLabel("In den Regeln suchen").fill("Waffe");
  await page.getByText(/^Nichts gefunden\. Weniger/).waitFor();
  await page.goto("/rules/social-deduction");
  await page.getByLabel("In den Regeln suchen").fill("Waffe");
  await page.getByText(/mit englischen Wörtern/).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("alone a replay has nobody else's eyes, and leads back to the end", async () => {
  const { page, troubles, context } = await stage.person();
  const over = { seats: 1, seed: "alone", upTo: 1, options: { mission: "back-door" } };
  await openArranged(page, await dealt("synthetic-sins", over));
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.getByLabel("Speed").waitFor();
  expect(await page.getByLabel("Seen by").count()).toBe(0);
  await page.getByRole("link", { name: "Back to the end" }).click();
  await page.locator("[data-end]").first().waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("the page of the API obeys the policy of all pages", async () => {
  const { page, troubles, context } = await stage.person();
  await page.goto("/docs");
  await page.locator(".opblock").first().waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("a first match: the lesson says what to do, points at it, and goes on when it is done", async () => {
  const { page, troubles, context } = await stage.person();
  await page.goto("/");
  await page.getByRole("link", { name: /New here\?/ }).click();
  const lesson = page.getByRole("region", { name: "Learn to play" });
  await lesson.getByText("1 of 8").waitFor();
  await isOpenToAll(page, "lesson");
  await lesson.getByRole("button", { name: "Go on" }).click();
  await lesson.getByText("2 of 8").waitFor();
  await page.locator("[data-choice^=play][data-pointed]").click();
  await lesson.getByText("3 of 8").waitFor();
  // It is a match like any other: a reload leads back to the same lesson.
  await page.reload();
  await lesson.getByText("3 of 8").waitFor();
  await choices(page).first().waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("the front page: the easiest games first, and on a large screen everything is larger", async () => {
  const { page, context } = await stage.person();
  await page.goto("/");
  const levels = await page
    .locator("article svg:has([data-lit])")
    .evaluateAll((all) => all.map((each) => each.querySelectorAll("[data-lit]").length));
  const games = levels.slice(0, -1);
  expect(games.length).toBeGreaterThan(3);
  expect(games).toEqual(games.toSorted());
  const rem = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const usual = await rem();
  await page.setViewportSize({ width: 2560, height: 1440 });
  expect(await rem()).toBeGreaterThan(1.3 * usual);
  await context.close();
}, 60_000);

test("rules beside the table: from a prompt, an option and a line of the log", async () => {
  const { page, troubles, context } = await stage.person({
    settings: { keepList: true, showRules: true },
  });
  await page.goto("/game/caravan");
  await page.getByRole("button", { name: "Play now" }).click();
  await choices(page).first().waitFor();
  const drawer = page.getByRole("complementary", { name: "Rules" });
  for (const rule of ["CA-2.2", "CA-3.5"]) {
    await page.getByRole("button", { name: rule }).first().click();
    await drawer.locator(`[id="${rule}"]`).waitFor();
    await drawer.getByRole("button", { name: "Close" }).click();
  }
  await page.locator("[data-choice=draw]").click();
  await page.keyboard.press("l");
  await page.getByRole("log").getByRole("button", { name: "CA-3.2" }).first().click();
  await drawer.locator('[id="CA-3.2"]').waitFor();
  await isOpenToAll(page, "rules beside the table");
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("a rule that is longer than the window is opened at its beginning, below what is searched for", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    settings: { keepList: false },
  });
  await sitDownAt(page, "social-deduction", {
    seats: 5,
    seed: "asked to talk",
    at: ({ question }) => question?.kind === "talk",
  });
  await page.keyboard.press("r");
  const rule = page.getByRole("complementary", { name: "Rules" }).locator("li:focus");
  await rule.getByText("SD-R63").first().waitFor();
  const box = (await rule.boundingBox()) ?? { y: -1, height: 0 };
  const search = (await page.getByRole("searchbox").boundingBox()) ?? { y: 0, height: 0 };
  expect(box.height).toBeGreaterThan(422);
  expect(box.y).toBeGreaterThan(search.y + search.height - 1);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("sixteen seats on a small phone: everything fits, nothing scrolls sideways", async () => {
  const { page, troubles, context } = await stage.person(narrow);
  await page.goto("/game/social-deduction");
  await page.getByRole("spinbutton", { name: "Seats" }).fill("16");
  await page.getByRole("spinbutton", { name: "Seats" }).press("Tab");
  await page.getByRole("button", { name: "Start this match" }).click();
  await page.locator("[data-asked]").waitFor();
  expect(await sideways(page)).toBe(0);
  await expect.poll(() => page.locator("[data-board] [data-ref='seat/15']").count()).toBe(1);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

/** By how much the page is wider than the screen. */
function sideways(page: import("playwright-core").Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
