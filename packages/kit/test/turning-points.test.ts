import { expect, test } from "vitest";
import { outlined } from "../src/outline.js";
import { weightiest } from "../src/turning-points.js";

test("the six weightiest, the later of equals, told in their order", () => {
  const log = [1, 0, 2, 1, 1, 3, 1, 1, 1].map((weight, at) => ({
    type: `w${weight}`,
    at,
    args: {},
  }));
  const points = weightiest(log, ({ type }) => Number(type.slice(1)));
  expect(points.map(({ at }) => at)).toEqual([2, 4, 5, 6, 7, 8]);
  expect(points.every(({ at, event }) => event.at === at)).toBe(true);
  expect(weightiest(log, () => 0)).toEqual([]);
});

test("of what one answer brought about, the cause comes before the weightier effect", () => {
  const log = ["1 shown", "3 back"].map((type) => ({ type, at: 7, args: {} }));
  const points = weightiest(log, ({ type }) => Number(type[0]));
  expect(points.map(({ event }) => event.type)).toEqual(["1 shown", "3 back"]);
});

test("a shape lies in its box, and is cut to its own outline", () => {
  const shape = outlined(
    [
      [2, 1],
      [4, 1],
      [3, 3],
    ],
    10,
  );
  expect(shape).toEqual({
    left: 20,
    top: 10,
    width: 20,
    height: 20,
    clipPath: "polygon(0.0px 0.0px,20.0px 0.0px,10.0px 20.0px)",
  });
});
