/** Synthetic Sins between two missions: the town, what comes next and what one owns, in one window. */
import { beginCampaign, saveCampaign } from "@sprawl/engine/host";
import { findGame } from "@sprawl/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStage, type Stage } from "./stage.js";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage?.close());

const GEAR = [
  ...["silenced-pistol", "shotgun", "sneakers", "bulletproof-vest", "camera-hack", "stun-gun"],
  ...["assault-rifle", "bioconverter", "body-armor", "chameleon-cloak", "first-aid-kit"],
  ...["forcefield", "generator", "glue-bomb", "sniper-rifle", "spider-drone"],
];

/** A campaign with so many missions done, and two pieces of gear more than that, as a file. */
async function campaignAfter(done: number) {
  const entry = await findGame("synthetic-sins")?.load();
  if (!entry?.campaign) throw new Error("there is a campaign");
  const begun = beginCampaign(entry.campaign, [entry.game]);
  const carried = {
    ...(begun.carried as object),
    completed: done,
    byteBucks: 2 * done,
    gear: GEAR.slice(0, done > 0 ? done + 2 : 1),
    items: done > 0 ? ["painkillers", "smoke-grenade", "emp-grenade"] : [],
  };
  return {
    format: "sprawl-slot/1",
    game: "synthetic-sins",
    began: 1_760_000_000_000,
    players: [{ name: "Ash" }],
    campaign: { ...saveCampaign(begun), carried },
  };
}

async function openTown(page: Page, done: number): Promise<void> {
  await page.goto("/saved");
  const buffer = Buffer.from(JSON.stringify(await campaignAfter(done)));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "town.json", mimeType: "application/json", buffer });
  await page.locator("[data-flag]").first().waitFor();
}

/** Where what belongs to the page ends, and where what stands above the town does. */
function measured(page: Page) {
  return page.evaluate(() => {
    const box = (of: Element | null | undefined) => of?.getBoundingClientRect() ?? new DOMRect();
    const flag = document.querySelector("main [data-flag]");
    const begin = box(document.querySelector("[data-begin]"));
    const cards = [...document.querySelectorAll("[data-owned] li, [data-owned] h3")].map(box);
    return {
      town: Math.round(box(flag?.closest("section")).top),
      bottom: Math.round(Math.max(begin.bottom, ...cards.map(({ bottom }) => bottom))),
      right: Math.max(
        ...[...document.querySelectorAll("main article :is(h3, p, dd)")].map((e) => box(e).right),
      ),
    };
  });
}

test.each([
  [1440, 900, "en"],
  [1366, 768, "en"],
  [1440, 900, "de"],
])(
  "at %d by %d (%s) town, mission, shop, gear and items are seen at once, early and late",
  async (width, height, language) => {
    const { page, troubles, context } = await stage.person({
      viewport: { width, height },
      settings: { language },
    });
    for (const done of [0, 3, 8, 14]) {
      await openTown(page, done);
      const { town, bottom, right } = await measured(page);
      expect(town, `above the town, ${done} done`).toBeLessThanOrEqual(56);
      expect(bottom, `the lowest, ${done} done`).toBeLessThanOrEqual(height);
      expect(right, `the mission, ${done} done`).toBeLessThanOrEqual(width);
    }
    expect(troubles).toEqual([]);
    await context.close();
  },
  120_000,
);

test("gear that does not fit is pushed into sight, by keys too", async () => {
  const viewport = { width: 1366, height: 768 };
  const { page, troubles, context } = await stage.person({ viewport });
  await openTown(page, 8);
  const row = page.getByRole("list", { name: /Gear/ });
  const last = row.getByRole("listitem").last();
  const right = async () => {
    const [own, all] = [await last.boundingBox(), await row.boundingBox()];
    return (own?.x ?? 0) + (own?.width ?? 0) - ((all?.x ?? 0) + (all?.width ?? 0));
  };
  await expect.poll(right).toBeGreaterThan(100);
  await page.locator("ul[tabindex='0']").waitFor();
  await row.focus();
  const pushed = async () => {
    await page.keyboard.press("ArrowRight");
    return right();
  };
  await expect.poll(pushed, { timeout: 10_000 }).toBeLessThanOrEqual(1);
  // Few enough, they are no stop for the Tab key.
  await openTown(page, 0);
  await expect.poll(() => row.getAttribute("tabindex")).toBeNull();
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);

test("on a phone held flat one begins, is told and packs without pushing", async () => {
  const { page, troubles, context } = await stage.person({
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
    newcomer: true,
    settings: { keepList: false },
  });
  await openTown(page, 0);
  const begin = page.getByRole("button", { name: "Mission 1: Back Door" }).first();
  const pages = page.getByRole("navigation", { name: "Pages" });
  const [button, below] = [await begin.boundingBox(), await pages.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await begin.tap();
  const first = page.getByRole("region", { name: "Before your first match" });
  await first.waitFor();
  const rest = await first.evaluate((each) => each.scrollHeight - each.clientHeight);
  expect(rest).toBeLessThanOrEqual(0);
  await first.getByRole("button", { name: "Got it" }).tap();
  await page.getByRole("button", { name: "Begin the mission" }).tap();
  await page.locator("[data-board] [data-picked]").waitFor();
  const story = page.getByRole("region", { name: "Back Door" });
  const [words, board] = [
    await story.boundingBox(),
    await page.locator("[data-board]").first().boundingBox(),
  ];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(
    (board?.y ?? 0) + (board?.height ?? 0),
  );
  expect(troubles).toEqual([]);
  await context.close();
}, 60_000);
