/** Social Deduction by thumb: the smallest phones, phones on their side, and what the dock says there. */
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

const byThumb = (width: number, height: number, more = {}) =>
  stage.person({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
    ...more,
  });

/** In the thick of it: weapons are held, and it is one's own turn. */
const armed = (seats: number) => ({
  seats,
  seed: `thick of ${seats}`,
  at: ({ question, state }: { question?: { kind: string } | undefined; state: unknown }) =>
    question?.kind === "announce" &&
    (state as DeductionState).weapons.filter(({ holder }) => holder > 0).length > 1,
});

/** Seats and things that are not wholly between the line above and the last deed; cut names; things on somebody. */
function hidden(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const board = document.querySelector("[data-board]")?.getBoundingClientRect() ?? new DOMRect();
    const deeds = document.querySelector("[data-deeds]")?.getBoundingClientRect() ?? new DOMRect();
    const all = "[data-grid] :is([data-seat], [data-seat] [data-ref], [data-ref=pile], ul li)";
    const out = [...document.querySelectorAll<HTMLElement>(all)].flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const inside =
        left >= board.left - 1 &&
        right <= board.right + 1 &&
        top >= board.top - 1 &&
        bottom <= deeds.top + 1;
      return inside ? [] : [`${each.dataset.seat ?? each.dataset.ref ?? each.innerText}`];
    });
    const names = [...document.querySelectorAll<HTMLElement>("[data-grid] [data-seat] b")];
    const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    const boxes = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((each) => ({
        what: each.dataset.seat ?? each.dataset.ref,
        box: each.getBoundingClientRect(),
      }));
    const seats = boxes("[data-grid] [data-seat]");
    const over = boxes("[data-things] [data-ref]").filter(({ box }) =>
      seats.some(
        ({ box: { left, right, top, bottom } }) =>
          box.left < right - 1 &&
          box.right > left + 1 &&
          box.top < bottom - 2 &&
          box.bottom > top + 2,
      ),
    );
    return [
      ...out,
      ...cut.map(({ innerText }) => innerText),
      ...over.map(({ what }) => `${what} lies on somebody`),
    ];
  });
}

