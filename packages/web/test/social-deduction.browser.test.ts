/**
 * Social Deduction online, in four real browsers with four bots: windows, an interruption, a changed
 * action, an elimination and its private check, and a reload while a window is open.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prompt, whatIsAsked } from "./acting.js";
import type { Person, Stage } from "./stage.js";
import { openStage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ botDelay: [0, 5], delay: [5, 20] });
}, 180_000);
afterAll(() => stage?.close());

const NAMES = ["Ada", "Bo", "Cy", "Di"];
const over = (page: Page) => page.getByRole("heading", { name: /^(Won by|You have won|Nobody)/ });

/** Four people at a table of eight, the other four seats played by bots. */
async function sitDown(): Promise<readonly Person[]> {
  const people: Person[] = [];
  let link = "";
  for (const name of NAMES) {
    const person = await stage.person();
    const { page } = person;
    people.push(person);
    await page.goto(link === "" ? "/online?game=social-deduction" : link);
    await page.getByLabel("Your name").fill(name);
    if (link === "") {
      await page.getByRole("spinbutton", { name: "Seats" }).fill("8");
      await page.getByRole("spinbutton", { name: "Bots among them" }).fill("4");
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

/**
 * Plays by itself in the page, by clicks: shoots where it can, arms itself, plays programs in
 * windows, and changes what it has announced.
 */
async function playByItself(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wishes = [/^shoot/, /^equip/, /^draw/, /^investigate/];
    const pick = (all: HTMLElement[]): HTMLElement | undefined => {
      const key = (each: HTMLElement) => each.dataset.choice ?? "";
      const others = all.filter(
        (each) => !/^(keep|pass|claim|vouch|accuse|propose|report)/.test(key(each)),
      );
      const wish = wishes.find((like) => others.some((each) => like.test(key(each))));
      const liked = wish ? others.filter((each) => wish.test(key(each))) : others;
      const from = liked.length > 0 ? liked : all;
      return from[Math.floor(Math.random() * from.length)];
    };
    let last = "";
    setInterval(() => {
      const asked = document.querySelector("[data-asked]")?.getAttribute("data-asked") ?? "";
      if (asked === "" || asked === last) return;
      const all = [...document.querySelectorAll<HTMLElement>("[data-asked] [data-choice]")];
      const choice = pick(all);
      if (!choice) return;
      last = asked;
      choice.click();
      const done = [...document.querySelectorAll<HTMLElement>("[data-asked] button")];
      setTimeout(() => done.find((each) => each.textContent === "Done")?.click(), 10);
      // A choice that did not count (several were to be picked): try another.
      setTimeout(() => {
        last = "";
      }, 1500);
    }, 25);
  });
}

/** What the log of this page says. */
async function logOf(page: Page): Promise<string> {
  return (await page.getByRole("log").textContent()) ?? "";
}

test("four people and four bots, to the end", async () => {
  const people = await sitDown();
  const [ada, bo, cy] = people;

  // The same moment, three seats, three different truths.
  const shown = await Promise.all(
    [ada, bo, cy].map(({ page }) => page.locator("[data-board]").first().screenshot()),
  );
  expect(new Set(shown.map((picture) => picture.toString("base64"))).size).toBe(3);

  // A window is open for everybody, whatever they hold; loaded anew, it still is.
  await ada.page.getByRole("button", { name: "Pass" }).first().waitFor();
  const asked = await whatIsAsked(ada.page);
  await ada.page.reload();
  await expect.poll(() => whatIsAsked(ada.page)).toBe(asked);

  for (const { page } of people) await playByItself(page);
  for (const { page } of people) await over(page).waitFor({ timeout: 240_000 });
  const log = await logOf(ada.page);
  expect(log).toMatch(/is eliminated\./);
  expect(log).toMatch(/announces a shot/);
  for (const { troubles, context } of people) {
    expect(troubles).toEqual([]);
    await context.close();
  }
}, 420_000);
