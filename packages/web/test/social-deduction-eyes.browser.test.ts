/**
 * Whose eyes see what in Social Deduction: what is mine is covered until I want to see it, in log and
 * prompt too; what a seat could believe is shown once a match is over, and not before; and whoever is
 * asked sees whose turn it is.
 */
import type { GameEntry } from "@sprawl/engine";
import { answer, namedSeed, questionView, recordOf, waitingFor } from "@sprawl/engine/host";
import { createMatch } from "@sprawl/engine/search";
import { findGame } from "@sprawl/games";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hurry, isOpenToAll, movesOn, whatIsAsked } from "./acting.js";
import { cutOff } from "./cut-off.js";
import { sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
let entry: GameEntry;
beforeAll(async () => {
  const game = findGame("social-deduction");
  if (!game) throw new Error("the game is not there");
  entry = await game.load();
  stage = await openStage();
}, 180_000);
afterAll(() => stage?.close());

const choice = (page: Page, key: string) => page.locator(`[data-asked] [data-choice^="${key}"]`);
const covered = (page: Page) => page.locator("[data-covered-text]");

/** Passes until this is there; who is shot at must answer something else. */
async function passUntil(page: Page, there: Locator): Promise<void> {
  for (let n = 0; n < 80; n++) {
    const pass = choice(page, "pass");
    const any = page.locator("[data-asked] [data-choice]:visible");
    await any.or(there).first().waitFor({ state: "attached" });
    if ((await there.count()) > 0) return;
    const before = await whatIsAsked(page);
    await ((await pass.count()) > 0 ? pass : any).first().click();
    await movesOn(page, before);
  }
  throw new Error("passing did not lead there");
}

test("what is mine is covered, shows when I press, and covers itself again", async () => {
  const { page, troubles, context } = await stage.person();
  await hurry(page);
  await page.clock.install();
  // A deal in which a program is drawn that can be kept.
  await sitDownAt(page, "social-deduction", { seats: 5, seed: "covered" });
  // Alone nobody looks over one's shoulder; who wants cover says so.
  const keep = page.getByLabel("Keep shown").first();
  expect(await keep.isChecked()).toBe(true);
  await keep.uncheck();
  await passUntil(page, choice(page, "draw"));
  await choice(page, "draw").first().click();

  // A program came, and nothing on the page says which: not the log, not the prompt, not the ear.
  await page.keyboard.press("l");
  const log = page.getByRole("log");
  const line = log.locator("li", { has: covered(page) }).last();
  await passUntil(page, line);
  const hand = page.locator("section[data-mine]");
  expect(await hand.getAttribute("data-covered")).toBe("");
  await covered(page).last().click();
  await page.locator("section[data-mine]:not([data-covered])").waitFor();
  expect(await covered(page).count()).toBe(0);
  const said = (
    await log
      .getByText(/^You receive/)
      .last()
      .innerText()
  ).trim();
  const [, program = ""] = /You receive ([^.]+)\./.exec(said) ?? [];
  expect(program).not.toBe("");
  expect(await hand.innerText()).toContain(program);

  await page.clock.fastForward(10_000);
  await page.locator("section[data-mine][data-covered]").waitFor();
  await line.waitFor();
  expect(await page.locator("body").innerText()).not.toContain(program);
  await isOpenToAll(page, "covered");

  // For good, also after a reload.
  await keep.check();
  await page.clock.fastForward(10_000);
  expect(await page.locator("body").innerText()).toContain(program);
  expect(await covered(page).count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 180_000);

test("while my cards show, the button for it lies under nothing, and my name is whole", async () => {
  const { page, context } = await stage.person({ viewport: { width: 1440, height: 900 } });
  await page.goto("/game/social-deduction");
  await page.getByLabel("Name in seat 1").fill("Player 1");
  await page.getByRole("button", { name: "Start this match" }).click();
  await page.locator("[data-asked]").first().waitFor();
  await page.getByLabel("Keep shown").uncheck();
  const show = page.getByRole("button", { name: "Show my cards" });
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.locator("[data-self] b").first().evaluate(isWhole)).toBe(true);
    await show.click();
    await page.locator("section[data-mine]:not([data-covered])").waitFor();
    expect(await show.evaluate(isFree)).toBe(true);
    await page.locator("section[data-mine][data-covered]").waitFor();
  }
  await context.close();
}, 120_000);

const isWhole = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;

/** At each corner, a little inside, nothing lies over it. */
const isFree = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 6, right - 6].every((x) =>
    [top + 6, bottom - 6].every((y) => element.contains(document.elementFromPoint(x, y))),
  );
};

/** A match of two rounds that has ended, as a file. */
function finished(): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  const options = { lastRound: 2, talk: false };
  const match = createMatch(entry.game, { seats: 5, options, seed: namedSeed("believed") });
  for (let n = 0; match.pending; n++) {
    const [seat] = waitingFor(match);
    const asked = questionView(match, seat);
    if (!asked) throw new Error("nobody is asked");
    const look = asked.options.filter(({ kind }) => kind === "investigate");
    answer(match, seat, look[n % Math.max(1, look.length)]?.key ?? asked.safe);
  }
  const buffer = Buffer.from(JSON.stringify(recordOf(match)));
  return { name: "match.json", mimeType: "application/json", buffer };
}

/** What the tab says of each other seat: the percents of its teams. */
async function believed(page: Page): Promise<readonly string[]> {
  const rows = page.locator("[data-insight] [data-seat] > ul:first-of-type");
  return rows.evaluateAll((all) => all.map((each) => (each as HTMLElement).innerText));
}

