/**
 * `node tools/screens.mjs`: takes the pictures in docs/screens: every kind of screen at three widths.
 * They are for the README and for people to look at; no test compares them.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, install, root } from "./bootstrap.mjs";

/** @typedef {import("playwright-core").Page} Page */

const WIDTHS = [
  [1440, 900],
  [820, 1180],
  [390, 844],
];
const folder = join(root, "docs/screens");

/**
 * Answers with what the rule of thumb would do, so many times.
 * @param {Page} page
 * @param {number} times
 */
async function playByHints(page, times) {
  const asked = page.locator("[data-asked]").first();
  for (let n = 0; n < times; n++) {
    await asked.waitFor();
    const before = await asked.getAttribute("data-asked");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByText(/^Rule of thumb/).waitFor();
    // What has no place on the board is in the list too.
    await page.locator("[data-list-button], [data-main]").first().waitFor();
    if (await page.locator("[data-list-button]").isVisible()) {
      await page.locator("[data-list-button]").click();
      for (const choice of await page.locator("[data-choice][data-pointed]").all())
        await choice.dispatchEvent("click");
    }
    const main = page.locator("[data-main]");
    const ready = /^(Done|Answer)/;
    if (
      ready.test(
        (await main
          .first()
          .textContent({ timeout: 300 })
          .catch(() => "")) ?? "",
      )
    )
      await main.first().click();
    await page.waitForFunction(
      (was) => document.querySelector("[data-asked]")?.getAttribute("data-asked") !== was,
      before,
    );
  }
  await asked.waitFor();
}

/** @param {Page} page @param {string} game */
async function playNow(page, game) {
  await page.goto(`/game/${game}`);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator("[data-asked]").first().waitFor();
  const understood = page.getByRole("button", { name: "Got it" });
  if (await understood.isVisible()) await understood.click();
}

/** @type {Readonly<Record<string, (page: Page) => Promise<unknown>>>} */
const screens = {
  front: (page) => page.goto("/"),
  game: (page) => page.goto("/game/synthetic-sins"),
  "synthetic-sins": async (page) => {
    await playNow(page, "synthetic-sins");
    await playByHints(page, 9);
  },
  "social-deduction": async (page) => {
    await playNow(page, "social-deduction");
    await page.waitForTimeout(1500);
  },
  caravan: async (page) => {
    await playNow(page, "caravan");
    await playByHints(page, 8);
  },
  lesson: async (page) => {
    await page.goto("/learn/synthetic-sins");
    await page.locator("[data-asked]").first().waitFor();
  },
  campaign: async (page) => {
    await page.goto("/game/synthetic-sins");
    await page.getByRole("button", { name: "Begin the campaign" }).click();
    await page.getByRole("button", { name: /Mission 1/ }).waitFor();
  },
  lobby: (page) => page.goto("/online?game=caravan"),
  rules: (page) => page.goto("/rules/synthetic-sins#SS-12.1"),
  settings: (page) => page.goto("/settings"),
  kit: (page) => page.goto("/kit"),
};

/**
 * Three seats of one online match at the same moment, each with its own cards shown.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 */
async function threeTruths(browser, url) {
  /** @type {Page[]} */
  const pages = [];
  let link = "/online?game=social-deduction";
  for (const name of ["Ada", "Bo", "Cy"]) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(link);
    await page.getByLabel("Your name").fill(name);
    if (pages.length === 0) {
      await page.getByRole("spinbutton", { name: "Seats" }).fill("8");
      await page.getByRole("spinbutton", { name: "Bots among them" }).fill("5");
      await page.getByRole("button", { name: "Open the table" }).click();
      link = await page.getByLabel("Invitation link").inputValue();
    } else {
      await page.getByRole("button", { name: "Join the table" }).click();
      await page.waitForURL(/\/table\/\w+$/);
    }
    pages.push(page);
  }
  for (const page of pages) await page.getByRole("button", { name: "I am ready" }).click();
  for (const page of pages) {
    // What is said at the beginning has been said; then all see the same window.
    await page.locator("[data-asked] [data-main]").first().click();
  }
  for (const page of pages)
    await page
      .getByText(/Do you play a program/)
      .first()
      .waitFor();
  await pages[0]?.waitForTimeout(1500);
  for (const [i, page] of pages.entries()) {
    await page.locator("section[data-board]").evaluate((board) => board.scrollTo(0, 0));
    await page.screenshot({ path: join(folder, `social-deduction-seat-${i + 1}.png`) });
    console.log(`social-deduction seat ${i + 1}`);
  }
  for (const page of pages) await page.context().close();
}

/**
 * The rows of the gallery that docs/kit.md shows.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 */
async function pieces(browser, url) {
  const place = join(root, "docs/kit");
  mkdirSync(place, { recursive: true });
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1000, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/kit");
  const shown = readFileSync(join(root, "docs/kit.md"), "utf8");
  for (const [, name = ""] of shown.matchAll(/\(kit\/([\w-]+)\.png\)/g)) {
    await page
      .locator(`[data-row="${name}"]`)
      .first()
      .screenshot({
        path: join(place, `${name}.png`),
      });
    console.log(`kit ${name}`);
  }
  await context.close();
}

await install();
await build();
const { startServer } = await import(
  pathToFileURL(join(root, "packages/server/dist/index.js")).href
);
const { launch } = await import("./browser.mjs");
const data = mkdtempSync(join(tmpdir(), "sprawl-screens-"));
const site = { folder: join(root, "packages/web/dist") };
const database = join(data, "tables.db");
const server = await startServer({ port: 0, database, log: "silent", site });
const browser = await launch();
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, show] of Object.entries(screens)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [width = 0, height = 0] of WIDTHS) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await show(page);
    await page.waitForTimeout(800);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
    console.log(`${name} ${width}`);
    await context.close();
  }
}
if (wanted.length === 0 || wanted.includes("three-truths")) await threeTruths(browser, server.url);
if (wanted.length === 0 || wanted.includes("pieces")) await pieces(browser, server.url);
await browser.close();
await server.close();
rmSync(data, { recursive: true, force: true });
