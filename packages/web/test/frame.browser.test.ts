/**
 * The frame, measured for every game there is: the board is the screen and does not move, oneself is
 * always in sight, nothing is cut off, a finger finds what it aims at, nobody is kept out.
 */
import { games } from "@sprawl/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isOpenToAll } from "./acting.js";
import { cutOff } from "./cut-off.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

/** The least share of the window that the board has. */
const SIZES = [
  { width: 1440, height: 900, share: 0.62 },
  { width: 1366, height: 768, share: 0.55 },
  { width: 820, height: 1180, share: 0.5 },
  { width: 390, height: 844, share: 0.45 },
] as const;

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const boardBox = (page: Page): Promise<Box> =>
  page.locator("[data-board]").evaluate((board) => {
    const { x, y, width, height } = board.getBoundingClientRect();
    return { x, y, width, height };
  });

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
      return w >= least && h >= 39.5 ? [] : [`${w}x${h} ${element.outerHTML.slice(0, 90)}`];
    });
  });
}

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/game/${game}`);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator("[data-asked]").first().waitFor();
  await page.locator("[data-board] [data-ref]").first().waitFor();
}

describe.each(games.map(({ id }) => id))("%s", (game) => {
  test("at four sizes: the board's share, oneself in sight, nothing cut off, open to all", async () => {
    for (const { width, height, share } of SIZES) {
      const touch = width < 900;
      const { page, troubles, context } = await stage.person({
        viewport: { width, height },
        hasTouch: touch,
        isMobile: width < 500,
        settings: { keepList: false },
      });
      const at = `${game} at ${width} x ${height}`;
      await sitDown(page, game);
      const box = await boardBox(page);
      expect((box.width * box.height) / (width * height), at).toBeGreaterThanOrEqual(share);
      expect(box.width, at).toBe(width);
      expect(await isInSight(page, "[data-dock]"), at).toBe(true);
      expect(await isInSight(page, "[data-me]"), at).toBe(true);
      expect(await page.locator("[data-me]").innerText(), at).not.toBe("");
      expect(await cutOff(page), at).toEqual([]);
      if (touch) expect(await smallTargets(page), at).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      await isOpenToAll(page, at);
      expect(troubles, at).toEqual([]);
      await context.close();
    }
  }, 120_000);

  test("the board's box is the same to the pixel from the first decision to the last", async () => {
    const { page, troubles, context } = await stage.person({
      viewport: { width: 1366, height: 768 },
      settings: { botPace: "instant" },
    });
    await sitDown(page, game);
    const first = await boardBox(page);
    const { boxes, decisions, over, hidden } = await playThrough(page, WHOLE);
    expect(over || decisions >= WHOLE.least).toBe(true);
    expect(boxes).toEqual([JSON.stringify(first)]);
    expect(hidden, "oneself out of sight").toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);
});

/** A whole match where that can be afforded; a long one is left when its time is over, but not at once. */
const WHOLE = { decisions: 400, least: 11, ms: 9_000 };

/**
 * Plays in the page itself, by the list, and remembers every box the board has had meanwhile, and
 * every question at which oneself was not in sight.
 */
function playThrough(page: Page, most: typeof WHOLE) {
  return page.evaluate(async (limit) => {
    const boxes = new Set<string>();
    const hidden: string[] = [];
    const started = performance.now();
    const asked = () => document.querySelector("[data-asked]")?.getAttribute("data-asked");
    const main = () => document.querySelector<HTMLElement>("[data-main]");
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const look = () => {
      const { x, y, width, height } =
        document.querySelector("[data-board]")?.getBoundingClientRect() ?? new DOMRect();
      boxes.add(JSON.stringify({ x, y, width, height }));
      const me = document.querySelector("[data-me]")?.getBoundingClientRect() ?? new DOMRect();
      if (me.height === 0 || me.bottom > innerHeight + 1) hidden.push(asked() ?? "nothing asked");
    };
    const saidNo = () => document.querySelector("[data-dock] [role=alert] button") !== null;
    const isOver = () => document.querySelector("a[href*='/replay/']") !== null;
    let decisions = 0;
    let refused = false;
    const isTime = () => decisions < limit.least || performance.now() - started < limit.ms;
    for (; decisions < limit.decisions && isTime() && !isOver() && !refused; decisions++) {
      const before = asked();
      const all = [...document.querySelectorAll<HTMLElement>("[data-palette] [data-choice]")];
      const wanted = Number(/\((\d+)/.exec(main()?.textContent ?? "")?.[1] ?? 1);
      const picks = all.slice(-Math.max(1, wanted) - (decisions % 2));
      for (const choice of picks.slice(0, Math.max(1, wanted))) choice.click();
      await frame();
      if (asked() === before) main()?.click();
      const began = performance.now();
      while ((asked() === before || asked() === null || !asked()) && !isOver()) {
        look();
        await frame();
        // What does not go together is refused: whoever plays by the last of the list stops there.
        refused = asked() === before && saidNo();
        if (refused) break;
        if (performance.now() - began > 20_000) throw new Error(`stuck at ${before}`);
      }
      look();
    }
    return { boxes: [...boxes], decisions, over: isOver() || refused, hidden };
  }, most);
}
