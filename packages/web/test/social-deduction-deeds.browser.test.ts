/**
 * What one does and sees at the table of Social Deduction: by verb and click a card is looked at and
 * stays large, a verb is taken back, and whoever is out goes on watching.
 */
import type { View } from "@sprawl/engine";
import { openArranged } from "@sprawl/tools/arranged";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dealt, sitDownAt } from "./dealt.js";
import type { DeductionState } from "./deduction-state.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

test("Look, then a card: it comes up large with whose and which, and stays until it is put away", async () => {
  const { page, troubles, context } = await stage.person({
    settings: { keepList: false, botPace: "quick" },
  });
  // One's turn: the card on the left of the next one has not been turned up.
  await sitDownAt(page, "social-deduction", {
    seats: 5,
    seed: "look 1",
    at: ({ question }) =>
      question?.kind === "announce" &&
      question.options.some(({ on = [] }) => on.includes("seat/1/left")),
  });
  await page.locator("[data-verb=look]:not([disabled])").click();
  await page.locator(`[data-board] [data-ref="seat/1/left"][data-state=open] > button`).click();
  const looked = page.locator("[data-looked]");
  const pass = page.locator("main[data-asked] [data-main]");
  for (let n = 0; n < 30 && !(await looked.isVisible()); n++) {
    // Whoever has a program is asked before the card is looked at.
    if (await pass.isVisible()) await pass.click();
    await page.waitForTimeout(300);
  }
  await looked.getByText(/left loyalty card/).waitFor();
  // The pointer still rests on the small one: the same card does not come up a second time over it.
  await page.locator(`[data-board] [data-ref="seat/1/left"] > button`).hover();
  await page.waitForTimeout(1500);
  expect(await page.locator("[role=tooltip]:visible").count()).toBe(0);
  expect(await looked.isVisible()).toBe(true);
  // What others do next waits until then, and the click skips none of it.
  expect(await page.locator("[data-headline], [data-moment]").count()).toBe(0);
  await page.locator("[data-put-away]").click();
  await expect.poll(() => looked.count()).toBe(0);
  // A deed in words, or what somebody says at their seat, or a moment.
  await page.locator("[data-headline], [data-board] q[data-new], [data-moment]").first().waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("Space puts away a card that was looked at, and answers nothing behind it", async () => {
  const { page, troubles, context } = await stage.person({
    settings: { keepList: false, botPace: "instant" },
  });
  await sitDownAt(page, "social-deduction", {
    seats: 5,
    seed: "look 1",
    at: ({ question }) =>
      question?.kind === "announce" &&
      question.options.some(({ on = [] }) => on.includes("seat/1/left")),
  });
  await page.locator("[data-verb=look]:not([disabled])").click();
  await page.locator(`[data-board] [data-ref="seat/1/left"][data-state=open] > button`).click();
  const looked = page.locator("[data-looked]");
  await looked.waitFor();
  const main = page.locator("main[data-asked]");
  await main.waitFor();
  const asked = await main.getAttribute("data-asked");
  await page.keyboard.press("Space");
  await expect.poll(() => looked.count()).toBe(0);
  await page.waitForTimeout(600);
  expect(await main.getAttribute("data-asked")).toBe(asked);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("on a phone a card that is looked at is whole, and so is the button that puts it away", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false, botPace: "quick" },
  });
  await sitDownAt(page, "social-deduction", {
    seats: 5,
    seed: "look 1",
    at: ({ question }) =>
      question?.kind === "announce" &&
      question.options.some(({ on = [] }) => on.includes("seat/1/left")),
  });
  await page.locator(`[data-board] [data-ref="seat/1/left"][data-state=open] > button`).tap();
  await page.getByRole("menuitem", { name: /^Investigate the left/ }).tap();
  const looked = page.locator("[data-looked]");
  const pass = page.locator("main[data-asked] [data-main]");
  for (let n = 0; n < 30 && !(await looked.isVisible()); n++) {
    if (await pass.isVisible()) await pass.tap();
    await page.waitForTimeout(300);
  }
  const box = async (of: string) => (await page.locator(of).first().boundingBox()) ?? undefined;
  const [panel, card, button, board] = await Promise.all(
    ["[data-looked]", "[data-looked] [data-cut]", "[data-put-away]", "[data-board]"].map(box),
  );
  const bottom = (of: typeof panel) => (of?.y ?? 0) + (of?.height ?? 0);
  expect(bottom(panel)).toBeLessThanOrEqual(bottom(board));
  expect(bottom(button)).toBeLessThan(bottom(panel));
  expect(bottom(card)).toBeLessThan(button?.y ?? 0);
  await page.locator("[data-put-away]").tap();
  await expect.poll(() => looked.count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("a click where nothing can be chosen takes back the verb that was begun", async () => {
  const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
  await sitDownAt(page, "social-deduction", {
    seats: 5,
    seed: "look 1",
    at: ({ question }) => question?.kind === "announce",
  });
  const arm = page.locator("[data-verb=arm]");
  await arm.click();
  await expect.poll(() => arm.getAttribute("aria-pressed")).toBe("true");
  const asked = await page.locator("[data-asked]").first().getAttribute("data-asked");
  // No card can be armed; with no verb it can be looked at.
  const card = page.locator('[data-board] [data-ref="seat/2/left"]');
  expect(await card.getAttribute("data-state")).not.toBe("open");
  await card.click();
  await expect.poll(() => arm.getAttribute("aria-pressed")).toBe("false");
  await expect.poll(() => card.getAttribute("data-state")).toBe("open");
  expect(await page.locator("[data-asked]").first().getAttribute("data-asked")).toBe(asked);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("whoever is out watches deed by deed, and one click goes on to the end", async () => {
  const { page, troubles, context } = await stage.person({
    settings: { keepList: false, botPace: "unhurried" },
  });
  const isLastHit = ({ question, state }: View): boolean =>
    (state as DeductionState).seats[0].hp === 1 &&
    question?.options.some(({ kind }) => kind === "take-damage") === true;
  await sitDownAt(page, "social-deduction", { seats: 5, seed: "last hit 26", at: isLastHit });
  await page.getByRole("button", { name: /^Take \d+ damage/ }).click();
  const forward = page.locator("[data-forward]");
  const main = page.locator("[data-main]");
  for (let n = 0; n < 60 && !(await forward.isVisible()); n++) {
    if (await main.isVisible()) await main.click();
    await page.waitForTimeout(200);
  }
  expect(await page.locator("[data-end]").count()).toBe(0);
  await forward.click();
  await page.locator("[data-end]").first().waitFor({ timeout: 60_000 });
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("cards that are exchanged are chosen one after the other, on the table, in any order", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 1366, height: 768 },
    settings: { keepList: false, botPace: "quick" },
  });
  await sitDownAt(page, "social-deduction", {
    seats: 6,
    seed: "bug 3",
    at: ({ question }) =>
      question?.kind === "announce" &&
      question.options.filter(({ kind }) => kind === "bug").length > 6,
  });
  const asked = page.locator("[data-prompt]");
  const bug = page.locator('[data-mine] [data-ref^="card/"] > button[aria-label^="Bug"]');
  const own = page.locator('[data-mine] [data-ref~="own/right"]');
  const theirs = page.locator('[data-board] [data-ref~="seat/2/left"]');
  await bug.click();
  await expect.poll(() => asked.innerText()).toBe("Play Bug: your …");
  // Only what goes with it glows; seats do not.
  await expect.poll(() => own.getAttribute("data-state")).toBe("open");
  const seat = page.locator('[data-board] [data-seat="2"] [data-ref="seat/2"]').first();
  expect(await seat.getAttribute("data-state")).not.toBe("open");
  // The way back lies beside the list, not under it.
  const back = await page.locator("[data-back]").boundingBox();
  const list = await page.locator("[data-list-button]").boundingBox();
  expect((back?.x ?? 0) + (back?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + 1);
  // Everything stands in the list all the same.
  await page.locator("[data-list-button]").click();
  expect(
    await page
      .locator("[data-choice]")
      .filter({ hasText: /^\d?\s*Play Bug/ })
      .count(),
  ).toBeGreaterThan(6);
  // It is taken back by its key, by a second press, or where nothing can be chosen.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect.poll(() => asked.innerText()).not.toContain("Bug");
  await bug.click();
  await theirs.locator("> button").click();
  await expect
    .poll(() => asked.innerText())
    .toMatch(/^Play Bug: your … .*left loyalty card of Kite$/);
  await theirs.locator("> button").click();
  await expect.poll(() => asked.innerText()).toBe("Play Bug: your …");
  await theirs.locator("> button").click();
  await own.locator("> button").click();
  await expect.poll(() => bug.count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("before a card is turned up, nothing around it has its colour", async () => {
  const { page, troubles, context } = await stage.person({
    reducedMotion: "no-preference",
    settings: { keepList: false, botPace: "quick" },
  });
  // What is not meant for them passes, and they see what comes of it.
  await context.addInitScript(() => localStorage.removeItem("sprawl.standing"));
  const wanted = { seats: 6, seed: "the picture", upTo: 0.45 };
  await openArranged(page, await dealt("social-deduction", wanted));
  const rays = page.locator("[data-moment] > :first-child").first();
  await rays.waitFor();
  const around = async (until: number) =>
    rays.evaluate((each, at) => {
      for (const animation of each.getAnimations()) {
        animation.pause();
        animation.currentTime = at;
      }
      return getComputedStyle(each).backgroundImage;
    }, until);
  expect(await around(600)).not.toBe(await around(700));
  expect(await around(0)).toBe(await around(600));
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("at a desk what lies in the middle is whole, and no aim runs over a word of it", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 1440, height: 900 },
    settings: { keepList: false },
  });
  // Three weapons beside each other, above the locked ones: none below the edge of the table.
  await sitDownAt(page, "social-deduction", { seats: 5, seed: "the picture" });
  const middle = await page.locator("[data-ring]").evaluate((ring) => {
    const tops = [...ring.querySelectorAll("[data-ref^='weapon/']")].map((each) =>
      Math.round(each.getBoundingClientRect().top),
    );
    const cage = ring.querySelector("[data-locked]")?.getBoundingClientRect().bottom ?? Infinity;
    ring.scrollTo(0, 100);
    const moved = ring.scrollTop;
    return { rows: new Set(tops).size, below: cage - ring.getBoundingClientRect().bottom, moved };
  });
  expect(middle).toMatchObject({ rows: 2, moved: 0 });
  expect(middle.below).toBeLessThan(-2);
  // Two aims of one weapon across a large table, with room for portals of which none is open.
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDownAt(page, "social-deduction", {
    seats: 14,
    options: { hellGate: true },
    seed: "b 0",
    at: ({ question, state }) => {
      const { gate, weapons } = state as DeductionState;
      const aimed = weapons.filter(({ holder, aim }) => holder >= 0 && aim.length > 0);
      return question?.kind === "announce" && gate.bosses.length > 0 && aimed.length > 3;
    },
  });
  const over = await page.locator("[data-ring]").evaluate((ring) => {
    const { left, top } = ring.getBoundingClientRect();
    const words = [...ring.querySelectorAll("[data-middle] :is(ul > li, p, b)")].map((each) =>
      each.getBoundingClientRect(),
    );
    const lines = [...ring.querySelectorAll<SVGPathElement>("[data-aim] path[data-line]")];
    const points = lines.flatMap((line) =>
      Array.from({ length: 80 }, (_, i) => line.getPointAtLength((line.getTotalLength() * i) / 79)),
    );
    const hit = points.filter(({ x, y }) =>
      words.some(
        (word) =>
          x + left > word.left &&
          x + left < word.right &&
          y + top > word.top &&
          y + top < word.bottom,
      ),
    );
    return { words: words.length > 3, lines: lines.length > 3, hit: hit.length };
  });
  expect(over).toEqual({ words: true, lines: true, hit: 0 });
  expect(troubles).toEqual([]);
  await context.close();
});

test("on a laptop a long question leaves what is set for windows whole", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 1366, height: 768 },
    settings: { keepList: false },
  });
  // As newcomers have it: in others' windows they pass.
  await page.addInitScript(() => localStorage.removeItem("sprawl.standing"));
  await sitDownAt(page, "social-deduction", {
    seats: 8,
    seed: "pass 14",
    at: ({ question }) => question?.kind === "pass-card",
  });
  for (const [width, height] of [
    [1366, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const set = page.locator("[data-dock] ul li", { hasText: "Asked in your turn" });
    const cut = await set.evaluate((chip) => {
      const ask = chip.closest("[data-dock] > div")?.getBoundingClientRect();
      return chip.getBoundingClientRect().bottom - (ask?.bottom ?? 0);
    });
    expect(cut, `${width}`).toBeLessThan(1);
  }
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);
