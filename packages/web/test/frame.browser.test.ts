/**
 * The frame, measured for every game there is: the board is the screen and does not move, oneself is
 * always in sight, nothing is cut off, a finger finds what it aims at, nobody is kept out; at the
 * first decision, in the thick of a match and at its end.
 */
import { games } from "@sprawl/games";
import { SHORT } from "@sprawl/tools/arranged";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isOpenToAll } from "./acting.js";
import { brokenWords, cutOff } from "./cut-off.js";
import { sitDownAt } from "./dealt.js";
import { smallWords } from "./small-words.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

/** The least share of the window that the board has. */
const SIZES = {
  desk: [
    { width: 1440, height: 900, share: 0.62 },
    { width: 1366, height: 768, share: 0.55 },
  ],
  touch: [
    { width: 820, height: 1180, share: 0.5 },
    { width: 390, height: 844, share: 0.45 },
    // Lying down: the dock stands beside the board.
    { width: 844, height: 390, share: 0.5 },
  ],
} as const;

/** As wide as most phones: nothing is written so small there that it cannot be read. */
const PHONE = 390;

type Size = { readonly width: number; readonly height: number; readonly share: number };

/** Where one is asked: at the first decision, and when half of the match is over. */
const ASKED = [
  { upTo: 0, moment: "the first decision" },
  { upTo: 0.5, moment: "in the thick of it" },
] as const;

/** The same table each time, and a match of it that is soon over. */
const sitDown = (page: Page, game: string, upTo: number) =>
  sitDownAt(page, game, { ...SHORT[game], seed: "the frame", upTo });

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

const boardBox = (page: Page): Promise<Box> => boxOf(page, "[data-board]");

/** Is all of it inside the window? */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return width > 0 && height > 0 && inside;
  });
}

/** What a finger should press and is too small for it. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 44 - 0.5;
    const all = [
      ...document.querySelectorAll<HTMLElement>("[data-hud] :is(a, button), [data-dock] button"),
    ];
    return all.flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const { width, height } = element.getBoundingClientRect();
      if (width === 0) return [];
      // Small things have a larger target of their own around them.
      const before = getComputedStyle(element, "::before");
      const reach = (own: number, value: string) => Math.max(own, Number.parseFloat(value) || 0);
      const [w, h] = [reach(width, before.width), reach(height, before.height)];
      return w >= least && h >= least ? [] : [`${w}x${h} ${element.outerHTML.slice(0, 90)}`];
    });
  });
}

/** Cards in a hand that are smaller than a card on a desk is. */
async function smallCards(page: Page, game: string): Promise<readonly string[]> {
  // Beside what a character carries a program shows its edge.
  const least = { width: game === "human-interface" ? 0 : 96, height: 134 };
  const cards = await page.locator("[data-me] [data-in-hand] > *").all();
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
  return boxes.flatMap((box) =>
    box && (box.width < least.width || box.height < least.height)
      ? [`${box.width}x${box.height}`]
      : [],
  );
}

/** The window has its new size, and everything is laid out and drawn for it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    { width: size.width, height: size.height },
  );
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Small windows are spoken to in German: its words are longer. */
const KINDS = [
  { kind: "desk", touch: false, language: "en", sizes: SIZES.desk },
  { kind: "touch", touch: true, language: "de", sizes: SIZES.touch },
] as const;

/** Nothing is cut off and nothing scrolls sideways. */
async function fits(page: Page, at: string): Promise<void> {
  await expect.poll(() => cutOff(page), { message: `${at}: cut off` }).toEqual([]);
  expect(await brokenWords(page), `${at}: broken`).toEqual([]);
  const tooWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await tooWide(), at).toBe(0);
}

/** The board has its share, and whoever plays sees how they stand. */
async function isTheScreen(page: Page, size: Size, at: string): Promise<void> {
  const box = await boardBox(page);
  const share = (box.width * box.height) / (size.width * size.height);
  expect(share, `${at}: the board's share`).toBeGreaterThanOrEqual(size.share);
  const dock = await boxOf(page, "[data-dock]");
  const beside = dock.y === box.y;
  expect(box.width, at).toBe(beside ? size.width - dock.width : size.width);
  expect(await isInSight(page, "[data-dock]"), `${at}: the dock`).toBe(true);
  expect(await isInSight(page, "[data-me]"), `${at}: oneself`).toBe(true);
  // A part that changes with the window is drawn a frame after the style sheets know of it.
  await expect
    .poll(() => liesOverQuestion(page), { message: `${at}: oneself over the question` })
    .toBe(false);
}

