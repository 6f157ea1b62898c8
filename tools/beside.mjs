/**
 * What `tools/screens.mjs` shows beside the usual screens of every game: pages that are empty at
 * first, what lies over a table, and moments that are worth a picture of their own.
 */
import { SHORT } from "./arranged.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {Partial<import("./arranged.mjs").Wanted>} Wanted */
/** @typedef {(page: Page, game: string, wanted: Wanted) => Promise<void>} SitDown at a table that is the same each time */
/** @typedef {{ settings?: Readonly<Record<string, unknown>>, show: (page: Page, sitDown: SitDown) => Promise<unknown> }} Beside */

const SIX = { seats: 6, upTo: 0.45 };

/** Of fourteen, with an EX Boss at the table and weapons in hands. @type {Wanted} */
const BESIEGED = {
  seats: 14,
  options: { hellGate: true },
  seed: "b 0",
  at: ({ question, state }) => {
    const { gate, weapons } = /** @type {any} */ (state);
    const held = weapons.filter((/** @type {any} */ { holder }) => holder >= 0).length;
    return question?.kind === "announce" && gate.bosses.length > 0 && held > 1;
  },
};

/** @param {Page} page @param {string | RegExp} name */
const press = (page, name) => page.getByRole("button", { name }).first().click();

/** At a table on this screen: the first two seats are people's. @param {Page} page @param {string} game */
async function beginTogether(page, game) {
  await page.goto(`/game/${game}`);
  await page.getByLabel("Seat 2 is played by").selectOption({ label: "Person" });
  await press(page, "Start this match");
}

/** A table online that waits for people; its invitation. @param {Page} page */
async function openTable(page) {
  await page.goto("/online?game=social-deduction");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("spinbutton", { name: "Seats" }).fill("6");
  await page.getByRole("spinbutton", { name: "Bots among them" }).fill("3");
  await press(page, "Open the table");
  return page.getByLabel("Invitation link").inputValue();
}

/** @type {Readonly<Record<string, Beside>>} */
export const beside = {
  saved: {
    show: async (page, sitDown) => {
      await sitDown(page, "synthetic-sins", { upTo: 0.4 });
      await sitDown(page, "social-deduction", SIX);
      await sitDown(page, "caravan", { ...SHORT.caravan, upTo: 1 });
      await page.goto("/saved");
      await page.locator("main h3 a").nth(2).waitFor();
    },
  },
  "waiting-room": { show: openTable },
  invited: {
    show: async (page) => {
      const link = await openTable(page);
      // Somebody else follows it.
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto(link);
      await page.getByLabel("Your name").waitFor();
    },
  },
  me: {
    show: async (page) => {
      await openTable(page);
      await page.goto("/me");
      await page.getByRole("heading").first().waitFor();
    },
  },
  "fair-deals": {
    show: (page) => page.goto("/fair-deals"),
  },
  "first-cards": {
    show: async (page) => {
      await page.goto("/game/synthetic-sins");
      await page.evaluate(() => localStorage.removeItem("sprawl.first"));
      await press(page, "Play now");
      await page.getByRole("region", { name: "Before your first match" }).waitFor();
    },
  },
  "rules-beside": {
    show: async (page, sitDown) => {
      await sitDown(page, "synthetic-sins", { upTo: 0.4 });
      await page.keyboard.press("r");
      await page.getByRole("searchbox").first().waitFor();
    },
  },
  replay: {
    show: async (page, sitDown) => {
      await sitDown(page, "social-deduction", { ...SIX, upTo: 1 });
      await page.getByRole("link", { name: "Watch the replay" }).click();
      await page.waitForURL(/replay/);
      await page.goto(`${page.url()}?step=40`);
    },
  },
  log: {
    show: async (page, sitDown) => {
      await sitDown(page, "social-deduction", SIX);
      await press(page, "Log");
    },
  },
  choices: {
    show: async (page, sitDown) => {
      await sitDown(page, "social-deduction", SIX);
      await page.keyboard.press("/");
    },
  },
  curtain: { show: (page) => beginTogether(page, "caravan") },
  "by-ear": {
    settings: { nonVisual: true },
    show: (page, sitDown) => sitDown(page, "synthetic-sins", { upTo: 0.4 }),
  },
  "social-deduction-crowd": {
    show: (page, sitDown) => sitDown(page, "social-deduction", BESIEGED),
  },
  "social-deduction-calm": {
    settings: { theme: "calm" },
    show: (page, sitDown) => sitDown(page, "social-deduction", SIX),
  },
  "social-deduction-contrast": {
    settings: { theme: "contrast" },
    show: (page, sitDown) => sitDown(page, "social-deduction", SIX),
  },
  "social-deduction-reveal": {
    settings: { botPace: "unhurried" },
    show: async (page, sitDown) => {
      await sitDown(page, "social-deduction", { ...SIX, upTo: 1 });
      await page.locator("[data-moment-link]", { hasText: "reveals" }).first().click();
      await page.locator("[data-moment]").first().waitFor();
    },
  },
  "synthetic-sins-calm": {
    settings: { theme: "calm" },
    show: (page, sitDown) => sitDown(page, "synthetic-sins", { upTo: 0.4 }),
  },
  "synthetic-sins-gear": {
    show: (page, sitDown) =>
      sitDown(page, "synthetic-sins", { options: { kit: "everything" }, upTo: 0 }),
  },
  "synthetic-sins-failed": {
    show: (page, sitDown) =>
      sitDown(page, "synthetic-sins", { options: { mission: "kennel" }, upTo: 1 }),
  },
};
