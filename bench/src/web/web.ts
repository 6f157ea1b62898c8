/**
 * The client in a browser: what the first visit costs, how soon one can play, and how quick the
 * table is under the hand.
 */
import type { Page } from "playwright-core";
import { countBytes, freshPage, gamesThere, openStage, type Stage, throttle } from "./stage.js";

export type Visit = {
  /** Over the wire, compressed, until the page can be used. */
  readonly bytes: number;
  readonly files: number;
  /** From the click on the link until the page answers, in ms, on a slow phone. */
  readonly usable: number;
};

export type Quantiles = { readonly p50: number; readonly p95: number };

export type WebFigures = {
  readonly front: Visit;
  /** From the front page to the first question of a solo match. */
  readonly solo: Visit;
  /** From a click on a choice until the answer is drawn, in ms; this machine, not slowed down. */
  readonly answer: Quantiles & { readonly answers: number };
  /** Time between two frames while bots move and cards fly, in ms. */
  readonly frame: Quantiles & { readonly frames: number };
  /** For every game of the registry: what its table loads, and how smoothly it moves. */
  readonly tables: readonly TableFigures[];
  /** What the page holds after so many decisions, in megabytes, garbage collected. */
  readonly memory: { readonly decisions: number; readonly before: number; readonly after: number };
};

export type TableFigures = {
  readonly game: string;
  /** From nothing to its first question, over the wire, compressed. */
  readonly bytes: number;
  /** Of these, the board with its pictures. */
  readonly pictures: number;
  /** Time between two frames while the table plays, in ms. */
  readonly frame: Quantiles;
};

export async function web(quick: boolean): Promise<WebFigures> {
  const stage = await openStage();
  try {
    return {
      front: await visitFront(stage),
      solo: await visitSolo(stage),
      answer: await answering(stage, quick ? 10 : 100),
      frame: await frames(stage, quick ? 2_000 : 10_000),
      tables: await tables(stage, quick ? 1_500 : 6_000),
      memory: await memory(stage, quick ? 30 : 1000),
    };
  } finally {
    await stage.close();
  }
}

/** No long task for so long means: it answers. */
const QUIET = 300;

/** Waits until the main thread has been quiet, and says when that began, since the page was opened. */
function settled(page: Page): Promise<number> {
  return page.evaluate(
    (quiet) =>
      new Promise<number>((done) => {
        let last = performance.now();
        const began = last;
        const watch = new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) last = startTime + duration;
        });
        watch.observe({ type: "longtask", buffered: true });
        const look = (): void => {
          const free = performance.now() - Math.max(last, began) >= quiet;
          if (!free) setTimeout(look, 50);
          else {
            watch.disconnect();
            done(Math.max(last, began));
          }
        };
        look();
      }),
    QUIET,
  );
}

async function visitFront(stage: Stage): Promise<Visit> {
  const { page, wire } = await freshPage(stage);
  await throttle(wire);
  const counted = await countBytes(wire);
  await page.goto("/");
  await page.getByRole("link", { name: "Caravan-40", exact: true }).waitFor();
  const usable = await settled(page);
  const visit = { ...counted(), usable };
  await page.context().close();
  return visit;
}

async function visitSolo(stage: Stage): Promise<Visit> {
  const { page, wire } = await freshPage(stage);
  await page.goto("/game/caravan");
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await throttle(wire);
  const counted = await countBytes(wire);
  const began = performance.now();
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator("[data-asked]").waitFor();
  const visit = { ...counted(), usable: performance.now() - began };
  await page.context().close();
  return visit;
}

/** Files that draw: boards, their art, their styles. */
const DRAWS = /\/(board|art|portrait|figure|card|place|scene|cards)[\w-]*\.(js|css)/;

async function tables(stage: Stage, ms: number): Promise<readonly TableFigures[]> {
  const all: TableFigures[] = [];
  for (const game of await gamesThere()) {
    const { page, wire } = await freshPage(stage);
    await page.setViewportSize({ width: 1440, height: 900 });
    const counted = await countBytes(wire, DRAWS);
    await page.goto(`/game/${game}`);
    await page.getByRole("button", { name: "Play now" }).click();
    await page.locator("[data-asked]").first().waitFor();
    await page.locator("[data-board] [data-ref]").first().waitFor();
    const { bytes, of: pictures } = counted();
    const frame = quantiles(await framesWhilePlaying(page, ms));
    all.push({ game, bytes, pictures, frame });
    await page.context().close();
  }
  return all;
}