/** Where the question stands below oneself: is what one has higher than its room? */
function liesOverQuestion(page: Page): Promise<boolean> {
  return page.locator("[data-me]").evaluate((me) => {
    const asked = document.querySelector("[data-prompt]")?.getBoundingClientRect();
    const { y, height } = me.getBoundingClientRect();
    return asked !== undefined && asked.y >= y + height - 1 && me.scrollHeight > height + 1;
  });
}

/** Moments to go back to of which not all is in sight: nobody scrolls for what they do not know of. */
async function momentsBelowSight(page: Page): Promise<readonly string[]> {
  const moments = page.locator("[data-moment-link]");
  expect(await moments.count()).toBeGreaterThan(0);
  return moments.evaluateAll((all) =>
    all
      .filter((each) => each.getBoundingClientRect().bottom > innerHeight)
      .map((each) => each.textContent ?? ""),
  );
}

describe.each(games.map(({ id }) => id))("%s", (game) => {
  test.each(KINDS)(
    "$kind windows: the board's share, oneself in sight, nothing cut off, open to all",
    async ({ touch, language, sizes }) => {
      const { page, troubles, context } = await stage.person({
        viewport: sizes[0],
        hasTouch: touch,
        isMobile: touch,
        settings: { keepList: false, language },
      });
      for (const { upTo, moment } of ASKED) {
        await sitDown(page, game, upTo);
        for (const size of sizes) {
          const at = `${game}, ${moment} at ${size.width}`;
          await resize(page, size);
          await isTheScreen(page, size, at);
          await fits(page, at);
          if (touch) expect(await smallTargets(page), at).toEqual([]);
          else expect(await smallCards(page, game), at).toEqual([]);
          if (size.width === PHONE) expect(await smallWords(page), at).toEqual([]);
          expect(await page.locator("[data-me]").innerText(), at).toMatch(/\w/);
          // Of the four, one moment each: what keeps somebody out does so at every size.
          if ((size === sizes[0]) === (upTo === 0)) await isOpenToAll(page, at);
        }
      }
      await sitDown(page, game, 1);
      const end = page.locator("[data-end]").first();
      await expect.poll(() => end.innerText()).toMatch(/\w/);
      for (const size of sizes) {
        await resize(page, size);
        await fits(page, `${game}, the end at ${size.width}`);
        if (!touch) expect(await momentsBelowSight(page), game).toEqual([]);
      }
      // What is shown is for people: no names of fields, no numbers of cards, nobody called -1.
      expect(await end.innerText()).not.toMatch(/undefined|NaN|\[object|\bCard \d|: -1\b|by -1\b/i);
      expect(troubles).toEqual([]);
      await context.close();
    },
    180_000,
  );

  test.each([
    { where: "at a desk", viewport: { width: 1366, height: 768 }, touch: false, upTo: 0 },
    // The beginning is like it is at a desk, and a phone takes its time.
    { where: "on a phone", viewport: { width: 390, height: 844 }, touch: true, upTo: 0.6 },
  ])(
    "$where the board's box is the same to the pixel at every decision to the last, and no word is cut",
    async ({ where, viewport, touch, upTo }) => {
      const settings = { language: touch ? "de" : "en" };
      const person = { viewport, hasTouch: touch, isMobile: touch, settings };
      const { page, troubles, context } = await stage.person(person);
      await sitDown(page, game, upTo);
      const first = await boardBox(page);
      for (let over = false; !over; ) {
        const { boxes, hidden, lost, isOver } = await playOn(page, BETWEEN_LOOKS);
        expect(boxes).toEqual([JSON.stringify(first)]);
        expect(hidden, "oneself out of sight").toEqual([]);
        expect(lost, "the focus fallen to the page").toEqual([]);
        await fits(page, `${game} ${where}`);
        over = isOver;
      }
      expect(troubles).toEqual([]);
      await context.close();
    },
    240_000,
  );
});

/** After so many questions of a match all words are looked at. */
const BETWEEN_LOOKS = 9;

/** Of these, the boards are larger than a phone. */
test.each(["cyberverse", "human-interface"])(
  "%s: on a phone something that can be chosen is in sight, whatever is asked",
  async (game) => {
    const { page, context } = await stage.person({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      settings: { keepList: false },
    });
    for (const upTo of [0, 0.08, 0.16, 0.24, 0.32, 0.4]) {
      await sitDown(page, game, upTo);
      await expect.poll(() => inSight(page), { message: `after ${upTo}` }).not.toBe("none");
    }
    await context.close();
  },
  120_000,
);

/** What can be chosen on the board or among one's own: is any of it there to be pressed? */
function inSight(page: Page): Promise<"none" | "some" | "nothing is there"> {
  return page.evaluate(() => {
    const open = [
      ...document.querySelectorAll(":is([data-board], [data-me]) [data-ref][data-state=open]"),
    ].filter((each) => each.checkVisibility());
    if (open.length === 0) return "nothing is there";
    const isThere = (each: Element) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const box = each.closest("[data-board], [data-me]")?.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return box && x > 0 && x < innerWidth && y > box.top && y < box.bottom;
    };
    return open.some(isThere) ? "some" : "none";
  });
}

