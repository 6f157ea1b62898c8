/**
 * `node tools/screens.mjs [name...]`: takes the pictures in docs/screens: every kind of screen of every
 * game of the registry, at three widths. They are for the README and for people to look at; no test
 * compares them.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
/**
 * Pages look alike at every width; of what lies over a table, the widest and the narrowest are enough.
 * @param {string} name
 */
function widthsOf(name) {
  if (/-(page|rules)$/.test(name)) return WIDTHS.slice(0, 1);
  return WIDTHS.filter(([width]) => width !== 820 || !/-(end|lesson|campaign)$/.test(name));
}
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
    // A list that is still open may lie over it.
    await page.keyboard.press("Escape");
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

/**
 * Plays by the list until the end stands there: what a lesson points at, else the last choice. A
 * match that takes longer than a minute is left, and has no picture of its end.
 * @param {Page} page
 */
async function playToTheEnd(page) {
  await page.locator("[data-asked], [data-lesson]").first().waitFor();
  const over = await page.evaluate(async (/** @type {number} */ most) => {
    const all = (/** @type {string} */ selector) =>
      /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
    const until = performance.now() + most;
    while (all("[data-end]").length === 0 && performance.now() < until) {
      const [goOn] = all("[data-lesson] button");
      const choices = all("[data-palette] [data-choice]");
      const pointed = choices.filter((choice) => "pointed" in choice.dataset);
      const [main] = all("[data-main]");
      const wanted = Number(/\((\d+)/.exec(main?.textContent ?? "")?.[1] ?? 1);
      for (const choice of (pointed.length > 0 ? pointed : choices).slice(-wanted)) choice.click();
      await new Promise((done) => setTimeout(done, 30));
      if (choices.length === 0) (goOn ?? main)?.click();
      else if (/^(Done|Answer)/.test(all("[data-main]")[0]?.textContent ?? "")) main?.click();
      await new Promise((done) => setTimeout(done, 30));
    }
    return all("[data-end]").length > 0;
  }, 60_000);
  if (!over) return "no picture";
  await page.waitForTimeout(1500);
  return undefined;
}

/**
 * The screens of one game: its page, a table in the thick of it, its end, and what it has beside.
 * @param {{ id: string }} game
 * @param {import("@sprawl/engine").GameEntry} entry
 * @returns {Record<string, Show>}
 */
function screensOf({ id }, { tutorial, tutorials = {}, campaign }) {
  return {
    [`${id}-page`]: (page) => page.goto(`/game/${id}`),
    [id]: async (page) => {
      await playNow(page, id);
      await playByHints(page, 9);
    },
    [`${id}-end`]: async (page) => {
      await keepList(page);
      if (tutorial?.guided) await page.goto(`/learn/${id}`);
      else await playNow(page, id);
      return playToTheEnd(page);
    },
    ...(tutorial && {
      [`${id}-lesson`]: async (page) => {
        await page.goto(`/learn/${id}`);
        await page.locator("[data-lesson]").first().waitFor();
      },
    }),
    ...Object.fromEntries(
      Object.keys(tutorials).map((name) => [
        `${id}-lesson-${name}`,
        async (/** @type {Page} */ page) => {
          await page.goto(`/learn/${id}/${name}`);
          await page.locator("[data-lesson]").first().waitFor();
        },
      ]),
    ),
    ...(campaign && {
      [`${id}-campaign`]: async (page) => {
        await page.goto(`/game/${id}`);
        await page.getByRole("button", { name: "Begin the campaign" }).click();
        await page.waitForURL(/\/campaign\//);
      },
    }),
    [`${id}-rules`]: (page) => page.goto(`/rules/${id}`),
  };
}

/** @param {Page} page */
async function keepList(page) {
  await page.goto("/");
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("sprawl.settings") ?? "{}");
    localStorage.setItem("sprawl.settings", JSON.stringify({ ...kept, keepList: true }));
  });
}

/** Of a hundred: nobody sees a difference, and a picture is a fifth as large as it came. */
const QUALITY = 84;

/**
 * Keeps what a page shows as WebP, made by the browser itself.
 * @param {Page} page
 * @param {string} name
 */
async function keep(page, name) {
  const taken = await page.screenshot();
  const desk = await page.context().newPage();
  const made = await desk.evaluate(
    async (/** @type {{ png: string, quality: number }} */ { png, quality }) => {
      const picture = await (await fetch(`data:image/png;base64,${png}`)).blob();
      const bitmap = await createImageBitmap(picture);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality: quality / 100 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { png: taken.toString("base64"), quality: QUALITY },
  );
  await desk.close();
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(made, "base64"));
}

/** @typedef {(page: Page) => Promise<unknown>} Show shows a screen; "no picture" if it cannot */

/** @type {Readonly<Record<string, Show>>} */
const pages = {
  front: (page) => page.goto("/"),
  lobby: (page) => page.goto("/online"),
  settings: (page) => page.goto("/settings"),
  kit: (page) => page.goto("/kit"),
};

/**
 * Three seats of one online match at the same moment, each with its own cards shown: of the game that
 * seats most.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {string} game
 */
async function threeTruths(browser, url, game) {
  /** @type {Page[]} */
  const pages = [];
  let link = `/online?game=${game}`;
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
  for (const page of pages) await page.locator("[data-board] [data-ref]").first().waitFor();
  await pages[0]?.waitForTimeout(1500);
  for (const [i, page] of pages.entries()) {
    await page.locator("section[data-board]").evaluate((board) => board.scrollTo(0, 0));
    await keep(page, `${game}-seat-${i + 1}`);
    console.log(`${game} seat ${i + 1}`);
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
    const row = page.locator(`[data-row="${name}"]`).first();
    // What shows only while one points at something.
    const shows = row.locator("[data-shows]");
    if ((await shows.count()) > 0) await shows.first().hover();
    await row.screenshot({ path: join(place, `${name}.png`) });
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
const { games } = await import(pathToFileURL(join(root, "games/dist/index.js")).href);
const screens = { ...pages };
for (const game of games) Object.assign(screens, screensOf(game, await game.load()));
for (const [name, show] of Object.entries(screens)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [width = 0, height = 0] of widthsOf(name)) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await context.addInitScript(() => {
      if (localStorage.getItem("sprawl.settings") !== null) return;
      const settings = { language: "en", botPace: "instant" };
      localStorage.setItem("sprawl.settings", JSON.stringify(settings));
    });
    const missing = await show(page).catch((error) => `${error}`.split("\n")[0]);
    await page.waitForTimeout(800);
    if (typeof missing === "string") console.log(`${name} ${width}: ${missing}`);
    else {
      await keep(page, `${name}-${width}`);
      console.log(`${name} ${width}`);
    }
    await context.close();
  }
}
const [largest] = [...games].sort((a, b) => b.seats.max - a.seats.max);
if (largest && (wanted.length === 0 || wanted.includes("three-truths")))
  await threeTruths(browser, server.url, largest.id);
if (wanted.length === 0 || wanted.includes("pieces")) await pieces(browser, server.url);
await browser.close();
await server.close();
rmSync(data, { recursive: true, force: true });
