/** Where arrows lead among things that lie beside each other. */
import { expect, test } from "vitest";
import { type Direction, nearestTowards } from "../src/table/towards.js";

/** A thing of this size with its middle here. */
const box = (x: number, y: number, size = 40) => ({
  left: x - size / 2,
  top: y - size / 2,
  width: size,
  height: size,
});

/** Where an arrow leads from the one at this place of the list. */
const from = (things: readonly ReturnType<typeof box>[], at: number, direction: Direction) =>
  nearestTowards(direction, { box: things[at], at }, things);

test("an arrow leads to the nearest thing in its direction, whatever their order", () => {
  // Listed as they were dealt: right, above, here, far right, below, left.
  const cross = [
    box(200, 100),
    box(100, 0),
    box(100, 100),
    box(300, 100),
    box(100, 200),
    box(0, 100),
  ];
  expect(from(cross, 2, "right")).toBe(0);
  expect(from(cross, 2, "up")).toBe(1);
  expect(from(cross, 2, "down")).toBe(4);
  expect(from(cross, 2, "left")).toBe(5);
  expect(from(cross, 0, "right")).toBe(3);
});

test("what is straight ahead comes before what is nearer and aside", () => {
  expect(from([box(0, 0), box(60, 60), box(150, 0)], 0, "right")).toBe(2);
  expect(from([box(0, 0), box(60, 20), box(150, 0)], 0, "right")).toBe(1);
});

test("what is more above than to the right is for the other arrow, unless it is all there is", () => {
  expect(from([box(0, 0), box(90, -126), box(318, -75)], 0, "right")).toBe(2);
  expect(from([box(0, 0), box(90, -126)], 0, "right")).toBe(1);
});

test("sizes do not count, middles do; what lies far aside is not in that direction", () => {
  expect(from([box(0, 0, 400), box(100, 0, 10)], 0, "right")).toBe(1);
  expect(from([box(0, 0), box(10, 300)], 0, "right")).toBeUndefined();
  expect(from([box(0, 0), box(10, 300)], 0, "down")).toBe(1);
  expect(from([box(0, 0), box(-50, 0)], 0, "right")).toBeUndefined();
});

test("of equally near ones it is the first; those on one spot are gone through in their order", () => {
  expect(from([box(0, 0), box(100, -50), box(100, 50)], 0, "right")).toBe(1);
  const pile = [box(0, 0), box(0, 0), box(0, 0), box(90, 0)];
  expect([0, 1, 2].map((at) => from(pile, at, "right"))).toEqual([1, 2, 3]);
  expect([3, 2, 1].map((at) => from(pile, at, "left"))).toEqual([0, 0, 0]);
  // From a thing that is none of them, between the first and the second.
  expect(nearestTowards("left", { box: box(0, 0), at: 0.5 }, pile)).toBe(0);
  expect(nearestTowards("right", { box: box(0, 0), at: 0.5 }, pile)).toBe(1);
});
