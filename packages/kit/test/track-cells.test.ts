/** A track is filled up to where it stands, whatever its cells stand for. */
import { expect, test } from "vitest";
import { type Cells, cellsOf } from "../src/track-cells.js";

const filled = (cells: Cells) => cellsOf(cells).map(({ full }) => full);
const where = (cells: Cells) => cellsOf(cells).findIndex(({ here }) => here);

test("steps up to the value are full; the step of nothing never is", () => {
  expect(filled({ value: 2, max: 4 })).toEqual([0, 1, 1, 0, 0]);
  expect(filled({ value: 0, max: 2 })).toEqual([0, 0, 0]);
  expect(where({ value: 2, max: 4 })).toBe(2);
  expect(where({ value: 0, max: 4 })).toBe(0);
});

test("a marker that moves fills its own step only", () => {
  expect(filled({ value: 3, min: 1, max: 4, fill: "only" })).toEqual([0, 0, 1, 0]);
});

test("there are as many cubes as there can be points", () => {
  expect(filled({ value: 3, max: 3, cubes: true })).toEqual([1, 1, 1]);
  expect(filled({ value: 0, max: 3, cubes: true })).toEqual([0, 0, 0]);
});

test("a cell of many points fills slowly, and is full when the next one begins", () => {
  const alarm = { max: 99, each: 10 };
  expect(filled({ ...alarm, value: 24 }).slice(0, 4)).toEqual([1, 1, 0.4, 0]);
  expect(where({ ...alarm, value: 24 })).toBe(2);
  expect(filled({ ...alarm, value: 30 }).slice(2, 4)).toEqual([1, 0]);
  expect(where({ ...alarm, value: 99 })).toBe(9);
  expect(cellsOf({ ...alarm, value: 0 })).toHaveLength(10);
});