test.each([
  { seats: 6, width: 360, height: 640 },
  { seats: 8, width: 360, height: 740 },
  { seats: 8, width: 360, height: 640 },
  { seats: 6, width: 844, height: 390 },
  { seats: 8, width: 844, height: 390 },
  { seats: 16, width: 360, height: 640 },
  { seats: 16, width: 844, height: 390 },
])(
  "$seats seats at $width x $height: everybody is in sight, and whoever is named is named in full",
  async ({ seats, width, height }) => {
    const { page, troubles, context } = await byThumb(width, height);
    await sitDownAt(page, "social-deduction", armed(seats));
    expect(await page.locator("[data-grid] [data-seat]").count()).toBe(seats - 1);
    expect(await hidden(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);

test.each([
  [360, 640],
  [390, 844],
  [844, 390],
])(
  "at %d x %d whoever has two IDs is wholly in sight, and both are seen",
  async (width, height) => {
    const { page, troubles, context } = await byThumb(width, height);
    await sitDownAt(page, "social-deduction", {
      seats: 6,
      seed: "aim 1",
      options: { hellGate: true },
      at: ({ state }) =>
        (state as DeductionState).seats.some(({ ids }, i) => i > 0 && ids.length > 1),
    });
    expect(await hidden(page)).toEqual([]);
    const [first, second] = await page
      .locator("[data-grid] [data-ref$='/id'] [data-drawn] + [data-drawn]")
      .first()
      .evaluate((id) =>
        [id.previousElementSibling ?? id, id].map((each) => each.getBoundingClientRect()),
      );
    expect((second?.right ?? 0) - (first?.right ?? 0)).toBeGreaterThan(2);
    expect(troubles).toEqual([]);
    await context.close();
  },
  90_000,
);

test("at sixteen the number of somebody's programs leaves their face free", async () => {
  const { page, context } = await byThumb(390, 844);
  await sitDownAt(page, "social-deduction", armed(16));
  const covered = await page.locator("[data-grid] [data-seat]").evaluateAll((cells) =>
    cells.map((cell) => {
      const face = cell.querySelector("[data-ref^='seat/'] svg")?.getBoundingClientRect();
      const count = cell.querySelector("b.number")?.getBoundingClientRect();
      if (!face || !count?.width) return 0;
      const wide = Math.min(face.right, count.right) - Math.max(face.left, count.left);
      const high = Math.min(face.bottom, count.bottom) - Math.max(face.top, count.top);
      return (wide * high) / (face.width * face.height);
    }),
  );
  expect(covered).toHaveLength(15);
  expect(Math.max(...covered)).toBeGreaterThan(0);
  expect(Math.max(...covered)).toBeLessThan(0.2);
  const sign = page.locator("[data-grid] [data-seat] :has(> b.number) > svg").first();
  expect((await sign.boundingBox())?.width).toBeLessThan(15);
  const whole = page.locator("[data-grid] [data-seat] :has(> b.number)").first();
  expect((await whole.boundingBox())?.width).toBeLessThan(17);
  await context.close();
}, 60_000);

/** Where these things are, from the corner of the window, in px. */
const placesOf = (page: Page, things: string) =>
  page.locator(things).evaluateAll((all) =>
    all.map((each) => {
      const { x, y } = each.getBoundingClientRect();
      return `${each.getAttribute("data-ref")} ${Math.round(x)} ${Math.round(y)}`;
    }),
  );

test("a phone that is turned and turned back shows what it showed, and hides nobody", async () => {
  const { page, troubles, context } = await byThumb(390, 844);
  await sitDownAt(page, "social-deduction", armed(6));
  const weapons = "[data-grid] [data-ref^='weapon/']";
  const before = await placesOf(page, weapons);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => hidden(page)).toEqual([]);
  await expect.poll(() => page.locator("[data-grid] > [data-more]").count()).toBe(0);
  expect(await placesOf(page, weapons)).not.toEqual(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => placesOf(page, weapons)).toEqual(before);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("the pile stays where it is when weapons are taken, and one's own cards when nothing is asked", async () => {
  const { page, troubles, context } = await byThumb(390, 844);
  const pile = "[data-grid] [data-ref=pile]";
  const own = "[data-me] [data-ref~='own/id']";
  await sitDownAt(page, "social-deduction", { seats: 6, seed: "thick of 6" });
  const first = await placesOf(page, pile);
  await sitDownAt(page, "social-deduction", armed(6));
  expect(await placesOf(page, pile)).toEqual(first);
  const asked = await placesOf(page, own);
  await unhurried(page);
  await page.locator(`${pile} > button`).tap();
  await page.getByRole("menuitem").first().tap();
  await page.locator("[data-dock]:not(:has([data-verb]))").waitFor();
  expect(await placesOf(page, own)).toEqual(asked);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("a verb with one thing to do shows it to a thumb first; the second tap does it", async () => {
  const { page, troubles, context } = await byThumb(390, 844);
  await sitDownAt(page, "social-deduction", {
    seats: 5,
    seed: "one shot",
    at: ({ question }) =>
      question?.kind === "announce" &&
      question.options.filter(({ kind }) => /^shoot/.test(kind)).length === 1,
  });
  const shoot = page.locator("[data-verb=shoot]");
  const asked = await page.locator("[data-asked]").first().getAttribute("data-asked");
  await shoot.tap();
  await page.getByRole("menuitem", { name: /^Fire/ }).waitFor();
  expect(await page.locator("[data-asked]").first().getAttribute("data-asked")).toBe(asked);
  await shoot.tap();
  await page.locator(`[data-asked]:not([data-asked="${asked}"]), [data-end]`).first().waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

/** From now on bots take their time. */
async function unhurried(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("sprawl.settings") ?? "{}");
    localStorage.setItem("sprawl.settings", JSON.stringify({ ...kept, botPace: "unhurried" }));
  });
  await page.reload();
}

test("a program that is alone in the dock says what it does, and comes up whole", async () => {
  const { page, troubles, context } = await byThumb(390, 844);
  await sitDownAt(page, "social-deduction", {
    seats: 6,
    seed: "one alone",
    at: ({ question, state }) =>
      question?.kind === "announce" && (state as DeductionState).seats[0].programs.length === 1,
  });
  const card = page.locator("[data-mine] > ul article").first();
  expect(await card.innerText()).toMatch(/\.$/m);
  const parts = await card.locator("h4, h4 ~ div, footer").evaluateAll((all) =>
    all.map((each) => {
      const { bottom, right } = each.getBoundingClientRect();
      const whole = each.closest("article")?.getBoundingClientRect();
      return bottom <= (whole?.bottom ?? 0) && right <= (whole?.right ?? 0);
    }),
  );
  expect(parts).toEqual([true, true, true, true]);
  // By keys it comes up as soon as it has the focus.
  await page.keyboard.press("Shift");
  await card.evaluate((each) => each.closest("[data-ref]")?.querySelector("button")?.focus());
  const large = page.locator("[role=tooltip] article");
  await large.waitFor();
  expect((await large.boundingBox())?.height).toBeGreaterThan(280);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("two wishes for windows share a line; whoever is out reads all and presses both buttons", async () => {
  const { page, troubles, context } = await byThumb(390, 844);
  await sitDownAt(page, "social-deduction", {
    seats: 6,
    seed: "second",
    at: ({ question }) => question?.kind === "end" && question.options.length > 1,
  });
  const wishes = await page
    .getByRole("button", { name: /^(Ask me only|Never ask me)/ })
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(wishes).toHaveLength(2);
  expect(new Set(wishes).size).toBe(1);
  await sitDownAt(page, "social-deduction", {
    seats: 5,
    seed: "last hit 26",
    at: ({ question, state }) =>
      (state as DeductionState).seats[0].hp === 1 &&
      question?.options.some(({ kind }) => kind === "take-damage") === true,
  });
  await unhurried(page);
  await page.getByRole("button", { name: /^Take \d+ damage/ }).tap();
  // That one is hit is seen before the dock says what comes of it.
  await page.locator("[data-moment]").first().waitFor();
  expect(await page.locator("[data-prompt]").innerText()).toBe("…");
  await page.locator("[data-forward]").waitFor();
  const { words, forward } = await page.evaluate(() => {
    const prompt = document.querySelector("[data-prompt]");
    const ask = prompt?.parentElement;
    return {
      words: (ask?.scrollHeight ?? 1) <= (ask?.clientHeight ?? 0) + 1,
      forward: document.querySelector("[data-forward]")?.getBoundingClientRect().bottom ?? 999,
    };
  });
  expect(await page.locator("[data-prompt]").innerText()).toContain("You are out");
  expect(words).toBe(true);
  expect(forward).toBeLessThanOrEqual(844);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("what is pointed at keeps its place while it pulses", async () => {
  const { page, context } = await byThumb(390, 844, { reducedMotion: "no-preference" });
  await sitDownAt(page, "social-deduction", armed(6));
  const places = await page.evaluate(() => {
    const spot = document.querySelector("[data-grid] [data-seat] [data-ref^='seat/']");
    const hit = spot?.querySelector(":scope > button");
    spot?.setAttribute("data-pointed", "");
    if (!hit) return [];
    const pulse = hit.getAnimations({ subtree: true }).find((each) => each instanceof CSSAnimation);
    return [0, 600].map((at) => {
      pulse?.pause();
      if (pulse) pulse.currentTime = at;
      const { top, right, bottom, left, boxShadow } = getComputedStyle(hit, "::after");
      return { box: [top, right, bottom, left].join(" "), boxShadow };
    });
  });
  expect(places[1]?.box).toBe(places[0]?.box);
  expect(places[1]?.boxShadow).not.toBe(places[0]?.boxShadow);
  await context.close();
}, 60_000);

test("on its side a phone shows the lesson over the dock beside the board", async () => {
  const { page, troubles, context } = await byThumb(844, 390);
  await page.goto("/learn/social-deduction");
  const onward = page.locator("[data-lesson][data-over-dock] button");
  await onward.waitFor();
  const { x = 0, y = 0, height = 0 } = (await onward.boundingBox()) ?? {};
  const dock = await page.locator("[data-dock]").boundingBox();
  expect(x).toBeGreaterThanOrEqual(dock?.x ?? 844);
  expect(y + height).toBeLessThanOrEqual(390);
  await onward.tap();
  await page.getByText("2 of 15").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("a replay shows whose eyes it has, and nothing moves under the thumb", async () => {
  const { page, troubles, context } = await byThumb(360, 640);
  await sitDownAt(page, "social-deduction", { seats: 8, seed: "end 8", upTo: 1 });
  await page.getByRole("link", { name: "Watch the replay" }).tap();
  const slider = page.getByRole("slider", { name: "Step of the replay" });
  await slider.waitFor();
  const on = page.getByRole("button", { name: "One step on" });
  const tops = new Set<number>();
  // Some of the deeds have a thought that is told as well.
  for (let n = 0; n < 24; n++) {
    await on.tap();
    await page.waitForTimeout(60);
    tops.add(Math.round((await on.boundingBox())?.y ?? 0));
  }
  expect(tops.size).toBe(1);
  const me = await page.locator("[data-dock] [data-self]").boundingBox();
  expect(me?.height).toBeGreaterThan(40);
  expect((me?.y ?? 640) + (me?.height ?? 0)).toBeLessThanOrEqual(
    (await slider.boundingBox())?.y ?? 0,
  );
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test.each([
  { seats: 6, width: 390, height: 844, language: "de" },
  { seats: 6, width: 360, height: 640, language: "en" },
  { seats: 16, width: 390, height: 844, language: "en" },
])(
  "huge letters, $seats seats at $width x $height: names and verbs stand whole",
  async ({ seats, width, height, language }) => {
    const settings = { keepList: false, textSize: "huge", language };
    const { page, troubles, context } = await byThumb(width, height, { settings });
    await sitDownAt(page, "social-deduction", armed(seats));
    const cut = await page.evaluate(() =>
      ["[data-seat] b", "[data-self] b", "[data-verb] span"].flatMap((words) =>
        [...document.querySelectorAll<HTMLElement>(words)]
          .filter((each) => {
            const room = (each.closest("[data-verb]") ?? each).getBoundingClientRect();
            const { width: wide } = each.getBoundingClientRect();
            return each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0
              ? true
              : wide > room.width + 1;
          })
          .map(({ innerText }) => innerText),
      ),
    );
    expect(cut).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);

/** An EX Boss stands beside fourteen, and weapons are held. */
const besieged = {
  seats: 14,
  options: { hellGate: true },
  seed: "b 0",
  at: ({ question, state }: { question?: { kind: string } | undefined; state: unknown }) => {
    const { gate, weapons } = state as {
      gate: { bosses: readonly unknown[] };
      weapons: readonly { holder: number }[];
    };
    const held = weapons.filter(({ holder }) => holder >= 0).length;
    return question?.kind === "announce" && gate.bosses.length > 0 && held > 1;
  },
};

test("fourteen and a boss on the smallest phone are all in sight; what is scrolled says so", async () => {
  const { page, troubles, context } = await byThumb(360, 640);
  await sitDownAt(page, "social-deduction", besieged);
  const more = page.locator("[data-grid] > [data-more]");
  const tooHigh = () =>
    page
      .locator("[data-grid]")
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(tooHigh).toBeLessThanOrEqual(1);
  expect(await more.count()).toBe(0);
  // On its side there is less room.
  await page.setViewportSize({ width: 360, height: 520 });
  await expect.poll(tooHigh).toBeGreaterThan(8);
  await expect.poll(() => more.count()).toBe(1);
  await page.locator("[data-grid]").evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  await expect.poll(() => more.count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("without programs the dock says what one's own ID does", async () => {
  const { page, troubles, context } = await byThumb(390, 844);
  await sitDownAt(page, "social-deduction", {
    seats: 5,
    seed: "empty hand",
    at: ({ question, state }) =>
      question?.kind === "announce" &&
      (state as { seats: readonly { programs: readonly unknown[] }[] }).seats[0].programs.length ===
        0,
  });
  const says = page.locator("[data-mine] [data-says]");
  await says.getByText("You hold no programs.").waitFor();
  expect((await says.locator("p").first().innerText()).length).toBeGreaterThan(20);
  // All of it has room.
  expect(await says.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(
    1,
  );
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("at the end one goes on, or back to a moment, without a scroll; everybody's cards come after", async () => {
  const { page, troubles, context } = await byThumb(390, 844);
  await sitDownAt(page, "social-deduction", { seats: 6, seed: "the end by thumb", upTo: 1 });
  const again = page.getByRole("button", { name: "Play again" });
  await again.waitFor();
  const moment = page.locator("[data-moment-link]").first();
  const at = async (what: typeof again) => (await what.boundingBox()) ?? { y: 9999, height: 0 };
  const [button, first] = [await at(again), await at(moment)];
  expect(button.y + button.height).toBeLessThan(844);
  expect(first.y + first.height).toBeLessThan(844);
  const people = await at(page.locator("[data-people]"));
  const last = await at(page.locator("[data-moment-link]").last());
  expect(people.y).toBeGreaterThan(last.y + last.height);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("one's own cards say which of them are open and who has looked; beside them what one said", async () => {
  const { page, troubles, context } = await byThumb(390, 844);
  await sitDownAt(page, "social-deduction", {
    seats: 6,
    seed: "known to others",
    at: ({ question, state }) => {
      const { seats } = state as { seats: readonly { ids: readonly { revealed: boolean }[] }[] };
      const { said, round, weapons } = state as DeductionState;
      const spoke = said.some((each) => each.by === 0 && each.round === round);
      const open = seats[0].ids.some(({ revealed }) => revealed);
      return (
        question?.kind === "announce" &&
        spoke &&
        open &&
        weapons.every(({ holder }) => holder !== 0)
      );
    },
  });
  const strips = page.locator("[data-mine] li:has([data-own-card]) > small:visible");
  expect(await strips.count()).toBeGreaterThan(0);
  expect(await strips.getByText("open", { exact: true }).count()).toBeGreaterThan(0);
  const outside = await strips.evaluateAll((all) =>
    all.filter((each) => {
      const card = each.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { left, right, bottom } = each.getBoundingClientRect();
      return left < card.left - 1 || right > card.right + 1 || bottom > card.bottom + 1;
    }),
  );
  expect(outside.length).toBe(0);
  const own = page.locator("[data-self] > q");
  expect(((await own.textContent()) ?? "").length).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("of several things to say about somebody none looks chosen", async () => {
  const { page, troubles, context } = await byThumb(390, 844);
  await page.goto("/game/social-deduction");
  await page.getByRole("button", { name: "Start this match" }).tap();
  await page.locator("[data-asked]").first().waitFor();
  await page.getByRole("button", { name: /^Kite, 2 HP/ }).tap();
  const lines = page.locator("[data-side=sheet] [role=menuitem]");
  await lines.nth(1).waitFor();
  const grounds = await lines.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(new Set(grounds).size).toBe(1);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);
