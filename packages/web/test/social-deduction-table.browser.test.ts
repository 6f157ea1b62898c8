/**
 * The table of Social Deduction, measured: each seat once, cards large enough to be seen, sixteen that
 * fit, nothing cut off, words at the seats.
 */

import type { View } from "@sprawl/engine";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isOpenToAll } from "./acting.js";
import { begin, sitDownAt } from "./dealt.js";
import type { DeductionState } from "./deduction-state.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

/** The weapons that others hold. */
const heldBy = ({ state }: View) =>
  (state as DeductionState).weapons.filter(({ holder }) => holder > 0);

/** So many others aim at seat 0, who lives. */
const isAimedAtBy = (seen: View, n: number): boolean =>
  (seen.state as DeductionState).seats[0].hp > 0 &&
  heldBy(seen).filter(({ aim }) => aim.includes(0)).length === n;

/** Where each seat's person is drawn: on the board or in the dock. */
const seatRefs = (page: Page) =>
  page.locator("[data-ref]").evaluateAll((all) =>
    all
      .flatMap((each) => (each.getAttribute("data-ref") ?? "").split(" "))
      .filter((ref) => /^seat\/\d+$/.test(ref))
      .sort(),
  );

/** Plates, bubbles and deeds whose words do not fit, and seats that are not wholly in the board. */
function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const board = document.querySelector("[data-board]")?.getBoundingClientRect() ?? new DOMRect();
    const out = [...document.querySelectorAll<HTMLElement>("[data-board] [data-seat]")].flatMap(
      (seat) => {
        const { left, right, top, bottom } = seat.getBoundingClientRect();
        const inside =
          left >= board.left - 1 &&
          right <= board.right + 1 &&
          top >= board.top - 1 &&
          bottom <= board.bottom + 1;
        return inside ? [] : [`seat ${seat.dataset.seat} is outside`];
      },
    );
    const words = [...document.querySelectorAll<HTMLElement>("[data-board] :is(b, q, small)")];
    const cut = words.flatMap((each) => {
      const hidden = getComputedStyle(each).overflowX !== "visible";
      return hidden && each.scrollWidth > each.clientWidth + 1
        ? [each.outerHTML.slice(0, 100)]
        : [];
    });
    return [...out, ...cut];
  });
}

/** Words that are smaller than can be read on a phone. */
function smallWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-board] *, [data-dock] *")].flatMap((each) => {
      const words = [...each.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { fontSize, clipPath } = getComputedStyle(each);
      if (!words || clipPath !== "none" || !each.checkVisibility()) return [];
      return Number.parseFloat(fontSize) < 12 ? [`${fontSize} ${each.outerHTML.slice(0, 80)}`] : [];
    }),
  );
}

test.each([
  { seats: 5, width: 1366, height: 768 },
  { seats: 16, width: 1280, height: 800 },
])(
  "$seats seats at $width x $height: each once, all in sight, nothing cut off",
  async (size) => {
    const { seats, width, height } = size;
    const { page, troubles, context } = await stage.person({
      viewport: { width, height },
      settings: { keepList: false },
    });
    await begin(page, "social-deduction", seats);
    const all = Array.from({ length: seats }, (_, seat) => `seat/${seat}`).sort();
    expect(await seatRefs(page)).toEqual(all);
    expect(await page.locator("[data-mine] [data-own-card]").count()).toBeGreaterThanOrEqual(4);
    expect(await faults(page)).toEqual([]);
    if (seats === 5) {
      const { width: w = 0, height: h = 0 } =
        (await page.locator(`[data-board] [data-ref="seat/1/left"] [data-side]`).boundingBox()) ??
        {};
      expect(w).toBeGreaterThanOrEqual(64);
      expect(h).toBeGreaterThanOrEqual(90);
    }
    // One's own are as large as cards in a hand, and wholly in sight.
    for (const card of await page.locator("[data-mine] [data-own-card]").all()) {
      const { y = 0, width: w = 0, height: h = 0 } = (await card.boundingBox()) ?? {};
      expect(w).toBeGreaterThanOrEqual(96);
      expect(h).toBeGreaterThanOrEqual(134);
      expect(y + h).toBeLessThanOrEqual(height);
    }
    await isOpenToAll(page, `${seats} seats`);
    expect(troubles).toEqual([]);
    await context.close();
  },
  120_000,
);

