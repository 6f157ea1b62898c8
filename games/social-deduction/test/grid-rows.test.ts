/** People in a grid on a phone: nobody's block is higher than its row, and faces are as large as fits. */
import { expect, test } from "vitest";
import { gridRows, LOWEST, weaponLengthFor } from "../board/grid-rows.js";

/** A cell's edge, in px. */
const EDGE = 6;

test("a bust, its plate, its cards and what is said are never higher than their row", () => {
  for (let row = LOWEST; row < 260; row++) {
    const { as, upper, card, said } = gridRows(row);
    const edge = as === "low" ? 0 : EDGE;
    expect({ row, over: said + upper + card * 1.4 + edge > row }).toEqual({ row, over: false });
  }
});

test("the more room, the larger is a bust", () => {
  const busts = [58, 138, 153, 208].map((row) => gridRows(row).bust);
  expect(busts).toEqual(busts.toSorted((one, other) => one - other));
  expect(new Set(busts).size).toBeGreaterThan(3);
});

test("at eight seats on the small phones there are still words; only the lowest rows speak in signs", () => {
  expect([113, 103, 84, 77].map((row) => gridRows(row).lines)).toEqual([2, 2, 1, 1]);
  expect(gridRows(70).lines).toBe(0);
});

test("many weapons in hands are drawn smaller", () => {
  expect([1, 2, 3, 5].map(weaponLengthFor)).toEqual([84, 84, 68, 54]);
});
