import { describe, expect, test } from "vitest";
import { sayTime } from "../src/duration.js";
import { SEAT_SHAPES, seatLook } from "../src/seat-shapes.js";

describe("sixteen seats", () => {
  const looks = Array.from({ length: 16 }, (_, seat) => seatLook(seat));

  test("each have a shape and a letter of their own", () => {
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(16);
    expect(new Set(looks.map(({ letter }) => letter)).size).toBe(16);
    expect(SEAT_SHAPES).toHaveLength(16);
  });

  test("differ in colour, or else in being hollow", () => {
    expect(new Set(looks.map(({ colour, hollow }) => `${colour} ${hollow}`)).size).toBe(16);
  });
});

test("time is read as people read it", () => {
  expect([0, 7, 65.2, 3600, 7265, 190_000, -3].map(sayTime)).toEqual([
    "0:00",
    "0:07",
    "1:06",
    "1 h 00",
    "2 h 01",
    "2 d 4 h",
    "0:00",
  ]);
});