/**
 * Answers so many questions, if there are, in the page itself, by what the rule of thumb says and as
 * keys do, and remembers every box the board has had meanwhile, every question at which oneself was not in sight, and every
 * answer after which keys were nowhere.
 */
function playOn(page: Page, questions: number) {
  return page.evaluate(async (many) => {
    const boxes = new Set<string>();
    const hidden: string[] = [];
    const lost: string[] = [];
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const asked = () => document.querySelector("[data-asked]")?.getAttribute("data-asked") ?? "";
    const isOver = () => document.querySelector("[data-end]") !== null;
    const look = () => {
      const board = document.querySelector("[data-board]")?.getBoundingClientRect();
      const { x, y, width, height } = board ?? new DOMRect();
      boxes.add(JSON.stringify({ x, y, width, height }));
      const me = document.querySelector("[data-me]")?.getBoundingClientRect() ?? new DOMRect();
      if (me.height === 0 || me.bottom > innerHeight + 1) hidden.push(asked());
    };
    // Not by frames: a large board takes its time for each of them.
    const moment = () => new Promise((done) => setTimeout(done, 4));
    const until = async (what: string, is: () => boolean) => {
      for (const began = performance.now(); !is(); await moment()) {
        look();
        if (performance.now() - began > 30_000) throw new Error(`${what}: ${asked()}`);
      }
    };
    const said = () => all("[data-dock] [role=alert] span").length > 0;
    const pointed = () => all("[data-palette] [data-choice][data-pointed]");
    const main = () => document.querySelector<HTMLElement>("[data-main]:not([aria-disabled=true])");
    /** Keys lead there first; a piece that is pointed at has the focus while its line is taken. */
    const press = (thing: HTMLElement | null | undefined) => {
      const piece = all("[data-board] [data-pointed] > button")[0];
      (piece ?? thing)?.focus();
      thing?.click();
    };
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isLost = async () => {
      for (let n = 0; n < 6 && document.activeElement === document.body; n++) await frame();
      return document.activeElement === document.body;
    };
    /** Mostly the main thing, so that the end comes; now and then, and where there is none, by a hint. */
    const byHint = async () => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
      // It may be thought about first.
      await until("no hint comes", () => said() && !all("[data-dock] [aria-busy=true]").length);
      for (const choice of pointed()) press(choice);
      await moment();
    };
    for (let n = 0; n < many && !isOver(); n++) {
      const before = asked();
      await until("an old hint stays", () => !said());
      if (n % 3 === 0 || !main()) await byHint();
      // Where several are picked, or an amount is given, the big button answers.
      if (asked() === before) press(main());
      await until("stuck", () => isOver() || (asked() !== before && asked() !== ""));
      if (!isOver()) look();
      if (await isLost()) lost.push(asked());
    }
    return { boxes: [...boxes], hidden, lost, isOver: isOver() };
  }, questions);
}
