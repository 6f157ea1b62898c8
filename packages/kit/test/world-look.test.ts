import { expect, test } from "vitest";
import { nearer, together } from "../src/world-look.js";

test("a thing comes into sight with a margin, and one that is in sight stays where it is", () => {
  expect(nearer(-300, -200, 0, 400)).toBe(324);
  expect(nearer(500, 600, 0, 400)).toBe(-224);
  expect(nearer(100, 200, 0, 400)).toBe(0);
});

test("a thing that is larger than the window comes into its middle", () => {
  expect(nearer(-700, -300, 0, 400)).toBe(700);
});

const WORLD = { width: 1200, height: 1200 };
const WINDOW = { width: 400, height: 400 };
const box = (x: number, y: number) => ({ x, y, width: 40, height: 40 });

/** Where a box lies in the window. */
function seen(boxes: Parameters<typeof together>[1], x = 0, scale = 1) {
  const look = together({ x, y: 0, scale }, boxes, WORLD, WINDOW);
  return boxes.map((each) => ({
    left: each.x * look.scale + look.x,
    right: (each.x + each.width) * look.scale + look.x,
    scale: look.scale,
  }));
}

test("what is in sight moves nothing", () => {
  const look = { x: -100, y: 0, scale: 1 };
  expect(together(look, [box(110, 60), box(400, 300)], WORLD, WINDOW)).toBe(look);
});

test("who shoots and who is shot at come into sight together, no smaller than that takes", () => {
  const [near] = seen([box(300, 100), box(500, 100)]);
  expect(near.scale).toBe(1);
  const [from, to] = seen([box(100, 100), box(600, 100)]);
  expect(from.scale).toBeCloseTo(352 / 540, 5);
  for (const { left, right } of [from, to]) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(WINDOW.width);
  }
});

test("where two are too far from each other to be known, the last is seen as large as before", () => {
  const [, to] = seen([box(0, 100), box(1100, 100)]);
  expect(to.scale).toBe(1);
  expect(to.right).toBeLessThanOrEqual(WINDOW.width);
});
