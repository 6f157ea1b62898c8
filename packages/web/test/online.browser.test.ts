/** Online, in real browsers: two people and a bot, from the lobby to the rematch. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choices, isOpenToAll, prompt, whatIsAsked } from "./acting.js";
import { cutOff } from "./cut-off.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ botDelay: [0, 5], delay: [5, 20] });
}, 180_000);
afterAll(() => stage?.close());

/** Opens a table and returns its invitation. */
async function openTable(page: Page, name: string, seats: number): Promise<string> {
  await page.goto("/online?game=caravan");
  await page.getByLabel("Your name").fill(name);
  await isOpenToAll(page, "lobby");
  await page.getByRole("spinbutton", { name: "Seats" }).fill(String(seats));
  await page.getByRole("button", { name: "Open the table" }).click();
  return page.getByLabel("Invitation link").inputValue();
}

async function joinBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await isOpenToAll(page, "invitation");
  await page.getByRole("button", { name: "Join the table" }).click();
  await page.waitForURL(/\/table\/\w+$/);
}

const ended = (page: Page) => page.getByRole("heading", { name: /^(Won by|You have won|Nobody)/ });
const ready = (page: Page) => page.getByRole("button", { name: "I am ready" });

/** Answers whenever asked, and now and then loads the page anew, until it is over. */
async function playOut(page: Page, every: number): Promise<number> {
  for (let given = 0; given < 300; given++) {
    const asked = choices(page).last();
    await asked.or(ended(page)).first().waitFor({ timeout: 60_000 });
    if (await ended(page).isVisible()) return given;
    if (given % every === every - 1) {
      const before = await whatIsAsked(page);
      await page.reload();
      await asked.waitFor({ timeout: 60_000 });
      expect(await whatIsAsked(page)).toBe(before);
    }
    const before = await whatIsAsked(page);
    await asked.click();
    await page.waitForFunction(
      (was) => document.querySelector("[data-asked]")?.getAttribute("data-asked") !== was,
      before,
    );
  }
  throw new Error("not over");
}

