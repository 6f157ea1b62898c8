/** Every way in: by keys alone, by names and roles alone, several at one screen, without a network. */
import type { View } from "@sprawl/engine";

import { openArranged, SHORT } from "@sprawl/tools/arranged";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  choices,
  ended,
  hurry,
  isOpenToAll,
  movesOn,
  playOn,
  prompt,
  whatIsAsked,
} from "./acting.js";
import { dealt } from "./dealt.js";
import type { DeductionState } from "./deduction-state.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

/** Presses Tab until the focus is on something with this name; the page itself does not count. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body ? "" : (activeElement?.textContent ?? "");
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** Sets up Caravan for two from its page. */
async function setUpForTwo(page: Page): Promise<void> {
  await page.goto("/game/caravan");
  await page.getByLabel("Seats", { exact: true }).fill("2");
  await page.getByLabel("Seats", { exact: true }).press("Tab");
}

test("by keys alone, from the front page to the end", async () => {
  const { page, troubles, context } = await stage.person();
  await hurry(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Caravan-40", exact: true }).waitFor();
  await tabTo(page, /^Caravan-40$/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await tabTo(page, /^Play now$/);
  await page.keyboard.press("Enter");
  await choices(page).first().waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await isOpenToAll(page, "keys");
  await page.keyboard.press("Escape");
  // An answer, and back.
  const first = await whatIsAsked(page);
  await page.keyboard.press("1");
  await movesOn(page, first);
  await page.keyboard.press("u");
  for (let n = 0; n < 200 && !(await ended(page).isVisible()); n++) {
    await choices(page).first().or(ended(page)).first().waitFor();
    if (await ended(page).isVisible()) break;
    const before = await whatIsAsked(page);
    await page.keyboard.press("1");
    await movesOn(page, before);
  }
  await ended(page).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 180_000);

test("without pictures: a whole match by names and roles", async () => {
  const { page, troubles, context } = await stage.person();
  await hurry(page);
  await page.goto("/game/caravan");
  await page.getByRole("button", { name: "Play now" }).click();
  await choices(page).first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Table without pictures" }).click();
  await page.getByRole("heading", { name: /table without pictures/ }).waitFor();
  await isOpenToAll(page, "table without pictures");
  expect(await page.getByRole("main").locator("svg:visible, img:visible, canvas").count()).toBe(0);
  const list = page.getByRole("region", { name: "Choices" });
  const over = page.getByRole("heading", { name: /The match is over|won/i }).first();
  for (let n = 0; n < 200; n++) {
    await list.or(over).first().waitFor();
    if (await over.isVisible()) break;
    const before = await whatIsAsked(page);
    await list.locator("[data-choice]").last().click();
    await movesOn(page, before);
  }
  await over.waitFor();
  await isOpenToAll(page, "end without pictures");
  expect(troubles).toEqual([]);
  await context.close();
}, 180_000);

describe("several at one screen", () => {
  test("a curtain before each private question; nothing of a hand shows under it", async () => {
    const { page, troubles, context } = await stage.person();
    await setUpForTwo(page);
    await page.getByLabel("Name in seat 1").fill("Ada");
    await page.getByLabel("Seat 2 is played by").selectOption({ label: "Person" });
    await page.getByLabel("Name in seat 2").fill("Ben");
    await page.getByRole("button", { name: "Start this match" }).click();
    for (const name of ["Ada", "Ben", "Ada"]) {
      await page.getByRole("heading", { name: `Hand over to ${name}` }).waitFor();
      await isOpenToAll(page, "curtain");
      // The game's own picture, whose turn it is, and one button.
      const curtain = page.locator("[data-curtain]");
      expect(await curtain.locator("[data-game] svg").count()).toBe(1);
      expect(await curtain.getByText("Your turn", { exact: true }).count()).toBe(1);
      expect(await curtain.getByRole("button").count()).toBe(1);
      expect(await page.locator("[data-ref^='card/']").count()).toBe(0);
      expect(await page.content()).not.toMatch(/Play (silk|salt|spice|steel)/);
      await page.reload();
      await page.getByRole("button", { name: `I am ${name}` }).click();
      await choices(page).first().waitFor();
      await playOn(page, 1);
      await prompt(page).waitFor();
      await playOn(page, 1);
    }
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);
});

test("without a network, after one visit", async () => {
  const { page, troubles, context } = await stage.person();
  await hurry(page);
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto("/game/caravan");
  await page.getByRole("button", { name: "Play now" }).click();
  await playOn(page, 3);
  const before = await whatIsAsked(page);
  await page.reload();
  await expect.poll(() => whatIsAsked(page)).toBe(before);
  await page.goto("/rules/caravan#CA-3.1");
  await page.getByText("Nobody may draw, buy or raid with 7 cards in hand.").waitFor();
  // What cannot be reached says so in the console; nothing else may go wrong.
  expect(troubles.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
  await context.close();
}, 120_000);

/** Seat 0 acts with a program in hand; somebody has aimed, and somebody was called a Machine. */
function hasMuchToTell({ question, state }: View): boolean {
  const { seats, said, weapons } = state as DeductionState;
  return (
    question?.kind === "announce" &&
    seats[0].programs.length > 0 &&
    said.some((word) => word.kind === "accuse" && word.team === "machine") &&
    weapons.some(({ holder, aim }) => holder > 0 && aim.length === 1)
  );
}

test("by ear: what each place holds in sentences, the main thing first, talk folded", async () => {
  const { page, troubles, context } = await stage.person({ settings: { nonVisual: true } });
  const sit = async (game: string, options: Parameters<typeof dealt>[1]) => {
    await openArranged(page, await dealt(game, options));
    await page.locator("[data-asked]").first().waitFor();
  };
  const place = (name: string) => page.getByRole("heading", { level: 3, name, exact: true });
  await sit("cyberverse", { ...SHORT.cyberverse, seed: "the frame", upTo: 0.5 });
  for (const name of ["News", "Cold Harbor", "For sale: Weapons"]) await place(name).waitFor();
  await sit("human-interface", { ...SHORT["human-interface"], seed: "the frame", upTo: 0.5 });
  for (const name of ["Area AH", "Your programs"]) await place(name).waitFor();
  // What the state is in detail, only whoever wants it hears.
  expect(await page.getByText("Doors", { exact: true }).isVisible()).toBe(false);
  await page.getByText("Everything, as a list").click();
  await page.getByText("Doors", { exact: true }).waitFor();
  await sit("the-beginning", { ...SHORT["the-beginning"], seed: "the frame", upTo: 0.5 });
  for (const name of ["Area 2, the City", "The Junkyard", "Piles"]) await place(name).waitFor();
  const stand = page.getByRole("region", { name: "How you stand" });
  await stand.getByText(/^Round \d+, \w+ phase, turn of \w+\.$/).waitFor();
  // Players too are told in sentences, and what is counted for the rules only to whoever opens it.
  const seat = page.getByRole("region", { name: "Vesper", exact: true });
  await seat.getByText(/in hand, \d+ in the deck/).waitFor();
  expect(await seat.getByText("Tally", { exact: true }).isVisible()).toBe(false);
  await isOpenToAll(page, "The Beginning by ear");
  await sit("synthetic-sins", { ...SHORT["synthetic-sins"], seed: "the frame", upTo: 0.5 });
  await page
    .getByText(/^Leads to /)
    .first()
    .waitFor();
  // What one carries does what is said of it; who comes next, and when.
  await stand.getByText("Silenced Pistol: Action. Attack one enemy in your sector").waitFor();
  await stand.getByText(/^Alarm Level \d+\. .*(comes at \d+|is coming), .*this turn\.$/).waitFor();
  // Neither draws and sums nor ids are among what happened and what lies there.
  expect(await page.locator("main").innerText()).not.toMatch(/come to|is drawn for/);
  await sit("social-deduction", { ...SHORT["social-deduction"], seed: "the frame" });
  await place("In the middle").waitFor();
  await page.getByText("Left loyalty card: unrevealed.").first().waitFor();
  const first = page.locator("[data-asked] button").first();
  await expect.poll(() => first.innerText()).toBe("Pass");
  expect(await page.getByRole("button", { name: "Say: I am Human" }).isVisible()).toBe(false);
  await sit("caravan", { ...SHORT.caravan, seed: "the frame", upTo: 0.5 });
  await stand.getByText(/^\d+ points so far(, ahead)?\.$/).waitFor();
  await page
    .getByText(/^\w+ \d+ for \d coins?\.$/)
    .first()
    .waitFor();
  await seat
    .getByText(/^\w+ trail: \d+(, \d+)*\.$/)
    .first()
    .waitFor();
  // Rules are read by whoever asks for them.
  expect(await page.getByRole("button", { name: "Read rule CA-4.5" }).isVisible()).toBe(false);
  await page.getByText(/^\d rules about these choices$/).click();
  await page.getByRole("button", { name: "Read rule CA-4.5" }).waitFor();
  await isOpenToAll(page, "Caravan by ear");
  // Everybody in turn, one's own cards, the middle; nothing of how the state is kept.
  await sit("social-deduction", { seats: 6, seed: "the picture", at: hasMuchToTell });
  for (const name of ["Vesper", "Tamsin"])
    await page.getByRole("region", { name, exact: true }).waitFor();
  for (const name of ["Your programs", "In the middle"])
    await place(name).filter({ visible: true }).waitFor();
  const heard = await page.getByRole("main").innerText();
  for (const sentence of [
    /(Left|Right) loyalty card: \w+, unrevealed, you know it\./,
    /(Vesper|Kite|Juno|Rook|Tamsin): (pistol|rifle|companion), aimed at \w+\./,
    /Said: \w+ is Machine\./,
    // A program of one's own with its timing and what it does.
    /^[A-Z].*: (At any time|On your turn)\. .+\.$/m,
  ])
    expect(heard).toMatch(sentence);
  expect(heard).not.toMatch(/Last team|Killer|Card: \d/);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);
