/** Synthetic Sins on its board: what is drawn before one acts, one click for two rooms, the enemies' film. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { whatIsAsked } from "./acting.js";
import { sitDownAt } from "./dealt.js";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

const count = (page: Page, selector: string) => page.locator(selector).count();

/** A point of the window at which a thing of the board is what one would click. */
async function pointOn(page: Page, ref: string): Promise<readonly [x: number, y: number]> {
  const button = page.locator(`[data-board] [data-ref='${ref}'] > button`);
  const found = await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    const points = parts.flatMap((y) => parts.map((x) => [left + width * x, top + height * y]));
    return points.find(([x = 0, y = 0]) => document.elementFromPoint(x, y) === element);
  });
  const [x, y] = found ?? [];
  if (x === undefined || y === undefined) throw new Error(`${ref} is covered`);
  return [x, y];
}

/** The board says how the turn stands. */
const OWN_TURN = "[data-dock][data-own-words]";

/** Both steps have been made: the second one is heard. */
const hasRun = (page: Page) => page.getByText("Noise in Break Room (19).").first().waitFor();

test("ways, torches and next steps are drawn; one click walks two rooms, and is heard", async () => {
  const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
  await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "by keys", upTo: 0.02 });
  const guards = await count(page, "[data-board] [data-ref^='enemy/']");
  expect(guards).toBe(2);
  for (const mark of ["way", "torch", "next"]) {
    expect(await count(page, `[data-board] [data-mark=${mark}]`), mark).toBe(guards);
  }
  // Beside a figure one presses the room it stands in, not the air around it.
  const beside = await page.locator("[data-board] [data-ref='enemy/g1']").evaluate((figure) => {
    const { left, bottom } = figure.getBoundingClientRect();
    return document.elementFromPoint(left + 3, bottom - 3)?.closest("[data-ref]") === figure;
  });
  expect(beside).toBe(false);
  // What a step would do is seen before it is done.
  await page.mouse.move(...(await pointOn(page, "sector/19")));
  await page.getByText("Free step, then you run: heard in both rooms").waitFor();
  expect(await count(page, "[data-board] [data-mark=walk]")).toBe(1);
  const end = page.locator("[data-main]", { hasText: "move and action unused" });
  await end.waitFor();
  expect(await end.getAttribute("data-quiet")).toBe("");
  await page.getByRole("heading", { name: "Take the ledger: Records Room" }).waitFor();
  // What the turn still holds stands below the question; a way to act that is pointed at says what it is for.
  const dock = page.locator("[data-dock]");
  await dock.getByText("First one free step, then one action.").waitFor();
  await page.locator("[data-verb=overwatch]").hover();
  await dock.getByText(/^Overwatch: you may attack/).waitFor();
  await page.getByRole("button", { name: "Routes" }).click();
  await expect.poll(() => count(page, "[data-board] [data-mark=way]")).toBe(0);

  const far = "sector/19";
  const button = page.locator(`[data-board] [data-ref='${far}'] > button`);
  expect(await button.getAttribute("aria-label")).toMatch(/2 movements, noisy/);
  await page.mouse.click(...(await pointOn(page, far)));
  await hasRun(page);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("a thumb sees what two rooms cost, and walks there with the second tap", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "by keys", upTo: 0.02 });
  const far = "sector/19";
  const asked = await whatIsAsked(page);
  const point = await pointOn(page, far);
  await page.touchscreen.tap(...point);
  await page.getByRole("menuitem", { name: /both steps.*noisy/ }).waitFor();
  expect(await whatIsAsked(page)).toBe(asked);
  await page.touchscreen.tap(...point);
  await hasRun(page);
  // Nothing lies over whoever plays.
  const own = await page.locator("[data-board] [data-ref=you]").first().boundingBox();
  const tool = await page.getByRole("button", { name: "More", exact: true }).boundingBox();
  const above = (own?.y ?? 999) + (own?.height ?? 0) < (tool?.y ?? 0);
  expect(above || (own?.x ?? 0) > (tool?.x ?? 999) + (tool?.width ?? 0)).toBe(true);
  // Where all of it is in sight there is nothing farther; nearer, there is a way home.
  const home = page.getByRole("button", { name: "Show everything" });
  expect(await home.count()).toBe(0);
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await home.tap();
  await expect.poll(() => home.count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

const STALE = "still said:";

/** Remembers what the stage put over the board: which shape, and its words. */
async function watchFilm(page: Page): Promise<void> {
  await page.addInitScript((STALE) => {
    const film: string[] = [];
    Object.assign(window, { film });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const ref = this.getAttribute("data-ref");
      const shape = [...this.classList].map((name) => /_?([a-z]+)_/.exec(name)?.[1]).join(" ");
      film.push(ref === null ? `${shape} ${this.textContent}` : `step ${ref}`);
      const headline = document.querySelector("[data-headline]");
      if (shape.includes("turned") && headline) film.push(`${STALE} ${headline.textContent}`);
      return animate.call(this, frames, options);
    };
  }, STALE);
}

