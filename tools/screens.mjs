/**
 * `node tools/screens.mjs [name...]`: takes the pictures in docs/screens: every kind of screen of every
 * game of the registry, at three widths. They are for the README and for people to look at; no test
 * compares them.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { arranged, openArranged, SHORT } from "./arranged.mjs";
import { beside } from "./beside.mjs";
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
 * Who sits at a table that is pictured; where nothing is said, as few as can.
 * @type {Readonly<Record<string, Partial<import("./arranged.mjs").Wanted>>>}
 */
const TABLES = {
  caravan: { seats: 3 },
  "social-deduction": { seats: 6 },
  "the-beginning": { seats: 5 },
  cyberverse: { seats: 3 },
  "human-interface": { seats: 3 },
};

/**
 * The moment in the thick of it, where not just any will do; and the piece whose menu is open then.
 * @type {Readonly<Record<string, Partial<import("./arranged.mjs").Wanted> & { opens?: string }>>}
 */
const MOMENTS = {
  // A guard stands beside whoever plays, with two weapons and two items in the hand.
  "synthetic-sins": {
    seed: "the picture 161",
    options: { mission: "back-door", kit: "everything" },
    answers: {
      equip: ["silenced-pistol", "submachine-gun"].map((id) => `equip copy=1 gear=${id}`),
    },
    upTo: 0,
    after: 22,
    opens: "enemy/g2",
  },
  // A check that somebody may spoil, with Deus X Machina in the streets.
  "the-beginning": {
    options: { characters: "random" },
    seed: "the picture 26",
    at: ({ question, state }) =>
      question?.kind === "contribute" &&
      /** @type {any} */ (state).check?.event === "blood-in-the-gutters",
  },
  cyberverse: { upTo: 0.4765 },
  "human-interface": { upTo: 0.5785, opens: "model/yuko" },
};

/** @type {import("./beside.mjs").SitDown} */
async function sitDownAt(page, id, wanted) {
  const entry = await games.find((/** @type {{ id: string }} */ game) => game.id === id).load();
  await openArranged(page, arranged(host, drawFrom, entry, { seed: "the picture", ...wanted }));
  await page.locator("[data-asked], [data-end]").first().waitFor();
  await page.waitForTimeout(1500);
}

/**
 * The screens of one game: its page, a table in the thick of it, its end, and what it has beside.
 * @param {{ id: string }} game
 * @param {import("@sprawl/engine").GameEntry} entry
 * @returns {Record<string, Show>}
 */
function screensOf({ id }, entry) {
  const { tutorial, tutorials = {}, campaign } = entry;
  /** @param {Page} page @param {import("./beside.mjs").Wanted} wanted */
  const sitDown = (page, wanted) => sitDownAt(page, id, wanted);
  return {
    [`${id}-page`]: async (page) => {
      await page.goto(`/game/${id}`);
      await page.getByRole("heading", { name: "Set up a match" }).waitFor();
    },
    [id]: async (page) => {
      const { opens, ...wanted } = MOMENTS[id] ?? {};
      await sitDown(page, { ...TABLES[id], upTo: 0.45, ...wanted });
      if (!opens) return;
      await page.locator(`[data-board] [data-ref="${opens}"] > button`).first().click();
      await page.getByRole("menuitem").first().hover();
    },
    [`${id}-end`]: (page) => sitDown(page, { ...(TABLES[id] ?? SHORT[id]), upTo: 1 }),
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

/** Of a hundred: nobody sees a difference, and a picture is a fifth as large as it came. */
const QUALITY = 74;

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

/** @typedef {(page: Page) => Promise<unknown>} Show shows a screen */

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
    await context.addInitScript(
      (/** @type {string} */ known) => localStorage.setItem("sprawl.first", known),
      game,
    );
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
const host = await import(pathToFileURL(join(root, "packages/engine/dist/host.js")).href);
const { drawFrom } = await import(pathToFileURL(join(root, "packages/engine/dist/index.js")).href);
const { startServer } = await import(
  pathToFileURL(join(root, "packages/server/dist/index.js")).href
);
const { launch } = await import("./browser.mjs");
const data = mkdtempSync(join(tmpdir(), "sprawl-screens-"));
const site = { folder: join(root, "packages/web/dist") };
const database = join(data, "tables.db");
const server = await startServer({ port: 0, database, log: "silent", site, rate: 1e9 });
const browser = await launch();
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { games } = await import(pathToFileURL(join(root, "games/dist/index.js")).href);
/** @type {Record<string, Show>} */
const screens = { ...pages };
for (const [name, { show }] of Object.entries(beside)) {
  screens[name] = (page) => show(page, sitDownAt);
}
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
    await context.addInitScript(
      (/** @type {{ known: string, settings: unknown }} */ { known, settings }) => {
        if (localStorage.getItem("sprawl.settings") !== null) return;
        localStorage.setItem("sprawl.settings", JSON.stringify(settings));
        localStorage.setItem("sprawl.first", known);
      },
      {
        known: games.map((/** @type {{ id: string }} */ { id }) => id).join(" "),
        settings: { language: "en", botPace: "instant", ...beside[name]?.settings },
      },
    );
    const wrong = await show(page).then(
      () => undefined,
      (error) => `${error}`.split("\n")[0],
    );
    await page.waitForTimeout(800);
    if (wrong !== undefined) console.log(`${name} ${width}: ${wrong}`);
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
