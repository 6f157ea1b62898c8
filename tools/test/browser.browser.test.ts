import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleForBrowser, launch } from "../browser.mjs";
import { tree } from "./tree.js";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

test("a module in TypeScript runs in a page", async () => {
  const root = tree({
    "sum.ts":
      "export const sum = (...n: readonly number[]): number => n.reduce((a, b) => a + b, 0);",
    "main.ts": 'import { sum } from "./sum.js";\nexport const answer: number = sum(40, 2);',
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundleForBrowser(join(root, "main.ts")) });
  expect(await page.evaluate("bundle.answer")).toBe(42);
  await page.close();
});

test("a page has letters to draw with", async () => {
  const page = await browser.newPage();
  await page.setContent("<span style='font: 40px sans-serif'>Sprawl</span>");
  const width = await page.evaluate("document.querySelector('span').getBoundingClientRect().width");
  expect(width).toBeGreaterThan(50);
  await page.close();
});