const film = (page: Page) =>
  page.evaluate(() => (window as unknown as { film: readonly string[] }).film);

test("the enemies' turn is a film: a card, a step, a cone of light, an alarm, a shot; then an attack shows its odds", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "no-preference",
    settings: { keepList: false, botPace: "quick" },
  });
  await watchFilm(page);
  const options = { chooseForMe: true };
  await sitDownAt(page, "synthetic-sins", { seats: 1, options, seed: "film 15", upTo: 0.75 });
  const before = (await film(page)).length;
  const asked = await whatIsAsked(page);
  await page.keyboard.press("Space");
  // The line at the top tells of what is shown, not of what comes after it.
  await page.locator("[data-hud] [aria-current]", { hasText: "Enemy actions" }).waitFor();
  await page.waitForFunction(
    (was) => (document.querySelector("[data-asked]")?.getAttribute("data-asked") ?? was) !== was,
    asked,
  );
  const shown = (await film(page)).slice(before).join("\n");
  const inOrder = [
    "turned Modifier card[+-]?\\d+G\\d: Move 1, Search\n",
    "step enemy/g\\d\n",
    "beam ",
    "all !\n",
    "tracer ",
    "hit ",
    "all -1 Health\n",
  ];
  expect(shown).toMatch(new RegExp(inOrder.join("[^]*")));
  // What one guard did is not said over the card of the next.
  expect(shown).not.toContain(STALE);
  // Whatever walked stands where it is drawn.
  const held = await page
    .locator("[data-board] [data-ref^='enemy/']")
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).translate !== "none").length);
  expect(held).toBe(0);

  // Whoever is in the room can be shot at; the chance stands on the line, before it is done.
  const answered = await whatIsAsked(page);
  await page.locator("[data-board] [data-ref^='enemy/'][data-state=open] > button").first().click();
  await page.getByRole("menuitem", { name: /\d+%/ }).first().waitFor();
  expect(await whatIsAsked(page)).toBe(answered);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("the main thing at a tie settles it and those to come; just once, it asks again; one click asks again", async () => {
  const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
  const options = { mission: "absolution" };
  await sitDownAt(page, "synthetic-sins", { seats: 1, options, seed: "the picture", upTo: 0.3 });
  const prompt = page.locator("[data-prompt]");
  const tie = prompt.getByText("Equally near to you: which of them acts first?");
  await tie.waitFor();
  const first = await whatIsAsked(page);
  await page.getByRole("button", { name: "Any, just this once" }).click();
  // The next one is asked all the same.
  await page.waitForFunction(
    (was) => (document.querySelector("[data-asked]")?.getAttribute("data-asked") ?? was) !== was,
    first,
  );
  await tie.waitFor();
  await page.getByRole("button", { name: "Settle ties" }).waitFor();
  await page.keyboard.press("Space");
  // The rest of the enemies' turn asks nothing: it is one's own turn again.
  await page.locator(OWN_TURN).waitFor();
  await page.mouse.move(640, 300);
  await page.getByText("Ties are settled for you").waitFor();
  await page.getByRole("button", { name: "Ask me about ties again" }).click();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Settle ties" }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("before the mission a thumb sees what is packed, and a lesson is not told twice", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { keepList: false },
  });
  await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "by keys" });
  const story = page.locator("[data-board] section[data-short]");
  await story.waitFor();
  // What nearly everybody takes along is picked; it can be left behind, and taken again.
  const packed = page.locator("[data-dock] [data-packed='silenced-pistol']");
  const pistolHere = page.locator("[data-board] [data-ref='gear/silenced-pistol'] > button");
  await packed.waitFor();
  await pistolHere.tap();
  await expect.poll(() => packed.count()).toBe(0);
  await pistolHere.tap();
  await packed.waitFor();
  const [card, dock] = [
    await packed.boundingBox(),
    await page.locator("[data-main]").boundingBox(),
  ];
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  // Items lie in the same hand; none of it is under the question.
  await sitDownAt(page, "synthetic-sins", {
    seats: 1,
    seed: "by keys",
    options: { kit: "everything" },
  });
  const hand = page.locator("[data-me] ul:has([data-packed])");
  expect(await hand.locator("[data-in-hand]").count()).toBeGreaterThan(3);
  const [held, asked] = [
    await hand.boundingBox(),
    await page.locator("[data-prompt]").boundingBox(),
  ];
  expect((held?.y ?? 0) + (held?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  await page.goto("/learn/synthetic-sins");
  await page.locator("[data-lesson]").waitFor();
  expect(await story.isVisible()).toBe(false);
  // What the lesson speaks of is pressed; nothing is picked before.
  await page.locator("[data-board] [data-ref='gear/silenced-pistol'][data-pointed] > button").tap();
  // The lesson lies neither over the button it speaks of nor over what that takes along.
  const gear = page.locator("[data-board] [data-ref='gear/silenced-pistol'][data-picked]");
  await page.locator("[data-lesson][data-below]").waitFor();
  const [pistol, told] = [
    await gear.boundingBox(),
    await page.locator("[data-lesson]").boundingBox(),
  ];
  expect((pistol?.y ?? 0) + (pistol?.height ?? 0)).toBeLessThanOrEqual(told?.y ?? 0);
  // What is asked is on the board then: the lesson lies over the dock, and hides no room.
  await page.locator("[data-main][data-pointed]").tap();
  const lesson = page.locator("[data-lesson][data-over-dock]");
  await lesson.waitFor();
  const [said, board] = [
    await lesson.boundingBox(),
    await page.locator("[data-board]").first().boundingBox(),
  ];
  expect(said?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test.each([
  [1440, 900],
  [1366, 768],
])(
  "at %d by %d two cards stay in the dock, each with its words beside it",
  async (width, height) => {
    const viewport = { width, height };
    const { page, troubles, context } = await stage.person({ viewport });
    const options = { mission: "house-keys" };
    await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "by keys", options, after: 2 });
    const cards = page.locator("[data-dock] [data-in-hand]");
    await expect.poll(() => cards.count()).toBe(2);
    const dock = await page.locator("[data-dock]").boundingBox();
    for (const card of await cards.all()) {
      const all = await card.boundingBox();
      expect(all?.y).toBeGreaterThanOrEqual(dock?.y ?? 0);
      expect((all?.y ?? 0) + (all?.height ?? 0)).toBeLessThanOrEqual(height);
      const words = card.locator("p").last();
      if (await words.isVisible()) expect((await words.boundingBox())?.width).toBeGreaterThan(60);
    }
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);

test.each([
  [360, 740, "absolution"],
  [390, 844, "absolution"],
  [844, 390, "back-door"],
])(
  "at %d by %d the goals of %s lie under no alarm, and all words are in the dock",
  async (width, height, mission) => {
    const { page, troubles, context } = await stage.person({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
    });
    const options = { mission };
    await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "by keys", options, after: 2 });
    const goals = await page.getByRole("region", { name: "Goal" }).boundingBox();
    const alarm = await page.getByRole("button", { name: /^Alarm/ }).boundingBox();
    expect((alarm?.x ?? 0) + (alarm?.width ?? 0)).toBeLessThanOrEqual(goals?.x ?? 0);
    // Each goal is told all the same.
    const told = page.getByRole("region", { name: "Goal" }).getByRole("listitem");
    expect(await told.count()).toBe(mission === "absolution" ? 6 : 3);
    // However much a hint says, no card is cut off by it.
    await page.getByRole("button", { name: "Hint" }).tap();
    await page
      .locator("[data-dock]")
      .getByText(/^Hint: /)
      .waitFor();
    const asked = await page.locator("[data-prompt]").boundingBox();
    for (const card of await page.locator("[data-in-hand] article").all()) {
      const box = await card.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
    }
    for (const words of await page.locator("[data-in-hand] p:visible").all()) {
      const box = await words.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    expect(troubles).toEqual([]);
    await context.close();
  },
  60_000,
);

test("what was taken along does not come up large by itself, over the first turn", async () => {
  const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
  await sitDownAt(page, "synthetic-sins", { seats: 1, seed: "by keys" });
  await page.locator("[data-board] [data-ref='gear/silenced-pistol'] > button").hover();
  await page.keyboard.press("Space");
  await page.locator(OWN_TURN).waitFor();
  await page.locator("[data-dock] [data-ref='gear/silenced-pistol']").waitFor();
  await page.waitForTimeout(500);
  expect(await count(page, "[role=tooltip]")).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("a lesson leads keys: to what it speaks of, to its own button, to the main one", async () => {
  const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
  await page.goto("/learn/synthetic-sins");
  const lesson = page.locator("[data-lesson]");
  const at = (place: string) => page.locator(`${place}:focus`).waitFor();
  await at("[data-board] [data-ref='gear/silenced-pistol'] > button");
  await page.keyboard.press("Enter");
  await page.getByText("1 of 1 picked").waitFor();
  await page.keyboard.press("Space");
  await lesson.getByText("2 of 10").waitFor();
  await at("[data-board] [data-ref='sector/22'] > button");
  await page.keyboard.press("Enter");
  await lesson.getByText("3 of 10").waitFor();
  await page.keyboard.press("Enter");
  await lesson.getByText("4 of 10").waitFor();
  await at("[data-ref=main-button]");
  await page.keyboard.press("Space");
  await lesson.getByText("5 of 10").waitFor();
  await at("[data-lesson] button");
  await page.keyboard.press("Space");
  await lesson.getByText("6 of 10").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("whoever comes in is shown and told before one is asked again", async () => {
  const { page, troubles, context } = await stage.person({
    reducedMotion: "no-preference",
    settings: { keepList: false, botPace: "quick" },
  });
  await page.goto("/learn/synthetic-sins");
  const lesson = page.locator("[data-lesson]");
  const press = async (place: string, key: "Enter" | "Space", then: string) => {
    await page.locator(`${place}:focus`).waitFor();
    await page.keyboard.press(key);
    await page.getByText(then).waitFor();
  };
  const room = (sector: number) => `[data-board] [data-ref='sector/${sector}'] > button`;
  await press("[data-board] [data-ref='gear/silenced-pistol'] > button", "Enter", "1 of 1 picked");
  await page.keyboard.press("Space");
  await press(room(22), "Enter", "3 of 10");
  await page.keyboard.press("Enter");
  await lesson.getByText("4 of 10").waitFor();
  await press("[data-ref=main-button]", "Space", "5 of 10");
  await press("[data-lesson] button", "Space", "6 of 10");
  await press(room(19), "Enter", "one action is left");
  await press(room(17), "Enter", "7 of 10");
  // The run is heard: the alarm brings a third guard.
  await press("[data-ref=main-button]", "Space", "Security Guard G3 appears");
  await page.locator("[data-headline]", { hasText: "G3 appears" }).waitFor();
  expect(await count(page, "[data-board] [data-ref='enemy/g3']")).toBe(1);
  await lesson.getByText("8 of 10").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("the alarm says what it means, and a harder way to play says that it is one", async () => {
  const { page, troubles, context } = await stage.person({ settings: { keepList: false } });
  await page.goto("/game/synthetic-sins");
  await page.getByRole("button", { name: "Begin the campaign" }).click();
  await page.getByRole("button", { name: "Mission 1: Back Door" }).last().click();
  await page.getByRole("button", { name: /Play without killing.*harder/ }).waitFor();
  await page.keyboard.press("Space");
  await page.locator("[data-packed]").waitFor();
  await page.keyboard.press("Space");
  await page.locator(OWN_TURN).waitFor();
  await page.locator("[data-ref=alarm] button").click();
  const help = page.getByRole("dialog", { name: "What the alarm means" });
  await help.getByText("Alertness 1").waitFor();
  await help.getByRole("button", { name: "Close" }).click();
  await help.waitFor({ state: "hidden" });
  // The story so far, and every goal in a line of its own.
  await page.getByRole("button", { name: "Story" }).click();
  const story = page.getByRole("dialog", { name: "Back Door" });
  const goals = await story.locator("ul").first().locator("li").all();
  const tops = await Promise.all(goals.map(async (each) => (await each.boundingBox())?.y));
  expect(new Set(tops).size).toBe(2);
  expect(await story.innerText()).not.toMatch(/mission\.|read\./);
  await story.getByRole("button", { name: "Close" }).click();
  // The marks that only this house has are explained too.
  await page.keyboard.press("?");
  const marks = page.getByRole("dialog", { name: "Keys and marks" });
  await marks.getByText("you can run there: it is heard").waitFor();
  await page.keyboard.press("Escape");
  await marks.waitFor({ state: "hidden" });
  // Nobody else plays here: the hint has played on what may come.
  await page.keyboard.press("h");
  await page
    .locator("[data-dock]")
    .getByText(/^Hint: /)
    .waitFor();
  // What it points at is the first that an arrow leads to.
  await page.locator("[data-prompt]").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.locator(":is([data-pointed], [data-pointed] *):focus").waitFor();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("one key skips the whole film, and everybody stands in their room while one is asked", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "no-preference",
    settings: { keepList: false, botPace: "quick", settleTies: true },
  });
  const options = { mission: "absolution" };
  await sitDownAt(page, "synthetic-sins", { seats: 1, options, seed: "the picture", upTo: 0.3 });
  const prompt = page.locator("[data-prompt]");
  await page.locator(OWN_TURN).waitFor();
  await page.keyboard.press("Space");
  // Among the enemies' actions there are ties, which are settled unasked.
  await page.locator("[data-headline]").waitFor();
  await page.keyboard.press("Space");
  const value = prompt.getByText(/You set the card|is for you to say/);
  await page.locator(OWN_TURN).or(value).first().waitFor({ timeout: 3_000 });
  const away = await page
    .locator("[data-board] [data-ref^='enemy/']")
    .evaluateAll(
      (all) =>
        all.filter(
          (each) => getComputedStyle(each).translate !== "none" || each.getAnimations().length > 0,
        ).length,
    );
  expect(away).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);