test("two people and a bot: invited, ready, talking, through reloads to the end and once more", async () => {
  const ada = await stage.person();
  const bo = await stage.person({ viewport: { width: 390, height: 800 }, hasTouch: true });
  const link = await openTable(ada.page, "Ada", 3);
  await ada.page.getByRole("button", { name: /Place a bot: Seat 3/ }).click();
  // A bot has the name it has in the match, and says that it is one.
  await ada.page
    .getByRole("listitem")
    .filter({ hasText: /^CKite.*Quick bot/ })
    .waitFor();
  await joinBy(bo.page, link, "Bo");
  await isOpenToAll(ada.page, "room");
  await isOpenToAll(bo.page, "room on a phone");

  // They talk before the deal, and nothing is dealt before both are ready.
  await bo.page.getByLabel("Say something").fill("Hello <b>Ada</b>");
  await bo.page.getByRole("button", { name: "Send", exact: true }).click();
  await ada.page.getByText("Hello <b>Ada</b>").waitFor();
  // On a phone the chat lies below: what is said is seen over the seats.
  await bo.page.evaluate(() => scrollTo(0, 0));
  await ada.page.getByLabel("Say something").fill("Hi Bo");
  await ada.page.getByRole("button", { name: "Send", exact: true }).click();
  const said = bo.page.locator("[data-heard]").getByText("Hi Bo");
  await said.waitFor();
  expect((await said.boundingBox())?.y ?? 800).toBeLessThan(740);
  await ready(ada.page).click();
  await ada.page.getByText("Waiting for Bo.").waitFor();
  await bo.page.getByText("Waiting for you.").waitFor();
  expect(await prompt(ada.page).count()).toBe(0);
  await ready(bo.page).click();
  await Promise.all([ada, bo].map(({ page }) => prompt(page).waitFor()));
  await isOpenToAll(ada.page, "table");

  // What somebody says shows over the table for whoever has the chat closed, and only then.
  const says = async (page: Page, words: string) => {
    await page.locator("[data-hud]").getByRole("button", { name: /Chat/ }).click();
    await page.getByLabel("Say something").fill(words);
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };
  await says(bo.page, "Watch out");
  const heard = ada.page.locator("[role=status]").getByText("Watch out");
  await heard.waitFor();
  await isOpenToAll(ada.page, "heard");
  await says(ada.page, "I do");
  await heard.waitFor({ state: "detached" });
  await bo.page.getByRole("list", { name: "What was said" }).getByText("I do").waitFor();
  expect(await bo.page.locator("[role=status]").getByText("I do").count()).toBe(0);
  for (const { page } of [ada, bo]) {
    await page.getByRole("complementary", { name: "Log and more" }).press("Escape");
  }

  // Whoever went elsewhere finds the way back on the front page, and among their matches.
  for (const place of ["/", "/saved"]) {
    await bo.page.goto(place);
    await bo.page.getByRole("link", { name: /Caravan-40.*with Ada/ }).click();
    await prompt(bo.page).waitFor();
  }

  // What was said is still there, notes keep themselves, and both survive a reload.
  await ada.page.locator("[data-hud]").getByRole("button", { name: /Chat/ }).click();
  await ada.page.getByText("Hello <b>Ada</b>").waitFor();
  await isOpenToAll(ada.page, "chat");
  await ada.page.getByRole("tab", { name: "Notes" }).click();
  await ada.page.getByLabel("Your notes").fill("Bo bluffs");
  await ada.page.getByText("Saved", { exact: true }).waitFor();
  await ada.page.reload();
  await ada.page.locator("[data-hud]").getByRole("button", { name: "Log" }).click();
  await ada.page.getByRole("tab", { name: "Notes" }).click();
  await expect.poll(() => ada.page.getByLabel("Your notes").inputValue()).toBe("Bo bluffs");
  await ada.page.getByRole("tab", { name: "People" }).click();
  await ada.page
    .getByText(/^This deal: [0-9a-f]{4} [0-9a-f]{4}/)
    .first()
    .waitFor();
  await isOpenToAll(ada.page, "people");
  await ada.page.getByRole("complementary", { name: "Log and more" }).press("Escape");

  const given = await Promise.all([playOut(ada.page, 9), playOut(bo.page, 7)]);
  expect(Math.min(...given)).toBeGreaterThan(3);
  // Each browser has compared the deal with what it kept, by itself.
  for (const { page } of [ada, bo]) {
    await page.getByText("A fair deal: it was checked").click();
    await page.getByText(/This browser compared the server's promise/).waitFor();
  }
  await isOpenToAll(ada.page, "end");

  // The replay is found by its link, and so is a rematch.
  const replay = ada.page.getByRole("link", { name: "Watch the replay" });
  expect(await replay.getAttribute("href")).toMatch(/^\/replay\/match\/\w+\.1$/);
  // Who was not there reads it by its link.
  const eve = await stage.person();
  const address = `${stage.url}${await replay.getAttribute("href")}`;
  const verdict = address.replace("/replay/match/", "/api/matches/");
  const { link: key } = await (await ada.context.request.get(`${verdict}/verify`)).json();
  await eve.page.goto(`${address}?link=${key}`);
  await eve.page.getByRole("slider", { name: "Step of the replay" }).waitFor();
  await expect.poll(() => eve.page.url()).toContain(`link=${key}`);
  await eve.context.close();

  await ada.page.getByRole("button", { name: "Rematch" }).click();
  // Nobody is taken away from the end: it says that the others gather, and one goes when one likes.
  await ada.page.getByRole("heading", { name: "Seats" }).waitFor();
  await bo.page.getByText("The others gather for the next match.").waitFor();
  await bo.page.getByText("A fair deal: it was checked").waitFor();
  await isOpenToAll(bo.page, "end while others gather");
  expect(await bo.page.getByRole("button", { name: "Rematch" }).count()).toBe(0);
  await bo.page.getByRole("button", { name: "Join them" }).click();
  for (const { page } of [ada, bo]) {
    await page.getByRole("heading", { name: "Seats" }).waitFor();
    // Sides have swapped: everybody sits one seat on.
    await page.getByRole("listitem").filter({ hasText: "Bo" }).first().waitFor();
    await page.getByText("everybody one seat on").waitFor();
  }
  // The end is found again from there.
  await bo.page.getByRole("link", { name: "Look back at the last match" }).click();
  await bo.page.getByRole("slider", { name: "Step of the replay" }).waitFor();
  for (const { context, troubles } of [ada, bo]) {
    expect(troubles).toEqual([]);
    await context.close();
  }
}, 240_000);

test("an invitation shows its game, and one click puts bots on every seat that is left", async () => {
  const ada = await stage.person();
  const bo = await stage.person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  // On a laptop and on a phone a table is opened without a scroll.
  await ada.page.setViewportSize({ width: 1366, height: 768 });
  for (const [{ page }, bottom] of [
    [ada, 768],
    [bo, 844 - 60],
  ] as const) {
    await page.goto("/online");
    const box = await page.getByRole("button", { name: "Open the table" }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom);
  }
  const link = await openTable(ada.page, "Ada", 4);
  await bo.page.goto(link);
  const cover = await bo.page.locator("main [data-game=caravan] svg").first().boundingBox();
  expect(cover?.height).toBeGreaterThan(120);
  // The main thing is in sight without a scroll, over the bar below, also on a short phone.
  const bottomOf = async (thing: Locator) => {
    const box = await thing.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await bo.page.setViewportSize({ width: 390, height: 720 });
  const join = bo.page.getByRole("button", { name: "Join the table" });
  expect(await bottomOf(join)).toBeLessThanOrEqual(720 - 60);
  await bo.page.setViewportSize({ width: 390, height: 844 });
  await joinBy(bo.page, link, "Bo");
  expect(await bottomOf(ready(bo.page))).toBeLessThanOrEqual(844 - 60);
  // What keeps the match from beginning stands with it, and is never scrolled under it.
  const missing = await bo.page.getByText(/still free/).boundingBox();
  expect(missing?.y).toBeGreaterThan(0);
  expect((missing?.y ?? 0) + (missing?.height ?? 0)).toBeLessThanOrEqual(
    (await ready(bo.page).boundingBox())?.y ?? 0,
  );
  // What is as usual is not in the way.
  // While seats are free, the link comes before them: nobody scrolls past four seats to invite.
  const field = await bo.page.getByLabel("Invitation link").boundingBox();
  const seats = await bo.page.getByRole("heading", { name: "Seats" }).boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(seats?.y ?? 0);
  await bo.page.getByText(/as usual$/).waitFor();
  expect(await bo.page.getByRole("button", { name: "Bots on all free seats" }).count()).toBe(0);
  await ada.page.getByRole("button", { name: "Bots on all free seats" }).click();
  const away = ada.page.getByRole("button", { name: /^Take the bot away/ });
  await expect.poll(() => away.count()).toBe(2);
  await ada.page.getByText("Waiting for you, Bo.").waitFor();
  // With room, what is said stands right under the seats, however much stands beside them.
  await ada.page.setViewportSize({ width: 1440, height: 900 });
  const panelOf = (title: string) =>
    ada.page.locator("section", { has: ada.page.getByRole("heading", { name: title }) }).last();
  const talk = await panelOf("Chat").boundingBox();
  expect((talk?.y ?? 0) - (await bottomOf(panelOf("Seats")))).toBeLessThan(40);
  for (const { context, troubles } of [ada, bo]) {
    expect(troubles).toEqual([]);
    await context.close();
  }
}, 120_000);

test("a vote, a seat for a bot, and giving up", async () => {
  const ada = await stage.person();
  const bo = await stage.person();
  const link = await openTable(ada.page, "Ada", 2);
  await joinBy(bo.page, link, "Bo");
  for (const { page } of [ada, bo]) await ready(page).click();
  for (const { page } of [ada, bo]) await prompt(page).waitFor();
  const menu = async (page: Page, entry: string) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  };

  await menu(ada.page, "Propose to end the match");
  await bo.page.getByText("Ada proposes to end the match.").waitFor();
  await isOpenToAll(bo.page, "vote");
  await bo.page.getByRole("button", { name: "Refuse" }).click();
  await ada.page.getByText("Ada proposes to end the match.").waitFor({ state: "detached" });

  await menu(ada.page, "Let a bot sit in for me");
  await bo.page.getByRole("button", { name: "Agree" }).click();
  await ada.page.getByText("A bot sits in for you.").waitFor();

  await menu(bo.page, "Concede");
  await bo.page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await ada.page.getByText(/have given up|has given up/).waitFor();
  for (const { context, troubles } of [ada, bo]) {
    expect(troubles).toEqual([]);
    await context.close();
  }
}, 120_000);

test("whoever left in the middle finds their seat among the people, and sits there again", async () => {
  const names = ["Ada", "Bo", "Cy"];
  const all = await Promise.all(names.map(() => stage.person()));
  const ask = async (seat: number, path: string, data: object) =>
    (await all[seat].context.request.post(path, { data })).json();
  for (const [seat, name] of names.entries()) await ask(seat, "/api/me", { name });
  const { id, invite } = await ask(0, "/api/tables", { game: "caravan", seats: 3 });
  for (const seat of [1, 2]) await ask(seat, `/api/tables/${id}/join`, { invite });
  for (const seat of [0, 1, 2]) await ask(seat, `/api/tables/${id}/ready`, {});
  await ask(2, `/api/tables/${id}/leave`, {});
  const { page, troubles } = all[2];
  await page.goto(`/table/${id}`);
  await page.locator("[data-hud]").getByRole("button", { name: /Chat/ }).click();
  await page.getByRole("tab", { name: "People" }).click();
  await page.getByRole("button", { name: /^Sit here/ }).click();
  await page.getByText("Not your turn").first().waitFor();
  expect(troubles).toEqual([]);
  for (const { context } of all) await context.close();
}, 60_000);

test("whoever waits for several is told who is away, and that they are back", async () => {
  const ada = await stage.person({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const bo = await stage.person();
  await ada.page.goto("/online?game=social-deduction");
  await ada.page.getByLabel("Your name").fill("Ada");
  await ada.page.getByRole("spinbutton", { name: "Seats" }).fill("4");
  await ada.page.getByRole("button", { name: "Open the table" }).click();
  const link = await ada.page.getByLabel("Invitation link").inputValue();
  await ada.page.getByRole("button", { name: "Bots on all free seats" }).waitFor();
  await joinBy(bo.page, link, "Bo");
  await ada.page.getByRole("button", { name: "Bots on all free seats" }).click();
  for (const { page } of [ada, bo]) await ready(page).click();
  for (const { page } of [ada, bo]) await prompt(page).waitFor();
  // Everybody may say something first.
  await ada.page.locator("[data-main-choice=pass]").click();
  await ada.page.getByText(/^Your part is done/).waitFor();
  const away = ada.page.getByText("Bo is away");
  expect(await away.count()).toBe(0);
  const table = bo.page.url();
  await bo.page.goto("/rules/caravan");
  await away.waitFor();
  await bo.page.goto(table);
  await prompt(bo.page).waitFor();
  await expect.poll(() => away.count()).toBe(0);
  for (const { context, troubles } of [ada, bo]) {
    expect(troubles).toEqual([]);
    await context.close();
  }
}, 60_000);

test("on the smallest phone the round stands whole beside the clock", async () => {
  const viewport = { width: 360, height: 640 };
  const { page, context } = await stage.person({ viewport, hasTouch: true, isMobile: true });
  await page.goto("/online?game=social-deduction");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByText("Live", { exact: true }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Bots on all free seats" }).click();
  await ready(page).click();
  await page.locator("[data-hud]").getByRole("timer").waitFor();
  const cut = await cutOff(page);
  expect(cut.filter((each) => each.includes("Round"))).toEqual([]);
  await context.close();
}, 60_000);

test("my page, my other device, and a table that is not mine", async () => {
  const ada = await stage.person();
  await openTable(ada.page, "Ada", 2);
  const table = ada.page.url();
  await ada.page.goto("/me");
  await ada.page.getByRole("button", { name: "Make a code" }).click();
  const link = await ada.page.getByLabel("Link for the other device").inputValue();
  await isOpenToAll(ada.page, "my page");

  const phone = await stage.person({ viewport: { width: 390, height: 800 } });
  await phone.page.goto(table);
  await phone.page.getByText("This table is not there").waitFor();
  await phone.page.goto(link);
  await phone.page.getByRole("button", { name: "Be who the code says" }).click();
  await phone.page.getByRole("heading", { name: "Another device" }).waitFor();
  await phone.page.goto(table);
  await phone.page.getByText("opened this table").waitFor();
  await ready(phone.page).waitFor();
  await phone.context.close();
  await ada.context.close();
}, 120_000);

test("a lost connection is said at once, and that it is back; the chat is left by its key", async () => {
  const ada = await stage.person();
  await openTable(ada.page, "Ada", 2);
  await ada.page.getByRole("button", { name: /Place a bot: Seat 2/ }).click();
  await ready(ada.page).click();
  await prompt(ada.page).waitFor();
  await ada.page.keyboard.press("c");
  await ada.page.getByLabel("Say something").fill("half a sen");
  await ada.page.keyboard.press("Escape");
  await expect
    .poll(() => ada.page.getByRole("complementary", { name: "Log and more" }).count())
    .toBe(0);
  await ada.page.keyboard.press("c");
  expect(await ada.page.getByLabel("Say something").inputValue()).toBe("half a sen");
  await ada.page.keyboard.press("Escape");
  const lost = ada.page.getByText("Connection lost. Trying again…");
  await ada.context.setOffline(true);
  await lost.waitFor({ timeout: 2000 });
  await ada.context.setOffline(false);
  await expect.poll(() => lost.count()).toBe(0);
  const before = await ada.page.locator("[data-asked]").getAttribute("data-asked");
  await ada.page.keyboard.press("Space");
  await expect
    .poll(() => ada.page.locator("[data-asked]").getAttribute("data-asked"))
    .not.toBe(before);
  await ada.context.close();
}, 60_000);
