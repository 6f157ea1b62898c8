import { expect, test } from "vitest";
import { freePlace } from "../src/table/use-free-place.js";

const board = { left: 0, right: 1440, top: 44, bottom: 720 };
const list = { width: 384, height: 676 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("the list a verb has opened hides as little as can be of what can be chosen", () => {
  expect(freePlace(board, list, [])).toBe("right");
  expect(freePlace(board, list, [box(1250, 450, 180, 150)])).toBe("left");
  // People on both sides and at the far edge: low in the middle it hides none of them.
  const people = [
    box(5, 450, 180, 150),
    box(440, 60, 180, 156),
    box(820, 60, 180, 156),
    box(1250, 450, 180, 150),
  ];
  expect(freePlace(board, list, people)).toBe("middle");
  // What lies in the middle can be chosen.
  expect(freePlace(board, list, [box(620, 480, 200, 140)])).toBe("right");
});