/** At a solo table, bots without a pause. */
async function seated(stage: Stage, botPace: string): Promise<Page> {
  const { page } = await freshPage(stage);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/settings");
  await page.evaluate(
    (pace) => localStorage.setItem("sprawl.settings", JSON.stringify({ botPace: pace })),
    botPace,
  );
  await begin(page);
  return page;
}

async function begin(page: Page): Promise<void> {
  await page.goto("/game/caravan");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator("[data-asked] [data-main]").first().waitFor();
}

/**
 * Answers in the page itself, so that nothing is measured but the page: clicks the main thing, and
 * looks when what stands there has changed and a frame has been drawn. Stops early at the end.
 */
function answersIn(page: Page, most: number): Promise<number[]> {
  return page.evaluate(async (times) => {
    const asked = () => document.querySelector("[data-asked]")?.getAttribute("data-asked");
    const shown = () => document.querySelector("[data-prompt]")?.textContent;
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const found: number[] = [];
    while (found.length < times) {
      const choices = document.querySelectorAll<HTMLElement>("[data-asked] [data-main]");
      const choice = choices[choices.length - 1];
      if (!choice) {
        if (!document.querySelector("[data-prompt]")) break;
        await nextFrame();
        if (document.querySelector("a[href*='/replay/']")) break;
        continue;
      }
      const before = [asked(), shown()].join();
      const began = performance.now();
      choice.click();
      while ([asked(), shown()].join() === before) {
        await new Promise((done) => setTimeout(done, 0));
        if (performance.now() - began > 5_000) break;
      }
      await nextFrame();
      found.push(performance.now() - began);
    }
    return found;
  }, most);
}

async function answering(stage: Stage, most: number) {
  const page = await seated(stage, "instant");
  const found: number[] = [];
  while (found.length < most) {
    found.push(...(await answersIn(page, most - found.length)));
    if (found.length < most) await begin(page);
  }
  await page.context().close();
  return { ...quantiles(found), answers: found.length };
}

async function frames(stage: Stage, ms: number) {
  const page = await seated(stage, "quick");
  const found = await framesWhilePlaying(page, ms);
  await page.context().close();
  return { ...quantiles(found), frames: found.length };
}

/** Watches the frames while the main thing is done again and again. */
async function framesWhilePlaying(page: Page, ms: number): Promise<number[]> {
  const watching = page.evaluate(
    (time) =>
      new Promise<number[]>((done) => {
        const found: number[] = [];
        let last = performance.now();
        const end = last + time;
        const look = (now: number) => {
          found.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(look);
          else done(found);
        };
        requestAnimationFrame(look);
      }),
    ms,
  );
  const playing = answersIn(page, 1000).catch(() => []);
  const found = await watching;
  void playing;
  return found.slice(1);
}

/** Match after match. The first does not count: what an end needs is fetched then, once. */
async function memory(stage: Stage, most: number) {
  const page = await seated(stage, "instant");
  const wire = await page.context().newCDPSession(page);
  const playAgain = async () => {
    await page.getByRole("button", { name: "Play again" }).click();
    await page.locator("[data-asked] [data-main]").first().waitFor();
  };
  await answersIn(page, Number.MAX_SAFE_INTEGER);
  await playAgain();
  const before = await heap(wire);
  let decisions = 0;
  while (decisions < most) {
    const given = await answersIn(page, most - decisions);
    decisions += given.length;
    if (decisions < most) await playAgain();
  }
  const after = await heap(wire);
  await page.context().close();
  return { decisions, before, after };
}

async function heap(wire: Awaited<ReturnType<typeof freshPage>>["wire"]): Promise<number> {
  await wire.send("HeapProfiler.collectGarbage");
  const { usedSize } = await wire.send("Runtime.getHeapUsage");
  return usedSize / 2 ** 20;
}

function quantiles(found: readonly number[]): Quantiles {
  const sorted = found.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p95: at(0.95) };
}