test("on a phone sixteen sit three in a row, all in sight, with words that can be read", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  await begin(page, "social-deduction", 16);
  const cells = page.locator("[data-grid] [data-seat]");
  expect(await cells.count()).toBe(15);
  const lefts = await cells.evaluateAll((all) => [
    ...new Set(all.map((cell) => Math.round(cell.getBoundingClientRect().left))),
  ]);
  expect(lefts).toHaveLength(3);
  for (const cell of [0, 7, 14]) await expect(cells.nth(cell).innerText()).resolves.toMatch(/\w/);
  // All of them, and what lies in the middle, above the line that says what was just done.
  const deeds = await page.locator("[data-deeds]").boundingBox();
  const pile = await page.locator('[data-board] [data-ref="pile"]').boundingBox();
  const bottoms = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().bottom),
  );
  expect(pile?.height).toBeGreaterThan(0);
  expect(Math.max(...bottoms, (pile?.y ?? 0) + (pile?.height ?? 0))).toBeLessThanOrEqual(
    (deeds?.y ?? 0) + 1,
  );
  expect(await smallWords(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // However many weapons lie there: nobody's place moves.
  const top = async () => (await cells.first().boundingBox())?.y;
  const atFirst = await top();
  const taken = (seen: View) => seen.question !== undefined && heldBy(seen).length > 3;
  await sitDownAt(page, "social-deduction", { seats: 16, seed: "sixteen", at: taken });
  await cells.first().waitFor();
  expect(await top()).toBe(atFirst);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("on a phone sixteen point at whom they aim, and what is aimed at oneself comes down to the dock", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  // Three aim at oneself; others aim at each other.
  await sitDownAt(page, "social-deduction", {
    seats: 16,
    seed: "sixteen 2",
    at: (seen) =>
      seen.question?.form === "choose" &&
      isAimedAtBy(seen, 3) &&
      heldBy(seen).filter(({ aim }) => aim.length > 0 && !aim.includes(0)).length > 1,
  });
  const seen = await page.evaluate(() => {
    const boxes = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll<HTMLElement>(selector)].map((each) =>
        each.getBoundingClientRect(),
      );
    const cells = [...document.querySelectorAll<HTMLElement>("[data-grid] [data-seat]")];
    const arms = cells.flatMap((cell) => {
      const { bottom, right } = cell.getBoundingClientRect();
      return boxes("[data-ref^=weapon] svg, [data-ref^=weapon] b, [data-ref^=weapon] span", cell)
        .filter((part) => part.bottom > bottom + 1 || part.right > right + 1)
        .map((part) => `${cell.dataset.seat}: ${part.right - right} ${part.bottom - bottom}`);
    });
    const corner = document.querySelector("[data-grid] ol")?.getBoundingClientRect();
    const lines = [...document.querySelectorAll<SVGPathElement>("[data-aim][data-mine] > path")];
    const people = cells.map((cell) => cell.getBoundingClientRect());
    const over = lines.filter((line) =>
      Array.from({ length: 80 }, (_, i) => line.getPointAtLength((line.getTotalLength() * i) / 79))
        .map(({ x, y }) => [x + (corner?.left ?? 0), y + (corner?.top ?? 0)] as const)
        .some(([x, y]) =>
          people.some(
            ({ left, right, top, bottom }) =>
              x > left + 1 && x < right - 1 && y > top + 1 && y < bottom - 1,
          ),
        ),
    );
    const last = lines[0];
    const end = last.getPointAtLength(last.getTotalLength());
    const [face] = boxes("[data-self-face]");
    return {
      arms,
      lines: lines.length,
      over: over.length,
      off: Math.round(Math.abs(end.x + (corner?.left ?? 0) - face.left - face.width / 2)),
      turned: document.querySelectorAll("[data-grid] [data-turn]").length,
      aiming: document.querySelectorAll("[data-grid] [data-aims]").length,
    };
  });
  expect(seen).toMatchObject({ arms: [], lines: 3, over: 0, aiming: 3 });
  expect(seen.turned).toBeGreaterThan(2);
  expect(seen.off).toBeLessThan(6);
  expect(await smallWords(page)).toEqual([]);
  // Under a long question programs lie low: they say less, and nothing they say is cut.
  await sitDownAt(page, "social-deduction", {
    seats: 7,
    seed: "two programs 7",
    at: ({ question, state }) =>
      question?.options.some(({ kind }) => kind === "take-damage") === true &&
      (state as DeductionState).seats[0].programs.length === 2,
  });
  const hand = page.locator("[data-mine] article");
  expect(await hand.count()).toBe(2);
  const cut = await hand.evaluateAll((cards) =>
    cards.flatMap((card) =>
      [...card.querySelectorAll("h4, footer")]
        .filter((each) => each.checkVisibility())
        .filter(
          (each) => each.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom + 1,
        )
        .map((each) => each.textContent),
    ),
  );
  expect(cut).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("on a phone weapons lie between the people, aims cross nobody, and three programs are in sight", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  // Somebody aims at oneself, who holds three programs; another is armed as well.
  await sitDownAt(page, "social-deduction", {
    seats: 7,
    seed: "seven 2",
    at: (seen) =>
      seen.question?.form === "choose" &&
      isAimedAtBy(seen, 1) &&
      heldBy(seen).length > 1 &&
      (seen.state as DeductionState).seats[0].programs.length === 3,
  });
  const seen = await page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const people = boxes("[data-grid] [data-seat]");
    const within = (x: number, y: number) =>
      people.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
    const corner = document.querySelector("[data-grid]")?.getBoundingClientRect();
    const lines = [...document.querySelectorAll<SVGPathElement>("[data-aim] > path")];
    const over = lines.filter((line) =>
      Array.from({ length: 60 }, (_, i) => line.getPointAtLength((line.getTotalLength() * i) / 59))
        .map(({ x, y }) => [x + (corner?.left ?? 0), y + (corner?.top ?? 0)] as const)
        .some(([x, y]) => within(x, y)),
    );
    const weapons = boxes("[data-grid] > [data-ref^=weapon]");
    const face = boxes("[data-self-face]")[0];
    const mine = document.querySelector<SVGPathElement>("[data-aim][data-mine] > path");
    const end = mine?.getPointAtLength(mine.getTotalLength());
    return {
      lines: lines.length,
      over: over.length,
      weapons: weapons.length,
      onPeople: weapons.filter(({ x, y, width, height }) => within(x + width / 2, y + height / 2))
        .length,
      off: Math.round(Math.abs((end?.x ?? 0) - (face.left + face.width / 2))),
      programs: boxes("[data-mine] > ul > li").filter(({ right }) => right <= innerWidth).length,
    };
  });
  expect(seen.lines).toBeGreaterThan(0);
  expect(seen.weapons).toBeGreaterThan(1);
  expect(seen).toMatchObject({ over: 0, onPeople: 0, programs: 3 });
  // What is aimed at oneself comes down to one's own face.
  expect(seen.off).toBeLessThan(12);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("on a phone what the check showed is put away, and then nothing lies under the last deed", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  // Somebody living has seen a check; both locked weapons lie there.
  await sitDownAt(page, "social-deduction", {
    seats: 6,
    seed: "the picture 15",
    at: ({ question, state }) =>
      question?.kind === "announce" &&
      (state as DeductionState).sightings.some(
        ({ what, by }) => what === "teams" && by.includes(0),
      ),
  });
  // Whoever is out and watches closes it as well: a click in it skips nothing.
  const check = page.locator("[data-check][data-holds]");
  const heights = await check
    .locator("li b")
    .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(2);
  for (const height of heights) expect(height).toBeLessThan(32);
  await page.locator("[data-put-away]").tap();
  await expect.poll(() => check.count()).toBe(0);
  const deeds = await page.locator("[data-deeds]").boundingBox();
  const bottoms = await page
    .locator("[data-grid] li *")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms)).toBeLessThanOrEqual((deeds?.y ?? 0) + 1);
  await page.locator("[data-papers]").tap();
  await page.getByText("The check: for your eyes only").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("on a phone what somebody says leaves the name free, and a verb has its word", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  // All five have spoken; it is one's own turn.
  await sitDownAt(page, "social-deduction", {
    seats: 6,
    seed: "second",
    at: ({ question, state }) => {
      const { said, round } = state as DeductionState;
      const spoke = said.filter((word) => word.round === round && word.by !== 0);
      return question?.kind === "announce" && new Set(spoke.map(({ by }) => by)).size === 5;
    },
  });
  const cells = await page.locator("[data-grid] [data-seat]").evaluateAll((all) =>
    all.map((cell) => ({
      said: cell.querySelector("q")?.getBoundingClientRect().toJSON(),
      name: cell.querySelector("b")?.getBoundingClientRect().toJSON(),
      right: cell.getBoundingClientRect().right,
    })),
  );
  expect(cells).toHaveLength(5);
  // Nobody's plate or cards run off the screen.
  expect(Math.max(...cells.map(({ right }) => right))).toBeLessThanOrEqual(387);
  for (const { said, name } of cells) expect(said.top).toBeGreaterThanOrEqual(name.bottom);
  for (const verb of await page.locator("[data-verb]").all()) {
    const { width = 0, height = 0 } = (await verb.boundingBox()) ?? {};
    const word = await verb.getByText(/^\w+$/).first().boundingBox();
    expect(word?.width).toBeGreaterThan(12);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await smallWords(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("the lesson is followed to its end, and its light is on whom it speaks of", async () => {
  const { page, troubles, context } = await stage.person({ settings: { botPace: "instant" } });
  await page.goto("/learn/social-deduction");
  const lesson = page.locator("[data-lesson]");
  await lesson.waitFor();
  const bots = lesson.getByRole("button", { name: "Play with bots" });
  const lit = new Map<string, string>();
  for (let n = 0; n < 120 && !(await bots.isVisible()); n++) {
    const putAway = page.locator("[data-put-away]");
    if (await putAway.isVisible()) await putAway.click();
    if (!(await lesson.isVisible())) {
      await page.waitForTimeout(100);
      continue;
    }
    const [number = ""] = /\d+ of \d+/.exec(await lesson.innerText()) ?? [];
    lit.set(number, await underTheLight(page));
    if (number === "3 of 15") {
      // A window that is turned or resized takes the light along.
      for (const size of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        await expect.poll(() => underTheLight(page)).toMatch(/^seat\/2\/left/);
      }
    }
    const pointed = page.locator("[data-pointed] > button, [data-verb][data-pointed]");
    const way = lesson.getByRole("button", { name: "Go on" }).or(pointed).first();
    await ((await way.isVisible()) ? way : page.locator("[data-main]")).click();
    await page.waitForTimeout(100);
  }
  expect(await bots.isVisible()).toBe(true);
  expect(lit.get("9 of 15")).toMatch(/^seat\/2\/left/);
  expect(lit.get("12 of 15")).toMatch(/^seat\/\d: .*out/s);
  expect(troubles).toEqual([]);
  await context.close();
}, 120_000);

test("in German on a phone every verb's word has room in its button, and programs are cards", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false, language: "de" },
  });
  await sitDownAt(page, "social-deduction", {
    seats: 6,
    seed: "the picture",
    at: ({ question, state }) =>
      question?.kind === "announce" && (state as DeductionState).seats[0].programs.length > 0,
  });
  for (const verb of await page.locator("[data-verb]").all()) {
    const button = await verb.boundingBox();
    const word = await verb
      .getByText(/^[\wäöüß]+$/i)
      .first()
      .boundingBox();
    expect((button?.width ?? 0) - (word?.width ?? 0)).toBeGreaterThanOrEqual(6);
  }
  const card = page.locator("[data-mine] > ul > li article").first();
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(96);
  expect(await card.innerText()).toMatch(/[A-ZÄÖÜ]\S+ \S+ .+\./);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

/** The place that a lesson's light is on, and what stands there. */
function underTheLight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const light = document.querySelector("[data-lesson]")?.previousElementSibling;
    const {
      left = 0,
      top = 0,
      width = 0,
      height = 0,
    } = light?.querySelectorAll("path")[1]?.getBoundingClientRect() ?? {};
    const under = document.elementsFromPoint(left + width / 2, top + height / 2);
    const place = under.map((each) => each.closest<HTMLElement>("[data-ref]")).find(Boolean);
    return `${place?.dataset.ref}: ${place?.innerText}`;
  });
}
