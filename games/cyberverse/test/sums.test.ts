/** The sums of attacks on offer can all be read, however near to each other the targets stand. */
import type { Point } from "@sprawl/art";
import { expect, test } from "vitest";
import { GROUNDS } from "../board/ground.js";
import { sumPlace } from "../board/marks.js";

test.each(Object.entries(GROUNDS))(
  "on the %s ground no sums lie on others or off the paper",
  (_, ground) => {
    const from: Point = [0.5, 0.4];
    const targets: Point[] = [
      [0.2, 0.2],
      [0.25, 0.25],
      [0.5, 0.3],
      [2.8, 0.1],
      [2.7, 0.2],
    ];
    const boxes: Point[] = [];
    for (const to of targets) boxes.push(sumPlace(ground, from, to, boxes));
    const [wide, high] = [ground.letters * 7.5, ground.letters * 2.4];
    for (const [i, [x, y]] of boxes.entries()) {
      expect(x - wide / 2).toBeGreaterThanOrEqual(0);
      expect(x + wide / 2).toBeLessThanOrEqual(ground.width);
      expect(y - high / 2).toBeGreaterThanOrEqual(0);
      for (const [tx, ty] of boxes.slice(0, i)) {
        expect(Math.abs(x - tx) >= wide || Math.abs(y - ty) >= high).toBe(true);
      }
    }
  },
);
