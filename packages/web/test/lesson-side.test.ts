import { describe, expect, test } from "vitest";
import { goesBelow, lowestAbove } from "../src/table/lesson-side.js";

/** The board of a phone, and a card of three lines. */
const BOARD = { top: 44, bottom: 544 };
const CARD = 118;

describe("the card of a lesson", () => {
  test("stands below what it speaks of while there is room", () => {
    expect(goesBelow({ top: 264, bottom: 382 }, BOARD, CARD)).toBe(true);
  });

  test("stands above a room in the lower half that it would cover", () => {
    expect(goesBelow({ top: 357, bottom: 451 }, BOARD, CARD)).toBe(false);
  });

  test("stands above what is in the dock", () => {
    expect(goesBelow({ top: 788, bottom: 836 }, BOARD, CARD)).toBe(false);
  });

  test("hides nothing of one's own where there is room on the other side", () => {
    const figure = [{ top: 450, bottom: 520 }];
    expect(goesBelow(undefined, BOARD, CARD)).toBe(true);
    expect(goesBelow(undefined, BOARD, CARD, figure)).toBe(false);
    expect(goesBelow({ top: 264, bottom: 382 }, BOARD, CARD, figure)).toBe(false);
    expect(goesBelow({ top: 60, bottom: 120 }, BOARD, CARD, figure)).toBe(true);
  });

  test("about what is in the dock, lies over nothing picked on the board", () => {
    const button = { top: 788, bottom: 836 };
    expect(goesBelow(button, BOARD, CARD, [{ top: 100, bottom: 290 }])).toBe(true);
    expect(goesBelow(button, BOARD, CARD, [{ top: 450, bottom: 520 }])).toBe(false);
    expect(goesBelow(button, BOARD, CARD, [BOARD])).toBe(false);
  });

  test("takes the larger side where neither has room", () => {
    expect(goesBelow({ top: 60, bottom: 440 }, BOARD, CARD)).toBe(true);
    expect(goesBelow({ top: 150, bottom: 530 }, BOARD, CARD)).toBe(false);
  });

  test("above something high in the board it goes up, over the seats, and hides nothing of it", () => {
    const card = { top: 220, bottom: 420 };
    expect(lowestAbove(card, { top: 44, bottom: 592 }, 68)).toBe(84);
    expect(lowestAbove(card, { top: 200, bottom: 592 }, 68)).toBe(0);
  });
});
