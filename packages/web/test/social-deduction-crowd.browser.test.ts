/** Nine to sixteen at a table: who is who by thumb, cards as large as there is room, words of who spoke last. */
import type { View } from "@sprawl/engine";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sitDownAt } from "./dealt.js";
import type { DeductionState } from "./deduction-state.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

const byThumb = (width: number, height: number) =>
  stage.person({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });

const isArmed = ({ question, state }: View): boolean =>
  question?.kind === "announce" &&
  (state as DeductionState).weapons.filter(({ holder }) => holder > 0).length > 1;

/** In the thick of it: weapons are held, and it is one's own turn. */
const armed = (seats: number) => ({ seats, seed: `thick of ${seats}`, at: isArmed });

/** Beside them stands an EX Boss. */
const besieged = (seats: number) => ({
  seats,
  options: { hellGate: true },
  seed: "b 0",
  at: (seen: View) =>
    isArmed(seen) &&
    (seen.state as { gate: { bosses: readonly unknown[] } }).gate.bosses.length > 0,
});

/** Many have spoken in this round. */
const talking = (seats: number) => ({
  seats,
  seed: `thick of ${seats}`,
  at: (seen: View) => isArmed(seen) && saidIn(seen.state).length > 4,
});

type Saying = { readonly by: number; readonly round: number };

function saidIn(state: unknown): readonly Saying[] {
  const { said, round } = state as { said: readonly Saying[]; round: number };
  return said.filter((each) => each.round >= round - 1);
}

const cellOf = (page: Page, seat: number) => page.locator(`[data-grid] [data-seat="${seat}"]`);

test("on the smallest phone a tap anywhere at somebody shows them large, and a tap puts that away", async () => {
  const { page, troubles, context } = await byThumb(360, 640);
  await sitDownAt(page, "social-deduction", besieged(14));
  const sheet = page.locator("[role=tooltip] [data-player]");
  // Where their cards are, and where their name is.
  for (const down of [0.85, 0.3]) {
    const { width = 0, height = 0 } = (await cellOf(page, 6).boundingBox()) ?? {};
    await cellOf(page, 6).tap({ position: { x: width * 0.6, y: height * down }, force: true });
    await sheet.waitFor();
    expect(await sheet.getAttribute("data-player")).toBe("6");
    expect(await sheet.getByRole("listitem").count()).toBe(3);
    expect(await sheet.locator("h3").innerText()).toContain("Oriel");
    const {
      x = -1,
      y = -1,
      width: wide = 999,
      height: high = 999,
    } = (await sheet.boundingBox()) ?? {};
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(360);
    expect(y + high).toBeLessThanOrEqual(640);
    const cards = await sheet
      .locator("li [data-drawn]")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(Math.min(...cards)).toBeGreaterThan(44);
    await sheet.tap();
    await sheet.waitFor({ state: "detached" });
  }
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("whoever is shown large on a phone is said to be aimed at, and by whom", async () => {
  const { page, troubles, context } = await byThumb(390, 844);
  await sitDownAt(page, "social-deduction", {
    seats: 6,
    seed: "thick of 6",
    at: (seen: View) =>
      isArmed(seen) && (seen.state as DeductionState).weapons.some(({ aim }) => aim.includes(3)),
  });
  await cellOf(page, 3).locator('[data-ref="seat/3"] > button').tap();
  const sheet = page.locator('[data-player="3"]').first();
  expect(await sheet.innerText()).toMatch(/\w+ aims? at Juno/);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])(
  "at $width x $height what can be done with somebody stands below them, or beside",
  async ({ width, height }) => {
    const { page, troubles, context } = await byThumb(width, height);
    await sitDownAt(page, "social-deduction", armed(16));
    await page.locator('[data-grid] [data-ref="seat/6"] > button').tap();
    const lines = page.getByRole("menuitem");
    await lines.first().waitFor();
    await page.locator('[data-side="sheet"] [data-player="6"]').waitFor();
    const tops = await lines.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().bottom)),
    );
    expect(tops.length).toBeGreaterThan(1);
    expect(Math.max(...tops)).toBeLessThanOrEqual(height);
    await page.keyboard.press("Escape");
    await lines.first().waitFor({ state: "detached" });
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);

