/** People in a grid on a phone: nobody's block is higher than its row, and faces are as large as fits. */
import { expect, test } from "vitest";
import { gridRows, weaponLengthFor } from "../board/grid-rows.js";

/** A cell's edge, and cards below the bust, in px. */
const EDGE = 6;
const CARDS = { tall: 67, roomy: 67, low: 50 };
/** In the lowest rows a plate still has its height. */
const PLATE = 44;

test("a bust, its plate and its cards are never higher than their row", () => {
  for (let row = 100; row < 260; row++) {
    const { as, upper } = gridRows(row);
    expect({ row, over: upper + CARDS[as] + EDGE > row }).toEqual({ row, over: false });
  }
});

test("the more room, the larger is a bust", () => {
  const busts = [96, 109, 138, 153, 208].map((row) => gridRows(row).bust);
  expect(busts).toEqual(busts.toSorted((one, other) => one - other));
  expect(new Set(busts).size).toBeGreaterThan(3);
  expect(gridRows(60)).toMatchObject({ as: "low", upper: PLATE });
});

test("at eight seats on a phone there are still words; lower rows speak in signs", () => {
  expect(gridRows(101)).toMatchObject({ as: "low", words: true });
  expect(gridRows(88).words).toBe(false);
});

test("many weapons in hands are drawn smaller", () => {
  expect([1, 2, 3, 5].map(weaponLengthFor)).toEqual([84, 84, 68, 54]);
});
