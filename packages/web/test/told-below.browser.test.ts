/**
 * On a tablet and on a phone what is told and what happens now lie beside the people and the places,
 * not over them: whoever plays is seen and can be pressed, at the first look.
 */
import type { View } from "@sprawl/engine";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

/** Squares of a row of Human Interface's floor. */
const WIDTH = 36;

const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

/** What of the board lies under the last lines of what happened. */
const underTicker = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const box = document.querySelector("[data-ticker] li:last-child")?.getBoundingClientRect();
    if (!box) return ["nothing is told"];
    const refs = new Set<string>();
    for (let x = box.left + 2; x < box.right; x += 12)
      for (const element of document.elementsFromPoint(x, box.top + box.height / 2)) {
        const thing = element.closest("[data-board] [data-ref]");
        if (thing) refs.add(thing.getAttribute("data-ref") ?? "");
      }
    return [...refs];
  });

/** Those of these things that are out of sight, or under something else. */
const hidden = (page: Page, kinds: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const selector = all.map((kind) => `[data-board] [data-ref^="${kind}/"]`).join();
    if (selector === "") return [];
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((thing) => {
      if (!thing.checkVisibility()) return [];
      const { left, top, width, height } = thing.getBoundingClientRect();
      const hit = [0.25, 0.75].every((at) => {
        const there = document.elementFromPoint(left + at * width, top + height / 2);
        return there !== null && thing.contains(there);
      });
      return hit ? [] : [thing.dataset.ref ?? ""];
    });
  }, kinds);

const count = (page: Page, kind: string): Promise<number> =>
  page.locator(`[data-board] [data-ref^="${kind}/"]:visible`).count();

test.each([
  { game: "cyberverse", seats: 4, kinds: ["org", "district"], least: 9 },
  { game: "human-interface", seats: 2, kinds: [], least: 0 },
  { game: "the-beginning", seats: 6, kinds: ["seat"], least: 6 },
] as const)(
  "$game, $seats seats: on a tablet nothing lies over the people",
  async (wanted) => {
    const { game, seats, kinds, least } = wanted;
    const { page, troubles, context } = await stage.person({
      viewport: TABLET,
      settings: { keepList: false, language: "de" },
    });
    const told = game === "the-beginning" ? { at: isCheck } : { upTo: 0.45 };
    await sitDownAt(page, game, { seats, seed: "the picture", ...told });
    await expect.poll(() => underTicker(page)).toEqual([]);
    await expect.poll(() => hidden(page, kinds)).toEqual([]);
    let seen = 0;
    for (const kind of kinds) seen += await count(page, kind);
    expect(seen).toBeGreaterThanOrEqual(least);
    expect(troubles).toEqual([]);
    await context.close();
  },
  90_000,
);

const isCheck = ({ question }: { readonly question?: { readonly kind: string } | undefined }) =>
  question?.kind === "contribute";

test("CyberVerse on a phone: whom one plays against is seen at the first look, and pressed", async () => {
  const { page, context } = await stage.person({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  await sitDownAt(page, "cyberverse", { seats: 4, seed: "the picture", upTo: 0.45 });
  // Oneself is in the dock.
  expect(await count(page, "org")).toBe(3);
  expect(await hidden(page, ["org"])).toEqual([]);
  await context.close();
}, 60_000);

type Standing = { readonly models: readonly { readonly at: number }[] };

/** One is asked for a way, and somebody stands right before one of its squares. */
function isWayBehindSomebody({ question, state }: View): boolean {
  if (question?.kind !== "route") return false;
  const before = (state as Standing).models.map(({ at }) => at - WIDTH);
  const squares = question.options.flatMap(({ on }) => on ?? []);
  return before.some((at) => squares.includes(`square/${at}`));
}

test("Human Interface: a few squares are all seen and pressed, whoever stands before them", async () => {
  const { page, context } = await stage.person({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  await sitDownAt(page, "human-interface", {
    seats: 2,
    seed: "the picture",
    at: isWayBehindSomebody,
  });
  expect(await page.locator('[data-board] [data-ref^="square/"]').count()).toBeGreaterThan(0);
  await expect.poll(() => hidden(page, ["square"])).toEqual([]);
  await context.close();
}, 60_000);