test.each([
  { seats: 9, width: 390, least: 45 },
  { seats: 12, width: 390, least: 28 },
  { seats: 16, width: 390, least: 23 },
])(
  "$seats on a phone: cards are as large as their rows, and can be chosen",
  async (wanted) => {
    const { seats, width, least } = wanted;
    const { page, troubles, context } = await byThumb(width, 844);
    await sitDownAt(page, "social-deduction", armed(seats));
    const cards = await page.locator("[data-grid] [data-seat] [data-drawn]").evaluateAll((all) =>
      all.map((each) => {
        const card = each.getBoundingClientRect();
        const cell = each.closest("[data-seat]")?.getBoundingClientRect() ?? new DOMRect();
        return {
          wide: card.width,
          out: card.bottom > cell.bottom + 1 || card.right > cell.right + 1,
        };
      }),
    );
    expect(Math.min(...cards.map(({ wide }) => wide))).toBeGreaterThanOrEqual(least);
    expect(cards.filter(({ out }) => out)).toEqual([]);
    await page.locator("[data-verb=look]").tap();
    const open = page.locator("[data-grid] [data-ref*='/left'][data-state=open] > button");
    expect(await open.count()).toBeGreaterThan(2);
    await open.first().tap();
    await page.locator("[data-picked], [data-selected], [data-looked]").first().waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);

test.each([
  { seats: 9, width: 1440, height: 900 },
  { seats: 12, width: 1366, height: 768 },
  { seats: 16, width: 1280, height: 800 },
])(
  "of $seats at $width px those who spoke last have words, over nobody's face and no card",
  async ({ seats, width, height }) => {
    const { page, troubles, context } = await stage.person({
      viewport: { width, height },
      settings: { keepList: false },
    });
    await sitDownAt(page, "social-deduction", talking(seats));
    const words = page.locator("[data-ring] [data-seat] q:not([data-short])");
    await words.first().waitFor();
    expect(await words.count()).toBeLessThanOrEqual(2);
    expect(await page.locator("[data-ring] [data-seat] q[data-short]").count()).toBeGreaterThan(0);
    const covered = await words.evaluateAll((all) =>
      all.flatMap((bubble) => {
        const { left, right, top, bottom } = bubble.getBoundingClientRect();
        const things = "[data-ring] :is([data-drawn], [data-ref^='ex-boss'], b)";
        // The tail may touch who speaks.
        const over = [...document.querySelectorAll<HTMLElement>(things)].filter((each) => {
          const box = each.getBoundingClientRect();
          const wide = Math.min(right, box.right) - Math.max(left, box.left);
          const high = Math.min(bottom - 7, box.bottom) - Math.max(top, box.top);
          return !bubble.contains(each) && box.width > 0 && wide > 1 && high > 1;
        });
        const out = left < 0 || right > innerWidth ? ["the edge"] : [];
        return [...out, ...over.map((each) => each.outerHTML.slice(0, 80))];
      }),
    );
    expect(covered).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);

test("on a phone who spoke last has words for as long as one reads them, then signs", async () => {
  const { page, troubles, context } = await byThumb(390, 844);
  await sitDownAt(page, "social-deduction", talking(16));
  const words = page.locator("[data-grid] [data-seat] q:not([data-short])");
  await words.first().waitFor();
  expect(await words.count()).toBe(1);
  expect((await words.innerText()).length).toBeGreaterThan(8);
  const before = await page.locator("[data-grid] [data-seat] q[data-short]").count();
  await words.waitFor({ state: "detached", timeout: 15_000 });
  expect(await page.locator("[data-grid] [data-seat] q[data-short]").count()).toBe(before + 1);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);