test("a match that is over shows what each seat could believe, at any step", async () => {
  const { page, troubles, context } = await stage.person({ viewport: { width: 390, height: 844 } });
  await page.goto("/saved");
  await page.getByLabel("Watch a file").setInputFiles(finished());
  await page.waitForURL(/\/replay\/file/);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const tab = page.getByRole("tab", { name: "Beliefs" });
  await page.getByRole("tab", { name: "Log" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await tab.getAttribute("aria-selected")).toBe("true");

  // Spectators have no beliefs; seats have, of everybody else.
  await page.getByLabel("Seen by").selectOption({ index: 0 });
  await page.getByText(/Choose a player under/).waitFor();
  await page.getByLabel("Seen by").selectOption({ index: 2 });
  await page.locator("[data-insight='0']").waitFor();
  const atFirst = await believed(page);
  expect(atFirst.length).toBe(4);
  for (const row of atFirst) {
    const percents = [...row.matchAll(/(\d+)%/g)].map(([, n]) => Number(n));
    const sum = percents.reduce((all, each) => all + each, 0);
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(3);
  }
  await page.getByRole("button", { name: "To the end" }).click();
  await page.locator("[data-insight]:not([data-insight='0'])").waitFor();
  const atLast = await believed(page);
  expect(atLast).not.toEqual(atFirst);
  await page.getByLabel("Seen by").selectOption({ index: 3 });
  await expect.poll(() => believed(page)).not.toEqual(atLast);
  await page.getByText("Cards and reasons").first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await isOpenToAll(page, "beliefs");
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("at a live table there are no beliefs", async () => {
  const { page, context } = await stage.person();
  await page.goto("/game/social-deduction");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator("[data-asked]").waitFor();
  await page.keyboard.press("l");
  await page.getByRole("tab", { name: "Log" }).waitFor();
  expect(await page.getByRole("tab", { name: "Beliefs" }).count()).toBe(0);
  await context.close();
}, 60_000);

test.each([
  { kind: "talk", says: "You are asked", turns: 0 },
  { kind: "announce", says: "Your turn", turns: 1 },
])(
  "asked to $kind: the line at the top says so, and whose turn it is is marked",
  async (at) => {
    const { page, troubles, context } = await stage.person();
    await sitDownAt(page, "social-deduction", {
      seats: 5,
      seed: "the picture",
      at: ({ question }) => question?.kind === at.kind,
    });
    expect(await page.locator("[data-hud]").innerText()).toContain(at.says);
    expect(await page.locator("[data-active]").count()).toBe(at.turns);
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);

test("where nothing moves, a moment that is opened from the end stays to be read", async () => {
  const { page, troubles, context } = await stage.person();
  await sitDownAt(page, "social-deduction", { seats: 6, seed: "the picture", upTo: 1 });
  await page
    .locator("[data-moment-link]", { hasText: /reveals|eliminates/ })
    .first()
    .click();
  const moment = page.locator("[data-moment]").first();
  await moment.waitFor();
  const since = Date.now();
  await moment.waitFor({ state: "hidden" });
  expect(Date.now() - since).toBeGreaterThan(1_500);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("in a replay the check comes up when what led to it has been shown", async () => {
  const { page, troubles, context } = await stage.person({
    reducedMotion: "no-preference",
    settings: { keepList: false, botPace: "quick" },
  });
  await sitDownAt(page, "social-deduction", { seats: 6, seed: "the picture", upTo: 1 });
  const links = page.locator("[data-moment-link]", { hasText: "eliminates" });
  const many = await links.count();
  // Whoever is out, or may see as much, is shown the teams at every check; the last has none.
  let checks = 0;
  for (let i = 0; i < many - 1 && checks === 0; i++) {
    await links.nth(i).click();
    await page.waitForURL(/replay/);
    await page.locator("[data-moment]").first().waitFor();
    expect(await page.locator("[data-check]").count(), `moment ${i}`).toBe(0);
    await page.locator("[data-moment]").first().waitFor({ state: "detached" });
    const check = page.locator("[data-check]");
    checks += await check.waitFor({ timeout: 4000 }).then(
      () => 1,
      () => 0,
    );
    await page.getByRole("link", { name: "Back to the end" }).click();
    await links.first().waitFor();
  }
  expect(checks).toBe(1);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("two at one tablet: what is covered in the dock stands whole", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  await page.goto("/game/social-deduction");
  await page.getByLabel("Seat 2 is played by").selectOption({ label: "Person" });
  await page.getByRole("button", { name: "Start this match" }).tap();
  const lift = page.locator("[data-curtain] button");
  const covered = page.locator("[data-dock] [data-covered-text]");
  const pass = page.locator("[data-dock]").getByRole("button", { name: /^Pass/ }).last();
  // What is there to press goes as soon as bots, or whoever is passed for, have answered.
  const draw = page.locator("[data-verb=draw]:not([disabled])");
  const next = lift.or(draw).or(pass).first();
  for (let n = 0; n < 60; n++) {
    await page.waitForTimeout(300);
    if (await covered.isVisible()) break;
    await next.tap({ timeout: 1_000 }).catch(() => undefined);
  }
  await covered.waitFor();
  const high = await covered.evaluate((each) => {
    const row = each.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return each.getBoundingClientRect().bottom - row.bottom;
  });
  expect(high).toBeLessThanOrEqual(1);
  expect(await cutOff(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
}, 90_000);
